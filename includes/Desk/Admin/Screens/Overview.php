<?php
/** The first screen of the marketplace: new members, open jobs, waiting decisions, and problems. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Lists\Applications;
use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Desk\Admin\Lists\Missions;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Reports\Reports_Screen;
use DesignMarketplace\Desk\Admin\Reports\Tab as Reports_Tab;
use DesignMarketplace\Desk\Admin\Settings\Settings_Screen;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Admin\Users_List;
use DesignMarketplace\Directory\Roster;
use DesignMarketplace\Jobs\Applications\Application_Post_Type as Application_Type;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Kernel\Settings\Tab;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Auth\Rate_Limiter;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Trust\Open_Reports;
use WP_Post;

/** A constant number of queries. Links are shown only to users who may follow them. */
final class Overview {

	private const ROWS = 8;

	private const NEW_DAYS = 7;

	/** Seconds an email may be overdue before this is shown. */
	private const LATE = 15 * MINUTE_IN_SECONDS;

	public function show(): void {
		$is_admin = current_user_can( Admin::MANAGE );
		$texts    = self::texts();
		echo '<div class="wrap dm-overview"><h1>' . esc_html__( 'Marketplace', 'design-marketplace' ) . '</h1><div class="dm-boxes">';
		if ( $is_admin ) {
			Ui::box( __( 'Needs attention', 'design-marketplace' ), array( $this, 'attention' ) );
			Ui::box( __( 'Reports', 'design-marketplace' ), array( $this, 'reports' ) );
		} else {
			Ui::box( __( 'What you can do here', 'design-marketplace' ), array( $this, 'editors' ) );
		}
		if ( $texts ) {
			Ui::box( __( 'What the site says', 'design-marketplace' ), static fn() => Ui::links( $texts ) );
		}
		Ui::box( __( 'New members', 'design-marketplace' ), array( $this, 'members' ) );
		Ui::box( __( 'Open design jobs', 'design-marketplace' ), array( $this, 'missions' ) );
		Ui::box( __( 'Latest applications', 'design-marketplace' ), array( $this, 'applications' ) );
		Ui::box( __( 'Latest projects', 'design-marketplace' ), array( $this, 'works' ) );
		if ( $is_admin ) {
			Ui::box( __( 'Emails', 'design-marketplace' ), array( $this, 'mails' ) );
		}
		echo '</div></div>';
	}

	/** Things that need attention, or a note that there are none. */
	public function attention(): void {
		$findings = $this->findings();
		if ( $findings ) {
			Ui::links( $findings );
		} else {
			Ui::p( __( 'Nothing waits for you.', 'design-marketplace' ) );
		}
	}

	/** @return list<array{string,string}> What needs somebody's attention: sentences and addresses. */
	public function findings(): array {
		$found = array();
		if ( current_user_can( Admin::MANAGE ) ) {
			$found = array_merge( $this->decisions(), $this->late_mails(), $this->settings() );
		}
		$waiting = current_user_can( 'list_users' ) ? Users_List::number( Account_State::Waiting ) : 0;
		/* translators: %s: number of members. */
		$said = _n( '%s member has not activated the account yet', '%s members have not activated their accounts yet', $waiting, 'design-marketplace' );
		$url  = Member_List::url( array( Users_List::STATE => Account_State::Waiting->value ) );
		return array( ...$found, ...self::some( $waiting, $said, $url ) );
	}

	/** @return list<array{string,string}> A sentence about some, and its address; nothing about none. */
	private static function some( int $number, string $words, string $url ): array {
		return $number > 0 ? array( array( Ui::counted( $words, $number ), $url ) ) : array();
	}

	/** @return list<array{string,string}> */
	private function decisions(): array {
		$waiting = Open_Reports::now();
		/* translators: %s: number of members, works and design jobs that were reported. */
		$reports = _n( '%s reported item is waiting for a decision', '%s reported items are waiting for a decision', $waiting->reports, 'design-marketplace' );
		/* translators: %s: number of objections. */
		$objections = _n( '%s objection is waiting for review', '%s objections are waiting for review', $waiting->objections, 'design-marketplace' );
		/* translators: %s: number of design jobs. */
		$held = _n( '%s design job is waiting for approval', '%s design jobs are waiting for approval', $waiting->held, 'design-marketplace' );
		return array(
			...self::some( $waiting->reports, $reports, Reports_Screen::list( Reports_Tab::Open ) ),
			...self::some( $waiting->objections, $objections, Reports_Screen::list( Reports_Tab::Objections ) ),
			...self::some( $waiting->held, $held, Reports_Screen::list( Reports_Tab::Held ) ),
		);
	}

