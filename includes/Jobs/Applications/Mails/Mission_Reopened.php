<?php
/** Tells the candidates who were told of the close that a design job accepts applications again. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Recipient;

/** Not sent once the job is closed again. */
final class Mission_Reopened extends To_Candidates {

	public static function id(): string {
		return 'mission_reopened';
	}

	public function name(): string {
		return __( 'Design job open again', 'design-marketplace' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Open again: {mission} ({company})', 'design-marketplace' ),
			'heading' => __( 'Open again.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nThe design job \"{mission}\" of {company} is open again. Your application still stands: you need not do anything.",
				'design-marketplace'
			),
			'button'  => __( 'See my applications', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$is_open = Mission_State::Open === Mission_State::of( get_post( (int) ( $payload['mission'] ?? 0 ) ) );
		$letter  = $is_open ? parent::letter( $to, $payload ) : null;
		return $letter ? new Mail_Content( $letter->tokens, home_url( '/applications' ) ) : null;
	}
}
