<?php
/** The day on which a neglected mission lapses, and the questions its company gets before. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Moments;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Imported;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use WP_Post;

/**
 * Days are in the site's time zone, as Deadline writes them. No mission is closed before its company was asked: if cron ran late, the
 * company still has as many days to answer as any other.
 */
final class Lapse {

	/** Meta of a mission: for which day its company was asked (`due`), how often (`asked`), and when the mission is closed (`closes`). */
	public const META = '_design_marketplace_lapse';

	/** Days before the end at which a company is asked. */
	public const ASKED = array( 14, 3 );

	/** Days for which a company's last activity keeps its missions open. */
	private const SIGN_OF_LIFE = 21;

	/** The day from which a mission is closed; null for never. Its company last acted at a GMT time, '' for never. */
	public static function due( WP_Post $mission, string $acted ): ?string {
		$deadline = Deadline::of( $mission->ID );
		$days     = (int) Site_Settings::get( '' === $deadline ? 'lapse_quiet_days' : 'lapse_deadline_days' );
		if ( 0 === $days || self::waits_for_owner( $mission, $acted, $deadline ) ) {
			return null;
		}
		$touched = Clock::day(
			(int) strtotime( max( $mission->post_modified_gmt, $acted, Imported::since( $mission->ID ) ) . ' UTC' )
		);
		return max( Deadline::plus( '' === $deadline ? $touched : $deadline, $days ), Deadline::plus( $touched, self::SIGN_OF_LIFE ) );
	}

	/** Whether a mission came with an import in the middle of its quiet days: they begin when the company does something about it. */
	private static function waits_for_owner( WP_Post $mission, string $acted, string $deadline ): bool {
		$imported = Imported::since( $mission->ID );
		return '' !== $imported
			&& max( $mission->post_modified_gmt, $acted ) <= $imported
			&& ( '' === $deadline || $deadline < Clock::day( (int) strtotime( $imported . ' UTC' ) ) );
	}

	/** Days after which a company is asked that does nothing about a mission without a deadline; 0 for never. */
	public static function asked_after(): int {
		$days = (int) Site_Settings::get( 'lapse_quiet_days' );
		return 0 === $days ? 0 : max( $days, self::SIGN_OF_LIFE ) - self::ASKED[0];
	}

	/** SQL for missions `m` with their deadlines `d` that may be about to lapse: all that are, and few more. Prepared. */
	public static function sql(): string {
		global $wpdb;
		$quiet    = (int) Site_Settings::get( 'lapse_quiet_days' );
		$deadline = (int) Site_Settings::get( 'lapse_deadline_days' );
		// One day more, as days are longer in other time zones.
		$modified = Clock::gmt( ( self::ASKED[0] + 1 - $quiet ) * DAY_IN_SECONDS );
		$day      = Deadline::plus( Deadline::today(), self::ASKED[0] - $deadline );
		$parts    = array( '1 = 0' );
		if ( $quiet > 0 ) {
			$parts[] = $wpdb->prepare( '( d.meta_value IS NULL AND m.post_modified_gmt <= %s )', $modified );
		}
		if ( $deadline > 0 ) {
			$parts[] = $wpdb->prepare( 'd.meta_value <= %s', $day );
		}
		return '( ' . implode( ' OR ', $parts ) . ' )';
	}

	/**
	 * @return array{asked:int,closes:string}|null How often the company was asked by then (once more than ASKED for the end), and the
	 *         day the mission is closed; null for nothing today.
	 */
	public static function next( int $mission_id, string $due ): ?array {
		$known  = get_post_meta( $mission_id, self::META, true );
		$known  = is_array( $known ) && ( $known['due'] ?? '' ) === $due ? $known : array();
		$asked  = (int) ( $known['asked'] ?? 0 );
		$closes = max( $due, (string) ( $known['closes'] ?? '' ) );
		$left   = self::ASKED[ $asked ] ?? 0;
		$today  = Deadline::today();
		return $today < Deadline::plus( $closes, -$left ) ? null : array(
			'asked'  => $asked + 1,
			'closes' => max( $closes, Deadline::plus( $today, $left ) ),
		);
	}

	/** @param array{asked:int,closes:string} $step Result of next(). */
	public static function note( int $mission_id, string $due, array $step ): void {
		update_post_meta( $mission_id, self::META, compact( 'due' ) + $step );
	}
}
