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
			$row = $rows[ (int) $item['id'] ] ?? null;
			unset( $item[ Guard::EXPORTED ] );
			if ( $row ) {
				$seen            = (string) $row['seen_gmt'];
				$item['stage']   = (string) $row['told'];
				$item['words']   = (string) $row['told_words'];
				$item['history'] = History::of(
					(string) $row['history'],
					strtr(
						(string) $item['created'],
						array(
							'T' => ' ',
							'Z' => '',
						)
					)
				);
				$item['seen']    = '' === $seen ? '' : str_replace( ' ', 'T', $seen ) . 'Z';
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
			if ( '' !== (string) ( $row['note'] ?? '' ) ) {
				$notes[] = array(
					'application' => $id,
					'note'        => (string) $row['note'],
				);
			}
		}
		return $notes;
	}

	/**
	 * The rows of somebody's applications, and what is kept of those in the trash.
	 *
	 * @param int $user_id Person.
	 * @return array<int,array<string,string|null>> By post.
	 */
	private function rows( int $user_id ): array {
		global $wpdb;
		if ( ! Stages::are_there() ) {
			return array();
		}
		$rows  = array();
		$found = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT post_id, told, told_words, history, seen_gmt, note FROM ' . Tables::name( 'application' ) . ' WHERE user_id = %d ORDER BY post_id', $user_id ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		foreach ( $found as $row ) {
			$rows[ (int) $row['post_id'] ] = $row;
		}
		return $rows + Guard::set_aside_of( $user_id );
	}
}
