<?php
/** The past project that two sides agree to show: a draft for the editors, who publish it. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Outcomes;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use WP_Post;

/** Adding and writing run within the transaction that has locked the accounts of both sides. */
final class Showcase_Entry {

	/** Adds the draft of an application's outcome. There is only ever one. */
	public static function add( int $application_id ): void {
		// Nobody's: members may not edit it, and it stays when one of them goes.
		$entry = array( 'post_type' => Item_Types::PAST_PROJECT, 'post_status' => 'draft', 'post_author' => 0, 'post_title' => '' );
		$id    = Posts::insert( $entry );
		Sql::write( 'UPDATE {outcome} SET post_id = %d WHERE application_id = %d', $id, $application_id );
		self::write( $id );
	}

	/**
	 * Writes it as a draft with what those say who agree. Without one of them all else goes, with the picture: it may be theirs. Earlier
	 * versions go in any case. With nobody left it is deleted.
	 * @param int $id 0 for none.
	 */
	public static function write( int $id ): void {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || Item_Types::PAST_PROJECT !== $post->post_type ) {
			return;
		}
		$rows = Sql::rows( 'SELECT user_id, title, consent, sentence FROM {outcome} WHERE post_id = %d ORDER BY id', $id );
		if ( ! $rows ) {
			wp_delete_post( $id, true );
			return;
		}
		$said    = array_filter( $rows, static fn( array $row ): bool => '1' === $row['consent'] );
		$columns = array(
			'post_status'  => 'trash' === $post->post_status ? 'trash' : 'draft',
			'post_excerpt' => implode( "\n\n", array_map( self::line( ... ), $said ) ),
		);
		if ( count( $said ) < 2 || '' === $post->post_title ) {
			delete_post_thumbnail( $id );
			$title    = '' === $rows[0]['title'] ? __( 'Past project', 'design-marketplace' ) : (string) $rows[0]['title'];
			$columns += array( 'post_title' => esc_html( $title ), 'post_content' => '', 'post_name' => '' );
		}
		Posts::update( $post, $columns );
		foreach ( wp_get_post_revisions( $id, array( 'check_enabled' => false ) ) as $revision ) {
			wp_delete_post_revision( $revision );
		}
	}

	/** Takes the entries of a member off the showcase whose account is off; the editors publish them again. */
	public static function follow_off( int $user_id ): void {
		$sql = 'SELECT post_id FROM {outcome} WHERE user_id = %d AND post_id > 0';
		foreach ( Tables::version() < 4 ? array() : Sql::ids( $sql, $user_id ) as $id ) {
			if ( 'draft' !== get_post_status( $id ) ) {
				self::write( $id );
			}
		}
	}

	/**
	 * Keeps an entry a draft as long as not both agree, or one of them is off, whoever publishes it.
	 * @param array<string,mixed> $data Columns about to be written.
	 * @param array<string,mixed> $sent Arguments of wp_insert_post().
	 * @return array<string,mixed>
	 */
	public static function keep( array $data, array $sent ): array {
		$id       = (int) ( $sent['ID'] ?? 0 );
		$is_shown = in_array( $data['post_status'], array( 'publish', 'future', 'private' ), true );
		if ( Item_Types::PAST_PROJECT === $data['post_type'] && $id > 0 && $is_shown ) {
			$there = 'SUM( consent = 1 AND ' . State::sql_not_off( 'user_id' ) . ' )';
			$row   = Tables::version() < 4 ? null : Sql::row( "SELECT COUNT(*) AS sides, {$there} AS agree FROM {outcome} WHERE post_id = %d", $id );
			if ( (int) ( $row['sides'] ?? 0 ) > 0 && (int) ( $row['agree'] ?? 0 ) < 2 ) {
				$data['post_status'] = 'draft';
			}
		}
		return $data;
	}

	/** @param array<string,string|null> $row */
	private static function line( array $row ): string {
		$user = get_userdata( (int) $row['user_id'] );
		$name = $user ? Member_Fields::display_name( $user ) : '';
		/* translators: 1: name of a member, 2: what they say. */
		return esc_html( '' === (string) $row['sentence'] ? $name : sprintf( __( '%1$s: “%2$s”', 'design-marketplace' ), $name, $row['sentence'] ) );
	}
}
