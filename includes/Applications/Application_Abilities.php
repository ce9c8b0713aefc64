<?php
/**
 * Fills `can` and `next`: the actions the current user has with an application now.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Contract\Contract;

/**
 * Its answer may be out of date by the time of a write, so writes check the rows they hold again.
 */
final class Application_Abilities {

	/**
	 * The `can` of an application.
	 *
	 * @param Application $application Application.
	 * @param Side        $side        Who asks.
	 * @return array<string,bool>
	 */
	public static function of( Application $application, Side $side ): array {
		$can = array(
			'edit'   => false,
			'delete' => false,
		);
		if ( Side::Owner === $side ) {
			$next = self::next( $application );
			$can += array(
				'set_stage' => array() !== $next,
				'undo'      => '' !== $application->release_gmt && in_array( $application->told, $next, true ),
			);
		}
		if ( Side::Applicant === $side ) {
			$can += array(
				'withdraw' => in_array( $application->told, array( Stage::Fresh, Stage::Shortlisted, Stage::Chosen ), true ),
				'reapply'  => Stage::Withdrawn === $application->told && Mission_State::Open === $application->state && $application->has_owner && $application->reapplied < Contract::limit( 'reapplied_max' ),
				'message'  => false,
			);
		}
		return $can;
	}

	/**
	 * The stages the owner can give it now.
	 *
	 * @param Application $application Application.
	 * @return list<Stage>
	 */
	public static function next( Application $application ): array {
		return self::is_over( $application ) || null === $application->state ? array() : $application->stage->next( $application->told );
	}

	/**
	 * Whether the mission was closed too long ago for another answer.
	 *
	 * @param Application $application Application.
	 */
	public static function is_over( Application $application ): bool {
		return '' !== $application->closed_gmt && $application->closed_gmt < Clock::gmt( -Contract::limit( 'decide_days' ) * DAY_IN_SECONDS );
	}
}
