<?php
/** Tells an applicant that they were declined, in the company's words. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

final class Stage_Declined extends Stage_Notice {

	public static function id(): string {
		return 'stage_declined';
	}

	public function name(): string {
		return __( 'Declined', 'design-marketplace' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'An answer from {company}: {mission}', 'design-marketplace' ),
			'heading' => __( 'Not this time.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\n{company} has decided on the design job \"{mission}\", and has not chosen you this time. Thank you for your application.",
				'design-marketplace'
			),
			'button'  => __( 'See my applications', 'design-marketplace' ),
		);
	}

	protected function sample_words(): string {
		return __( 'Thank you. It was close, and we would be glad to see you again.', 'design-marketplace' );
	}
}
