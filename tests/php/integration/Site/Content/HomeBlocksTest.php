<?php
/** Every place that must know a home block knows it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Content;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Content\Home_Blocks;
use DesignMarketplace\Site\Content\Home_Pattern;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Site\Paint\Home;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class HomeBlocksTest extends TestCase {

	private const IMAGE = array(
		'id'          => 1,
		'alt'         => 'A poster',
		'width'       => 1500,
		'height'      => 1000,
		'base_path'   => 'https://example.org/',
		'breakpoints' => array(
			'xs' => array( '1x' => 'a-800x533.png', '2x' => 'a.png' ),
			'lg' => array( '1x' => 'a.png', '2x' => 'a.png' ),
		),
	);

	/**
	 * Folder names of all blocks.
	 * @return iterable<string,array{string}>
	 */
	public static function blocks(): iterable {
		foreach ( (array) glob( dirname( __DIR__, 5 ) . '/includes/Site/Content/blocks/*/block.json' ) as $file ) {
			yield basename( dirname( (string) $file ) ) => array( basename( dirname( (string) $file ) ) );
		}
	}

	#[DataProvider( 'blocks' )]
	public function test_a_block_is_registered_answered_and_begun_with( string $block ): void {
		self::assertContains( Home_Blocks::NAMESPACE . $block, Home_Blocks::names(), 'Home_Blocks::NAMES' );
		self::assertContains( self::short( $block ), Contract::shape( 'home_block' )['properties']['name']['enum'], 'shapes.json' );
		self::assertStringContainsString( '<!-- wp:' . Home_Blocks::NAMESPACE . $block . ' ', Home_Pattern::content(), 'Home_Pattern' );
	}

	#[DataProvider( 'blocks' )]
	public function test_a_block_is_painted_before_the_app_draws_it( string $block ): void {
		$schema = (array) wp_json_file_decode( dirname( __DIR__, 5 ) . "/includes/Site/Content/blocks/{$block}/block.json", array( 'associative' => true ) );
		$props  = array_map( array( self::class, 'sample' ), $schema['attributes'], array_keys( $schema['attributes'] ) );
		self::assertNotSame( $this->painted( array() ), $this->painted( array( array( 'name' => self::short( $block ), 'props' => (object) array_combine( array_keys( $schema['attributes'] ), $props ) ) ) ), 'Site\Paint\Home' );
	}

	public function test_no_block_is_named_that_is_none(): void {
		$blocks = array();
		foreach ( self::blocks() as [ $block ] ) {
			$blocks[] = $block;
		}
		self::assertEqualsCanonicalizing( $blocks, str_replace( Home_Blocks::NAMESPACE, '', Home_Blocks::names() ) );
		self::assertEqualsCanonicalizing( array_map( array( self::class, 'short' ), $blocks ), Contract::shape( 'home_block' )['properties']['name']['enum'] );
	}

	/**
	 * The first paint of a home page.
	 * @param list<array<string,mixed>> $blocks Blocks as the REST API gives them.
	 */
	private function painted( array $blocks ): string {
		$answer = array(
			'status'  => 200,
			'headers' => (object) array(),
			'body'    => array( array( 'home_content' => $blocks ) ),
		);
		return (string) ( new Home( new View( new Destination( 'home', 200, '/' ), array(), array( '/wp/v2/pages?slug=home' => $answer ) ) ) )->html();
	}

	/**
	 * A value of an attribute, as the REST API gives it.
	 * @param array<string,mixed> $schema Schema of block.json.
	 * @param int|string          $name   Attribute.
	 */
	private static function sample( array $schema, int|string $name ): mixed {
		if ( 'array' === $schema['type'] ) {
			$parts = $schema['items']['properties'];
			return array( array_combine( array_keys( $parts ), array_map( array( self::class, 'sample' ), $parts, array_keys( $parts ) ) ) );
		}
		return match ( true ) {
			'boolean' === $schema['type']                                   => array( 'designers' => 3 ),
			in_array( $name, array( 'image', 'poster', 'avatar' ), true ) => self::IMAGE,
			'string' === $schema['type']                                    => 'https://example.org/some-words',
			default                                                         => 5,
		};
	}

	/**
	 * The name in the API's answers.
	 * @param string $block Folder name.
	 */
	private static function short( string $block ): string {
		return str_replace( '-', '_', $block );
	}
}
