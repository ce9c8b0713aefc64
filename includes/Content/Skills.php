<?php
/**
 * The skills works and missions are filed under.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

/**
 * Members choose among them; only the operator adds or changes one.
 */
final class Skills {

	public const TAXONOMY = 'dm_skill';

	/**
	 * Registers the taxonomy.
	 */
	public function register(): void {
		register_taxonomy(
			self::TAXONOMY,
			array( 'dm_work', 'dm_mission' ),
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
				'capabilities'          => array(
					'manage_terms' => 'manage_dm_skills',
					'edit_terms'   => 'manage_dm_skills',
					'delete_terms' => 'manage_dm_skills',
					'assign_terms' => 'assign_dm_skills',
				),
			)
		);
	}

	/**
	 * Those of the ids that are skills.
	 *
	 * @param list<int> $ids Ids a client sent.
	 * @return list<int>
	 */
	public static function existing( array $ids ): array {
		if ( ! $ids ) {
			return array();
		}
		$found = get_terms(
			array(
				'taxonomy'   => self::TAXONOMY,
				'include'    => $ids,
				'hide_empty' => false,
				'fields'     => 'ids',
			)
		);
		return is_array( $found ) ? array_values( array_intersect( $ids, array_map( 'intval', $found ) ) ) : array();
	}
}
