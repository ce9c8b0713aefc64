<?php
/** Keeps a brand for the site, and takes one to the next site as a JSON file: the screen's and the commands' one way. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk;

use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Settings\Brand;
use DesignMarketplace\Kernel\Settings\Typefaces;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use WP_Error;

/** @phpstan-import-type Values from Brand */
final class Branding {

	private const FORMAT = 'design-marketplace-brand';

	/** Bytes of a file, two logos and all. */
	private const MOST = 4 * MB_IN_BYTES;

	private const LOGOS = array( 'logo_light', 'logo_dark' );

	/** @return array<string,string> */
	public static function schemes(): array {
		return array( 'light' => __( 'Light', 'design-marketplace' ), 'dark' => __( 'Dark', 'design-marketplace' ) );
	}

	/** @return array<string,string> The colours that each scheme has. */
	public static function colours(): array {
		return array(
			'paper'        => __( 'Paper', 'design-marketplace' ),
			'ink'          => __( 'Ink', 'design-marketplace' ),
			'designer'     => __( 'Designers', 'design-marketplace' ),
			'entrepreneur' => __( 'Entrepreneurs', 'design-marketplace' ),
			'on_role'      => __( 'Type on these two', 'design-marketplace' ),
		);
	}

	/** @return array<string,string> Of the site's name and of all values. */
	public static function labels(): array {
		$labels = array(
			'name'                => __( 'Name', 'design-marketplace' ),
			'logo_light'          => __( 'Logo', 'design-marketplace' ),
			'logo_dark'           => __( 'Logo on dark pages', 'design-marketplace' ),
			'logo_says_name'      => __( 'The logo says the name', 'design-marketplace' ),
			'font_head'           => __( 'Typeface of headings', 'design-marketplace' ),
			'font_text'           => __( 'Typeface of texts', 'design-marketplace' ),
			'radius_designer'     => __( 'Corners of designers', 'design-marketplace' ),
			'radius_entrepreneur' => __( 'Corners of entrepreneurs', 'design-marketplace' ),
			'share'               => __( 'Share pictures', 'design-marketplace' ),
		);
		foreach ( self::colours() as $colour => $label ) {
			foreach ( self::schemes() as $scheme => $in ) {
				$labels[ "{$colour}_{$scheme}" ] = "{$label}, {$in}";
			}
		}
		return $labels;
	}

	/**
	 * @param Values $values Clean ones.
	 * @return array<string,string> What is wrong with them on this site, by value.
	 */
	public static function complaints( array $values ): array {
		$wrong = Brand::complaints( $values );
		foreach ( self::LOGOS as $key ) {
			if ( 0 !== $values[ $key ] && ! Brand::is_logo( (int) $values[ $key ] ) ) {
				$wrong[ $key ] = self::no_picture();
			}
		}
		foreach ( array( 'font_head', 'font_text' ) as $key ) {
			if ( '' !== $values[ $key ] && ! isset( Typefaces::all()[ $values[ $key ] ] ) ) {
				/* translators: %s: name of a typeface. */
				$wrong[ $key ] = sprintf( __( 'The typeface "%s" is not installed on this site. Add it under Appearance → Fonts first.', 'design-marketplace' ), $values[ $key ] );
			}
		}
		return $wrong;
	}

	/**
	 * Call it with values that have no complaints. The log says which have changed.
	 * @param Values $values $name: the site's, '' to leave it.
	 */
	public static function save( array $values, string $name = '' ): void {
		$changed = array_keys( array_diff_assoc( $values, Brand::get() ) );
		if ( '' !== $name && get_option( 'blogname' ) !== sanitize_option( 'blogname', $name ) ) {
			$changed[] = 'name';
		}
		Transaction::run(
			static function () use ( $values, $name, $changed ): void {
				if ( in_array( 'name', $changed, true ) ) {
					update_option( 'blogname', $name );
				}
				if ( Brand::SHIPPED === $values ) {
					delete_option( Brand::OPTION );
				} else {
					update_option( Brand::OPTION, $values, true );
				}
				if ( $changed ) {
					Decisions::add( Reported_Item::member( 0 ), Decision_Kind::Brand, '', implode( ',', $changed ), get_current_user_id() );
				}
			}
		);
		delete_transient( Brand::draft_name() );
	}

