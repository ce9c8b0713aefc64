<?php
/** Short ways for the operator: to the settings, to what waits, events by their day, several works back to drafts, default mail texts. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\At_A_Glance;
use DesignMarketplace\Desk\Admin\Lists\Works;
use DesignMarketplace\Desk\Admin\Screens\Overview;
use DesignMarketplace\Desk\Admin\Settings\Mail_Form;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Texts;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Market;

final class SmallStepsTest extends AdminTestCase {

	public function test_the_plugins_row_leads_to_the_settings_those_who_may_change_them(): void {
		$links = fn(): array => apply_filters( 'plugin_action_links_' . plugin_basename( DESIGN_MARKETPLACE_FILE ), array( 'deactivate' => 'x' ) ); // phpcs:ignore WordPress.NamingConventions -- core's.
		$this->assertStringContainsString( 'page=design-marketplace-settings"', array_values( $links() )[0] );
		$this->act_as( $this->person( 'editor' ) );
		$this->assertSame( array( 'deactivate' => 'x' ), $links() );
	}

	public function test_events_are_listed_by_their_day_the_latest_first_unless_asked_otherwise(): void {
		// Written in another order than they take place.
		foreach ( array( 'Middle' => '2031-05-06', 'Latest' => '2032-01-01', 'Earliest' => '2020-02-03' ) as $title => $day ) {
			$id = (int) wp_insert_post( array( 'post_type' => 'dmkt_event', 'post_status' => 'publish', 'post_title' => "{$title} of three" ) );
			update_post_meta( $id, 'design_marketplace_date', $day );
		}
		$order = function ( array $query ): array {
			preg_match_all( '/class="row-title"[^>]*>(\w+) of three</', $this->list_of( 'dmkt_event', $query ), $found );
			return $found[1];
		};
		$this->assertSame( array( 'Latest', 'Middle', 'Earliest' ), $order( array() ) );
		$this->assertSame( array( 'Earliest', 'Middle', 'Latest' ), $order( array( 'orderby' => 'dm_day', 'order' => 'asc' ) ) );
		$this->assertSame( array( 'Earliest', 'Latest', 'Middle' ), $order( array( 'orderby' => 'title', 'order' => 'asc' ) ) );
		$this->assertMatchesRegularExpression( '/id=[\'"]dm_day[\'"][^>]*aria-sort="descending"/', $this->list_of( 'dmkt_event' ) );
	}

	public function test_several_works_are_taken_back_to_drafts_and_their_designers_told(): void {
		$designer = $this->designer();
		$works    = array( Market::work( $designer ), Market::work( $designer ), Market::work( $designer, array( 'status' => 'draft' ) ) );
		$job      = Market::mission( $this->contractor() );
		$this->assertSame( 'Back to draft', apply_filters( 'bulk_actions-edit-dmkt_work', array() )[ Works::BULK ] ?? '' ); // phpcs:ignore WordPress.NamingConventions -- core's.
		( new Works() )->draft( 'back', 'another', $works );
		$this->assertSame( 'publish', get_post_status( $works[0] ) );
		// As a list leaves it behind.
		$GLOBALS['post'] = get_post( Market::work( $designer ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's list does.
		$this->assertSame( 'back', apply_filters( 'handle_bulk_actions-edit-dmkt_work', 'back', Works::BULK, array( ...$works, $job, 0 ) ) ); // phpcs:ignore WordPress.NamingConventions -- core's.
		$this->assertSame( 'publish', $GLOBALS['post']->post_status );
		unset( $GLOBALS['post'] );
		$this->assertSame( array( 'draft', 'draft', 'draft', 'publish' ), array_map( 'get_post_status', array( ...$works, $job ) ) );
		$this->assertStringContainsString( '2 projects are drafts again', $this->printed( static fn() => do_action( 'admin_notices' ) ) );
		$this->assertSame( array( 'status', 'status' ), array_column( Decisions::of( $designer ), 'words' ) );
		$this->act_as( $this->person( 'author' ) );
		$shown = Market::work( $designer );
		( new Works() )->draft( 'back', Works::BULK, array( $shown ) );
		$this->assertSame( 'publish', get_post_status( $shown ) );
	}

	public function test_the_form_of_a_mail_starts_from_the_default_and_goes_back_to_it(): void {
		$own  = static fn(): mixed => Site_Settings::get( Texts::SETTING )['lost_password']['fr'] ?? null;
		update_option( Texts::OPTION, array( 'lost_password' => array( 'fr' => array( 'heading' => 'Oups' ), 'de' => array( 'heading' => 'Hoppla' ) ) ) );
		$form = function ( array $query = array() ): string {
			$_GET = array( 'mail' => 'lost_password', 'language' => 'fr' ) + $query;
			return $this->printed( static fn() => ( new Mail_Form() )->show() );
		};
		$this->assertSame( 1, substr_count( $form(), 'Changed: not the default text.' ) );
		$this->assertMatchesRegularExpression( '/id="dm-mail-subject"[^>]* value=""/', $form() );
		$this->assertMatchesRegularExpression( '/id="dm-mail-subject"[^>]* value="[^"]+"/', $form( array( 'start' => '1' ) ) );
		$this->assertStringContainsString( 'value="Oups"', $form( array( 'start' => '1' ) ), 'What was written stays.' );
		$this->send( 'reset_mail', array( 'mail' => 'lost_password', 'language' => 'fr' ) );
		$this->assertNull( $own() );
		$this->assertSame( 'Hoppla', Site_Settings::get( Texts::SETTING )['lost_password']['de']['heading'] );
		$this->assertStringNotContainsString( 'Reset to the default texts', $form() );
	}

	public function test_the_dashboard_and_the_overview_say_what_is_there_and_what_one_can_do(): void {
		Market::work( $this->designer() );
		$lines    = static fn(): string => implode( ' ', ( new At_A_Glance() )->add( array() ) );
		$this->assertMatchesRegularExpression( '/users.php\?dm_members=1">\d+ active members?<.*post_type=dmkt_work">\d+ published projects?<.*post_type=dmkt_mission">\d+ open design jobs?</', $lines() );
		$overview = fn(): string => $this->printed( static fn() => ( new Overview() )->show() );
		$this->assertStringNotContainsString( 'What you can do here', $overview() );
		$this->act_as( $this->person( 'editor' ) );
		$this->assertStringNotContainsString( 'active member', $lines() );
		$this->assertStringContainsString( 'What you can do here', $overview() );
		$this->assertMatchesRegularExpression( '/edit-tags.php\?taxonomy=dmkt_skill&#038;post_type=dmkt_mission">Name and merge skills</', $overview() );
		$this->act_as( $this->person( 'author' ) );
		$this->assertSame( '', $lines() );
	}

	public function test_the_overview_leads_to_what_failed_to_who_waits_and_to_what_is_decided(): void {
		global $wpdb;
		$this->designer( array( 'activated' => false ) );
		( new Outbox() )->enqueue( 'test:failed', "user:{$this->designer()}", 'welcome' );
		$wpdb->update( Tables::name( 'outbox' ), array( 'status' => 'failed' ), array( 'event' => 'test:failed' ) );
		Decided::hold( Site_Settings::HOLD_ALL );
		$company = $this->contractor();
		$this->act_as( $company );
		Market::mission( $company );
		$this->act_as( 1 );
		$html = $this->printed( static fn() => ( new Overview() )->show() );
		foreach ( array(
			'page=design-marketplace-outbox&#038;status=failed">\d+ emails? could not be sent',
			'dm_members=1&#038;dm_state=waiting">\d+ members? (has|have) not activated',
			'page=design-marketplace-reports&#038;show=held">\d+ design jobs? (is|are) waiting for approval',
		) as $link ) {
			$this->assertMatchesRegularExpression( "/{$link}/", $html );
		}
	}
}
