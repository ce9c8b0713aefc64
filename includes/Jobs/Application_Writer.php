<?php
/** Writes the stages of applications, decided and told; no other class does. It refuses what Application_Graph does not have. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Applications\History;
use DesignMarketplace\Jobs\Applications\Locked_Application;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;

/** Rows are locked, and outdated after a write: lock them again. */
final class Application_Writer {

	/** Rows changed by one statement. */
	private const BATCH = 500;

	/**
	 * The applicant is told later, see tell().
	 * @param Stage|null $to Null, or the stage it has, to leave that.
	 * @param array<string,string|int|null> $columns
	 * @return bool Whether the graph has it; otherwise nothing is written.
	 */
	public static function decide( Locked_Application $row, ?Stage $to, array $columns ): bool {
		global $wpdb;
		$moves = null !== $to && $to !== $row->stage;
		if ( $moves ) {
			$event = Application_Graph::decision( $to );
			if ( ! $event || ! Application_Graph::to( $event, $row->stage, $row->told ) ) {
				return false;
			}
			$columns['stage'] = $to->value;
		}
		if ( $columns ) {
			$wpdb->update( Tables::name( 'application' ), $columns, array( 'id' => $row->id ) );
		}
		if ( $moves ) {
			Kept_Counts::outdate( Kept_Counts::CANDIDATES, array( $row->mission_id ) );
		}
		return true;
	}

	/**
	 * Those who were told so before are not told again.
	 * @param array<Locked_Application> $rows
	 * @return array<int,Locked_Application> The changed ones as they are now, by row id.
	 */
	public static function name( array $rows ): array {
		$fit = array_filter( $rows, self::can( Application_Event::Name ) );
		if ( ! $fit ) {
			return array();
		}
		$now   = Clock::gmt();
		$known = sprintf( "told = '%s'", Stage::Chosen->value );
		Sql::write(
			"UPDATE {application} SET stage = %s, words = CASE WHEN {$known} THEN told_words ELSE '' END, staged_gmt = %s,
				release_gmt = CASE WHEN {$known} THEN NULL ELSE %s END WHERE id IN (" . Sql::in( array_column( $fit, 'id' ) ) . ')',
			Stage::Chosen->value,
			$now,
			$now
		);
		Kept_Counts::outdate( Kept_Counts::CANDIDATES, array_values( array_column( $fit, 'mission_id' ) ) );
		$named = array();
		foreach ( $fit as $row ) {
			$named[ $row->id ] = $row->named( $now );
		}
		return $named;
	}

	/**
	 * Marks them as answered, too: the first answer counts.
	 * @param array<Locked_Application> $rows
	 * @return int Number of rows that the graph has it for; others stay as they are.
	 */
	public static function tell( array $rows ): int {
		$now     = Clock::gmt();
		$history = History::sql_with_stage( $now );
		$news    = array_column( array_filter( $rows, self::can( Application_Event::Tell ) ), 'id' );
		foreach ( array_chunk( $news, self::BATCH ) as $ids ) {
			Sql::write(
				"UPDATE {application} SET told = stage, told_words = words, told_gmt = %s, release_gmt = NULL, history = {$history},
					answered_gmt = COALESCE( answered_gmt, %s ) WHERE id IN (" . Sql::in( $ids ) . ')',
				$now,
				$now
			);
		}
		return count( $news );
	}

	/** @return bool Whether the graph has it; otherwise nothing is written. */
	public static function withdraw( Locked_Application $row ): bool {
		return self::both( $row, Application_Event::Withdraw, $row->reapplied );
	}

	/** @return bool Whether the graph has it; otherwise nothing is written. */
	public static function reapply( Locked_Application $row ): bool {
		return self::both( $row, Application_Event::Reapply, $row->reapplied + 1 );
	}

	/** @param array<string,string|int|null> $columns As they were before, or as the demo has them. */
	public static function put( int $post_id, array $columns ): void {
		global $wpdb;
		$wpdb->update( Tables::name( 'application' ), $columns, array( 'post_id' => $post_id ) );
	}

	private static function both( Locked_Application $row, Application_Event $event, int $reapplied ): bool {
		$to = Application_Graph::to( $event, $row->stage, $row->told );
		if ( ! $to ) {
			return false;
		}
		$now = Clock::gmt();
		Sql::write(
			"UPDATE {application} SET stage = %s, words = '', told = %s, told_words = '', told_gmt = %s, release_gmt = NULL, reapplied = %d,
				history = " . History::sql_with_stage( $now, $to[1] ) . ' WHERE id = %d',
			$to[0]->value,
			$to[1]->value,
			$now,
			$reapplied,
			$row->id
		);
		Kept_Counts::outdate( Kept_Counts::CANDIDATES, array( $row->mission_id ) );
		return true;
	}

	/** @return callable(Locked_Application): bool */
	private static function can( Application_Event $event ): callable {
		return static fn( Locked_Application $row ): bool => null !== Application_Graph::to( $event, $row->stage, $row->told );
	}
}
