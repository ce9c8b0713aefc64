<?php
/** Exports a person's applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Directory\Linked_Works;
use DesignMarketplace\Kernel\Database\Sql;
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
				$seen            = (string) $row['seen_gmt'];
				$item['stage']   = (string) $row['told'];
				$item['words']   = (string) $row['told_words'];
				$created         = str_replace( array( 'T', 'Z' ), array( ' ', '' ), (string) $item['created'] );
				$item['history'] = History::of( (string) $row['history'], $created );
				$item['answers'] = Enclosed::answers( (string) ( $row['answers'] ?? '' ) );
				$item['works']   = array_column( Linked_Works::of( Enclosed::works( (string) ( $row['works'] ?? '' ) ) ?? array() ), 'link' );
				$item['seen']    = '' === $seen ? '' : str_replace( ' ', 'T', $seen ) . 'Z';
			}
			$items[] = $item;
		}
		return $items;
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