	/** @return list<array{string,string}> Emails that failed or are overdue. */
	private function late_mails(): array {
		$rows   = new Outbox_Entries();
		$failed = $rows->number( Status::Failed );
		/* translators: %s: number of mails. */
		$said   = _n( '%s email could not be sent', '%s emails could not be sent', $failed, 'design-marketplace' );
		$found  = self::some( $failed, $said, Menu::url( Outbox::SLUG, array( 'status' => Status::Failed->value ) ) );
		$oldest = $rows->oldest_due();
		if ( '' !== $oldest && (int) strtotime( "{$oldest} UTC" ) < Clock::now() - self::LATE ) {
			$found[] = array(
				__( 'Emails are waiting longer than they should: is this site’s cron job running?', 'design-marketplace' ),
				Menu::url( Outbox::SLUG, array( 'status' => Status::Waiting->value ) ),
			);
		}
		return $found;
	}

	/** @return list<array{string,string}> */
	private function settings(): array {
		$found = array();
		foreach ( array( 'terms_page', 'privacy_page' ) as $key ) {
			$page = get_page_by_path( (string) Site_Settings::get( $key ) );
			if ( ! $page instanceof WP_Post || 'publish' !== $page->post_status ) {
				$found[] = array(
					/* translators: %s: name of a page. */
					sprintf( __( 'The page "%s" is not published', 'design-marketplace' ), Settings_Table::of( $key )->label() ),
					Settings_Screen::url( Tab::General ),
				);
			}
		}
		if ( 0 === (int) Site_Settings::get( 'design_brief' ) ) {
			$found[] = array(
				__( 'There is no design brief tool to download yet', 'design-marketplace' ),
				Settings_Screen::url( Tab::Universities ),
			);
		}
		if ( ! Rate_Limiter::is_on() ) {
			$found[] = array( __( 'The rate limits are off', 'design-marketplace' ), Settings_Screen::url( Tab::Signup ) );
		}
		return $found;
	}

	/** Explains to editors what they can do, and what only administrators can. */
	public function editors(): void {
		$skills = admin_url( Menu::SKILLS );
		$works  = __( 'Correct projects and their pictures, or turn them back into drafts', 'design-marketplace' );
		Ui::links(
			array(
				array( $works, Menu::list_url( Item_Types::WORK ) ),
				array( __( 'Correct and close design jobs', 'design-marketplace' ), Menu::list_url( Mission_Type::NAME ) ),
				array( __( 'Read applications', 'design-marketplace' ), Menu::list_url( Application_Type::NAME ) ),
				array( __( 'Write events, tools, readings and past projects', 'design-marketplace' ), Menu::list_url( Item_Types::EVENT ) ),
				array( __( 'Name and merge skills', 'design-marketplace' ), $skills ),
			)
		);
		Ui::p( __( 'Members, reports, emails and settings are for administrators.', 'design-marketplace' ) );
	}

	/** @return list<array{string,string}> Words and addresses of where the site's texts and emails can be changed, by the current user. */
	public static function texts(): array {
		$links = array();
		if ( current_user_can( 'edit_pages' ) ) {
			$home = get_page_by_path( 'home' );
			$url  = $home instanceof WP_Post ? (string) get_edit_post_link( $home->ID, 'raw' ) : '';
			if ( '' !== $url ) {
				$links[] = array( __( 'Edit the home page', 'design-marketplace' ), $url );
			}
			$links[] = array( __( 'Edit the other pages', 'design-marketplace' ), admin_url( 'edit.php?post_type=page' ) );
		}
		if ( current_user_can( Admin::MANAGE ) ) {
			$links[] = array( __( 'Change the texts of the emails', 'design-marketplace' ), Settings_Screen::url( Tab::Mails ) );
		}
		return $links;
	}

	public function reports(): void {
		Ui::p( Open_Reports::now()->sentence() );
		$this->more( Open_Reports::url(), __( 'All reports', 'design-marketplace' ) );
	}

	public function members(): void {
		$first  = (string) wp_date( 'Y-m-d', Clock::now() - ( self::NEW_DAYS - 1 ) * DAY_IN_SECONDS );
		$number = Roster::count( array( 'joined_from' => $first ) );
		$newest = Roster::page( array(), 'joined', false, self::ROWS, 0 );
		cache_users( $newest );
		/* translators: 1: number of members, 2: number of days. */
		$said = _n( '%1$s in the last %2$s days', '%1$s in the last %2$s days', $number, 'design-marketplace' );
		Ui::p( sprintf( $said, number_format_i18n( $number ), number_format_i18n( self::NEW_DAYS ) ) );
		$rows = array();
		foreach ( array_map( 'get_userdata', $newest ) as $user ) {
			if ( $user ) {
				$rows[] = array(
					current_user_can( 'edit_users' ) ? Html::safe( People::link( $user->ID ) ) : People::name( $user->ID ),
					Markup::label( 'roles', Roles::of( $user ) ),
					Users_List::state( $user->ID ),
				);
			}
		}
		$heads = array( __( 'Name or company', 'design-marketplace' ), __( 'Role', 'design-marketplace' ), __( 'State', 'design-marketplace' ) );
		$this->table( $heads, $rows );
		if ( current_user_can( 'list_users' ) ) {
			$this->more( Member_List::url(), __( 'All members', 'design-marketplace' ) );
		}
	}

