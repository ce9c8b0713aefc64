<?php
/** Tells the candidates that a design job will not happen. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

final class Mission_Called_Off extends To_Candidates {

	public static function id(): string {
		return 'mission_called_off';
	}

	public function name(): string {
		return __( 'Design job called off', 'design-marketplace' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Called off: {mission} ({company})', 'design-marketplace' ),
			'heading' => __( 'Called off.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\n{company} has called off the design job \"{mission}\". This has nothing to do with your application; thank you for it.",
				'design-marketplace'
			),
			'button'  => __( 'See the open design jobs', 'design-marketplace' ),
		);
	}
}
