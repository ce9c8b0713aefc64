<?php
/** Tells a reporter what was decided, and how to object. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\Trust\Report_Outcome;
use DesignMarketplace\Trust\Report_Query;
use DesignMarketplace\Trust\Signed_Page;

/**
 * Payload: `report` (id), `decision` (id). Contains fixed words only, as the receipt does. Not sent while the report waits again, or once
 * there is a later decision.
 */
final class Report_Decided implements Message {

	public static function id(): string {
		return 'report_decided';
	}

	public function name(): string {
		return __( 'Report decided', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( is_confidential: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Your report no. {number} is decided', 'design-marketplace' ),
			'heading' => __( 'We have decided.', 'design-marketplace' ),
			'body'    => __(
				"{greeting}\n\nYou reported {thing} on {site} to us (report no. {number}).\n\n{outcome}\n\nA person decided this, not a machine. On the page behind the button you will find the decision; if we left something as it is, you can tell us there once why you disagree. The link works for six months.",
				'design-marketplace'
			),
			'button'  => __( 'See the decision', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$report = Report_Query::find( (int) ( $payload['report'] ?? 0 ) );
		if (
			! $report
				|| $report->waiting
				|| Report_Outcome::latest( $report ) !== (int) ( $payload['decision'] ?? Report_Outcome::latest( $report ) )
		) {
			return null;
		}
		return Report_Letter::about(
			$to,
			$report,
			array( 'outcome' => trim( Report_Outcome::words( $report ) . ' ' . Report_Outcome::redress( $report ) ) )
		);
	}

	public function sample(): Mail_Content {
		return Report_Letter::sample( array( 'outcome' => Report_Outcome::of( Decision_Kind::Dismiss ) . ' ' . Signed_Page::redress() ) );
	}
}
