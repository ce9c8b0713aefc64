<?php
/** Checks of places that strangers could misuse. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Auth\Rate_Limiter;
use DesignMarketplace\People\Auth\Secret;

final class Security_Checks {

	/** Addresses and login of the table in README.md. Real addresses never end in example.test. */
	private const EMAILS = array( 'designer@example.test', 'contractor@example.test', 'startup@example.test' );
	private const LOGIN  = 'admin';

	private const PASSWORD = 'password';

	/** Option that caches whether a hash matches, as the comparison is slow on purpose. */
	private const KEPT = 'design_marketplace_demo_password';

	public static function signing_key( ?bool $is_usable = null, ?bool $is_configured = null ): Finding {
		if ( ! ( $is_usable ?? Secret::key() ) ) {
			return Finding::critical(
				__( 'Members cannot log in: the signing key is too short', 'design-marketplace' ),
				/* translators: 1: name of a PHP constant, 2: number of characters. */
				__( 'The constant %1$s is shorter than %2$d characters, so nobody can log in. Make it longer, or remove it and a key is generated.', 'design-marketplace' ),
				Secret::CONSTANT,
				Secret::MIN_BYTES
			);
		}
		return Finding::good(
			__( 'Members can log in', 'design-marketplace' ),
			( $is_configured ?? Secret::is_configured() )
				/* translators: %s: name of a PHP constant. */
				? sprintf( __( 'Tokens are signed with the key in the constant %s.', 'design-marketplace' ), Secret::CONSTANT )
				: __( 'Tokens are signed with a key that was generated for this site.', 'design-marketplace' )
		);
	}

	public static function registration(): Finding {
		$role  = (string) get_option( 'default_role' );
		$is_on = (bool) get_option( 'users_can_register' );
		if ( $is_on && get_role( $role )?->has_cap( 'edit_posts' ) ) {
			return Finding::critical(
				__( 'Anyone can make themselves an author of this site', 'design-marketplace' ),
				/* translators: %s: role. */
				__( 'Under Settings → General anyone may register, and gets the role “%s”. Switch that off: members sign up without it.', 'design-marketplace' ),
				$role
			);
		}
		if ( in_array( $role, Roles::ALL, true ) ) {
			return Finding::recommended(
				__( 'New WordPress users become members without signing up', 'design-marketplace' ),
				/* translators: %s: role. */
				__( 'The default role under Settings → General is “%s”: such accounts have neither consent nor activation. Choose Subscriber.', 'design-marketplace' ),
				$role
			);
		}
		return $is_on
			? Finding::recommended(
				__( 'WordPress’ own sign-up is open', 'design-marketplace' ),
				__( 'The marketplace does not need it: switch “Anyone can register” off under Settings → General.', 'design-marketplace' )
			)
			: Finding::good( __( 'Members sign up only through the marketplace', 'design-marketplace' ) );
	}

	public static function rate_limits( ?bool $is_on = null, ?string $environment = null ): Finding {
		if ( $is_on ?? Rate_Limiter::is_on() ) {
			return Finding::good( __( 'The rate limits hold', 'design-marketplace' ) );
		}
		$advice = __( 'Passwords can be guessed and emails sent without limit. Remove DESIGN_MARKETPLACE_RATE_LIMITS from wp-config.php.', 'design-marketplace' );
		return in_array( $environment ?? wp_get_environment_type(), array( 'local', 'development' ), true )
			? Finding::recommended( __( 'The rate limits are off', 'design-marketplace' ), $advice )
			: Finding::critical( __( 'The rate limits are off', 'design-marketplace' ), $advice );
	}

	public static function demo_accounts( ?string $environment = null ): Finding {
		$names = 'local' === ( $environment ?? wp_get_environment_type() ) ? array() : self::found();
		return $names
			? Finding::critical(
				__( 'Demo accounts with published passwords are on this site', 'design-marketplace' ),
				/* translators: %s: log-in names and email addresses, comma-separated. */
				__( 'Anybody can log in as %s. Delete these accounts (wp design-marketplace seed --remove), or give them other passwords and email addresses.', 'design-marketplace' ),
				implode( ', ', $names )
			)
			: Finding::good( __( 'No demo account is on this site', 'design-marketplace' ) );
	}

	/** @return list<string> Logins and addresses of demo accounts, in one query. */
	private static function found(): array {
		$rows  = Sql::rows(
			'SELECT ID, user_login, user_email, user_pass FROM {users} WHERE user_email IN (' . Sql::words( self::EMAILS ) . ') OR user_login = %s',
			self::LOGIN
		);
		$names = array();
		foreach ( $rows as $row ) {
			if ( in_array( strtolower( (string) $row['user_email'] ), self::EMAILS, true ) ) {
				$names[] = (string) $row['user_email'];
			} elseif ( self::has_published_password( (int) $row['ID'], (string) $row['user_pass'] ) ) {
				$names[] = (string) $row['user_login'];
			}
		}
		return $names;
	}

	/** Whether an account still has the public password. Each hash is compared only once. */
	private static function has_published_password( int $user_id, string $hash ): bool {
		$seen = hash( 'sha256', wp_salt() . $hash );
		$kept = get_option( self::KEPT );
		if ( is_array( $kept ) && ( $kept['hash'] ?? '' ) === $seen ) {
			return (bool) ( $kept['is_published'] ?? false );
		}
		$is_published = wp_check_password( self::PASSWORD, $hash, $user_id );
		update_option( self::KEPT, array( 'hash' => $seen, 'is_published' => $is_published ), false );
		return $is_published;
	}
}
