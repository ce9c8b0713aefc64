<?php
/**
 * Counts what reading pictures takes: decodes, and the processor's time.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

/**
 * The time is the processor's own, never the wall's. A core that others share makes it longer all the same, so it is
 * compared with a yardstick that was measured beside it.
 */
final class Measures {

	/**
	 * Seconds of an idle processor that yardstick() took where the limits were decided.
	 */
	private const YARDSTICK = 0.05;

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
	 * Seconds the work would take of an idle processor where the limits were decided.
	 *
	 * @param callable():mixed $work Work.
	 */
	public static function seconds( callable $work ): float {
		$before = self::yardstick();
		$took   = self::taken( $work );
		return $took * 2 * self::YARDSTICK / ( $before + self::yardstick() );
	}

	/**
	 * Seconds of this process' processor the work took.
	 *
	 * @param callable():mixed $work Work.
	 */
	private static function taken( callable $work ): float {
		$before = self::used();
		$work();
		return self::used() - $before;
	}

	/**
	 * Seconds of this process' processor for a plain picture.
	 */
	private static function yardstick(): float {
		$bytes = Bombs::png( 3000, 3000, 8, 2 );
		return self::taken( static fn() => imagecreatefromstring( $bytes ) );
	}

	private static function used(): float {
		$usage = (array) getrusage();
		return $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e6;
	}
}
