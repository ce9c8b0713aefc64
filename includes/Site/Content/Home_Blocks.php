<?php
/** The blocks of the home page: registers them for the editor, and reads them from a page's content for the app. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Rows;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Site\Share\Embed_Blocks;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Post;

/** Their attributes are defined in blocks/{name}/block.json. */
final class Home_Blocks {

	public const NAMESPACE = 'design-marketplace/';

	private const NAMES = array( 'hero', 'image', 'how-it-works', 'ebd-presentation', 'events', 'past-projects', 'testimonials', 'video' );

	/** Names of attributes, and of parts of a list's rows, with an attachment id. */
	private const IMAGES = array( 'image', 'poster', 'avatar' );

	/** Names of attributes, and of parts of a list's rows, with a link. */
	private const LINKS = array( 'btn_link', 'link', 'url' );

	/** Names of the fields of a page's button, see Editorial_Fields. */
	private const BUTTON = array( 'btn_txt', 'btn_link' );

	/** @return list<string> */
	public static function names(): array {
		return array_map( static fn( string $name ): string => self::NAMESPACE . $name, self::NAMES );
	}

	public function register(): void {
		// In the release zip, one manifest saves core from reading all files.
		if ( defined( 'DESIGN_MARKETPLACE_PACKED' ) && function_exists( 'wp_register_block_metadata_collection' ) ) {
			wp_register_block_metadata_collection( __DIR__ . '/blocks', __DIR__ . '/blocks/manifest.php' );
		}
		foreach ( self::NAMES as $name ) {
			register_block_type( __DIR__ . "/blocks/{$name}/block.json" );
		}
		$address = array( 'url' => array( 'type' => 'string', 'default' => '' ) );
		$most    = array( 'limit' => array( 'type' => 'integer', 'default' => 5, 'minimum' => 1, 'maximum' => Contract::limit( 'embed_jobs_max' ) ) );
		self::add( 'jobs', __( 'Design jobs', 'design-marketplace' ), __( 'The newest design jobs that take applications.', 'design-marketplace' ), $address + $most );
		self::add( 'page', __( 'Design job or member', 'design-marketplace' ), __( 'A design job, a company or a designer.', 'design-marketplace' ), $address );
	}

	/**
	 * A block for any page, which Embed_Blocks draws.
	 * @param array<string,array<string,mixed>> $attributes
	 */
	private static function add( string $name, string $title, string $description, array $attributes ): void {
		$own = array(
			'api_version'     => 3,
			'category'        => 'embed',
			'supports'        => array( 'html' => false ),
			'render_callback' => Rows::call( Embed_Blocks::class, $name ),
		);
		// @phpstan-ignore argument.type (The version is a number in core, too.)
		register_block_type( new WP_Block_Type( self::NAMESPACE . $name, $own + compact( 'title', 'description', 'attributes' ) ) );
	}

	/** Adds the contract's fields to core's pages: a button, the languages, and the blocks of the home page. */
	public function register_page_fields(): void {
		foreach ( self::BUTTON as $field ) {
			register_rest_field(
				'page',
				$field,
				array(
					'get_callback' => static fn( array $page ): string => Editorial_Types::field( (int) $page['id'], $field ),
					'schema'       => array( 'type' => 'string', 'readonly' => true ),
				)
			);
		}
		$post      = static fn( array $page ): WP_Post => Siblings::post( (int) $page['id'] );
		$published = static fn( array $page ): array => array_column( Siblings::published( $post( $page ) ), 'language' );
		$languages = array(
			'locale'    => array( 'string', static fn( array $page ): string => Siblings::language( $post( $page ) ) ),
			'languages' => array( 'array', $published ),
		);
		foreach ( $languages as $field => [ $type, $read ] ) {
			$schema = array( 'type' => $type, 'readonly' => true );
			register_rest_field( 'page', $field, array( 'get_callback' => $read, 'schema' => $schema ) );
		}
		register_rest_field(
			'page',
			'home_content',
			array(
				'get_callback' => static function ( array $page ): array {
					$post = get_post( (int) $page['id'] );
					return $post instanceof WP_Post && ! post_password_required( $post )
						? ( new self() )->read( $post->post_content )
						: array();
				},
				'schema'       => array(
					'type'     => 'array',
					'items'    => array( 'type' => 'object' ),
					'readonly' => true,
				),
			)
		);
	}

	/**
	 * The home blocks of a page in order, at any depth.
	 * @return list<array{name:string,props:object}>
	 */
	public function read( string $content ): array {
		if ( ! str_contains( $content, self::NAMESPACE ) && ! str_contains( $content, 'wp:block ' ) ) {
			return array();
		}
		$blocks = $this->find( parse_blocks( $content ), array() );
		$ids    = array();
		array_walk_recursive(
			$blocks,
			static function ( mixed $value, int|string $name ) use ( &$ids ): void {
				if ( is_int( $value ) && in_array( $name, self::IMAGES, true ) ) {
					$ids[] = $value;
				}
			}
		);
		$images = ( new Images() )->objects( $ids );
		return array_map(
			function ( array $block ) use ( $images ): array {
				$props = $this->props( $block['attributes'], $images );
				// Other rooms add data to the hero.
				$filled = 'hero' === $block['name'] ? apply_filters( 'design_marketplace_hero', $props ) : $props;
				return array( 'name' => $block['name'], 'props' => (object) $filled );
			},
			$blocks
		);
	}

