<?php
/** Accounts that somebody else has made: their owners are invited by email, and join by a page with the consents and a password. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Media\Uploads;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Passwords;
use WP_Error;
use WP_REST_Request;
use WP_User;

/** Until then the account waits, nothing but this page activates it, and nobody sees it. */
final class Joining {

	public const PARAMETER = 'design_marketplace_join';

	/** GMT time of the invitation; gone once its owner has joined. */
	public const META = 'design_marketplace_invited';

	public const DAYS = 60;

	/** Nobody gives these for somebody else: password, consents, pictures, and who sees the portfolio. */
	private const OWN = array( 'password', 'password_verify', 'cgu_1', 'cgu_2', 'avatar', 'project_image', 'portfolio_open' );

	/** The fields that others may fill in. */
	public static function form( string $role ): Form {
		return Contract::form( 'member', "register_{$role}" )->without( ...self::OWN );
	}

	/**
	 * Role, address and name have to be there; the rest is checked where it is given, and completed by the member.
	 * @param array<string,mixed> $values Cleaned.
	 * @return array<string,string> Messages by field.
	 */
	public static function errors( array $values ): array {
		$form  = self::form( (string) $values['role'] );
		$given = array_filter( $values, static fn( mixed $value ): bool => null !== $value && '' !== $value && array() !== $value );
		$asked = array_flip( array( 'email', Member_Fields::name_field( (string) $values['role'] ) ) ) + $given;
		return $form->in_order( array_intersect_key( $form->errors( $values ) + Account::messages( $values ), $asked ) );
	}

	/**
	 * Makes the account, and queues the email. Whoever calls it has checked the values and logs who did it.
	 * @param array<string,mixed>            $values   Without errors(); the language is `locale`, '' for the site's.
	 * @param (callable(int):(WP_Error|null))|null $then What else belongs to it, in the same transaction.
	 * @return int|WP_Error User id.
	 */
	public function invite( array $values, ?callable $then = null ): int|WP_Error {
		// Nobody will know this password, so that a slow hash of it has no use.
		$quick = static fn(): array => array( 'cost' => 4 );
		add_filter( 'wp_hash_password_options', $quick );
		try {
			return ( new Registration() )->create(
				array( 'password' => wp_generate_password( 64 ) ) + $values,
				Uploads::of( new WP_REST_Request(), new Form( array() ) ),
				static function ( int $user_id ) use ( $values, $then ): ?WP_Error {
					Member_Fields::write( $user_id, array( 'locale' => (string) ( $values['locale'] ?? '' ) ) );
					update_user_meta( $user_id, self::META, Clock::gmt() );
					return $then ? $then( $user_id ) : null;
				}
			);
		} finally {
			remove_filter( 'wp_hash_password_options', $quick );
		}
	}

	public static function is_due( int $user_id ): bool {
		return '' !== (string) get_user_meta( $user_id, self::META, true );
	}

	/** Queues the email, also once more. */
	public static function send( int $user_id ): void {
		Outbox::tell( $user_id, 'invited', Clock::now() );
	}

	/** The page's address. A new address or password of the account ends it. */
	public static function url( int $user_id ): string {
		$until = Clock::now() + self::DAYS * DAY_IN_SECONDS;
		return Link_Page::url( self::PARAMETER, Account_Link::token( self::PARAMETER, $user_id, $until ) );
	}

	public function answer(): void {
		Link_Page::answer( self::PARAMETER, 'Invitation', array( $this, 'handle' ) );
	}

