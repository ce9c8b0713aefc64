<?php
/** Answers the links in emails about a new address: shows a page with a button, and acts when it is pressed. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Auth\Reset_Link;

/** Opening a link changes nothing; only a POST does. No login is needed: the key in the link is the proof. */
final class Email_Change_Link {

	public function answer(): void {
		$asked = Link_Page::asked( Email_Link::PARAMETER );
		if ( ! $asked ) {
			return;
		}
		[ $status, $page ] = Link_Page::attempt( 'Link of a change of address', $asked[1], fn(): array => $this->handle( ...$asked ) );
		if ( 303 === $status ) {
			nocache_headers();
			header( 'Referrer-Policy: no-referrer' );
			wp_safe_redirect( $page, 303 );
		} else {
			Link_Page::send( $status, $page );
		}
		exit;
	}

	/**
	 * Does what was asked for.
	 * @return array{int,string} Status and page; for 303 the address to redirect to.
	 */
	public function handle( string $token, bool $post ): array {
		$link = Email_Link::read( $token );
		if ( ! $link ) {
			return $this->over();
		}
		$refusal = $post ? Limits::hit( 'email_link' ) : null;
		if ( $refusal ) {
			return Link_Page::too_many( $refusal );
		}
		return Email_Link::UNDO === $link->action ? $this->undo( $link, $post ) : $this->confirm( $link, $post );
	}

	/**
	 * The link in the email to the new address.
	 * @return array{int,string}
	 */
	private function confirm( Email_Link $link, bool $post ): array {
		$note = ( new Email_Change() )->proven_by( $link->user_id, $link->key );
		if ( ! $note ) {
			return $this->over();
		}
		if ( ! $post ) {
			return array(
				200,
				Link_Page::html(
					/* translators: %s: email address. */
					sprintf( __( 'Is %s your email address?', 'design-marketplace' ), $note->address ),
					array( __( 'Confirm it only if you asked for this yourself in your account settings.', 'design-marketplace' ) ),
					__( 'Yes, confirm this address', 'design-marketplace' )
				),
			);
		}
		return match ( ( new Email_Change() )->confirm( $link->user_id, $link->key ) ) {
			Email_Outcome::Done  => array(
				200,
				Link_Page::html(
					__( 'Confirmed.', 'design-marketplace' ),
					/* translators: %s: email address. */
					array( sprintf( __( 'From now on we write to %s, and you log in with it.', 'design-marketplace' ), $note->address ) )
				),
			),
			Email_Outcome::Taken => array(
				409,
				Link_Page::html(
					__( 'This address belongs to another account now.', 'design-marketplace' ),
					array( __( 'Your account keeps the address it had.', 'design-marketplace' ) )
				),
			),
			Email_Outcome::Busy  => $this->busy(),
			Email_Outcome::Over  => $this->over(),
		};
	}

	/**
	 * The link in the email to the former address.
	 * @return array{int,string}
	 */
	private function undo( Email_Link $link, bool $post ): array {
		$note = ( new Email_Change() )->taken_back_by( $link->user_id, $link->key );
		if ( ! $note ) {
			return $this->over();
		}
		if ( ! $post ) {
			return array(
				200,
				Link_Page::html(
					/* translators: %s: email address. */
					sprintf( __( 'Should your account go back to %s?', 'design-marketplace' ), $note->address ),
					array(
						__(
							'Everybody is signed out of it, the current password stops working, and you choose a new one right away.',
							'design-marketplace'
						),
					),
					__( 'Yes, take my account back', 'design-marketplace' )
				),
			);
		}
		return match ( ( new Email_Change() )->undo( $link->user_id, $link->key ) ) {
			Email_Outcome::Done  => array(
				303,
				State::is_off( $link->user_id ) ? Account_Link::url( $link->user_id ) : self::new_password( $link->user_id ),
			),
			Email_Outcome::Taken => array(
				409,
				Link_Page::html(
					__( 'This address belongs to another account now.', 'design-marketplace' ),
					array(
						__(
							'Everybody was signed out of your account, and its password stopped working. Please write to the people who run this site to get it back.',
							'design-marketplace'
						),
					)
				),
			),
			Email_Outcome::Busy  => $this->busy(),
			Email_Outcome::Over  => $this->over(),
		};
	}

	/**
	 * The page for a link that is no longer valid.
	 * @return array{int,string}
	 */
	private function over(): array {
		return array(
			410,
			Link_Page::html(
				__( 'This link does not work any more.', 'design-marketplace' ),
				array( __( 'It has already been used, a newer one has replaced it, or its seven days are over.', 'design-marketplace' ) )
			),
		);
	}

	/**
	 * The page for an address that another request is writing.
	 * @return array{int,string}
	 */
	private function busy(): array {
		return array(
			409,
			Link_Page::html(
				__( 'This address is being used right now. Please try again in a minute.', 'design-marketplace' ),
				array(),
				__( 'Try again', 'design-marketplace' )
			),
		);
	}

	private static function new_password( int $user_id ): string {
		$user = get_userdata( $user_id );
		$key  = $user ? get_password_reset_key( $user ) : '';
		return $user && is_string( $key ) && '' !== $key
			? Reset_Link::url( $user->user_login, $key )
			: home_url( '/forgottenpassword' );
	}
}
