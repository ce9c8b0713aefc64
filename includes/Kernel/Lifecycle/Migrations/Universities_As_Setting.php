<?php
/** The domains of the five universities become the list of schools, and administrators may read the school's figures. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle\Migrations;

use DesignMarketplace\Kernel\Lifecycle\Migration;

/** The new columns are right as they are: nobody has given a school or language yet. Cron writes the rows anew all the same. */
final class Universities_As_Setting implements Migration {

	private const OLD = 'design_marketplace_affiliation_domains';
	private const NEW = 'design_marketplace_universities';

	private const CODES = array( 'ECAL', 'EHL', 'EPFL', 'HEIG-VD', 'UNIL' );

	/** Sites that never changed the domains have the default list. */
	public function batch( string $after ): ?string {
		$domains = $this->domains();
		if ( null !== $domains && null === get_option( self::NEW, null ) ) {
			$taken   = array();
			$schools = array();
			foreach ( self::CODES as $code ) {
				// A domain belongs to one school now.
				$own       = array_values( array_diff( array_unique( $domains[ $code ] ?? array() ), $taken ) );
				$taken     = array_merge( $taken, $own );
				$schools[] = array( 'code' => $code, 'name' => $code, 'domains' => $own, 'programmes' => array() );
			}
			add_option( self::NEW, $schools );
		}
		delete_option( self::OLD );
		get_role( 'administrator' )?->add_cap( 'design_marketplace_view_figures' );
		if ( ! wp_next_scheduled( 'design_marketplace_reindex' ) ) {
			wp_schedule_single_event( time(), 'design_marketplace_reindex' ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress' cron knows no other clock.
		}
		return null;
	}

	/** @return array<string,list<string>>|null What decided before: the constant, the environment, the option; null for the default. */
	private function domains(): ?array {
		$name = strtoupper( self::OLD );
		foreach ( array( defined( $name ) ? constant( $name ) : null, getenv( $name ), get_option( self::OLD, null ) ) as $value ) {
			$value = is_string( $value ) ? json_decode( $value, true ) : $value;
			if ( is_array( $value ) ) {
				$domain = static fn( mixed $text ): bool => is_string( $text ) && 1 === preg_match( '/^(?=.{4,120}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/D', $text );
				return array_map(
					static fn( mixed $list ): array => array_values( array_filter( (array) $list, $domain ) ),
					array_intersect_key( $value, array_flip( self::CODES ) )
				);
			}
		}
		return null;
	}
}
