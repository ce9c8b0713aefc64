<?php
/** Tells a company that a candidate has withdrawn. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Jobs\Applications\Application_Query;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Ownership;

/** Payload: `application` (post id), `reapplied` (how often it was made again before). Not sent once it was made again. */
final class Application_Withdrawn implements Message {

	public static function id(): string {
		return 'application_withdrawn';
	}

	public function name(): string {
		return __( 'Application withdrawn', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'contractor', speaker_event: 'withdrawn', delay: Contract::limit( 'undo_seconds' ) );
	}

	public function texts(): array {
		return array(
			'subject' => __( '{applicant} has withdrawn: {mission}', 'design-marketplace' ),
			'heading' => _x( 'Withdrawn.', 'application', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\n{applicant} has withdrawn their application for the design job \"{mission}\".",
				'design-marketplace'
			),
			'button'  => __( 'See the candidates', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$application = ( new Application_Query() )->one( (int) ( $payload['application'] ?? 0 ) );
		$missions    = $application ? Listed_Jobs::posts( array( $application->mission ) ) : array();
		if (
			! $application
				|| ! $missions
				|| Stage::Withdrawn !== $application->told
				|| (int) ( $payload['reapplied'] ?? 0 ) !== $application->reapplied
				|| ! Ownership::is_of( $to->user_id, $application->owner )
		) {
			return null;
		}
		return new Mail_Content(
			array(
				'applicant' => $application->name,
				'mission'   => $application->title,
			),
			Listed_Jobs::target( $missions )
		);
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			array(
				'applicant' => Example::designer(),
				'mission'   => Example::mission(),
			),
			home_url( '/' )
		);
	}
}
