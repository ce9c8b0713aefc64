<?php
/** The post type of works: a designer's portfolio projects. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\Media\Image_Words;
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

	/** @return array<string,string> The fields kept in meta but for pictures, '' where one is not set. By field of the contract. */
	public static function fields( WP_Post $post ): array {
		$fields = array( 'client', 'video_url', 'month', 'year' );
		return array_combine( $fields, array_map( static fn( string $field ): string => self::field( $post, $field ), $fields ) );
	}

	/** @return list<int> Ids of the pictures, in order. */
	public static function pictures( WP_Post $post ): array {
		return Pictures::of( $post->ID );
	}

	/** What is written about its pictures, in lines. */
	public static function words( WP_Post $post ): string {
		$of    = static fn( int $id ): array => array( Image_Words::alt( $id ), Image_Words::caption( $id ) );
		$words = array_map( $of, self::pictures( $post ) );
		return implode( "\n", array_filter( array_merge( ...$words ) ) );
	}

	/** A field as text, '' where it is not set; the id of an image. */
	public static function field( WP_Post $post, string $field ): string {
		$place = array_search( $field, self::images(), true );
		return false === $place ? Posts::text( $post->ID, self::key( $field ) ) : (string) ( Pictures::places( $post->ID )[ $place ] ?? 0 );
	}
}
