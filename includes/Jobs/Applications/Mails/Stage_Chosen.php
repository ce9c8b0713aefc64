<?php
/** Tells an applicant that they were chosen, and who to write to. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Mail\Mail_Content;
use WP_User;

final class Stage_Chosen extends Stage_Notice {

	public static function id(): string {
		return 'stage_chosen';
	}

	public function name(): string {
		return __( 'Chosen', 'design-marketplace' );
	}

	public function texts(): array {
		return array(
			'subject' => __( '{company} has chosen you: {mission}', 'design-marketplace' ),
			'heading' => __( 'You were chosen.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\n{company} has chosen you for the design job \"{mission}\".\n\nWrite to {contact}, {email}, or simply reply to this email. They have your address, too.",
				'design-marketplace'
			),
			'button'  => __( 'See my applications', 'design-marketplace' ),
		);
	}

	protected function filled( string $mission, string $company, string $words, ?WP_User $owner ): Mail_Content {
		return Contact::letter( $mission, $company, $owner );
	}
}
