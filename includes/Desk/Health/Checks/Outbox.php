<?php
/** Checks that no email waits too long or was given up. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Status;

final class Outbox implements Check {

	public const ID = 'outbox';

	private const PATIENCE = 15 * MINUTE_IN_SECONDS;

	public function name(): string {
		return __( 'Emails of the marketplace', 'design-marketplace' );
	}

	public function run(): Finding {
		$late = Outbox_Entries::late( self::PATIENCE );
		if ( $late > 0 ) {
			return Finding::critical(
				sprintf(
					/* translators: %d: number of mails. */
					_n( '%d email has been waiting too long', '%d emails have been waiting too long', $late, 'design-marketplace' ),
					$late
				),
				__(
					'They should have been sent more than 15 minutes ago. Check the scheduled jobs, then “wp design-marketplace outbox list”.',
					'design-marketplace'
				) . $this->reason()
			);
		}
		$failed = ( new Outbox_Entries() )->number( Status::Failed );
		if ( $failed > 0 ) {
			return Finding::recommended(
				/* translators: %d: number of mails. */
				sprintf( _n( '%d email has failed', '%d emails have failed', $failed, 'design-marketplace' ), $failed ),
				__(
					'Each was tried for 15 hours. Once the mail server works again, run “wp design-marketplace outbox retry”.',
					'design-marketplace'
				) . $this->reason()
			);
		}
		return Finding::good( __( 'No emails are delayed, and none have failed', 'design-marketplace' ) );
	}

	/** The mail server's last error, as a sentence. */
	private function reason(): string {
		$reason = Outbox_Entries::last_error();
		return '' === $reason
			? ''
			/* translators: %s: what the mail server said. */
			: ' ' . sprintf( __( 'The last reason: %s', 'design-marketplace' ), wp_html_excerpt( $reason, 200, '…' ) );
	}
}
