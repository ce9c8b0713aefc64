<?php
/**
 * The preview of a page for the editor who writes it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Content\Home_Blocks;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;

/**
 * The app starts at the page's own address and finds the previewed version among the answers the page brings along.
 */
final class Preview {

	/**
	 * Takes the page as WordPress previews it: with the autosave's content.
	 *
	 * @param WP_Post $page Page.
	 */
	public function __construct( private readonly WP_Post $page ) {}

	/**
	 * The page a preview was asked of by someone who may see it.
	 */
	public static function requested(): ?WP_Post {
		$post = is_preview() && is_page() ? get_queried_object() : null;
		if ( ! $post instanceof WP_Post || ! current_user_can( 'edit_post', $post->ID ) ) {
			return null;
		}
		// The query's copy has the autosave put in; the queried object may be the stored one.
		$shown = $GLOBALS['wp_query']->posts[0] ?? null;
		return $shown instanceof WP_Post && $shown->ID === $post->ID ? $shown : $post;
	}

	/**
	 * Writes the page.
	 */
	public function write(): void {
		$slug        = '' === $this->page->post_name ? "preview-{$this->page->ID}" : $this->page->post_name;
		$path        = 'home' === $slug ? '/' : "/{$slug}";
		$route       = ( new Router() )->find( $path );
		$destination = new Destination( 200 === $route->status ? $route->route : 'page', 200, $path, null, $this->page );
		$answers     = ( new Preload() )->answers( $destination, array() );
		$key         = "/wp/v2/pages?slug={$slug}";
		// The page's own answer comes first, as the content is read from it.
		$answers = array( $key => $this->answer() ) + $answers;
		$early   = sprintf( 'history.replaceState(null,"",%s);', wp_json_encode( home_url( $path ) . '?preview=true', JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) );
		( new Reply( 200 ) )->send( ( new Shell() )->html( new View( $destination, array(), $answers ), $early ) );
	}

	/**
	 * The page as GET /pages?slug= would answer it.
	 *
	 * @return array{status:int,headers:object,body:mixed}
	 */
	private function answer(): array {
		$request = new WP_REST_Request( 'GET', "/wp/v2/pages/{$this->page->ID}" );
		$request->set_param( 'context', 'view' );
		rest_get_server();
		$response = ( new WP_REST_Posts_Controller( 'page' ) )->prepare_item_for_response( $this->page, $request );
		return array(
			'status'  => 200,
			'headers' => (object) array(
				'X-WP-Total'      => '1',
				'X-WP-TotalPages' => '1',
			),
			// The blocks are read from the stored page otherwise.
			'body'    => array( array( 'home_content' => ( new Home_Blocks() )->read( $this->page->post_content ) ) + (array) $response->get_data() ),
		);
	}
}
