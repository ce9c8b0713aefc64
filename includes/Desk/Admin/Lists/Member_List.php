<?php
/** The list of members: core's list of users, limited to members, with columns for support. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Users_List;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Member_Fields;

/** Names, pictures, states and actions are the same as in the list of all users. */
final class Member_List {

	public const SLUG = 'users.php?' . self::FLAG . '=1';

	private const FLAG = 'dm_members';

	/** @param array<string,string> $query Further parameters. */
	public static function url( array $query = array() ): string {
		return add_query_arg( array_map( 'rawurlencode', $query ), admin_url( self::SLUG ) );
	}

	public static function is_shown(): bool {
		return 'users.php' === ( $GLOBALS['pagenow'] ?? '' ) && ! is_network_admin() && isset( $_GET[ self::FLAG ] ); // phpcs:ignore WordPress.Security.NonceVerification -- a list is only read.
	}

	/**
	 * Limits the query to members, the newest first.
	 * @param array<string,mixed> $args Arguments of the query.
	 * @return array<string,mixed>
	 */
	public function ask( array $args ): array {
		if ( ! self::is_shown() ) {
			return $args;
		}
		$text = is_string( $args['search'] ?? null ) ? substr( $args['search'], 1, -1 ) : '';
		unset( $args['search'] );
		return $args + array(
			'role__in'          => Roles::ALL,
			'orderby'           => 'registered',
			'order'             => 'DESC',
			Member_Search::TEXT => $text,
		);
	}

	/**
	 * @param array<string,string> $columns
	 * @return array<string,string>
	 */
	public function columns( array $columns ): array {
		if ( ! self::is_shown() ) {
			return $columns;
		}
		$ours  = array(
			'dm_city'       => __( 'City', 'design-marketplace' ),
			'dm_registered' => __( 'Registered', 'design-marketplace' ),
		);
		$all   = $columns + $ours;
		$shown = array();
		foreach ( array( 'cb', 'username', 'role', 'dm_city', 'dm_verified', 'dm_state', 'dm_registered', 'dm_login' ) as $name ) {
			if ( isset( $all[ $name ] ) ) {
				$shown[ $name ] = $all[ $name ];
			}
		}
		return $shown;
	}

	/** @return string Escaped HTML. */
	public function cell( mixed $html, string $column, int $user_id ): string {
		return match ( $column ) {
			'dm_city'       => esc_html( (string) get_user_meta( $user_id, Member_Fields::key( 'city' ), true ) ),
			'dm_registered' => People::time( get_userdata( $user_id )->user_registered ?? '' ),
			default         => (string) $html,
		};
	}

	/**
	 * @param array<string,mixed> $columns
	 * @return array<string,mixed>
	 */
	public function sortable( array $columns ): array {
		return self::is_shown() ? $columns + array(
			'dm_city'       => array( 'dm_city', false ),
			'dm_registered' => array( 'registered', true, '', '', 'desc' ),
		) : $columns;
	}

	/**
	 * Links to some of the members, instead of core's links to all users.
	 * @param array<string,string> $views Links.
	 * @return array<string,string>
	 */
	public function views( array $views ): array {
		if ( ! self::is_shown() ) {
			return $views;
		}
		$numbers = count_users()['avail_roles'];
		$states  = Users_List::counts();
		$role    = self::sent( 'role' );
		$state   = self::sent( Users_List::STATE );
		$links   = array(
			'all'                         => array(
				__( 'All members', 'design-marketplace' ),
				array(),
				array_sum( array_intersect_key( $numbers, array_flip( Roles::ALL ) ) ),
				'' === $role . $state,
			),
			Roles::DESIGNER               => array(
				__( 'Designers', 'design-marketplace' ),
				array( 'role' => Roles::DESIGNER ),
				$numbers[ Roles::DESIGNER ] ?? 0,
				Roles::DESIGNER === $role,
			),
			Roles::CONTRACTOR             => array(
				__( 'Entrepreneurs', 'design-marketplace' ),
				array( 'role' => Roles::CONTRACTOR ),
				$numbers[ Roles::CONTRACTOR ] ?? 0,
				Roles::CONTRACTOR === $role,
			),
			Account_State::Waiting->value => array(
				__( 'Not activated', 'design-marketplace' ),
				array( Users_List::STATE => Account_State::Waiting->value ),
				$states[ Account_State::Waiting->value ],
				Account_State::Waiting->value === $state,
			),
			Account_State::Off->value     => array(
				__( 'Off', 'design-marketplace' ),
				array( Users_List::STATE => Account_State::Off->value ),
				$states[ Account_State::Off->value ],
				Account_State::Off->value === $state,
			),
		);
		return array_map(
			static fn( array $link ): string => sprintf(
				'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
				esc_url( self::url( $link[1] ) ),
				$link[3] ? ' class="current" aria-current="page"' : '',
				esc_html( $link[0] ),
				esc_html( number_format_i18n( $link[2] ) )
			),
			$links
		);
	}

	/**
	 * Keeps searches and actions in this list, by a hidden field.
	 * @param string $which top or bottom.
	 */
	public function stay( string $which ): void {
		if ( 'top' !== $which || ! self::is_shown() ) {
			return;
		}
		$kept = array( Users_List::STATE, Skill_Filter::PARAMETER );
		foreach (
			array( self::FLAG => '1' ) + array_filter(
				array_combine( $kept, array_map( array( self::class, 'sent' ), $kept ) )
			) as $name => $value
		) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
	}

	/** Replaces core's name "Users" as late as possible, as core sets it late. */
	public function name(): void {
		if ( self::is_shown() ) {
			$GLOBALS['title'] = __( 'Members', 'design-marketplace' ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- core prints it as the heading.
		}
	}

	/** Class name for a style that gives names and actions more space. */
	public function body_class( mixed $classes ): string {
		return (string) $classes . ( self::is_shown() ? ' dm-members' : '' );
	}

	/** For users.php core opens its own menu whatever the filter says, unless the screen has a post type: so it gets one for a moment. */
	public function leave_users( mixed $parent ): mixed {
		if ( self::is_shown() ) {
			$GLOBALS['typenow'] = self::FLAG; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- while the menu is printed.
		}
		return $parent;
	}

	/** Removes the type after the menu was printed. */
	public function forget_type(): void {
		if ( self::is_shown() ) {
			$GLOBALS['typenow'] = ''; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
		}
	}

	public function title( mixed $title ): string {
		$users = __( 'Users' ); // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- core's.
		return self::is_shown() && str_starts_with( (string) $title, $users )
			? __( 'Members', 'design-marketplace' ) . substr( (string) $title, strlen( $users ) )
			: (string) $title;
	}

	/** Names in core's own texts who is searched here. */
	public function say_members(): void {
		if ( self::is_shown() ) {
			$ours = static fn( string $said, string $text ): string =>
				'Search Users' === $text ? __( 'Search members', 'design-marketplace' ) : $said;
			add_filter( 'gettext_default', $ours, 10, 2 );
		}
	}

	private static function sent( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- only compared and printed escaped.
		return is_string( $value ) ? $value : '';
	}
}
