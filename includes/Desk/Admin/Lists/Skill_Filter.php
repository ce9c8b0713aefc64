<?php
/** The skills of a list: column, order and drop-down. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Kernel\Items\Skills;
use WP_Post;
use WP_Term;

final class Skill_Filter {

	public const PARAMETER = 'dm_skill_id';

	/** @return array{label:string,choices:array<int|string,string>} */
	public static function filter(): array {
		return array(
			'label'   => __( 'Filter by skill', 'design-marketplace' ),
			'choices' => array( '' => __( 'All skills', 'design-marketplace' ) ) + self::names(),
		);
	}

	/** Condition of a chosen skill. */
	public static function condition( string $value ): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			"{posts}.ID IN ( SELECT r.object_id FROM {$wpdb->term_relationships} r INNER JOIN {$wpdb->term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id WHERE x.taxonomy = %s AND x.term_id = %d )",
			Skills::TAXONOMY,
			(int) $value
		);
	}

	/** SQL of the name of a post's first skill. */
	public static function order(): string {
		global $wpdb;
		return "( SELECT MIN(t.name) FROM {$wpdb->term_relationships} r INNER JOIN {$wpdb->term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id INNER JOIN {$wpdb->terms} t ON t.term_id = x.term_id WHERE r.object_id = {posts}.ID AND x.taxonomy = '"
			. Skills::TAXONOMY
			. "' )";
	}

	/**
	 * A post's skills, each with a link that filters the list.
	 *
	 * @return string Escaped HTML.
	 */
	public static function cell( WP_Post $post ): string {
		$terms = get_the_terms( $post, Skills::TAXONOMY );
		$links = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$links[] = sprintf(
				'<a href="%s">%s</a>',
				esc_url( Menu::list_url( $post->post_type, array( self::PARAMETER => $term->term_id ) ) ),
				esc_html( wp_specialchars_decode( $term->name, ENT_QUOTES ) )
			);
		}
		return $links ? implode( ', ', $links ) : '—';
	}

	/** @return array<int,string> */
	public static function names(): array {
		$terms = get_terms(
			array(
				'taxonomy'   => Skills::TAXONOMY,
				'hide_empty' => false,
			)
		);
		$names = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $term instanceof WP_Term ) {
				$names[ $term->term_id ] = wp_specialchars_decode( $term->name, ENT_QUOTES );
			}
		}
		return $names;
	}
}
