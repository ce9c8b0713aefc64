<?php
/** Tells the candidates that a design job accepts no more applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

final class Mission_Closed extends To_Candidates {

	public static function id(): string {
		return 'mission_closed';
	}

	public function name(): string {
		return __( 'Design job closed', 'design-marketplace' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Closed: {mission} ({company})', 'design-marketplace' ),
			'heading' => __( 'Closed.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nThe design job \"{mission}\" of {company} is closed. Thank you for your application.",
				'design-marketplace'
			),
			'button'  => __( 'See the open design jobs', 'design-marketplace' ),
		);
	}
}
