<?php
/** Counts what reading pictures takes: decodes, and the processor's time. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

/** The time is the processor's own, never the wall's. */
final class Measures {

	/** Seconds the known picture takes on an idle machine, the one the limits were set on. */
	private const KNOWN = 0.44;

	/**
	 * How many pictures WordPress was asked to decode during the work.
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
	 * @param callable():mixed $work Work.
	 */
	public static function seconds( callable $work ): float {
		$before = self::used();
		$work();
		return self::used() - $before;
	}

	/**
	 * Seconds the work would take on an idle machine. Beside other processes the processor is slower, by half and more; a known picture,
	 * decoded, made smaller and written right after, tells by how much, unless the work was done in time all the same.
	 * @param callable():mixed $work  Work.
	 * @param float            $bound Seconds it may take.
	 */
	public static function idle_seconds( callable $work, float $bound ): float {
		$seconds = self::seconds( $work );
		if ( $seconds < $bound ) {
			return $seconds;
		}
		$known = self::seconds(
			static function (): void {
				$large = imagecreatefromstring( Bombs::png( 3000, 3000, 8, 2, true, '', 4 ) );
				$small = $large ? imagescale( $large, 1200 ) : false;
				ob_start();
				$small && imagepng( $small );
				ob_end_clean();
			}
		);
		return $seconds * min( 1, self::KNOWN / $known );
	}

	private static function used(): float {
		$usage = (array) getrusage();
		return $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e6;
	}
}
