<?php
/** Suggestions for when a search finds nobody: a filter or word to drop, and how many that finds. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Roles;

/**
 * @phpstan-import-type Filters from Query
 * @phpstan-import-type Looser from Query
 * @phpstan-import-type Normal from Query
 */
final class Wider_Search {

	private const OFFERED = 4;

	/** Shorter beginnings of a word are not suggested. */
	private const LETTERS = 3;

	/**
	 * @param Normal $filters Result of Query::normalise().
	 * @param string $search  The words as typed.
	 */
	public function __construct( private readonly array $filters, private readonly string $search ) {}

	/**
	 * Suggestions: without one of the filters, or without the words. Without filters: each word alone, or the beginning of a single
	 * one. Most members first.
	 *
	 * @return list<Looser>
	 */
	public function ways(): array {
		[ 'level' => $level, 'region' => $region ] = $this->filters;

		$skill = $this->filters['skill'][0] ?? 0;
		$ways  = array_merge(
			$skill > 0 ? array( self::way( 0, $level, $region, $this->search ) ) : array(),
			$level > 0 ? array( self::way( $skill, 0, $region, $this->search ) ) : array(),
			'' !== $region ? array( self::way( $skill, $level, '', $this->search ) ) : array()
		);
		foreach ( $ways ? array( '' ) : $this->fewer() as $words ) {
			$ways[] = self::way( $skill, $level, $region, $words );
		}
		$helping = array();
		foreach ( $ways as $way ) {
			$total = $this->total( $way );
			if ( $total > 0 ) {
				$helping[] = array(
					'filters' => $way,
					'total'   => $total,
				);
			}
		}
		usort( $helping, static fn( array $a, array $b ): int => $b['total'] <=> $a['total'] );
		return array_slice( $helping, 0, self::OFFERED );
	}

	/** @return array{skill:int,level:int,region:string,search:string} */
	private static function way( int $skill, int $level, string $region, string $search ): array {
		return compact( 'skill', 'level', 'region', 'search' );
	}

	/** @param array{skill:int,level:int,region:string,search:string} $way */
	private function total( array $way ): int {
		$filters = array(
			'skill' => array_filter( array( $way['skill'] ) ),
			'words' => Words::asked( $way['search'] ),
		) + $way + $this->filters;
		$total   = $filters['words']
			? ( new Search( new Listing( Roles::DESIGNER, $filters ) ) )->page( 0, 0 )[1]
			: ( new Totals() )->of( Roles::DESIGNER, $filters );
		return $total['total'] ?? 0;
	}

	/**
	 * Fewer words, or the beginning of a single one.
	 *
	 * @return list<string>
	 */
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

	/**
	 * The longest beginning of a word that another stored word has. Its neighbours in the order of words share the most with it.
	 *
	 * @param string $word Word that finds nobody.
	 */
	private function beginning( string $word ): string {
		$from     = 'SELECT `word` FROM {directory_word} WHERE `role` = %s' . ( $this->filters['all_words'] ? '' : ' AND `audience` = ' . Words::OF_CARD );
		$longest  = 0;
		$nearests = array( ' AND `word` < %s ORDER BY `word` DESC LIMIT 1', ' AND `word` > %s ORDER BY `word` ASC LIMIT 1' );
		foreach ( $nearests as $nearest ) {
			$other   = (string) Sql::value( $from . $nearest, Roles::DESIGNER, $word );
			$longest = max( $longest, strspn( $word ^ $other, "\0" ) );
		}
		return substr( $word, 0, $longest );
	}
}
