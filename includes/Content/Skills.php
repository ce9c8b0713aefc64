<?php
/**
 * The skills works and missions are filed under.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use DesignMarketplace\Contract\Contract;

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
	 * @param list<int> $ids Ids of an address.
	 * @return list<int>
	 */
	public static function existing( array $ids ): array {
		global $wpdb;
		$list  = implode( ',', array_map( 'intval', $ids ) );
		$known = '' === $list ? array() : $wpdb->get_col( $wpdb->prepare( "SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = %s AND term_id IN ({$list})", self::TAXONOMY ) ); // phpcs:ignore WordPress.DB -- integers.
		return array_values( array_intersect( $ids, array_map( 'intval', $known ) ) );
	}

	/**
	 * The failing fields of a form, with its skills when one of them is unknown.
	 *
	 * @param array<string,string> $messages Failing fields so far.
	 * @param array<string,mixed>  $values   Values.
	 * @return array<string,string>
	 */
	public static function check( array $messages, array $values ): array {
		return isset( $messages['skill'] ) || self::exist( $values['skill'] ?? array() ) ? $messages : $messages + array( 'skill' => Contract::message( 'skill_unknown' ) );
	}

	/**
	 * Whether all of the ids are skills, in one small query: every list by skill asks this, and core's query of terms would
	 * take longer than the list.
	 *
	 * @param list<int> $ids Ids a client sent.
	 */
	public static function exist( array $ids ): bool {
		global $wpdb;
		$ids  = array_unique( array_map( 'intval', $ids ) );
		$list = implode( ',', $ids );
		return ! $ids || count( $ids ) === (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->term_taxonomy} WHERE taxonomy = %s AND term_id IN ({$list})", self::TAXONOMY ) ); // phpcs:ignore WordPress.DB -- integers.
	}
}
