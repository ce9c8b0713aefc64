<?php
/** Tells a reporter that the reported account was deleted before a decision. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Trust\Report_Query;

/** Payload: `report` (id). Contains fixed words only, as the receipt does. */
final class Report_Gone implements Message {

	public static function id(): string {
		return 'report_gone';
	}

	public function name(): string {
		return __( 'Reported account deleted before a decision', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( is_confidential: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Your report no. {number} is closed', 'design-marketplace' ),
			'heading' => __( 'It is no longer on the site.', 'design-marketplace' ),
			'body'    => __(
				"{greeting}\n\nYou reported {thing} on {site} to us (report no. {number}). Before we decided, the account it belonged to was deleted, and nobody sees it any more.\n\nWe keep your report for six months, without the name of whoever it was about.",
				'design-marketplace'
			),
			'button'  => __( 'See your report', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$report = Report_Query::find( (int) ( $payload['report'] ?? 0 ) );
		return $report ? Report_Letter::about( $to, $report ) : null;
	}

	public function sample(): Mail_Content {
		return Report_Letter::sample();
	}
}
