<?php
/** Queries works together with all data they show. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Directory\Item_Pages;
use DesignMarketplace\Kernel\Database\Post_Pages;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Members\Member_Language;
use WP_Post;

/**
 * Two queries for any number of works: works, and the meta of works and images.
 * @phpstan-type Beside array{language:string,designer:string,skills:list<int>}
 */
final class Work_Query {

	/**
	 * A page of published works. Their designer also sees drafts and hidden works.
	 * @param string $slug Designer's slug, '' for all designers.
	 * @return array{list<WP_Post>,array<int,Beside>,int} Works, what belongs to each, and the total.
	 */
	public function page( string $slug, string $order, int $limit, int $offset ): array {
		global $wpdb;
		$author = '' === $slug
			? ''
			: "post_author = ( SELECT ID FROM {$wpdb->users} WHERE user_nicename = " . Sql::words( array( $slug ) ) . ' )';

		[ $rows, $total ] = $this->pages()->read( self::columns_of_anybody(), $author, $order, $limit, $offset );
		return array( ...self::primed( $rows ), $total );
	}

	/**
	 * All works of a designer, in the order the designer has put them. The designer also sees drafts and hidden works.
	 * @return array{list<WP_Post>,array<int,Beside>}|null Works and what belongs to each; null if there are more than the limit.
	 */
	public function portfolio( int $designer, int $limit ): ?array {
		$rows = $this->pages()->whole( self::columns(), $designer, Work_State::ORDER, $limit );
		return null === $rows ? null : self::primed( $rows, Member_Language::of( $designer ) );
	}

	/** @return array{list<WP_Post>,array<int,Beside>} A work of any status. The work and what belongs to it; nothing when there is none. */
	public function one( int $id ): array {
		global $wpdb;
		$from = "FROM {$wpdb->posts} p WHERE ID = {$id} AND post_type = '" . Work_Post_Type::NAME . "'";
		return self::primed( Post_Pages::rows( self::columns_of_anybody(), $from, 'ID', 1, 0 ) );
	}

	private function pages(): Item_Pages {
		return new Item_Pages(
			Work_Post_Type::NAME,
			array( Work_State::Published->value ),
			Work_State::sql_own( 'post_status' )
		);
	}

	private static function columns(): string {
		global $wpdb;
		return "p.*, ( SELECT user_nicename FROM {$wpdb->users} WHERE ID = p.post_author ) AS dm_designer, " . Post_Pages::sql_terms( Skills::TAXONOMY ) . ' AS dm_skills, ' . Post_Pages::sql_attachments() . ' AS dm_images';
	}

	/** The same with the language of each designer. */
	private static function columns_of_anybody(): string {
		return self::columns() . ', ' . Member_Language::sql( 'p.post_author' ) . ' AS dm_language';
	}

	/**
	 * Works and what belongs to each, with the meta of works and images in the cache.
	 * @param list<array<string,string|null>> $rows     Rows with columns().
	 * @param string|null                     $language Language of their designer; null where the rows have it.
	 * @return array{list<WP_Post>,array<int,Beside>}
	 */
	private static function primed( array $rows, ?string $language = null ): array {
		$posts  = Post_Pages::posts( $rows );
		$beside = array();
		$primed = array();
		foreach ( $posts as $index => $post ) {
			$beside[ $post->ID ] = array(
				'language' => $language ?? Member_Language::typed( $rows[ $index ]['dm_language'] ),
				'designer' => (string) $rows[ $index ]['dm_designer'],
				'skills'   => Post_Pages::ids( $rows[ $index ]['dm_skills'] ),
			);
			array_push( $primed, $post->ID, ...Post_Pages::ids( $rows[ $index ]['dm_images'] ) );
		}
		update_meta_cache( 'post', $primed );
		return array( $posts, $beside );
	}
}
