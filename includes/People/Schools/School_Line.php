<?php
/** A designer's school and languages, as others read them. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Schools;

use DesignMarketplace\Clock;
use DesignMarketplace\People\Members\Policy;
use DesignMarketplace\People\Members\Verified;

/**
 * @phpstan-type Line array{school:string,school_name:string,programme:string,graduation:int|null,verified:array{university:string,by:string,date:string}|null}
 * @phpstan-type Kept array{languages?:list<array{code:string,level:string}>,line?:Line,open?:string}
 */
final class School_Line {

	/**
	 * Keeps only what others may read, and whether strangers may, too: how far the portfolio is open. A school that is not
	 * shown is left out, as if there were none.
	 * @param array<string,mixed> $stored Fields of a designer.
	 * @return Kept|null Null for nothing.
	 */
	public static function of( int $user_id, array $stored ): ?array {
		$kept = array_filter(
			array(
				'languages' => $stored['languages'],
				'line'      => $stored['school_shown'] && '' !== $stored['school'] ? self::whole( $user_id, $stored ) : array(),
				'open'      => str_replace( Policy::CLOSED, '', Policy::openness( $stored ) ),
			)
		);
		return $kept ? $kept : null;
	}

	/**
	 * The line as its designer reads it.
	 * @param array<string,mixed> $stored
	 * @return Line
	 */
	public static function whole( int $user_id, array $stored ): array {
		return array(
			'school'      => $stored['school'],
			'school_name' => Verified::university( $stored ),
			'programme'   => $stored['programme'],
			'graduation'  => $stored['graduation'],
			'verified'    => Verified::shown( $user_id, $stored ),
		);
	}

	/**
	 * The fields a reader gets: none of a line they may not read.
	 * @param Kept|null $kept   Result of of().
	 * @param int       $viewer 0 for strangers.
	 * @return array<string,mixed>
	 */
	public static function for_reader( ?array $kept, int $viewer ): array {
		if ( ! Policy::reads_line( $viewer, isset( $kept['open'] ) ) ) {
			return array();
		}
		$line = $kept['line'] ?? array();
		if ( $line ) {
			$line['verified'] = Verified::current( $line['verified'] );
		}
		return array( 'languages' => $kept['languages'] ?? array() ) + $line;
	}

	/** Whether somebody who graduates in a year is still studying. */
	public static function is_in_studies( int $graduation ): bool {
		return $graduation > (int) wp_date( 'Y', Clock::now() );
	}
}
