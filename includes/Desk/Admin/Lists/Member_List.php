<?php
/** The list of members: core's list of users, limited to members, with columns for support. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Admin\View_Tools;
use DesignMarketplace\Desk\Admin\Views;
use DesignMarketplace\Directory\Roster;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use WP_User_Query;

/** Names, pictures, states and actions are the same as in the list of all users. */
final class Member_List {

	public const SLUG = 'users.php?' . self::FLAG . '=1';

	private const FLAG = 'dm_members';

	/** Argument of WP_User_Query with the filters. */
	private const FILTERS = 'dm_filters';

	/** Columns of the roster by what the list is sorted by. */
	private const ORDERS = array(
		'display_name' => 'name',
		'role'         => 'role',
		'dm_city'      => 'city',
		'dm_verified'  => 'confirmed',
		'dm_state'     => 'state',
		'registered'   => 'joined',
		'dm_seen'      => 'seen',
	);

	/** How many the list has, which is counted before its links are drawn. */
	private static int $found = 0;

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
		unset( $args['search'], $args['role'] );
		return $args + array(
			'orderby'     => 'registered',
			'order'       => 'DESC',
			self::FILTERS => self::filters(),
		);
	}

	/** @return array<string,string> */
	public static function filters(): array {
		return Views::known( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- a list is only read.
	}

	/** Finds the page of the list. Core's query would read the meta of all members. */
	public function find( mixed $found, WP_User_Query $query ): mixed {
		$filters = $query->get( self::FILTERS );
		if ( ! is_array( $filters ) ) {
			return $found;
		}
		$by          = $query->get( 'orderby' );
		$by          = self::ORDERS[ is_string( $by ) ? $by : '' ] ?? 'joined';
		$is_rising   = 'ASC' === strtoupper( (string) $query->get( 'order' ) );
		self::$found = Roster::count( $filters );
		// @phpstan-ignore property.notFound (core's __set() has it)
		$query->total_users = self::$found;
		return Roster::page( $filters, $by, $is_rising, (int) $query->get( 'number' ), (int) $query->get( 'offset' ) );
	}

	/** @return mixed The numbers by role that core would count in the meta of all members. */
	public function count( mixed $counted ): mixed {
		$numbers = array_map( 'array_sum', self::is_shown() ? Roster::numbers() : array() );
		return self::is_shown() ? array( 'total_users' => array_sum( $numbers ), 'avail_roles' => $numbers ) : $counted;
	}

	/**
	 * @param array<string,string> $views Links.
	 * @return array<string,string>
	 */
	public function views( array $views ): array {
		if ( ! self::is_shown() ) {
			return $views;
		}
		$numbers = Roster::numbers();
		$roles   = array_map( 'array_sum', $numbers );
		$state   = static fn( Account_State $state ): int => array_sum( array_column( $numbers, $state->value ) );
		$links   = array(
			array( array(), __( 'All members', 'design-marketplace' ), array_sum( $roles ) ),
			array( array( 'role' => Roles::DESIGNER ), __( 'Designers', 'design-marketplace' ), $roles[ Roles::DESIGNER ] ?? 0 ),
			array( array( 'role' => Roles::CONTRACTOR ), __( 'Entrepreneurs', 'design-marketplace' ), $roles[ Roles::CONTRACTOR ] ?? 0 ),
		);
		foreach ( array( Account_State::Waiting, Account_State::Off ) as $one ) {
			$links[] = array( array( 'state' => $one->value ), $one->label(), $state( $one ) );
		}
		return View_Tools::views( Views::MEMBERS, $links, self::filters(), static fn(): int => self::$found );
	}

	/**
	 * Prints the filters above the list, as small screens hide what is in its bar.
	 * @param array<string,string> $views Links.
	 * @return array<string,string>
	 */
	public function show_filters( array $views ): array {
		if ( self::is_shown() ) {
			View_Tools::panel( self::filters() );
		}
		return $views;
	}

	/** Keeps searches and actions in this list, by a hidden field. $which: top or bottom. */
	public function stay( string $which ): void {
		if ( 'top' !== $which || ! self::is_shown() ) {
			return;
		}
		Ui::say( Ui::hidden( array( self::FLAG => '1' ) + Views::query( array_diff_key( self::filters(), array( 'text' => 1 ) ) ) ) );
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
}
