<?php
/**
 * The alerts room: saved searches, and who is told of new jobs and designers, how often, and of each once.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Auth\Limits;
use DesignMarketplace\Declares\Has_Limits;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Members\Cards;
use DesignMarketplace\Members\List_Filters;
use DesignMarketplace\Module;

final class Alerts implements Module, Has_Limits {

	/**
	 * @param Limits $limits How often one may write.
	 * @param Cards  $cards  The lists that are searched.
	 */
	public function __construct( private readonly Limits $limits, private readonly Cards $cards ) {}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_action( 'design_marketplace_mission_published', array( $this, 'announce' ) );
	}

	/**
	 * Searches a member saves, changes and deletes.
	 */
	public function limits(): array {
		return array(
			'search' => array( 'account' => array( 120, HOUR_IN_SECONDS ) ),
		);
	}

	public function register_routes(): void {
		( new Search_Controller( $this->limits, new List_Filters( $this->cards ) ) )->register_routes();
	}

	/**
	 * Has members told of a job, once, with what else the company posts within the hour. Who they are, and what there is to tell, is
	 * looked up when the worker gets there.
	 *
	 * @param int $mission_id Mission.
	 */
	public function announce( int $mission_id ): void {
		if ( ! Ready::is_there() || ! News::has( Kind::Jobs, $mission_id ) ) {
			$author = (int) get_post_field( 'post_author', $mission_id );
			( new Outbox() )->collect( "new_jobs:{$author}", Mails\New_Matching_Mission::class, $mission_id );
		}
	}
}
