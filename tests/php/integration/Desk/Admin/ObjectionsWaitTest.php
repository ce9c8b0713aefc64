<?php
/** An objection is among what needs attention until the account is on again. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Reports\Reports_Screen;
use DesignMarketplace\Desk\Admin\Reports\Tab;
use DesignMarketplace\Desk\Admin\Screens\Overview;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Trust\Objecting;
use WP_User;

final class ObjectionsWaitTest extends AdminTestCase {

	/**
	 * Findings that tell of objections.
	 * @return list<array{string,string}>
	 */
	private function findings(): array {
		return array_values( array_filter( ( new Overview() )->findings(), static fn( array $finding ): bool => str_contains( $finding[0], 'objection' ) ) );
	}

	private function object( int $id ): void {
		$this->assertNull( ( new Objecting() )->by_author( $id, State::decision( $id ), 'I never did' ) );
	}

	public function test_they_are_counted_until_the_account_is_on(): void {
		[ $first, $second ] = array( $this->designer(), $this->contractor() );
		$this->assertSame( array(), $this->findings() );
		Off::set( $first );
		Off::set( $second );
		$this->assertSame( array(), $this->findings(), 'Who is off has not objected yet.' );
		$this->object( $second );
		$this->assertSame( array( array( '1 objection is waiting for review', Reports_Screen::list( Tab::Objections ) ) ), $this->findings() );
		$this->object( $first );
		$this->assertSame( array( array( '2 objections are waiting for review', Reports_Screen::list( Tab::Objections ) ) ), $this->findings() );
		Off::end( $second );
		$this->assertSame( array( array( '1 objection is waiting for review', Reports_Screen::list( Tab::Objections ) ) ), $this->findings() );
		Off::end( $first );
		$this->assertSame( array(), $this->findings() );
		Off::set( $first );
		$this->assertSame( array(), $this->findings(), 'An objection to an earlier decision is answered.' );
	}

	public function test_also_one_to_the_loss_of_a_role(): void {
		$id = $this->designer();
		( new WP_User( $id ) )->set_role( 'subscriber' );
		$this->object( $id );
		$this->assertCount( 1, $this->findings() );
		( new WP_User( $id ) )->set_role( 'designer' );
		$this->assertSame( array(), $this->findings() );
	}

	public function test_only_who_decides_reads_of_them(): void {
		$id = $this->designer();
		Off::set( $id );
		$this->object( $id );
		$this->assertCount( 1, $this->findings() );
		wp_set_current_user( $this->person( 'editor' ) );
		$this->assertSame( array(), $this->findings() );
		wp_set_current_user( People::administrator() );
	}

	public function test_they_are_counted_by_one_query(): void {
		global $wpdb;
		$cost  = function () use ( $wpdb ): int {
			$this->findings();
			$before = $wpdb->num_queries;
			$this->findings();
			return $wpdb->num_queries - $before;
		};
		$first = $cost();
		foreach ( array( $this->designer(), $this->designer(), $this->designer() ) as $id ) {
			Off::set( $id );
			$this->object( $id );
		}
		$this->assertSame( $first, $cost() );
	}
}
