<?php
/** Catches mails before they are sent. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Mail\Worker;

final class Mails {

	/**
	 * What wp_mail() was called with since the last clear().
	 * @var list<array<string,mixed>>
	 */
	private static array $caught = array();

	/**
	 * Whether sending fails from now on, as it does when the mail server is away.
	 * @var bool
	 */
	private static bool $fails = false;

	/** What empties the outbox. */
	public static function worker(): Worker {
		return new Worker();
	}

	/**
	 * Stands in for sending.
	 * @param bool|null           $sent Null unless another filter sent it.
	 * @param array<string,mixed> $mail to, subject, message, headers, attachments.
	 */
	public static function catch_mail( ?bool $sent, array $mail ): bool {
		if ( self::$fails ) {
			return false;
		}
		self::$caught[] = $mail;
		return true;
	}

	/**
	 * Does something once, when the next email leaves, as another process would meanwhile.
	 * @param callable():mixed $work
	 */
	public static function with_the_next( callable $work ): void {
		$others = static function ( mixed $sent ) use ( $work, &$others ): mixed {
			remove_filter( 'pre_wp_mail', $others, 5 );
			$work();
			return $sent;
		};
		add_filter( 'pre_wp_mail', $others, 5 );
	}

	/**
	 * What was sent, oldest first.
	 * @return list<array<string,mixed>>
	 */
	public static function sent(): array {
		return self::$caught;
	}

	/**
	 * Makes sending fail, or work again.
	 * @param bool $fails Whether it fails.
	 */
	public static function fail( bool $fails = true ): void {
		self::$fails = $fails;
	}

	/** Forgets everything. */
	public static function clear(): void {
		self::$caught = array();
		self::$fails  = false;
	}
}
