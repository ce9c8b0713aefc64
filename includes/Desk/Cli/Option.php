<?php
/** Reads arguments and flags, and prints rows. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Switching;
use WP_CLI;
use WP_CLI\Utils;
use WP_User;

final class Option {

	/**
	 * Returns an integer, or ends the command with an error.
	 * @param array<string,mixed> $options
	 * @param int                 $without Default.
	 */
	public static function number( array $options, string $name, int $without, int $least = 1, int $most = PHP_INT_MAX ): int {
		$given = Utils\get_flag_value( $options, $name, $without );
		// A flag without a value is true, which would become 1.
		$range = array( 'min_range' => $least, 'max_range' => $most );
		if ( is_bool( $given ) || filter_var( $given, FILTER_VALIDATE_INT, array( 'options' => $range ) ) === false ) {
			$end = PHP_INT_MAX === $most ? '' : " to {$most}";
			WP_CLI::error( sprintf( '--%s must be a whole number from %d%s.', $name, $least, $end ) );
		}
		return (int) $given;
	}

	/**
	 * @param list<array<string,mixed>> $rows
	 * @param list<string>              $columns
	 * @param array<string,mixed>       $options Flags.
	 */
	public static function print( array $rows, array $columns, array $options ): void {
		$format = (string) Utils\get_flag_value( $options, 'format', 'table' );
		Utils\format_items( $format, 'ids' === $format ? array_column( $rows, $columns[0] ) : $rows, $columns );
	}

	/**
	 * A reason and words about it, which the member reads; ends the command when one is missing or too long.
	 * @param array<string,mixed> $options Flags.
	 * @return array{Decision_Reason,string}
	 */
	public static function reason( array $options ): array {
		[ $reason, $words ] = Switching::reason( $options['reason'] ?? '', $options['words'] ?? '' );
		$complaint          = Switching::complaint( $reason, $words );
		if ( ! $reason || '' !== $complaint ) {
			WP_CLI::error( $complaint );
		}
		return array( $reason, $words );
	}

	/** @param array<string,mixed> $options Flags. Without --yes it asks, and a script that forgets it fails. */
	public static function need_yes( string $question, array $options ): void {
		// "--yes=no" is a text, which would count as true.
		if ( filter_var( Utils\get_flag_value( $options, 'yes', false ), FILTER_VALIDATE_BOOL ) ) {
			return;
		}
		fwrite( STDOUT, "{$question} [y/n] " ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the terminal, no file.
		if ( 'y' !== strtolower( trim( (string) fgets( STDIN ) ) ) ) {
			WP_CLI::error( 'Nothing was done.' );
		}
	}

	/** Returns a member, or ends the command with an error. $name: id, email address or slug. */
	public static function member( string $name ): WP_User {
		$by = match ( true ) {
			ctype_digit( $name )         => 'id',
			str_contains( $name, '@' ) => 'email',
			default                      => 'slug',
		};
		$user = get_user_by( $by, $name );
		$user = $user ? $user : get_user_by( 'slug', $name );
		if ( ! $user ) {
			WP_CLI::error( sprintf( 'There is no user with the id, email address or slug "%s".', $name ) );
		}
		if ( ! State::is_members( $user ) && ! State::is_marked( $user->ID ) ) {
			WP_CLI::error( sprintf( '"%s" is not a member of the marketplace.', $name ) );
		}
		return $user;
	}
}
