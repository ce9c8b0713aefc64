<?php
/** Writes a one-page PDF with a title, lines and a picture, for the demo's templates. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

final class Paper {

	private const WIDTH = 420;

	/**
	 * @param list<string> $lines
	 * @param string       $jpg   Path of the picture.
	 */
	public static function pdf( string $title, array $lines, string $jpg ): string {
		$size               = getimagesize( $jpg );
		[ $width, $height ] = $size ? $size : array( 1, 1 );

		$picture = (string) file_get_contents( $jpg ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of our own.
		$text    = sprintf( "BT /F2 30 Tf 56 760 Td (%s) Tj ET\n", self::escaped( $title ) );
		foreach ( $lines as $place => $line ) {
			$text .= sprintf( "BT /F1 11 Tf 56 %d Td (%s) Tj ET\n", 712 - $place * 24, self::escaped( $line ) );
		}
		$text   .= sprintf( "q %d 0 0 %d 56 48 cm /Im1 Do Q\n", self::WIDTH, (int) round( self::WIDTH * $height / $width ) );
		$objects = array(
			'<< /Type /Catalog /Pages 2 0 R >>',
			'<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>',
			'<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 595 842 ] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> /XObject << /Im1 7 0 R >> >> >>',
			sprintf( "<< /Length %d >>\nstream\n%sendstream", strlen( $text ), $text ),
			'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
			'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
			sprintf(
				"<< /Type /XObject /Subtype /Image /Width %d /Height %d /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length %d >>\nstream\n%s\nendstream",
				$width,
				$height,
				strlen( $picture ),
				$picture
			),
		);
		$pdf     = "%PDF-1.4\n";
		$places  = '';
		foreach ( $objects as $number => $object ) {
			$places .= sprintf( "%010d 00000 n \n", strlen( $pdf ) );
			$pdf    .= sprintf( "%d 0 obj\n%s\nendobj\n", $number + 1, $object );
		}
		$count = count( $objects ) + 1;
		return $pdf . sprintf(
			"xref\n0 %d\n0000000000 65535 f \n%strailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n",
			$count,
			$places,
			$count,
			strlen( $pdf )
		);
	}

	private static function escaped( string $text ): string {
		$latin = mb_convert_encoding( $text, 'Windows-1252', 'UTF-8' );
		return addcslashes( is_string( $latin ) ? $latin : '', '\\()' );
	}
}
