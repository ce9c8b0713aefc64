<?php
/** A page's share picture: what strangers read on the page, drawn with GD, which uploads need anyway. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Job_Words;
use DesignMarketplace\Kernel\Link_Proof;
use DesignMarketplace\Kernel\Settings\Brand;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Language;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\View;
use GdImage;
use WP_Post;

/** The two files of the typeface have its tracking and kerning in tables that GD reads: docs/decisions/share-pictures.md. */
final class Poster {

	/** Goes up when the drawing changes, as the addresses then change, too. */
	private const EDITION = 1;

	/** What the typeface has no letters for. */
	private const UNKNOWN = '/[^\x20-\x7e\xa0-\x{131}\x{134}-\x{148}\x{14a}-\x{17e}\x{218}-\x{21b}\x{1e9e}\x{2013}\x{2014}\x{2018}-\x{201a}\x{201c}-\x{201e}\x{2022}\x{2026}\x{2039}\x{203a}\x{20ac}\x{2122}\x{2212}]/u';

	private const POINT = 0.75; // Pixels of type: GD counts 96 dots an inch.

	/** Where things stand: left, top, width and height, or the size; texts as text() takes them, null for $beside, $below, $edge. */
	private const LAYOUTS = array(
		'member'  => array(
			'picture' => array( 510, 170, 690, 460 ),
			'texts'   => array(
				array( 'title', array( 44, 32, 1072 ), array( 150 => 1, 128 => 1, 112 => 1, 96 => 1, 84 => 1, 72 => 2 ), 0.86 ),
				array( 'about', array( 48, null, null ), array( 46 => 4, 36 => 6 ), 1.02 ),
				array( 'lines', array( null, 531, null ), array( 28 => 2 ), 1.15, 0.5 ),
			),
		),
		'work'    => array(
			'picture' => array( 471, 0, 729, 486 ),
			'face'    => array( 48, 44, 132 ),
			'mark'    => array( 48, 550 ),
			'texts'   => array(
				array( 'name', array( 48, null, null ), array( 52 => 1, 44 => 2 ), 0.98 ),
				array( 'about', array( 48, null, null ), array( 30 => 3 ), 1.12 ),
				array( 'title', array( 146, 618, 1156 ), array( 128 => 1, 96 => 1, 72 => 1, 56 => 2 ), 1.04, 1, true ),
			),
		),
		'mission' => array(
			'rule'  => array( 48, 449, 1104, 3 ),
			'texts' => array(
				array( 'title', array( 44, 36, 1048 ), array( 120 => 3, 96 => 4, 72 => 5 ), 0.88 ),
				array( 'name', array( null, 484, 690 ), array( 32 => 1 ), 1 ),
				array( 'lines', array( null, 521, 690 ), array( 30 => 2 ), 1.15 ),
				array( 'until', array( 710, 501, 1152 ), array( 30 => 1 ), 1, 0, true ),
				array( 'day', array( 710, 534, 1152 ), array( 52 => 1, 44 => 1 ), 1, 0, true ),
			),
		),
	);

	/** Stands for everything that is drawn, and cannot be guessed. */
	public readonly string $key;
	public readonly string $url;
	public readonly string $alt;

	/** Where the next text stands: below what was drawn last, beside the face, and as far as the picture. */
	private int $below  = 44;
	private int $beside = 48;
	private int $edge   = 1072;

	private GdImage $image;
	private int $ink = 0;

	/**
	 * @param array<string,string> $words By their place in the layout.
	 * @param list<string>         $lines In the smallest type, each cut where it is too long.
	 */
	private function __construct(
		private readonly string $layout,
		private readonly string $path,
		private array $words,
		private array $lines,
		private readonly string $picture,
		private readonly string $face
	) {
		$this->words = array_map( self::drawable( ... ), $words );
		$this->lines = array_values( array_filter( array_map( self::drawable( ... ), $lines ) ) );
		$this->alt   = Markup::joined( $this->words['title'] ?? '', $this->words['name'] ?? '', $this->words['about'] ?? '' );
		$drawn       = array( self::EDITION, Language::current(), $layout, $path, $this->words, $this->lines, $picture, $face );
		array_push( $drawn, ...$this->colours() );
		$this->key = substr( Link_Proof::of( 'share_picture|' . wp_json_encode( $drawn ) ), 0, 32 );
		$this->url = add_query_arg( array( 'lang' => Language::current(), Share_Picture::PARAMETER => $this->key ), home_url( $path ) );
	}

