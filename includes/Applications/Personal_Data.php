<?php
/**
 * A person's applications as data, for exports.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Privacy\Post_Export;

/**
 * Who exports it may be the applicant: it has what they were told, and nothing else.
 */
final class Personal_Data {

	/**
	 * What somebody wrote, and what they were told about it.
	 *
	 * @param int $user_id Person.
	 * @return list<array<string,mixed>>
	 */
	public function export( int $user_id ): array {
		$rows  = $this->rows( $user_id );
		$items = array();
		foreach ( ( new Post_Export() )->of( Post_Type::NAME, $user_id ) as $item ) {
			$aside = $item[ Guard::EXPORTED ] ?? null;
			$row   = $rows[ (int) $item['id'] ] ?? ( is_array( $aside ) ? (object) $aside : null );
			unset( $item[ Guard::EXPORTED ] );
			if ( $row ) {
				$item['stage']   = (string) $row->told;
				$item['words']   = (string) $row->told_words;
				$item['history'] = (array) json_decode( (string) $row->history, true );
				$item['seen']    = $row->seen_gmt ? str_replace( ' ', 'T', (string) $row->seen_gmt ) . 'Z' : '';
			}
			$items[] = $item;
		}
		return $items;
	}

	/**
	 * What companies noted about somebody's applications.
	 *
	 * @param int $user_id Person.
	 * @return list<array{application:int,note:string}>
	 */
	public function notes( int $user_id ): array {
		$notes = array();
		foreach ( $this->rows( $user_id ) as $id => $row ) {
			if ( '' !== (string) $row->note ) {
				$notes[] = array(
					'application' => $id,
					'note'        => (string) $row->note,
				);
			}
		}
		return $notes;
	}

	/**
	 * The rows of somebody's applications.
	 *
	 * @param int $user_id Person.
	 * @return array<int,object{told:string,told_words:string|null,history:string|null,seen_gmt:string|null,note:string|null}> By post.
	 */
	private function rows( int $user_id ): array {
		global $wpdb;
		if ( ! Stages::are_there() ) {
			return array();
		}
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, told, told_words, history, seen_gmt, note FROM ' . Tables::name( 'application' ) . ' WHERE user_id = %d ORDER BY post_id', $user_id ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		return array_column( $rows, null, 'post_id' );
	}
}
