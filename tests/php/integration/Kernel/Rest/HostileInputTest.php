<?php
/** Hostile values in every parameter of the account and log-in routes: refused or ignored, never a fault of the server. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\Tests\integration\People\Members\Forms;
use DesignMarketplace\Tests\Support\Hostile;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class HostileInputTest extends TestCase {

	public function test_no_value_breaks_a_call(): void {
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
				array( 'login' => 'admin', 'key' => 'x', 'password' => 'password1', 'password_verify' => 'password1' ),
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
		foreach ( array_values( Hostile::values() ) as $place => $value ) {
			$what = array_keys( Hostile::values() )[ $place ];
			foreach ( $calls as [ $method, $route, $fields, $form, $viewer ] ) {
				// In every field at once, as all of them are read; and in some fields of a good form, one at a time.
				$tries = array( array_fill_keys( $fields, $value ) );
				foreach ( $fields as $number => $field ) {
					if ( 0 === ( $number + $place ) % 9 ) {
						$tries[] = array( $field => $value ) + $form;
					}
				}
				foreach ( $tries as $sent ) {
					$about = "{$method} {$route} {$what}: " . array_key_first( $sent );
					Transaction::begin();
					$answer = $this->rest( $method, $route, $sent, $viewer );
					if ( $answer->get_status() >= 500 || ! is_string( wp_json_encode( $answer->get_data() ) ) ) {
						$faults[] = $about . ' ' . wp_json_encode( $answer->get_data(), JSON_PARTIAL_OUTPUT_ON_ERROR );
					}
					Transaction::rollback();
				}
			}
		}
		$this->assertSame( array(), $faults );
		$this->assertSame( Roles::DESIGNER, Roles::of( $designer ) );
		$this->assertTrue( user_can( People::administrator(), 'manage_options' ) );
	}
}
