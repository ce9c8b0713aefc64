<?php
/** The candidates of a mission as CSV, for its owner. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Directory\Linked_Works;
use DesignMarketplace\Kernel\Contract\Csv;
use DesignMarketplace\Kernel\Rest\Streamed;

/**
 * Streamed in batches: thousands of letters do not fit into memory.
 * @phpstan-import-type Linked from Linked_Works
 */
final class Candidates_Csv {

	private const BATCH = 500;

	private const COLUMNS = array(
		...array( 'date_utc', 'name', 'email', 'job', 'city', 'stage', 'told', 'words', 'letter', 'note', 'profile' ),
		...array( 'question_1', 'answer_1', 'question_2', 'answer_2', 'question_3', 'answer_3', 'works' ),
	);

	public function __construct( private readonly Application_Query $query ) {}

	/** The body is written when it is sent. */
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
	 * Writes the candidates, oldest first, and marks them as seen.
	 * @param resource $stream
	 */
	public function write( $stream, int $mission, string $stage, string $search ): void {
		Csv::begin( $stream, self::COLUMNS );
		$after = 0;
		do {
			$batch  = $this->query->after( $mission, $stage, $search, $after, self::BATCH );
			$number = count( $batch );
			$works  = Application::chosen( $batch );
			foreach ( $batch as $place => $application ) {
				$after = $application->post->ID;
				Csv::line( $stream, array_pad( self::cells( $application, $works[ $place ] ), count( self::COLUMNS ), '' ) );
			}
			Stage_Service::note_look( $batch );
			fflush( $stream );
			if ( ! wp_using_ext_object_cache() ) {
				wp_cache_flush_runtime();
			}
		} while ( self::BATCH === $number );
	}

	/**
	 * A candidate's row. Withdrawn ones keep only name, date and stage.
	 * @param list<Linked> $works
	 * @return list<string>
	 */
	private static function cells( Application $application, array $works ): array {
		$date = $application->post->post_date_gmt;
		if ( Stage::Withdrawn === $application->stage ) {
			return array( $date, $application->name, '', '', '', $application->stage->value, $application->told->value );
		}
		return array(
			$date,
			$application->name,
			$application->email,
			(string) ( $application->card['job'] ?? '' ),
			(string) ( $application->card['city'] ?? '' ),
			$application->stage->value,
			$application->told->value,
			$application->words,
			$application->post->post_content,
			$application->note,
			'' === $application->slug ? '' : home_url( '/designer/' . $application->slug ),
			...array_pad( array_merge( ...array_map( 'array_values', $application->answers ) ), 6, '' ),
			implode( "\n", array_map( static fn( array $work ): string => trim( "{$work['title']} {$work['link']}" ), $works ) ),
		);
	}
}
