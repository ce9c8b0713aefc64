<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Desk\Archive\Reading;
use DesignMarketplace\Desk\Archive\Writing;
use RuntimeException;
use WP_CLI;
use WP_CLI\Utils;

/** Takes the whole marketplace out of a site, and into an empty one of another address. */
final class Archive_Command {

	/**
	 * Writes members, projects, design jobs, applications, lists, reports, decisions, pages, menus, settings and all files into one file.
	 *
	 * Never in it: administrators, tokens, keys, secrets of the settings, hashes of links, emails that wait. Keep it as a password: it is
	 * full of personal data.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : Where it is written, outside of the web root. Nothing may be there.
	 *
	 * [--with-messages]
	 * : Also private messages and their files, which stay encrypted. The other site needs their key, which is not in the archive:
	 * `wp option get design_marketplace_files_key`.
	 *
	 * [--with-passwords]
	 * : Also hashes of passwords. Without, each member chooses a new one by “Forgotten password”.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace archive export /root/marketplace.zip --with-passwords
	 * @param list<string>        $args    The file.
	 * @param array<string,mixed> $options Flags.
	 */
	public function export( array $args, array $options ): void {
		$path  = path_is_absolute( $args[0] ) ? $args[0] : getcwd() . "/{$args[0]}";
		$wrong = Writing::complaint( $path );
		if ( '' !== $wrong ) {
			WP_CLI::error( $wrong );
		}
		$flag   = static fn( string $name ): bool => (bool) Utils\get_flag_value( $options, $name, false );
		$counts = ( new Writing( $flag( 'with-messages' ), $flag( 'with-passwords' ) ) )->write( $path );
		if ( is_string( $counts ) ) {
			WP_CLI::error( $counts );
		}
		self::say( $path, $counts );
	}

	/**
	 * Takes an archive into a site without members and content, whole or not at all. Nobody gets an email.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The archive.
	 *
	 * [--files-key=<file>]
	 * : File with the other site's design_marketplace_files_key, for an archive with files of messages; - reads it from the standard input.
	 *
	 * [--yes]
	 * : Does not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace archive import /root/marketplace.zip
	 * @param list<string>        $args    The file.
	 * @param array<string,mixed> $options Flags.
	 */
	public function import( array $args, array $options ): void {
		$from    = (string) Utils\get_flag_value( $options, 'files-key', '' );
		$key     = '' === $from ? '' : trim( (string) file_get_contents( '-' === $from ? 'php://stdin' : $from ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the operator's.
		$archive = is_file( $args[0] ) ? Reading::open( $args[0] ) : sprintf( '"%s" is not there.', $args[0] );
		try {
			$wrong = is_string( $archive ) ? $archive : $archive->complaint( $key );
		} catch ( RuntimeException $failure ) {
			$wrong = $failure->getMessage();
		}
		if ( is_string( $archive ) || '' !== $wrong ) {
			WP_CLI::error( $wrong );
		}
		Option::need_yes( 'Take this archive in? Settings, pages and skills of this site are replaced.', $options );
		try {
			self::say( $args[0], $archive->read( $key ) );
		} catch ( RuntimeException $failure ) {
			WP_CLI::error( $failure->getMessage() );
		}
	}

	/** @param array<string,int> $counts */
	private static function say( string $path, array $counts ): void {
		WP_CLI::success( sprintf( '%s: %d members, %d items and files of the library, %d files.', $path, $counts['users'] ?? 0, $counts['posts'] ?? 0, $counts['files'] ?? 0 ) );
	}
}
