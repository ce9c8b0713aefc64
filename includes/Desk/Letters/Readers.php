<?php
/** The members a letter goes to: those of a saved view whose account is active, page by page. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Letters;

use DesignMarketplace\Desk\Admin\Views;
use DesignMarketplace\Directory\Roster;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;

/** @phpstan-type Filters array<string,string> */
final class Readers {

	/** @return array<string,array{name:string,filters:Filters}> The groups one can choose, by key: all, by role, and one's own views. */
	public static function groups(): array {
		$names   = Views::choices()['role'];
		$by_role = static fn( string $role ): array => array( 'name' => $names[ $role ], 'filters' => compact( 'role' ) );
		return array(
			'all'             => array( 'name' => __( 'All members', 'design-marketplace' ), 'filters' => array() ),
			Roles::DESIGNER   => $by_role( Roles::DESIGNER ),
			Roles::CONTRACTOR => $by_role( Roles::CONTRACTOR ),
		) + Views::of( get_current_user_id() );
	}

	/**
	 * The next ones by their ids.
	 * @param Filters $filters
	 * @param bool    $is_service Whether those who don't want the newsletter are among them.
	 * @return list<int>
	 */
	public static function ids( array $filters, bool $is_service, int $after, int $limit ): array {
		$filters = self::narrowed( $filters, $is_service );
		return null === $filters ? array() : Roster::after( $filters, $after, $limit );
	}

	/** @param Filters $filters */
	public static function count( array $filters, bool $is_service ): int {
		$filters = self::narrowed( $filters, $is_service );
		return null === $filters ? 0 : Roster::count( $filters );
	}

	/**
	 * The filters of those who may get it; null where nobody of the group may.
	 * @param Filters $filters
	 * @return Filters|null
	 */
	private static function narrowed( array $filters, bool $is_service ): ?array {
		$must = array( 'state' => Account_State::Active->value ) + ( $is_service ? array() : array( 'newsletter' => 'yes' ) );
		$all  = $filters + $must;
		return array_intersect_key( $all, $must ) === array_intersect_key( array_replace( $all, $must ), $must ) ? $all : null;
	}
}
