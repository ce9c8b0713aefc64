<?php
/** Suggestions for when no designer fits: filters or words to drop, or to change to neighbouring values, and how many each finds. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Roles;

/**
 * @phpstan-import-type Looser from Query
 * @phpstan-import-type Normal from Query
 * @phpstan-type Way array{skill:int,level:int,region:string,search:string}
 */
final class Wider_Search {

	private const OFFERED = 4;

	private const NONE = array(
		'skill'  => 0,
		'level'  => 0,
		'region' => '',
		'search' => '',
	);

	/** Shorter beginnings of a word are not suggested. */
	private const LETTERS = 3;

	/** @var list<array<string,string|null>>|null Numbers of designers by skill, level and region. */
	private ?array $cells = null;

	/** @var Way */
	private array $asked;

	/** @param Normal $filters */
	public function __construct( private readonly array $filters, private readonly string $search ) {
		$this->asked = array(
			'skill'  => $filters['skill'][0] ?? 0,
			'level'  => $filters['level'],
			'region' => $filters['region'],
			'search' => $filters['words'] ? $search : '',
		);
	}

	/**
	 * Without one of the filters; then with a neighbouring value; then with one of three filters alone. With words: without one of the
	 * filters, or without the words; without filters each word alone, or the beginning of a single one.
	 * @return list<Looser>
	 */
	public function ways(): array {
		$set     = array_keys( array_filter( array( 'search' => '' ) + $this->asked ) );
		$without = array_map( fn( string $name ): array => array( $name => self::NONE[ $name ] ) + $this->asked, $set );
		if ( '' !== $this->asked['search'] ) {
			$words = $set ? array( '' ) : $this->fewer();
			$fewer = array_map( fn( string $search ): array => compact( 'search' ) + $this->asked, $words );
			return array_slice( $this->helping( array( ...$without, ...$fewer ) ), 0, self::OFFERED );
		}
		$alone = array_map( fn( string $name ): array => array( $name => $this->asked[ $name ] ) + self::NONE, $set );
		$ways  = array_merge(
			$this->helping( $without ),
			$this->helping( $this->neighbours() ),
			count( $set ) > 2 ? $this->helping( $alone ) : array()
		);
		return array_slice( $ways, 0, self::OFFERED );
	}

	/** @return list<array<string,int|string>> The levels below and above, and all other regions. */
	private function neighbours(): array {
		$ways = array();
		foreach ( 0 === $this->asked['level'] ? array() : array( $this->asked['level'] - 1, $this->asked['level'] + 1 ) as $level ) {
			if ( isset( Contract::enum( 'levels' )[ $level ] ) ) {
				$ways[] = array( 'level' => $level ) + $this->asked;
			}
		}
		foreach ( '' === $this->asked['region'] ? array() : array_keys( Contract::enum( 'regions' ) ) as $region ) {
			$ways[] = array( 'region' => (string) $region ) + $this->asked;
		}
		return $ways;
	}

	/**
	 * @param list<array<string,int|string>> $ways
	 * @return list<Looser> Those that find somebody, most designers first.
	 */
	private function helping( array $ways ): array {
		$helping = array();
		foreach ( $ways as $some ) {
			/** @var Way $way */
			$way   = array_replace( self::NONE, $some );
			$total = array_filter( $way ) ? $this->total( $way ) : 0;
			if ( $total > 0 ) {
				$helping[] = array( 'filters' => $way, 'total' => $total );
			}
		}
		usort( $helping, static fn( array $a, array $b ): int => $b['total'] <=> $a['total'] );
		return $helping;
	}

	/** @param Way $way */
	private function total( array $way ): int {
		$words = Words::asked( $way['search'] );
		if ( $words ) {
			$skill   = 0 === $way['skill'] ? array() : array( $way['skill'] );
			$filters = compact( 'skill', 'words' ) + $way + $this->filters;
			return ( new Search( new Listing( Roles::DESIGNER, $filters ) ) )->page( 0, 0 )[1]['total'];
		}
		$this->cells ??= Totals::cells_of( Roles::DESIGNER, $this->asked['skill'] );
		$fits          = static fn( array $cell ): bool => (int) $cell['skill_id'] === $way['skill']
			&& ( 0 === $way['level'] || (int) $cell['level'] === $way['level'] )
			&& ( '' === $way['region'] || $cell['region'] === $way['region'] );
		return (int) array_sum( array_column( array_filter( $this->cells, $fits ), 'members' ) );
	}

	/** @return list<string> Fewer words, or the beginning of a single one. */
	private function fewer(): array {
		$typed = (array) preg_split( '/\s+/u', $this->search, self::OFFERED + 1, PREG_SPLIT_NO_EMPTY );
		if ( count( $typed ) > 1 ) {
			return array_map( 'strval', array_slice( $typed, 0, self::OFFERED ) );
		}
		$beginning = 1 === count( $this->filters['words'] ) ? $this->beginning( $this->filters['words'][0] ) : '';
		$letters   = strlen( $beginning ) < self::LETTERS ? 0 : mb_strlen( $this->search );
		for ( $length = $letters; $length > 0; $length-- ) {
			$piece = mb_substr( $this->search, 0, $length );
			if ( array( $beginning ) === Words::asked( $piece ) ) {
				return array( $piece );
			}
		}
		return array();
	}

	/** The longest beginning of a word that another stored word has. Its neighbours in the order of words share the most with it. */
	private function beginning( string $word ): string {
		$from     = 'SELECT word FROM {directory_word} WHERE role = %s' . ( $this->filters['all_words'] ? '' : ' AND audience = ' . Words::OF_CARD );
		$longest  = 0;
		$nearests = array( ' AND word < %s ORDER BY word DESC LIMIT 1', ' AND word > %s ORDER BY word ASC LIMIT 1' );
		foreach ( $nearests as $nearest ) {
			$other   = (string) Sql::value( $from . $nearest, Roles::DESIGNER, $word );
			$longest = max( $longest, strspn( $word ^ $other, "\0" ) );
		}
		return substr( $word, 0, $longest );
	}
}
