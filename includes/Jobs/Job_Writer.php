<?php
/** Writes the state of design jobs; no other class does. It refuses what Job_Graph does not have. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use LogicException;
use WP_Post;

/** Must run in a transaction with the locks of company and job. Callers decide who may, and what is told to whom. */
final class Job_Writer {

	/** The job whose state is being written. */
	private static int $moving = 0;

	/**
	 * @param array<string,mixed> $columns Without slashes.
	 * @param string $as Post status, where the graph leaves it to the caller.
	 * @throws LogicException When the graph has no such beginning.
	 */
	public static function add( Job_Event $event, array $columns, string $as = '' ): int {
		$status = self::status( $event, null, $as ) ?? throw new LogicException( "No job begins with {$event->value}." ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
		return Posts::insert( array( 'post_type' => Item_Types::MISSION, 'post_status' => $status ) + $columns );
	}

	/**
	 * With core's hooks. What is hidden or waits for approval stays so, see keep() and hold().
	 * @param array<string,mixed> $columns Without slashes.
	 * @param string $as Post status, where the graph leaves it to the caller.
	 * @return bool Whether the graph has it; otherwise nothing is written.
	 */
	public static function move( WP_Post $post, Job_Event $event, array $columns = array(), string $as = '' ): bool {
		$status = self::status( $event, $post, $as );
		if ( null === $status ) {
			return false;
		}
		$is_trashed = Mission_State::Trashed === Mission_State::of( $post );
		if ( $is_trashed && in_array( $event, array( Job_Event::Hide, Job_Event::Show ), true ) ) {
			update_post_meta( $post->ID, '_wp_trash_meta_status', Job_Event::Hide === $event ? Hidden::STATUS : $as );
			return true;
		}
		$outer        = self::$moving;
		self::$moving = $post->ID;
		try {
			if ( Job_Event::Trash === $event ) {
				Posts::trash( $post );
			} else {
				Posts::update( $post, array( 'post_status' => $status ) + $columns );
			}
		} finally {
			self::$moving = $outer;
		}
		return true;
	}

	/**
	 * Without core's hooks: the caller calls wp_transition_post_status() when the rest is written.
	 * @return WP_Post|null The job as it is now; null where the graph does not have it, and nothing is written.
	 */
	public static function put( WP_Post $post, Job_Event $event ): ?WP_Post {
		$status = self::status( $event, $post );
		if ( null === $status ) {
			return null;
		}
		$columns = array( 'post_status' => $status ) + Posts::dated( array() );
		Sql::write(
			'UPDATE {posts} SET post_status = %s, post_modified = %s, post_modified_gmt = %s WHERE ID = %d',
			$status,
			$columns['post_modified'],
			$columns['post_modified_gmt'],
			$post->ID
		);
		clean_post_cache( $post );
		return Posts::cached( (object) array_merge( get_object_vars( $post ), $columns ) );
	}

	/**
	 * Closes a job that is about to be deleted, whose row nobody has locked.
	 * @return bool Whether it was open.
	 */
	public static function close_if_open( int $id ): bool {
		return 1 === Sql::write(
			'UPDATE {posts} SET post_status = %s WHERE ID = %d AND post_status = %s',
			Mission_State::Closed->value,
			$id,
			Mission_State::Open->value
		);
	}

	/**
	 * Keeps the state of a job, however it is written, where only this class may change it: a closed one stays closed, a hidden one
	 * hidden, and none is hidden without a decision. All can go to the trash and come back.
	 * @param array<string,mixed> $data Columns about to be written.
	 * @param array<string,mixed> $sent Arguments of wp_insert_post().
	 * @return array<string,mixed>
	 */
	public static function keep( array $data, array $sent ): array {
		$status = (string) $data['post_status'];
		if ( Item_Types::MISSION !== $data['post_type'] || Mission_State::Trashed->value === $status ) {
			return $data;
		}
		$id                  = (int) ( $sent['ID'] ?? 0 );
		$data['post_status'] = Hidden::kept( $id, $status );
		$before              = $id > 0 ? get_post( $id ) : null;
		$is_about_hiding     = Hidden::STATUS === $status || Hidden::STATUS === $data['post_status'];
		if ( ! $is_about_hiding && $before instanceof WP_Post && self::$moving !== $id && ! self::is_free( $before ) ) {
			$data['post_status'] = $before->post_status;
		}
		return $data;
	}

	/**
	 * Has a job wait for approval instead of what was about to be written.
	 * @param array<string,mixed> $data
	 * @return array<string,mixed>
	 */
	public static function hold( array $data ): array {
		return array( 'post_status' => Mission_State::Held->value ) + $data;
	}

	/** Whether WordPress may give a job another state. Only a decision has ever hidden one, see keep(). */
	private static function is_free( WP_Post $post ): bool {
		return Mission_State::Hidden === Mission_State::of( $post ) || Job_Graph::allows( Job_Event::Save, Mission_State::of( $post ) );
	}

	/** The post status an event leads to; null where the graph does not have it. */
	private static function status( Job_Event $event, ?WP_Post $post, string $as = '' ): ?string {
		$to = Job_Graph::to( $event, Job_Graph::word( Mission_State::of( $post ) ) );
		return Job_Graph::NAMED === $to ? ( '' === $as ? null : $as ) : Job_Graph::stored( $to )?->value;
	}
}
