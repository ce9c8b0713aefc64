<?php
/**
 * Removes emails to and from members who are deleted or switched off.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Module;

final class Member_Mails implements Module, Erases_People {

	/**
	 * @param Catalogue $catalogue Says which emails carry a member's words, and which go out all the same.
	 */
	public function __construct( private readonly Catalogue $catalogue ) {}

	public function register(): void {
		add_action( 'design_marketplace_member_switched_off', array( $this, 'drop' ) );
	}

	/**
	 * Removes the emails to them and those that carry their words.
	 */
	public function erase_person( int $user_id, bool $is_member ): void {
		$this->forget( $user_id );
	}

	/**
	 * Erases every email to a member, and those that carry their words.
	 */
	public function forget( int $user_id ): void {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$table} WHERE recipient = %s", "user:{$user_id}" ) );
		foreach ( $this->catalogue->speaker_events() as $event ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$table} WHERE event LIKE %s", $wpdb->esc_like( "{$event}:{$user_id}:" ) . '%' ) );
		}
		// phpcs:enable
	}

	/**
	 * Drops the waiting emails to a member and in their words. Emails about the account itself are still sent, and the log of sent
	 * emails stays.
	 */
	public function drop( int $user_id ): void {
		global $wpdb;
		$table  = Tables::name( 'outbox' );
		$kept   = "'" . implode( "', '", $this->catalogue->reaching_off() ) . "'";
		$states = Status::sql( Status::Waiting, Status::Failed );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the names are ours.
		$wpdb->query(
			$wpdb->prepare(
				"DELETE FROM {$table} WHERE recipient = %s AND status IN ({$states}) AND message NOT IN ({$kept})",
				"user:{$user_id}"
			)
		);
		foreach ( $this->catalogue->speaker_events() as $event ) {
			$wpdb->query(
				$wpdb->prepare(
					"DELETE FROM {$table} WHERE event LIKE %s AND status IN ({$states})",
					$wpdb->esc_like( "{$event}:{$user_id}:" ) . '%'
				)
			);
		}
		// phpcs:enable
	}
}
