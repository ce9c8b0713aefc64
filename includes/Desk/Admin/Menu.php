<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Desk\Admin\Screens\Languages_Screen;
use DesignMarketplace\Desk\Letters\Letter_Type;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Rows;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Trust\Open_Reports;

/** The menu "Marketplace" and the order of its entries. Each entry requires the same capability as its screen. */
final class Menu {

	public const SLUG = 'design-marketplace';

	/** Pages that are not in the menu: required capability, and the entry they belong to. */
	private const PAGES = array(
		Screens\Close_Missions::SLUG  => array( Screens\Close_Missions::class, Admin::MODERATE, self::MISSIONS ),
		Screens\Reopen_Mission::SLUG  => array( Screens\Reopen_Mission::class, Admin::MANAGE, self::MISSIONS ),
		Screens\Approvals::SLUG       => array( Screens\Approvals::class, Admin::MANAGE, self::MISSIONS ),
		Screens\Decide_For::SLUG      => array( Screens\Decide_For::class, Admin::MANAGE, 'edit.php?post_type=' . Item_Types::APPLICATION ),
		Screens\Give_Work::SLUG       => array( Screens\Give_Work::class, Admin::MANAGE, 'edit.php?post_type=' . Item_Types::WORK ),
		Screens\Correct_Profile::SLUG => array( Screens\Correct_Profile::class, Screens\Correct_Profile::CAPABILITY, Member_List::SLUG ),
		Screens\Act_For::SLUG         => array( Screens\Act_For::class, Admin::MANAGE, Member_List::SLUG ),
		Screens\Switch_Off::SLUG      => array( Screens\Switch_Off::class, Admin::MANAGE, Member_List::SLUG ),
		Screens\Add_Member::SLUG      => array( Screens\Add_Member::class, Admin::MANAGE, Member_List::SLUG ),
		Screens\Message_Members::SLUG => array( Screens\Message_Members::class, Admin::MANAGE, Member_List::SLUG ),
		Screens\Letter_Screen::SLUG   => array( Screens\Letter_Screen::class, Admin::MANAGE, 'edit.php?post_type=' . Letter_Type::NAME ),
		Screens\Merge_Skills::SLUG    => array( Screens\Merge_Skills::class, 'manage_dmkt_skills', self::SKILLS ),
	);

	private const MISSIONS = 'edit.php?post_type=' . Item_Types::MISSION;
	public const SKILLS    = 'edit-tags.php?taxonomy=' . Skills::TAXONOMY . '&post_type=' . Item_Types::MISSION;

	public function add(): void {
		$title = __( 'Marketplace', 'design-marketplace' );
		add_menu_page( $title, $title, Admin::MODERATE, self::SLUG, Rows::call( Screens\Overview::class, 'show' ), 'dashicons-store', 26 );
		$bubbles = current_user_can( Admin::MANAGE ) ? self::bubbles() : array();
		self::mark( $bubbles[ Reports\Reports_Screen::SLUG ] ?? '' );
		foreach ( $this->entries() as [ $slug, $label, $capability, $show ] ) {
			$name = $label . ( $bubbles[ $slug ] ?? '' );
			$hook = add_submenu_page( self::SLUG, $label, $name, $capability, $slug, $show ? Rows::call( $show, 'show' ) : '' );
			if ( $hook && $show && method_exists( $show, 'load' ) ) {
				add_action( "load-{$hook}", Rows::call( $show, 'load' ) );
			}
		}
		foreach ( self::PAGES as $slug => [ $class, $capability ] ) {
			$screen = Rows::object( $class );
			// A page without a parent is in no menu.
			$hook = add_submenu_page( '', $screen->title(), $screen->title(), $capability, $slug, array( $screen, 'show' ) );
			if ( $hook ) {
				add_action( "load-{$hook}", array( $screen, 'load' ) );
			}
		}
	}

	/** @param array<string,string|int> $query Further parameters. */
	public static function url( string $slug = self::SLUG, array $query = array() ): string {
		return self::address( 'admin.php', array( 'page' => $slug ) + $query );
	}

	/** @param array<string,string|int> $query Further parameters. */
	public static function list_url( string $type, array $query = array() ): string {
		return self::address( 'edit.php', array( 'post_type' => $type ) + $query );
	}

	/** @param array<string,string|int> $query */
	private static function address( string $file, array $query ): string {
		return add_query_arg( array_map( 'rawurlencode', array_map( 'strval', $query ) ), admin_url( $file ) );
	}

	/** Opens our menu on the screens of our types and skills. */
	public function parent( mixed $parent ): string {
		return '' === $this->current() ? (string) $parent : self::SLUG;
	}

	/** Highlights their entry. */
	public function entry( mixed $entry ): ?string {
		$current = $this->current();
		if ( '' !== $current ) {
			// Core would use '' as the parent of a hidden page, and open no menu.
			unset( $GLOBALS['submenu'][''] );
		}
		return '' === $current ? ( null === $entry ? null : (string) $entry ) : $current;
	}

