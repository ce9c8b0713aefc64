<?php
/**
 * Members from a release without the date of their membership get it at the update, once, and nobody gets a mail.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Members;

use DesignMarketplace\Accounts\Account_State;
use DesignMarketplace\Accounts\Decisions;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Lifecycle\Migrations;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use WP_User;

final class MemberSinceTest extends TestCase {

	protected function tearDown(): void {
		parent::tearDown();
		wp_roles()->for_site();
	}

	/**
	 * An account as the release before left it.
	 *
	 * @param int    $user_id Member.
	 * @param string $role    Its role since then.
	 */
	private function make_old( int $user_id, string $role ): void {
		delete_user_meta( $user_id, State::SINCE );
		( new WP_User( $user_id ) )->set_role( $role );
	}

	private function update(): void {
		update_option( Migrations::OPTION, 5 );
		( new Migrations() )->run();
	}

	public function test_it_is_the_day_they_registered_and_who_lost_the_role_is_off(): void {
		$member   = $this->designer();
		$roleless = $this->contractor();
		$editor   = $this->designer();
		$work     = Market::work( $member );
		Market::apply( $member, Market::mission( $roleless ) );
		$subscriber = $this->person( 'subscriber' );
		$this->make_old( $member, 'designer' );
		$this->make_old( $roleless, 'subscriber' );
		$this->make_old( $editor, 'editor' );
		$states = static fn(): array => array_map( array( State::class, 'of' ), array( $member, $roleless, $editor, $subscriber ) );
		$this->assertSame( array_fill( 0, 4, Account_State::Active ), $states() );
		Mails::worker()->run( 100 );
		$before = count( $this->mails() );
		for ( $again = 0; $again < 2; $again++ ) {
			$this->update();
			wp_cache_flush();
			$this->assertSame( array( Account_State::Active, Account_State::Off, Account_State::Active, Account_State::Active ), $states() );
			$this->assertSame( get_userdata( $member )->user_registered ?? '', State::since( $member ) );
			$this->assertCount( 1, get_user_meta( $member, State::SINCE ) );
			$this->assertSame( '', State::since( $subscriber ) );
		}
		$this->assertSame( array( $work ), array_column( $this->rest( 'GET', "/wp/v2/work?author_name={$this->slug( $member )}", array(), 1 )->get_data(), 'id' ) );
		$this->assertSame( array(), $this->rest( 'GET', "/wp/v2/mission?author={$roleless}", array(), 1 )->get_data() );
		update_option( Clock::OFFSET, 30 * DAY_IN_SECONDS );
		Mails::worker()->run( 100 );
		$this->assertCount( $before, $this->mails(), 'No mail leaves because of an update.' );
		$this->assertSame( array(), Decisions::of( $roleless ) );
		( new WP_User( $roleless ) )->set_role( 'contractor' );
		( new Indexer() )->flush();
		$this->assertSame( Account_State::Active, State::of( $roleless ) );
		$this->assertCount( 1, $this->rest( 'GET', "/wp/v2/mission?author={$roleless}", array(), 1 )->get_data() );
	}

	public function test_it_costs_no_more_for_many(): void {
		$old = function ( int $number ): int {
			for ( $index = 0; $index < $number; $index++ ) {
				delete_user_meta( $this->designer(), State::SINCE );
			}
			// Whether cron has to be asked for a rebuild depends on what was asked for before.
			return count( array_filter( $this->queries( fn() => $this->update() ), static fn( string $query ): bool => ! str_contains( $query, "= 'cron'" ) ) );
		};
		// The first asks for options that are known afterwards.
		$this->update();
		$this->assertSame( $old( 1 ), $old( 8 ) );
	}

	private function slug( int $user_id ): string {
		return (string) get_the_author_meta( 'user_nicename', $user_id );
	}
}
