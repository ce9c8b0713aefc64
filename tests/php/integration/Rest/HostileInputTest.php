<?php
/**
 * Hostile values in every parameter of the account and log-in routes: refused or ignored, never a fault of the server.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Rest;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Members\Roles;
use DesignMarketplace\Tests\integration\Members\Forms;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class HostileInputTest extends TestCase {

	/**
	 * Values nobody means well with.
	 *
	 * @return array<string,array{mixed}>
	 */
	public static function values(): array {
		return array(
			'nothing'             => array( null ),
			'true'                => array( true ),
			'a negative number'   => array( -1 ),
			'a huge number'       => array( PHP_INT_MAX ),
			'a huge number, text' => array( '99999999999999999999999999' ),
			'a fraction'          => array( 1.5 ),
			'an empty list'       => array( array() ),
			'a list of lists'     => array( array( array( array( 'x' ) ) ) ),
			'an object'           => array( array( '__proto__' => array( 'role' => 'administrator' ) ) ),
			'a script'            => array( '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>' ),
			'SQL'                 => array( "1' OR '1'='1'; DROP TABLE wp_users; --" ),
			'a path'              => array( '../../../wp-config.php' ),
			'serialised PHP'      => array( 'O:8:"stdClass":1:{s:1:"x";i:1;}' ),
			'zero bytes'          => array( "a\0b\0" ),
			'broken UTF-8'        => array( "\xC3\x28\xA0\xA1" ),
			'control characters'  => array( "a\r\nBcc: x@example.test\x07\x1b[2J" ),
			'turned around'       => array( "\u{202E}abc\u{2066}" ),
			'format signs'        => array( '%s%d%n%1$s%%' ),
			'half a megabyte'     => array( str_repeat( 'aé', 200000 ) ),
		);
	}

	/**
	 * One value in each field of each call.
	 */
	#[DataProvider( 'values' )]
	public function test_no_value_breaks_a_call( mixed $value ): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$calls      = array(
			array( 'POST', '/jwt-auth/v1/token', array( 'username', 'password' ), array(), null ),
			array( 'GET', '/wp/v2/users', array( 'role', 'slug', 'id', 'skill', 'level', 'region', 'search', 'page', 'per_page', 'who', 'context', 'orderby', 'include' ), array( 'role' => 'designer' ), null ),
			array( 'POST', '/wp/v2/users/availability', array( 'email' ), array(), null ),
			array( 'POST', '/wp/v2/users/activation', array( 'email' ), array(), null ),
			array(
				'POST',
				'/wp/v2/users/password',
				array( 'login', 'key', 'password', 'password_verify' ),
				array(
					'login'           => 'admin',
					'key'             => 'x',
					'password'        => 'password1',
					'password_verify' => 'password1',
				),
				null,
			),
			array( 'GET', '/wp/v2/users/altcha', array( 'action' ), array(), null ),
			array( 'POST', '/wp/v2/users/register', array_merge( array_keys( Contract::form( 'member', 'register_designer' )->rules() ), array( 'token', 'fax', 'started_at', 'meta', 'roles' ) ), Forms::designer(), null ),
			array( 'POST', '/wp/v2/users/register', array_keys( Contract::form( 'member', 'register_contractor' )->rules() ), Forms::startup(), null ),
			array( 'POST', "/wp/v2/users/{$designer}", array_merge( array_keys( Contract::form( 'member', 'settings_designer' )->rules() ), array( 'slug', 'role', 'roles', 'meta', 'context' ) ), array(), $designer ),
			array( 'POST', "/wp/v2/users/{$contractor}", array_keys( Contract::form( 'member', 'register_contractor' )->rules() ), array(), $contractor ),
			array( 'DELETE', "/wp/v2/users/delete/{$designer}", array( 'id', 'force', 'reassign' ), array(), $contractor ),
		);
		$faults     = array();
		foreach ( $calls as [ $method, $route, $fields, $form, $viewer ] ) {
			foreach ( $fields as $field ) {
				Transaction::begin();
				$answer = $this->rest( $method, $route, array( $field => $value ) + $form, $viewer );
				if ( $answer->get_status() >= 500 ) {
					$faults[] = "{$method} {$route} {$field}: " . wp_json_encode( $answer->get_data() );
				}
				$this->assertIsString( wp_json_encode( $answer->get_data() ), "{$route} {$field}" );
				Transaction::rollback();
			}
		}
		$this->assertSame( array(), $faults );
		$this->assertSame( Roles::DESIGNER, Roles::of( $designer ) );
		$this->assertTrue( user_can( People::administrator(), 'manage_options' ) );
	}

	public function test_ids_of_any_length_break_no_route(): void {
		foreach ( array( '0', '00', '99999999999999999999999999' ) as $id ) {
			foreach ( array( 'GET', 'POST', 'DELETE' ) as $method ) {
				$this->assertLessThan( 500, $this->rest( $method, "/wp/v2/users/{$id}", array( 'reassign' => 0 ), $this->designer() )->get_status() );
			}
			$this->assertLessThan( 500, $this->rest( 'DELETE', "/wp/v2/users/delete/{$id}", array(), $this->designer() )->get_status() );
			$this->assertLessThan( 500, $this->rest( 'GET', "/wp/v2/users/{$id}/export", array(), $this->designer() )->get_status() );
		}
	}
}
