<?php
/** The facts of a design job in the reader's language. src/features/jobs/missions/facts.ts has the same texts. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;

/**
 * @phpstan-import-type Facts from Job_Facts
 * @phpstan-type Line array{term:string,value:string,note:string,typed:string}
 */
final class Job_Words {

	private const ENUMS = array( 'engagement' => 'engagements', 'place' => 'places', 'budget_unit' => 'budget_units' );

	/** @param Facts $facts Result of Job_Facts::of(). */
	public function __construct( private readonly array $facts ) {}

	/**
	 * The facts that are not empty, in the order of the job's page. `typed` is what its owner wrote, which is the value or the note's end.
	 * @param string $city The company's city, '' if not shown.
	 * @return list<Line>
	 */
	public function lines( string $city = '' ): array {
		[ $pay, $more ] = $this->pay();
		$lines          = array(
			self::line( __( 'Engagement', 'design-marketplace' ), $this->label( 'engagement' ), $this->workload() ),
			self::line( __( 'Place', 'design-marketplace' ), $this->place( $city ) ),
			self::line( __( 'Languages', 'design-marketplace' ), self::languages( (array) ( $this->facts['languages'] ?? array() ) ) ),
			self::line( __( 'Pay', 'design-marketplace' ), $pay, $more, $this->text( 'budget' ) ),
			self::line( __( 'Starts', 'design-marketplace' ), $this->start() ),
			self::line( __( 'Duration', 'design-marketplace' ), $this->text( 'duration' ), '', $this->text( 'duration' ) ),
		);
		return array_values( array_filter( $lines, static fn( array $line ): bool => '' !== $line['value'] ) );
	}

	/**
	 * The label of the engagement, the place or the unit of an amount; '' for none.
	 * @param 'engagement'|'place'|'budget_unit' $field
	 */
	public function label( string $field ): string {
		$label = Contract::enum( self::ENUMS[ $field ] )[ $this->text( $field ) ] ?? '';
		return '' === $label ? '' : translate( $label, 'design-marketplace' ); // phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
	}

	/** @return array{string,string} The pay as a main text and a smaller one. If nothing is paid, that is the main text. */
	public function pay(): array {
		$amount = $this->amount();
		$parts  = match ( true ) {
			false === $this->facts['paid'] => array( __( 'Unpaid', 'design-marketplace' ), $this->text( 'budget' ) ),
			'' !== $amount                 => array( $amount, $this->label( 'budget_unit' ), $this->text( 'budget' ) ),
			null === $this->facts['budget'] && null !== $this->facts['paid'] => array( __( 'Paid', 'design-marketplace' ) ),
			default                        => array( $this->text( 'budget' ) ),
		};
		$parts = array_values( array_filter( $parts, static fn( string $part ): bool => '' !== $part ) );
		return array( $parts[0] ?? '', implode( ', ', array_slice( $parts, 1 ) ) );
	}

	/** The pay in one line: an amount always says of what. */
	public function pay_mark(): string {
		[ $value, $note ] = ( new self( array( 'budget' => null ) + $this->facts ) )->pay();
		return '' === $note ? $this->pay()[0] : "{$value} {$note}";
	}

	/**
	 * A stored fact as text, for evidence.
	 * @param string $field Field of mission.json.
	 * @param string $text  As stored.
	 */
	public static function of_stored( string $field, string $text ): string {
		if ( 'paid' === $field ) {
			return '1' === $text ? __( 'Paid', 'design-marketplace' ) : __( 'Unpaid', 'design-marketplace' );
		}
		if ( 'languages' === $field ) {
			return self::languages( Job_Facts::codes( $text ) );
		}
		return isset( self::ENUMS[ $field ] ) ? ( new self( array( $field => $text ) ) )->label( $field ) : $text;
	}

	/** @param array<mixed> $codes */
	private static function languages( array $codes ): string {
		return implode( ', ', array_map( Languages::name( ... ), array_filter( $codes, 'is_string' ) ) );
	}

	private function place( string $city ): string {
		$label = $this->label( 'place' );
		return '' === $label || '' === $city || 'remote' === $this->facts['place'] ? $label : "{$label}, {$city}";
	}

	/** A range such as `60–80%`. */
	private function workload(): string {
		$range = $this->facts['workload'];
		if ( ! is_array( $range ) ) {
			return '';
		}
		/* translators: %s: a number. */
		$one = __( '%s%%', 'design-marketplace' );
		/* translators: 1: a number, 2: a higher one. */
		$two = __( '%1$s–%2$s%%', 'design-marketplace' );
		return $range['min'] === $range['max'] ? sprintf( $one, $range['max'] ) : sprintf( $two, $range['min'], $range['max'] );
	}

	/** An amount or a range such as `CHF 14,000 to 18,000`. */
	private function amount(): string {
		$currency = $this->text( 'budget_currency' );
		$from     = is_int( $this->facts['budget_from'] ) ? number_format_i18n( $this->facts['budget_from'] ) : '';
		$to       = is_int( $this->facts['budget_to'] ) ? number_format_i18n( $this->facts['budget_to'] ) : '';
		if ( $from === $to ) {
			return '' === $to ? '' : "{$currency} {$to}";
		}
		if ( '' === $to ) {
			/* translators: 1: currency such as CHF, 2: an amount. */
			return sprintf( __( 'From %1$s %2$s', 'design-marketplace' ), $currency, $from );
		}
		/* translators: 1: currency such as CHF, 2: an amount, 3: a higher one. */
		$range = __( '%1$s %2$s to %3$s', 'design-marketplace' );
		return '' === $from
			/* translators: 1: currency such as CHF, 2: an amount. */
			? sprintf( __( 'Up to %1$s %2$s', 'design-marketplace' ), $currency, $to )
			: sprintf( $range, $currency, $from, $to );
	}

	/** A month such as `January 2027`. */
	private function start(): string {
		[ $year, $month ] = explode( '-', $this->text( 'starts' ) ) + array( '', '' );
		$name             = Contract::enum( 'months' )[ (int) $month - 1 ] ?? '';
		return '' === $name ? '' : translate( $name, 'design-marketplace' ) . " {$year}"; // phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
	}

	private function text( string $field ): string {
		$value = $this->facts[ $field ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** @return Line */
	private static function line( string $term, string $value, string $note = '', string $typed = '' ): array {
		return compact( 'term', 'value', 'note', 'typed' );
	}
}
