<?php
/**
 * The demo's accounts, whose passwords are published.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Health\Checks;

use DesignMarketplace\Health\Check;
use DesignMarketplace\Health\Finding;

final class Demo_Accounts implements Check {

	public const ID = 'demo-accounts';

	/**
	 * Addresses and log-in name of the table in README.md. Nobody else can have an address of example.test.
	 */
	private const EMAILS = array( 'designer@example.test', 'contractor@example.test', 'startup@example.test' );
	private const LOGIN  = 'admin';

	/**
	 * Password of that log-in name there.
	 */
	private const PASSWORD = 'password';

	/**
	 * Option that remembers the result of comparing a hash: comparing is slow on purpose.
	 */
	private const KEPT = 'design_marketplace_demo_password';

	/**
	 * The site's kind, as wp_get_environment_type() has it.
	 *
	 * @var string
	 */
	private string $environment;

	/**
	 * Takes the site's kind.
	 *
	 * @param string|null $environment The site's kind.
	 */
	public function __construct( ?string $environment = null ) {
		$this->environment = $environment ?? wp_get_environment_type();
	}

	/**
	 * What is looked at.
	 */
	public function name(): string {
		return __( 'Demo accounts', 'design-marketplace' );
	}

	/**
	 * Looks.
	 */
	public function run(): Finding {
		$names = 'local' === $this->environment ? array() : self::found();
		return $names
			? Finding::critical(
				__( 'Demo accounts with published passwords are on this site', 'design-marketplace' ),
				/* translators: %s: log-in names and email addresses, comma-separated. */
				sprintf( __( 'Anybody can log in as %s. Delete these accounts (wp design-marketplace seed --remove), or give them other passwords and email addresses.', 'design-marketplace' ), implode( ', ', $names ) )
			)
			: Finding::good( __( 'No demo account is on this site', 'design-marketplace' ) );
	}

	/**
	 * Names of those that are there, by one query.
	 *
	 * @return list<string>
	 */
	private static function found(): array {
		global $wpdb;
		$rows  = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, user_login, user_email, user_pass FROM {$wpdb->users} WHERE user_email IN (%s, %s, %s) OR user_login = %s",
				self::EMAILS[0],
				self::EMAILS[1],
				self::EMAILS[2],
				self::LOGIN
			)
		);
		$names = array();
		foreach ( $rows as $row ) {
			if ( in_array( strtolower( (string) $row->user_email ), self::EMAILS, true ) ) {
				$names[] = (string) $row->user_email;
			} elseif ( self::has_published_password( (int) $row->ID, (string) $row->user_pass ) ) {
				$names[] = (string) $row->user_login;
			}
		}
		return $names;
	}

	/**
	 * Whether an account still has the published password; compared once for each hash.
	 *
	 * @param int    $user_id Account.
	 * @param string $hash    Hash of its password.
	 */
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