	/**
	 * Walks blocks, their inner blocks, and the synced patterns they refer to.
	 * @param array<int|string,array<string,mixed>> $parsed Result of parse_blocks().
	 * @param list<int>                             $seen   Patterns being read, so that one within itself ends.
	 * @return list<array{name:string,attributes:array<string,mixed>}>
	 */
	private function find( array $parsed, array $seen ): array {
		$found = array();
		foreach ( $parsed as $block ) {
			$name = (string) $block['blockName'];
			$type = str_starts_with( $name, self::NAMESPACE ) ? WP_Block_Type_Registry::get_instance()->get_registered( $name ) : null;
			if ( $type && in_array( substr( $name, strlen( self::NAMESPACE ) ), self::NAMES, true ) ) {
				$found[] = array(
					'name'       => str_replace( '-', '_', substr( $name, strlen( self::NAMESPACE ) ) ),
					'attributes' => $this->own( $type, (array) $block['attrs'] ),
				);
			}
			$pattern = 'core/block' === $name ? (int) ( $block['attrs']['ref'] ?? 0 ) : 0;
			$post    = $pattern && ! in_array( $pattern, $seen, true ) ? get_post( $pattern ) : null;
			$inner   = $post instanceof WP_Post && 'wp_block' === $post->post_type && 'publish' === $post->post_status
				? parse_blocks( $post->post_content )
				: (array) $block['innerBlocks'];
			$found   = array_merge( $found, $this->find( $inner, $post ? array_merge( $seen, array( $pattern ) ) : $seen ) );
		}
		return $found;
	}

	/**
	 * The attributes of block.json with their defaults. Those that core adds (`lock`, `metadata`) have no default and are left out.
	 * @param array<string,mixed> $given Attributes of a block.
	 * @return array<string,mixed>
	 */
	private function own( WP_Block_Type $type, array $given ): array {
		$described  = array_filter(
			(array) $type->attributes,
			static fn( array $attribute ): bool => array_key_exists( 'default', $attribute )
		);
		$attributes = array_intersect_key( $type->prepare_attributes_for_render( $given ), $described );
		foreach ( $described as $name => $schema ) {
			if ( in_array( $name, self::LINKS, true ) ) {
				$attributes[ $name ] = Field_Rules::address( 'link', (string) $attributes[ $name ] );
			} elseif ( 'array' === $schema['type'] ) {
				$attributes[ $name ] = array_map(
					static fn( mixed $row ): array => self::row( (array) $row, $schema['items']['properties'] ),
					array_values( (array) $attributes[ $name ] )
				);
			}
		}
		return $attributes;
	}

	/**
	 * A row of a list with all parts, cast to their types.
	 * @param array<string,mixed>              $row   Row as stored.
	 * @param array<string,array{type:string}> $parts Parts by name.
	 * @return array<string,int|string>
	 */
	private static function row( array $row, array $parts ): array {
		$typed = array();
		foreach ( $parts as $name => $part ) {
			$value          = is_scalar( $row[ $name ] ?? null ) ? $row[ $name ] : '';
			$typed[ $name ] = match ( true ) {
				'integer' === $part['type']           => (int) $value,
				in_array( $name, self::LINKS, true ) => Field_Rules::address( 'link', (string) $value ),
				default                              => (string) $value,
			};
		}
		return $typed;
	}

	/**
	 * Replaces image ids by image objects, and the switch for figures by numbers.
	 * @param array<string,mixed>            $attributes Attributes of a block.
	 * @param array<int,array<string,mixed>> $images     Image objects by id.
	 * @return array<string,mixed>
	 */
	private function props( array $attributes, array $images ): array {
		foreach ( $attributes as $name => $value ) {
			if ( in_array( $name, self::IMAGES, true ) ) {
				$attributes[ $name ] = is_int( $value ) ? $images[ $value ] ?? null : null;
			} elseif ( is_array( $value ) ) {
				$attributes[ $name ] = array_map(
					static fn( array $row ): array => array_map(
						static fn( int|string $part ): array|string|null => is_int( $part ) ? $images[ $part ] ?? null : $part,
						$row
					),
					$value
				);
			} elseif ( is_bool( $value ) ) {
				$attributes[ $name ] = $value ? self::figures() : null;
			}
		}
		return $attributes;
	}

	/** @return array<string,mixed> Numbers for the home page. Other rooms add theirs. */
	public static function figures(): array {
		$published = (int) ( wp_count_posts( Item_Types::PAST_PROJECT )->publish ?? 0 );
		$hidden    = count( Siblings::hidden( Item_Types::PAST_PROJECT ) );
		return apply_filters( 'design_marketplace_figures', array( 'past_projects' => $published - $hidden ) );
	}
}
