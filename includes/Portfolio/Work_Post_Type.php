<?php
/** The post type of works: a designer's portfolio projects. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Post_Meta;
use DesignMarketplace\Kernel\Items\Item_Types;
use WP_Post;

/** Not public: the app and the plugin's own routes show it. The description is plain text in post_content. */
final class Work_Post_Type {

	public const NAME = Item_Types::WORK;

	private const META = 'design_marketplace_';

	public function register(): void {
		Item_Types::register(
			self::NAME,
			array(
				'name'          => __( 'Projects', 'design-marketplace' ),
				'singular_name' => __( 'Project', 'design-marketplace' ),
				'add_new'       => __( 'Add a project', 'design-marketplace' ),
				'add_new_item'  => __( 'Add a project', 'design-marketplace' ),
				'edit_item'     => __( 'Edit project', 'design-marketplace' ),
			),
			'dashicons-art'
		);
	}

	/** @return list<string> Fields that hold images, in order. */
	public static function images(): array {
		return Contract::images( 'work' );
	}

	/** @return list<string> */
	public static function image_keys(): array {
		return array_map( array( self::class, 'key' ), self::images() );
	}

	/** @param string $field Field of the contract. */
	public static function key( string $field ): string {
		return self::META . $field;
	}

	/** @return array<string,string> The fields kept in meta, '' where one is not set. By field of the contract. */
	public static function fields( WP_Post $post ): array {
		$fields = array( 'client', 'video_url', 'month', 'year', ...self::images() );
		return array_combine( $fields, Post_Meta::texts( $post->ID, array_map( array( self::class, 'key' ), $fields ) ) );
	}

	public static function field( WP_Post $post, string $field ): string {
		return Post_Meta::text( $post->ID, self::key( $field ) );
	}
}
