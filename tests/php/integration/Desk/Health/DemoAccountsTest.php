<?php
/** Demo accounts on a site that is not local. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Health;

use DesignMarketplace\Desk\Health\Security_Checks;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class DemoAccountsTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_set_password( 'nobody has read this one', People::administrator() );
	}

	public function test_demo_addresses_are_critical_anywhere_but_on_a_local_site(): void {
		$this->assertSame( 'good', Security_Checks::demo_accounts( 'production' )->status );
		$this->designer( array( 'email' => 'Designer@example.test' ) );
		$this->contractor( array( 'email' => 'startup@example.test' ) );
		foreach ( array( 'production', 'staging', 'development' ) as $kind ) {
			$finding = Security_Checks::demo_accounts( $kind );
			$this->assertSame( 'critical', $finding->status, $kind );
			$this->assertStringContainsString( 'Designer@example.test, startup@example.test', $finding->advice );
			$this->assertStringNotContainsString( 'admin,', $finding->advice );
		}
		$this->assertSame( 'good', Security_Checks::demo_accounts( 'local' )->status );
	}

	public function test_the_administrator_is_named_while_the_password_is_the_published_one(): void {
		wp_set_password( 'password', People::administrator() );
		$this->assertSame( 'critical', Security_Checks::demo_accounts( 'production' )->status );
		wp_set_password( 'another one', People::administrator() );
		$this->assertSame( 'good', Security_Checks::demo_accounts( 'production' )->status );
	}

	public function test_asking_again_compares_no_password_and_takes_one_query(): void {
		Security_Checks::demo_accounts( 'production' );
		$compared = 0;
		add_filter(
			'check_password',
			static function ( bool $is_right ) use ( &$compared ): bool {
				++$compared;
				return $is_right;
			}
		);
		get_option( 'design_marketplace_demo_password' );
		$this->assertSame( 1, $this->count_queries( static fn() => Security_Checks::demo_accounts( 'production' ) ) );
		$this->assertSame( 0, $compared );
	}
}
