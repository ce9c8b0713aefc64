<?php
/** The applications of one person to the missions of another. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Mission_State;

final class Pair_Applications {

	/** @param int $owner User id of the missions' author. */
	public function __construct( private readonly int $applicant, private readonly int $owner ) {}

	/** @return list<Application> */
	public function newest( int $limit ): array {
		$order = Application_Order::of( 'date', false, Side::Applicant );
		return $this->applicant > 0 && $this->owner > 0
			? Application_Rows::page( "SELECT {$order->columns} {$this->newest_first( $limit )}", $order )
			: array();
	}

	/**
	 * @param list<int> $applicants
	 * @param list<int> $owners Authors of the missions.
	 * @param Side $side Whose stages count. Applicants get no mission that is hidden.
	 * @return array<string,array{title:string,stage:string}> The job of each newest application, by '<applicant>-<owner>'.
	 */
	public static function latest( array $applicants, array $owners, Side $side ): array {
		if ( ! $applicants || ! $owners ) {
			return array();
		}
		$seen   = Side::Owner === $side
			? Mission_State::sql_with_applications( 'm.post_status' )
			: Mission_State::sql_published( 'm.post_status' );
		$rows   = Sql::rows(
			"SELECT a.user_id, m.post_author, m.post_title, {$side->column()} AS stage
			FROM {application} a INNER JOIN {posts} m ON m.ID = a.mission_id
			WHERE a.user_id IN (" . Sql::in( $applicants ) . ') AND m.post_author IN (' . Sql::in( $owners ) . ") AND {$seen}
				AND EXISTS ( SELECT 1 FROM {posts} p WHERE p.ID = a.post_id )
			ORDER BY a.created_gmt, a.id"
		);
		$latest = array();
		foreach ( $rows as $row ) {
			$latest[ "{$row['user_id']}-{$row['post_author']}" ] = array(
				'title' => (string) $row['post_title'],
				'stage' => (string) $row['stage'],
			);
		}
		return $latest;
	}

	/**
	 * Without reading them whole: equal to those of newest() as long as none of these has changed.
	 * @return list<array<string,string>> See state().
	 */
	public function states( int $limit ): array {
		if ( $this->applicant <= 0 || $this->owner <= 0 ) {
			return array();
		}
		$rows = Sql::rows(
			'SELECT a.post_id AS application, m.post_title AS title, m.post_status AS mission, a.stage, a.told, a.release_gmt AS release_gmt, a.reapplied '
				. $this->newest_first( $limit )
		);
		return array_map( static fn( array $row ): array => array_map( 'strval', $row ), $rows );
	}

	/**
	 * Values of an application that may change for the two people. Deadlines and the owner's time to decide change with the day.
	 * @return array<string,string>
	 */
	public static function state( Application $application ): array {
		return array(
			'application' => (string) $application->post->ID,
			'title'       => $application->title,
			'mission'     => $application->state->value,
			'stage'       => $application->stage->value,
			'told'        => $application->told->value,
			'release_gmt' => $application->release_gmt,
			'reapplied'   => (string) $application->reapplied,
		);
	}

	/**
	 * The owner has written to the applicant: the applications count as seen and answered. Call within a transaction that has locked
	 * both accounts.
	 */
	public function answer(): void {
		$posts = Sql::ids( "SELECT a.post_id {$this->from()} AND ( a.answered_gmt IS NULL OR a.seen_gmt IS NULL )" );
		if ( $posts ) {
			$now = Clock::gmt();
			Sql::write(
				'UPDATE {application} SET seen_gmt = COALESCE( seen_gmt, %s ), answered_gmt = COALESCE( answered_gmt, %s )
				WHERE post_id IN (' . Sql::in( $posts ) . ')',
				$now,
				$now
			);
		}
	}

	/** Drops the owner's words that the applicant was not told yet. The stages are still told. */
	public function drop_words(): void {
		$rows = Sql::ids( "SELECT a.id {$this->from()} AND a.release_gmt IS NOT NULL" );
		if ( $rows ) {
			Sql::write( "UPDATE {application} SET words = '' WHERE id IN (" . Sql::in( $rows ) . ')' );
		}
	}

	/** SQL for the newest applications to missions whose applications can be read, in order. */
	private function newest_first( int $limit ): string {
		return "{$this->from()} AND " . Mission_State::sql_with_applications( 'm.post_status' )
			. " AND EXISTS ( SELECT 1 FROM {posts} p WHERE p.ID = a.post_id ) ORDER BY a.created_gmt DESC, a.id DESC LIMIT {$limit}";
	}

	private function from(): string {
		return "FROM {application} a INNER JOIN {posts} m ON m.ID = a.mission_id AND m.post_author = {$this->owner}
			WHERE a.user_id = {$this->applicant}";
	}
}
