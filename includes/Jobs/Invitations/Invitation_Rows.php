<?php
/** Reads invitations: who was invited to what, and the design jobs behind messages. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Invitations;

use DesignMarketplace\Directory\Card;
use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Kernel\Database\Post_Pages;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Policy;

final class Invitation_Rows {

	/** SQL for whether the person of a row of applications was invited to its design job. */
	public static function sql_invited( string $mission, string $user ): string {
		// Between an update and its migration there is no table.
		return Tables::version() < 4 ? '0' : "EXISTS ( SELECT 1 FROM {invitation} i WHERE i.mission_id = {$mission} AND i.user_id = {$user} )";
	}

	/** @return list<array{slug:string,name:string,date:string,applied:bool}> Those invited to a design job who are there, newest first. */
	public static function of_job( int $mission ): array {
		$rows = Sql::rows(
			'SELECT i.invited_gmt, d.doc, EXISTS ( SELECT 1 FROM {application} a WHERE a.mission_id = i.mission_id AND a.user_id = i.user_id ) AS applied
			FROM {invitation} i ' . Directory_Table::join( 'i.user_id' ) . ' WHERE d.user_id IS NOT NULL AND i.mission_id = %d ORDER BY i.invited_gmt DESC, i.id DESC',
			$mission
		);
		return array_map(
			static function ( array $row ): array {
				$face = Card::face( (string) $row['doc'] );
				return array(
					'slug'    => (string) $face['slug'],
					'name'    => (string) $face['name'],
					'date'    => str_replace( ' ', 'T', (string) $row['invited_gmt'] ) . 'Z',
					'applied' => 1 === (int) $row['applied'],
				);
			},
			$rows
		);
	}

	/**
	 * @param list<int> $designers
	 * @return array<int,list<int>> By designer, the company's design jobs they were invited to.
	 */
	public static function by( int $company, array $designers ): array {
		$found = array();
		$rows  = $designers ? Sql::rows(
			'SELECT i.user_id, i.mission_id FROM {invitation} i INNER JOIN {posts} p ON p.ID = i.mission_id AND p.post_author = %d
			WHERE i.user_id IN (' . Sql::in( $designers ) . ') ORDER BY i.invited_gmt DESC, i.id DESC',
			$company
		) : array();
		foreach ( $rows as $row ) {
			$found[ (int) $row['user_id'] ][] = (int) $row['mission_id'];
		}
		return $found;
	}

	/**
	 * @param list<int> $messages
	 * @return array<int,array{mission:int,title:string,link:string,open:bool,can:array{apply:bool}}> By message, for one of the two. Of a
	 *         design job that is not there at the moment the designer reads that alone.
	 */
	public static function of_messages( array $messages, int $viewer ): array {
		$rows  = Sql::rows(
			'SELECT p.*, i.message_id AS dm_message, ' . Blocks::sql( $viewer, 'p.post_author' ) . ' AS dm_block,
			CASE WHEN ' . State::sql_not_off( 'p.post_author' ) . ' THEN 1 ELSE 0 END AS dm_there,
			EXISTS ( SELECT 1 FROM {application} a WHERE a.mission_id = p.ID AND a.user_id = i.user_id ) AS dm_applied
			FROM {invitation} i INNER JOIN {posts} p ON p.ID = i.mission_id WHERE i.message_id IN (' . Sql::in( $messages ) . ')'
		);
		$posts = Post_Pages::posts( $rows );
		$found = array();
		update_meta_cache( 'post', array_column( $posts, 'ID' ) );
		foreach ( $posts as $place => $post ) {
			$row     = $rows[ $place ];
			$owner   = (int) $post->post_author;
			$is_seen = 1 === (int) $row['dm_there'] && Mission_State::is_published( $post );
			$is_open = $is_seen && Deadline::is_open( $post );
			$is_read = $is_seen || Ownership::is_of( $viewer, $post );
			$can     = $is_open && null === $row['dm_block'] && 0 === (int) $row['dm_applied'];

			$found[ (int) $row['dm_message'] ] = array(
				'mission' => $post->ID,
				'title'   => $is_read ? $post->post_title : '',
				'link'    => $is_read ? Listed_Jobs::links( array( $post ) )[0]['url'] : '',
				'open'    => $is_open,
				'can'     => array( 'apply' => Policy::can_apply( $viewer, $owner, Roles::CONTRACTOR, $can ) ),
			);
		}
		return $found;
	}
}
