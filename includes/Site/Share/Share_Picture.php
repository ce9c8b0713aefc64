<?php
/** The picture by which chats and social networks show a page: its address, and the answer at it. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Kernel\Rest\Answers;
use DesignMarketplace\Kernel\Rest\Robots;
use DesignMarketplace\Site\Front\Address;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Language;
use DesignMarketplace\Site\Front\Router;

/**
 * It is the page's own address with a key made of what is drawn. So whoever asks for it goes through the same doors as for the page, and
 * changed content has another address. It is drawn when it is asked for, once.
 */
final class Share_Picture {

	public const PARAMETER = 'design_marketplace_share';

	/**
	 * Null for pages without one, and for members: a picture shows what strangers read.
	 * @return array{url:string,width:int,height:int,alt:string}|null
	 */
	public static function of( Destination $destination ): ?array {
		$poster = self::poster( $destination );
		return $poster ? array(
			'url'    => self::url( $poster ),
			'width'  => Canvas::WIDTH,
			'height' => Canvas::HEIGHT,
			'alt'    => $poster->alt(),
		) : null;
	}

	/** Answers a picture's address, and ends the request. */
	public function answer(): void {
		$path = Address::is_page() ? Address::path() : null;
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- it is only compared.
		$key = wp_unslash( $_GET[ self::PARAMETER ] ?? null );
		// The same for everybody.
		wp_set_current_user( 0 );
		$destination = ( new Router() )->find( (string) $path );
		$found       = null === $path ? array( 404, '' ) : self::found( $destination, is_string( $key ) ? $key : '' );
		status_header( $found[0] );
		header( 'Cache-Control: ' . Answers::FOR_STRANGERS );
		header( 'X-Content-Type-Options: nosniff' );
		Robots::send( $destination->is_hidden() );
		header_remove( 'Expires' );
		if ( 302 === $found[0] ) {
			header( "Location: {$found[1]}" );
			exit;
		}
		header( 'Content-Type: ' . ( 200 === $found[0] ? 'image/jpeg' : 'text/plain' ) );
		header( 'Content-Length: ' . strlen( $found[1] ) );
		echo $found[1]; // phpcs:ignore WordPress.Security.EscapeOutput -- a picture.
		exit;
	}

	/**
	 * The status, and the picture or where the present one is: pages in a cache may name the one of before.
	 * @return array{int,string}
	 */
	public static function found( Destination $destination, string $key ): array {
		$poster = self::poster( $destination );
		if ( ! $poster ) {
			return array( 404, '' );
		}
		if ( ! hash_equals( $poster->key(), $key ) ) {
			return array( 302, self::url( $poster ) );
		}
		$owner = (int) ( $destination->member['user_id'] ?? 0 );
		$kept  = Kept_Pictures::get( $owner, $key );
		if ( null !== $kept ) {
			return array( 200, $kept );
		}
		$drawn = Kept_Pictures::has_room( $owner ) ? Drawing::of( $poster ) : '';
		return '' !== $drawn && Kept_Pictures::put( $owner, $key, $drawn ) ? array( 200, $drawn ) : array( 404, '' );
	}

	private static function poster( Destination $destination ): ?Poster {
		return is_user_logged_in() || ! Canvas::can_draw() ? null : Poster::of( $destination );
	}

	private static function url( Poster $poster ): string {
		return add_query_arg(
			array( 'lang' => Language::current(), self::PARAMETER => $poster->key() ),
			home_url( $poster->path )
		);
	}
}
