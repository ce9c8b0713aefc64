<?php
/** Tells a member that the account is active, and what to do first. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members\Mails;

use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;

/** No payload. */
final class Welcome implements Message {

	public static function id(): string {
		return 'welcome';
	}

	public function name(): string {
		return __( 'Welcome', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts();
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Welcome to {site}: your account is active', 'design-marketplace' ),
			'heading' => __( 'Welcome.', 'design-marketplace' ),
			'body'    => __( "Hello {name},\n\nYour account is active. {first_step}", 'design-marketplace' ),
			'button'  => __( 'Log in', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): Mail_Content {
		$first_step = 'designer' === $to->role
			? __( 'Add your first project: your profile is listed as soon as it shows one.', 'design-marketplace' )
			: __( 'Post your first design job: your project is listed as soon as it has one.', 'design-marketplace' );
		return new Mail_Content( array( 'first_step' => $first_step ), home_url( '/login' ) );
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			array( 'first_step' => __( 'Add your first project: your profile is listed as soon as it shows one.', 'design-marketplace' ) ),
			home_url( '/login' )
		);
	}
}
