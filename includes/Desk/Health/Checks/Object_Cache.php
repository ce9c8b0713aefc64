<?php
/** Checks the persistent object cache: it is needed for many members, and must work. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Directory\Directory_Table;

final class Object_Cache implements Check {

	public const ID = 'object-cache';

	private bool $is_external;

	/**
	 * @param bool|null $is_external Whether there is a persistent object cache.
	 * @param int       $many        Number of members from which one is recommended.
	 */
	public function __construct( ?bool $is_external = null, private readonly int $many = 1000 ) {
		$this->is_external = $is_external ?? (bool) wp_using_ext_object_cache();
	}

	public function name(): string {
		return __( 'Object cache of the marketplace', 'design-marketplace' );
	}

	public function run(): Finding {
		if ( $this->is_external ) {
			$key = 'check-' . bin2hex( random_bytes( 4 ) );
			wp_cache_set( $key, 'kept', 'design_marketplace', MINUTE_IN_SECONDS );
			$kept = wp_cache_get( $key, 'design_marketplace', true );
			wp_cache_delete( $key, 'design_marketplace' );
			return 'kept' === $kept
				? Finding::good( __( 'A persistent object cache is in use', 'design-marketplace' ) )
				: Finding::critical(
					__( 'The object cache forgets what it is told', 'design-marketplace' ),
					__(
						'wp-content/object-cache.php is there, but its server does not answer: start it, or remove the file.',
						'design-marketplace'
					)
				);
		}
		$members = Directory_Table::size();
		return $members > $this->many
			? Finding::recommended(
				__( 'There is no persistent object cache', 'design-marketplace' ),
				sprintf(
					/* translators: %d: number of members. */
					__(
						'With %d members the site responds faster with one: install Redis and a plugin that provides its drop-in.',
						'design-marketplace'
					),
					$members
				)
			)
			: Finding::good( __( 'No persistent object cache is needed yet', 'design-marketplace' ) );
	}
}
