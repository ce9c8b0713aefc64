<?php
/** The provider that members can log in with: what the settings say of it. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Kernel\Rest\Routes;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Roles;
use WP_User;

final class Provider_Settings {

	/** Set to true, people who run the site can log in by the provider, too. */
	public const STAFF = 'DESIGN_MARKETPLACE_OIDC_STAFF';

	private const LOOPBACK = array( 'localhost', '127.0.0.1', '[::1]' );

	public static function is_on(): bool {
		return '' !== self::client_id() && self::is_usable( self::issuer() );
	}

	public static function issuer(): string {
		return (string) Site_Settings::get( 'oidc_issuer' );
	}

	public static function client_id(): string {
		return (string) Site_Settings::get( 'oidc_client_id' );
	}

	public static function secret(): string {
		return (string) Site_Settings::get( 'oidc_client_secret' );
	}

	public static function button(): string {
		return (string) Site_Settings::get( 'oidc_button' );
	}

	/** The scopes; without `openid` there would be no ID token. */
	public static function scopes(): string {
		return implode( ' ', array_unique( array( 'openid', ...wp_parse_list( (string) Site_Settings::get( 'oidc_scopes' ) ) ) ) );
	}

	/** The name of a claim: affiliation, home or language; '' for none. */
	public static function claim( string $what ): string {
		return (string) ( ( (array) Site_Settings::get( 'oidc_claims' ) )[ $what ] ?? '' );
	}

	/** The address that the provider has to know. */
	public static function redirect_uri(): string {
		return rest_url( Routes::OWN . '/oidc/callback' );
	}

	/** Whether an address may be asked: by https; on local sites also by http on the machine itself. */
	public static function is_usable( string $url ): bool {
		$parts = (array) wp_parse_url( $url ) + array( 'host' => '', 'scheme' => '' );
		$more  = array_intersect_key( $parts, array( 'user' => '', 'fragment' => '' ) );
		if ( '' === $parts['host'] || $more || preg_match( '/[\s\x00-\x1f\\\\]/', $url ) ) {
			return false;
		}
		return 'https' === $parts['scheme']
			|| ( 'http' === $parts['scheme'] && 'local' === wp_get_environment_type() && in_array( $parts['host'], self::LOOPBACK, true ) );
	}

	/** Whether an account may log in by the provider: it can do no more than members and subscribers can. */
	public static function is_open_to( WP_User $user ): bool {
		if ( defined( self::STAFF ) && true === constant( self::STAFF ) ) {
			return true;
		}
		$usual = array_merge( array( 'level_0' => true ), ...array_map( array( Roles::class, 'member_caps' ), Roles::ALL ) );
		$more  = array_diff_key( array_filter( $user->allcaps ), $usual, array_flip( $user->roles ) );
		return ! $more && ! $user->has_cap( 'edit_posts' ) && ! ( is_multisite() && is_super_admin( $user->ID ) );
	}
}
