<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Media\Folder;
use WP_CLI;
use WP_CLI\Utils;

/** Brings files to where the site keeps them now: from a folder to S3, back, or from one folder to another. */
final class Files_Command {

	/**
	 * Moves the uploads, or the files of messages, from where they were to where wp-config.php and plugins say they are now.
	 *
	 * Set the site up for the new place first; until a file is there, its address answers 404. What is hidden meanwhile goes to where
	 * hidden pictures are. Can be killed and run again at any time: it goes on where it stopped. Pictures that nobody has stay.
	 *
	 * ## OPTIONS
	 *
	 * <from>
	 * : The folder of before, as wp-config.php or the plugin named it; it may be on a stream wrapper, such as s3://bucket/uploads.
	 *
	 * [--private]
	 * : The files of messages: <from> is what DESIGN_MARKETPLACE_PRIVATE_DIR was.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace files move /srv/www/example.org/wp-content/uploads
	 *     wp design-marketplace files move /srv/private/example.org --private
	 * @param list<string>        $args    The folder.
	 * @param array<string,mixed> $options Flags.
	 */
	public function move( array $args, array $options ): void {
		$is_private = (bool) Utils\get_flag_value( $options, 'private', false );
		$from       = untrailingslashit( $args[0] );
		$from       = $is_private ? Folder::of_site( $from ) : $from;
		$to         = $is_private ? Folder::configured()->ready() : untrailingslashit( (string) wp_get_upload_dir()['basedir'] );
		$wrong      = Files_Move::complaint( $from, $to );
		if ( null === $to || '' !== $wrong ) {
			WP_CLI::error( $wrong );
		}
		$move   = new Files_Move( $from, $to );
		$failed = $move->run( static fn( int $moved ) => WP_CLI::log( "{$moved} …" ) );
		if ( null !== $failed ) {
			WP_CLI::error( "{$failed} could not be written. {$move->moved} files are moved; run the command again, and it goes on from there." );
		}
		WP_CLI::success( "{$move->moved} files are moved" . ( $move->left ? "; {$move->left} that nobody has are left." : '.' ) );
	}
}
