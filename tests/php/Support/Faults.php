<?php
/** Breaks one step of a write, as a full disk or a database that refuses a statement would. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use RuntimeException;

/** Each way counts how often it struck: a fault that never happened proves nothing. */
final class Faults {

	/**
	 * How often a fault struck since it was asked last.
	 * @var int
	 */
	private static int $struck = 0;

	/** How often a fault struck, counted anew from here. */
	public static function struck(): int {
		$struck       = self::$struck;
		self::$struck = 0;
		return $struck;
	}

	/** Notes a fault that was made elsewhere. */
	public static function strike(): void {
		++self::$struck;
	}

	/**
	 * The code that runs at a hook fails.
	 * @param string $hook Hook that fires at the step.
	 * @param int    $time Which of its calls fails, 1 for the first.
	 */
	public static function at( string $hook, int $time = 1 ): void {
		add_filter(
			$hook,
			static function ( mixed $value ) use ( &$time ): mixed {
				if ( 0 !== --$time ) {
					return $value;
				}
				++self::$struck;
				throw new RuntimeException( 'broken' );
			}
		);
	}

	/**
	 * The database refuses statements.
	 * @param string $statement Start of the statement in capitals, such as INSERT.
	 * @param string $table     Table it is about.
	 * @param string $about     What else stands in it.
	 * @param string $why       What the database says.
	 */
	public static function in_database( string $statement, string $table, string $about = '', string $why = 'The table is full' ): void {
		add_filter(
			'query',
			static function ( string $query ) use ( $statement, $table, $about, $why ): string {
				$is_it = 1 === preg_match( '/^\s*' . $statement . '\b/i', $query ) && 1 === preg_match( '/\b' . preg_quote( $table, '/' ) . '\b/', $query );
				if ( ! $is_it || ( '' !== $about && ! str_contains( $query, $about ) ) ) {
					return $query;
				}
				global $wpdb;
				++self::$struck;
				// As a refused statement leaves it. One that is really wrong would, on SQLite, end the test's own transaction.
				$wpdb->last_error         = $why;
				$GLOBALS['EZSQL_ERROR'][] = array( 'query' => $query, 'error_str' => $wpdb->last_error ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core notes it.
				return '';
			}
		);
	}

	/**
	 * The disk is full from the n-th image file on: that one is cut off, those after it are empty, and nobody is told.
	 * @param int $time Which file is the first that finds no room, 1 for the first.
	 */
	public static function on_disk( int $time = 1 ): void {
		add_filter(
			'image_make_intermediate_size',
			static function ( string $path ) use ( &$time ): string {
				if ( --$time < 1 ) {
					++self::$struck;
					file_put_contents( $path, substr( (string) file_get_contents( $path ), 0, $time < 0 ? 0 : 1000 ) );
				}
				return $path;
			}
		);
	}

	/** The folder for uploads cannot be made. */
	public static function in_folder(): void {
		add_filter(
			'upload_dir',
			static function ( array $folder ): array {
				++self::$struck;
				return array( 'path' => '/dev/null/uploads' ) + $folder;
			},
			99
		);
	}

	/** No image can be decoded any more once one was written. */
	public static function in_decoder(): void {
		add_action(
			'add_attachment',
			static function (): void {
				add_filter(
					'wp_image_editors',
					static function (): array {
						++self::$struck;
						return array();
					},
					PHP_INT_MAX
				);
			}
		);
	}
}
