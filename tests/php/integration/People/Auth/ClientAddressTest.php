<?php
/** Who a request comes from, in whatever spelling a server or a proxy writes it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\Desk\Health\Host_Checks;
use DesignMarketplace\People\Auth\Client_Address;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class ClientAddressTest extends TestCase {

	protected function tearDown(): void {
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		parent::tearDown();
	}

	/**
	 * Spellings of 203.0.113.9.
	 * @return array<string,array{string}>
	 */
	public static function spellings(): array {
		return array(
			'plain'                       => array( '203.0.113.9' ),
			'with a port'                 => array( '203.0.113.9:50123' ),
			'with blanks'                 => array( ' 203.0.113.9 ' ),
			'mapped'                      => array( '::ffff:203.0.113.9' ),
			'mapped, upper case'          => array( '::FFFF:203.0.113.9' ),
			'mapped, hexadecimal'         => array( '::ffff:cb00:7109' ),
			'mapped, hexadecimal, upper'  => array( '::FFFF:CB00:7109' ),
			'mapped, in full'             => array( '0:0:0:0:0:ffff:cb00:7109' ),
			'mapped, with all its zeros'  => array( '0000:0000:0000:0000:0000:ffff:cb00:7109' ),
			'mapped, in brackets'         => array( '[::ffff:203.0.113.9]' ),
			'mapped, in brackets, a port' => array( '[::ffff:203.0.113.9]:443' ),
			'mapped, with a zone'         => array( '::ffff:203.0.113.9%eth0' ),
			'mapped, brackets and a zone' => array( '[::ffff:203.0.113.9%25eth0]:443' ),
			'translated'                  => array( '64:ff9b::203.0.113.9' ),
			'translated, hexadecimal'     => array( '64:FF9B::CB00:7109' ),
			'translated, in full'         => array( '0064:ff9b:0000:0000:0000:0000:cb00:7109' ),
		);
	}

	#[DataProvider( 'spellings' )]
	public function test_every_spelling_is_the_same_visitor( string $spelling ): void {
		$_SERVER['REMOTE_ADDR'] = $spelling;
		$this->assertSame( '203.0.113.9', Client_Address::get() );
		$this->assertSame( '203.0.113.9', Client_Address::read( $spelling ) );
	}

	#[DataProvider( 'spellings' )]
	public function test_a_trusted_proxy_is_known_in_every_spelling( string $spelling ): void {
		$this->assertTrue( Client_Address::is_among( $spelling, array( '203.0.113.9' ) ) );
		$this->assertTrue( Client_Address::is_among( '203.0.113.9', array( trim( $spelling ) ) ) );
		$this->assertFalse( Client_Address::is_among( $spelling, array( '203.0.113.8', '::ffff:203.0.113.8', '' ) ) );
		$_SERVER['REMOTE_ADDR']          = $spelling;
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.1';
		$this->assertSame( 'good', Host_Checks::client_addresses( array( '203.0.113.9' ) )->status );
		$this->assertSame( 'recommended', Host_Checks::client_addresses( array( '203.0.113.8' ) )->status );
	}

	public function test_two_visitors_of_the_old_internet_stay_two(): void {
		$_SERVER['REMOTE_ADDR'] = '::ffff:203.0.113.9';
		$first                  = Client_Address::get();
		$_SERVER['REMOTE_ADDR'] = '::ffff:203.0.113.10';
		$this->assertNotSame( $first, Client_Address::get() );
	}

	/**
	 * What is no address.
	 * @return array<string,array{string}>
	 */
	public static function nonsense(): array {
		return array(
			'nothing'             => array( '' ),
			'a name'              => array( 'localhost' ),
			'unknown'             => array( 'unknown' ),
			'a socket'            => array( 'unix:' ),
			'five parts'          => array( '1.2.3.4.5' ),
			'a network'           => array( '10.0.0.0/8' ),
			'an open bracket'     => array( '[::1' ),
			'IPv6 and a bad port' => array( '[::1]:x' ),
			'a number'            => array( '3405803785' ),
			'zeros in front'      => array( '203.000.113.009' ),
			'two zones'           => array( '::1%a%b' ),
		);
	}

	#[DataProvider( 'nonsense' )]
	public function test_what_is_no_address_is_nobody( string $text ): void {
		$this->assertNull( Client_Address::read( $text ) );
		$this->assertFalse( Client_Address::is_among( $text, array( $text, '' ) ) );
	}

	public function test_other_addresses_of_the_new_internet_hold_no_old_one(): void {
		foreach ( array( '::1', '2001:db8::cb00:7109', '64:ff9b:1::cb00:7109', '::fffe:cb00:7109', 'fe80::1%eth0' ) as $address ) {
			$this->assertStringContainsString( ':', (string) Client_Address::read( $address ), $address );
		}
		$_SERVER['REMOTE_ADDR'] = 'fe80::1%eth0';
		$this->assertSame( 'fe80000000000000', Client_Address::get() );
	}
}
