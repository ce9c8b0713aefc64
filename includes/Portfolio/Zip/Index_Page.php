<?php
/** The page of an archive, to look at the works without a connection. It names no address and runs nothing. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Zip;

use DateTimeZone;
use DesignMarketplace\Kernel\Contract\Text;

final class Index_Page {

	private const STYLE = 'body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.5 sans-serif;color:#111;background:#fff}'
		. 'article{margin:4rem 0}h1,h2{line-height:1.1}figure{margin:1rem 0}img{max-width:100%;height:auto}.words{white-space:pre-line}';

	/** @param list<array<string,mixed>> $works As in the list of the archive. */
	public static function html( string $name, array $works ): string {
		return sprintf(
			'<!DOCTYPE html><html lang="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
				. '<title>%s</title><style>%s</style></head><body><h1>%2$s</h1>%4$s</body></html>',
			Text::html( get_bloginfo( 'language' ) ),
			Text::html( $name ),
			self::STYLE,
			implode( '', array_map( self::work( ... ), $works ) )
		);
	}

	/** @param array<string,mixed> $work */
	private static function work( array $work ): string {
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
			. implode( '', array_map( self::picture( ... ), $work['pictures'] ) ) . '</article>';
	}

	/** @param array{file:string,alt:string,caption:string} $picture */
	private static function picture( array $picture ): string {
		$caption = '' === $picture['caption'] ? '' : '<figcaption>' . Text::html( $picture['caption'] ) . '</figcaption>';
		$alt     = Text::html( $picture['alt'] );
		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- a file of the archive.
		return sprintf( '<figure><img src="%s" alt="%s">%s</figure>', Text::html( $picture['file'] ), $alt, $caption );
	}
}
