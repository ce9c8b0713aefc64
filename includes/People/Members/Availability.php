<?php
/** Whether a designer is free to work: what they have stated, as long as it counts. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\Roles;

/**
 * Designers who are free now count as free for some days, then have to say it again. A day that has come counts as "now". The state is
 * computed when somebody reads it. Days are in the site's time zone.
 * @phpstan-type Kept array{is:string,from:string,until:string,shown:bool}
 */
final class Availability {

	public const NOW  = 'now';
	public const FROM = 'from';
	public const BUSY = 'busy';

	/** Meta: GMT time of the last statement. */
	public const SAID = 'design_marketplace_availability_said';

	/** The people who search for free designers. Strangers only find designers who show it to strangers. */
	public const TO_MEMBERS   = 'members';
	public const TO_STRANGERS = 'strangers';

	/** Columns of the directory for those who are not free. */
	public const NEVER = array(
		'available_from'  => '9999-12-31',
		'available_until' => '1970-01-01',
		'available_shown' => 0,
	);

	/**
	 * A designer's last statement, with the first and the last day on which they are free, '' for none.
	 * @param array<string,mixed> $stored Stored fields.
	 * @return Kept|null Null where nothing was said.
	 */
	public static function of( int $user_id, array $stored ): ?array {
		$is = (string) ( $stored['availability'] ?? '' );
		if ( '' === $is ) {
			return null;
		}
		$said = (string) wp_date( 'Y-m-d', (int) strtotime( get_user_meta( $user_id, self::SAID, true ) . ' UTC' ) );
		$from = match ( $is ) {
			self::NOW  => $said,
			self::FROM => strtr( (string) $stored['available_from'], '/', '-' ),
			default    => '',
		};
		return array(
			'is'    => $is,
			'from'  => $from,
			'until' => '' === $from ? '' : self::later( max( $from, $said ), Contract::limit( 'availability_days' ) ),
			'shown' => (bool) $stored['availability_shown'],
		);
	}

	/**
	 * The same as columns of the directory.
	 * @param Kept|null $kept Result of of().
	 * @return array{available_from:string,available_until:string,available_shown:int}
	 */
	public static function columns( ?array $kept ): array {
		return null === $kept || '' === $kept['from'] ? self::NEVER : array(
			'available_from'  => $kept['from'],
			'available_until' => $kept['until'],
			'available_shown' => (int) $kept['shown'],
		);
	}

	/**
	 * The availability that a reader sees today.
	 * @param Kept|null $kept   Result of of().
	 * @param int       $viewer User who reads, 0 for strangers.
	 * @return array{availability:string,available_from:string}
	 */
	public static function for_reader( ?array $kept, int $viewer ): array {
		$is = $kept && ( $kept['shown'] || $viewer > 0 ) ? $kept['is'] : '';
		if ( $kept && in_array( $is, array( self::NOW, self::FROM ), true ) ) {
			$is = $kept['from'] <= Verified::today() ? self::NOW : self::FROM;
			$is = $kept['until'] < Verified::today() ? '' : $is;
		}
		return array(
			'availability'   => $is,
			'available_from' => self::FROM === $is ? strtr( (string) $kept['from'], '-', '/' ) : '',
		);
	}

	/**
	 * Fields as they are stored: a day stands beside "from" alone.
	 * @param array<string,mixed> $values Checked fields of a change.
	 * @return array<string,mixed>
	 */
	public static function completed( array $values ): array {
		return self::FROM === ( $values['availability'] ?? self::FROM ) ? $values : array( 'available_from' => '' ) + $values;
	}

	/**
	 * Stores the time of a designer's statement, even if it is the same as before.
	 * @param int                 $user_id Designer whose account is locked.
	 * @param array<string,mixed> $values  Checked fields of a change.
	 */
	public static function note( int $user_id, array $values ): void {
		if ( isset( $values['availability'] ) || isset( $values['available_from'] ) ) {
			update_user_meta( $user_id, self::SAID, Clock::gmt() );
		}
	}

	/** @return Kept|null The statement of a designer who is free, or was until lately, and can confirm it. What they have said. */
	public static function renewable( int $user_id ): ?array {
		$kept = Roles::DESIGNER === Roles::of( $user_id ) ? self::of( $user_id, Member_Fields::read( $user_id ) ) : null;
		return $kept && '' !== $kept['from'] && $kept['from'] <= Verified::today() ? $kept : null;
	}

	/** @param int $days How many; negative for earlier. */
	public static function later( string $day, int $days ): string {
		return gmdate( 'Y-m-d', (int) strtotime( "{$day} UTC" ) + $days * DAY_IN_SECONDS );
	}
}
