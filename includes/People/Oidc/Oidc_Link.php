<?php
/** The page behind the link in the email that asks whether an account is to be linked, with a button that does it. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\People\Members\Deletion;
use WP_User;

/**
 * Opening it changes nothing; only a POST does. An account that waits for its activation may have been begun by somebody else: it is
 * deleted with all they typed, and its owner signs up.
 */
final class Oidc_Link {

	public const PARAMETER = 'design_marketplace_oidc';

	public static function url( string $key ): string {
		return Link_Page::url( self::PARAMETER, $key );
	}

	/** @return array{WP_User,Identity}|null The account, and whom it would be linked to; null for a link that does not work any more. */
	public static function read( string $key ): ?array {
		$step   = Provider_Settings::is_on() ? Steps::find( Steps::MAIL, $key, '' ) : null;
		$person = $step ? Identity::read( (array) ( $step['data']['person'] ?? array() ) ) : null;
		$user   = $person ? Linking::found( $person ) : null;
		return $step && $person && $user && $user->ID === $step['user_id']
			&& Tokens::version( $user->ID ) === ( $step['data']['version'] ?? null )
			&& Account_State::Off !== State::of( $user ) && Provider_Settings::is_open_to( $user )
			? array( $user, $person )
			: null;
	}

	public function answer(): void {
		Link_Page::answer( self::PARAMETER, 'Link that connects a log-in', $this->handle( ... ) );
	}

	/** @return array{int,string} Status and page; for 303 the address to go to. */
	public function handle( string $key, bool $post ): array {
		$refusal = $post ? Limits::hit( 'email_link' ) : null;
		if ( $refusal ) {
			return Link_Page::too_many( $refusal );
		}
		$read = self::read( $key );
		if ( ! $read ) {
			return self::over();
		}
		[ $user, $person ] = $read;
		$is_waiting        = Account_State::Waiting === State::of( $user );
		if ( ! $post ) {
			return array( 200, $is_waiting ? self::ask_to_begin_again( $user ) : self::ask_to_link( $user, $person ) );
		}
		if ( $is_waiting ) {
			return true === ( new Deletion() )->delete( $user->ID )
				? array( 303, add_query_arg( 'oidc', Ticket::make( $person ), home_url( '/login' ) ) )
				: self::over();
		}
		$refusal = Linking::connect_by( $user->ID, $person, static fn(): bool => Steps::take( Steps::MAIL, $key, '' ) );
		return $refusal ? array( 409, Link_Page::html( $refusal->get_error_message() ) ) : array(
			200,
			Link_Page::html(
				__( 'Connected.', 'design-marketplace' ),
				/* translators: %s: name of a log-in service, such as "SWITCH edu-ID". */
				array( sprintf( __( 'From now on you can log in with %s.', 'design-marketplace' ), Provider_Settings::button() ) )
			),
		);
	}

	private static function ask_to_link( WP_User $user, Identity $person ): string {
		return Link_Page::html(
			/* translators: 1: name of a log-in service, such as "SWITCH edu-ID", 2: email address. */
			sprintf( __( 'Connect %1$s with the account of %2$s?', 'design-marketplace' ), Provider_Settings::button(), $user->user_email ),
			array(
				'' === $person->name
					/* translators: %s: name of a log-in service. */
					? sprintf( __( 'Whoever has just logged in with %s can then use this account.', 'design-marketplace' ), Provider_Settings::button() )
					/* translators: 1: name of a person, 2: name of a log-in service. */
					: sprintf( __( '%1$s, who has just logged in with %2$s, can then use this account.', 'design-marketplace' ), $person->name, Provider_Settings::button() ),
				__( 'Connect it only if that was you. If not, just close this page.', 'design-marketplace' ),
			),
			__( 'Connect', 'design-marketplace' )
		);
	}

	private static function ask_to_begin_again( WP_User $user ): string {
		return Link_Page::html(
			/* translators: %s: email address. */
			sprintf( __( 'Begin again as %s?', 'design-marketplace' ), $user->user_email ),
			array(
				__(
					'An account was begun with this address and never activated. As it may have been somebody else, everything that was typed goes, the password too, and you fill in the sign-up yourself.',
					'design-marketplace'
				),
				__( 'If you know its password, log in with that instead, and nothing is lost.', 'design-marketplace' ),
			),
			__( 'Begin again', 'design-marketplace' )
		);
	}

	/** @return array{int,string} */
	private static function over(): array {
		return Link_Page::over( 410, __( 'It has already been used, or its half hour is over.', 'design-marketplace' ) );
	}
}
