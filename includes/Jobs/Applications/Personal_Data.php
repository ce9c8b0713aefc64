<?php
/** Exports a person's applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Directory\Linked_Works;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Privacy\Post_Export;

/** The applicant may read the export, so it has only what they were told. */
final class Personal_Data {

	/** @return list<array<string,mixed>> */
	public function export( int $user_id ): array {
		$rows  = $this->rows( $user_id );
		$items = array();
		foreach ( ( new Post_Export() )->of( Application_Post_Type::NAME, $user_id ) as $item ) {
			$row = $rows[ (int) $item['id'] ] ?? null;
			unset( $item[ Application_Table::EXPORTED ] );
			if ( $row ) {
				$item['stage']   = (string) $row['told'];
				$item['words']   = (string) $row['told_words'];
				$created         = str_replace( array( 'T', 'Z' ), array( ' ', '' ), (string) $item['created'] );
				$item['history'] = History::of( (string) $row['history'], $created );
				$item['seen']    = self::time( $row['seen_gmt'] );
				$item['nudged']  = self::time( $row['nudged_gmt'] ?? null );
				$item['answers'] = Enclosed::answers( (string) ( $row['answers'] ?? '' ) );
				$works           = Enclosed::works( (string) ( $row['works'] ?? '' ) ) ?? array();
				$item['works']   = array_column( Linked_Works::of( $works ), 'link' );
			}
			$items[] = $item;
		}
		return $items;
	}

	/** @return list<array{mission:int,nudged:string}> The design jobs of a company about which candidates have asked. */
	public function nudges( int $owner ): array {
		$rows = Tables::version() < 4 ? array() : Sql::rows(
			'SELECT a.mission_id, a.nudged_gmt FROM {application} a INNER JOIN {posts} m ON m.ID = a.mission_id
			WHERE m.post_author = %d AND a.nudged_gmt IS NOT NULL ORDER BY a.id',
			$owner
		);
		return array_map(
			static fn( array $row ): array => array( 'mission' => (int) $row['mission_id'], 'nudged' => self::time( $row['nudged_gmt'] ) ),
			$rows
		);
	}

	private static function time( mixed $gmt ): string {
		return '' === (string) $gmt ? '' : str_replace( ' ', 'T', (string) $gmt ) . 'Z';
	}

	/** @return list<array{application:int,note:string}> Companies' notes about a person's applications. */
	public function notes( int $user_id ): array {
		$notes = array();
		foreach ( $this->rows( $user_id ) as $id => $row ) {
			if ( '' !== (string) ( $row['note'] ?? '' ) ) {
				$notes[] = array( 'application' => $id, 'note' => (string) $row['note'] );
			}
		}
		return $notes;
	}

	/** @return array<int,array<string,string|null>> Rows, and the stored columns of those in the trash, by post id. */
	private function rows( int $user_id ): array {
		$rows = Sql::rows(
			'SELECT * FROM {application} WHERE user_id = %d ORDER BY post_id',
			$user_id
		);
		$ids  = array_map( 'intval', array_column( $rows, 'post_id' ) );
		return array_combine( $ids, $rows ) + Application_Table::set_aside_of( $user_id );
	}
}
