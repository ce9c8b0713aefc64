<?php
/**
 * Once a day, removes the images of processes that were killed between storing an image and using it.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Clock;

final class Sweeper {

	private const BATCH = 200;

	/**
	 * The names that Images::store() makes, with WordPress' ending for sub-sizes.
	 */
	private const NAME = '/^([0-9a-f]{32})(-\d+x\d+)?\.(jpg|png)$/D';

	/**
	 * @param list<string> $user_keys Meta keys by which members refer to their images.
	 * @param list<string> $post_keys Meta keys by which their posts do.
	 */
	public function __construct( private readonly array $user_keys, private readonly array $post_keys ) {}

	/**
	 * Removes rows that nothing refers to, then files without a row. Stores missing sizes in bytes.
	 */
	public function run(): void {
		$this->sweep_rows();
		Quota::weigh( self::BATCH );
		foreach ( array( Clock::now(), Clock::now() - 28 * DAY_IN_SECONDS ) as $month ) {
			$folder = wp_upload_dir( gmdate( 'Y/m', $month ), false );
			$this->sweep_files( (string) $folder['path'], ltrim( (string) $folder['subdir'], '/' ) );
		}
	}

	/**
	 * Deletes files of the plugin older than a day that have no attachment.
	 *
	 * @param string $subdir The same folder, as attachments name it.
	 */
	private function sweep_files( string $path, string $subdir ): void {
		global $wpdb;
		$files = array();
		foreach ( Disk::names( $path ) as $name ) {
			if ( preg_match( self::NAME, $name, $parts ) && Disk::changed( "{$path}/{$name}" ) < Clock::now() - DAY_IN_SECONDS ) {
				$files[ ltrim( "{$subdir}/{$parts[1]}", '/' ) ][] = "{$path}/{$name}";
			}
		}
		foreach ( array_chunk( $files, self::BATCH, true ) as $chunk ) {
			$names  = array_merge(
				...array_map( static fn( string $base ): array => array( "{$base}.jpg", "{$base}.png" ), array_keys( $chunk ) )
			);
			$places = implode( ',', array_fill( 0, count( $names ), '%s' ) );
			$known  = $wpdb->get_col(
				$wpdb->prepare(
					"SELECT meta_value FROM {$wpdb->postmeta} WHERE meta_key = '_wp_attached_file' AND meta_value IN ({$places})", // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- placeholders counted above.
					$names
				)
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

	/**
	 * Deletes members' images older than a day that nothing refers to, at most one batch per run.
	 */
	private function sweep_rows(): void {
		global $wpdb;
		$user_keys = implode( ',', array_fill( 0, count( $this->user_keys ), '%s' ) );
		$post_keys = implode( ',', array_fill( 0, count( $this->post_keys ), '%s' ) );
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- placeholders counted above.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT p.ID FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} k ON k.post_id = p.ID AND k.meta_key = %s
				WHERE p.post_type = 'attachment' AND p.post_date_gmt < %s
				AND NOT EXISTS (SELECT 1 FROM {$wpdb->usermeta} u WHERE u.user_id = p.post_author AND u.meta_key IN ({$user_keys}) AND u.meta_value = CAST(p.ID AS CHAR))
				AND NOT EXISTS (SELECT 1 FROM {$wpdb->postmeta} m WHERE m.post_id = p.post_parent AND m.meta_key IN ({$post_keys}) AND m.meta_value = CAST(p.ID AS CHAR))
				ORDER BY p.ID LIMIT %d",
				array( Images::KIND, Clock::gmt( -DAY_IN_SECONDS ), ...$this->user_keys, ...$this->post_keys, self::BATCH )
			)
		);
		// phpcs:enable
		foreach ( $ids as $id ) {
			( new Images() )->delete( (int) $id );
		}
	}
}
