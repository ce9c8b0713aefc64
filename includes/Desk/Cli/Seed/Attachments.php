<?php
/** Adds the demo's pictures and files to the media library. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Media\Image_Kind;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Quota;
use RuntimeException;
use WP_Error;

/** A picture's sub-sizes are generated once. Every further use copies the files, so that each attachment can be deleted separately. */
final class Attachments {

	/** Folders of the demo, by kind of image; pictures have the others'. */
	private const FOLDERS = array( Image_Kind::AVATAR => 'faces', Image_Kind::LOGO => 'logos' );

	/** Of the JPG files. */
	private const QUALITY = 86;

	/** @var array<string,string> Paths of the files written so far, by name; deleted at the end. */
	private array $files = array();

	/** @var array<string,int> First attachment of a picture, by kind and name. */
	private array $first = array();

	/** @var array<mixed>|null Alternative texts by picture; null until they are read. */
	private ?array $words = null;

	public function __construct( private readonly Marks $marks, private readonly Images $images = new Images() ) {}

	/**
	 * @param string $kind   One of Image_Kind::ALL.
	 * @param string $name   Name of a picture, portrait or logo.
	 * @param int    $parent Work, 0 for none.
	 * @return int Attachment id.
	 */
	public function of_member( string $kind, string $name, int $owner, int $parent = 0, string $alt = '' ): int {
		$key = "{$kind} {$name}";
		$id  = isset( $this->first[ $key ] )
			? $this->copy( $this->first[ $key ], $owner, $parent )
			: $this->store( $kind, $name, $owner, $parent );

		$this->first[ $key ] ??= $id;
		if ( '' !== $alt ) {
			update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $alt ) );
		}
		return $id;
	}

	/** @return int A picture of the site with its alternative text; each is added once. Attachment id. */
	public function of_site( string $name ): int {
		$alt = $this->words( $name );
		if ( '' === $alt ) {
			throw new RuntimeException( "No words for {$name}" );
		}
		return $this->library( "picture:{$name}", $this->jpg( "pictures/{$name}" ), "demo-{$name}.jpg", $alt );
	}

	/** The alternative text of a picture, '' for none. */
	public function words( string $name ): string {
		$this->words ??= Source::texts( 'words' );
		return (string) ( $this->words[ $name ] ?? '' );
	}

	/** An image block with a picture of the site. */
	public function block( string $name, string $caption ): string {
		$id = $this->of_site( $name );
		// A relative URL still works when the site's host changes.
		$source = wp_make_link_relative( (string) wp_get_attachment_image_url( $id, 'large' ) );
		$image  = sprintf(
			'<img src="%s" alt="%s" class="wp-image-%d"/>', // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- what the editor writes into a page.
			esc_url( $source ),
			esc_attr( Posts::text( $id, '_wp_attachment_image_alt' ) ),
			$id
		);
		return get_comment_delimited_block_content(
			'image',
			array( 'id' => $id, 'sizeSlug' => 'large' ),
			sprintf(
				"\n<figure class=\"wp-block-image size-large\">%s<figcaption class=\"wp-element-caption\">%s</figcaption></figure>\n",
				$image,
				esc_html( $caption )
			)
		);
	}

	/** @return int Attachment id. */
	public function portrait( string $name ): int {
		return $this->library( "portrait:{$name}", $this->jpg( "faces/{$name}" ), "demo-portrait-{$name}.jpg", '' );
	}

	/**
	 * @param non-empty-string $file_name Name of the copy.
	 * @return int Attachment id.
	 */
	public function library( string $mark, string $path, string $file_name, string $alt ): int {
		$known = $this->marks->post( $mark );
		if ( $known > 0 ) {
			return $known;
		}
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		$upload = wp_upload_bits( $file_name, null, (string) file_get_contents( $path ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		if ( ! empty( $upload['error'] ) ) {
			throw new RuntimeException( (string) $upload['error'] );
		}
		$id = wp_insert_attachment(
			array(
				'post_title'     => pathinfo( $file_name, PATHINFO_FILENAME ),
				'post_mime_type' => (string) $upload['type'],
				'meta_input'     => '' === $alt ? array() : array( '_wp_attachment_image_alt' => wp_slash( $alt ) ),
			),
			(string) $upload['file'],
			0,
			true
		);
		if ( $id instanceof WP_Error ) {
			throw new RuntimeException( $id->get_error_message() );
		}
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, (string) $upload['file'] ) );
		$this->marks->put_post( $mark, $id );
		return $id;
	}

	private function store( string $kind, string $name, int $owner, int $parent ): int {
		$path = $this->jpg( ( self::FOLDERS[ $kind ] ?? 'pictures' ) . "/{$name}" );
		$file = array(
			'name'     => basename( $path ),
			'tmp_name' => $path,
			'size'     => filesize( $path ),
			'error'    => UPLOAD_ERR_OK,
		);
		$id   = $this->images->store( $file, $kind, $owner, $parent );
		if ( $id instanceof WP_Error ) {
			throw new RuntimeException( "{$name}: " . $id->get_error_message() . ' ' . wp_json_encode( $id->get_error_data() ) );
		}
		return $id;
	}

	/** A new attachment with copies of another one's files. $parent: work, 0 for none. */
	private function copy( int $from, int $owner, int $parent ): int {
		$meta   = wp_get_attachment_metadata( $from );
		$path   = (string) get_attached_file( $from );
		$before = pathinfo( $path, PATHINFO_FILENAME );
		$after  = bin2hex( random_bytes( 16 ) );
		if ( ! is_array( $meta ) || '' === $path ) {
			throw new RuntimeException( "The image {$from} is gone." );
		}
		foreach ( array_merge( array( basename( $path ) ), array_column( (array) ( $meta['sizes'] ?? array() ), 'file' ) ) as $file ) {
			copy( dirname( $path ) . "/{$file}", dirname( $path ) . '/' . str_replace( $before, $after, $file ) );
		}
		// The name is long and random, so it occurs only in the names of its own files.
		array_walk_recursive(
			$meta,
			static function ( mixed &$value ) use ( $before, $after ): void {
				$value = is_string( $value ) ? str_replace( $before, $after, $value ) : $value;
			}
		);
		$id = wp_insert_attachment(
			array(
				'post_title'     => $after,
				'post_status'    => 'private',
				'post_mime_type' => (string) get_post_mime_type( $from ),
				'post_author'    => $owner,
				'meta_input'     => array(
					Images::KIND => get_post_meta( $from, Images::KIND, true ),
					Quota::BYTES => get_post_meta( $from, Quota::BYTES, true ),
				),
			),
			str_replace( $before, $after, $path ),
			$parent
		);
		wp_update_attachment_metadata( $id, $meta );
		return $id;
	}

	public function __destruct() {
		array_map( 'wp_delete_file', $this->files );
	}

	/** Path of a picture as JPG, such as `pictures/moon`, `pictures/moon#2` (its second quarter), `faces/ana` (square) or `logos/bag`. */
	public function jpg( string $name ): string {
		return $this->files[ $name ] ??= $this->made( $name );
	}

	private function made( string $name ): string {
		if ( ! function_exists( 'imagecreatefromwebp' ) ) {
			throw new RuntimeException( 'The demo pictures need PHP\'s gd extension with WebP.' );
		}
		[ $file, $part ] = explode( '#', "{$name}#0" );
		$image           = imagecreatefromwebp( Source::path( "{$file}.webp" ) );
		if ( $image && (int) $part > 0 ) {
			[ $width, $height ] = array( intdiv( imagesx( $image ), 2 ), intdiv( imagesy( $image ), 2 ) );
			[ $column, $row ]   = array( ( (int) $part - 1 ) % 2, intdiv( (int) $part - 1, 2 ) );
			$at                 = array( 'x' => $column * $width, 'y' => $row * $height );
			$image              = imagecrop( $image, $at + array( 'width' => $width, 'height' => $height ) );
		}
		if ( ! $image ) {
			throw new RuntimeException( "The demo picture {$name} cannot be read." );
		}
		$path = wp_tempnam( 'demo.jpg' );
		imagejpeg( $image, $path, self::QUALITY );
		return $path;
	}
}
