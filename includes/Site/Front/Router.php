<?php
/** Routing: finds members, design jobs and pages for a path of the contract's routes. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Route;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Gone_Missions;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Policy;
use DesignMarketplace\Site\Content\Siblings;
use WP_Post;

/**
 * Fixed paths are found without the database.
 * @phpstan-import-type Found from Query
 */
final class Router {

	/** @param string $path Result of Address::path(). */
	public function find( string $path ): Destination {
		foreach ( Contract::routes() as $route ) {
			$params = $route->match( $path );
			if ( null === $params ) {
				continue;
			}
			if ( isset( $params['missionId'] ) ) {
				return $this->mission( $path, $params['slug'], (int) $params['missionId'] );
			}
			if ( isset( $params['work'] ) ) {
				return $this->work( $path, $params['slug'], $params['work'] );
			}
			if ( isset( $params['token'] ) ) {
				$answer = ( new Preload() )->ask( "/design-marketplace/v1/lists/shared/{$params['token']}" );
				return new Destination( $route->name, $answer ? 200 : 404, $path );
			}
			if ( '' !== $route->role ) {
				return $this->member( $route, $params['slug'] );
			}
			if ( isset( $params['slug'] ) ) {
				return $this->page( $params['slug'] );
			}
			return new Destination( $route->name, 200, $path, null, null, $route->indexed );
		}
		return $this->nested_page( $path );
	}

	/** A member's page, or a redirect from another of its addresses. */
	private function member( Route $route, string $slug ): Destination {
		$member = $this->activated( $slug, $route->role );
		$path   = ( Roles::DESIGNER === $route->role ? '/designer/' : '/project/' ) . $slug;
		if ( ! $member ) {
			return Destination::nowhere( $path );
		}
		return '' !== $route->alias_of
			? Destination::elsewhere( $route->alias_of, $path )
			: new Destination( $route->name, 200, $path, $member, null, self::is_indexed( $member ) );
	}

	/**
	 * Whether search engines may list a member's page. An open portfolio's designer decides.
	 * @param Found $member
	 */
	private static function is_indexed( array $member ): bool {
		return Policy::CLOSED === $member['open'] ? $member['listed'] : Policy::INDEXED === $member['open'];
	}

	/** A work at its own address. Of a closed portfolio every address is the wall, so that nobody learns which ones there are. */
	private function work( string $path, string $slug, string $work ): Destination {
		$member = $this->activated( $slug, Roles::DESIGNER );
		if ( ! $member ) {
			return Destination::nowhere( $path );
		}
		$asked  = array( 'author_name' => $slug, 'slug' => rawurldecode( $work ) );
		$ask    = '/wp/v2/work?' . http_build_query( $asked, '', '&', PHP_QUERY_RFC3986 );
		$answer = ( new Preload() )->ask( $ask );
		$found  = is_array( $answer['body'] ?? null ) ? $answer['body'][0] ?? null : null;
		$path   = $found ? "/designer/{$slug}/{$found['slug']}" : $path;
		if ( ! $found && Policy::CLOSED === $member['open'] ) {
			return new Destination( 'work', 200, $path, $member );
		}
		$is_open = ! isset( $found['by'] ) && Policy::INDEXED === $member['open'];
		return $found
			? new Destination( 'work', 200, $path, $member, null, $is_open, array( $ask => $answer ) )
			: Destination::nowhere( $path );
	}

	/**
	 * A member with this role who has activated the account. The directory contains only those.
	 * @param string $role designer or contractor.
	 * @return Found|null
	 */
	private function activated( string $slug, string $role ): ?array {
		$member = ( new Query() )->by_slug( $slug );
		// Databases that ignore case would find members by other spellings of their slug.
		return $member && $member['role'] === $role && ( $member['card']['slug'] ?? $slug ) === $slug ? $member : null;
	}

	/** A design job of the company, open or closed. Search engines may list open ones. */
	private function mission( string $path, string $slug, int $id ): Destination {
		$post  = get_post( $id );
		$post  = $post instanceof WP_Post ? $post : null;
		$owner = $this->activated( $slug, Roles::CONTRACTOR );
		if ( $owner && $post && ! Ownership::is_of( $owner['user_id'], $post ) ) {
			return Destination::nowhere( $path );
		}
		if ( ! $owner || ! Mission_State::is_published( $post ) ) {
			return Gone_Missions::has( $id ) ? Destination::gone( $path ) : Destination::nowhere( $path );
		}
		$is_open = Deadline::is_open( $post ) && Site_Settings::shows_jobs();
		return new Destination( 'mission', 200, "/project/{$slug}/mission/{$id}", $owner, $post, $is_open );
	}

	/** A published page. The home page has the root as its address. */
	private function page( string $slug ): Destination {
		if ( 'home' === $slug ) {
			return Destination::elsewhere( 'home', '/' );
		}
		$found = get_posts(
			array(
				'post_type'              => 'page',
				'post_status'            => 'publish',
				'name'                   => $slug,
				// A child of another page may have the same.
				'orderby'                => 'parent',
				'order'                  => 'ASC',
				// Polylang would leave out other languages.
				'lang'                   => '',
				'posts_per_page'         => 1,
				'no_found_rows'          => true,
				'update_post_term_cache' => false,
			)
		);
		$page  = $found[0] ?? null;
		if ( ! $page instanceof WP_Post || $page->post_name !== $slug ) {
			return Destination::nowhere( '/' . $slug );
		}
		$address = Siblings::address( $page );
		return "/{$slug}" === $address
			? new Destination( 'page', 200, $address, null, $page, true )
			: Destination::elsewhere( 'page', $address );
	}

	/** Redirects a child page to its own slug, as the app finds pages by their slug alone; where something else has that, there is none. */
	private function nested_page( string $path ): Destination {
		$page = get_page_by_path( $path );
		if ( ! $page instanceof WP_Post || 'publish' !== $page->post_status ) {
			return Destination::nowhere( $path );
		}
		$address = Siblings::address( $page );
		$found   = $this->find( explode( '?', $address )[0] )->page->ID ?? 0;
		return in_array( $found, array_column( Siblings::published( $page ), 'id' ), true )
			? Destination::elsewhere( 'page', $address )
			: Destination::nowhere( $path );
	}
}
