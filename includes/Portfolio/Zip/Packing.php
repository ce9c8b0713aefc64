<?php
/** Packs all works of a designer into one archive, with their pictures and a page to look at them. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Zip;

use DateTimeZone;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Portfolio\Work_Presenter;
use DesignMarketplace\Portfolio\Work_Query;
use WP_Error;
use WP_Post;
use WP_User;

/** The current user is the designer: others don't see drafts. */
final class Packing {

	public const FORMAT = 'design-marketplace-portfolio';

	public const VERSION = 1;

	public const LIST = 'portfolio.json';

	public const PAGE = 'index.html';

	public const FOLDER = 'pictures/';

	/** Of the page. */
	private const STYLE = 'body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.5 sans-serif;color:#111;background:#fff}'
		. 'article{margin:4rem 0}h1,h2{line-height:1.1}figure{margin:1rem 0}img{max-width:100%;height:auto}.words{white-space:pre-line}';

	/** More than anybody has. */
	private const MOST = 100000;

	/** @var array<string,string> Paths on the disk by name in the archive. */
	private array $files = array();

	/** @var list<string> Copies of pictures that are kept elsewhere than on a disk. */
	private array $copies = array();

	/** @return string|WP_Error Path of the archive. Who asks for it deletes it. */
	public function pack( WP_User $designer ): string|WP_Error {
		[ $posts, $beside ] = ( new Work_Query() )->portfolio( $designer->ID, self::MOST ) ?? array( array(), array() );
		$shown              = ( new Work_Presenter() )->present( $posts, $beside );
		$works              = array_map( $this->work( ... ), $posts, $shown, array_keys( $posts ) );
		$list               = array( 'format' => self::FORMAT, 'version' => self::VERSION, 'works' => $works );
		$texts              = array(
			self::LIST => (string) wp_json_encode( $list, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			self::PAGE => self::html( Member_Fields::display_name( $designer ), $works ),
		);
		$path               = Folder::configured()->passing( '.zip' );
		$made               = null !== $path && Zip::write( $path, $texts, $this->files );
		array_map( Disk::delete( ... ), $this->copies );
		if ( null !== $path && ! $made ) {
			Disk::delete( $path );
		}
		return null !== $path && $made ? $path : Errors::of( 'files_unstored' );
	}

	/**
	 * @param array<string,mixed> $work   As its designer reads it.
	 * @param int                 $number Place among the works, from 0.
	 * @return array<string,mixed>
	 */
	private function work( WP_Post $post, array $work, int $number ): array {
		$skills = array_intersect_key( Skills::names(), array_flip( $work['skill'] ) );
		return array(
			'title'       => $post->post_title,
			'client'      => $work['client'],
			'description' => $work['description'],
			'month'       => $work['month'],
			'year'        => $work['year'],
			// What a decision hides must not be public again where the archive is unpacked.
			'status'      => Work_State::Published->value === $work['status'] ? 'publish' : 'draft',
			'visibility'  => $work['visibility'],
			'skills'      => array_values( $skills ),
			'video_url'   => $work['video_url'],
			'with'        => self::names( $work['with'] ?? array() ),
			'for'         => self::names( array_filter( array( $work['for'] ?? null ) ) )[0] ?? '',
			'pictures'    => $this->pictures( $work['pictures'], sprintf( '%02d-%s', $number + 1, self::plain( $post->post_title ) ) ),
		);
	}

	/**
	 * Names of those who have said yes.
	 * @param array<array{name:string,state?:string}> $people
	 * @return list<string>
	 */
	private static function names( array $people ): array {
		return array_values(
			array_column( array_filter( $people, static fn( array $person ): bool => 'asked' !== ( $person['state'] ?? '' ) ), 'name' )
		);
	}

	/**
	 * @param list<array<string,mixed>> $images
	 * @param string                    $name Beginning of the files' names.
	 * @return list<array{file:string,alt:string,caption:string}>
	 */
	private function pictures( array $images, string $name ): array {
		$pictures = array();
		foreach ( $images as $number => $image ) {
			$path = $this->on_disk( (string) get_attached_file( $image['id'] ) );
			if ( null !== $path ) {
				$file = self::FOLDER . sprintf( '%s-%02d.%s', $name, $number + 1, pathinfo( $path, PATHINFO_EXTENSION ) );

				$this->files[ $file ] = $path;

				$pictures[] = array( 'file' => $file, 'alt' => $image['alt'], 'caption' => $image['caption'] );
			}
		}
		return $pictures;
	}

	/** The path, or that of a copy. Null where there is no such file. */
	private function on_disk( string $path ): ?string {
		$ending = '.' . pathinfo( $path, PATHINFO_EXTENSION );
		$copy   = wp_is_stream( $path ) && Disk::exists( $path ) ? Folder::configured()->passing( $ending ) : null;
		if ( null === $copy ) {
			return ! wp_is_stream( $path ) && Disk::exists( $path ) ? $path : null;
		}
		$this->copies[] = $copy;
		return Disk::put( $copy, (string) Disk::get( $path ) ) ? $copy : null;
	}

	/** A title as part of the name of a file. */
	private static function plain( string $title ): string {
		$plain = (string) preg_replace( array( '/%[0-9a-f]{2}/', '/[^a-z0-9-]/' ), '', sanitize_title( $title ) );
		return trim( substr( $plain, 0, 30 ), '-' );
	}

	/**
	 * The page to look at the works without a connection. It names no address and runs nothing.
	 * @param list<array<string,mixed>> $works As in the list of the archive.
	 */
	private static function html( string $name, array $works ): string {
		return sprintf(
			'<!DOCTYPE html><html lang="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
				. '<title>%s</title><style>%s</style></head><body><h1>%2$s</h1>%4$s</body></html>',
			Text::html( get_bloginfo( 'language' ) ),
			Text::html( $name ),
			self::STYLE,
			implode( '', array_map( self::article( ... ), $works ) )
		);
	}

	/** @param array<string,mixed> $work */
	private static function article( array $work ): string {
		$day   = (int) gmmktime( 12, 0, 0, $work['month'] + 1, 1, $work['year'] );
		$lines = array_filter(
			array(
				$work['client'] . ', ' . wp_date( 'F Y', $day, new DateTimeZone( 'UTC' ) ),
				implode( ', ', $work['skills'] ),
				/* translators: %s: names of designers. */
				$work['with'] ? sprintf( __( 'With %s', 'design-marketplace' ), implode( ', ', $work['with'] ) ) : '',
				/* translators: %s: name of a company. */
				$work['for'] ? sprintf( __( 'For %s', 'design-marketplace' ), $work['for'] ) : '',
				// An address as text: the page links nowhere.
				preg_replace( '~^https?://~i', '', $work['video_url'] ),
			)
		);
		return '<article><h2>' . Text::html( $work['title'] ) . '</h2>'
			. implode( '', array_map( static fn( string $line ): string => '<p>' . Text::html( $line ) . '</p>', $lines ) )
			. '<p class="words">' . Text::html( $work['description'] ) . '</p>'
			. implode( '', array_map( self::figure( ... ), $work['pictures'] ) ) . '</article>';
	}

	/** @param array{file:string,alt:string,caption:string} $picture */
	private static function figure( array $picture ): string {
		$caption = '' === $picture['caption'] ? '' : '<figcaption>' . Text::html( $picture['caption'] ) . '</figcaption>';
		$alt     = Text::html( $picture['alt'] );
		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- a file of the archive.
		return sprintf( '<figure><img src="%s" alt="%s">%s</figure>', Text::html( $picture['file'] ), $alt, $caption );
	}
}
