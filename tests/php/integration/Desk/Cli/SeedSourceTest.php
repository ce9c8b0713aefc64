<?php
/** What the demo is made of: pictures and letters of many hands, each used by one. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Cli;

use DesignMarketplace\Desk\Cli\Seed\Source;
use DesignMarketplace\Desk\Cli\Seed\Translated;
use DesignMarketplace\Tests\TestCase;
use GdImage;

final class SeedSourceTest extends TestCase {

	/** Most bytes of all files together: pictures, faces, texts and the film. */
	private const MOST_BYTES = 2_000_000;

	/** A picture in other colours differs by 0.01, the two most alike by 0.3. */
	private const ALIKE = 0.15;

	private const COLUMNS = 24;
	private const ROWS    = 16;

	public function test_nobody_shows_the_work_or_the_face_of_somebody_else(): void {
		$designers = Source::texts( 'designers' );
		$pictures  = array_merge( ...array_column( array_merge( ...array_column( $designers, 'works' ) ), 'pictures' ) );
		self::assertGreaterThan( 90, count( $pictures ) );
		self::assertSame( array(), array_keys( array_diff( array_count_values( $pictures ), array( 1 ) ) ) );

		$own = array_map( 'strval', array_values( array_merge( $pictures, array_column( Source::texts( 'companies' ), 'image' ) ) ) );
		self::assertSame( array_unique( $own ), $own );
		$this->assert_alike_nowhere( $own );

		$faces = array_filter( array_column( $designers, 'avatar' ) );
		self::assertSame( array_unique( $faces ), $faces );
	}

	public function test_each_application_has_a_letter_of_its_own(): void {
		$jobs    = array_merge( ...array_column( Source::texts( 'companies' ), 'missions' ) );
		$letters = array_merge( ...array_column( $jobs, 'letters' ) );
		self::assertGreaterThan( 100, count( $letters ) );
		self::assertSame( array_unique( $letters ), $letters );
		self::assertLessThanOrEqual( count( Source::texts( 'designers' ) ), max( 0, ...array_map( 'count', array_column( $jobs, 'letters' ) ) ) );
	}

	public function test_each_text_of_pages_lists_and_skills_is_in_all_languages(): void {
		foreach ( Source::texts( 'languages' ) as $english => $texts ) {
			self::assertCount( count( Translated::LANGUAGES ), array_filter( $texts ), (string) $english );
		}
		$parts = array( 'title', 'title_contractor', 'text', 'text_contractor', 'btn_txt', 'anchor_txt', 'caption', 'content', 'job', 'excerpt', 'description' );
		$texts = Source::texts( 'content' );
		$shown = array_column( $texts['skills'], 'name' );
		$lists = array_merge( $texts['events'], $texts['past_projects'], $texts['resources'], $texts['readings'] );
		$items = array_filter( $lists, static fn( array $item ): bool => 'en' === $item['locale'] );
		$all   = array( $items, Source::texts( 'home' ) );
		array_walk_recursive(
			$all,
			static function ( mixed $text, int|string $part ) use ( $parts, &$shown ): void {
				$shown = is_string( $text ) && in_array( $part, $parts, true ) ? array( ...$shown, $text ) : $shown;
			}
		);
		foreach ( Source::texts( 'pages' ) as $page ) {
			preg_match_all( '~(?:<p>|<li>|<h2[^>]*>|\{picture [^}]*\})(.+?)(?:</p>|</li>|</h2>|\{/picture\}|<a )~', $page['content'], $found );
			$shown = array( ...$shown, $page['title'], ...$found[1] );
		}
		self::assertGreaterThan( 130, count( $shown ) );
		self::assertSame( array(), array_values( array_diff( $shown, array_map( 'strval', array_keys( Translated::into( 'fr' ) ) ) ) ) );
	}

	public function test_every_picture_is_there_and_used_and_all_are_small(): void {
		$named = array();
		foreach ( array( 'designers', 'companies', 'content', 'home', 'pages' ) as $file ) {
			$named = array_merge( $named, self::named( Source::texts( $file ) ) );
		}
		$folder = Source::path( '' );
		$there  = array_merge( (array) glob( "{$folder}pictures/*" ), (array) glob( "{$folder}faces/*" ), (array) glob( "{$folder}logos/*" ) );
		self::assertEqualsCanonicalizing( array_values( array_unique( $named ) ), array_map( static fn( mixed $path ): string => substr( (string) $path, strlen( $folder ) ), $there ) );
		$all = array_merge( $there, array_filter( (array) glob( "{$folder}*" ), static fn( mixed $path ): bool => is_file( (string) $path ) ) );
		self::assertLessThan( self::MOST_BYTES, array_sum( array_map( static fn( mixed $path ): int => (int) filesize( (string) $path ), $all ) ) );
	}

	/**
	 * The pictures and faces a text names, each as its file.
	 * @param array<mixed> $texts Texts.
	 * @return list<string>
	 */
	private static function named( array $texts ): array {
		$named = array();
		foreach ( $texts as $key => $value ) {
			if ( is_array( $value ) ) {
				$of_work = 'pictures' === $key && is_string( $value[0] ?? null );
				$named[] = $of_work ? array_map( static fn( mixed $name ): string => "pictures/{$name}.webp", array_values( $value ) ) : self::named( $value );
			} elseif ( 'avatar' === $key ) {
				$named[] = array( "faces/{$value}.webp" );
			} elseif ( 'logo' === $key ) {
				$named[] = array( "logos/{$value}.webp" );
			} elseif ( in_array( $key, array( 'image', 'poster' ), true ) ) {
				$named[] = array( "pictures/{$value}.webp" );
			} elseif ( 'content' === $key && preg_match_all( '~\{picture ([a-z0-9-]+)\}~', (string) $value, $found ) ) {
				$named[] = array_map( static fn( string $name ): string => "pictures/{$name}.webp", $found[1] );
			}
		}
		return array_merge( array(), ...$named );
	}

	/**
	 * No picture is another one in other colours.
	 * @param list<string> $names Pictures.
	 */
	private function assert_alike_nowhere( array $names ): void {
		$seen = array();
		foreach ( $names as $name ) {
			$image = imagecreatefromwebp( Source::path( "pictures/{$name}.webp" ) );
			self::assertInstanceOf( GdImage::class, $image, $name );
			$edges = self::edges( $image );
			foreach ( $seen as $other => $known ) {
				self::assertGreaterThan( self::ALIKE, self::difference( $edges, $known ), "{$name} is {$other} in other colours." );
			}
			$seen[ $name ] = $edges;
		}
	}

	/**
	 * How much a picture changes from place to place, coarsely: swapped channels do not matter.
	 * @param GdImage $image Picture.
	 * @return list<int>
	 */
	private static function edges( GdImage $image ): array {
		$small = imagecreatetruecolor( self::COLUMNS, self::ROWS );
		imagecopyresampled( $small, $image, 0, 0, 0, 0, self::COLUMNS, self::ROWS, imagesx( $image ), imagesy( $image ) );
		$edges = array();
		for ( $x = 1; $x < self::COLUMNS; $x++ ) {
			for ( $y = 1; $y < self::ROWS; $y++ ) {
				$here = self::channels( $small, $x, $y );
				foreach ( array( self::channels( $small, $x - 1, $y ), self::channels( $small, $x, $y - 1 ) ) as $before ) {
					$edges[] = max( abs( $here[0] - $before[0] ), abs( $here[1] - $before[1] ), abs( $here[2] - $before[2] ) );
				}
			}
		}
		return $edges;
	}

	/**
	 * Red, green and blue of a place.
	 * @param GdImage $image Picture.
	 * @param int     $x     From the left.
	 * @param int     $y     From the top.
	 * @return array{int,int,int}
	 */
	private static function channels( GdImage $image, int $x, int $y ): array {
		$colour = (int) imagecolorat( $image, $x, $y );
		return array( $colour >> 16 & 255, $colour >> 8 & 255, $colour & 255 );
	}

	/**
	 * From 0, the same, to 1, nothing in common.
	 * @param list<int> $one   Edges of a picture.
	 * @param list<int> $other Edges of another one.
	 */
	private static function difference( array $one, array $other ): float {
		return array_sum( array_map( static fn( int $mine, int $theirs ): int => abs( $mine - $theirs ), $one, $other ) ) / max( 1, array_sum( $one ) + array_sum( $other ) );
	}
}