	public function missions(): void {
		$posts  = $this->posts( Mission_Type::NAME );
		$number = Missions::number();
		/* translators: %s: number of open design jobs. */
		Ui::p( Ui::counted( _n( '%s open design job', '%s open design jobs', $number, 'design-marketplace' ), $number ) );
		$numbers = Missions::applications( array_values( array_map( 'intval', wp_list_pluck( $posts, 'ID' ) ) ) );
		$heads   = array( __( 'Design job', 'design-marketplace' ), __( 'Company', 'design-marketplace' ), __( 'Applications', 'design-marketplace' ) );
		$this->latest( $posts, $heads, static fn( WP_Post $post ): string => number_format_i18n( $numbers[ $post->ID ] ?? 0 ) );
		$all = Menu::list_url( Mission_Type::NAME, array( Missions::DUE => 'ahead' ) );
		$this->more( $all, __( 'All open design jobs', 'design-marketplace' ) );
	}

	public function applications(): void {
		$posts = $this->posts( Application_Type::NAME );
		_prime_post_caches( array_map( 'intval', wp_list_pluck( $posts, 'post_parent' ) ), false, false );
		$heads = array( __( 'Candidate', 'design-marketplace' ), __( 'Design job', 'design-marketplace' ), __( 'Received', 'design-marketplace' ) );
		$row   = static fn( WP_Post $post ): array => array(
			self::edit( $post, People::name( (int) $post->post_author ) ),
			Applications::mission( $post )->post_title ?? '—',
			(string) get_the_date( '', $post ),
		);
		$this->table( $heads, array_map( $row, $posts ) );
		$this->more( Menu::list_url( Application_Type::NAME ), __( 'All applications', 'design-marketplace' ) );
	}

	public function works(): void {
		$posts = $this->posts( Item_Types::WORK );
		$heads = array( __( 'Project', 'design-marketplace' ), __( 'Designer', 'design-marketplace' ), __( 'Posted', 'design-marketplace' ) );
		$this->latest( $posts, $heads, static fn( WP_Post $post ): string => (string) get_the_date( '', $post ) );
		$this->more( Menu::list_url( Item_Types::WORK ), __( 'All projects', 'design-marketplace' ) );
	}

	public function mails(): void {
		$mails = new Outbox_Entries();
		$row   = static fn( Status $status, int $number ): array => array(
			Html::of( 'a', $status->label(), href: Menu::url( Outbox::SLUG, array( 'status' => $status->value ) ) ),
			number_format_i18n( $number ),
		);
		$this->table(
			array( __( 'Status', 'design-marketplace' ), __( 'Emails', 'design-marketplace' ) ),
			array(
				$row( Status::Waiting, $mails->number( ...Status::UNSENT ) ),
				$row( Status::Failed, $mails->number( Status::Failed ) ),
				$row( Status::Sent, $mails->number( Status::Sent ) ),
			)
		);
		$this->more( Menu::url( Outbox::SLUG ), __( 'Outbox', 'design-marketplace' ) );
	}

	/** @return list<WP_Post> The newest published posts of a type, with their authors primed. */
	private function posts( string $type ): array {
		$posts = get_posts(
			array(
				'post_type'              => $type,
				'post_status'            => 'publish',
				'orderby'                => array( 'date' => 'DESC', 'ID' => 'DESC' ),
				'posts_per_page'         => self::ROWS, // phpcs:ignore WordPress.WP.PostsPerPage -- a handful.
				'update_post_term_cache' => false,
			)
		);
		People::prime( wp_list_pluck( $posts, 'post_author' ) );
		return array_values( array_filter( $posts, static fn( mixed $post ): bool => $post instanceof WP_Post ) );
	}

	/** A post's name, linked to its screen for users who may open it. */
	private static function edit( WP_Post $post, string $text ): Html|string {
		$text = '' === $text ? $post->post_title : $text;
		$url  = (string) get_edit_post_link( $post->ID, 'raw' );
		return '' === $url ? $text : Html::of( 'a', $text, href: $url );
	}

	/**
	 * Title and owner of each post, and one thing more.
	 * @param list<WP_Post>            $posts
	 * @param list<string>             $heads
	 * @param callable(WP_Post):string $more
	 */
	private function latest( array $posts, array $heads, callable $more ): void {
		$row = static fn( WP_Post $post ): array => array(
			self::edit( $post, $post->post_title ),
			People::name( (int) $post->post_author ),
			$more( $post ),
		);
		$this->table( $heads, array_map( $row, $posts ) );
	}

	/**
	 * @param list<string>            $heads
	 * @param list<list<Html|string>> $rows
	 */
	private function table( array $heads, array $rows ): void {
		if ( $rows ) {
			Ui::table( 'dm-table', $heads, $rows );
		} else {
			Ui::p( __( 'None yet.', 'design-marketplace' ) );
		}
	}

	private function more( string $url, string $text ): void {
		Ui::p( Html::of( 'a', $text, href: $url ) );
	}
}
