<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\Portfolio\Zip\Import;
use DesignMarketplace\Portfolio\Zip\Packing;
use DesignMarketplace\Portfolio\Zip\Unpacking;
use WP_CLI;
use WP_Error;
use WP_User;

/** Exports a designer's works as one archive, and imports them into another site. */
final class Portfolio_Command {

	/**
	 * Writes all works of a designer but those in the trash into an archive.
	 *
	 * ## OPTIONS
	 *
	 * <designer>
	 * : Id, email address or slug.
	 *
	 * <file>
	 * : Where it is written. Nothing may be there.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace portfolio export ada@example.org ada.zip
	 * @param list<string> $args The designer and the file.
	 */
	public function export( array $args ): void {
		$designer = self::act_as( $args[0] );
		if ( file_exists( $args[1] ) ) {
			WP_CLI::error( sprintf( '"%s" exists already.', $args[1] ) );
		}
		$path = ( new Packing() )->pack( $designer );
		if ( $path instanceof WP_Error ) {
			WP_CLI::error( $path->get_error_message() );
		}
		if ( ! Disk::move( $path, $args[1] ) ) {
			Disk::delete( $path );
			WP_CLI::error( sprintf( '"%s" could not be written.', $args[1] ) );
		}
		WP_CLI::success( sprintf( '%s: %s.', $args[1], (string) size_format( Disk::bytes( $args[1] ) ) ) );
	}

	/**
	 * Imports the works of an archive for a designer who has none but in the trash. All or nothing; of any size the storage has room for.
	 *
	 * ## OPTIONS
	 *
	 * <designer>
	 * : Id, email address or slug.
	 *
	 * <file>
	 * : The archive.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace portfolio import ada@example.org ada.zip
	 * @param list<string> $args The designer and the file.
	 */
	public function import( array $args ): void {
		$designer = self::act_as( $args[0] );
		$path     = Folder::configured()->passing( '.zip' );
		if ( null === $path || ! @copy( $args[1], $path ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors -- the next line says so.
			WP_CLI::error( sprintf( '"%s" could not be read.', $args[1] ) );
		}
		$done = Import::begin( $designer->ID, $path, Unpacking::ANY_NUMBER, true );
		if ( $done instanceof WP_Error ) {
			WP_CLI::error( Errors::params( $done )[ Unpacking::FIELD ] ?? $done->get_error_message() );
		}
		WP_CLI::success(
			$done ? sprintf( 'Imported works: %d.', Import::told( $designer->ID )['works'] ) : 'The scheduled job goes on with the import.'
		);
	}

	/** Makes the designer the current user: nobody else reads drafts. */
	private static function act_as( string $name ): WP_User {
		$designer = Option::member( $name );
		if ( Roles::DESIGNER !== Roles::of( $designer ) ) {
			WP_CLI::error( sprintf( '"%s" is not a designer.', $name ) );
		}
		wp_set_current_user( $designer->ID );
		return $designer;
	}
}
