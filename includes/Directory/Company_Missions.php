<?php
/**
 * Sums up the missions of contractors: how many take applications, also by skill and by facts, with their titles and deadlines,
 * the newest, the skills shown.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Post_Pages;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Skills;

/**
 * @phpstan-import-type Days from Deadlines
 * @phpstan-import-type Spoken from Job_Languages
 * @phpstan-type Jobs array{open:int,closed:int,newest:string,skills:list<int>,by_skill:array<int,int>,facts:array<string,int>,languages:Spoken,spoken:list<string>,engagements:list<string>,places:list<string>,titles:list<string>,deadlines:Days,list:list<array<string,mixed>>}
 */
final class Company_Missions {

	public const NONE = array(
		'open'        => 0,
		'closed'      => 0,
		'newest'      => '',
		'skills'      => array(),
		'by_skill'    => array(),
		'facts'       => array(),
		'languages'   => array(),
		'spoken'      => array(),
		'engagements' => array(),
		'places'      => array(),
		'titles'      => array(),
		'deadlines'   => array(),
		'list'        => array(),
	);

	/**
	 * @param list<int> $user_ids
	 * @return array<int,Jobs> By contractor; those without a mission are left out.
	 */
	public function of( array $user_ids ): array {
		if ( ! $user_ids ) {
			return array();
		}
		$rows  = Sql::rows(
			'SELECT p.ID, p.post_author, p.post_status, p.post_date_gmt, p.post_title, ' . Post_Pages::sql_terms( Skills::TAXONOMY ) . ' AS skills
			FROM {posts} p WHERE p.post_type = %s AND ' . Mission_State::sql_published( 'p.post_status' )
				. ' AND p.post_author IN (' . Sql::in( $user_ids ) . ') ORDER BY p.post_date_gmt DESC, p.ID DESC',
			Item_Types::MISSION
		);
		$keys  = array_combine( Fact_Table::FIELDS, array_map( Job_Facts::key( ... ), Fact_Table::FIELDS ) );
		$jobs  = array();
		$shown = array();
		$said  = array();
		$today = Deadline::today();
		update_meta_cache( 'post', array_map( 'intval', array_column( $rows, 'ID' ) ) );
		foreach ( $rows as $row ) {
			$id       = (int) $row['ID'];
			$author   = (int) $row['post_author'];
			$deadline = Deadline::of( $id );
			$facts    = array_map( static fn( string $key ): string => Posts::text( $id, $key ), $keys );
			$facts    = array_filter( $facts, static fn( string $fact ): bool => '' !== $fact );
			$skills   = Post_Pages::ids( $row['skills'] );
			$is_open  = Mission_State::Open->value === $row['post_status'] && ( '' === $deadline || $deadline >= $today );
			$state    = $is_open ? 'open' : 'closed';

			$jobs[ $author ] ??= array( 'newest' => (string) $row['post_date_gmt'] ) + self::NONE;
			++$jobs[ $author ][ $state ];
			if ( $is_open ) {
				$jobs[ $author ]['titles'][] = (string) $row['post_title'];
			}
			if ( $is_open && count( $jobs[ $author ]['list'] ) < Open_Jobs::MOST ) {
				$jobs[ $author ]['list'][] = Open_Jobs::stored( $row, $deadline, $skills );
			}
			if ( $is_open && '' !== $deadline ) {
				$jobs[ $author ]['deadlines'][ $id ] = Deadlines::entry( $deadline, $facts, $skills );
			}
			$codes = $is_open ? Job_Facts::codes( Posts::text( $id, Job_Facts::key( 'languages' ) ) ) : array();

			$jobs[ $author ]['languages'] += Job_Languages::entries( $id, $codes, $deadline, $facts, $skills );
			$jobs[ $author ]['spoken']     = array_merge( $jobs[ $author ]['spoken'], $codes );

			$shown[ $author ][ $state ]  = array_merge( $shown[ $author ][ $state ] ?? array(), $skills );
			$said[ $author ][ $state ][] = array( $facts, $skills );
		}
		foreach ( $jobs as $author => $job ) {
			$state = $job['open'] > 0 ? 'open' : 'closed';
			$told  = $said[ $author ][ $state ] ?? array();

			$jobs[ $author ]['skills']   = array_values( array_unique( $shown[ $author ][ $state ] ?? array() ) );
			$jobs[ $author ]['by_skill'] = array_count_values( $shown[ $author ]['open'] ?? array() );
			$jobs[ $author ]['facts']    = Fact_Table::cells( $told, 'open' === $state );
			// In the order of the list, so that the same jobs make the same card; likewise the others.
			$jobs[ $author ]['spoken'] = array_values( array_intersect( $job['spoken'] ? Contract::spoken() : array(), $job['spoken'] ) );
			foreach ( array( 'engagement', 'place' ) as $field ) {
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

	/** @return list<int> Ids of all skills there are; read once, then from core's term cache. */
	public static function all_skills(): array {
		$ids = get_terms( array( 'taxonomy' => Skills::TAXONOMY, 'hide_empty' => false, 'fields' => 'ids' ) );
		return is_array( $ids ) ? array_map( 'intval', array_values( $ids ) ) : array();
	}
}
