<?php
/** The taxonomy of skills of works and missions. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use WP_Taxonomy;

/** Members choose skills; only the operator adds or changes them. */
final class Skills {

	public const TAXONOMY = 'dmkt_skill';

	private const CACHE = 'design_marketplace_skills';

	public function register(): void {
		// They may be read from a replica.
		wp_cache_add_non_persistent_groups( self::CACHE );
		register_taxonomy(
			self::TAXONOMY,
			Item_Types::WITH_SKILLS,
			array(
				'labels'                => array(
					'name'          => __( 'Skills', 'design-marketplace' ),
					'singular_name' => __( 'Skill', 'design-marketplace' ),
					'add_new_item'  => __( 'Add a skill', 'design-marketplace' ),
					'edit_item'     => __( 'Edit skill', 'design-marketplace' ),
					'search_items'  => __( 'Search skills', 'design-marketplace' ),
				),
				'public'                => false,
				'show_ui'               => true,
				'show_admin_column'     => true,
				'query_var'             => false,
				'rewrite'               => false,
				'show_in_rest'          => true,
				'rest_base'             => 'skill',
				'rest_controller_class' => Skills_Controller::class,
				// See count().
				'update_count_callback' => '__return_null',
				'capabilities'          => array(
					'manage_terms' => 'manage_dmkt_skills',
					'edit_terms'   => 'manage_dmkt_skills',
					'delete_terms' => 'manage_dmkt_skills',
					'assign_terms' => 'assign_dmkt_skills',
				),
			)
		);
	}

	/** Counts the published items of all skills, each day: for other plugins, as lists of our own do not show core's number. */
	public static function count(): void {
		Sql::write(
			"UPDATE {term_taxonomy} SET count = ( SELECT COUNT(*) FROM {term_relationships} r INNER JOIN {posts} p ON p.ID = r.object_id
			WHERE r.term_taxonomy_id = {term_taxonomy}.term_taxonomy_id AND p.post_status = 'publish' ) WHERE taxonomy = %s",
			self::TAXONOMY
		);
		clean_term_cache( array_keys( self::names() ), self::TAXONOMY );
	}

	/**
	 * Has core count no skill when an item is published: that takes longer than to add one.
	 * @param list<string> $statuses Statuses of items that core counts.
	 * @return list<string>
	 */
	public static function counted( array $statuses, WP_Taxonomy $taxonomy ): array {
		return self::TAXONOMY === $taxonomy->name ? array() : $statuses;
	}

	/**
	 * All skills in one query, kept for the request until a term changes.
	 * @return array<int,string> Names as plain text by id.
	 */
	public static function names(): array {
		$key   = 'names:' . wp_cache_get_last_changed( 'terms' );
		$names = wp_cache_get( $key, self::CACHE );
		if ( is_array( $names ) ) {
			return $names;
		}
		// Columns by name take SQLite twice as long.
		$rows  = Sql::rows( 'SELECT t.* FROM {terms} t JOIN {term_taxonomy} USING (term_id) WHERE taxonomy = %s', self::TAXONOMY );
		$names = array();
		foreach ( $rows as $row ) {
			$names[ (int) $row['term_id'] ] = wp_specialchars_decode( (string) $row['name'], ENT_QUOTES );
		}
		wp_cache_set( $key, $names, self::CACHE );
		return $names;
	}

	/**
	 * The ids that are skills.
	 * @param list<int> $ids Ids from a request.
	 * @return list<int>
	 */
	public static function existing( array $ids ): array {
		$known = Sql::ids( 'SELECT term_id FROM {term_taxonomy} WHERE taxonomy = %s AND term_id IN (' . Sql::in( $ids ) . ')', self::TAXONOMY );
		return array_values( array_intersect( $ids, $known ) );
	}

	/**
	 * Adds an error for the field `skill` if one of the skills is unknown.
	 * @param array<string,string> $messages Messages so far.
	 * @param array<string,mixed>  $values
	 * @return array<string,string>
	 */
	public static function check( array $messages, array $values ): array {
		return isset( $messages['skill'] ) || self::exist( $values['skill'] ?? array() )
			? $messages
			: $messages + array( 'skill' => Contract::message( 'skill_unknown' ) );
	}

	/**
	 * Whether all ids are skills now. Writes need it: names() may have been read before a skill was deleted.
	 * @param list<int> $ids Ids from a request.
	 */
	public static function exist( array $ids ): bool {
		$ids = array_values( array_map( 'intval', $ids ) );
		return ! $ids || self::existing( $ids ) === $ids;
	}
}
