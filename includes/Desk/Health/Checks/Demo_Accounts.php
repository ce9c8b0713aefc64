<?php
/** Checks for demo accounts, as their passwords are public. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Kernel\Database\Sql;

final class Demo_Accounts implements Check {

	public const ID = 'demo-accounts';

	/** Addresses and login of the table in README.md. Real addresses never end in example.test. */
	private const EMAILS = array( 'designer@example.test', 'contractor@example.test', 'startup@example.test' );
	private const LOGIN  = 'admin';

	private const PASSWORD = 'password';

	/** Option that caches whether a hash matches, as the comparison is slow on purpose. */
	private const KEPT = 'design_marketplace_demo_password';

	/** Result of wp_get_environment_type(), or a test's value. */
	private string $environment;

	/** @param string|null $environment The site's kind. */
	public function __construct( ?string $environment = null ) {
		$this->environment = $environment ?? wp_get_environment_type();
	}

	public function name(): string {
		return __( 'Demo accounts', 'design-marketplace' );
	}

	public function run(): Finding {
		$names = 'local' === $this->environment ? array() : self::found();
		return $names
			? Finding::critical(
				__( 'Demo accounts with published passwords are on this site', 'design-marketplace' ),
				sprintf(
					/* translators: %s: log-in names and email addresses, comma-separated. */
					__(
						'Anybody can log in as %s. Delete these accounts (wp design-marketplace seed --remove), or give them other passwords and email addresses.',
						'design-marketplace'
					),
					implode( ', ', $names )
				)
			)
			: Finding::good( __( 'No demo account is on this site', 'design-marketplace' ) );
	}

	/**
	 * Logins and addresses of demo accounts, in one query.
	 *
	 * @return list<string>
	 */
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
		update_option(
			self::KEPT,
			array(
				'hash'         => $seen,
				'is_published' => $is_published,
			),
			false
		);
		return $is_published;
	}
}
