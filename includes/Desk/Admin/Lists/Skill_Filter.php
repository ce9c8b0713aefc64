<?php
/** The skills of a list: column, order and drop-down. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use Closure;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Items\Skills;
use WP_Post;
use WP_Term;

final class Skill_Filter {

	public const PARAMETER = 'dm_skill_id';

	/** @return array{label:string,choices:array<int|string,string>,sql:Closure(string):string} */
	public static function filter(): array {
		return array(
			'label'   => __( 'Filter by skill', 'design-marketplace' ),
			'choices' => array( '' => __( 'All skills', 'design-marketplace' ) ) + self::names(),
			'sql'     => static function ( string $value ): string {
				global $wpdb;
				return (string) $wpdb->prepare(
					"{posts}.ID IN ( SELECT r.object_id FROM {$wpdb->term_relationships} r INNER JOIN {$wpdb->term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id WHERE x.taxonomy = %s AND x.term_id = %d )",
					Skills::TAXONOMY,
					(int) $value
				);
			},
		);
	}

	/** @return array{string,Closure(WP_Post):string,string} The column; it is sorted by the first skill's name. */
	public static function column( string $label ): array {
		global $wpdb;
		$order = "( SELECT MIN(t.name) FROM {$wpdb->term_relationships} r INNER JOIN {$wpdb->term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id INNER JOIN {$wpdb->terms} t ON t.term_id = x.term_id WHERE r.object_id = {posts}.ID AND x.taxonomy = '" . Skills::TAXONOMY . "' )";
		return array( $label, self::cell( ... ), $order );
	}

	/** A post's skills, each with a link that filters the list, as escaped HTML. */
	private static function cell( WP_Post $post ): string {
		$terms = get_the_terms( $post, Skills::TAXONOMY );
		$links = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$url     = Menu::list_url( $post->post_type, array( self::PARAMETER => $term->term_id ) );
			$links[] = Ui::link( $url, wp_specialchars_decode( $term->name, ENT_QUOTES ) );
		}
		return $links ? implode( ', ', $links ) : '—';
	}

	/** @return array<int,string> */
	public static function names(): array {
		$terms = get_terms( array( 'taxonomy' => Skills::TAXONOMY, 'hide_empty' => false ) );
		$names = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $term instanceof WP_Term ) {
				$names[ $term->term_id ] = wp_specialchars_decode( $term->name, ENT_QUOTES );
			}
		}
		return $names;
	}
}
