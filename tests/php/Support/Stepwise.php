<?php
/** A made-up second migration: ten batches that add one row each. It may be held in one of them, or break. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Kernel\Lifecycle\Migration;
use RuntimeException;

final class Stepwise implements Migration {

	public const META = 'design_marketplace_test_step';

	public const BATCHES = 10;

	/**
	 * @param int $held   Batch in which it says so and waits for a line, 0 for none.
	 * @param int $broken Batch that breaks after its row was written, 0 for none.
	 */
	public function __construct( private readonly int $held = 0, private readonly int $broken = 0 ) {}

	/**
	 * Adds the row of the next batch.
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
		if ( $number === $this->broken ) {
			throw new RuntimeException( 'No more.' );
		}
		return (string) $number;
	}
}
