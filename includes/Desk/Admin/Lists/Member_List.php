<?php
/** The list of members: core's list of users, limited to members, with columns for support. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Admin\Users_List;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Schools\Schools;
use WP_User_Query;

/** Names, pictures, states and actions are the same as in the list of all users. */
final class Member_List {

	public const SLUG = 'users.php?' . self::FLAG . '=1';

	private const FLAG = 'dm_members';

	/** Argument of WP_User_Query with the text. */
	public const TEXT = 'dm_search';

	private const FIELDS = array( 'name', 'company', 'city', 'contact_name', 'ecosystem_other' );

	/** @param array<string,string> $query Further parameters. */
	public static function url( array $query = array() ): string {
		return add_query_arg( array_map( 'rawurlencode', $query ), admin_url( self::SLUG ) );
	}

	public static function is_shown(): bool {
		return 'users.php' === ( $GLOBALS['pagenow'] ?? '' ) && ! is_network_admin() && isset( $_GET[ self::FLAG ] ); // phpcs:ignore WordPress.Security.NonceVerification -- a list is only read.
	}

	/**
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
			'role__in' => Roles::ALL,
			'orderby'  => 'registered',
			'order'    => 'DESC',
			self::TEXT => $text,
		);
	}

	/**
	 * @param array<string,string> $views Links.
	 * @return array<string,string>
	 */
	public function views( array $views ): array {
		if ( ! self::is_shown() ) {
			return $views;
		}
		$numbers = count_users()['avail_roles'];
		$states  = Users_List::counts();
		$role    = Ui::asked( 'role' );
		$state   = Ui::asked( Users_List::STATE );
		$all     = array_sum( array_intersect_key( $numbers, array_flip( Roles::ALL ) ) );
		$views   = array( 'all' => Ui::view( self::url(), __( 'All members', 'design-marketplace' ), $all, '' === $role . $state ) );
		$roles   = array(
			Roles::DESIGNER   => __( 'Designers', 'design-marketplace' ),
			Roles::CONTRACTOR => __( 'Entrepreneurs', 'design-marketplace' ),
		);
		foreach ( $roles as $name => $label ) {
			$views[ $name ] = Ui::view( self::url( array( 'role' => $name ) ), $label, $numbers[ $name ] ?? 0, $name === $role );
		}
		$some = array(
			Account_State::Waiting->value => __( 'Not activated', 'design-marketplace' ),
			Account_State::Off->value     => __( 'Off', 'design-marketplace' ),
		);
		foreach ( $some as $name => $label ) {
			$views[ $name ] = Ui::view( self::url( array( Users_List::STATE => $name ) ), $label, $states[ $name ], $name === $state );
		}
		return $views;
	}

	/** Keeps searches and actions in this list, by a hidden field. $which: top or bottom. */
	public function stay( string $which ): void {
		if ( 'top' !== $which || ! self::is_shown() ) {
			return;
		}
		$kept = array( Users_List::STATE, Skill_Filter::PARAMETER );
		$kept = array_filter( array_combine( $kept, array_map( array( Ui::class, 'asked' ), $kept ) ) );
		Ui::say( Ui::hidden( array( self::FLAG => '1' ) + $kept ) );
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

	/** Limits a query that has a text to matching users. */
	public function search( WP_User_Query $query ): void {
		global $wpdb;
		$text = $query->get( self::TEXT );
		if ( ! is_string( $text ) || '' === $text ) {
			return;
		}
		$like  = '%' . $wpdb->esc_like( $text ) . '%';
		$keys  = "'" . implode( "', '", array_map( array( Member_Fields::class, 'key' ), self::FIELDS ) ) . "'";
		$codes = self::universities( $text );
		$found = $wpdb->prepare( "( m.meta_key IN ({$keys}) AND m.meta_value LIKE %s )", $like ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
		if ( $codes ) {
			$found .= $wpdb->prepare( // phpcs:ignore WordPress.DB -- as many as there are.
				' OR ( m.meta_key = %s AND m.meta_value IN (' . implode( ',', array_fill( 0, count( $codes ), '%s' ) ) . ') )',
				Member_Fields::key( 'ecosystem' ),
				...$codes
			);
		}
		// phpcs:ignore WordPress.DB.PreparedSQL -- prepared above.
		$query->query_where .= $wpdb->prepare(
			" AND ( {$wpdb->users}.user_email LIKE %s OR {$wpdb->users}.display_name LIKE %s",
			$like,
			$like
		)
			. " OR {$wpdb->users}.ID IN ( SELECT m.user_id FROM {$wpdb->usermeta} m WHERE {$found} ) )";
	}

	/** @return list<string> Codes of the universities whose name contains a text. */
	private static function universities( string $text ): array {
		$found = array_filter( Schools::all(), static fn( array $school ): bool => false !== mb_stripos( $school['name'], $text ) );
		return array_column( $found, 'code' );
	}
}
