<?php
/** The three pictures of a work become one list, and works get their slug among those of their designer. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle\Migrations;

use DesignMarketplace\Kernel\Lifecycle\Migration;

/** By designer, so that the slugs taken by earlier works are known. The day of a work's last change stays. */
final class Pictures_In_One_Place implements Migration {

	private const BATCH = 200;

	private const NEW = 'design_marketplace_pictures';
	private const OLD = array( 'design_marketplace_image', 'design_marketplace_image2', 'design_marketplace_image3' );

	/** Words of addresses, which are no slugs; neither are numbers. */
	private const RESERVED = '/^(?:\d+|editwork|editmission|workwith|mission|activate|register|availability|activation|signout|delete|export|altcha|me|'
		. 'admin|administrator|dashboard|root|wp-admin|wp-login|wp-content|wp-includes|wp-json|wp-signup|wp-activate|wp-cron|'
		. 'xmlrpc|index|feed|feeds|rdf|rss|rss2|atom|page|pages|paged|comments|comment-page|author|category|tag|search|embed|'
		. 'attachment|trackback|type|robots|sitemap|favicon|api|new|edit|home|terms-conditions|privacy-policy|designers?|jobs|showcase|tools|'
		. 'about-us|login|signup|forgottenpassword|resetpassword|settings|searches|applications|messages|report|projects?|contractor|'
		. 'saved|lists|shared|credits|templates|calendar|events)$/D';

	public function batch( string $after ): ?string {
		global $wpdb;
		[ $author, $last ] = '' === $after ? array( 0, 0 ) : array_map( 'intval', explode( ' ', $after ) );
		$works             = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_author, post_title, post_name, post_status FROM {$wpdb->posts} WHERE post_type = 'dmkt_work' AND post_status <> 'auto-draft'
				AND ( post_author > %d OR ( post_author = %d AND ID > %d ) ) ORDER BY post_author, ID LIMIT %d",
				$author,
				$author,
				$last,
				self::BATCH
			)
		);
		if ( ! $works ) {
			return null;
		}
		update_meta_cache( 'post', array_map( 'intval', array_column( $works, 'ID' ) ) );
		$taken = array();
		foreach ( $works as $work ) {
			$id     = (int) $work->ID;
			$author = (int) $work->post_author;
			$taken  = isset( $taken[ $author ] ) ? $taken : array( $author => $this->names_before( $author, $id ) );
			$this->collect( $id );
			$name = $this->was_published( $id, (string) $work->post_status, (string) $work->post_name )
				? $this->name( (string) $work->post_title, $taken[ $author ] )
				: '';
			if ( $name !== $work->post_name ) {
				$wpdb->update( $wpdb->posts, array( 'post_name' => $name ), array( 'ID' => $id ) );
			}
			delete_post_meta( $id, '_wp_desired_post_slug' );
			clean_post_cache( $id );
			$taken[ $author ][ $name ] = true;
			$last                      = $id;
		}
		return "{$author} {$last}";
	}

	/** No picture is stored anew. An empty place before another one stays. */
	private function collect( int $id ): void {
		$places = array_map(
			static function ( string $key ) use ( $id ): int {
				$value = get_post_meta( $id, $key, true );
				return is_scalar( $value ) ? max( 0, (int) $value ) : 0;
			},
			self::OLD
		);
		while ( $places && 0 === end( $places ) ) {
			array_pop( $places );
		}
		// A work that was changed meanwhile has its list.
		if ( $places && ! metadata_exists( 'post', $id, self::NEW ) ) {
			add_post_meta( $id, self::NEW, implode( ',', $places ), true );
		}
		foreach ( self::OLD as $key ) {
			delete_post_meta( $id, $key );
		}
	}

	/** @return array<string,true> Names of the works of a designer that were done before. */
	private function names_before( int $author, int $id ): array {
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT post_name FROM {$wpdb->posts} WHERE post_type = 'dmkt_work' AND post_author = %d AND ID < %d", $author, $id ) );
		return array_fill_keys( array_map( 'strval', $names ), true );
	}

	/** WordPress names posts when they are published; a draft that was trashed is named after the trash alone. */
	private function was_published( int $id, string $status, string $name ): bool {
		$before = get_post_meta( $id, '_design_marketplace_hidden', true );
		$before = is_array( $before ) ? $before['before'] ?? '' : get_post_meta( $id, '_wp_trash_meta_status', true );
		return match ( $status ) {
			'draft', 'pending'     => '' !== $name,
			'trash', 'dmkt_hidden' => 'draft' !== $before,
			default                => true,
		};
	}

	/** @param array<string,true> $taken */
	private function name( string $title, array $taken ): string {
		$wanted = _truncate_post_slug( sanitize_title( $title, 'project' ), 50 );
		$name   = $wanted;
		$number = 1;
		while ( isset( $taken[ $name ] ) || preg_match( self::RESERVED, $name ) ) {
			$ending = '-' . ( ++$number );
			$name   = _truncate_post_slug( $wanted, 50 - strlen( $ending ) ) . $ending;
		}
		return $name;
	}
}
