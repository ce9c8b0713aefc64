<?php
/** Removes people from the places where WordPress lists authors: archives, feeds, the sitemap, embeds. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use WP;

final class Author_Listings {

	/** /author/…, ?author=3 and their feeds are 404, before core redirects from the number to the name. */
	public function refuse_archive( WP $wp ): void {
		$is_page = ! is_admin() && empty( $wp->query_vars['rest_route'] );
		if ( $is_page && ( isset( $wp->query_vars['author'] ) || isset( $wp->query_vars['author_name'] ) ) ) {
			$wp->query_vars = array( 'error' => '404' );
		}
	}

	public function drop_sitemap( mixed $provider, string $name ): mixed {
		return 'users' === $name ? false : $provider;
	}

	/**
	 * Feeds name no author.
	 * @param mixed $text Name or address.
	 */
	public function drop_name( mixed $text ): mixed {
		return is_feed() ? '' : $text;
	}

	/**
	 * Embeds name no author.
	 * @param array<string,mixed> $data oEmbed data.
	 * @return array<string,mixed>
	 */
	public function drop_author( array $data ): array {
		unset( $data['author_name'], $data['author_url'] );
		return $data;
	}
}
