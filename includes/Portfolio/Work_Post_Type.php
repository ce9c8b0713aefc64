<?php
/** The post type of works: a designer's portfolio projects. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Item_Types;
use WP_Post;

/** Not public: the app and the plugin's own routes show it. The description is plain text in post_content. */
final class Work_Post_Type {

	public const NAME = Item_Types::WORK;

	private const META = 'design_marketplace_';

	/** @return list<string> Fields that hold images, in order. */
	public static function images(): array {
		return Contract::images( 'work' );
	}

	/** @param string $field Field of the contract. */
	public static function key( string $field ): string {
		return self::META . $field;
	}

	/** @return array<string,string> The fields kept in meta, '' where one is not set. By field of the contract. */
	public static function fields( WP_Post $post ): array {
		$fields = array( 'client', 'video_url', 'month', 'year', ...self::images() );
		return array_combine( $fields, array_map( static fn( string $field ): string => self::field( $post, $field ), $fields ) );
	}

	/** @return list<int> Ids of the pictures, in order. */
	public static function pictures( WP_Post $post ): array {
		return array_values( array_filter( array_map( static fn( string $field ): int => (int) self::field( $post, $field ), self::images() ) ) );
	}

	/** The last part of its present address; '' for one that was never published. */
	public static function slug( WP_Post $post ): string {
		return '';
	}

	/** Its present address below home; '' without one. */
	public static function path( WP_Post $post ): string {
		return '';
	}

	public static function field( WP_Post $post, string $field ): string {
		return Posts::text( $post->ID, self::key( $field ) );
	}
}
