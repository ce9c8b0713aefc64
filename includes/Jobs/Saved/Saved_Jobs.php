<?php
/** The design jobs a member has saved. Those that others don't see any more are left out, and are back when they are. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Saved;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Card;
use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Jobs\Applications\Application_Service;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Database\Post_Pages;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Items;
use DesignMarketplace\People\Members\Policy;
use WP_Error;
use WP_Post;

final class Saved_Jobs {

	/** Saves it. A job that is saved already stays so, whether it takes applications or not. */
	public function save( int $user_id, int $mission_id ): ?WP_Error {
		$items = self::items();
		$post  = $items->find( $mission_id );
		if ( ! $post || ! $items->is_visible( $post ) ) {
			return $items->unknown();
		}
		return Account_Lock::with(
			$user_id,
			static function () use ( $user_id, $post ): ?WP_Error {
				if ( self::has( $user_id, $post->ID ) ) {
					return null;
				}
				$refusal = Application_Service::closed( $post );
				if ( $refusal ) {
					return $refusal;
				}
				if ( ! Policy::can_apply( $user_id, (int) $post->post_author, Roles::CONTRACTOR, true ) ) {
					return Errors::of( 'forbidden' );
				}
				$most = Contract::limit( 'saved_jobs_max' );
				if ( (int) Sql::value( 'SELECT COUNT(*) ' . self::from( $user_id ) ) >= $most ) {
					return Errors::of( 'saved_many', $most );
				}
				Sql::insert(
					'INSERT IGNORE INTO {saved_job} (user_id,mission_id,saved_gmt)',
					array( array( $user_id, $post->ID, Clock::gmt() ) )
				);
				return null;
			}
		);
	}

	/** A job that is not there any more can be taken off, too; one that never was there for the member is 404. */
	public function take_off( int $user_id, int $mission_id ): ?WP_Error {
		$items = self::items();
		return Account_Lock::with(
			$user_id,
			static fn(): ?WP_Error =>
				Sql::write( 'DELETE FROM {saved_job} WHERE user_id = %d AND mission_id = %d', $user_id, $mission_id )
					|| $items->is_visible( $items->find( $mission_id ) ) ? null : $items->unknown()
		);
	}

	/** @return list<array<string,mixed>> The newest first: those saved before a row, 0 for the first page. `row` is their key. */
	public function page( int $user_id, int $before, int $limit ): array {
		$where = $before > 0 ? " AND s.id < {$before}" : '';
		$mine  = "a.mission_id = p.ID AND a.user_id = {$user_id} AND " . Stage::sql_taken( 'a' );
		$rows  = Sql::rows(
			'SELECT p.*, s.id AS dm_id, s.saved_gmt AS dm_saved, d.doc AS dm_doc, EXISTS ( SELECT 1 FROM {application} a WHERE '
				. $mine . ' ) AS dm_applied ' . self::from( $user_id ) . "{$where} ORDER BY s.id DESC LIMIT {$limit}"
		);
		$posts = Post_Pages::posts( $rows );
		update_meta_cache( 'post', array_column( $posts, 'ID' ) );
		return array_map(
			static function ( array $row, WP_Post $post ): array {
				$deadline = Deadline::of( $post->ID );
				$company  = Card::read( (string) $row['dm_doc'] );
				return array(
					'row'      => (int) $row['dm_id'],
					'id'       => $post->ID,
					'title'    => $post->post_title,
					'company'  => $company,
					'link'     => home_url( "/project/{$company['slug']}/mission/{$post->ID}" ),
					'open'     => Deadline::is_open( $post, $deadline ),
					'close'    => Mission_State::Closed === Mission_State::of( $post ),
					'deadline' => '' === $deadline ? null : $deadline,
					'applied'  => (bool) $row['dm_applied'],
					'saved_at' => str_replace( ' ', 'T', (string) $row['dm_saved'] ) . 'Z',
				) + array_diff_key( Job_Facts::of( $post->ID ), array( 'questions' => true ) );
			},
			$rows,
			$posts
		);
	}

	/** @return list<array<string,string|null>> Also those that are not there at the moment, without their title. */
	public function export( int $user_id ): array {
		$is_there = Mission_State::sql_published( 'p.post_status' ) . ' AND ' . State::sql_not_off( 'p.post_author' );
		return Sql::rows(
			"SELECT CASE WHEN {$is_there} THEN p.post_title ELSE '' END AS title, CONCAT( REPLACE( s.saved_gmt, ' ', 'T' ), 'Z' ) AS saved
			FROM {saved_job} s INNER JOIN {posts} p ON p.ID = s.mission_id WHERE s.user_id = %d ORDER BY s.id",
			$user_id
		);
	}

	/** The job is deleted for good. */
	public static function forget( int $mission_id ): void {
		Tables::version() > 3 && Sql::write( 'DELETE FROM {saved_job} WHERE mission_id = %d', $mission_id );
	}

	/** Deletes the rows of jobs that were closed some time ago, or are gone. */
	public function expire(): void {
		Batches::each(
			static fn( int $after ): array => Sql::ids(
				'SELECT s.id FROM {saved_job} s LEFT JOIN {posts} p ON p.ID = s.mission_id
				WHERE ( p.ID IS NULL OR ' . self::sql_over() . ' ) AND s.id > %d ORDER BY s.id LIMIT %d',
				$after,
				Batches::MANY
			),
			static function ( array $ids ): void {
				Sql::write( 'DELETE FROM {saved_job} WHERE id IN (' . Sql::in( $ids ) . ')' );
			}
		);
	}

	/** Those that others see. */
	private static function items(): Items {
		return new Items( Mission_Post_Type::NAME, 'mission_unknown', Mission_State::is_published( ... ) );
	}

	private static function has( int $user_id, int $mission_id ): bool {
		return null !== Sql::value( 'SELECT id FROM {saved_job} WHERE user_id = %d AND mission_id = %d', $user_id, $mission_id );
	}

	/** SQL for whether a user has saved the mission of a column. */
	public static function sql_has( int $user_id, string $mission ): string {
		// Between an update and its migration there is no table.
		return Tables::version() < 4 ? '0' : sprintf(
			'EXISTS ( SELECT 1 FROM %s s WHERE s.user_id = %d AND s.mission_id = %s )',
			Tables::name( 'saved_job' ),
			$user_id,
			$mission
		);
	}

	/** FROM and WHERE, prepared, of the saved jobs `p` that members see, with their companies' cards `d`. Of one user, or of all. */
	public static function from( ?int $user_id = null ): string {
		return 'FROM {saved_job} s INNER JOIN {posts} p ON p.ID = s.mission_id AND ' . Mission_State::sql_published( 'p.post_status' )
			. ' ' . Directory_Table::join( 'p.post_author' ) . ' WHERE d.user_id IS NOT NULL AND NOT ' . self::sql_over()
			. ( null === $user_id ? '' : " AND s.user_id = {$user_id}" );
	}

	/** SQL for jobs `p` that were closed so long ago that nobody keeps them. */
	private static function sql_over(): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			'( p.post_status = %s AND COALESCE( ( SELECT MAX(c.meta_value) FROM ' . $wpdb->postmeta
				. ' c WHERE c.post_id = p.ID AND c.meta_key = %s ), p.post_modified_gmt ) < %s )',
			Mission_State::Closed->value,
			Mission_Outcome::CLOSED,
			Clock::gmt( -Contract::limit( 'saved_closed_days' ) * DAY_IN_SECONDS )
		);
	}
}
