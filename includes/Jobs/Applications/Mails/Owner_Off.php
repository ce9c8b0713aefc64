<?php
/** Tells the candidates that a design job is not available, once its company's account has been off for a while. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\State;
use WP_Post;

/** Payload: `mission` (id), `decision` (id). Not sent once the account is on again, or off by another decision. */
final class Owner_Off extends To_Candidates {

	public static function id(): string {
		return 'owner_off';
	}

	public function name(): string {
		return __( 'Design job not available', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'designer', delay: 48 * HOUR_IN_SECONDS );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Not available: {mission}', 'design-marketplace' ),
			'heading' => __( 'Not available.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nThe design job \"{mission}\" you applied to is not available at the moment. Please don't count on an answer. We are sorry.",
				'design-marketplace'
			),
			'button'  => __( 'See the open design jobs', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$mission = $this->mission( $payload );
		return $mission ? new Mail_Content( array( 'mission' => $mission->post_title ), home_url( '/jobs' ) ) : null;
	}

	public function sample(): Mail_Content {
		return new Mail_Content( array( 'mission' => Example::mission() ), home_url( '/jobs' ) );
	}

	public function batch( array $payload, int $after, int $size ): array {
		return $this->mission( $payload ) ? parent::batch( $payload, $after, $size ) : array();
	}

	/**
	 * The job, if it is open and its company off by the decision.
	 *
	 * @param array<string,mixed> $payload
	 */
	private function mission( array $payload ): ?WP_Post {
		$mission = get_post( (int) ( $payload['mission'] ?? 0 ) );
		if ( ! $mission instanceof WP_Post || Mission_State::Open !== Mission_State::of( $mission ) ) {
			return null;
		}
		$owner = (int) $mission->post_author;
		return State::is_off( $owner ) && State::decision( $owner ) === (int) ( $payload['decision'] ?? 0 ) ? $mission : null;
	}
}
