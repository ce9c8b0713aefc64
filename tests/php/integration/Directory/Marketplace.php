<?php
/** Works, missions and skills as the rooms that own them leave them, made with core's functions alone. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Directory;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Media\Images;
use RuntimeException;

trait Marketplace {

	/**
	 * A published work; with a picture unless told otherwise.
	 * @param int    $author  Designer.
	 * @param string $date    GMT time of publication.
	 * @param bool   $picture Whether it has a first image.
	 * @param string $title   Title.
	 */
	protected function work( int $author, string $date = '2026-03-01 10:00:00', bool $picture = false, string $title = 'Poster' ): int {
		$id = $this->post( 'dmkt_work', $author, $date, $title );
		if ( $picture ) {
			$image = ( new Images() )->store( $this->picture( 30, 20 ), 'work', $author, $id );
			update_post_meta( $id, 'design_marketplace_image', $image );
		}
		return $id;
	}

	/**
	 * A mission.
	 * @param int       $author Contractor.
	 * @param string    $date   GMT time of publication.
	 * @param list<int> $skills Skills.
	 * @param bool      $open   Whether it takes applications.
	 * @param string    $title  Title.
	 */
	protected function mission( int $author, string $date = '2026-03-01 10:00:00', array $skills = array(), bool $open = true, string $title = 'A job' ): int {
		$id = $this->post( 'dmkt_mission', $author, $date, $title );
		wp_set_object_terms( $id, $skills, 'dmkt_skill' );
		if ( ! $open ) {
			$this->close( $id );
		}
		return $id;
	}

	/**
	 * Closes a mission as the service does: one statement past core, then the cache.
	 * @param int $mission Mission.
	 */
	protected function close( int $mission ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'dmkt_closed' ), array( 'ID' => $mission ) );
		clean_post_cache( $mission );
	}

	/**
	 * A skill.
	 * @param string $name Name.
	 */
	protected function skill( string $name ): int {
		$term = wp_insert_term( $name . ' ' . wp_generate_uuid4(), 'dmkt_skill' );
		return is_array( $term ) ? (int) $term['term_id'] : throw new RuntimeException( $term->get_error_message() );
	}

	/**
	 * Ids on a page of the directory.
	 * @param string                                                                $role     Role.
	 * @param array{skill?:list<int>,level?:int,region?:string,search?:string,all_words?:bool} $filters Filters.
	 * @param int                                                                   $page     Page.
	 * @param int                                                                   $per_page Size.
	 * @return list<int>
	 */
	protected function listed( string $role, array $filters = array(), int $page = 1, int $per_page = 100 ): array {
		( new Indexer() )->flush();
		return array_map( static fn( array $card ): int => $card['id'], ( new Query() )->page( $role, $filters, $page, $per_page )['items'] );
	}

	/**
	 * A member's card.
	 * @param int $user Member.
	 * @return array<string,mixed>
	 */
	protected function card( int $user ): array {
		( new Indexer() )->flush();
		return ( new Query() )->by_id( $user )['card'] ?? array();
	}

	/** Asserts that every row is what a rebuild would write. */
	protected function assert_in_step(): void {
		( new Indexer() )->flush();
		self::assertSame( array(), ( new Indexer() )->verify() );
	}

	private function post( string $type, int $author, string $date, string $title ): int {
		kses_remove_filters();
		return (int) wp_insert_post(
			array(
				'post_type'     => $type,
				'post_status'   => 'publish',
				'post_title'    => $title,
				'post_author'   => $author,
				'post_date'     => get_date_from_gmt( $date ),
				'post_date_gmt' => $date,
			)
		);
	}
}