	/** @return list<array{string,string,string,class-string|null}> The entries in order: slug, label, capability, screen. */
	private function entries(): array {
		$list = static fn( string $type ): string => "edit.php?post_type={$type}";
		return array(
			// The menu shows this page itself. With a callback here, core would print it twice.
			array( self::SLUG, __( 'Overview', 'design-marketplace' ), Admin::MODERATE, null ),
			array( Member_List::SLUG, __( 'Members', 'design-marketplace' ), 'list_users', null ),
			array( $list( Item_Types::WORK ), __( 'Projects', 'design-marketplace' ), 'edit_others_dmkt_works', null ),
			array( $list( Item_Types::MISSION ), __( 'Design jobs', 'design-marketplace' ), 'edit_others_dmkt_missions', null ),
			array( $list( Item_Types::APPLICATION ), __( 'Applications', 'design-marketplace' ), 'edit_others_dmkt_applications', null ),
			array( $list( Item_Types::EVENT ), __( 'Events', 'design-marketplace' ), 'edit_dmkt_events', null ),
			array( $list( Item_Types::RESOURCE ), __( 'Tools', 'design-marketplace' ), 'edit_dmkt_resources', null ),
			array( $list( Item_Types::READING ), __( 'Readings', 'design-marketplace' ), 'edit_dmkt_readings', null ),
			array( $list( Item_Types::PAST_PROJECT ), __( 'Past projects', 'design-marketplace' ), 'edit_dmkt_past_projects', null ),
			array( self::SKILLS, __( 'Skills', 'design-marketplace' ), 'manage_dmkt_skills', null ),
			array( Languages_Screen::SLUG, __( 'Languages', 'design-marketplace' ), Admin::LANGUAGES, Languages_Screen::class ),
			array( Reports\Reports_Screen::SLUG, __( 'Reports', 'design-marketplace' ), Admin::MANAGE, Reports\Reports_Screen::class ),
			array( Screens\Figures::SLUG, __( 'Figures', 'design-marketplace' ), Roles::VIEW_FIGURES, Screens\Figures::class ),
			array( Screens\Outbox::SLUG, __( 'Outbox', 'design-marketplace' ), Admin::MANAGE, Screens\Outbox::class ),
			array( Screens\Newsletter::SLUG, __( 'Newsletter', 'design-marketplace' ), Admin::MANAGE, Screens\Newsletter::class ),
			array( Screens\Appearance::SLUG, __( 'Appearance', 'design-marketplace' ), Admin::MANAGE, Screens\Appearance::class ),
			array( Screens\Log::SLUG, __( 'Log', 'design-marketplace' ), Admin::MANAGE, Screens\Log::class ),
			array( $list( Letter_Type::NAME ), __( 'Letters', 'design-marketplace' ), Admin::MANAGE, null ),
			array( Screens\Importing::SLUG, __( 'Import', 'design-marketplace' ), Admin::MANAGE, Screens\Importing::class ),
			array( Settings\Settings_Screen::SLUG, __( 'Settings', 'design-marketplace' ), Admin::MANAGE, Settings\Settings_Screen::class ),
		);
	}

	/** @return array<string,string> Numbers of waiting items by entry: decisions, members to activate, failed emails. Escaped HTML. */
	private static function bubbles(): array {
		$decisions = Open_Reports::now()->total();
		$members   = Users_List::number( Account_State::Waiting );
		$mails     = ( new Outbox_Entries() )->number( Status::Failed );
		/* translators: %s: number of reports, objections and design jobs. */
		$to_decide = _n( '%s decision is pending', '%s decisions are pending', $decisions, 'design-marketplace' );
		/* translators: %s: number of members. */
		$inactive = _n( '%s member has not activated the account yet', '%s members have not activated their accounts yet', $members, 'design-marketplace' );
		/* translators: %s: number of mails. */
		$failed = _n( '%s email could not be sent', '%s emails could not be sent', $mails, 'design-marketplace' );
		return array(
			Reports\Reports_Screen::SLUG => self::bubble( $decisions, $to_decide ),
			Member_List::SLUG            => self::bubble( $members, $inactive ),
			Screens\Outbox::SLUG         => self::bubble( $mails, $failed ),
		);
	}

	/** A number in core's style for menus; '' for 0. $words: sentence with %s for the number. */
	private static function bubble( int $number, string $words ): string {
		return 0 === $number ? '' : ' ' . Html::of(
			'span.awaiting-mod',
			Html::of( 'span.pending-count', number_format_i18n( $number ), aria_hidden: 'true' ),
			Html::of( 'span.screen-reader-text', Ui::counted( $words, $number ) )
		);
	}

	/**
	 * Adds the number to the menu's title. It is added late, as core makes the screens' ids from the original title.
	 * @param string $bubble Escaped HTML.
	 */
	private static function mark( string $bubble ): void {
		foreach ( (array) ( $GLOBALS['menu'] ?? array() ) as $place => $entry ) {
			if ( self::SLUG === ( $entry[2] ?? '' ) ) {
				$GLOBALS['menu'][ $place ][0] .= $bubble; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- core has no other way.
			}
		}
	}

	/** Slug of the current screen's entry, '' for other screens. */
	private function current(): string {
		$screen = get_current_screen();
		if ( ! $screen ) {
			return '';
		}
		if ( Skills::TAXONOMY === $screen->taxonomy ) {
			return str_replace( '&', '&amp;', self::SKILLS );
		}
		if ( Member_List::is_shown() || ( 'user-edit' === $screen->base && State::is_members( (int) ( $GLOBALS['user_id'] ?? 0 ) ) ) ) {
			return Member_List::SLUG;
		}
		foreach ( self::PAGES as $slug => [ , , $entry ] ) {
			if ( str_ends_with( $screen->id, "_page_{$slug}" ) ) {
				return str_replace( '&', '&amp;', $entry );
			}
		}
		return in_array( $screen->base, array( 'edit', 'post' ), true ) && str_starts_with( $screen->post_type, 'dmkt_' )
			? "edit.php?post_type={$screen->post_type}"
			: '';
	}
}
