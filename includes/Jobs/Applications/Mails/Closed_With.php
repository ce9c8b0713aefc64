<?php
/** Tells a candidate who was chosen before that the job is closed with them. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Mail\Mail_Content;
use WP_User;

final class Closed_With extends Stage_Notice {

	public static function id(): string {
		return 'stage_closed_with';
	}

	public function name(): string {
		return __( 'Closed with the chosen designer', 'design-marketplace' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Closed with you: {mission} ({company})', 'design-marketplace' ),
			'heading' => __( 'Closed, with you.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\n{company} has closed the design job \"{mission}\", and their choice is you.\n\nWrite to {contact}, {email}, or simply reply to this email.",
				'design-marketplace'
			),
			'button'  => __( 'See my applications', 'design-marketplace' ),
		);
	}

	protected function filled( string $mission, string $company, string $words, ?WP_User $owner ): Mail_Content {
		return Contact::letter( $mission, $company, $owner );
	}
}
