<?php
/** Tells the candidates that a design job was withdrawn. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

final class Mission_Withdrawn extends To_Candidates {

	public static function id(): string {
		return 'mission_withdrawn';
	}

	public function name(): string {
		return __( 'Design job withdrawn', 'design-marketplace' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Withdrawn: {mission} ({company})', 'design-marketplace' ),
			'heading' => __( 'Withdrawn.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\n{company} has withdrawn the design job \"{mission}\". You need not do anything; thank you for your application.",
				'design-marketplace'
			),
			'button'  => __( 'See the open design jobs', 'design-marketplace' ),
		);
	}
}
