<?php
/**
 * The alerts room: saved searches, and emails about new jobs and designers. A member is told of each only once.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Module;

final class Alerts implements Module, Has_Limits {

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_action( 'design_marketplace_mission_published', array( $this, 'note' ) );
		add_action( 'design_marketplace_mails_ended', array( $this, 'end' ) );
	}

	public function limits(): array {
		return array(
			'search' => array( 'account' => array( 120, HOUR_IN_SECONDS ) ),
		);
	}

	public function register_routes(): void {
		( new Search_Controller() )->register_routes();
	}

	/**
	 * Pauses all searches of a member who wants no optional emails any more, within the transaction.
	 */
	public function end( int $user_id ): void {
		( new Search_Service() )->pause_all( $user_id );
	}

	/**
	 * Notes a new job. Its recipients are looked up an hour later, when the email is made.
	 */
	public function note( int $mission_id ): void {
		News::note( Search_Kind::Jobs, array( $mission_id ) );
	}
}
