<?php
/** An email to a company about one of its design jobs. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Ownership;
use WP_Post;

/** Payload: `mission` (id). Reads the job when it is sent; not sent if it no longer applies. */
abstract class Of_Own_Job implements Message {

	public function facts(): Facts {
		return new Facts( role: 'contractor' );
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$mission = Listed_Jobs::posts( array( $payload['mission'] ?? 0 ) )[0] ?? null;
		return $mission && Ownership::is_of( $to->user_id, $mission ) ? $this->about( $mission, $payload ) : null;
	}

	/**
	 * Null when there is nothing to say any more.
	 *
	 * @param array<string,mixed> $payload As queued.
	 */
	abstract protected function about( WP_Post $mission, array $payload ): ?Mail_Content;
}
