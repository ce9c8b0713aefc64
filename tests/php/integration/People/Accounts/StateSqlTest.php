<?php
/** What the database says of accounts' states is what the code says. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Accounts;

use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

#[Group( 'sqlite' )]
final class StateSqlTest extends TestCase {

	public function test_each_account_is_found_under_its_state_and_no_other(): void {
		global $wpdb;
		$people = array(
			'active'   => $this->designer(),
			'waiting'  => $this->contractor(),
			'by hand'  => $this->person( 'designer' ),
			'off'      => $this->designer(),
			'roleless' => $this->contractor(),
		);
		State::wait( $people['waiting'] );
		Off::set( $people['off'] );
		( new WP_User( $people['roleless'] ) )->set_role( '' );
		$never = $this->person( 'subscriber' );
		$ids   = implode( ',', array( ...$people, 'never' => $never ) );
		$said  = array();
		foreach ( array( Account_State::Waiting, Account_State::Active, Account_State::Off ) as $state ) {
			foreach ( $wpdb->get_col( "SELECT ID FROM {$wpdb->users} WHERE ID IN ({$ids}) AND " . State::sql( $state, 'ID' ) ) as $id ) { // phpcs:ignore WordPress.DB.PreparedSQL -- prepared there.
				$said[ (int) $id ][] = $state;
			}
		}
		foreach ( $people as $who => $id ) {
			$this->assertSame( array( State::of( $id ) ), $said[ $id ] ?? array(), $who );
		}
		$this->assertArrayNotHasKey( $never, $said, 'Who never was a member is in no list of them.' );
	}
}
