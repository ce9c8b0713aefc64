<?php
/** A test on the real WordPress: its own transaction, undone at the end, and the words tests are written in. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Undeclared;
use DesignMarketplace\Tests\Support\Uploads;
use PHPUnit\Framework\TestCase as BaseTestCase;
use WP_REST_Request;
use WP_REST_Response;
use WP_User;

abstract class TestCase extends BaseTestCase {

	/**
	 * The hooks as they were before the test.
	 * @var array<string,mixed>
	 */
	private array $hooks = array();

	/** Opens the transaction and remembers the hooks. */
	protected function setUp(): void {
		parent::setUp();
		Transaction::begin();
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			$this->hooks[ $name ] = clone $hook;
		}
		Undeclared::watch();
		Market::clear();
		wp_set_current_user( 0 );
	}

	/** Undoes everything: database, cache, hooks, files, mails. */
	protected function tearDown(): void {
		// Members touched here must not be written into the directory during the next test.
		( new Indexer() )->flush();
		while ( Transaction::is_open() ) {
			Transaction::rollback();
		}
		$GLOBALS['wp_filter'] = $this->hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's own tests do.
		wp_set_current_user( 0 );
		Uploads::clear();
		Mails::clear();
		$undeclared = Undeclared::found();
		if ( $undeclared ) {
			$this->fail( 'A module has to declare it: ' . implode( ', ', $undeclared ) );
		}
		parent::tearDown();
	}

	/**
	 * Calls a route as HTTP would, down to the last filter.
	 * @param string                            $method GET, POST, …; a body goes as JSON, or as a form when there are files.
	 * @param string                            $path   Route, with a query if need be: '/wp/v2/users?role=designer'.
	 * @param array<string,mixed>               $params Query of a GET or DELETE, body of the others.
	 * @param int|null                          $user   Who asks; null for a stranger.
	 * @param array<string,array<string,mixed>> $files  Files by field, see picture().
	 * @return WP_REST_Response
	 */
	protected function rest( string $method, string $path, array $params = array(), ?int $user = null, array $files = array() ): WP_REST_Response {
		wp_set_current_user( $user ?? 0 );
		// What was written before was another request, which ended with this.
		( new Indexer() )->flush();
		return $this->answer( $this->request( $method, $path, $params, $files ) );
	}

	/**
	 * Calls several routes by core's batch.
	 * @param list<array<string,mixed>> $requests Each with its `path`, and a `body` where it has one.
	 * @param int|null                  $user     Who asks; null for a stranger.
	 */
	protected function batch( array $requests, ?int $user = null ): WP_REST_Response {
		return $this->rest( 'POST', '/batch/v1', array( 'requests' => $requests ), $user );
	}

	/**
	 * The answer to a request of whoever is the current user, down to the last filter.
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	protected function answer( WP_REST_Request $request ): WP_REST_Response {
		$server = rest_get_server();
		$answer = rest_ensure_response( $server->dispatch( $request ) );
		$answer = is_wp_error( $answer ) ? rest_convert_error_to_response( $answer ) : $answer;
		$answer = apply_filters( 'rest_post_dispatch', $answer, $server, $request ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- what core does next.
		$this->assertInstanceOf( WP_REST_Response::class, $answer );
		return $answer;
	}

	/**
	 * All routes there are.
	 * @return array<string,array<int,array<string,mixed>>> Handlers by pattern.
	 */
	protected function routes(): array {
		return rest_get_server()->get_routes();
	}

	/**
	 * The body of an answer as a client reads it, with what it links to embedded.
	 * @param WP_REST_Response $answer Answer.
	 * @return array<mixed>
	 */
	protected function embedded( WP_REST_Response $answer ): array {
		return rest_get_server()->response_to_data( $answer, true );
	}

	/**
	 * Asserts status and, for an error, its code.
	 * @param int              $status Expected status.
	 * @param WP_REST_Response $answer Answer.
	 * @param string           $code   Expected error code.
	 */
	protected function assert_answer( int $status, WP_REST_Response $answer, string $code = '' ): void {
		$data = $answer->get_data();
		$this->assertSame( $status, $answer->get_status(), (string) wp_json_encode( $data ) );
		if ( '' !== $code ) {
			$this->assertSame( $code, is_array( $data ) ? $data['code'] ?? null : null );
		}
	}

	/**
	 * An active designer.
	 * @param array<string,mixed> $fields Fields that differ.
	 * @return int User id.
	 */
	protected function designer( array $fields = array() ): int {
		return People::designer( $fields );
	}

	/**
	 * An active contractor.
	 * @param array<string,mixed> $fields Fields that differ.
	 * @return int User id.
	 */
	protected function contractor( array $fields = array() ): int {
		return People::contractor( $fields );
	}

	/**
	 * Somebody who is no member.
	 * @param string              $role   Role.
	 * @param array<string,mixed> $fields Fields that differ, as wp_insert_user() has them.
	 * @return int User id.
	 */
	protected function person( string $role, array $fields = array() ): int {
		$login = uniqid( $role );
		$id    = wp_insert_user( $fields + array( 'user_login' => $login, 'user_pass' => People::PASSWORD, 'user_email' => "{$login}@example.test", 'role' => $role ) );
		return is_int( $id ) ? $id : $this->fail( $id->get_error_message() );
	}

	/**
	 * A token somebody has logged in for.
	 * @param int $user_id User.
	 */
	protected function token_of( int $user_id ): string {
		$token = Tokens::issue( new WP_User( $user_id ) );
		return is_string( $token ) ? $token : $this->fail( $token->get_error_message() );
	}

	/**
	 * A picture to upload.
	 * @param int    $width  Pixels.
	 * @param int    $height Pixels.
	 * @param string $type   png or jpeg.
	 * @return array{name:string,type:string,tmp_name:string,error:int,size:int}
	 */
	protected function picture( int $width = 60, int $height = 40, string $type = 'png' ): array {
		return Uploads::picture( $width, $height, $type );
	}

	/**
	 * Does what has to fail, and keeps the operator's line about it out of the site's log.
	 * @template T
	 * @param callable():T $work Fails in a way that is logged.
	 * @return T
	 */
	protected function unlogged( callable $work ): mixed {
		$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- for this call.
		try {
			return $work();
		} finally {
			ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- put back.
		}
	}

	/**
	 * How many SQL statements the work takes.
	 * @param callable():mixed $work Work.
	 */
	protected function count_queries( callable $work ): int {
		return count( $this->queries( $work ) );
	}

	/**
	 * The SQL statements the work takes.
	 * @param callable():mixed $work Work.
	 * @return list<string>
	 */
	protected function queries( callable $work ): array {
		$queries = array();
		$note    = static function ( string $query ) use ( &$queries ): string {
			$queries[] = $query;
			return $query;
		};
		add_filter( 'query', $note );
		$work();
		remove_filter( 'query', $note );
		return $queries;
	}

	/**
	 * Mails sent so far, oldest first.
	 * @return list<array<string,mixed>>
	 */
	protected function mails(): array {
		return Mails::sent();
	}

	/**
	 * Builds the request.
	 * @param string                            $method Method.
	 * @param string                            $path   Route, with a query if need be.
	 * @param array<string,mixed>               $params Parameters.
	 * @param array<string,array<string,mixed>> $files  Files by field.
	 * @return WP_REST_Request<array<string,mixed>>
	 */
	protected function request( string $method, string $path, array $params, array $files ): WP_REST_Request {
		list( $route, $query ) = array_pad( explode( '?', $path, 2 ), 2, '' );
		$request               = new WP_REST_Request( $method, $route );
		wp_parse_str( $query, $query_params );
		if ( in_array( $method, array( 'GET', 'HEAD', 'DELETE' ), true ) ) {
			$request->set_query_params( $params + $query_params );
			return $request;
		}
		$request->set_query_params( $query_params );
		if ( $files ) {
			$request->set_header( 'Content-Type', 'multipart/form-data' );
			$request->set_body_params( $params );
			$request->set_file_params( $files ); // @phpstan-ignore argument.type (what a client sends may be anything)
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $params ) );
		}
		return $request;
	}
}
