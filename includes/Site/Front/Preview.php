<?php

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Site\Content\Home_Blocks;
use DesignMarketplace\Site\Content\Siblings;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;

/** The preview of a page for its editor. The app starts at the page's address, and finds the previewed version in the preloaded answers. */
final class Preview {

	/** The page has the autosave's content, as in WordPress' preview. */
	public function __construct( private readonly WP_Post $page ) {}

	/** The page to preview with its current content, if the user may see it. */
	public static function requested(): ?WP_Post {
		// A draft has no address by name: is_preview() is false when core finds no post.
		$id   = get_query_var( 'preview' ) ? self::id() : 0;
		$page = $id > 0 ? get_post( $id ) : null;
		if (
			! $page instanceof WP_Post
				|| 'page' !== $page->post_type
				|| 'trash' === $page->post_status
				|| ! current_user_can( 'edit_post', $page->ID )
		) {
			return null;
		}
		// Core puts the autosave into the copy if the address has a valid nonce.
		$shown = apply_filters( 'the_preview', clone $page, $GLOBALS['wp_query'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		return $shown instanceof WP_Post ? $shown : $page;
	}

	/** The page's id in the address: the home page has only `preview_id`, a draft `page_id` or `p`. */
	private static function id(): int {
		foreach ( array( 'preview_id', 'page_id', 'p' ) as $name ) {
			// phpcs:ignore WordPress.Security -- a number; who may see the page is asked by the caller.
			$value = $_GET[ $name ] ?? null;
			if ( null !== $value ) {
				return is_string( $value ) && ctype_digit( $value ) ? (int) $value : 0;
			}
		}
		return is_page() ? get_queried_object_id() : 0;
	}

	public function write(): void {
		$scripts = new Own_Scripts();
		( new Reply( 200, $scripts, true ) )->send( $this->html( $scripts ) );
	}

	public function html( Own_Scripts $scripts = new Own_Scripts() ): string {
		$slug        = Siblings::published( $this->page )[0]['slug'];
		$slug        = '' === $slug ? "preview-{$this->page->ID}" : $slug;
		$path        = 'home' === $slug ? '/' : "/{$slug}";
		$route       = ( new Router() )->find( $path );
		$destination = new Destination( 200 === $route->status ? $route->route : 'page', 200, $path, null, $this->page );
		$answers     = ( new Preload() )->answers( $destination, array() );
		$key         = "/wp/v2/pages?slug={$slug}";
		// The page's own answer comes first, as it is used for the content.
		$answers = array( $key => $this->answer() ) + $answers;
		// So that reloading shows it again.
		$query = http_build_query( wp_unslash( $_GET ), '', '&', PHP_QUERY_RFC3986 ); // phpcs:ignore WordPress.Security.NonceVerification -- given back to who sent it.
		$early = sprintf(
			'history.replaceState(null,"",%s);',
			wp_json_encode( home_url( $path ) . '?' . $query, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
		);
		return ( new Shell( $scripts ) )->html( new View( $destination, array(), $answers ), $early );
	}

	/** @return array{status:int,headers:object,body:mixed} The page as GET /pages?slug= would answer. */
	private function answer(): array {
		$request = new WP_REST_Request( 'GET', "/wp/v2/pages/{$this->page->ID}" );
		$request->set_param( 'context', 'view' );
		rest_get_server();
		$response = ( new WP_REST_Posts_Controller( 'page' ) )->prepare_item_for_response( $this->page, $request );
		return array(
			'status'  => 200,
			'headers' => (object) array( 'X-WP-Total' => '1', 'X-WP-TotalPages' => '1' ),
			// The REST API would read title and blocks of the stored page.
			'body'    => array(
				array(
					'title'        => array( 'rendered' => get_the_title( $this->page ) ),
					'home_content' => ( new Home_Blocks() )->read( $this->page->post_content ),
				) + (array) $response->get_data(),
			),
		);
	}
}
