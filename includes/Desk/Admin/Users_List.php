<?php
/** Columns of the list of users: role, state, company, last login. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Last_Login;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Activation;
use DesignMarketplace\People\Members\Member_Fields;
use WP_Error;
use WP_HTML_Tag_Processor;
use WP_User;
use WP_User_Query;

final class Users_List {

	public const STATE = 'dm_state';

	private const STATES = array( Account_State::Active, Account_State::Waiting, Account_State::Off );

	private const CAPABILITY = 'edit_users';

	private const BULK = array( 'activate_members', 'resend_activation' );

	/**
	 * Our columns; core's name is empty for members, and their posts are not posts. Users_Names fills core's first one.
	 * @param array<string,string> $columns
	 * @return array<string,string>
	 */
	public function columns( array $columns ): array {
		unset( $columns['name'], $columns['posts'] );
		return array_replace( $columns, array( 'username' => __( 'Name or company', 'design-marketplace' ) ) ) + array(
			'dm_state' => __( 'State', 'design-marketplace' ),
			'dm_login' => __( 'Last login', 'design-marketplace' ),
		);
	}

	/**
	 * @param mixed $html What others put there.
	 * @return string Escaped HTML.
	 */
	public function cell( mixed $html, string $column, int $user_id ): string {
		return match ( $column ) {
			'dm_state' => esc_html( self::state( $user_id ) ),
			'dm_login' => People::time( Last_Login::of( $user_id ) ),
			default    => (string) $html,
		};
	}

	/** A member's state in words. */
	public static function state( int $user_id ): string {
		$state = State::of( $user_id );
		return Account_State::Active === $state && '' === Roles::of( $user_id ) ? '—' : $state->label();
	}

	/**
	 * @param array<string,mixed> $columns
	 * @return array<string,mixed>
	 */
	public function sortable( array $columns ): array {
		return array( 'username' => array( 'display_name', false ) ) + $columns + array(
			'dm_state' => array( 'dm_state', false ),
			'dm_login' => array( 'dm_login', true ),
		);
	}

	/**
	 * The filters by state beside core's by role.
	 * @param array<string,string> $views Links.
	 * @return array<string,string>
	 */
	public function views( array $views ): array {
		$labels = array(
			/* translators: %s: number of members. */
			Account_State::Active->value  => __( 'Active members %s', 'design-marketplace' ),
			/* translators: %s: number of members. */
			Account_State::Waiting->value => __( 'Not activated %s', 'design-marketplace' ),
			/* translators: %s: number of accounts. */
			Account_State::Off->value     => __( 'Off %s', 'design-marketplace' ),
		);
		$counts = self::counts();
		$views  = '' === $this->chosen() ? $views : self::none_current( $views );
		foreach ( $labels as $state => $label ) {
			$views[ "dm_{$state}" ] = sprintf(
				'<a href="%s"%s>%s</a>',
				esc_url( add_query_arg( self::STATE, $state, admin_url( 'users.php' ) ) ),
				$this->chosen() === $state ? ' class="current" aria-current="page"' : '',
				sprintf( esc_html( $label ), '<span class="count">(' . esc_html( number_format_i18n( $counts[ $state ] ) ) . ')</span>' )
			);
		}
		return $views;
	}

	/**
	 * Links of which none is the current one: core marks "All" as current, as it has only its own filters.
	 * @param array<string,string> $views Links.
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

	/**
	 * The numbers of members who are active, who wait for their activation, and whose accounts are off.
	 * @return array<string,int> By state.
	 */
	public static function counts(): array {
		return array_combine( array_column( self::STATES, 'value' ), array_map( array( self::class, 'number' ), self::STATES ) );
	}

	/** @param Account_State $state Waiting, Active or Off. */
	public static function number( Account_State $state ): int {
		return (int) Sql::value( 'SELECT COUNT(*) FROM {users} WHERE ' . State::sql( $state, 'ID' ) );
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
			'dm_city'  => Member_Fields::key( 'city' ),
		);
		$by   = $query->get( 'orderby' );
		$key  = $keys[ is_string( $by ) ? $by : '' ] ?? '';
		if ( '' !== $key ) {
			$way                  = 'ASC' === strtoupper( (string) $query->get( 'order' ) ) ? 'ASC' : 'DESC';
			$query->query_from   .= $wpdb->prepare(
				" LEFT JOIN {$wpdb->usermeta} dm_o ON dm_o.user_id = {$wpdb->users}.ID AND dm_o.meta_key = %s",
				$key
			);
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
		if ( ! State::is_members( $user ) ) {
			return $actions;
		}
		// Core links to an author's archive, which there is not.
		unset( $actions['view'] );
		$profile = People::profile_url( $user );
		if ( '' !== $profile ) {
			$actions['dm_view'] = Ui::link( $profile, __( 'View profile', 'design-marketplace' ) );
		} elseif ( Account_State::Waiting === State::of( $user ) && current_user_can( self::CAPABILITY ) ) {
			$actions['dm_activate'] = Ui::link( Action::url( 'activate_members', array( 'users' => $user->ID ) ), __( 'Activate', 'design-marketplace' ) );
			$actions['dm_resend']   = Ui::link( Action::url( 'resend_activation', array( 'users' => $user->ID ) ), __( 'Resend activation', 'design-marketplace' ) );
		}
		return $actions;
	}

	/**
	 * @param array<string,string> $actions
	 * @return array<string,string>
	 */
	public function bulk( array $actions ): array {
		return current_user_can( self::CAPABILITY ) ? $actions + array(
			self::BULK[0] => __( 'Activate', 'design-marketplace' ),
			self::BULK[1] => __( 'Resend activation', 'design-marketplace' ),
		) : $actions;
	}

	/** Runs a bulk action. Before core's handling, which redirects and thereby drops the form's nonce without checking it. */
	public function do_bulk(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- only compared, then checked; ids() takes integers only.
		$action = $_REQUEST['action'] ?? '';
		if ( ! in_array( $action, self::BULK, true ) || empty( $_REQUEST['users'] ) || isset( $_REQUEST['changeit'] ) ) {
			return;
		}
		check_admin_referer( 'bulk-users' );
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'design-marketplace' ), '', array( 'response' => 403 ) );
		}
		$sent = array( 'users' => wp_unslash( $_REQUEST['users'] ) );
		// phpcs:enable
		$said = self::BULK[0] === $action ? $this->activate( $sent ) : $this->resend( $sent );
		Notices::keep( $said instanceof WP_Error ? $said->get_error_message() : $said, $said instanceof WP_Error ? 'error' : 'success' );
		$back = wp_get_referer();
		wp_safe_redirect( $back ? remove_query_arg( array( 'action', 'action2', '_wpnonce', 'users' ), $back ) : admin_url( 'users.php' ) );
		exit;
	}

	/**
	 * Activates those who wait; each gets the email of welcome.
	 * @param array<string,mixed> $request
	 */
	public function activate( array $request ): string|WP_Error {
		$waiting = self::waiting( Action::ids( $request['users'] ?? array() ) );
		array_map( array( new Activation(), 'activate' ), $waiting );
		return $waiting
			? Ui::counted(
				/* translators: %s: number of members. */
				_n( '%s member activated.', '%s members activated.', count( $waiting ), 'design-marketplace' ),
				count( $waiting )
			)
			: self::nobody();
	}

	/**
	 * Sends those who wait a new link.
	 * @param array<string,mixed> $request
	 */
	public function resend( array $request ): string|WP_Error {
		$waiting    = self::waiting( Action::ids( $request['users'] ?? array() ) );
		$activation = new Activation();
		foreach ( $waiting as $id ) {
			$activation->renew( $id );
		}
		return $waiting
			? Ui::counted(
				/* translators: %s: number of members. */
				_n(
					'%s member gets a new activation email.',
					'%s members get a new activation email.',
					count( $waiting ),
					'design-marketplace'
				),
				count( $waiting )
			)
			: self::nobody();
	}

	/**
	 * Those of the users who are members and wait, and whom the current user may change.
	 * @param list<int> $ids Users.
	 * @return list<int>
	 */
	private static function waiting( array $ids ): array {
		cache_users( $ids );
		return array_values(
			array_filter(
				$ids,
				static fn( int $id ): bool => Account_State::Waiting === State::of( $id ) && current_user_can( 'edit_user', $id )
			)
		);
	}

	private static function nobody(): WP_Error {
		return new WP_Error( 'nobody_waits', __( 'None of them is waiting for activation.', 'design-marketplace' ) );
	}

	private function chosen(): string {
		$state = $_GET[ self::STATE ] ?? ''; // phpcs:ignore WordPress.Security -- only compared.
		return in_array( $state, array_column( self::STATES, 'value' ), true ) ? $state : '';
	}
}
