<?php
/** Reads a CSV file as spreadsheets save it: with commas, semicolons or tabs, in UTF-8. */

// phpcs:disable WordPress.WP.AlternativeFunctions -- a file of up to fifty thousand rows is read row by row.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Import;

use DesignMarketplace\Kernel\Contract\Csv;
use Generator;

final class Csv_File {

	public const MAX_ROWS = 50_000;

	private const MAX_COLUMNS = 100;
	private const MAX_CELL    = 20_000;

	/**
	 * @param resource     $stream
	 * @param list<string> $columns   Their names.
	 * @param int          $start     Place of the first row below the names.
	 */
	private function __construct(
		private $stream,
		private readonly string $separator,
		public readonly array $columns,
		public readonly int $start
	) {}

	/** The file, or why it cannot be read. */
	public static function open( string $path ): self|string {
		$stream = is_file( $path ) ? fopen( $path, 'rb' ) : false;
		if ( ! $stream ) {
			return __( 'The file is not there any more. Choose it again: what is in already is not added twice.', 'design-marketplace' );
		}
		$mark  = fread( $stream, 3 );
		$begin = Csv::MARK === $mark ? 3 : 0;
		if ( in_array( substr( (string) $mark, 0, 2 ), array( "\xFF\xFE", "\xFE\xFF" ), true ) ) {
			return self::wrong_encoding( 1 );
		}
		fseek( $stream, $begin );
		$line      = (string) fgets( $stream, 100_000 );
		$separator = self::separator( $line );
		fseek( $stream, $begin );
		$columns = fgetcsv( $stream, null, $separator, '"', '' );
		if ( ! is_array( $columns ) || array( null ) === $columns ) {
			return __( 'The file is empty. Its first line has to name the columns.', 'design-marketplace' );
		}
		if ( count( $columns ) > self::MAX_COLUMNS ) {
			/* translators: %s: a number. */
			return sprintf( __( 'The file has more than %s columns. Leave out those you don’t need.', 'design-marketplace' ), number_format_i18n( self::MAX_COLUMNS ) );
		}
		if ( ! mb_check_encoding( implode( '', $columns ), 'UTF-8' ) || str_contains( $line, "\0" ) ) {
			return self::wrong_encoding( 1 );
		}
		$names = array_map( static fn( ?string $name ): string => trim( (string) $name ), $columns );
		return new self( $stream, $separator, $names, (int) ftell( $stream ) );
	}

	/** Reads it once: the number of rows, or what is wrong with it as a whole. */
	public function count(): int|string {
		$number = 0;
		foreach ( $this->rows( $this->start ) as [ $cells ] ) {
			++$number;
			if ( $number > self::MAX_ROWS ) {
				/* translators: %s: a number. */
				return sprintf( __( 'The file has more than %s rows. Split it into several.', 'design-marketplace' ), number_format_i18n( self::MAX_ROWS ) );
			}
			$text = implode( '', $cells );
			if ( ! mb_check_encoding( $text, 'UTF-8' ) || str_contains( $text, "\0" ) ) {
				return self::wrong_encoding( $number + 1 );
			}
		}
		return $number > 0 ? $number : __( 'The file has no rows below the names of its columns.', 'design-marketplace' );
	}

	/** @return Generator<int,array{list<string>,int}> Cells of each row that is not empty, and the place of the next one. */
	public function rows( int $place ): Generator {
		fseek( $this->stream, $place );
		while ( is_array( $cells = fgetcsv( $this->stream, null, $this->separator, '"', '' ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition -- as in PHP's manual.
			$cells = array_map( static fn( ?string $cell ): string => trim( (string) $cell ), $cells );
			if ( '' !== implode( '', $cells ) ) {
				yield array( $cells, (int) ftell( $this->stream ) );
			}
		}
	}

	/**
	 * @param list<string> $cells
	 * @return string What is wrong with a row by itself, '' for nothing.
	 */
	public function complaint( array $cells ): string {
		if ( count( $cells ) > count( $this->columns ) ) {
			return __( 'The row has more cells than there are columns. Perhaps a quotation mark is missing.', 'design-marketplace' );
		}
		foreach ( $cells as $at => $cell ) {
			if ( strlen( $cell ) > self::MAX_CELL ) {
				/* translators: %s: name of a column. */
				return sprintf( __( 'The cell “%s” is too long.', 'design-marketplace' ), $this->columns[ $at ] );
			}
			if ( preg_match( '/^[=＝@＠]|^[+＋－-](?![\s\d])/u', $cell ) ) {
				/* translators: %s: name of a column. */
				return sprintf( __( 'The cell “%s” is a formula. Put in its value.', 'design-marketplace' ), $this->columns[ $at ] );
			}
		}
		return '';
	}

	private static function separator( string $line ): string {
		$numbers = array();
		foreach ( array( ',', ';', "\t" ) as $separator ) {
			$numbers[ $separator ] = substr_count( $line, $separator );
		}
		return (string) array_search( max( $numbers ), $numbers, true );
	}

	private static function wrong_encoding( int $row ): string {
		/* translators: %s: number of a row. */
		return sprintf( __( 'Row %s is not UTF-8. Save the file as “CSV UTF-8”.', 'design-marketplace' ), number_format_i18n( $row ) );
	}
}
