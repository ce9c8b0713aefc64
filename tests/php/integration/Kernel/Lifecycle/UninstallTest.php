<?php
/** What deleting the plugin with its data removes of members. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Lifecycle;

use DesignMarketplace\Kernel\Lifecycle\Uninstall;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

#[Group( 'sqlite' )]
final class UninstallTest extends TestCase {

	/** Undoes the test; the roles are kept outside the database, too. */
	protected function tearDown(): void {
		parent::tearDown();
		wp_roles()->for_site();
	}

	public function test_members_who_are_off_go_also_without_a_role(): void {
		$off      = $this->designer();
		$roleless = $this->contractor();
		$promoted = $this->designer();
		$never    = $this->person( 'subscriber' );
		Off::set( $off );
		( new WP_User( $roleless ) )->set_role( '' );
		( new WP_User( $promoted ) )->set_role( 'author' );
		( new Deletion() )->uninstall();
		$this->assertFalse( get_userdata( $off ) );
		$this->assertFalse( get_userdata( $roleless ), 'Nobody else knows the account.' );
		$this->assertNotFalse( get_userdata( $promoted ), "One of WordPress' own people by now." );
		$this->assertNotFalse( get_userdata( $never ) );
	}

	public function test_what_was_typed_into_a_refused_form_goes(): void {
		set_transient( 'design_marketplace_refused_1_2', array( 'typed' => 'words' ), 1800 );
		( new Uninstall() )->remove_transients();
		$this->assertSame( 0, Rows::count( 'options', "option_name LIKE '%transient%design_marketplace%'" ) );
	}
}
