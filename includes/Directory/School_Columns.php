<?php
/** The directory's columns of designers' schools and languages. They have only what somebody may read. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Members\Policy;
use DesignMarketplace\People\Schools\School_Line;

/**
 * An index has all columns that filters need, in the order of the list; one more begins with the school. The year is stored, and compared
 * with the present one when a list is read.
 * @phpstan-import-type Kept from School_Line
 * @phpstan-import-type Normal from Query
 */
final class School_Columns {

	public const IN_STUDIES = 'in_studies';
	public const GRADUATED  = 'graduated';

	/** The column's value where search engines may find the portfolio. */
	public const INDEXED = 2;

	private const OPEN = array( Policy::LINKED => 1, Policy::INDEXED => self::INDEXED );

	/** Of members who show nothing. */
	public const NOTHING = array( 'school' => '', 'graduation' => 0, 'spoken' => '', 'portfolio_open' => 0, 'verified' => 0 );

	/**
	 * @param Kept|null $kept
	 * @return array{school:string,graduation:int,spoken:string,portfolio_open:int,verified:int}
	 */
	public static function of( ?array $kept ): array {
		$line  = $kept['line'] ?? array();
		$codes = array_column( $kept['languages'] ?? array(), 'code' );
		return array(
			'school'         => $line['school'] ?? '',
			'graduation'     => $line['graduation'] ?? 0,
			'spoken'         => $codes ? ',' . implode( ',', $codes ) . ',' : '',
			'portfolio_open' => self::OPEN[ $kept['open'] ?? '' ] ?? 0,
			'verified'       => empty( $line['verified'] ) ? 0 : 1,
		);
	}

	/**
	 * Conditions on the rows `d` of designers, prepared.
	 * @param Normal $filters
	 * @return list<string>
	 */
	public static function conditions( array $filters ): array {
		if ( Tables::version() < 2 ) {
			return array( '1 = 0' );
		}
		$year  = (int) wp_date( 'Y', Clock::now() );
		$where = array();
		if ( $filters['school'] ) {
			$where[] = 'd.school IN (' . Sql::words( $filters['school'] ) . ')';
		}
		if ( $filters['language'] ) {
			$spoken  = static fn( string $code ): string => 'INSTR(d.spoken, ' . Sql::words( array( ",{$code}," ) ) . ') > 0';
			$where[] = '(' . implode( ' OR ', array_map( $spoken, $filters['language'] ) ) . ')';
		}
		if ( '' !== $filters['graduation'] ) {
			$where[] = self::IN_STUDIES === $filters['graduation'] ? "d.graduation > {$year}" : "d.graduation BETWEEN 1 AND {$year}";
		}
		if ( $filters['open_only'] ) {
			$where[] = 'd.portfolio_open > 0';
		}
		return $where;
	}
}
