<?php
/** Handles every front-end address: writes the shell with the right status, or redirects. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Rest\Answers;
use DesignMarketplace\Kernel\Settings\Brand;
use DesignMarketplace\Site\Content\Siblings;
use DesignMarketplace\Site\Share\Calendars;
use DesignMarketplace\Site\Share\Embeds;
use DesignMarketplace\Site\Share\Job_Feeds;
use WP_Post;

/** Feeds, robots.txt, sitemaps, the REST API, wp-login and wp-admin are left to WordPress. */
final class Front {

	/** Names of WordPress' own feeds. */
	private const FEEDS = array( 'feed', 'rdf', 'rss', 'rss2', 'atom' );

	private ?Destination $destination = null;

	/** Removes core's redirects: /login to wp-login.php, /admin to wp-admin, ?author=1 to the author, a missing slug to a similar one. */
	public function stay(): void {
		remove_action( 'template_redirect', 'redirect_canonical' );
		remove_action( 'template_redirect', 'wp_old_slug_redirect' );
		remove_action( 'template_redirect', 'wp_redirect_admin_locations', 1000 );
		remove_action( 'template_redirect', 'wp_shortlink_header', 11 );
		if ( isset( $_GET['dm_brand'] ) && '' !== Brand::scheme() ) { // phpcs:ignore WordPress.Security -- only whether it is there.
			// A draft is looked at as visitors would see it.
			add_filter( 'show_admin_bar', '__return_false' );
		}
	}

	/**
	 * Gives the main query of a known address its page, or nothing to look for. Unknown addresses may belong to other plugins.
	 *
	 * Array values that make WordPress fail are dropped: `?feed[]=`, and before 6.7 `?rest_route[]=`.
	 * @param array<string,mixed> $query Query variables.
	 * @return array<string,mixed>
	 */
	public function find( array $query ): array {
		if ( str_starts_with( (string) Address::path(), '/jobs/feed' ) ) {
			// Before core takes the address for one of its own feeds.
			Job_Feeds::answer( (string) Address::path() );
		}
		if ( Address::is_page() && ! Address::asks_wordpress() ) {
			$this->destination = ( new Router() )->find( (string) Address::path() );
			if ( $this->is_known() ) {
				return $this->destination->main_query();
			}
		}
		$lists = array_filter( array_intersect_key( $query, array_flip( array( 'feed', 'rest_route' ) ) ), 'is_array' );
		return array_diff_key( $query, $lists );
	}

	/** Keeps WordPress from a 404 for a known address without a post. */
	public function is_known( bool $is_handled = false ): bool {
		return $is_handled || ( $this->destination && 404 !== $this->destination->status );
	}

	/** Writes the page and ends the request. */
	public function answer(): void {
		if ( is_feed() && ! is_author() && in_array( get_query_var( 'feed' ), self::FEEDS, true ) ) {
			// Nothing in them has a page here. The feeds of other plugins have names of their own.
			wp_die( esc_html__( 'There is no feed here.', 'design-marketplace' ), '', array( 'response' => 404 ) );
		}
		if ( is_robots() || is_favicon() || ( is_feed() && ! is_author() ) || is_trackback() || null === Address::path() ) {
			return;
		}
		if ( Embeds::answer( (string) Address::path() ) || Calendars::answer( (string) Address::path() ) ) {
			exit;
		}
		$preview = Preview::requested();
		if ( $preview ) {
			( new Preview( $preview ) )->write();
			exit;
		}
		$destination = $this->destination && $this->is_known() ? $this->destination : $this->by_query();
		if ( 301 === $destination->status ) {
			$this->redirect( $destination->path );
			exit;
		}
		// phpcs:ignore WordPress.Security.NonceVerification -- a page is only read.
		$query   = wp_unslash( $_GET );
		$preload = new Preload();
		$answers = $preload->answers( $destination, $query );
		$page    = $preload->right_page( $destination, $query, $answers );
		if ( null !== $page ) {
			$this->redirect( $destination->path, array( 'page' => $page > 1 ? (string) $page : null ) );
			exit;
		}
		$view    = new View( $destination, $query, $answers );
		$scripts = new Own_Scripts();
		( new Reply( $destination->status, $scripts, $destination->is_hidden() ) )->send( ( new Shell( $scripts ) )->html( $view ) );
		exit;
	}

	/** The destination of WordPress' own query: pages are found, everything else is 404. */
	private function by_query(): Destination {
		$found = is_page() ? get_queried_object() : null;
		if ( $found instanceof WP_Post && 'publish' === $found->post_status ) {
			return Destination::elsewhere( 'page', Siblings::address( $found ) );
		}
		// phpcs:ignore WordPress.Security.NonceVerification -- only asked whether they are there.
		if ( isset( $_GET['author'] ) || isset( $_GET['author_name'] ) || is_author() || is_singular() || is_404() ) {
			return Destination::nowhere( (string) Address::path() );
		}
		return ( new Router() )->find( (string) Address::path() );
	}

	/**
	 * Redirects to a canonical address, and keeps the query.
	 * @param string                    $path    Path below home, with what its query must have.
	 * @param array<string,string|null> $changes Query parameters to change; null removes one.
	 */
	private function redirect( string $path, array $changes = array() ): void {
		[ $path, $own ] = array_pad( explode( '?', $path, 2 ), 2, '' );
		wp_parse_str( $own, $asked );
		$query = array_filter(
			$changes + array_diff_key( wp_unslash( $_GET ), array_flip( array( 'p', 'page_id' ) ) ) + $asked, // phpcs:ignore WordPress.Security.NonceVerification -- a page is only read.
			static fn( mixed $value ): bool => null !== $value
		);
		// Browsers would keep a 301 forever otherwise, and a member may be erased.
		header( 'Cache-Control: ' . Answers::FOR_STRANGERS );
		header_remove( 'Expires' );
		wp_safe_redirect(
			home_url( $path ) . ( $query ? '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) : '' ),
			301,
			'Design Marketplace'
		);
	}
}
