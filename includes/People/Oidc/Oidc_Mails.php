<?php
/** Emails about the log-in at a school. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;

final class Oidc_Mails implements Mail_List {

	public static function mails(): array {
		$about = static fn( string $path = '/settings?tab=account' ): Mail_Content => self::content( home_url( $path ) );
		return array(
			// Payload: `key`. Not sent once it is used or too old.
			new Message(
				'oidc_link',
				static fn(): array => array(
					'name'    => __( 'Log-in at a school (to be connected)', 'design-marketplace' ),
					'subject' => __( 'Connect {login} with your account on {site}?', 'design-marketplace' ),
					'heading' => __( 'Was that you?', 'design-marketplace' ),
					'body'    => __(
						"Hello,\n\nSomebody has logged in on {site} with {login} and your email address. If it was you, connect it with your account, and you need no password any more. The link works once, for {minutes} minutes.\n\nIf it was not you, do nothing: your account stays as it is.",
						'design-marketplace'
					),
					'button'  => __( 'Connect them', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$key  = (string) ( $payload['key'] ?? '' );
					$read = Oidc_Link::read( $key );
					return $read && $read[0]->ID === $to->user_id ? self::content( Oidc_Link::url( $key ) ) : null;
				},
				static fn(): Mail_Content => self::content( home_url( '/' ) ),
				is_secret: true
			),
			new Message(
				'oidc_linked',
				static fn(): array => array(
					'name'    => __( 'Log-in at a school connected', 'design-marketplace' ),
					'subject' => __( 'You can now log in on {site} with {login}', 'design-marketplace' ),
					'heading' => __( 'Connected.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nYour account was connected with {login}: whoever logs in there as you is logged in here.\n\nThis wasn't you? Disconnect it in your settings, and choose a new password right away.",
						'design-marketplace'
					),
					'button'  => __( 'Open the settings', 'design-marketplace' ),
				),
				static fn( Recipient $to ): ?Mail_Content => Links::of( $to->user_id ) ? $about() : null,
				static fn(): Mail_Content => $about()
			),
			new Message(
				'oidc_unlinked',
				static fn(): array => array(
					'name'    => __( 'Log-in at a school disconnected', 'design-marketplace' ),
					'subject' => __( '{login} is no longer connected with your account on {site}', 'design-marketplace' ),
					'heading' => __( 'Disconnected.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nYour account is no longer connected with {login}. From now on you log in with your password.\n\nThis wasn't you? Choose a new password right away.",
						'design-marketplace'
					),
					'button'  => __( 'Choose a new password', 'design-marketplace' ),
				),
				static fn(): Mail_Content => $about( '/forgottenpassword' ),
				static fn(): Mail_Content => $about( '/forgottenpassword' )
			),
		);
	}

	private static function content( string $url ): Mail_Content {
		$minutes = (string) Contract::limit( 'oidc_minutes' );
		return new Mail_Content( array( 'login' => Provider_Settings::button(), 'minutes' => $minutes ), $url );
	}
}
