<?php
/** Decides about the applications to one of the demo's design jobs, so that its board is not empty. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Jobs\Application_Writer;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Items\Mission_Outcome;

/** Writes the rows as real decisions leave them. Only a local site has a decision that is not told yet, as telling it sends an email. */
final class Board {

	/** Days until a company looks at an application, until it answers, and until somebody without an answer asks. */
	private const SEEN    = 0.6;
	private const ASKS    = 11;
	private const ANSWERS = array( 2, 3, 5 );

	/**
	 * @param int          $turn  Number that varies the results.
	 * @param array<mixed> $words The company's words to those it declines.
	 * @param array<mixed> $notes The company's notes.
	 */
	public function __construct(
		private readonly int $mission,
		private readonly bool $is_closed,
		private readonly int $turn,
		private readonly array $words,
		private readonly array $notes
	) {}

	/**
	 * @param int   $number Index of the application, from 0.
	 * @param float $days   Days since it was sent.
	 */
	public function decide( int $id, int $number, int $of, float $days ): void {
		$stage = $this->stage( $number, $of );
		$row   = array( 'history' => array( Stage::Fresh->value => $days ) );
		if ( $days > self::SEEN && ( Stage::Fresh !== $stage || 0 === $number % 2 ) ) {
			$row['seen_gmt'] = Clock::gmt( $days - self::SEEN );
		}
		if ( Stage::Fresh === $stage && ! $this->is_closed && $days > self::ASKS && 0 === $number % 2 ) {
			$row['nudged_gmt'] = Clock::gmt( $days - self::ASKS );
		}
		if ( Stage::Fresh !== $stage ) {
			$told  = max( 0.1, min( $days - self::SEEN, $days - self::ANSWERS[ ( $this->turn + $number ) % 3 ] ) );
			$words = Stage::Declined === $stage ? (string) $this->words[ ( $this->turn + $number ) % count( $this->words ) ] : '';
			$row  += array( 'stage' => $stage->value, 'words' => $words, 'staged_gmt' => Clock::gmt( $told ) );
			if ( $this->is_untold( $stage, $of ) ) {
				$row['release_gmt'] = Clock::gmt( -1 / 144 );
				$row['staged_gmt']  = Clock::gmt( 0 );
			} else {
				$row['told']                     = $stage->value;
				$row['told_words']               = $words;
				$row['told_gmt']                 = $row['staged_gmt'];
				$row['history'][ $stage->value ] = $told;
				$row['answered_gmt']             = Stage::Withdrawn === $stage ? null : $row['staged_gmt'];
			}
		}
		if ( in_array( $stage, array( Stage::Shortlisted, Stage::Chosen ), true ) ) {
			$row['note'] = (string) $this->notes[ ( $this->turn + $number ) % count( $this->notes ) ];
		}
		$step           = static fn( string $stage, float $days ): array => array(
			'stage' => $stage,
			'date'  => Clock::gmt( $days ),
		);
		$row['history'] = (string) wp_json_encode( array_map( $step, array_keys( $row['history'] ), $row['history'] ) );
		Application_Writer::put( $id, $row );
		Kept_Counts::outdate( Kept_Counts::CANDIDATES, array( $this->mission ) );
	}

	/** Stores the outcome of a closed job. */
	public function close( int $of ): void {
		if ( $this->is_closed ) {
			update_post_meta(
				$this->mission,
				Mission_Outcome::META,
				( $of > 0 && $this->has_winner() ? Mission_Outcome::Here : Mission_Outcome::Elsewhere )->value
			);
		}
	}

	/** @param int $number Index of the application, from 0. */
	private function stage( int $number, int $of ): Stage {
		if ( $this->is_closed ) {
			return match ( true ) {
				0 === $number && $this->has_winner() => Stage::Chosen,
				2 === $number % 3                    => Stage::Fresh,
				default                              => Stage::Declined,
			};
		}
		return match ( true ) {
			$of < 2                       => Stage::Fresh,
			0 === $number                 => Stage::Shortlisted,
			1 === $number && $of > 2      => Stage::Declined,
			3 === $number && $of > 5      => Stage::Chosen,
			$of > 4 && $number === $of - 1 => Stage::Withdrawn,
			default                       => Stage::Fresh,
		};
	}

	private function has_winner(): bool {
		return 2 !== $this->turn % 3;
	}

	/** Whether the applicant has not been told the stage yet. */
	private function is_untold( Stage $stage, int $of ): bool {
		return ! $this->is_closed && Stage::Chosen === $stage && $of > 6 && 'local' === wp_get_environment_type();
	}
}
