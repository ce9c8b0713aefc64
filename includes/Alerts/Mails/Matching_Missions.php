<?php
/** Tells designers every day or every week about new jobs that need their skills. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts\Mails;

use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;

/** Payload: `search` (the search for their own skills), `after` and `until`, see Hits. */
final class Matching_Missions implements Message {

	public static function id(): string {
		return 'matching_missions';
	}

	public function name(): string {
		return __( 'New matching design jobs, as a digest', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'designer', is_optional: true );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'New design jobs for you: {first}', 'design-marketplace' ),
			'heading' => __( 'These could be yours.', 'design-marketplace' ),
			'body'    => __( "Hello {name},\n\nThese new design jobs need your skills:\n{list}", 'design-marketplace' ),
			'button'  => __( 'See what is new', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		return Listed::letter( $to, $payload );
	}

	public function sample(): Mail_Content {
		return new Mail_Content( array( 'first' => Example::mission() ), home_url( '/' ), links: array( 'list' => Example::links() ) );
	}
}