	/** Null for pages without one, names in letters that the typeface has not, and members, who read more than strangers. */
	public static function of( Destination $destination ): ?self {
		$card = new Item( $destination->card() ?? array() );
		$work = new Item( $destination->work() ?? array() );
		if ( is_user_logged_in() || ! function_exists( 'imagettftext' ) || ! function_exists( 'imagejpeg' ) || ! $card->values() ) {
			return null;
		}
		$is_company = in_array( $destination->route, array( 'project', 'mission' ), true );
		$name       = $card->text( $is_company ? 'company' : 'name' );
		$about      = $card->text( $is_company ? 'project_headline' : 'job' );
		$lines      = array( $card->text( 'city' ), View::text( (string) Markup::free( $card ) ) );
		$title      = $work->plain( 'title' );
		$page       = ( $is_company ? '/project/' : '/designer/' ) . $card->text( 'slug' );
		$made       = match ( true ) {
			'mission' === $destination->route => array( 'mission', $destination->path, ...self::job( $destination->page, $card ) ),
			array() !== $work->values() => array( 'work', $destination->path, compact( 'title', 'name', 'about' ), array() ),
			// Of a closed portfolio each address is the wall.
			default => array( 'member', $page, array( 'title' => $name ) + compact( 'about' ), $lines ),
		};
		$works  = $card->pictured( 'latest_works' );
		$first  = $work->value( 'image' ) ?? $card->value( 'project_image' ) ?? ( $works[0] ?? $work )->value( 'image' );
		$poster = new self( ...$made, picture: self::file( $first, 'lg' ), face: self::file( $card->value( 'avatar' ), 'xs' ) );
		return '' === ( $poster->words['title'] ?? '' ) ? null : $poster;
	}