	/** A logo that is deleted from the media library is none any more: nothing else could be saved beside it. */
	public function forget_logo( int $id ): void {
		$stored = get_option( Brand::OPTION );
		$gone   = is_array( $stored ) ? array_keys( array_intersect_key( $stored, array_flip( self::LOGOS ) ), $id, true ) : array();
		if ( $gone ) {
			update_option( Brand::OPTION, array_fill_keys( $gone, 0 ) + (array) $stored, true );
		}
	}

	/** The brand that is in force, with its logos and the site's name. */
	public static function json(): string {
		$values = Brand::get();
		foreach ( self::LOGOS as $key ) {
			$file           = (string) get_attached_file( (int) $values[ $key ] );
			$bytes          = (string) Disk::get( $file );
			$values[ $key ] = '' === $bytes ? null : array( 'name' => wp_basename( $file ), 'data' => base64_encode( $bytes ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a picture in JSON.
		}
		$name  = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$about = array( 'format' => self::FORMAT, 'version' => 1, 'name' => $name );
		return wp_json_encode( $about + $values, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n";
	}

	/** Keeps the brand of a file, all of it or nothing. */
	public static function import( string $json ): ?WP_Error {
		$file = strlen( $json ) > self::MOST ? null : json_decode( $json, true, 8 );
		if ( ! is_array( $file ) || self::FORMAT !== ( $file['format'] ?? '' ) || 1 !== ( $file['version'] ?? 0 ) ) {
			return new WP_Error( 'no_brand', __( 'This is not the file of a brand, or it is larger than 4 MB.', 'design-marketplace' ) );
		}
		$values = Brand::clean( array_diff_key( $file, array_flip( self::LOGOS ) ) );
		$logos  = array();
		$wrong  = self::complaints( $values );
		foreach ( self::LOGOS as $key ) {
			$data          = $file[ $key ]['data'] ?? '';
			$logos[ $key ] = is_string( $data ) ? (string) base64_decode( $data, true ) : ''; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- a picture in JSON.
			if ( isset( $file[ $key ] ) && ! @getimagesizefromstring( $logos[ $key ] ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors -- what is not a picture warns.
				$wrong[ $key ] = self::no_picture();
			}
		}
		foreach ( $wrong ? array() : array_filter( $logos ) as $key => $bytes ) {
			$name = $file[ $key ]['name'] ?? '';
			$id   = self::store( $bytes, is_string( $name ) ? $name : '' );
			if ( $id instanceof WP_Error || ! Brand::is_logo( $id ) ) {
				$wrong[ $key ] = $id instanceof WP_Error ? $id->get_error_message() : self::no_picture();
			}
			$values[ $key ] = $id instanceof WP_Error ? 0 : $id;
		}
		if ( $wrong ) {
			foreach ( self::LOGOS as $key ) {
				wp_delete_attachment( (int) $values[ $key ], true );
			}
			$lines = array_map( static fn( string $key, string $said ): string => "{$key}: {$said}", array_keys( $wrong ), $wrong );
			return new WP_Error( 'no_brand', implode( ' ', $lines ) );
		}
		self::save( $values, is_string( $file['name'] ?? null ) ? sanitize_text_field( $file['name'] ) : '' );
		return null;
	}

	/** A picture as a file of the media library, by core's rules of uploads. */
	private static function store( string $bytes, string $name ): int|WP_Error {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$path = wp_tempnam();
		file_put_contents( $path, $bytes ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
		$id = media_handle_sideload( array( 'name' => sanitize_file_name( $name ), 'tmp_name' => $path ) );
		wp_delete_file( $path );
		return $id;
	}

	private static function no_picture(): string {
		return __( 'A logo is a PNG, JPEG, WebP or GIF. An SVG can hold a script, and emails do not show it.', 'design-marketplace' );
	}
}
