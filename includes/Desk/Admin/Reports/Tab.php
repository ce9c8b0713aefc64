<?php
/** The lists of the queue. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

enum Tab: string {

	/** Things with reports that nobody has decided about. */
	case Open = 'open';

	case Objections = 'objections';

	/** Design jobs to approve. */
	case Held = 'held';

	case Decided = 'decided';

	public function label(): string {
		return match ( $this ) {
			self::Open       => __( 'Reported', 'design-marketplace' ),
			self::Objections => __( 'Objections', 'design-marketplace' ),
			self::Held       => __( 'Waiting for approval', 'design-marketplace' ),
			self::Decided    => __( 'Decided', 'design-marketplace' ),
		};
	}

	/** Text for an empty list. */
	public function nothing(): string {
		return match ( $this ) {
			self::Open       => __( 'No report is waiting for a decision.', 'design-marketplace' ),
			self::Objections => __( 'No objection is waiting for a decision.', 'design-marketplace' ),
			self::Held       => __( 'No design job is waiting for approval.', 'design-marketplace' ),
			self::Decided    => __( 'Nothing has been decided yet.', 'design-marketplace' ),
		};
	}
}
