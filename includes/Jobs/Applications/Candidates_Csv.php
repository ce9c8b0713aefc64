<?php
/** The candidates of a mission as CSV, for its owner. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Contract\Csv;
use DesignMarketplace\Kernel\Rest\Streamed;

/** Streamed in batches: thousands of letters do not fit into memory. */
final class Candidates_Csv {

	private const BATCH = 500;

	private const COLUMNS = array( 'date_utc', 'name', 'email', 'job', 'city', 'stage', 'told', 'words', 'letter', 'note', 'profile' );

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
		fwrite( $stream, Csv::MARK ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
		Csv::line( $stream, self::COLUMNS );
		$after = 0;
		do {
			$batch  = $this->query->after( $mission, $stage, $search, $after, self::BATCH );
			$number = count( $batch );
			foreach ( $batch as $application ) {
				$after = $application->post->ID;
				Csv::line( $stream, self::cells( $application ) );
			}
			Stage_Service::note_look( $batch );
			fflush( $stream );
			if ( ! wp_using_ext_object_cache() ) {
				wp_cache_flush_runtime();
			}
		} while ( self::BATCH === $number );
	}

	/** @return list<string> A candidate's row. Withdrawn ones keep only name, date and stage. */
	private static function cells( Application $application ): array {
		$date = $application->post->post_date_gmt;
		if ( Stage::Withdrawn === $application->stage ) {
			return array( $date, $application->name, '', '', '', $application->stage->value, $application->told->value, '', '', '', '' );
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
		);
	}
}
