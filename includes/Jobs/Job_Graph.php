<?php
/** The states of a design job, and the events that lead from one to another. docs/states.md shows them. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs;

use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Graph;
use DesignMarketplace\Kernel\Items\Mission_State;
use WP_Post;

/**
 * The states are those of Mission_State, and two that no row has: `new` is a job that is not there, or that WordPress has not published
 * or saved as a draft yet; `passed` is an open one whose deadline is over. What the graph does not have, Job_Writer refuses.
 */
final class Job_Graph {

	public const NEW    = 'new';
	public const PASSED = 'passed';

	/** Target of a move: the state that the caller names. */
	public const NAMED = 'named';

	/** Event, who causes it, from which states, to which. */
	public const MOVES = array(
		// WordPress itself writes: an importer, a command, a form of wp-admin.
		array( 'save', array( 'WordPress' ), array( 'new', 'draft', 'held', 'open', 'passed', 'trashed' ), self::NAMED ),
		array( 'draft', array( 'company' ), array( 'new', 'draft', 'held' ), 'draft' ),
		array( 'publish', array( 'company', 'administrator' ), array( 'new', 'draft' ), 'open' ),
		// Jobs need no approval any more.
		array( 'publish', array( 'company' ), array( 'held' ), 'open' ),
		array( 'hold', array( 'site' ), array( 'new', 'draft', 'held' ), 'held' ),
		array( 'approve', array( 'administrator' ), array( 'held', 'draft' ), 'open' ),
		array( 'reject', array( 'administrator' ), array( 'held' ), 'draft' ),
		array( 'pass', array( 'clock' ), array( 'open' ), self::PASSED ),
		array( 'renew', array( 'company' ), array( 'open', 'passed' ), 'open' ),
		array( 'apply', array( 'designer' ), array( 'open' ), Graph::SAME ),
		array( 'duplicate', array( 'company' ), array( 'draft', 'held', 'open', 'passed', 'closed' ), Graph::SAME ),
		array( 'close', array( 'company', 'administrator', 'site' ), array( 'open', 'passed' ), 'closed' ),
		array( 'reopen', array( 'company', 'administrator' ), array( 'closed' ), 'open' ),
		array( 'hide', array( 'administrator' ), array( 'new', 'draft', 'held', 'open', 'passed', 'closed' ), 'hidden' ),
		array( 'show', array( 'administrator' ), array( 'hidden' ), self::NAMED ),
		// One in the trash stays there, and is hidden or shown when it is restored.
		array( 'hide', array( 'administrator' ), array( 'trashed' ), Graph::SAME ),
		array( 'show', array( 'administrator' ), array( 'trashed' ), Graph::SAME ),
		array( 'trash', array( 'company', 'administrator' ), array( 'new', 'draft', 'held', 'open', 'passed', 'closed', 'hidden' ), 'trashed' ),
		array( 'restore', array( 'administrator' ), array( 'trashed' ), self::NAMED ),
	);

	/** The state of a job, as a word of the graph. */
	public static function state( mixed $post ): string {
		$state = Mission_State::of( $post );
		return Mission_State::Open === $state && ! Deadline::is_open( $post ) ? self::PASSED : self::word( $state );
	}

	/** The word for a stored state. */
	public static function word( ?Mission_State $state ): string {
		return $state ? strtolower( $state->name ) : self::NEW;
	}

	/**
	 * The state an event leads to, as a word of the graph; null if it cannot happen.
	 * @param string $who Who causes it, '' for anybody.
	 */
	public static function to( Job_Event $event, string $from, string $who = '' ): ?string {
		return Graph::to( self::MOVES, $event->value, $from, $who );
	}

	/** Whether an event can happen to a job. */
	public static function allows( Job_Event $event, ?Mission_State $state ): bool {
		return null !== self::to( $event, self::word( $state ) );
	}

	/** @return list<string> The post statuses that an administrator can choose in a form, the present one first. */
	public static function choices( WP_Post $post ): array {
		$choices = array( $post->post_status );
		$state   = Mission_State::of( $post );
		foreach ( $state ? array( Job_Event::Publish, Job_Event::Close ) : array() as $event ) {
			$to = self::stored( self::to( $event, self::word( $state ), 'administrator' ) );
			if ( $to ) {
				$choices[] = $to->value;
			}
		}
		return $choices;
	}

	/** The stored state for a word; null for those that are not named by one. */
	public static function stored( ?string $word ): ?Mission_State {
		foreach ( Mission_State::cases() as $state ) {
			if ( self::word( $state ) === $word ) {
				return $state;
			}
		}
		return self::PASSED === $word ? Mission_State::Open : null;
	}
}
