<?php
/** Answers the links in emails about a new address: shows a page with a button, and acts when it is pressed. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Auth\Lost_Password;

/** Opening a link changes nothing; only a POST does. No login is needed: the key in the link is the proof. */
final class Email_Change_Link {

	private const PARAMETER = 'design_marketplace_email';

	public const CONFIRM = 'confirm';
	public const UNDO    = 'undo';

	/** @param string $action CONFIRM or UNDO. */
	public static function url( string $action, int $user_id, string $key ): string {
		return Link_Page::url( self::PARAMETER, "{$action}.{$user_id}.{$key}" );
	}

	public function answer(): void {
		Link_Page::answer( self::PARAMETER, 'Link of a change of address', $this->handle( ... ) );
	}

	/** @return array{int,string} Status and page; for 303 the address to redirect to. */
	public function handle( string $token, bool $post ): array {
		if ( ! preg_match( '/^(confirm|undo)\.(\d{1,18})\.([A-Za-z0-9]{32,64})$/D', $token, $parts ) ) {
			return $this->over();
		}
		$refusal = $post ? Limits::hit( 'email_link' ) : null;
		if ( $refusal ) {
			return Link_Page::too_many( $refusal );
		}
		$change  = new Email_Change();
		$is_undo = self::UNDO === $parts[1];
		$user_id = (int) $parts[2];
		$note    = $is_undo ? $change->taken_back_by( $user_id, $parts[3] ) : $change->proven_by( $user_id, $parts[3] );
		if ( ! $note ) {
			return $this->over();
		}
		if ( ! $post ) {
			return array( 200, $is_undo ? self::ask_to_undo( $note->address ) : self::ask_to_confirm( $note->address ) );
		}
		return match ( $is_undo ? $change->undo( $user_id, $parts[3] ) : $change->confirm( $user_id, $parts[3] ) ) {
			Email_Change::DONE  => $is_undo
				? array( 303, State::is_off( $user_id ) ? Account_Link::url( $user_id ) : self::new_password( $user_id ) )
				: array(
					200,
					Link_Page::html(
						__( 'Confirmed.', 'design-marketplace' ),
						/* translators: %s: email address. */
						array( sprintf( __( 'From now on we write to %s, and you log in with it.', 'design-marketplace' ), $note->address ) )
					),
				),
			Email_Change::TAKEN => array(
				409,
				Link_Page::html(
					__( 'This address belongs to another account now.', 'design-marketplace' ),
					array(
						$is_undo
							? __(
								'Everybody was signed out of your account, and its password stopped working. Please write to the people who run this site to get it back.',
								'design-marketplace'
							)
							: __( 'Your account keeps the address it had.', 'design-marketplace' ),
					)
				),
			),
			Email_Change::BUSY  => array(
				409,
				Link_Page::html(
					__( 'This address is being used right now. Please try again in a minute.', 'design-marketplace' ),
					array(),
					__( 'Try again', 'design-marketplace' )
				),
			),
			default             => $this->over(),
		};
	}

	private static function ask_to_confirm( string $address ): string {
		return Link_Page::html(
			/* translators: %s: email address. */
			sprintf( __( 'Is %s your email address?', 'design-marketplace' ), $address ),
			array( __( 'Confirm it only if you asked for this yourself in your account settings.', 'design-marketplace' ) ),
			__( 'Yes, confirm this address', 'design-marketplace' )
		);
	}

	private static function ask_to_undo( string $address ): string {
		return Link_Page::html(
			/* translators: %s: email address. */
			sprintf( __( 'Should your account go back to %s?', 'design-marketplace' ), $address ),
			array(
				__(
					'Everybody is signed out of it, the current password stops working, and you choose a new one right away.',
					'design-marketplace'
				),
			),
			__( 'Yes, take my account back', 'design-marketplace' )
		);
	}

	/** @return array{int,string} */
	private function over(): array {
		return Link_Page::over(
			410,
			__( 'It has already been used, a newer one has replaced it, or its seven days are over.', 'design-marketplace' )
		);
	}

	private static function new_password( int $user_id ): string {
		$user = get_userdata( $user_id );
		$key  = $user ? get_password_reset_key( $user ) : '';
		return $user && is_string( $key ) && '' !== $key
			? Lost_Password::url( $user->user_login, $key )
			: home_url( '/forgottenpassword' );
	}
}
