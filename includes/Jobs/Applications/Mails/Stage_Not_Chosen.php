<?php
/** Tells a candidate who was chosen that they no longer are, and why. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

final class Stage_Not_Chosen extends Stage_Notice {

	public static function id(): string {
		return 'stage_not_chosen';
	}

	public function name(): string {
		return __( 'No longer chosen', 'design-marketplace' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'No longer chosen: {mission} ({company})', 'design-marketplace' ),
			'heading' => __( 'No longer chosen.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\n{company} had chosen you for the design job \"{mission}\". That is no longer the case.",
				'design-marketplace'
			),
			'button'  => __( 'See my applications', 'design-marketplace' ),
		);
	}

	protected function sample_words(): string {
		return __( 'Thank you. It was close, and we would be glad to see you again.', 'design-marketplace' );
	}
}
