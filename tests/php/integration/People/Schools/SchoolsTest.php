<?php
/** The one list of schools: what is offered, what stays of one that has left it, and what members may say. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Schools;

use DesignMarketplace\Directory\Directory;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Schools\Schools;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class SchoolsTest extends TestCase {

	private const OPTION = Site_Settings::PREFIX . 'universities';

	private const ETH = array( 'code' => 'ETHZ', 'name' => 'ETH Zürich', 'domains' => array( 'ethz.ch' ), 'programmes' => array( 'Design' ) );

	public function test_everybody_reads_the_list_in_its_order_and_the_last_choice_is_not_in_it(): void {
		$answer = $this->rest( 'GET', '/design-marketplace/v1/schools' );
		$this->assertSame( array( 'ECAL', 'EHL', 'EPFL', 'HEIG-VD', 'UNIL' ), array_column( $answer->get_data(), 'code' ) );
		$this->assertSame( array( 'code' => 'ECAL', 'name' => 'ECAL', 'programmes' => array() ), $answer->get_data()[0] );
		$this->assertNotSame( '', $answer->get_headers()['ETag'] ?? '' );
		update_option( self::OPTION, array( self::ETH ) );
		$changed = $this->rest( 'GET', '/design-marketplace/v1/schools' );
		$this->assertSame( array( array( 'code' => 'ETHZ', 'name' => 'ETH Zürich', 'programmes' => array( 'Design' ) ) ), $changed->get_data() );
		$this->assertNotSame( $answer->get_headers()['ETag'], $changed->get_headers()['ETag'] );
	}

	public function test_a_domain_leads_to_its_school_and_a_subdomain_to_none(): void {
		$this->assertSame( array( 'EPFL', 'EPFL', '', '' ), array_map( Schools::of_domain( ... ), array( 'epfl.ch', 'EPFL.ch', 'lab.epfl.ch', '' ) ) );
		$this->assertSame( array( array( 'epfl.ch' ), array() ), array_map( Schools::domains( ... ), array( 'EPFL', 'OTHER' ) ) );
		$this->assertSame( array( true, false, false ), array_map( Schools::is_offered( ... ), array( 'ECAL', 'OTHER', 'ETHZ' ) ) );
	}

	public function test_a_school_that_leaves_the_list_keeps_its_name_and_is_kept_but_not_chosen(): void {
		[ $startup, $designer, $other ] = array( $this->contractor( array( 'ecosystem' => 'EPFL', 'epfl_lab' => 'x', 'epfl_professor' => 'y' ) ), $this->designer( array( 'school' => 'ECAL' ) ), $this->designer() );
		wp_clear_scheduled_hook( Directory::REBUILD );
		update_option( self::OPTION, array( self::ETH ) );
		update_option( self::OPTION, array( array( 'name' => 'ETH' ) + self::ETH ) );
		$this->assertSame( array( 'EPFL', 'ECAL', 'ETH', '' ), array_map( Schools::name( ... ), array( 'EPFL', 'ECAL', 'ETHZ', 'MIT' ) ) );
		$this->assertNotFalse( wp_next_scheduled( Directory::REBUILD ), 'Cards have the names.' );
		$me = $this->rest( 'GET', '/wp/v2/users/me', array(), $startup )->get_data();
		$this->assertSame( array( 'EPFL', 'EPFL' ), array( $me['ecosystem'], $me['ecosystem_code'] ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$startup}", array( 'ecosystem' => 'EPFL' ), $startup ) );
		$this->assertSame( array( 'ECAL', 'Type' ), array( $this->rest( 'POST', "/wp/v2/users/{$designer}", array( 'school' => 'ECAL', 'programme' => 'Type' ), $designer )->get_data()['school_name'], $this->rest( 'GET', '/wp/v2/users/me', array(), $designer )->get_data()['programme'] ) );
		foreach ( array( array( $startup, 'ecosystem', 'UNIL' ), array( $designer, 'school', 'EPFL' ), array( $other, 'school', 'ECAL' ) ) as [ $id, $field, $code ] ) {
			$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", array( $field => $code ), $id );
			$this->assert_answer( 400, $answer );
			$this->assertSame( array( $field ), array_keys( $answer->get_data()['data']['params'] ) );
		}
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$other}", array( 'school' => 'ETHZ' ), $other ) );
		$this->assert_answer( 400, $this->rest( 'POST', '/wp/v2/users/register', array( 'role' => 'designer', 'school' => 'ECAL' ) ) );
	}

	public function test_a_constant_that_changes_leaves_the_names_of_before(): void {
		putenv( 'DESIGN_MARKETPLACE_UNIVERSITIES=[{"code":"MIT","name":"Massachusetts"}]' );
		do_action( 'design_marketplace_daily' );
		putenv( 'DESIGN_MARKETPLACE_UNIVERSITIES=[]' );
		$this->assertSame( array( 'Massachusetts', 'ECAL' ), array( Schools::name( 'MIT' ), Schools::name( 'ECAL' ) ) );
		putenv( 'DESIGN_MARKETPLACE_UNIVERSITIES' );
	}

	public function test_confirmations_of_a_school_that_leaves_the_list_end(): void {
		$marked = array( $this->contractor( array( 'ecosystem' => 'ECAL' ) ), $this->designer( array( 'school' => 'ECAL' ) ), $this->designer( array( 'school' => 'UNIL' ) ), $this->designer( array( 'school' => 'OTHER', 'school_other' => 'x' ) ) );
		foreach ( $marked as $id ) {
			update_user_meta( $id, 'design_marketplace_verified', gmdate( 'Y-m-d' ) . '|administrator||' );
		}
		$all = Schools::all();
		update_option( self::OPTION, array_slice( $all, 1 ) );
		$seen = fn( int $id ): bool => null !== $this->rest( 'GET', '/wp/v2/users/me', array(), $id )->get_data()['verified'];
		$this->assertSame( array( false, false, true, true ), array_map( $seen, $marked ) );
		$this->assertSame( 'ECAL', $this->rest( 'GET', '/wp/v2/users', array( 'id' => $marked[1] ), People::administrator() )->get_data()[0]['school_name'] );
	}
}
