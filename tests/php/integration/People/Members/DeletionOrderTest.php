<?php
/** The rooms erase in the order of Plugin's list, whatever the order of hooks. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Plugin;
use DesignMarketplace\Tests\Support\Undeclared;
use DesignMarketplace\Tests\TestCase;

final class DeletionOrderTest extends TestCase {

	/**
	 * What was erased, in order.
	 * @var list<string>
	 */
	public array $erased = array();

	protected function tearDown(): void {
		Plugin::load();
		// The rooms that declare were not there.
		Undeclared::found();
		parent::tearDown();
	}

	/**
	 * A module that notes that it was called.
	 * @param string $name Its name.
	 */
	private function room( string $name ): Erases_People {
		return new class( $name, $this ) implements Erases_People {
			public function __construct( private readonly string $name, private readonly DeletionOrderTest $test ) {}

			public function erase_person( int $user_id, bool $is_member ): void {
				$this->test->erased[] = $this->name . ( $is_member ? '' : ' of a stranger' ) . ( get_userdata( $user_id ) ? '' : ' too late' );
			}
		};
	}

	public function test_each_room_is_called_once_in_the_order_of_the_list_while_the_account_is_there(): void {
		$id = $this->designer();
		Declared::set( array( $this->room( 'one' ), new Deletion(), $this->room( 'two' ), $this->room( 'three' ) ) );
		$this->assertTrue( ( new Deletion() )->delete( $id ) );
		$this->assertSame( array( 'one', 'two', 'three' ), $this->erased );
	}

	public function test_rooms_are_told_of_people_who_are_no_members(): void {
		$id = $this->person( 'subscriber' );
		Declared::set( array( $this->room( 'one' ) ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $id );
		$this->assertSame( array( 'one of a stranger' ), $this->erased );
	}
}
