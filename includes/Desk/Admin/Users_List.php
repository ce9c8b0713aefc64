<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Screens\Act_For;
use DesignMarketplace\Desk\Admin\Screens\Correct_Profile;
use DesignMarketplace\Desk\Admin\Screens\Message_Members;
use DesignMarketplace\Desk\Admin\Screens\Switch_Off;
use DesignMarketplace\Directory\Roster;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Last_Login;
use DesignMarketplace\People\Accounts\Last_Seen;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Activation;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\On_Behalf;
use DesignMarketplace\People\Verification\Claim;
use WP_Error;
use WP_HTML_Tag_Processor;
use WP_User;
use WP_User_Query;

/** Columns, filters and actions of core's list of users, and of the list of members made of it. */
final class Users_List {

	public const STATE = 'dm_state';

	private const STATES = array( Account_State::Active, Account_State::Waiting, Account_State::Off );

	private const CAPABILITY = 'edit_users';

	private const ACTIVATE = 'activate_members';
	private const RESEND   = 'resend_activation';

	/** The columns of the list of all users, and of that of members. */
	private const USERS   = array( 'cb', 'username', 'email', 'role', 'dm_state', 'dm_login', 'dm_verified' );
	private const MEMBERS = array( 'cb', 'username', 'role', 'dm_city', 'dm_verified', 'dm_state', 'dm_registered', 'dm_seen' );

	/** The columns that only the list of members can be sorted by. */
	private const SORTED = array( 'role' => array( 'role', false ), 'dm_verified' => array( 'dm_verified', true ) );

	/** @return array<string,array{0:string,1?:callable(int):string,2?:array<int,string|bool>}> Label, escaped cell, and core's order. */
	private static function rows(): array {
		$city = Member_Fields::key( 'city' );
		return array(
			// Users_Names fills it.
			'username'      => array( __( 'Name or company', 'design-marketplace' ) ),
			'dm_city'       => array(
				__( 'City', 'design-marketplace' ),
				static fn( int $id ): string => esc_html( (string) get_user_meta( $id, $city, true ) ),
				array( 'dm_city', false ),
			),
			'dm_verified'   => array(
				__( 'Confirmed', 'design-marketplace' ),
				static fn( int $id ): string => esc_html( Verifying::all( $id ) ),
			),
			'dm_state'      => array(
				__( 'State', 'design-marketplace' ),
				static fn( int $id ): string => esc_html( self::state( $id ) ),
				array( 'dm_state', false ),
			),
			'dm_registered' => array(
				__( 'Registered', 'design-marketplace' ),
				static fn( int $id ): string => People::time( get_userdata( $id )->user_registered ?? '' ),
				array( 'registered', true, '', '', 'desc' ),
			),
			'dm_login'      => array(
				__( 'Last login', 'design-marketplace' ),
				static fn( int $id ): string => People::time( Last_Login::of( $id ) ),
				array( 'dm_login', true ),
			),
			'dm_seen'       => array(
				__( 'Last visit', 'design-marketplace' ),
				static fn( int $id ): string => esc_html( People::day( Last_Seen::of( $id ) ) ),
				array( 'dm_seen', true ),
			),
		);
	}

	/**
	 * Core's name is empty for members, and their posts are not posts.
	 * @param array<string,string> $core
	 * @return array<string,string>
	 */
	public function columns( array $core ): array {
		unset( $core['name'], $core['posts'] );
		$all  = array_map( static fn( array $row ): string => $row[0], self::rows() ) + $core;
		$ours = array();
		foreach ( Member_List::is_shown() ? self::MEMBERS : self::USERS as $name ) {
			if ( isset( $all[ $name ] ) ) {
				$ours[ $name ] = $all[ $name ];
			}
		}
		return Member_List::is_shown() ? $ours : $ours + $core;
	}

	/** @return string Escaped HTML. */
	public function cell( mixed $html, string $column, int $user_id ): string {
		$cell = self::rows()[ $column ][1] ?? null;
		return $cell ? $cell( $user_id ) : (string) $html;
	}

	/** A member's state in words. */
	public static function state( int $user_id ): string {
		$state = State::of( $user_id );
		return Account_State::Active === $state && '' === Roles::of( $user_id ) ? '—' : $state->label();
	}

	/**
	 * @param array<string,mixed> $core
	 * @return array<string,mixed>
	 */
	public function sortable( array $core ): array {
		$ours = array_filter( array_map( static fn( array $row ): array => $row[2] ?? array(), self::rows() ) );
		return array( 'username' => array( 'display_name', false ) ) + $core + $ours + ( Member_List::is_shown() ? self::SORTED : array() );
	}

