<?php
/**
 * The candidates of a mission as a spreadsheet, for its owner.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Contract\Csv;
use DesignMarketplace\Directory\Query as Directory;
use DesignMarketplace\Rest\Streamed;

/**
 * Written as it is read, in batches: ten thousand letters do not fit into memory.
 */
final class Candidates_Csv {

	private const BATCH = 500;

	private const COLUMNS = array( 'date_utc', 'name', 'email', 'job', 'city', 'stage', 'told', 'words', 'letter', 'note', 'profile' );

	/**
	 * @param Application_Query $query     Reads.
	 * @param Directory         $directory Cards.
	 */
	public function __construct( private readonly Application_Query $query, private readonly Directory $directory = new Directory() ) {}

	/**
	 * The answer; its body follows when it is sent.
	 *
	 * @param int    $mission Mission of the current user.
	 * @param string $stage   Only those of this stage, '' for all.
	 * @param string $search  Only those with these words.
	 */
	public function answer( int $mission, string $stage, string $search ): Streamed {
		return new Streamed(
			function ( $stream ) use ( $mission, $stage, $search ): void {
				$this->write( $stream, $mission, $stage, $search );
			},
			array(
				'Content-Type'        => 'text/csv; charset=utf-8',
				'Content-Disposition' => "attachment; filename=\"candidates-{$mission}.csv\"",
			)
		);
	}

	/**
	 * Writes them, the first to apply first. Who was exported was seen.
	 *
	 * @param resource $stream  Where to.
	 * @param int      $mission Mission.
	 * @param string   $stage   Only those of this stage, '' for all.
	 * @param string   $search  Only those with these words.
	 */
	public function write( $stream, int $mission, string $stage, string $search ): void {
		fwrite( $stream, Csv::MARK ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
		Csv::line( $stream, self::COLUMNS );
		$after = 0;
		do {
			$batch  = $this->query->after( $mission, $stage, $search, $after, self::BATCH );
			$number = count( $batch );
			$cards  = $this->directory->cards( array_map( static fn( Application $application ): int => (int) $application->post->post_author, $batch ) );
			foreach ( $batch as $application ) {
				$after = $application->post->ID;
				Csv::line( $stream, self::cells( $application, $cards[ (int) $application->post->post_author ] ?? array() ) );
			}
			Seen::note( $batch );
			fflush( $stream );
			if ( wp_cache_supports( 'flush_runtime' ) && ! wp_using_ext_object_cache() ) {
				wp_cache_flush_runtime();
			}
		} while ( self::BATCH === $number );
	}

	/**
	 * A candidate's line. Of who has withdrawn name and date are left.
	 *
	 * @param Application         $application Application.
	 * @param array<string,mixed> $card        Card, empty for people without a profile.
	 * @return list<string>
	 */
	private static function cells( Application $application, array $card ): array {
		$date = $application->post->post_date_gmt;
		if ( Stage::Withdrawn === $application->stage ) {
			return array( $date, $application->name, '', '', '', $application->stage->value, $application->told->value, '', '', '', '' );
		}
		return array(
			$date,
			$application->name,
			$application->email,
			(string) ( $card['job'] ?? '' ),
			(string) ( $card['city'] ?? '' ),
			$application->stage->value,
			$application->told->value,
			$application->words,
			$application->post->post_content,
			$application->note,
			'' === $application->slug ? '' : home_url( '/designer/' . $application->slug ),
		);
	}
}
