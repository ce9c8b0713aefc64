<?php
/** The months and the kind of rows that somebody asks of the school's figures. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Figures;

use DateTimeImmutable;
use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Value;

final class Span {

	public const MONTH      = 'month';
	public const SKILL      = 'skill';
	public const UNIVERSITY = 'university';
	public const PROGRAMME  = 'programme';
	public const WAYS       = array( self::MONTH, self::SKILL, self::UNIVERSITY, self::PROGRAMME );

	/** Months at most. */
	private const LONGEST = 120;

	/** Months where no first one is given. */
	private const USUAL = 12;

	/**
	 * @param string       $by     One of WAYS.
	 * @param list<string> $months `YYYY-MM`, in order.
	 */
	private function __construct( public readonly string $by, public readonly array $months ) {}

	/** @return self|array<string,string> Messages by field where something is wrong. */
	public static function of( mixed $by, mixed $from, mixed $to ): self|array {
		$wrong = array();
		$last  = self::month( 'to', $to ?? '', (string) wp_date( 'Y-m', Clock::now() ), $wrong );
		$first = self::month( 'from', $from ?? '', self::later( $last, 1 - self::USUAL ), $wrong );
		if ( ! in_array( $by ?? self::MONTH, self::WAYS, true ) ) {
			$wrong['by'] = Contract::message( 'value_invalid' );
		}
		if ( ! $wrong && ( $first > $last || self::later( $first, self::LONGEST - 1 ) < $last ) ) {
			$wrong['to'] = Contract::message( 'months_order' );
		}
		if ( $wrong ) {
			return $wrong;
		}
		$months = array();
		for ( $month = $first; $month <= $last; $month = self::later( $month, 1 ) ) {
			$months[] = $month;
		}
		return new self( is_string( $by ) ? $by : self::MONTH, $months );
	}

	/** The same months, with a row for something else. */
	public function by( string $by ): self {
		return new self( $by, $this->months );
	}

	public function year_before(): self {
		return new self( $this->by, array_map( static fn( string $month ): string => self::later( $month, -12 ), $this->months ) );
	}

	/** The key in year_before() of what has this key here. */
	public function key_before( string $key ): string {
		return self::MONTH === $this->by ? self::later( $key, -12 ) : $key;
	}

	/** The beginning of a month, so many after the first one, in GMT: months are those of the site's clock. */
	public function begins( int $index ): string {
		return get_gmt_from_date( self::later( $this->months[0], $index ) . '-01 00:00:00' );
	}

	/** @param array<string,string> $wrong Messages by field, to which one may be added. */
	private static function month( string $field, mixed $typed, string $usual, array &$wrong ): string {
		$typed = '' === $typed ? $usual : $typed;
		$month = is_string( $typed ) ? Value::normalise( $typed, 'year-month' ) : '';
		if ( ! Value::has_format( $month, 'year-month' ) ) {
			$wrong[ $field ] = Contract::message( 'month_invalid' );
			return $usual;
		}
		return $month;
	}

	private static function later( string $month, int $months ): string {
		return ( new DateTimeImmutable( "{$month}-01" ) )->modify( sprintf( '%+d months', $months ) )->format( 'Y-m' );
	}
}
