<?php
/** The last day on which a mission accepts applications, in the site's time zone. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use DateTimeImmutable;
use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Posts;
use WP_Post;

/** Days are `YYYY/MM/DD`, so that comparing them as text compares them as days. */
final class Deadline {

	/** Meta of a mission; absent where there is none. */
	public const META = 'design_marketplace_deadline';

	/** Meta of a mission: GMT time at which its company let it go on for longer. */
	public const EXTENDED = '_design_marketplace_extended_gmt';

	/** Days are written this way. */
	private const FORMAT = 'Y/m/d';

	/** Today, where the site is. */
	public static function today(): string {
		return Clock::day( Clock::now() );
	}

	/**
	 * A day some days later. Days are counted, not hours: one of them may have 23 or 25.
	 * @param int $days Days; negative for earlier.
	 */
	public static function plus( string $day, int $days ): string {
		return gmdate( self::FORMAT, (int) strtotime( str_replace( '/', '-', $day ) . ' UTC' ) + $days * DAY_IN_SECONDS );
	}

	/** A mission's deadline once it is renewed: some weeks from today, and no earlier than it was; '' where there is none. */
	public static function renewed( int $mission_id ): string {
		$day = self::of( $mission_id );
		return '' === $day ? '' : max( $day, self::plus( self::today(), Contract::limit( 'renew_days' ) ) );
	}

	/** The last day a deadline may be set to. */
	public static function latest(): string {
		$today = explode( '/', self::today() );
		return sprintf( '%04d/%s/%s', (int) $today[0] + 1, $today[1], $today[2] );
	}

	/** A mission's deadline, '' for none. */
	public static function of( int $mission_id ): string {
		return Posts::text( $mission_id, self::META );
	}

	/** @param string $day Day, '' for none. */
	public static function set( int $mission_id, string $day ): void {
		if ( '' === $day ) {
			delete_post_meta( $mission_id, self::META );
		} else {
			update_post_meta( $mission_id, self::META, $day );
		}
	}

	/**
	 * A day for display.
	 * @param string $day As it is stored, or such as 2026-11-29.
	 */
	public static function words( string $day ): string {
		/* translators: a day as PHP's date() writes it, such as 29 November 2026. */
		return (string) wp_date(
			_x( 'j F Y', 'day in a mail', 'design-marketplace' ),
			(int) strtotime( str_replace( '/', '-', $day ) . ' 12:00 UTC' )
		);
	}

	/** Notes that the company lets an open mission go on for longer, which those who wait for an answer read. */
	public static function note_extension( int $mission_id ): void {
		update_post_meta( $mission_id, self::EXTENDED, Clock::gmt() );
	}

	/** The last second of a mission's deadline as ISO writes it, '' for none. */
	public static function end( int $mission_id ): string {
		$day = self::of( $mission_id );
		return '' === $day ? '' : ( new DateTimeImmutable( str_replace( '/', '-', $day ) . ' 23:59:59', wp_timezone() ) )->format( 'c' );
	}

	/** Whether the day of a mission's deadline is over. */
	public static function has_passed( int $mission_id ): bool {
		return self::is_over( self::of( $mission_id ) );
	}

	/**
	 * Whether a mission accepts applications. Does not check whether the company's account is off.
	 * @param mixed       $post Anything.
	 * @param string|null $day  The mission's deadline, if it has been read already.
	 */
	public static function is_open( mixed $post, ?string $day = null ): bool {
		return $post instanceof WP_Post
			&& Mission_State::Open === Mission_State::of( $post )
			&& ! self::is_over( $day ?? self::of( $post->ID ) );
	}

	/** @param string $day Day, '' for none. */
	private static function is_over( string $day ): bool {
		return '' !== $day && $day < self::today();
	}

	/**
	 * SQL for missions whose deadline has not passed, or which have none.
	 * @param string $column Column with their ids, of fixed words.
	 */
	public static function sql_ahead( string $column ): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			"NOT EXISTS ( SELECT 1 FROM {$wpdb->postmeta} deadline WHERE deadline.post_id = {$column} AND deadline.meta_key = %s AND deadline.meta_value < %s )", // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a column's name.
			self::META,
			self::today()
		);
	}

	/**
	 * Adds a message if a new deadline is not between today and a year ahead. A deadline that is already stored may stay.
	 * @param array<string,string> $messages   Messages by field so far.
	 * @param array<string,mixed>  $values     Cleaned values.
	 * @param int                  $mission_id Mission, 0 for a new one.
	 * @return array<string,string>
	 */
	public static function check( array $messages, array $values, int $mission_id ): array {
		$day = $values['deadline'] ?? '';
		if (
			! is_string( $day ) || '' === $day || isset( $messages['deadline'] ) || ( $mission_id > 0 && self::of( $mission_id ) === $day )
		) {
			return $messages;
		}
		return $day < self::today() || $day > self::latest()
			? $messages + array( 'deadline' => Contract::message( 'deadline_invalid' ) )
			: $messages;
	}
}
