<?php
/**
 * A mail to everybody who applied to a design job.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications\Mails;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Fan_Out;
use DesignMarketplace\Mail\Letter;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Missions\Mails\Example;

/**
 * Payload: `mission` (id), `title`, `company`: the job may be gone when the mail is made.
 */
abstract class To_Candidates implements Fan_Out {

	public function facts(): Facts {
		return new Facts( role: 'designer' );
	}

	public function letter( Recipient $to, array $payload ): ?Letter {
		return new Letter(
			array(
				'mission' => (string) ( $payload['title'] ?? '' ),
				'company' => (string) ( $payload['company'] ?? '' ),
			),
			home_url( '/jobs' )
		);
	}

	public function sample(): Letter {
		return new Letter(
			array(
				'mission' => Example::mission(),
				'company' => Example::company(),
			),
			home_url( '/jobs' )
		);
	}

	public function batch( array $payload, int $after, int $size ): array {
		global $wpdb;
		$table = Tables::name( 'application' );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT user_id FROM {$table} WHERE mission_id = %d AND user_id > %d ORDER BY user_id LIMIT %d", (int) ( $payload['mission'] ?? 0 ), $after, $size ) );
		return array_map( 'intval', array_values( $ids ) );
	}
}
