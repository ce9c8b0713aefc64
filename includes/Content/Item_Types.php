<?php
/**
 * The post types of what members make, as the database has them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

final class Item_Types {

	public const WORK        = 'dm_work';
	public const MISSION     = 'dm_mission';
	public const APPLICATION = 'dm_application';

	public const ALL = array( self::WORK, self::MISSION, self::APPLICATION );

	/**
	 * Meta of a mission: the day its company says it was posted, YYYY/MM/DD.
	 */
	public const POSTING_DATE = 'design_marketplace_posting_date';

	/**
	 * Those with skills, which make up a member's card.
	 */
	public const WITH_SKILLS = array( self::WORK, self::MISSION );

	/**
	 * Registers a type. None is public: the app and the plugin's own routes show them.
	 *
	 * @param lowercase-string&non-empty-string $type Post type.
	 * @param array<string,string> $labels Labels.
	 * @param string               $icon   Dashicon of the menu.
	 * @param array<string,mixed>  $more   What this type has beyond that.
	 */
	public static function register( string $type, array $labels, string $icon, array $more = array() ): void {
		register_post_type(
			$type,
			array(
				'labels'              => $labels,
				'public'              => false,
				'publicly_queryable'  => false,
				'exclude_from_search' => true,
				'has_archive'         => false,
				'show_ui'             => true,
				'show_in_nav_menus'   => false,
				'show_in_rest'        => false,
				'menu_icon'           => $icon,
				'query_var'           => false,
				'rewrite'             => false,
				'capability_type'     => array( $type, "{$type}s" ),
				'map_meta_cap'        => true,
				'delete_with_user'    => false,
				'supports'            => array( 'title', 'editor', 'author' ),
			) + $more
		);
	}
}
