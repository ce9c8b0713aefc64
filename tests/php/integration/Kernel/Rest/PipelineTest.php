<?php
/** What happens to a REST request on its way stands in one list, and nowhere else. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use Closure;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Rest\Answers;
use DesignMarketplace\Kernel\Rest\Body_Size;
use DesignMarketplace\Kernel\Rest\Input_Guard;
use DesignMarketplace\Kernel\Rest\Lost_Database;
use DesignMarketplace\Kernel\Rows;
use DesignMarketplace\People\Auth\Bearer;
use DesignMarketplace\People\Auth\Core_Access;
use DesignMarketplace\People\Auth\Log_In_Limits;
use DesignMarketplace\Tests\Support\Sources;
use DesignMarketplace\Tests\TestCase;
use ReflectionFunction;

final class PipelineTest extends TestCase {

	/** Core's filters that a request passes, first to last, and the steps of each in their order. */
	private const STEPS = array(
		'rest_authentication_errors'    => array( array( Bearer::class, 'skip_cookie_check' ), array( Log_In_Limits::class, 'hide_reason' ), array( Bearer::class, 'excuse_old_nonce' ) ),
		'rest_pre_dispatch'             => array( array( Body_Size::class, 'refuse' ), array( Bearer::class, 'refuse_write' ), array( Input_Guard::class, 'drop_other_ids' ), array( Input_Guard::class, 'refuse' ), array( Answers::class, 'refuse_cut_off_body' ) ),
		'rest_request_before_callbacks' => array( array( Input_Guard::class, 'keep_id_of_path' ), array( Core_Access::class, 'refuse' ) ),
		'rest_dispatch_request'         => array( array( Lost_Database::class, 'dispatch' ) ),
		'rest_request_after_callbacks'  => array( array( Lost_Database::class, 'doubt' ) ),
		'rest_post_dispatch'            => array( array( Bearer::class, 'refuse_read' ), array( Indexer::class, 'flush_before_answer' ), array( Answers::class, 'finish' ) ),
		'rest_pre_serve_request'        => array( array( Answers::class, 'send_one_vary' ), array( Answers::class, 'stream' ) ),
		'rest_pre_echo_response'        => array(),
	);

	public function test_each_hook_has_its_steps_in_order(): void {
		$this->rest( 'GET', '/wp/v2/users?role=designer' );
		$found = array();
		foreach ( array_keys( self::STEPS ) as $hook ) {
			$callbacks      = array_column( array_merge( ...array_values( ( $GLOBALS['wp_filter'][ $hook ] ?? null )->callbacks ?? array() ) ), 'function' );
			$names          = array_map( self::named( ... ), $callbacks );
			$found[ $hook ] = array_values( array_filter( $names, static fn( array $name ): bool => str_starts_with( $name[0], 'DesignMarketplace\\' ) ) );
		}
		$this->assertSame( self::STEPS, $found );
	}

	public function test_another_plugin_can_take_a_step_away(): void {
		$this->assertTrue( remove_filter( 'rest_post_dispatch', Rows::call( Answers::class, 'finish' ), 20 ) );
		$this->assertArrayNotHasKey( 'Vary', $this->rest( 'GET', '/wp/v2/skill' )->get_headers() );
		add_filter( 'rest_post_dispatch', Rows::call( Answers::class, 'finish' ), 20, 4 );
		$this->assertArrayHasKey( 'Vary', $this->rest( 'GET', '/wp/v2/skill' )->get_headers() );
	}

	/** @return array{string,string} Class and method of a callback, also of one that Rows makes. */
	private static function named( mixed $callback ): array {
		if ( $callback instanceof Closure ) {
			$row = ( new ReflectionFunction( $callback ) )->getStaticVariables();
			return array( (string) ( $row['name'] ?? '' ), (string) ( $row['method'] ?? '' ) );
		}
		return is_array( $callback ) ? array( is_object( $callback[0] ) ? get_class( $callback[0] ) : $callback[0], $callback[1] ) : array( '', '' );
	}

	/** What is hooked elsewhere names its hook, also where it is hooked for a moment alone. */
	public function test_no_other_file_hooks_into_the_way_of_a_request(): void {
		$found = array();
		foreach ( Sources::of( 'includes', 'php' ) as $name => $code ) {
			if ( preg_match_all( '/[\'"](' . implode( '|', array_keys( self::STEPS ) ) . ')[\'"]/', $code, $hooks ) ) {
				$found[ $name ] = array_unique( $hooks[1] );
			}
		}
		$this->assertEqualsCanonicalizing( array( 'Plugin.php' ), array_keys( $found ) );
	}
}