	/**
	 * @param array<string,string> $views Links.
	 * @return array<string,string>
	 */
	public function views( array $views ): array {
		// It has links of its own.
		if ( Member_List::is_shown() ) {
			return $views;
		}
		$labels = array(
			/* translators: %s: number of members. */
			Account_State::Active->value  => __( 'Active members %s', 'design-marketplace' ),
			/* translators: %s: number of members. */
			Account_State::Waiting->value => __( 'Not activated %s', 'design-marketplace' ),
			/* translators: %s: number of accounts. */
			Account_State::Off->value     => __( 'Off %s', 'design-marketplace' ),
		);
		$chosen = $this->chosen();
		$views  = '' === $chosen ? $views : self::none_current( $views );
		foreach ( self::counts() as $state => $number ) {
			$url                    = add_query_arg( self::STATE, $state, admin_url( 'users.php' ) );
			$label                  = trim( sprintf( $labels[ $state ], '' ) );
			$views[ "dm_{$state}" ] = Ui::view( $url, $label, $number, $chosen === $state );
		}
		return $views;
	}

	/**
	 * Links of which none is the current one: core marks "All" as current, as it has only its own filters.
	 * @param array<string,string> $views
	 * @return array<string,string>
	 */
	public static function none_current( array $views ): array {
		return array_map(
			static function ( string $link ): string {
				$tag = new WP_HTML_Tag_Processor( $link );
				if ( $tag->next_tag( array( 'tag_name' => 'a' ) ) ) {
					$tag->remove_class( 'current' );
					$tag->remove_attribute( 'aria-current' );
				}
				return $tag->get_updated_html();
			},
			$views
		);
	}

	/** @return array<string,int> Numbers of members by state. */
	public static function counts(): array {
		$sql    = 'SELECT COUNT(*) FROM {users} WHERE ';
		$number = static fn( Account_State $state ): int => (int) Sql::value( $sql . State::sql( $state, 'ID' ) );
		return array_combine( array_column( self::STATES, 'value' ), array_map( $number, self::STATES ) );
	}

	/** The number of members in a state, as the list of members shows it. */
	public static function number( Account_State $state ): int {
		return array_sum( array_column( Roster::numbers(), $state->value ) );
	}

	/** Filter and order of the list: one join each. */
	public function query( WP_User_Query $query ): void {
		global $wpdb, $pagenow;
		if ( 'users.php' !== $pagenow ) {
			return;
		}
		$state = $this->chosen();
		if ( '' !== $state ) {
			$query->query_where .= ' AND ' . State::sql( Account_State::from( $state ), "{$wpdb->users}.ID" );
		}
		$keys = array(
			'dm_login' => Last_Login::META,
			'dm_state' => State::ACTIVATED,
		);
		$by   = $query->get( 'orderby' );
		$key  = $keys[ is_string( $by ) ? $by : '' ] ?? '';
		if ( '' !== $key ) {
			$way                  = 'ASC' === strtoupper( (string) $query->get( 'order' ) ) ? 'ASC' : 'DESC';
			$join                 = " LEFT JOIN {$wpdb->usermeta} dm_o ON dm_o.user_id = {$wpdb->users}.ID AND dm_o.meta_key = %s";
			$query->query_from   .= $wpdb->prepare( $join, $key ); // phpcs:ignore WordPress.DB.PreparedSQL -- names of tables.
			$query->query_orderby = "ORDER BY dm_o.meta_value {$way}, {$wpdb->users}.ID DESC";
		} elseif ( in_array( $by, array( 'display_name', 'registered' ), true ) ) {
			// Several can be alike, and must keep their places from page to page.
			$query->query_orderby .= ", {$wpdb->users}.ID DESC";
		}
	}

	/**
	 * @param array<string,string> $actions
	 * @return array<string,string>
	 */
	public function actions( array $actions, WP_User $user ): array {
		if ( State::is_members( $user ) ) {
			// Core links to an author's archive, which there is not.
			unset( $actions['view'] );
			$actions += self::links( $user );
		}
		$actions += Correct_Profile::links( $user ) + Act_For::links( $user );
		return $actions + Switch_Off::links( $user ) + Verifying::links( $user, ...Claim::cases() );
	}

	/** @return array<string,string> To the member's profile, or to activate them. */
	public static function links( WP_User $user ): array {
		$profile = People::profile_url( $user );
		if ( '' !== $profile ) {
			return array( 'dm_view' => Ui::link( $profile, __( 'View profile', 'design-marketplace' ) ) );
		}
		if ( Account_State::Waiting !== State::of( $user ) || ! current_user_can( self::CAPABILITY ) ) {
			return array();
		}
		$users = array( 'users' => $user->ID );
		return array(
			'dm_activate' => Ui::link( Action::url( self::ACTIVATE, $users ), __( 'Activate', 'design-marketplace' ) ),
			'dm_resend'   => Ui::link( Action::url( self::RESEND, $users ), __( 'Resend activation', 'design-marketplace' ) ),
		);
	}

