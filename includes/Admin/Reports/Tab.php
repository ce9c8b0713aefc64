<?php
/**
 * The lists of the queue.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin\Reports;

enum Tab: string {

	/**
	 * Things with reports nothing was decided about.
	 */
	case Open = 'open';

	/**
	 * Decisions their member objects to.
	 */
	case Objections = 'objections';

	/**
	 * Design jobs to approve.
	 */
	case Held = 'held';

	/**
	 * The log of what was decided.
	 */
	case Decided = 'decided';

	/**
	 * What it is called.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Open       => __( 'Reported', 'design-marketplace' ),
			self::Objections => __( 'Objections', 'design-marketplace' ),
			self::Held       => __( 'Waiting for approval', 'design-marketplace' ),
			self::Decided    => __( 'Decided', 'design-marketplace' ),
		};
	}

	/**
	 * What is said when it is empty.
	 */
	public function nothing(): string {
		return match ( $this ) {
			self::Open       => __( 'No report waits for a decision.', 'design-marketplace' ),
			self::Objections => __( 'No objection waits for a decision.', 'design-marketplace' ),
			self::Held       => __( 'No design job waits for approval.', 'design-marketplace' ),
			self::Decided    => __( 'Nothing has been decided yet.', 'design-marketplace' ),
		};
	}
}
