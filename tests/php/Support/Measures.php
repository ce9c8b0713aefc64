<?php
/**
 * Counts what reading pictures takes: decodes, and the processor's time.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

/**
 * The time is the processor's own, never the wall's: a busy machine changes it little.
 */
final class Measures {

	/**
	 * How many pictures WordPress was asked to decode during the work.
	 *
	 * @param callable():mixed $work Work.
	 */
	public static function decodes( callable $work ): int {
		$count = 0;
		$note  = static function ( mixed $editors ) use ( &$count ): mixed {
			++$count;
			return $editors;
		};
		add_filter( 'wp_image_editors', $note );
		$work();
		remove_filter( 'wp_image_editors', $note );
		return $count;
	}

	/**
	 * Seconds of this process' processor the work took.
	 *
	 * @param callable():mixed $work Work.
	 */
	public static function seconds( callable $work ): float {
		$before = self::used();
		$work();
		return self::used() - $before;
	}

	private static function used(): float {
		$usage = (array) getrusage();
		return $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e6;
	}
}
