<?php
/** The states of an email in the outbox. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

enum Status: string {

	case Waiting = 'waiting';

	/** One row for many recipients: a worker adds a row for each. */
	case Addressing = 'expand';

	case Sending   = 'sending';
	case Sent      = 'sent';
	case Failed    = 'failed';
	case Cancelled = 'cancelled';

	/** No worker has it yet. */
	public const PENDING = array( self::Waiting, self::Addressing );

	/** It is going to be sent, or is being sent. */
	public const UNSENT = array( self::Waiting, self::Addressing, self::Sending );

	/** A worker may take it once it is due. One that is being sent is due again when its worker has died. */
	public const LEASABLE = array( self::Waiting, self::Addressing, self::Sending );

	/** Can be tried again or cancelled by hand: an email being sent is its worker's. */
	public const AT_REST = array( self::Waiting, self::Addressing, self::Failed );

	/** Nothing more happens to it by itself. */
	public const OVER = array( self::Sent, self::Failed, self::Cancelled );

	/**
	 * A list of states for SQL: `'waiting', 'failed'`.
	 * @param self ...$states States, one at least.
	 */
	public static function sql( self ...$states ): string {
		return "'" . implode( "', '", array_column( $states, 'value' ) ) . "'";
	}

	public function label(): string {
		return match ( $this ) {
			self::Waiting    => __( 'Waiting', 'design-marketplace' ),
			self::Addressing => __( 'Being prepared', 'design-marketplace' ),
			self::Sending    => __( 'Being sent', 'design-marketplace' ),
			self::Sent       => __( 'Sent', 'design-marketplace' ),
			self::Failed     => __( 'Failed', 'design-marketplace' ),
			self::Cancelled  => __( 'Cancelled', 'design-marketplace' ),
		};
	}
}
