<?php
/** Tells a company that its design job, or a change of it, was approved. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust\Mails;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;

/** Payload: `mission` (id). Not sent if the job is deleted or hidden by then. */
final class Job_Approved implements Message {

	public static function id(): string {
		return 'job_approved';
	}

	public function name(): string {
		return __( 'Design job approved', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'contractor' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Approved: {mission}', 'design-marketplace' ),
			'heading' => __( 'It is online.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nWe have read your design job \"{mission}\" and approved it: everybody sees it as you wrote it.",
				'design-marketplace'
			),
			'button'  => __( 'See the design job', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$missions = Listed_Jobs::posts( array( $payload['mission'] ?? 0 ) );
		return $missions ? new Mail_Content(
			array( 'mission' => Listed_Jobs::summary( $missions ) ),
			Listed_Jobs::target( $missions )
		) : null;
	}

	public function sample(): Mail_Content {
		return new Mail_Content( array( 'mission' => Example::mission() ), home_url( '/' ) );
	}
}
