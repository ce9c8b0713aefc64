<?php
/** Decides by its bytes whether an uploaded file is accepted, never by the name or type that the client sent. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Contract\Contract;

final class Inspector {

	/** Endings of files that servers run or browsers show as pages. No honest picture has one. */
	private const RUN = '/\.(php\d*|pht|phtml|phps|phar|cgi|pl|py|rb|sh|aspx?|jspx?|exe|dll|s?html?|xhtml|svgz?|js|htaccess)(\.|$)/i';

	/**
	 * The header that was read from the file, or the refusal. Nothing is decoded.
	 * @param array<string,mixed> $file An entry of $_FILES.
	 */
	public static function look( array $file, Image_Kind $kind ): Image_Header|Upload_Refusal {
		$path = $file['tmp_name'] ?? null;
		if ( ! is_string( $path ) || ! is_int( $file['error'] ?? UPLOAD_ERR_OK ) ) {
			return new Upload_Refusal( 400, Contract::message( 'value_invalid' ) );
		}
		$error = $file['error'] ?? UPLOAD_ERR_OK;
		if ( UPLOAD_ERR_INI_SIZE === $error || UPLOAD_ERR_FORM_SIZE === $error ) {
			return Upload_Refusal::too_large( min( $kind->max_bytes(), wp_max_upload_size() ) );
		}
		if ( UPLOAD_ERR_OK !== $error || ! is_file( $path ) || ! is_readable( $path ) ) {
			return Upload_Refusal::broken_off();
		}
		$name = $file['name'] ?? '';
		return self::look_inside( $path, is_string( $name ) ? $name : '', $kind );
	}

	/** The checks, the cheapest first. */
	private static function look_inside( string $path, string $name, Image_Kind $kind ): Image_Header|Upload_Refusal {
		$size = (int) filesize( $path );
		if ( 0 === $size ) {
			return Upload_Refusal::unreadable();
		}
		$start = (string) file_get_contents( $path, false, null, 0, 16 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine.
		if ( ! Image_Header::has_signature( $start ) || preg_match( self::RUN, $name ) ) {
			return new Upload_Refusal( 415, Contract::message( 'image_type' ) );
		}
		if ( $size > $kind->max_bytes() ) {
			return Upload_Refusal::too_large( $kind->max_bytes() );
		}
		$header = Image_Header::of( (string) file_get_contents( $path ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine.
		if ( ! $header ) {
			return Upload_Refusal::unreadable();
		}
		if (
			$header->width * $header->height > $kind->max_pixels()
				|| max( $header->width, $header->height ) > Contract::limit( 'image_side_max' )
		) {
			return new Upload_Refusal( 413, Contract::message( 'image_too_many_pixels', intdiv( $kind->max_pixels(), 1000000 ) ) );
		}
		return $header->cost > Image_Header::COST_MAX ? new Upload_Refusal( 413, Contract::message( 'image_too_complex' ) ) : $header;
	}
}
