<?php
/** The description of the API: nothing of ours is missing in it, and nothing else is. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Routes;
use DesignMarketplace\Tests\Support\Our_Routes;
use DesignMarketplace\Tests\TestCase;

final class OpenApiTest extends TestCase {

	private const PATH = '/design-marketplace/v1/openapi.json';

	/** What core alone answers: lists of routes, versions of posts, application passwords. */
	private const CORES = '#^/design-marketplace/v1$|/(revisions|autosaves|application-passwords)\b#';

	/** @return array<string,mixed> */
	private function document(): array {
		$answer = $this->rest( 'GET', self::PATH );
		$this->assert_answer( 200, $answer );
		$document = json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		$this->assertIsArray( $document );
		return $document;
	}

	public function test_each_call_of_ours_is_described(): void {
		$paths   = $this->document()['paths'];
		$missing = array();
		foreach ( Our_Routes::all() as $route ) {
			$path = (string) preg_replace( Routes::PLACE, '{$1}', $route );
			if ( preg_match( self::CORES, $route ) ) {
				continue;
			}
			foreach ( array_merge( ...array_column( $this->routes()[ $route ], 'methods' ) ) as $method => $is_there ) {
				if ( ! isset( $paths[ $path ][ strtolower( (string) $method ) ] ) ) {
					$missing[] = "{$method} {$path}";
				}
			}
		}
		$this->assertSame( array(), $missing, 'includes/Kernel/Contract/calls.json' );
	}

	public function test_no_call_is_described_that_there_is_not(): void {
		$paths = $this->document()['paths'];
		foreach ( json_decode( (string) wp_json_encode( Contract::json( 'calls' ) ), true ) as $path => $calls ) {
			foreach ( array_keys( $calls ) as $method ) {
				$this->assertArrayHasKey( strtolower( $method ), $paths[ $path ] ?? array(), "{$method} {$path}" );
			}
		}
	}

	/** A value that a form takes is one that an answer may have. */
	public function test_lists_of_values_in_answers_are_those_of_the_contract(): void {
		$lists = array();
		foreach ( json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/includes/Kernel/Contract/enums.json' ), true, 512, JSON_THROW_ON_ERROR ) as $name => $values ) {
			$lists[ $name ] = array_map( 'strval', array_keys( $values ) );
		}
		$wrong = array();
		$walk  = static function ( mixed $schema, string $place ) use ( &$walk, &$wrong, $lists ): void {
			foreach ( is_array( $schema ) ? $schema : array() as $key => $part ) {
				$walk( $part, "{$place}/{$key}" );
			}
			foreach ( is_array( $schema['enum'] ?? null ) ? $lists : array() as $name => $values ) {
				$shared = array_intersect( $values, $schema['enum'] );
				if ( 'months' !== $name && count( $shared ) > 1 && $shared !== $values ) {
					$wrong[] = "{$place}: {$name}";
				}
			}
		};
		$walk( $this->document()['components']['schemas'], '' );
		$this->assertSame( array(), $wrong, 'includes/Kernel/Contract/shapes.json' );
	}

	/** The build and the description each add to shapes.json what goes without saying. */
	public function test_shapes_are_those_that_answers_are_held_to(): void {
		foreach ( $this->document()['components']['schemas'] as $name => $schema ) {
			$shape = Contract::shape( $name );
			$this->assertEqualsCanonicalizing( array_keys( $shape['properties'] ?? array() ), array_keys( $schema['properties'] ?? array() ), $name );
			$this->assertEqualsCanonicalizing( $shape['required'] ?? array(), $schema['required'] ?? array(), $name );
			$this->assertSame( $shape['additionalProperties'] ?? null, $schema['additionalProperties'] ?? null, $name );
			$this->assertArrayNotHasKey( 'like', $schema, $name );
		}
	}

	public function test_fields_and_what_is_required_are_those_of_the_contract(): void {
		$body = $this->document()['paths']['/wp/v2/users/register']['post']['requestBody']['content']['multipart/form-data']['schema'];
		$this->assertSame( array( 'role', 'email', 'password', 'cgu_1', 'cgu_2', 'country', 'city' ), $body['required'] );
		$this->assertSame( 'email', $body['properties']['email']['format'] );
		$this->assertArrayNotHasKey( 'required', $body['properties']['email'] );
	}

	public function test_strangers_may_keep_it_and_ask_whether_it_has_changed(): void {
		$first = $this->rest( 'GET', self::PATH );
		$this->assertStringContainsString( 'public', $first->get_headers()['Cache-Control'] );
		$request = new \WP_REST_Request( 'GET', self::PATH );
		$request->set_header( 'If-None-Match', $first->get_headers()['ETag'] );
		$this->assert_answer( 304, $this->answer( $request ) );
		$this->assert_answer( 200, $this->rest( 'GET', self::PATH, array(), $this->designer() ) );
	}
}
