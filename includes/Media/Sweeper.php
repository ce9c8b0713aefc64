<?php
/** Once a day, removes the images of processes that were killed between storing an image and using it. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Declares\Retains;
use DesignMarketplace\Kernel\Declares\Uninstalls;
use DesignMarketplace\Kernel\Items\Pictures;

final class Sweeper implements Retains, Uninstalls {

	private const BATCH = 200;

	/** The names that Images::store() makes, with WordPress' ending for sub-sizes. */
	public const NAME = '/^([0-9a-f]{32})(-\d+x\d+)?\.(jpg|png)$/D';

	/** Deletes members' images with their files, also withheld ones. */
	public function uninstall(): void {
		global $wpdb;
		Batches::remove(
			$wpdb->prepare(
				"SELECT p.ID FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = 'attachment'",
				Images::KIND
			),
			static function ( int $id ): bool {
				Withheld::forget( $id );
				return (bool) wp_delete_attachment( $id, true );
			}
		);
		Withheld::tidy( 0 );
	}

	/** Removes pictures that nothing uses, empty folders, and what was to be there for a while only. */
	public function expire(): void {
		self::run();
		Gone::catch_up();
		Withheld::tidy();
		Folder::configured()->sweep( Clock::now() - DAY_IN_SECONDS );
	}

	/** Removes rows that nothing refers to, then files without a row. Stores missing sizes in bytes. */
	public static function run(): void {
		self::sweep_rows();
		Quota::weigh( self::BATCH );
		foreach ( array( Clock::now(), Clock::now() - 28 * DAY_IN_SECONDS ) as $month ) {
			$folder = wp_upload_dir( gmdate( 'Y/m', $month ), false );
			self::sweep_files( (string) $folder['path'], ltrim( (string) $folder['subdir'], '/' ) );
		}
	}

	/**
	 * Deletes files of the plugin older than a day that have no attachment.
	 * @param string $subdir The same folder, as attachments name it.
	 */
	private static function sweep_files( string $path, string $subdir ): void {
		$files = array();
		foreach ( Disk::names( $path ) as $name ) {
			if ( preg_match( self::NAME, $name, $parts ) && Disk::changed( "{$path}/{$name}" ) < Clock::now() - DAY_IN_SECONDS ) {
				$files[ ltrim( "{$subdir}/{$parts[1]}", '/' ) ][] = "{$path}/{$name}";
			}
		}
		foreach ( array_chunk( $files, self::BATCH, true ) as $chunk ) {
			$names = array_merge(
				...array_map( static fn( string $base ): array => array( "{$base}.jpg", "{$base}.png" ), array_keys( $chunk ) )
			);
			$known = Sql::column(
				"SELECT meta_value FROM {postmeta} WHERE meta_key = '_wp_attached_file' AND meta_value IN (" . Sql::words( $names ) . ')'
			);
			foreach (
				array_diff_key(
					$chunk,
					array_flip( array_map( static fn( string $file ): string => substr( $file, 0, -4 ), $known ) )
				) as $orphans
			) {
				array_map( Disk::delete( ... ), $orphans );
			}
		}
	}

	/** Deletes members' images older than a day that nothing refers to, at most one batch per run. */
	private static function sweep_rows(): void {
		$key      = static fn( string $field ): string => "design_marketplace_{$field}";
		$of_users = Sql::words( array_map( $key, Contract::images( 'member' ) ) );
		$of_posts = Pictures::sql_has( 'm', 'p.ID' );
		$ids      = Sql::ids(
			"SELECT p.ID FROM {posts} p INNER JOIN {postmeta} k ON k.post_id = p.ID AND k.meta_key = %s
			WHERE p.post_type = 'attachment' AND p.post_date_gmt < %s
			AND NOT EXISTS (SELECT 1 FROM {usermeta} u WHERE u.user_id = p.post_author AND u.meta_key IN ({$of_users}) AND u.meta_value = CAST(p.ID AS CHAR))
			AND NOT EXISTS (SELECT 1 FROM {postmeta} m WHERE m.post_id = p.post_parent AND {$of_posts})
			ORDER BY p.ID LIMIT %d",
			Images::KIND,
			Clock::gmt( -DAY_IN_SECONDS ),
			self::BATCH
		);
		foreach ( $ids as $id ) {
			( new Images() )->delete( $id );
		}
	}
}
