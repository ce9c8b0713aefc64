<?php
/** The three pictures of a work become one list, and public works get their slug among those of their designer. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle\Migrations;

use DesignMarketplace\Kernel\Lifecycle\Migration;

/** No picture is stored anew, and the day of a work's last change stays. What is not public now gets its slug when it is published. */
final class Pictures_In_One_Place implements Migration {

	private const BATCH = 200;

	private const LONGEST = 50;

	/** Words of other addresses, and numbers, which look like ids. */
	private const RESERVED = '/^(?:\d+|about-us|activate|activation|admin|administrator|altcha|api|applications|apply|atom|attachment|author|'
		. 'availability|calendar|category|comment-page|comments|contractor|credits|dashboard|delete|designer|designers|edit|editmission|editwork|'
		. 'embed|events|export|favicon|feed|feeds|forgottenpassword|home|index|jobs|lists|login|me|messages|mission|new|page|paged|pages|'
		. 'privacy-policy|project|projects|rdf|register|report|resetpassword|robots|root|rss|rss2|saved|search|searches|settings|shared|showcase|'
		. 'signout|signup|sitemap|tag|templates|terms-conditions|tools|trackback|type|workwith|wp-.*|xmlrpc)$/D';

	public function batch( string $after ): ?string {
		global $wpdb;
		// phpcs:disable WordPress.DB -- the tables are WordPress' own.
		$works = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_author, post_title, post_status FROM {$wpdb->posts} WHERE post_type = 'dmkt_work' AND ID > %d ORDER BY ID LIMIT %d",
				(int) $after,
				self::BATCH
			)
		);
		foreach ( $works as $work ) {
			// The names of those that are still to come are WordPress'.
			$taken = $wpdb->prepare(
				"SELECT post_name FROM {$wpdb->posts} WHERE post_type = 'dmkt_work' AND post_author = %d AND ID < %d",
				$work->post_author,
				$work->ID
			);
			$name  = 'publish' === $work->post_status ? self::free( $work->post_title, $wpdb->get_col( $taken ) ) : '';
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_name = %s WHERE ID = %d", $name, $work->ID ) );
			self::list( (int) $work->ID );
			wp_cache_delete( (int) $work->ID, 'posts' );
			wp_cache_delete( (int) $work->ID, 'post_meta' );
			$after = $work->ID;
		}
		return $works ? $after : null;
	}

	/** Makes one meta value of those for each place; 0 stands for an empty place before others. */
	private static function list( int $work ): void {
		global $wpdb;
		$keys = array( 'design_marketplace_image', 'design_marketplace_image2', 'design_marketplace_image3' );
		$rows = $wpdb->get_results(
			$wpdb->prepare( "SELECT meta_key, meta_value FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key IN (%s, %s, %s)", $work, ...$keys )
		);
		$ids  = array_column( $rows, 'meta_value', 'meta_key' );
		$all  = array_map( static fn( string $key ): int => (int) ( $ids[ $key ] ?? 0 ), $keys );
		$text = (string) preg_replace( '/(^|,)0(,0)*$/D', '', implode( ',', $all ) );
		if ( '' !== $text ) {
			$wpdb->query(
				$wpdb->prepare( "INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) VALUES (%d, 'design_marketplace_pictures', %s)", $work, $text )
			);
		}
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key IN (%s, %s, %s)", $work, ...$keys ) );
		// phpcs:enable
	}

	/** @param array<string|null> $taken Names of the designer's other works. */
	private static function free( string $title, array $taken ): string {
		// A slug keeps octets: of ASCII, such as %2f, they would lead to another address.
		$wanted = sanitize_title( (string) preg_replace( '/%(?=[0-7])/', '-', sanitize_title( $title ) ), 'project' );
		$name   = _truncate_post_slug( $wanted, self::LONGEST );
		$number = 1;
		while ( in_array( $name, $taken, true ) || preg_match( self::RESERVED, $name ) ) {
			$ending = '-' . ( ++$number );
			$name   = _truncate_post_slug( $wanted, self::LONGEST - strlen( $ending ) ) . $ending;
		}
		return $name;
	}
}
