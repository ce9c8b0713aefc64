<?php
/** The post types: members' items, and what the operator publishes. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

final class Item_Types {

	public const WORK        = 'dmkt_work';
	public const MISSION     = 'dmkt_mission';
	public const APPLICATION = 'dmkt_application';

	public const EVENT        = 'dmkt_event';
	public const RESOURCE     = 'dmkt_resource';
	public const READING      = 'dmkt_reading';
	public const PAST_PROJECT = 'dmkt_past_project';

	/** Members' own. */
	public const ALL = array( self::WORK, self::MISSION, self::APPLICATION );

	/** Meta of a mission: its posting date, chosen by the company, as YYYY/MM/DD. */
	public const POSTING_DATE = 'design_marketplace_posting_date';

	/** Types whose items have skills and are part of a member's card. */
	public const WITH_SKILLS = array( self::WORK, self::MISSION );

	/**
	 * Registers a type. None is public: the app shows them through the plugin's routes.
	 *
	 * @param lowercase-string&non-empty-string $type   Post type.
	 * @param array<string,string>              $labels
	 * @param array<string,mixed>               $more   Further arguments; the common ones win.
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
