<?php
/**
 * What is at an address: the route, the status it is answered with, and what it is about.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use WP_Post;

/**
 * Made by the Router, read by everything that writes the page.
 */
final class Destination {

	/**
	 * @param string                                                                   $route   Name of a contract route.
	 * @param int                                                                      $status  200, 301, 404 or 410.
	 * @param string                                                                   $path    Canonical path below home, with a leading slash; the target of a 301.
	 * @param array{user_id:int,role:string,listed:bool,card:array<string,mixed>}|null $member  The member the page is about.
	 * @param WP_Post|null                                                             $page    The page or the design job shown, where the route has one and it was looked up.
	 * @param bool                                                                     $is_open Whether strangers and search engines are welcome.
	 */
	public function __construct(
		public readonly string $route,
		public readonly int $status,
		public readonly string $path,
		public readonly ?array $member = null,
		public readonly ?WP_Post $page = null,
		public readonly bool $is_open = false
	) {}

	/**
	 * An address nothing is at.
	 *
	 * @param string $path Path asked for.
	 */
	public static function nowhere( string $path ): self {
		return new self( 'not_found', 404, $path );
	}

	/**
	 * An address something was at.
	 *
	 * @param string $path Path asked for.
	 */
	public static function gone( string $path ): self {
		return new self( 'not_found', 410, $path );
	}

	/**
	 * Another address.
	 *
	 * @param string $route Name of the route.
	 * @param string $path  Path to go to.
	 */
	public static function elsewhere( string $route, string $path ): self {
		return new self( $route, 301, $path );
	}

	/**
	 * What the page says and brings along.
	 */
	public function entry(): Page {
		return Pages::named( $this->route );
	}

	/**
	 * Whether the page belongs to the entrepreneurs' side, whose form and colour it takes.
	 */
	public function is_entrepreneurs(): bool {
		return 'entrepreneur' === $this->entry()->route->side;
	}

	/**
	 * The card strangers may read: a listed member's.
	 *
	 * @return array<string,mixed>|null
	 */
	public function card(): ?array {
		return $this->member && $this->member['listed'] ? $this->member['card'] : null;
	}
}
