<?php
/** GET /openapi.json: our routes in OpenAPI 3.1, made of what is registered and of the contract. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Kernel\Contract\Contract;
use stdClass;

final class Open_Api {

	/** Keywords of a schema that hold schemas by name, one schema, or a list of them. */
	private const NAMED = array( 'properties', 'patternProperties' );
	private const ONE   = array( 'items', 'additionalProperties' );
	private const MANY  = array( 'anyOf', 'oneOf' );

	/** @return array<string,mixed> */
	public function answer(): array {
		return array(
			'openapi'    => '3.1.0',
			'info'       => array( 'title' => get_bloginfo( 'name' ), 'version' => DESIGN_MARKETPLACE_VERSION ),
			'servers'    => array( array( 'url' => untrailingslashit( rest_url() ) ) ),
			'security'   => array( new stdClass(), array( 'token' => array() ) ),
			'paths'      => self::paths(),
			'components' => array(
				'schemas'         => self::shapes(),
				'securitySchemes' => array( 'token' => array( 'type' => 'http', 'scheme' => 'bearer' ) ),
			),
		);
	}

	/** @return array<string,mixed> The shapes of answers as JSON schemas, by name. */
	private static function shapes(): array {
		$shapes = json_decode( (string) wp_json_encode( Contract::json( 'shapes' )->definitions ), true );
		return self::whole( $shapes, $shapes );
	}

	/**
	 * Adds what goes without saying in shapes.json, the same as bin/lib/contract-shapes.mjs.
	 * @param array<mixed>                      $schema
	 * @param array<string,array<string,mixed>> $shapes
	 * @return array<mixed>
	 */
	private static function whole( array $schema, array $shapes ): array {
		$schema = array_map( static fn( mixed $part ): mixed => is_array( $part ) ? self::whole( $part, $shapes ) : $part, $schema );
		if ( ! isset( $schema['properties'] ) ) {
			return $schema;
		}
		$like    = isset( $schema['like'] ) ? self::whole( $shapes[ $schema['like'] ], $shapes ) : array();
		$schema += array( 'type' => 'object', 'additionalProperties' => false, 'required' => array_keys( $schema['properties'] ) );

		$schema['properties'] += $like['properties'] ?? array();
		$schema['required']    = array( ...$like['required'] ?? array(), ...$schema['required'] );
		return array_diff_key( $schema, array( 'like' => '' ) );
	}

	/** @return array<string,array<string,mixed>> Operations by path and method. */
	private static function paths(): array {
		$contract = Contract::json( 'calls' );
		$server   = rest_get_server();
		$paths    = array();
		foreach ( $server->get_routes() as $route => $handlers ) {
			$path = (string) preg_replace( Routes::PLACE, '{$1}', $route );
			if ( ! isset( $contract->{$path} ) ) {
				continue;
			}
			foreach ( $server->get_data_for_route( $route, $handlers )['endpoints'] ?? array() as $endpoint ) {
				foreach ( $endpoint['methods'] as $method ) {
					// PUT and PATCH do the same as POST.
					$call = $contract->{$path}->{$method} ?? $contract->{$path}->POST ?? null;
					$args = (array) ( $endpoint['args'] ?? array() );
					if ( $call ) {
						$paths[ $path ][ strtolower( $method ) ] = self::operation( $route, $method, $args, (array) $call );
					}
				}
			}
		}
		return $paths;
	}

	/**
	 * @param array<string,array<string,mixed>> $args Arguments by name.
	 * @param array<int|string,string>          $call Row of calls.json.
	 * @return array<string,mixed>
	 */
	private static function operation( string $route, string $method, array $args, array $call ): array {
		preg_match_all( Routes::PLACE, $route, $places );
		$parameters = array();
		foreach ( $places[1] as $place => $name ) {
			$parameters[] = self::parameter(
				$name,
				'path',
				array( 'required' => true ) + ( $args[ $name ] ?? array() ) + array(
					'type'    => 'string',
					'pattern' => "^{$places[2][ $place ]}$",
				)
			);
		}
		$args      = array_diff_key( $args, array_flip( $places[1] ) );
		$is_body   = ! in_array( $method, array( 'GET', 'DELETE' ), true );
		$operation = array(
			'summary'     => $call['about'],
			'operationId' => strtolower( $method ) . (string) preg_replace( array( Routes::PLACE, '/\W+/' ), array( '$1', '_' ), $route ),
		);
		if ( $is_body && $args ) {
			$operation['requestBody'] = self::body( $args );
		}
		foreach ( $is_body ? array() : $args as $name => $arg ) {
			$parameters[] = self::parameter( $name, 'query', $arg );
		}
		unset( $call['about'], $call['open'], $call['takes'], $call['checked'] );
		return array_filter( $operation + array( 'parameters' => $parameters ) ) + array( 'responses' => self::responses( $call ) );
	}

	/**
	 * @param array<string,mixed> $arg Argument.
	 * @return array<string,mixed>
	 */
	private static function parameter( string $name, string $where, array $arg ): array {
		$is_list = in_array( 'array', (array) ( $arg['type'] ?? '' ), true );
		return array(
			'name'        => $name,
			'in'          => $where,
			'required'    => ! empty( $arg['required'] ),
			'description' => (string) ( $arg['description'] ?? '' ),
			'schema'      => self::schema( $arg ),
		) + ( $is_list ? array( 'explode' => false ) : array() );
	}

	/**
	 * @param array<string,array<string,mixed>> $args Arguments by name.
	 * @return array<string,mixed>
	 */
	private static function body( array $args ): array {
		$required = array_keys( array_filter( $args, static fn( array $arg ): bool => ! empty( $arg['required'] ) ) );
		$schema   = array(
			'type'       => 'object',
			'properties' => array_map( self::schema( ... ), $args ),
		) + ( $required ? array( 'required' => $required ) : array() );
		$has_file = in_array( 'binary', array_column( $args, 'format' ), true );
		return array(
			'required' => (bool) $required,
			'content'  => array_fill_keys(
				$has_file ? array( 'multipart/form-data' ) : array( 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data' ),
				array( 'schema' => $schema )
			),
		);
	}

	/**
	 * An argument as JSON schema, without what only WordPress knows.
	 * @param array<string,mixed> $arg Argument.
	 */
	private static function schema( array $arg ): object {
		$schema = array_intersect_key( $arg, array_flip( rest_get_allowed_schema_keywords() ) );
		unset( $schema['required'] );
		foreach ( self::NAMED as $keyword ) {
			if ( isset( $schema[ $keyword ] ) ) {
				$schema[ $keyword ] = (object) array_map( self::schema( ... ), (array) $schema[ $keyword ] );
			}
		}
		foreach ( self::ONE as $keyword ) {
			if ( is_array( $schema[ $keyword ] ?? null ) ) {
				$schema[ $keyword ] = self::schema( $schema[ $keyword ] );
			}
		}
		foreach ( self::MANY as $keyword ) {
			if ( isset( $schema[ $keyword ] ) ) {
				$schema[ $keyword ] = array_map( self::schema( ... ), (array) $schema[ $keyword ] );
			}
		}
		return (object) $schema;
	}

	/** @param array<int|string,string> $call Names of shapes by status. */
	private static function responses( array $call ): object {
		$answers = array();
		// WordPress' own answers, and what it refuses in its own words.
		$is_cores = 1 === preg_match( '/\*|core_|account\b/', implode( ' ', $call ) );
		foreach ( $call as $status => $words ) {
			$content = array();
			foreach ( array_filter( explode( '|', $words ), static fn( string $word ): bool => str_contains( $word, '/' ) ) as $type ) {
				$content[ $type ] = array( 'schema' => array( 'type' => 'string' ) );
			}
			$shape = (string) preg_replace( '#(^|\|)[a-z]+/[a-z]+#', '', $words );
			if ( '' !== $shape ) {
				$content['application/json'] = array( 'schema' => self::shape( $shape ) );
			}
			$answers[ $status ] = array( 'description' => '' === $words ? 'Nothing.' : 'Done.' )
				+ ( $content ? array( 'content' => $content ) : array() );
		}
		return (object) ( $answers + array(
			'default' => array(
				'description' => 'Refused.',
				'content'     => array( 'application/json' => array( 'schema' => self::shape( $is_cores ? 'core_error' : 'error' ) ) ),
			),
		) );
	}

	/** @param string $words Names of shapes: any of them, or a list; `*` for anything. */
	private static function shape( string $words ): object {
		if ( '*' === $words ) {
			return new stdClass();
		}
		$names  = explode( '|', (string) preg_replace( '/\[\]$/', '', $words ) );
		$shapes = array_map( static fn( string $name ): array => array( '$ref' => "#/components/schemas/{$name}" ), $names );
		$one    = 1 === count( $shapes ) ? $shapes[0] : array( 'anyOf' => $shapes );
		return (object) ( str_ends_with( $words, '[]' ) ? array( 'type' => 'array', 'items' => $one ) : $one );
	}
}
