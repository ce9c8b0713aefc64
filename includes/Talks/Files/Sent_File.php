<?php
/**
 * A file somebody wants to send. Its type is found by its bytes first; the more expensive checks follow. A PDF is delivered as it is, not
 * judged: see Delivery.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Media\Image_Header;
use DesignMarketplace\Media\Image_Kind;
use DesignMarketplace\Media\Inspector;
use DesignMarketplace\Media\Picture;
use DesignMarketplace\Media\Scan;
use DesignMarketplace\Media\Upload_Refusal;

/** @phpstan-import-type Upload from Message_Files */
final class Sent_File {

	public const PDF = 'application/pdf';

	private const ENDINGS = array( self::PDF => 'pdf', 'image/jpeg' => 'jpg', 'image/png' => 'png' );

	/** Programs look for a PDF's first mark in this many bytes. */
	private const PDF_START = 1024;

	/** Code points of a name at most, without the extension. */
	private const NAME_MAX = 100;

	private function __construct( private readonly string $name, private readonly string $path, private readonly ?Image_Header $anatomy ) {}

	/**
	 * The file, or why it is refused. Nothing is unpacked or decoded.
	 * @param Upload $upload Upload as in PHP's $_FILES.
	 */
	public static function of( array $upload ): self|Upload_Refusal {
		$path = $upload['tmp_name'];
		if ( UPLOAD_ERR_OK === $upload['error'] && self::is_pdf( $path ) ) {
			$max = Contract::limit( 'message_file_bytes_max' );
			return (int) filesize( $path ) > $max
				? new Upload_Refusal( 413, Contract::message( 'file_too_large', (string) size_format( $max ) ) )
				: new self( $upload['name'], $path, null );
		}
		$found = Inspector::look( $upload, new Image_Kind( Image_Kind::MESSAGE ) );
		if ( $found instanceof Upload_Refusal ) {
			return 415 === $found->status ? new Upload_Refusal( 415, Contract::message( 'file_type' ) ) : $found;
		}
		return new self( $upload['name'], $path, $found );
	}

	/** The file ready to be stored: a PDF, or a re-encoded picture. */
	public function prepare(): Prepared|Upload_Refusal {
		return Scan::refusal( $this->path, $this->anatomy->mime ?? self::PDF ) ?? (
			$this->anatomy
				? $this->picture( $this->anatomy )
				: new Prepared( self::name( $this->name, self::PDF ), self::PDF, (int) filesize( $this->path ), $this->path )
		);
	}

	private function picture( Image_Header $anatomy ): Prepared|Upload_Refusal {
		wp_raise_memory_limit( 'image' );
		$picture = Picture::read( $this->path, $anatomy, new Image_Kind( Image_Kind::MESSAGE ) );
		$path    = $picture?->save( get_temp_dir() . 'design-marketplace-' . bin2hex( random_bytes( 16 ) ) );
		if ( null === $path ) {
			return Upload_Refusal::unreadable();
		}
		$prepared = new Prepared( self::name( $this->name, $anatomy->mime ), $anatomy->mime, (int) filesize( $path ), $path, true );
		// Neither the image editor nor GD reports a full disk.
		return Image_Header::of( (string) file_get_contents( $path ) ) ? $prepared : Upload_Refusal::broken_off(); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine.
	}

	private static function is_pdf( string $path ): bool {
		if ( ! is_file( $path ) || ! is_readable( $path ) ) {
			return false;
		}
		$start = (string) file_get_contents( $path, false, null, 0, self::PDF_START ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine.
		return str_contains( $start, '%PDF-' ) && ! Image_Header::has_signature( $start );
	}

	/** The name for the reader and for downloads: the sender's, with the extension of its type. */
	private static function name( string $name, string $type ): string {
		// Browsers write a quote and line ends of a name so.
		$name = str_replace( array( '%22', '%0D', '%0A' ), '"', $name );
		$name = (string) preg_replace( array( '#[/\\\\:*?"|<>]+#', '/\.(pdf|jpe?g|png)$/iD' ), array( '-', '' ), $name );
		$name = rtrim( ltrim( Text::plain( $name, false ), ' .-' ), ' .' );
		$name = mb_substr( $name, 0, self::NAME_MAX );
		return ( '' === $name ? Contract::message( 'file_nameless' ) : $name ) . '.' . self::ENDINGS[ $type ];
	}
}
