<?php
/** Writes CSV for spreadsheets, with no cell that could run as a formula. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Contract;

final class Csv {

	/** UTF-8 byte order mark. */
	public const MARK = "\xEF\xBB\xBF";

	/**
	 * Escapes a cell, so that no spreadsheet reads a formula in it. Some, as in Switzerland, split at semicolons instead of commas, and an
	 * empty quotation before the formula is none to them.
	 */
	public static function cell( string $text ): string {
		return preg_replace( '/(?:^|(?<=[;\n]))(?=[ "]*[=+@＝＋－＠-]|[\t\r\n])/u', "'", $text ) ?? "'" . $text;
	}

	/**
	 * Writes the line of names, which begins the file.
	 * @param resource     $stream Where to.
	 * @param list<string> $columns
	 */
	public static function begin( $stream, array $columns ): void {
		fwrite( $stream, self::MARK ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
		self::line( $stream, $columns );
	}

	/**
	 * @param resource     $stream Where to.
	 * @param list<string> $cells
	 */
	public static function line( $stream, array $cells ): void {
		fputcsv( $stream, array_map( array( self::class, 'cell' ), $cells ), ',', '"', '' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
	}
}
