<?php
/** The stages of an application, and the events that lead from one to another. docs/states.md shows them. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs;

use DesignMarketplace\Jobs\Applications\Stage;

/**
 * An application has two stages: what the company has decided, and what the applicant was told. What the graph does not have,
 * Application_Writer refuses.
 */
final class Application_Graph {

	/** Target of a move: what was decided. */
	public const DECIDED = 'decided';

	/** Event, who causes it, what was decided, what was told, what is decided then, what is told then; null: that stays. */
	public const MOVES = array(
		array( 'shortlist', 'company', array( 'new', 'chosen', 'declined' ), array( 'new', 'shortlisted', 'chosen', 'declined' ), 'shortlisted', null ),
		array( 'choose', 'company', array( 'new', 'shortlisted', 'declined' ), array( 'new', 'shortlisted', 'chosen', 'declined' ), 'chosen', null ),
		array( 'decline', 'company', array( 'new', 'shortlisted', 'chosen' ), array( 'new', 'shortlisted', 'chosen', 'declined' ), 'declined', null ),
		array( 'undo', 'company', array( 'shortlisted', 'chosen', 'declined' ), array( 'new' ), 'new', null ),
		// A close names those who are chosen.
		array( 'name', 'company', array( 'new', 'shortlisted', 'declined' ), array( 'new', 'shortlisted', 'chosen' ), 'chosen', null ),
		array( 'tell', 'site', array( 'shortlisted' ), array( 'new', 'chosen', 'declined' ), null, self::DECIDED ),
		array( 'tell', 'site', array( 'chosen' ), array( 'new', 'shortlisted', 'declined' ), null, self::DECIDED ),
		array( 'tell', 'site', array( 'declined' ), array( 'new', 'shortlisted', 'chosen' ), null, self::DECIDED ),
		array( 'withdraw', 'applicant', array( 'new', 'shortlisted', 'chosen', 'declined' ), array( 'new', 'shortlisted', 'chosen' ), 'withdrawn', 'withdrawn' ),
		array( 'reapply', 'applicant', array( 'withdrawn' ), array( 'withdrawn' ), 'new', 'new' ),
	);

	/** @return array{Stage,Stage}|null The stages decided and told after an event; null where it cannot happen. */
	public static function to( Application_Event $event, Stage $decided, Stage $told ): ?array {
		foreach ( self::MOVES as [ $name, , $stages, $known, $stage, $tells ] ) {
			if ( $name === $event->value && in_array( $decided->value, $stages, true ) && in_array( $told->value, $known, true ) ) {
				$next  = null === $stage ? $decided : Stage::from( $stage );
				$known = match ( $tells ) {
					null          => $told,
					self::DECIDED => $next,
					default       => Stage::from( $tells ),
				};
				return array( $next, $known );
			}
		}
		return null;
	}

	/** The company's event that leads to a stage. */
	public static function decision( Stage $to ): ?Application_Event {
		return match ( $to ) {
			Stage::Shortlisted => Application_Event::Shortlist,
			Stage::Chosen      => Application_Event::Choose,
			Stage::Declined    => Application_Event::Decline,
			Stage::Fresh       => Application_Event::Undo,
			Stage::Withdrawn   => null,
		};
	}

	/** @return list<Stage> The stages a company can change to. Going back to the stage already told is an undo. */
	public static function next( Stage $decided, Stage $told ): array {
		return array_values(
			array_filter(
				array( Stage::Shortlisted, Stage::Chosen, Stage::Declined, Stage::Fresh ),
				static fn( Stage $to ): bool => null !== self::to( self::decision( $to ) ?? Application_Event::Undo, $decided, $told )
			)
		);
	}
}
