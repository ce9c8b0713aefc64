<?php
/** Fills `can` and `next`: what the current user can do with an application now. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Application_Event;
use DesignMarketplace\Jobs\Application_Graph;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Errors;
use WP_Error;

/** The answer may be outdated when a write arrives, so writes check the locked rows again. */
final class Application_Abilities {

	/** @return array<string,bool> */
	public static function of( Application $application, Side $side, bool $is_blocked = false ): array {
		$can = array( 'edit' => false, 'delete' => false );
		if ( Side::Owner === $side ) {
			$next = self::next( $application );
			$can += array(
				'set_stage' => array() !== $next,
				'undo'      => '' !== $application->release_gmt && in_array( $application->told, $next, true ),
			);
		}
		if ( Side::Applicant === $side ) {
			$can += array(
				'nudge'    => ! $is_blocked && self::can_nudge( $application ),
				'withdraw' => null !== Application_Graph::to( Application_Event::Withdraw, $application->stage, $application->told ),
				'reapply'  => ! $is_blocked
					&& null !== Application_Graph::to( Application_Event::Reapply, $application->stage, $application->told )
					&& $application->is_open()
					&& $application->has_owner
					&& $application->reapplied < Contract::limit( 'reapplied_max' ),
			);
		}
		return $can;
	}

	/** Once, after some days in which the applicant has heard nothing personal, as long as the job is not closed. */
	public static function can_nudge( Application $application ): bool {
		return Mission_State::Open === $application->state && $application->has_owner && Stage::Fresh === $application->told
			&& '' === $application->answered_gmt . $application->nudged_gmt && Tables::version() >= 4
			&& History::made( $application->history, $application->created_gmt )
				<= Clock::gmt( -Contract::limit( 'nudge_days' ) * DAY_IN_SECONDS );
	}

	/** @return list<Stage> The stages the owner can set now. */
	public static function next( Application $application ): array {
		return self::refusal( $application )
			? array()
			: Application_Graph::next( $application->stage, $application->told );
	}

	/** The error when the owner can set no other stage: the mission was closed too long ago, or is hidden. */
	public static function refusal( Application $application ): ?WP_Error {
		if ( Mission_State::Hidden === $application->state ) {
			return Errors::of( 'mission_hidden' );
		}
		if ( '' === $application->closed_gmt ) {
			return null;
		}
		$days = Contract::limit( 'decide_days' );
		return $application->closed_gmt < Clock::gmt( -$days * DAY_IN_SECONDS ) ? Errors::of( 'stage_over', $days ) : null;
	}
}
