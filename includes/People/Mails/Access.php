<?php
/** Emails about sign-up, password and address. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Mails;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\People\Auth\Lost_Password;
use DesignMarketplace\People\Members\Email_Change_Link;
use DesignMarketplace\People\Members\Joining;
use WP_User;

final class Access implements Mail_List {

	public static function mails(): array {
		$sample  = static fn(): Mail_Content => new Mail_Content(
			array( 'until' => Link_Page::until( Clock::now() + Contract::limit( 'email_change_days' ) * DAY_IN_SECONDS ) ),
			home_url( '/' )
		);
		$forgot  = static fn(): Mail_Content => new Mail_Content( array(), home_url( '/forgottenpassword' ) );
		$invited = static fn( string $url ): Mail_Content => new Mail_Content( array( 'days' => (string) Joining::DAYS ), $url );
		$set     = static fn(): Mail_Content => new Mail_Content( reply_to: (string) get_option( 'admin_email' ) );
		return array(
			// Payload: `key`.
			new Message(
				'activation',
				static fn(): array => array(
					'name'    => __( 'Activation', 'design-marketplace' ),
					'subject' => __( 'Activate your account on {site}', 'design-marketplace' ),
					'heading' => __( 'One more click.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nWelcome to {site}. Please confirm that this is your email address. The link works for {days} days.\n\nIf you did not sign up, ignore this email: nothing happens unless you click.",
						'design-marketplace'
					),
					'button'  => __( 'Activate my account', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$key = (string) ( $payload['key'] ?? '' );
					return 0 === $to->user_id || '' === $key ? null : self::activation( "/activate/{$to->user_id}/{$key}" );
				},
				static fn(): Mail_Content => self::activation( '/' )
			),
			// Not sent once its owner has joined.
			new Message(
				'invited',
				static fn(): array => array(
					'name'    => __( 'Invitation to join', 'design-marketplace' ),
					'subject' => __( '{site} invites you', 'design-marketplace' ),
					'heading' => __( 'You are invited.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\n{site} has prepared an account for you. Behind the button you can read the terms, choose a password and join, or have the account deleted. Until you join, nobody sees it. The link works for {days} days.",
						'design-marketplace'
					),
					'button'  => __( 'See my account', 'design-marketplace' ),
				),
				static fn( Recipient $to ): ?Mail_Content => Joining::is_due( $to->user_id )
					? $invited( Joining::url( $to->user_id ) )
					: null,
				static fn(): Mail_Content => $invited( home_url( '/' ) )
			),
			new Message(
				'welcome',
				static fn(): array => array(
					'name'    => __( 'Welcome', 'design-marketplace' ),
					'subject' => __( 'Welcome to {site}: your account is active', 'design-marketplace' ),
					'heading' => __( 'Welcome.', 'design-marketplace' ),
					'body'    => __( "Hello {name},\n\nYour account is active. {first_step}", 'design-marketplace' ),
					'button'  => __( 'Log in', 'design-marketplace' ),
				),
				static fn( Recipient $to ): Mail_Content => self::welcome( $to->role ),
				static fn(): Mail_Content => self::welcome( 'designer' )
			),
			// Payload: `key` (core's). One that was replaced or has expired is not sent any more.
			new Message(
				'lost_password',
				static fn(): array => array(
					'name'    => __( 'Lost password', 'design-marketplace' ),
					'subject' => __( 'Choose a new password for {site}', 'design-marketplace' ),
					'heading' => __( 'A new password.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nYou can choose a new password for your account on {site}. The link works once, for {hours} hours.\n\nIf you did not ask for it, ignore this email: your password stays as it is.",
						'design-marketplace'
					),
					'button'  => __( 'Choose a new password', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$login = (string) get_the_author_meta( 'user_login', $to->user_id );
					$key   = (string) ( $payload['key'] ?? '' );
					return '' !== $login && '' !== $key && check_password_reset_key( $key, $login ) instanceof WP_User
						? self::lost_password( Lost_Password::url( $login, $key ) )
						: null;
				},
				static fn(): Mail_Content => self::lost_password( home_url( '/resetpassword' ) ),
				is_secret: true
			),
			new Message(
				'password_changed',
				static fn(): array => array(
					'name'    => __( 'Password changed', 'design-marketplace' ),
					'subject' => __( 'Your password on {site} was changed', 'design-marketplace' ),
					'heading' => __( 'New password.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nThe password of your account was changed, and you were signed out on every other device.\n\nThis wasn't you? Choose a new password right away.",
						'design-marketplace'
					),
					'button'  => __( 'Choose a new password', 'design-marketplace' ),
				),
				$forgot,
				$forgot,
				reaches_off: true
			),
			// Payload: `address` (the confirmed one), `key`, `until` (Unix time). The new one is not named: the wrong person may read it.
			new Message(
				'email_changed',
				static fn(): array => array(
					'name'    => __( 'New email address (to the old one)', 'design-marketplace' ),
					'subject' => __( 'Your email address on {site} is being changed', 'design-marketplace' ),
					'heading' => __( 'New address.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nA new email address was entered for your account. Once it is confirmed, we will write only to the new one.\n\nIf this wasn't you, take your account back: this address is restored, everybody is signed out, and you choose a new password. The link works until {until}, whatever happens to the address in the meantime.",
						'design-marketplace'
					),
					'button'  => __( 'This wasn’t me', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$key = (string) ( $payload['key'] ?? '' );
					return empty( $payload['address'] ) || '' === $key || 0 === $to->user_id ? null : new Mail_Content(
						array( 'until' => Link_Page::until( (int) ( $payload['until'] ?? 0 ) ) ),
						Email_Change_Link::url( Email_Change_Link::UNDO, $to->user_id, $key ),
						reply_to: (string) get_option( 'admin_email' )
					);
				},
				$sample,
				is_secret: true,
				reaches_off: true
			),
			// Payload: the same. The mailbox may be a stranger's: nothing the member typed is in it, not even the name.
			new Message(
				'email_confirmation',
				static fn(): array => array(
					'name'    => __( 'New email address (to be confirmed)', 'design-marketplace' ),
					'subject' => __( 'Confirm your new email address on {site}', 'design-marketplace' ),
					'heading' => __( 'Is this you?', 'design-marketplace' ),
					'body'    => __(
						"Hello,\n\nSomebody who has an account on {site} has entered this email address as their new one. If that was you, please confirm it. The link works until {until}.\n\nIf this wasn't you, ignore this email: nobody can use your address without this link.",
						'design-marketplace'
					),
					'button'  => __( 'Confirm this address', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$key    = (string) ( $payload['key'] ?? '' );
					$tokens = array( 'name' => '', 'until' => Link_Page::until( (int) ( $payload['until'] ?? 0 ) ) );
					// Cancelled, replaced or confirmed by now: not sent.
					return Email_Notes::pending( $to->user_id )?->is_for( $key )
						? new Mail_Content( $tokens, Email_Change_Link::url( Email_Change_Link::CONFIRM, $to->user_id, $key ) )
						: null;
				},
				$sample,
				is_secret: true
			),
			// Payload: `address`, the old or the new one. Replies go to the administrators, as only they can change it back.
			new Message(
				'email_set',
				static fn(): array => array(
					'name'    => __( 'Email address set by an administrator', 'design-marketplace' ),
					'subject' => __( 'Your email address on {site} was changed', 'design-marketplace' ),
					'heading' => __( 'New address.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nAn administrator of {site} has changed the email address of your account. From now on we write to the new one only, and you log in with it. You were signed out on every device.\n\nIf you did not ask for this, tell us by replying to this email.",
						'design-marketplace'
					),
					'button'  => '',
				),
				static fn( Recipient $to, array $payload ): ?Mail_Content => empty( $payload['address'] ) ? null : $set(),
				$set
			),
		);
	}

	private static function activation( string $path ): Mail_Content {
		return new Mail_Content( array( 'days' => (string) Contract::limit( 'activation_days' ) ), home_url( $path ) );
	}

	private static function welcome( string $role ): Mail_Content {
		$first_step = 'designer' === $role
			? __( 'Add your first project: your profile is listed as soon as it shows one.', 'design-marketplace' )
			: __( 'Post your first design job: your project is listed as soon as it has one.', 'design-marketplace' );
		return new Mail_Content( array( 'first_step' => $first_step ), home_url( '/login' ) );
	}

	private static function lost_password( string $url ): Mail_Content {
		$seconds = apply_filters( 'password_reset_expiration', DAY_IN_SECONDS ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		return new Mail_Content( array( 'hours' => (string) max( 1, intdiv( (int) $seconds, HOUR_IN_SECONDS ) ) ), $url );
	}
}
