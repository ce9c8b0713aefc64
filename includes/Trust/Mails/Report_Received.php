<?php
/** Tells a reporter that the report has arrived. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Trust\Report_Query;

/** Payload: `report` (id). Contains fixed words only: somebody else may have typed the address. */
final class Report_Received implements Message {

	public static function id(): string {
		return 'report_received';
	}

	public function name(): string {
		return __( 'Report received', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( is_confidential: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'We have received your report no. {number}', 'design-marketplace' ),
			'heading' => __( 'Thank you for your report.', 'design-marketplace' ),
			'body'    => __(
				"{greeting}\n\nWe have received your report no. {number} about {thing} on {site}. A person reads it and decides, not a machine. We will write to you once it is decided. We don’t tell anybody who made the report.\n\nIf it was not you, you don’t need to do anything.",
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
