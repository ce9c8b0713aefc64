<?php
/** The addresses no webhook may ask. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Desk;

use DesignMarketplace\Desk\Webhooks\Delivery;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class DeliveryTest extends TestCase {

	#[TestWith( array( '127.0.0.1', true ) )]
	#[TestWith( array( '10.1.2.3', true ) )]
	#[TestWith( array( '172.16.0.1', true ) )]
	#[TestWith( array( '192.168.1.1', true ) )]
	#[TestWith( array( '169.254.169.254', true ) )]
	#[TestWith( array( '100.64.0.1', true ) )]
	#[TestWith( array( '100.127.255.255', true ) )]
	#[TestWith( array( '198.18.0.1', true ) )]
	#[TestWith( array( '224.0.0.1', true ) )]
	#[TestWith( array( '0.0.0.0', true ) )]
	#[TestWith( array( '::1', true ) )]
	#[TestWith( array( '::ffff:127.0.0.1', true ) )]
	#[TestWith( array( '0:0:0:0:0:ffff:7f00:1', true ) )]
	#[TestWith( array( '64:ff9b::7f00:1', true ) )]
	#[TestWith( array( '2002:7f00:1::', true ) )]
	#[TestWith( array( 'fe80::1', true ) )]
	#[TestWith( array( 'fd00::1', true ) )]
	#[TestWith( array( 'ff02::1', true ) )]
	#[TestWith( array( 'example.org', true ) )]
	#[TestWith( array( '100.63.255.255', false ) )]
	#[TestWith( array( '128.178.50.12', false ) )]
	#[TestWith( array( '2001:620:618::1', false ) )]
	public function test_an_address_in_a_network_of_ones_own_is_private( string $address, bool $is_private ): void {
		$this->assertSame( $is_private, Delivery::is_private( $address ) );
	}
}
