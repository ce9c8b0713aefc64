<?php
/** The post types: members' items, and what the operator publishes. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use WP_Post;

final class Item_Types {

	public const WORK        = 'dmkt_work';
	public const MISSION     = 'dmkt_mission';
	public const APPLICATION = 'dmkt_application';

	public const EVENT        = 'dmkt_event';
	public const RESOURCE     = 'dmkt_resource';
	public const READING      = 'dmkt_reading';
	public const PAST_PROJECT = 'dmkt_past_project';

	/** Letters to groups of members. They stay drafts: strangers could read what is published. */
	public const LETTER = 'dmkt_letter';

	/** All that one may do with letters needs the same capability. */
	private const LETTER_CAPABILITIES = array(
		'edit_posts',
		'edit_others_posts',
		'edit_private_posts',
		'edit_published_posts',
		'create_posts',
		'delete_posts',
		'delete_others_posts',
		'delete_private_posts',
		'delete_published_posts',
		'read_private_posts',
		'read',
	);

	/** Statuses: of hidden works and missions, of closed missions, and of unlisted works. */
	public const HIDDEN   = 'dmkt_hidden';
	public const CLOSED   = 'dmkt_closed';
	public const UNLISTED = 'dmkt_unlisted';

	/** Members' own. */
	public const ALL = array( self::WORK, self::MISSION, self::APPLICATION );

	/** Meta of a mission: its posting date, chosen by the company, as YYYY/MM/DD. */
	public const POSTING_DATE = 'design_marketplace_posting_date';

	/** Types whose items have skills and are part of a member's card. */
	public const WITH_SKILLS = array( self::WORK, self::MISSION );

	/**
	 * Asks the room of letters who may change one. It is loaded for letters alone: core asks about each post.
	 * @param list<string> $caps What the user needs.
	 * @param list<mixed>  $args The post.
	 * @return list<string>
	 */
	public static function letter_caps( array $caps, string $cap, int $user_id, array $args ): array {
		$post = in_array( $cap, array( 'edit_post', 'delete_post' ), true ) ? get_post( (int) ( $args[0] ?? 0 ) ) : null;
		if ( ! $post instanceof WP_Post || self::LETTER !== $post->post_type ) {
			return $caps;
		}
		/** @var list<string> $caps */
		$caps = apply_filters( 'design_marketplace_letter_caps', $caps, $post );
		return $caps;
	}

	public static function register(): void {
		self::add(
			self::WORK,
			array(
				'name'          => __( 'Projects', 'design-marketplace' ),
				'singular_name' => __( 'Project', 'design-marketplace' ),
				'add_new'       => __( 'Add a project', 'design-marketplace' ),
				'add_new_item'  => __( 'Add a project', 'design-marketplace' ),
				'edit_item'     => __( 'Edit project', 'design-marketplace' ),
			),
			'dashicons-art'
		);
		self::add(
			self::MISSION,
			array(
				'name'          => __( 'Design jobs', 'design-marketplace' ),
				'singular_name' => __( 'Design job', 'design-marketplace' ),
				'add_new'       => __( 'Post design job', 'design-marketplace' ),
				'add_new_item'  => __( 'Post design job', 'design-marketplace' ),
				'edit_item'     => __( 'Edit design job', 'design-marketplace' ),
			),
			'dashicons-megaphone'
		);
		self::add(
			self::APPLICATION,
			array(
				'name'          => __( 'Applications', 'design-marketplace' ),
				'singular_name' => __( 'Application', 'design-marketplace' ),
				'edit_item'     => __( 'Application', 'design-marketplace' ),
			),
			'dashicons-email-alt',
			// They are made only through Application_Service.
			array( 'capabilities' => array( 'create_posts' => 'do_not_allow' ) )
		);
		self::add(
			self::LETTER,
			array(
				'name'          => __( 'Letters', 'design-marketplace' ),
				'singular_name' => __( 'Letter', 'design-marketplace' ),
				'add_new'       => __( 'Write a letter', 'design-marketplace' ),
				'add_new_item'  => __( 'Write a letter', 'design-marketplace' ),
				'edit_item'     => __( 'Edit the letter', 'design-marketplace' ),
			),
			'dashicons-email',
			array(
				'capabilities' => array( 'publish_posts' => 'do_not_allow' )
					+ array_fill_keys( self::LETTER_CAPABILITIES, 'manage_options' ),
				'show_in_rest' => true,
				'supports'     => array( 'title', 'editor', 'revisions' ),
			)
		);
		self::add_status(
			self::HIDDEN,
			_x( 'Hidden', 'work or design job', 'design-marketplace' ),
			/* translators: %s: number of hidden works or design jobs. */
			_n_noop( 'Hidden <span class="count">(%s)</span>', 'Hidden <span class="count">(%s)</span>', 'design-marketplace' )
		);
		self::add_status(
			self::CLOSED,
			_x( 'Closed', 'design job', 'design-marketplace' ),
			/* translators: %s: number of closed design jobs. */
			_n_noop( 'Closed <span class="count">(%s)</span>', 'Closed <span class="count">(%s)</span>', 'design-marketplace' )
		);
		self::add_status(
			self::UNLISTED,
			_x( 'Unlisted', 'project', 'design-marketplace' ),
			/* translators: %s: number of projects that are only at their own address. */
			_n_noop( 'Unlisted <span class="count">(%s)</span>', 'Unlisted <span class="count">(%s)</span>', 'design-marketplace' )
		);
	}

	/**
	 * None is public: the app shows them through the plugin's routes.
	 * @param lowercase-string&non-empty-string $type   Post type.
	 * @param array<string,string>              $labels
	 * @param array<string,mixed>               $more   What differs.
	 */
	private static function add( string $type, array $labels, string $icon, array $more = array() ): void {
		register_post_type(
			$type,
			$more + array(
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
			)
		);
	}

	/** @param array<mixed> $counted Label with a number, as _n_noop() makes it. */
	private static function add_status( string $name, string $label, array $counted ): void {
		register_post_status(
			$name,
			array(
				'label'                     => $label,
				'label_count'               => $counted,
				'protected'                 => true,
				'exclude_from_search'       => true,
				'show_in_admin_all_list'    => true,
				'show_in_admin_status_list' => true,
			)
		);
	}
}
