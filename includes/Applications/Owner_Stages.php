<?php
/**
 * Sets a stage for the company of a design job, when an administrator acts for it. It is logged, and the company is told.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\Account_Lock;
use DesignMarketplace\Accounts\Decision as Record;
use DesignMarketplace\Accounts\Ownership;
use DesignMarketplace\Accounts\Thing;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Members\On_Behalf;
use DesignMarketplace\Rest\Errors;
use WP_Error;
use WP_Post;

/**
 * The caller checks the permission. The applicant is told as when the company decides: ten minutes later.
 */
final class Owner_Stages {

	public function __construct(
		private readonly Stage_Service $stages = new Stage_Service(),
		private readonly On_Behalf $behalf = new On_Behalf()
	) {}

	/**
	 * @param Decision $decision With a stage.
	 */
	public function set( Application $application, Decision $decision ): ?WP_Error {
		return Stages::missing() ?? Transaction::run( fn(): ?WP_Error => $this->set_locked( $application, $decision ) );
	}

	/**
	 * Runs inside the transaction. The log says which application, and not whose.
	 */
	private function set_locked( Application $application, Decision $decision ): ?WP_Error {
		$id   = $application->post->ID;
		$gone = Account_Lock::hold( $application->owner, Ownership::of( $application->post ) );
		$job  = $gone ? null : get_post( $application->mission );
		if ( ! $job instanceof WP_Post ) {
			return $gone ?? Errors::of( 'post_not_found' );
		}
		$before = Held::by_posts( array( $id ) )[0] ?? null;
		$error  = $this->stages->write( array( $application ), $decision );
		$now    = $error ? null : Held::by_posts( array( $id ) )[0] ?? null;
		if ( $before && $now && ( $before->stage !== $now->stage || $before->words !== $now->words ) ) {
			$this->behalf->done( Thing::item( $job ), Record::Stage, "{$id}:{$now->stage->value}" );
		}
		return $error;
	}
}
