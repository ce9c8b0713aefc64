<?php
/** Tells the candidates of a design job that the site has closed it. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

final class Mission_Lapsed extends To_Candidates {

	public static function id(): string {
		return 'mission_lapsed';
	}

	public function name(): string {
		return __( 'Design job closed by the site', 'design-marketplace' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Closed without an answer: {mission} ({company})', 'design-marketplace' ),
			'heading' => __( 'Closed without an answer.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\n{company} did not answer, and the design job \"{mission}\" was closed by the site. This has nothing to do with your application; thank you for it.",
				'design-marketplace'
			),
			'button'  => __( 'See the open design jobs', 'design-marketplace' ),
		);
	}
}
