<?php
/**
 * Log-ins at WordPress' own doors are counted.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Auth;

use DesignMarketplace\Auth\Form_Limits;
use DesignMarketplace\Auth\Limits;
use DesignMarketplace\Auth\Rate_Limiter;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use WP_Error;
use WP_User;

final class FormLimitsTest extends TestCase {

	private Form_Limits $limits;

	protected function setUp(): void {
		parent::setUp();
		$this->limits = new Form_Limits( new Limits( new Rate_Limiter() ) );
		$this->limits->watch();
	}

	protected function tearDown(): void {
		remove_filter( 'authenticate', array( $this->limits, 'count' ), 100 );
		parent::tearDown();
	}

	public function test_after_ten_wrong_passwords_the_right_one_is_refused_too(): void {
		$email = $this->address();
		for ( $i = 0; $i < 10; $i++ ) {
			$this->assertSame( 'incorrect_password', $this->try( $email, "wrong {$i}" ) );
		}
		$this->assertSame( 'too_many', $this->try( strtoupper( $email ), People::PASSWORD ) );
		$this->assertSame( '', $this->try( $this->address(), People::PASSWORD ), 'others log in' );
	}

	public function test_who_remembers_in_time_starts_anew(): void {
		$email = $this->address();
		foreach ( array( 1, 2 ) as $round ) {
			for ( $i = 0; $i < 9; $i++ ) {
				$this->try( $email, 'wrong' );
			}
			$this->assertSame( '', $this->try( $email, People::PASSWORD ), "round {$round}" );
		}
	}

	private function address(): string {
		return (string) get_the_author_meta( 'user_email', $this->designer() );
	}

	/**
	 * Code of the refusal, '' for none.
	 */
	private function try( string $username, string $password ): string {
		$result = wp_authenticate( $username, $password );
		$this->assertTrue( $result instanceof WP_User || $result instanceof WP_Error );
		return $result instanceof WP_Error ? (string) $result->get_error_code() : '';
	}
}
