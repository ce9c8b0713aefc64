<?php
/** The states of a report, and the events that lead from one to another. docs/states.md shows them. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Items\Graph;
use DesignMarketplace\People\Accounts\Decision_Kind;

/**
 * Report_Writer alone writes the columns that make a state. What a decision has restricted can be given back: that is another decision, and
 * the report stays as it is.
 */
enum Report_State: string {

	case Open      = 'open';
	case Dismissed = 'dismissed';

	/** The reporter has objected to the dismissal. */
	case Objected = 'objected';

	/** Dismissed again, after the objection. */
	case Kept = 'kept';

	/** The thing is hidden, or its author's account is off. */
	case Restricted = 'restricted';

	/** The account it was about was deleted before a decision. */
	case Gone = 'gone';

	public const REPORT   = 'report';
	public const DISMISS  = 'dismiss';
	public const RESTRICT = 'restrict';
	public const OBJECT   = 'object';
	public const END      = 'end';

	/** From: a report that is not there yet. */
	public const NEW = 'new';

	/** Event, who causes it, from which states, to which. */
	public const MOVES = array(
		array( self::REPORT, array( 'member', 'stranger' ), array( self::NEW ), 'open' ),
		array( self::DISMISS, array( 'administrator' ), array( 'open' ), 'dismissed' ),
		array( self::RESTRICT, array( 'administrator' ), array( 'open', 'objected' ), 'restricted' ),
		array( self::OBJECT, array( 'reporter' ), array( 'dismissed' ), 'objected' ),
		array( self::DISMISS, array( 'administrator' ), array( 'objected' ), 'kept' ),
		array( self::END, array( 'site' ), array( 'open', 'objected' ), 'gone' ),
	);

	/** @param bool $is_second Whether there was a decision before the one it waits for, or a second one. */
	public static function from_row( bool $waits, bool $is_second, ?Decision_Kind $outcome ): self {
		return match ( true ) {
			$waits                             => $is_second ? self::Objected : self::Open,
			Decision_Kind::Dismiss === $outcome => $is_second ? self::Kept : self::Dismissed,
			Decision_Kind::Gone === $outcome    => self::Gone,
			default                            => self::Restricted,
		};
	}

	public static function event( Decision_Kind $decision ): string {
		return match ( $decision ) {
			Decision_Kind::Dismiss => self::DISMISS,
			Decision_Kind::Gone    => self::END,
			default                => self::RESTRICT,
		};
	}

	public function after( string $event ): ?self {
		return self::tryFrom( Graph::to( self::MOVES, $event, $this->value ) ?? '' );
	}

	public function allows( string $event ): bool {
		return null !== $this->after( $event );
	}
}
