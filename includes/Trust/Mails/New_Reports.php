<?php
/** Tells the people who run the site how much waits for their decision. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Trust\Open_Reports;

/** No payload: it counts what waits when it is made, and is not sent if that is nothing. It quotes nobody. */
final class New_Reports implements Message {

	public static function id(): string {
		return 'new_reports';
	}

	public function name(): string {
		return __( 'New reports, to the people who run the site', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts();
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Waiting for a decision on {site}: {matters}', 'design-marketplace' ),
			'heading' => __( 'Please have a look.', 'design-marketplace' ),
			'body'    => __(
				"Hello,\n\nThis is waiting for your decision: {matters}.\n\nWho reported what is shown only in the queue, after logging in. This email comes at most once an hour.",
				'design-marketplace'
			),
			'button'  => __( 'Open the queue', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$waiting = Open_Reports::now();
		return $waiting->total() > 0 ? self::about( $waiting ) : null;
	}

	public function sample(): Mail_Content {
		return self::about( new Open_Reports( 3, 1, 2, '' ) );
	}

	private static function about( Open_Reports $waiting ): Mail_Content {
		return new Mail_Content( array( 'matters' => wp_sprintf( '%l', $waiting->phrases() ) ), Open_Reports::url() );
	}
}