	/**
	 * @param array<string,string> $actions
	 * @return array<string,string>
	 */
	public function bulk( array $actions ): array {
		if ( current_user_can( self::CAPABILITY ) ) {
			$actions[ self::ACTIVATE ] = __( 'Activate', 'design-marketplace' );
			$actions[ self::RESEND ]   = __( 'Resend activation', 'design-marketplace' );
		}
		return current_user_can( Admin::MANAGE ) ? $actions + array(
			Claim::School->value  => __( 'Confirm university', 'design-marketplace' ),
			Claim::Company->value => __( 'Confirm company', 'design-marketplace' ),
			Message_Members::SEND => __( 'Write a message…', 'design-marketplace' ),
			Switch_Off::OFF       => __( 'Switch off…', 'design-marketplace' ),
		) : $actions;
	}

	/** Runs a bulk action. Before core's handling, which redirects and thereby drops the form's nonce without checking it. */
	public function do_bulk(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- only compared, then checked; ids() takes integers only.
		$action = $_REQUEST['action'] ?? '';
		if ( empty( $_REQUEST['users'] ) || isset( $_REQUEST['changeit'] ) ) {
			return;
		}
		$sent = array( 'users' => wp_unslash( $_REQUEST['users'] ) );
		// phpcs:enable
		$asks = array( Switch_Off::OFF => Switch_Off::class, Message_Members::SEND => Message_Members::class )[ $action ] ?? null;
		if ( $asks ) {
			wp_safe_redirect( $asks::url( ...Action::ids( $sent['users'] ) ) );
			exit;
		}
		$claim = is_string( $action ) ? Claim::tryFrom( $action ) : null;
		if ( $claim || in_array( $action, array( self::ACTIVATE, self::RESEND ), true ) ) {
			check_admin_referer( 'bulk-users' );
			if ( ! current_user_can( $claim ? Admin::MANAGE : self::CAPABILITY ) ) {
				Ui::refuse();
			}
			$said = match ( true ) {
				null !== $claim            => Verifying::verify_all( Action::ids( $sent['users'] ), $claim ),
				self::ACTIVATE === $action => $this->activate( $sent ),
				default                    => $this->resend( $sent ),
			};
			Action::answer( $said, admin_url( 'users.php' ), array( 'action', 'action2', '_wpnonce', 'users' ) );
		}
	}

	/** @param array<string,mixed> $request */
	public function activate( array $request ): string|WP_Error {
		$number = self::each_waiting(
			$request,
			static fn( int $id ): bool => Transaction::run(
				static function () use ( $id ): bool {
					$is_active = ( new Activation() )->activate( $id );
					if ( $is_active ) {
						( new On_Behalf() )->done( Reported_Item::member( $id ), Decision_Kind::Activate, '', false );
					}
					return $is_active;
				}
			)
		);
		/* translators: %s: number of members. */
		$said = _n( '%s member activated.', '%s members activated.', $number, 'design-marketplace' );
		return $number > 0 ? Ui::counted( $said, $number ) : self::nobody();
	}

	/** @param array<string,mixed> $request */
	public function resend( array $request ): string|WP_Error {
		$number = self::each_waiting( $request, array( new Activation(), 'renew' ) );
		/* translators: %s: number of members. */
		$said = _n( '%s member gets a new activation email.', '%s members get a new activation email.', $number, 'design-marketplace' );
		return $number > 0 ? Ui::counted( $said, $number ) : self::nobody();
	}

	/**
	 * Does something for those of the users who wait, and whom the current user may change.
	 * @param array<string,mixed>  $request
	 * @param callable(int):mixed $work
	 * @return int The number of those for whom it was done.
	 */
	private static function each_waiting( array $request, callable $work ): int {
		$ids = Action::ids( $request['users'] ?? array() );
		cache_users( $ids );
		$ids = array_filter(
			$ids,
			static fn( int $id ): bool => Account_State::Waiting === State::of( $id ) && current_user_can( 'edit_user', $id )
		);
		return count( array_filter( $ids, static fn( int $id ): bool => false !== $work( $id ) ) );
	}

	private static function nobody(): WP_Error {
		return new WP_Error( 'nobody_waits', __( 'None of them is waiting for activation.', 'design-marketplace' ) );
	}

	private function chosen(): string {
		$state = Ui::asked( self::STATE );
		return in_array( $state, array_column( self::STATES, 'value' ), true ) ? $state : '';
	}
}
