<?php
/** A bar for the design jobs of each month, and circles for who was hired; the year before stands behind as an outline. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Jobs\Figures\School_Figures;
use DesignMarketplace\Site\Front\Html;

/** The table below it says the same, so that it is left out where it would be too narrow to read. */
final class Figures_Chart {

	private const MONTHS = 36;
	private const STEP   = 76;
	private const BASE   = 250;
	private const HEIGHT = 210;

	/** Circles above each other at most. */
	private const CIRCLES = 14;

	/** No number below this is given, and all others are multiples of it. */
	private const FEW = 5;

	/**
	 * @param list<array<string,int|string>> $rows By month.
	 */
	public static function svg( array $rows, string $from, string $to ): Html {
		if ( count( $rows ) > self::MONTHS ) {
			return Html::all();
		}
		$before = array_column( $rows, 'jobs' . School_Figures::BEFORE );
		$most   = max( 10, ...array_map( 'intval', array( ...array_column( $rows, 'jobs' ), ...$before ) ) );
		$line   = self::line( $most );
		$scale  = self::HEIGHT / ( $line * ceil( $most / $line ) );
		$hires  = max( 0, ...array_map( 'intval', array_column( $rows, 'hires' ) ) );
		$people = self::FEW * max( 1, (int) ceil( $hires / self::FEW / self::CIRCLES ) );
		$end    = count( $rows ) * self::STEP;
		/* translators: 1 and 2: months. */
		$title = sprintf( __( 'Design jobs and people hired by month, %1$s to %2$s. The table below has the numbers.', 'design-marketplace' ), $from, $to );
		$grid  = array();
		for ( $number = $line; $number * $scale <= self::HEIGHT + 1; $number += $line ) {
			$y      = (int) ( self::BASE - $number * $scale );
			$grid[] = Html::all(
				Html::bare( 'line.dm-grid', x1: 0, x2: $end, y1: $y, y2: $y ),
				Html::of( 'text', number_format_i18n( $number ), x: $end + 6, y: $y + 4 )
			);
		}
		$parts = array();
		foreach ( $rows as $at => $row ) {
			$x       = $at * self::STEP + 8;
			$earlier = $before[ $at ] ?? null;
			$parts[] = Html::all(
				null === $earlier ? '' : self::bar( 'dm-bar-before', $earlier, $x - 5, 32, $scale ),
				self::bar( 'dm-bar', $row['jobs'], $x, 22, $scale ),
				self::circles( $row['hires'], $x + 36, $people ),
				self::name( (string) $row['key'], $x, 0 === $at )
			);
		}
		$legend = array(
			array( 'dm-bar', __( 'Design jobs', 'design-marketplace' ) ),
			/* translators: %s: number of people, five or more. */
			array( 'dm-hired', sprintf( __( 'One circle: %s people hired', 'design-marketplace' ), number_format_i18n( $people ) ) ),
			array( 'dm-few', __( 'Dashed: fewer than five', 'design-marketplace' ) ),
			...( $before ? array( array( 'dm-bar-before', __( 'The year before', 'design-marketplace' ) ) ) : array() ),
		);
		$entry = static fn( array $words ): Html => Html::of( 'span', Html::bare( "i.{$words[0]}" ), $words[1] );
		return Html::of(
			'div.dm-chart',
			Html::of( 'p.dm-legend', Html::each( $entry, $legend ), aria_hidden: 'true' ),
			Html::of(
				'svg',
				Html::of( 'title', $title, id: 'dm-chart' ),
				...$grid,
				...$parts,
				...array( Html::bare( 'line.dm-axis', x1: 0, x2: $end, y1: self::BASE, y2: self::BASE ) ),
				...array( 'viewBox' => sprintf( '0 0 %d 292', $end + 40 ), 'role' => 'img', 'aria-labelledby' => 'dm-chart' )
			)
		);
	}

	private static function bar( string $class, int|string $number, int $x, int $width, float $scale ): Html {
		$height = is_int( $number ) ? max( 1, (int) ( $number * $scale ) ) : 6;
		$shape  = "rect.{$class}" . ( is_int( $number ) ? '' : '.dm-few' );
		return Html::bare( $shape, x: $x, y: self::BASE - $height, width: $width, height: $height );
	}

	private static function circles( int|string $number, int $x, int $people ): Html {
		$circle = static fn( int $at ): Html => Html::bare( 'circle.dm-hired', cx: $x, cy: self::BASE - 8 - 15 * $at, r: '6.5' );
		return is_int( $number )
			? Html::each( $circle, range( 0, max( 1, intdiv( $number, $people ) ) - 1 ) )
			: Html::bare( 'circle.dm-hired.dm-few', cx: $x, cy: self::BASE - 8, r: '6.5' );
	}

	/** The short name of a month; the year below the first one, and below each January. */
	private static function name( string $month, int $x, bool $is_first ): Html {
		$time = (int) strtotime( "{$month}-15 12:00:00 UTC" );
		return Html::all(
			Html::of( 'text', (string) wp_date( 'M', $time ), x: $x, y: 268 ),
			$is_first || str_ends_with( $month, '-01' ) ? Html::of( 'text', (string) wp_date( 'Y', $time ), x: $x, y: 286 ) : ''
		);
	}

	/** The distance of lines, four at most: 5, 10, 20, 50, 100, … */
	private static function line( int $most ): int {
		for ( $unit = 5; true; $unit *= 10 ) {
			foreach ( array( $unit, 2 * $unit, 4 * $unit ) as $distance ) {
				if ( $distance * 4 >= $most ) {
					return $distance;
				}
			}
		}
	}
}
