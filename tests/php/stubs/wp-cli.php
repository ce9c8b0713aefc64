<?php
/** The part of WP-CLI's interface the commands use, for static analysis only. */

// phpcs:disable

/** @phpstan-type CommandArgs array<string,mixed> */
class WP_CLI {
	/**
	 * @param class-string|object|callable $callable
	 * @param array<string,mixed>          $args
	 */
	public static function add_command( string $name, $callable, array $args = array() ): bool {}
	public static function add_hook( string $when, callable $callback ): void {}
	public static function log( string $message ): void {}
	public static function line( string $message = '' ): void {}
	public static function success( string $message ): void {}
	public static function warning( string $message ): void {}
	/** @return ($exit is true ? never : void) */
	public static function error( string $message, bool $exit = true ) {}
	public static function debug( string $message, string|bool $group = false ): void {}
	public static function halt( int $code ): never {}
	/** @param array<string,mixed> $assoc_args */
	public static function confirm( string $question, array $assoc_args = array() ): void {}
}
