<?php
/**
 * Sums up the missions of contractors: how many take applications, also by skill and by facts, with their titles and deadlines,
 * the newest, the skills shown.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Skills;

/**
 * @phpstan-import-type Days from Deadlines
 * @phpstan-type Jobs array{open:int,closed:int,newest:string,skills:list<int>,by_skill:array<int,int>,facts:array<string,int>,engagements:list<string>,places:list<string>,titles:list<string>,deadlines:Days}
 */
final class Company_Missions {

	public const NONE = array(
		'open'        => 0,
		'closed'      => 0,
		'newest'      => '',
		'skills'      => array(),
		'by_skill'    => array(),
		'facts'       => array(),
		'engagements' => array(),
		'places'      => array(),
		'titles'      => array(),
		'deadlines'   => array(),
	);

	/**
	 * By contractor; those without a mission are left out.
	 *
	 * @param list<int> $user_ids Contractors.
	 * @return array<int,Jobs>
	 */
	public function of( array $user_ids ): array {
		if ( ! $user_ids ) {
			return array();
		}
		$rows   = Sql::rows(
			'SELECT ID, post_author, post_status, post_date_gmt, post_title, ( SELECT MAX(d.meta_value) FROM {postmeta} d WHERE d.post_id = ID AND d.meta_key = %s ) AS deadline FROM {posts} WHERE post_type = %s AND '
				. Mission_State::sql_published( 'post_status' )
				. ' AND post_author IN (' . Sql::in( $user_ids ) . ') ORDER BY post_date_gmt DESC, ID DESC',
			Deadline::META,
			Item_Types::MISSION
		);
		$posts  = array_map( 'intval', array_column( $rows, 'ID' ) );
		$skills = $this->skills( $posts );
		$facts  = $this->facts( $posts );
		$jobs   = array();
		$shown  = array();
		$today  = Deadline::today();
		$said   = array();
		foreach ( $rows as $row ) {
			$author          = (int) $row['post_author'];
			$deadline        = (string) $row['deadline'];
			$state           = Mission_State::Open->value === $row['post_status'] && ( '' === $deadline || $deadline >= $today )
				? 'open'
				: 'closed';
			$jobs[ $author ] = $jobs[ $author ] ?? array( 'newest' => (string) $row['post_date_gmt'] ) + self::NONE;
			++$jobs[ $author ][ $state ];
			if ( 'open' === $state ) {
				$jobs[ $author ]['titles'][] = (string) $row['post_title'];
			}
			if ( 'open' === $state && '' !== $deadline ) {
				$jobs[ $author ]['deadlines'][ (int) $row['ID'] ] = Deadlines::entry(
					$deadline,
					$facts[ (int) $row['ID'] ] ?? array(),
					$skills[ (int) $row['ID'] ] ?? array()
				);
			}
			$shown[ $author ][ $state ]  = array_merge( $shown[ $author ][ $state ] ?? array(), $skills[ (int) $row['ID'] ] ?? array() );
			$said[ $author ][ $state ][] = array( $facts[ (int) $row['ID'] ] ?? array(), $skills[ (int) $row['ID'] ] ?? array() );
		}
		foreach ( $jobs as $author => $job ) {
			$state = $job['open'] > 0 ? 'open' : 'closed';
			$told  = $said[ $author ][ $state ] ?? array();

			$jobs[ $author ]['skills']   = array_values( array_unique( $shown[ $author ][ $state ] ?? array() ) );
			$jobs[ $author ]['by_skill'] = array_count_values( $shown[ $author ]['open'] ?? array() );
			$jobs[ $author ]['facts']    = Fact_Table::cells( $told, 'open' === $state );
			foreach ( array( 'engagement', 'place' ) as $field ) {
				// In the order of the enum, so that the same jobs make the same card.
				$jobs[ $author ][ "{$field}s" ] = array_values(
					array_intersect(
						array_map( 'strval', array_keys( Contract::enum( "{$field}s" ) ) ),
						array_column( array_column( $told, 0 ), $field )
					)
				);
			}
		}
		return $jobs;
	}

	/**
	 * Ids of all skills there are; read once, then from core's term cache.
	 *
	 * @return list<int>
	 */
	public static function all_skills(): array {
		$ids = get_terms(
			array(
				'taxonomy'   => Skills::TAXONOMY,
				'hide_empty' => false,
				'fields'     => 'ids',
			)
		);
		return is_array( $ids ) ? array_map( 'intval', array_values( $ids ) ) : array();
	}

	/**
	 * The facts lists are filtered by, by mission.
	 *
	 * @param list<int> $mission_ids
	 * @return array<int,array<string,string>> Text by field; what is not said is left out.
	 */
	private function facts( array $mission_ids ): array {
		if ( ! $mission_ids ) {
			return array();
		}
		$fields = array_combine( array_map( array( Job_Facts::class, 'key' ), Fact_Table::FIELDS ), Fact_Table::FIELDS );
		$keys   = Sql::words( array_keys( $fields ) );
		$facts  = array();
		$rows   = Sql::rows(
			"SELECT post_id, meta_key, meta_value FROM {postmeta} WHERE meta_key IN ({$keys}) AND post_id IN (" . Sql::in( $mission_ids ) . ')'
		);
		foreach ( $rows as $row ) {
			$facts[ (int) $row['post_id'] ][ $fields[ $row['meta_key'] ] ] = (string) $row['meta_value'];
		}
		return $facts;
	}

	/**
	 * @param list<int> $mission_ids
	 * @return array<int,list<int>>
	 */
	private function skills( array $mission_ids ): array {
		if ( ! $mission_ids ) {
			return array();
		}
		$rows       = Sql::rows(
			'SELECT tr.object_id, tt.term_id FROM {term_relationships} tr INNER JOIN {term_taxonomy} tt ON tt.term_taxonomy_id = tr.term_taxonomy_id WHERE tt.taxonomy = %s AND tr.object_id IN (' . Sql::in( $mission_ids ) . ') ORDER BY tt.term_id',
			Skills::TAXONOMY
		);
		$by_mission = array();
		foreach ( $rows as $row ) {
			$by_mission[ (int) $row['object_id'] ][] = (int) $row['term_id'];
		}
		return $by_mission;
	}
}
