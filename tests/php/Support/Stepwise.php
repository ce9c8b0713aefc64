<?php
/**
 * A migration of ten batches, each of which adds one row, and which may be held in one of them.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Lifecycle\Migration;

final class Stepwise extends Migration {

	public const META = 'design_marketplace_test_step';

	public const BATCHES = 10;

	/**
	 * @param int $held Batch in which it says so and waits for a line, 0 for none.
	 */
	public function __construct( private readonly int $held = 0 ) {}

	/**
	 * Adds the row of the next batch.
	 *
	 * @param string $after Number of the batch before.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$number = 1 + (int) $after;
		if ( $number > self::BATCHES ) {
			return null;
		}
		$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) VALUES (0, %s, %s)", self::META, (string) $number ) );
		if ( $number === $this->held ) {
			echo "held\n";
			fgets( STDIN );
		}
		return (string) $number;
	}
}
