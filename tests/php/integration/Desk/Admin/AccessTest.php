<?php
/** Who may go where and do what in wp-admin: denied unless it was given. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Reports\Reports_Screen as Reports;
use DesignMarketplace\Desk\Admin\Screens\Newsletter;
use DesignMarketplace\Desk\Admin\Screens\Outbox;
use DesignMarketplace\Desk\Admin\Settings\Mail_Trial;
use DesignMarketplace\Desk\Admin\Users_List;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Outbox as Queue;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\Tests\Support\People;

final class AccessTest extends AdminTestCase {

	/** Every action and the capability it asks for. */
	private const ACTIONS = array(
		'close_missions'       => 'edit_others_dmkt_missions',
		'mail_retry'           => 'manage_options',
		'mail_cancel'          => 'manage_options',
		'newsletter_csv'       => 'manage_options',
		'activate_members'     => 'edit_users',
		'resend_activation'    => 'edit_users',
		'switch_off_members'   => 'manage_options',
		'switch_on_members'    => 'manage_options',
		'decide_held_missions' => 'manage_options',
		'decide_report'        => 'manage_options',
		'decide_again'         => 'manage_options',
		'verify_member'        => 'manage_options',
		'unverify_member'      => 'manage_options',
		'correct_profile'      => 'edit_users',
		'work_pictures'        => 'edit_others_dmkt_works',
		'act_for'              => 'manage_options',
		'give_work'            => 'manage_options',
		'decide_for'           => 'manage_options',
		'reopen_mission'       => 'manage_options',
		'merge_skills'         => 'manage_dmkt_skills',
		'save_view'            => 'manage_options',
		'remove_view'          => 'manage_options',
		'view_csv'             => 'manage_options',
		'message_members'      => 'manage_options',
		'add_member'           => 'manage_options',
		'make_sibling'         => 'edit_pages',
		'save_translations'    => 'edit_pages',
		'log_csv'              => 'manage_options',
		'reset_mail'           => 'manage_options',
		'save_brand'           => 'manage_options',
		'reset_brand'          => 'manage_options',
		'forget_brand'         => 'manage_options',
		'download_brand'       => 'manage_options',
		'import_brand'         => 'manage_options',
		'brand_mail'           => 'manage_options',
		'letter_language'      => 'manage_options',
		'letter_test'          => 'manage_options',
		'letter_send'          => 'manage_options',
		'letter_stop'          => 'manage_options',
		'webhook_on'           => 'manage_options',
		'webhook_test'         => 'manage_options',
		'figures_csv'          => 'design_marketplace_view_figures',
		'share_figures'        => 'manage_options',
		'archive'              => 'manage_options',
		'import_begin'         => 'manage_options',
		'import_try'           => 'manage_options',
		'import_run'           => 'manage_options',
		'import_stop'          => 'manage_options',
	);

	private const MODERATED = array( 'Overview', 'Projects', 'Design jobs', 'Applications', 'Events', 'Tools', 'Readings', 'Past projects', 'Skills', 'Languages' );
	private const MANAGED   = array( 'Reports', 'Figures', 'Outbox', 'Newsletter', 'Appearance', 'Log', 'Letters', 'Import', 'Settings' );

	/**
	 * Entries of the menu somebody sees.
	 * @param int $user User.
	 * @return list<string>
	 */
	private function menu( int $user ): array {
		global $menu, $submenu;
		$menu    = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as at the start of a request.
		$submenu = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as at the start of a request.
		$this->act_as( $user );
		( new Menu() )->add();
		return array_column( (array) ( $GLOBALS['submenu'][ Menu::SLUG ] ?? array() ), 0 );
	}

	public function test_an_administrator_has_one_menu_with_everything_in_order(): void {
		$moderated = self::MODERATED;
		array_splice( $moderated, 1, 0, array( 'Members' ) );
		$this->assertSame( array_merge( $moderated, self::MANAGED ), $this->menu( 1 ) );
	}

	public function test_an_editor_moderates_and_sees_neither_settings_nor_mails_nor_addresses(): void {
		$this->assertSame( self::MODERATED, $this->menu( $this->person( 'editor' ) ) );
	}

	public function test_who_waits_and_what_failed_is_counted_in_the_menu_for_administrators_alone(): void {
		global $wpdb;
		$counted = fn( int $user ): string => wp_strip_all_tags( implode( ' ', $this->menu( $user ) ) );
		$before  = $counted( 1 );
		$this->assertStringNotContainsString( 'could not be sent', $before );
		$waiting = Users_List::number( Account_State::Waiting );
		$this->designer( array( 'activated' => false ) );
		( new Queue() )->enqueue( 'test:failed', 'user:1', 'welcome' );
		$wpdb->update( Tables::name( 'outbox' ), array( 'status' => 'failed' ), array( 'event' => 'test:failed' ) );
		$after = $counted( 1 );
		$this->assertStringContainsString( 'Outbox 11 email could not be sent', $after );
		$this->assertMatchesRegularExpression( '/Members ' . ( $waiting + 1 ) . ( $waiting + 1 ) . ' members? ha(s|ve) not activated/', $after );
		$this->assertStringNotContainsString( '1', $counted( $this->person( 'editor' ) ) );
	}

	public function test_others_have_no_menu(): void {
		foreach ( array( $this->person( 'author' ), $this->person( 'subscriber' ), $this->designer(), $this->contractor() ) as $user ) {
			$this->assertSame( array(), $this->menu( $user ) );
		}
	}

	public function test_an_action_is_refused_without_nonce_or_capability(): void {
		$people                  = array( $this->person( 'author' ), $this->designer(), $this->contractor() );
		[ $editor, $subscriber ] = array( $this->person( 'editor' ), $this->person( 'subscriber' ) );
		foreach ( self::ACTIONS as $action => $capability ) {
			$this->act_as( People::administrator() );
			$this->assertTrue( current_user_can( $capability ) );
			foreach ( array( '', 'wrong', wp_create_nonce( 'design_marketplace_other' ) ) as $nonce ) {
				$end = $this->send( $action, array(), $nonce );
				$this->assertSame( array( 'died', 403 ), array( $end->how, $end->status ), $action );
			}
			foreach ( array( ...$people, in_array( $capability, array( 'manage_options', 'edit_users' ), true ) ? $editor : $subscriber ) as $user ) {
				$this->act_as( $user );
				$end = $this->send( $action );
				$this->assertSame( array( 'died', 403 ), array( $end->how, $end->status ), "{$action} by {$user}" );
			}
		}
	}

	public function test_preview_and_test_mail_are_refused_without_nonce_or_capability(): void {
		foreach ( array( Mail_Trial::PREVIEW, Mail_Trial::SEND ) as $action ) {
			foreach ( array( array( 1, 'wrong' ), array( $this->person( 'editor' ), null ) ) as [ $user, $nonce ] ) {
				$this->act_as( $user );
				$_POST    = array( '_wpnonce' => $nonce ?? wp_create_nonce( 'design_marketplace_mails-options' ) );
				$_REQUEST = $_POST; // phpcs:ignore WordPress.Security.NonceVerification -- what is tested.
				try {
					do_action( "admin_post_{$action}" ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
					$this->fail( 'It was done.' );
				} catch ( Ended $end ) {
					$this->assertSame( array( 'died', 403 ), array( $end->how, $end->status ) );
				}
			}
		}
		$this->assertSame( array(), $this->mails() );
	}

	public function test_every_action_of_ours_is_in_these_tests_and_none_is_for_strangers(): void {
		$names = array_filter( array_keys( $GLOBALS['wp_filter'] ), static fn( int|string $name ): bool => (bool) preg_match( '/^(admin_post|wp_ajax)_.*design_marketplace/', (string) $name ) );
		$known = array_map( static fn( string $action ): string => "admin_post_design_marketplace_{$action}", array_keys( self::ACTIONS ) );
		$known = array_merge( $known, array( 'admin_post_' . Mail_Trial::PREVIEW, 'admin_post_' . Mail_Trial::SEND ) );
		$this->assertEqualsCanonicalizing( $known, array_values( $names ) );
	}

	public function test_nobody_adds_members_items_in_wp_admin(): void {
		foreach ( array( 'dmkt_work', 'dmkt_mission', 'dmkt_application' ) as $type ) {
			$this->assertFalse( current_user_can( get_post_type_object( $type )->cap->create_posts ?? 'read' ) );
		}
	}
}