	/** @return array{int,string} Status and page. */
	public function handle( string $token, bool $post ): array {
		$user = get_userdata( Account_Link::numbers( self::PARAMETER, $token )[0] ?? 0 );
		if ( ! $user || ! self::is_due( $user->ID ) || Account_State::Waiting !== State::of( $user ) ) {
			return Link_Page::over( 404, __( 'Perhaps you have joined already: then you can log in.', 'design-marketplace' ) );
		}
		$sent = $post ? wp_unslash( $_POST ) : array(); // phpcs:ignore WordPress.Security.NonceVerification -- the token is the proof.
		if ( isset( $sent['leave'] ) ) {
			$gone = ( new Deletion() )->delete( $user->ID, static fn(): bool => self::is_due( $user->ID ) );
			return true === $gone
				? array( 200, Link_Page::html( __( 'Your account is deleted.', 'design-marketplace' ) ) )
				: Link_Page::over( 404 );
		}
		$form   = Contract::form( 'member', 'account' )->without( 'role', 'email', 'password_verify' );
		$values = $form->clean( $sent );
		$errors = $post ? $form->errors( $values ) : array();
		$wrong  = is_string( $values['password'] ?? null ) ? Passwords::refusal( $values['password'] ) : null;
		if ( ! $post || $errors || null !== $wrong ) {
			return array( $post ? 400 : 200, self::page( $user, $errors + array_filter( array( 'password' => $wrong ) ) ) );
		}
		$gone = $this->join( $user->ID, $values );
		return $gone ? Link_Page::over( 404 ) : array( 303, Activation::target( $user->ID, true ) );
	}

	/** @param array<string,mixed> $values Password and consents. */
	private function join( int $user_id, array $values ): ?WP_Error {
		return Account_Lock::with(
			$user_id,
			static function () use ( $user_id, $values ): ?WP_Error {
				if ( ! delete_user_meta( $user_id, self::META ) ) {
					return new WP_Error( 'joined' );
				}
				$given = array_intersect_key( $values, array( 'cgu_1' => 1, 'cgu_2' => 1 ) );
				Account_Watch::quietly( static fn() => wp_set_password( Passwords::stored( $values['password'] ), $user_id ) );
				Member_Fields::write( $user_id, $given );
				Consent::log( $user_id, $given, 'invitation' );
				( new Activation() )->activate( $user_id );
				return null;
			}
		);
	}

	/** @param array<string,string> $errors Messages by field. */
	private static function page( WP_User $user, array $errors ): string {
		$site  = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$error = static fn( string $field ): string => isset( $errors[ $field ] )
			? sprintf( '<p class="error" id="%s-error" role="alert">%s</p>', esc_attr( $field ), esc_html( $errors[ $field ] ) )
			: '';
		$input = static fn( string $field, string $type, string $more = '' ): string => sprintf(
			'<input type="%2$s" id="%1$s" name="%1$s" required%3$s%4$s>',
			$field,
			$type,
			isset( $errors[ $field ] ) ? " aria-invalid=\"true\" aria-describedby=\"{$field}-error\"" : '',
			$more
		);
		$tick  = static fn( string $field, string $words, string $page ): string => sprintf(
			'<p><label for="%1$s">%2$s %3$s</label></p>%4$s',
			$field,
			$input( $field, 'checkbox', ' value="1"' ),
			sprintf( esc_html( $words ), '<a href="' . esc_url( home_url( '/' . Site_Settings::get( $page ) ) ) . '">', '</a>' ),
			$error( $field )
		);
		$html  = sprintf(
			'<p>%s</p><p>%s</p><form method="post" novalidate>%s<p><label for="password">%s%s</label></p>%s%s<button name="join" value="1">%s</button>%s</form>',
			/* translators: 1: name of a member, 2: name of the site, 3: email address. */
			esc_html( sprintf( __( 'Hello %1$s, %2$s has prepared an account for you, with the address %3$s. Nobody sees it before you join.', 'design-marketplace' ), Member_Fields::display_name( $user ), $site, $user->user_email ) ),
			esc_html__( 'Choose a password of at least eight characters. You can change and complete everything else afterwards.', 'design-marketplace' ),
			$error( 'password' ),
			esc_html__( 'Password', 'design-marketplace' ),
			$input( 'password', 'password', ' autocomplete="new-password"' ),
			/* translators: 1 and 2: begin and end of a link. */
			$tick( 'cgu_1', __( 'I accept the %1$sterms and conditions%2$s.', 'design-marketplace' ), 'terms_page' ),
			/* translators: 1 and 2: begin and end of a link. */
			$tick( 'cgu_2', __( 'I agree that my data is used as the %1$sprivacy policy%2$s says.', 'design-marketplace' ), 'privacy_page' ),
			esc_html__( 'Join', 'design-marketplace' ),
			Link_Page::button( __( 'No, delete this account', 'design-marketplace' ), 'leave' )
		);
		/* translators: %s: name of the site. */
		return Link_Page::document( sprintf( __( 'Join %s', 'design-marketplace' ), $site ), $html );
	}
}
