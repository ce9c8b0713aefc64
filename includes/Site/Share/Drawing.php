<?php
/** Draws share pictures, each kind of page on the colour of its side. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Withheld;

final class Drawing {

	private const DESIGNER     = 0xff6bb5;
	private const ENTREPRENEUR = 0x35e84f;

	/** Files are wide enough for this. */
	private const SMALL = 'xs';
	private const LARGE = 'lg';

	/** Of text beside a face or a logo. */
	private const LEADING = 1.15;

	private readonly Canvas $canvas;

	private function __construct( private readonly Poster $poster ) {
		$this->canvas = new Canvas( in_array( $poster->kind, array( 'project', 'mission' ), true ) ? self::ENTREPRENEUR : self::DESIGNER );
	}

	/** The bytes of a JPEG. */
	public static function of( Poster $poster ): string {
		wp_raise_memory_limit( 'image' );
		$drawing = new self( $poster );
		match ( $poster->kind ) {
			'work'    => $drawing->work(),
			'mission' => $drawing->job(),
			default   => $drawing->member(),
		};
		return $drawing->canvas->jpeg();
	}

	/** The name at full size; the first work, or a company's picture, bleeds into the corner. */
	private function member(): void {
		$poster = $this->poster;
		$bytes  = self::file( $poster->picture, self::LARGE );
		$this->canvas->cover( $bytes, 510, 170, 690, 460 );
		$sizes            = '' === $bytes ? array( 150 => 1, 128 => 2, 96 => 2 ) : array( 150 => 1, 128 => 1, 112 => 1, 96 => 1, 84 => 1, 72 => 2 );
		[ $size, $lines ] = Canvas::fit( $poster->title, 1028, $sizes );
		$this->canvas->lines( $lines, $size, 44, 32 + (int) round( 0.81 * $size ), 0.86 );
		$top              = '' === $bytes ? 60 + (int) round( $size * ( 0.2 + 0.86 * count( $lines ) ) ) : 196;
		[ $size, $lines ] = Canvas::fit( $poster->about, '' === $bytes ? 1028 : 430, array( 46 => 4, 36 => 6 ) );
		$this->canvas->lines( $lines, $size, 48, $top + $size, 1.02 );
		$this->canvas->mark( 1100, 44 );
		$x = 48;
		if ( 'project' === $poster->kind ) {
			$x = $this->logo( 474 );
		} elseif ( $poster->face ) {
			$this->canvas->face( self::file( $poster->face, self::SMALL ), 48, 474, 112 );
			$x = 180;
		}
		$this->say( $poster->lines, $x, 490 - $x, 28, 530 );
	}

	/** The work bleeds into the upper corner, its title stands below at the right. */
	private function work(): void {
		$poster = $this->poster;
		$this->canvas->cover( self::file( $poster->picture, self::LARGE ), 471, 0, 729, 486 );
		$top = 44;
		if ( $poster->face ) {
			$this->canvas->face( self::file( $poster->face, self::SMALL ), 48, 44, 132 );
			$top = 194;
		}
		[ $size, $lines ] = Canvas::fit( $poster->name, 400, array( 52 => 1, 44 => 2 ) );
		$this->canvas->lines( $lines, $size, 48, $top + (int) round( 0.85 * $size ), 0.98 );
		$top        += 14 + (int) round( count( $lines ) * 0.98 * $size );
		[ , $lines ] = Canvas::fit( $poster->about, 400, array( 30 => 3 ), false );
		$this->canvas->lines( $lines, 30, 48, $top + 22, 1.12, false );
		[ $size, $lines ] = Canvas::fit( $poster->title, 1010, array( 128 => 1, 96 => 1, 72 => 1, 56 => 2 ) );
		$this->canvas->lines( $lines, $size, 1156, count( $lines ) > 1 ? 545 : 594, 1.04, to_right: true );
		$this->canvas->mark( 48, 550 );
	}

	/** The headline, and below a rule who asks, on which terms and until when. */
	private function job(): void {
		$poster           = $this->poster;
		[ $size, $lines ] = Canvas::fit( $poster->title, 1004, array( 120 => 3, 96 => 4, 72 => 5 ) );
		$this->canvas->lines( $lines, $size, 44, 36 + (int) round( 0.83 * $size ), 0.88 );
		$this->canvas->mark( 1096, 48 );
		$this->canvas->bar( 48, 449, 1104, 3 );
		$x    = $this->logo( 474 );
		$edge = 1152;
		if ( '' !== $poster->day ) {
			[ , $lines ] = Canvas::fit( $poster->day, 480, array( 52 => 1 ) );
			$this->canvas->lines( $lines, 52, $edge, 577, 1, to_right: true );
			$this->canvas->lines( array( __( 'Apply by', 'design-marketplace' ) ), 30, $edge, 526, 1, false, true );
			$edge = 800;
		}
		$middle      = 538;
		$top         = $middle - (int) round( ( 1 + count( $poster->lines ) ) * 30 * self::LEADING / 2 );
		[ , $lines ] = Canvas::fit( $poster->name, $edge - $x, array( 30 => 1 ) );
		$this->canvas->lines( $lines, 30, $x, $top + 26, 1 );
		$this->say( $poster->lines, $x, $edge - $x, 30, $middle + 17 );
	}

	/** A company's logo at the left, if there is one. Returns where the text beside it begins. */
	private function logo( int $top ): int {
		if ( ! $this->poster->face ) {
			return 48;
		}
		$this->canvas->logo( self::file( $this->poster->face, self::SMALL ), 48, $top, 159, 112 );
		return 231;
	}

	/**
	 * Lines around a height, each cut where it is too long.
	 * @param list<string> $lines
	 */
	private function say( array $lines, int $x, int $width, int $size, int $middle ): void {
		$shown = array_map( static fn( string $line ): string => Canvas::fit( $line, $width, array( $size => 1 ), false )[1][0], $lines );
		$top   = $middle - (int) round( count( $lines ) * $size * self::LEADING / 2 );
		$this->canvas->lines( $shown, $size, $x, $top + (int) round( 0.87 * $size ), self::LEADING, false );
	}

	/**
	 * The bytes of an image's file; none of a withheld one.
	 * @param array<string,mixed>|null $image Image object.
	 */
	private static function file( ?array $image, string $width ): string {
		$id    = (int) ( $image['id'] ?? 0 );
		$found = ( new Images() )->objects( array( $id ), true )[ $id ] ?? null;
		if ( ! $found || Withheld::is_in_folder( $found['base_path'] ) ) {
			return '';
		}
		$path = $found['base_path'] . $found['breakpoints'][ $width ]['2x'];
		return (string) Disk::get( trailingslashit( (string) wp_get_upload_dir()['basedir'] ) . $path );
	}
}
