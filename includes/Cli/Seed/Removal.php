<?php
/**
 * Removes the demo content and what depends on it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli\Seed;

use DesignMarketplace\Accounts\Retired_Slugs;
use DesignMarketplace\Content\Skills;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Members\Deletion;

/**
 * Members are deleted like any other. No emails are sent, as the addresses are made up.
 */
final class Removal {

	public function __construct( private readonly Marks $marks ) {}

	/**
	 * @return int Number of things removed.
	 */
	public function run(): int {
		$last  = $this->last_mail();
		$count = Pages::remove();
		$slugs = array();
		foreach ( $this->marks->users() as $id ) {
			$slugs[] = (string) get_the_author_meta( 'user_nicename', $id );
			$count  += true === ( new Deletion() )->delete( $id ) ? 1 : 0;
		}
		Retired_Slugs::release( $slugs );
		foreach ( $this->marks->posts() as $id ) {
			$is_there = null !== get_post( $id );
			$count   += $is_there && ( 'attachment' === get_post_type( $id ) ? wp_delete_attachment( $id, true ) : wp_delete_post( $id, true ) ) ? 1 : 0;
		}
		foreach ( Marks::skills() as $id ) {
			$count += true === wp_delete_term( $id, Skills::TAXONOMY ) ? 1 : 0;
		}
		$this->forget_mails( $last );
		( new Indexer() )->rebuild();
		return $count;
	}

	private function last_mail(): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT MAX(id) FROM ' . Tables::name( 'outbox' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
	}

	/**
	 * Deletes emails to demo members, and about demo design jobs, that this run has queued.
	 *
	 * @param int $last Id of the last email before.
	 */
	private function forget_mails( int $last ): void {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed name.
		foreach ( $this->marks->users() as $id ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$table} WHERE id > %d AND recipient = %s", $last, "user:{$id}" ) );
		}
		foreach ( $this->marks->posts() as $name => $id ) {
			if ( str_starts_with( (string) $name, 'mission:' ) ) {
				$wpdb->query( $wpdb->prepare( "DELETE FROM {$table} WHERE id > %d AND event = %s", $last, "mission_closed:{$id}" ) );
			}
		}
		// phpcs:enable
	}
}
