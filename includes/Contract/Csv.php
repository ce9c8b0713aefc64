<?php
/**
 * Lines of CSV for spreadsheets: no cell is a formula.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Contract;

final class Csv {

	/**
	 * Says that what follows is UTF-8.
	 */
	public const MARK = "\xEF\xBB\xBF";

	/**
	 * A cell no spreadsheet reads as a formula, also where it takes semicolons for the commas, as in Switzerland.
	 *
	 * @param string $text Text.
	 */
	public static function cell( string $text ): string {
		return preg_replace( '/(?:^|(?<=[;\n]))(?= *[=+@＝＋－＠-]|[\t\r\n])/u', "'", $text ) ?? "'" . $text;
	}

	/**
	 * Writes a line.
	 *
	 * @param resource     $stream Where to.
	 * @param list<string> $cells  Texts.
	 */
	public static function line( $stream, array $cells ): void {
		fputcsv( $stream, array_map( array( self::class, 'cell' ), $cells ), ',', '"', '' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
	}
}
