<?php
/** Reads missions with everything they show. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Jobs\Saved\Saved_Jobs;
use DesignMarketplace\Directory\Item_Pages;
use DesignMarketplace\Kernel\Database\Post_Pages;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Answer_Days;
use DesignMarketplace\People\Members\Answer_Share;
use DesignMarketplace\People\Members\Member_Language;
use WP_Post;

/**
 * Runs two queries for any number of missions: missions with the viewer's ties to them, and meta. A third one counts the candidates of
 * the viewer's own missions.
 * @phpstan-type Ties array{applied:bool,saved:bool,applications:int,answers:int|null,share:array{answered:int,of:int}|null,skills:list<int>,language:string}
 */
final class Mission_Query {

	/**
	 * Their contractor also gets drafts, held and hidden ones.
	 * @return array{list<WP_Post>,array<int,Ties>,int} Missions, the viewer's ties to each, and the total.
	 */
	public function page( int $author, int $viewer, string $order, int $limit, int $offset ): array {
		$pages            = new Item_Pages(
			Mission_Post_Type::NAME,
			array_column( Mission_State::PUBLISHED, 'value' ),
			Mission_State::sql_own( 'post_status' )
		);
		[ $rows, $total ] = $pages->read(
			$this->columns( $viewer ),
			0 === $author ? '' : "post_author = {$author}",
			$order,
			$limit,
			$offset
		);
		return array( ...$this->with_ties( $rows ), $total );
	}

	/** @return array{WP_Post,Ties}|null One mission of any status. */
	public function one( int $id, int $viewer ): ?array {
		global $wpdb;
		$from             = $wpdb->prepare( "FROM {$wpdb->posts} p WHERE ID = %d AND post_type = %s", $id, Mission_Post_Type::NAME );
		[ $posts, $ties ] = $this->with_ties( Post_Pages::rows( $this->columns( $viewer ), $from, 'ID', 1, 0 ) );
		return $posts ? array( $posts[0], $ties[ $posts[0]->ID ] ) : null;
	}

	/** SELECT columns. */
	private function columns( int $viewer ): string {
		$mine = Ownership::sql( 'a.user_id', $viewer ) . ' AND ' . Stage::sql_taken( 'a' );
		return "p.*, ( SELECT COUNT(*) FROM {application} a WHERE a.mission_id = p.ID AND {$mine} ) AS dm_applied, "
			. Saved_Jobs::sql_has( $viewer, 'p.ID' ) . ' AS dm_saved, '
			. Answer_Days::sql( 'p.post_author' ) . ' AS dm_answers, '
			. Answer_Share::sql( 'p.post_author' ) . ' AS dm_share, '
			. Post_Pages::sql_terms( Skills::TAXONOMY ) . ' AS dm_skills, '
			. Member_Language::sql( 'p.post_author' ) . ' AS dm_language';
	}

	/**
	 * @param list<array<string,string|null>> $rows
	 * @return array{list<WP_Post>,array<int,Ties>}
	 */
	private function with_ties( array $rows ): array {
		$posts   = Post_Pages::posts( $rows );
		$mine    = array_filter( $posts, Ownership::is_mine( ... ) );
		$numbers = self::applications( array_column( $mine, 'ID' ) );
		$ties    = array();
		foreach ( $rows as $index => $row ) {
			$ties[ $posts[ $index ]->ID ] = array(
				'applied'      => (int) $row['dm_applied'] > 0,
				'saved'        => (bool) $row['dm_saved'],
				'applications' => $numbers[ $posts[ $index ]->ID ] ?? 0,
				'answers'      => Answer_Days::typed( $row['dm_answers'] ),
				'share'        => Answer_Share::typed( $row['dm_share'] ),
				'skills'       => Post_Pages::ids( $row['dm_skills'] ),
				'language'     => Member_Language::typed( $row['dm_language'] ),
			);
		}
		if ( $ties ) {
			update_meta_cache( 'post', array_keys( $ties ) );
		}
		return array( $posts, $ties );
	}

	/**
	 * @param list<int> $missions
	 * @return array<int,int> Numbers of applications, without those who have withdrawn or are off.
	 */
	public static function applications( array $missions ): array {
		$there = State::sql_not_off( 'user_id' );
		return ! $missions ? array() : Sql::numbers(
			'SELECT mission_id, COUNT(*) FROM {application} WHERE mission_id IN (' . Sql::in( $missions ) . ") AND stage <> %s AND {$there} GROUP BY mission_id",
			Stage::Withdrawn->value
		);
	}
}
