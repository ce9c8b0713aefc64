<?php
/** The operator's post types: events, resources, readings and past projects. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Kernel\Items\Item_Types;
use WP_REST_Posts_Controller;

final class Editorial_Types {

	public const META_PREFIX = 'design_marketplace_';

	/** Editorial_Fields registers their meta. */
	public function register(): void {
		foreach ( $this->types() as $name => $type ) {
			register_post_type( $name, $this->arguments( $name, $type ) );
		}
	}

	/** A field's value, '' for none. $field: name without prefix. */
	public static function field( int $post_id, string $field ): string {
		$value = get_post_meta( $post_id, self::META_PREFIX . $field, true );
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * The arguments in which the types differ.
	 * @return non-empty-array<lowercase-string&non-empty-string,array{name:string,singular:string,new:string,icon:string,controller:class-string<WP_REST_Posts_Controller>,supports:list<string>}>
	 */
	private function types(): array {
		return array(
			Item_Types::EVENT        => array(
				'name'       => __( 'Events', 'design-marketplace' ),
				'singular'   => __( 'Event', 'design-marketplace' ),
				'new'        => __( 'Add an event', 'design-marketplace' ),
				'icon'       => 'dashicons-calendar-alt',
				'controller' => Event_Controller::class,
				'supports'   => array(),
			),
			Item_Types::RESOURCE     => array(
				'name'       => __( 'Tools', 'design-marketplace' ),
				'singular'   => __( 'Tool', 'design-marketplace' ),
				'new'        => __( 'Add a tool', 'design-marketplace' ),
				'icon'       => 'dashicons-hammer',
				'controller' => Resource_Controller::class,
				'supports'   => array( 'thumbnail' ),
			),
			Item_Types::READING      => array(
				'name'       => __( 'Readings', 'design-marketplace' ),
				'singular'   => __( 'Reading', 'design-marketplace' ),
				'new'        => __( 'Add a reading', 'design-marketplace' ),
				'icon'       => 'dashicons-book',
				'controller' => Article_Controller::class,
				'supports'   => array( 'excerpt', 'thumbnail' ),
			),
			Item_Types::PAST_PROJECT => array(
				'name'       => __( 'Past projects', 'design-marketplace' ),
				'singular'   => __( 'Past project', 'design-marketplace' ),
				'new'        => __( 'Add a past project', 'design-marketplace' ),
				'icon'       => 'dashicons-portfolio',
				'controller' => Article_Controller::class,
				'supports'   => array( 'excerpt', 'thumbnail' ),
			),
		);
	}

	/**
	 * @param array{name:string,singular:string,new:string,icon:string,controller:class-string<WP_REST_Posts_Controller>,supports:list<string>} $type Row of types().
	 * @return array<string,mixed>
	 */
	private function arguments( string $name, array $type ): array {
		return array(
			'labels'                => array(
				'name'                     => $type['name'],
				'singular_name'            => $type['singular'],
				'add_new'                  => $type['new'],
				'add_new_item'             => $type['new'],
				// Core would call all of them posts.
				'item_published'           => __( 'Published.', 'design-marketplace' ),
				'item_published_privately' => __( 'Published privately.', 'design-marketplace' ),
				'item_reverted_to_draft'   => __( 'A draft again.', 'design-marketplace' ),
				'item_trashed'             => __( 'Moved to the trash.', 'design-marketplace' ),
				'item_scheduled'           => __( 'Scheduled.', 'design-marketplace' ),
				'item_updated'             => __( 'Saved.', 'design-marketplace' ),
			),
			'public'                => false,
			'show_ui'               => true,
			'menu_icon'             => $type['icon'],
			'query_var'             => false,
			'rewrite'               => false,
			'capability_type'       => array( $name, "{$name}s" ),
			'map_meta_cap'          => true,
			'delete_with_user'      => false,
			'supports'              => array_merge( array( 'title', 'editor', 'custom-fields', 'revisions' ), $type['supports'] ),
			'show_in_rest'          => true,
			'rest_base'             => substr( $name, strlen( 'dmkt_' ) ),
			'rest_controller_class' => $type['controller'],
		);
	}
}
