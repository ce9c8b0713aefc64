<?php
/** Tells an applicant that they are on the short list. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

final class Stage_Shortlisted extends Stage_Notice {

	public static function id(): string {
		return 'stage_shortlisted';
	}

	public function name(): string {
		return __( 'On the short list', 'design-marketplace' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'On the short list: {mission} ({company})', 'design-marketplace' ),
			'heading' => __( 'On the short list.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\n{company} has put you on the short list for the design job \"{mission}\". You need not do anything; we write again when they decide.",
				'design-marketplace'
			),
			'button'  => __( 'See my applications', 'design-marketplace' ),
		);
	}
}