	/** Draws it. Returns the bytes of a JPEG. */
	public function jpeg(): string {
		wp_raise_memory_limit( 'image' );
		$is_company                   = str_starts_with( $this->path, '/project/' );
		$folder                       = trailingslashit( (string) wp_get_upload_dir()['basedir'] );
		$picture                      = @imagecreatefromstring( (string) Disk::get( $folder . $this->picture ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a broken file warns.
		$face                         = @imagecreatefromstring( (string) Disk::get( $folder . $this->face ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- as above.
		$layout                       = self::LAYOUTS[ $this->layout ];
		$layout                      += array( 'face' => array( 48, 474, 112 ), 'mark' => array( 1096, 48 ) );
		[ $paper, $this->ink, $mark ] = $this->colours();
		$this->image                  = imagecreatetruecolor( 1200, 630 );
		imagefill( $this->image, 0, 0, $paper );
		if ( $picture && isset( $layout['picture'] ) ) {
			$this->place( $picture, ...$layout['picture'] );
			$this->edge = $layout['picture'][0] - 30;
		}
		if ( $face ) {
			[ $x, $y, $size ] = $layout['face'];
			$width            = $is_company ? 159 : $size;
			$this->bar( (int) imagecolorallocate( $this->image, 255, 255, 255 ), $x, $y, $width, $size );
			$this->place( $face, $x, $y, $width, $size, $is_company );
			$this->disc( $paper, $x, $y, $is_company ? 0 : $size, is_hole: true );
			$this->beside = $x + $width + 22;
			$this->below  = $y + $size + 18;
		}
		[ $x, $y ] = $layout['mark'];
		$this->disc( $mark, $x, $y, 28 );
		$this->bar( $mark, $x + 28, $y, 28, 28 );
		if ( isset( $layout['rule'] ) ) {
			$this->bar( $this->ink, ...$layout['rule'] );
		}
		foreach ( $layout['texts'] as $text ) {
			$this->text( ...$text );
		}
		ob_start();
		imagejpeg( $this->image, null, 88 );
		return (string) ob_get_clean();
	}

	/**
	 * The largest type in which a text stands on the lines it may take; cut off where it fits in none.
	 * @param string|list<string> $text  A list has its lines already.
	 * @param array<int,int>      $sizes How many lines it may take, by pixels, largest first.
	 * @return array{int,list<string>} Pixels and lines.
	 */
	public static function fit( string|array $text, int $width, array $sizes ): array {
		[ $size, $most, $lines ] = array( 0, 0, array() );
		foreach ( $sizes as $size => $most ) {
			$lines   = is_string( $text ) ? self::wrapped( $text, $size, $width ) : $text;
			$is_wide = static fn( string $line ): bool => self::width( $line, $size ) > $width;
			if ( count( $lines ) <= $most && ! array_filter( $lines, $is_wide ) ) {
				return array( $size, $lines );
			}
		}
		if ( count( $lines ) > $most ) {
			$lines               = array_slice( $lines, 0, $most );
			$lines[ $most - 1 ] .= '…';
		}
		foreach ( $lines as &$line ) {
			while ( mb_strlen( $line ) > 1 && self::width( $line, $size ) > $width ) {
				$line = (string) preg_replace( '/\s*.…?$/u', '…', $line );
			}
		}
		return array( $size, array_values( $lines ) );
	}

	/**
	 * @param array{int|null,int|null,int|null} $edges Left, top and right; $share of it stands above the top. $leading: in sizes.
	 * @param array<int,int>                    $sizes See fit().
	 */
	private function text( string $name, array $edges, array $sizes, float $leading, float $share = 0, bool $to_right = false ): void {
		$text = 'lines' === $name ? $this->lines : $this->words[ $name ] ?? '';
		if ( ! $text ) {
			return;
		}
		[ $x, $right ]    = array( $edges[0] ?? $this->beside, $edges[2] ?? $this->edge );
		[ $size, $lines ] = self::fit( $text, $right - $x, $sizes );
		$height           = $size * $leading;
		$top              = ( $edges[1] ?? $this->below ) - $share * $height * count( $lines );
		foreach ( $lines as $place => $line ) {
			$left     = $to_right ? $right - self::width( $line, $size ) : $x;
			$baseline = (int) round( $top + $place * $height + 0.83 * $size );
			imagettftext( $this->image, $size * self::POINT, 0, $left, $baseline, $this->ink, self::font( $size ), $line );
		}
		$this->below = (int) round( $top + count( $lines ) * $height + $size / 4 );
	}

	/** @return list<string> */
	private static function wrapped( string $text, int $size, int $width ): array {
		$words = explode( ' ', $text );
		$lines = array( array_shift( $words ) );
		foreach ( $words as $word ) {
			$last = (string) array_pop( $lines );
			$both = "{$last} {$word}";
			array_push( $lines, ...( self::width( $both, $size ) > $width ? array( $last, $word ) : array( $both ) ) );
		}
		return $lines;
	}

	private static function width( string $text, int $size ): int {
		return imagettfbbox( $size * self::POINT, 0, self::font( $size ), $text )[2] ?? 0;
	}

	private static function font( int $size ): string {
		return __DIR__ . ( $size > 30 ? '/familjen-grotesk-semibold.ttf' : '/familjen-grotesk-regular.ttf' );
	}

	/** A picture that covers a box, or stands in it whole. */
	private function place( GdImage $source, int $x, int $y, int $width, int $height, bool $is_whole = false ): void {
		$has   = array( imagesx( $source ), imagesy( $source ) );
		$ratio = array( $width / $has[0], $height / $has[1] );
		$scale = $is_whole ? min( $ratio ) : max( $ratio );
		$shown = array( min( $width, (int) round( $has[0] * $scale ) ), min( $height, (int) round( $has[1] * $scale ) ) );
		$cut   = array( min( $has[0], (int) round( $width / $scale ) ), min( $has[1], (int) round( $height / $scale ) ) );
		$to    = array( $x + intdiv( $width - $shown[0], 2 ), $y + intdiv( $height - $shown[1], 2 ) );
		$from  = array( intdiv( $has[0] - $cut[0], 2 ), intdiv( $has[1] - $cut[1], 2 ) );
		imagecopyresampled( $this->image, $source, ...$to, ...$from, ...$shown, ...$cut );
	}

	/** A circle, or with a hole everything of its square but the circle. By dots, as the edges of GD's own have steps. */
	private function disc( int $colour, int $x, int $y, int $size, bool $is_hole = false ): void {
		$middle = ( $size - 1 ) / 2;
		for ( $dot = 0; $dot < $size ** 2; $dot++ ) {
			[ $right, $down ] = array( $dot % $size, intdiv( $dot, $size ) );
			$covered          = max( 0, min( 1, ( $size + 1 ) / 2 - hypot( $right - $middle, $down - $middle ) ) );
			$clear            = (int) round( 127 * ( $is_hole ? $covered : 1 - $covered ) );
			imagesetpixel( $this->image, $x + $right, $y + $down, $clear << 24 | $colour );
		}
	}

	private function bar( int $colour, int $x, int $y, int $width, int $height ): void {
		imagefilledrectangle( $this->image, $x, $y, $x + $width - 1, $y + $height - 1, $colour );
	}

	/** An image's file below the uploads; '' for none, and for a withheld one, whose address is no file's. */
	private static function file( mixed $image, string $width ): string {
		$start   = trailingslashit( (string) wp_get_upload_dir()['baseurl'] );
		$address = Picture::is_image( $image ) ? $image['base_path'] . $image['breakpoints'][ $width ]['2x'] : '';
		return str_starts_with( $address, $start ) ? substr( $address, strlen( $start ) ) : '';
	}

	/**
	 * As much of a design job as the operator lets strangers read: words and lines.
	 * @return array{array<string,string>,list<string>}
	 */
	private static function job( ?WP_Post $job, Item $card ): array {
		if ( ! $job || ! Site_Settings::shows_jobs() ) {
			return array( array(), array() );
		}
		$is_whole = Site_Settings::shows_whole_jobs();
		$facts    = new Job_Words( Job_Facts::of( $job->ID ) );
		$terms    = Markup::joined( $facts->label( 'engagement' ), $facts->label( 'place' ), $card->text( 'city' ) );
		$words    = array( 'title' => $job->post_title, 'name' => $card->text( 'company' ) );
		$day      = $is_whole && Deadline::is_open( $job ) ? Markup::calendar_day( Deadline::of( $job->ID ) ) : '';
		$until    = '' === $day ? '' : __( 'Apply by', 'design-marketplace' );
		return array( $words + compact( 'day', 'until' ), $is_whole ? array( $terms, $facts->pay()[0] ) : array( $card->text( 'city' ) ) );
	}

	/** @return array{int,int,int} What it is drawn on, the type, and the mark, as the brand has it. */
	private function colours(): array {
		$role  = str_starts_with( $this->path, '/project/' ) ? 'entrepreneur' : 'designer';
		$names = match ( Brand::get()['share'] ) {
			'paper' => array( 'paper', 'ink', 'ink' ),
			'ink'   => array( 'inverse', 'on-inverse', $role ),
			default => array( $role, 'on-role', 'on-role' ),
		};
		return array_map( static fn( string $name ): int => (int) hexdec( substr( Brand::light( $name ), 1 ) ), $names );
	}

	/** The letters that can be drawn, on one line; '' where most of them cannot. */
	private static function drawable( string $text ): string {
		$text  = View::line( strtr( $text, array( "\u{202f}" => "\u{a0}", "\u{2009}" => "\u{a0}", "\u{2011}" => '-', "\u{ad}" => '' ) ) );
		$known = View::line( (string) preg_replace( self::UNKNOWN, '', $text ) );
		return mb_strlen( $known ) * 2 > mb_strlen( $text ) ? $known : '';
	}
}
