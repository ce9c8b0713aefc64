<?php
/** Sets the stage of an application for the company, logs it and tells the company. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Jobs\Application_Graph;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Decision_Kind as Log;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Mails\Done_For_You;
use DesignMarketplace\People\Members\On_Behalf;
use WP_Error;
use WP_Post;

/** The caller checks the capability. The candidate is told ten minutes later, so that the company can still undo it. */
final class Company_Acts {

	/**
	 * The stages that can be set, beginning at the one the candidate was told: an untold decision is visible to the company only.
	 * @return list<Stage>
	 */
	public static function next( Application $application ): array {
		$is_own = Application_Policy::is_applicant( $application ) || Ownership::is_mine( $application->owner );
		if (
			$is_own
				|| ! $application->has_applicant
				|| ! $application->has_owner
				|| Application_Abilities::refusal( $application )
		) {
			return array();
		}
		return array_values(
			array_filter(
				Application_Graph::next( $application->told, $application->told ),
				static fn( Stage $stage ): bool => Stage::Fresh !== $stage
			)
		);
	}

	/** Refused if the company has decided otherwise meanwhile. */
	public function decide( Application $application, Stage $stage, string $words ): ?WP_Error {
		return Transaction::run(
			function () use ( $application, $stage, $words ): ?WP_Error {
				$error   = ( new Stage_Service() )->write(
					array( $application ),
					new Owner_Changes( $stage, '' === $words ? null : $words, $application->told )
				);
				$mission = get_post( $application->mission );
				if ( ! $error && $mission instanceof WP_Post ) {
					$note = Done_For_You::stage_note( $application->post->ID, $stage->value );
					( new On_Behalf() )->done( Reported_Item::item( $mission ), Log::Stage, $note );
				}
				return $error;
			}
		);
	}
}
