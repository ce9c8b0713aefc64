<?php
/** Tells other sites by oEmbed how our pages are embedded, at core's route. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Router;
use WP_Post;

/** Core answers for posts alone. For our addresses it gets a stand-in, and this answers in its place. */
final class Oembed {

	private ?Destination $found = null;

	/**
	 * The id that core found for an address, or the stand-in.
	 * @param mixed $post_id 0 for addresses that are no post's.
	 */
	public function find( mixed $post_id, mixed $url ): mixed {
		$this->found = $post_id || ! is_string( $url ) ? null : self::destination( $url );
		return $this->found
			? new WP_Post( (object) array( 'ID' => 0, 'post_type' => 'page', 'post_status' => 'publish', 'filter' => 'raw' ) )
			: $post_id;
	}

	/**
	 * @param array<string,mixed> $data Core's answer.
	 * @return array<string,mixed>
	 */
	public function answer( array $data, WP_Post $post, int $width, int $height ): array {
		if ( ! $this->found || 0 !== $post->ID ) {
			return $data;
		}
		$title = Embeds::title( $this->found );
		$thumb = Share_Picture::of( $this->found );
		$html  = sprintf(
			'<iframe src="%s" width="%d" height="%d" title="%s" style="border:0" loading="lazy"></iframe>',
			esc_url( Embeds::address( $this->found ) ),
			$width,
			$height,
			esc_attr( $title )
		);
		return array(
			'title'  => $title,
			'type'   => 'rich',
			'width'  => $width,
			'height' => $height,
			'html'   => $html,
		) + ( $thumb ? array(
			'thumbnail_url'    => $thumb['url'],
			'thumbnail_width'  => $thumb['width'],
			'thumbnail_height' => $thumb['height'],
		) : array() ) + array_intersect_key( $data, array( 'version' => 1, 'provider_name' => 1, 'provider_url' => 1 ) );
	}

	/** The elements by which other sites find the answer, escaped; '' for pages that cannot be embedded. */
	public static function discovery( Destination $destination, string $address ): string {
		$html = '';
		foreach ( '' === Embeds::address( $destination ) ? array() : array( 'json' => 'application/json', 'xml' => 'text/xml' ) as $format => $type ) {
			$url   = get_oembed_endpoint_url( $address, 'json' === $format ? '' : $format );
			$html .= sprintf( "<link rel=\"alternate\" type=\"%s+oembed\" href=\"%s\">\n", $type, esc_url( $url ) );
		}
		return $html;
	}

	/** The page at an address of this site, if it can be embedded. */
	private static function destination( string $url ): ?Destination {
		$home  = wp_parse_url( home_url( '/' ) );
		$parts = wp_parse_url( $url );
		$base  = rtrim( (string) ( $home['path'] ?? '' ), '/' );
		$path  = rtrim( (string) ( $parts['path'] ?? '' ), '/' );
		$same  = static fn( string $part ): bool => is_array( $parts ) && ( $parts[ $part ] ?? '' ) === ( $home[ $part ] ?? '' );
		if ( ! $same( 'host' ) || ! $same( 'port' ) || ! str_starts_with( $path, $base . '/' ) ) {
			return null;
		}
		$destination = ( new Router() )->find( substr( $path, strlen( $base ) ) );
		return '' === Embeds::address( $destination ) ? null : $destination;
	}
}
