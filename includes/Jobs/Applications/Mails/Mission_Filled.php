<?php
/** Tells the candidates of a closed design job that a designer was found. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

final class Mission_Filled extends To_Candidates {

	public static function id(): string {
		return 'mission_filled';
	}

	public function name(): string {
		return __( 'Design job filled', 'design-marketplace' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Filled: {mission} ({company})', 'design-marketplace' ),
			'heading' => __( 'They chose somebody else.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\n{company} has found somebody for the design job \"{mission}\", which is now closed. Thank you for your application.",
				'design-marketplace'
			),
			'button'  => __( 'See the open design jobs', 'design-marketplace' ),
		);
	}
}
