<?php
/** The inventory of personal data, held against the database: nothing is kept that it does not name. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Privacy;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Tests\integration\People\Members\Forms;
use DesignMarketplace\Tests\TestCase;

final class InventoryTest extends TestCase {

	private function startup(): int {
		$answer = $this->rest( 'POST', '/wp/v2/users/register', Forms::startup(), null, array( 'project_image' => $this->picture() ) );
		$this->assert_answer( 200, $answer );
		return $answer->get_data()['user']['id'];
	}

	public function test_every_meta_key_of_a_member_is_in_the_inventory(): void {
		$known = array_merge( array_keys( Inventory::user_meta() ), array_map( array( Member_Fields::class, 'key' ), array_keys( Member_Fields::rules() ) ) );
		$ours  = array_filter( array_keys( (array) get_user_meta( $this->startup() ) ), static fn( string $key ): bool => str_contains( $key, 'marketplace' ) );
		$this->assertGreaterThan( 30, count( $ours ) );
		$this->assertSame( array(), array_diff( $ours, $known ) );
	}

	public function test_every_column_that_names_a_member_is_in_the_inventory(): void {
		global $wpdb;
		foreach ( Tables::all() as $table ) {
			$columns = $wpdb->get_col( 'SHOW COLUMNS FROM ' . Tables::name( $table ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
			$naming  = array_values( array_intersect( $columns, array( 'user_id', 'recipient', 'email', 'author' ) ) );
			$this->assertSame( $naming, isset( Inventory::columns()[ $table ] ) ? array( Inventory::columns()[ $table ] ) : array(), $table );
		}
	}

	public function test_an_export_has_every_field_and_no_secret(): void {
		$id     = $this->startup();
		$export = ( new Inventory() )->export( $id );
		$this->assertSame( array_keys( Member_Fields::rules( 'contractor' ) ), array_keys( $export['profile'] ) );
		$this->assertSame( 'Kettle Lab', $export['profile']['epfl_lab'] );
		$this->assertStringStartsWith( 'http', $export['profile']['project_image'] );
		$this->assertSame( 'new.member@example.test', $export['account']['email'] );
		$this->assertCount( 2, $export['consents'] );
		$json = (string) wp_json_encode( $export );
		foreach ( array_keys( array_filter( Inventory::user_meta(), static fn( bool $is_exported ): bool => ! $is_exported ) ) as $key ) {
			$this->assertArrayNotHasKey( substr( $key, strlen( 'design_marketplace_' ) ), $export['account'] );
		}
		$this->assertStringNotContainsString( (string) ( get_userdata( $id )->user_pass ?? 'x' ), $json );
	}

	public function test_cores_exporter_has_the_same(): void {
		$this->startup();
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', array() );
		$result    = $exporters['design-marketplace']['callback']( 'new.member@example.test', 1 );
		$this->assertTrue( $result['done'] );
		$groups = array_unique( array_column( $result['data'], 'group_id' ) );
		$this->assertSame( array( 'design_marketplace_account', 'design_marketplace_profile', 'design_marketplace_consents' ), array_values( $groups ) );
		$this->assertStringContainsString( 'Kettle Lab', (string) wp_json_encode( $result['data'] ) );
		$this->assertSame( array(), $exporters['design-marketplace']['callback']( 'nobody@example.test', 1 )['data'] );
	}

	public function test_cores_eraser_leaves_others_alone(): void {
		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', array() );
		$result  = $erasers['design-marketplace']['callback']( get_userdata( 1 )->user_email ?? '', 1 );
		$this->assertFalse( $result['items_removed'] );
		$this->assertNotFalse( get_userdata( 1 ) );
	}
}
