<?php
/** An account made by sign-up whose role was taken away by hand: off, by that alone, and back with the role. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use WP_User;

final class RoleTakenAwayTest extends TestCase {

	private function take_role( int $user_id, string $other = '' ): void {
		( new WP_User( $user_id ) )->set_role( $other );
		( new Indexer() )->flush();
	}

	private function token( int $user_id ): int {
		return $this->rest( 'POST', '/jwt-auth/v1/token', array( 'username' => People::email( $user_id ), 'password' => People::PASSWORD ) )->get_status();
	}

	public function test_without_its_role_an_account_gets_no_token_and_its_works_are_gone(): void {
		foreach ( array( '', 'subscriber' ) as $other ) {
			$designer = $this->designer();
			$viewer   = $this->contractor();
			$work     = Market::work( $designer );
			$this->assertSame( 200, $this->token( $designer ) );
			$this->take_role( $designer, $other );
			$this->assertSame( 403, $this->token( $designer ), "A token with the role \"{$other}\"." );
			$this->assertSame( array(), $this->rest( 'GET', '/wp/v2/work?author_name=' . People::slug( $designer ), array(), $viewer )->get_data() );
			$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $viewer ) );
		}
	}

	public function test_without_its_role_a_company_has_no_jobs_to_show(): void {
		$company = $this->contractor();
		$mission = Market::mission( $company );
		$viewer  = $this->designer();
		$this->take_role( $company );
		$this->assertSame( array(), $this->rest( 'GET', "/wp/v2/mission?author={$company}", array(), $viewer )->get_data() );
		$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/mission/{$mission}", array(), $viewer ) );
	}

	public function test_without_its_role_an_account_is_found_by_who_edits_users_alone(): void {
		$designer = $this->designer();
		$editor   = $this->person( 'editor' );
		$this->take_role( $designer, 'subscriber' );
		foreach ( array( null, $this->contractor(), $editor ) as $viewer ) {
			$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/users/{$designer}", array(), $viewer ) );
		}
		$this->assert_answer( 200, $this->rest( 'GET', "/wp/v2/users/{$designer}", array(), People::administrator() ) );
	}

	public function test_with_its_role_it_is_back(): void {
		$designer = $this->designer();
		Market::work( $designer );
		$listed = fn(): int => count( $this->rest( 'GET', '/wp/v2/users?slug=' . People::slug( $designer ) )->get_data() );
		$works  = fn(): int => count( $this->rest( 'GET', '/wp/v2/work?author_name=' . People::slug( $designer ), array(), People::administrator() )->get_data() );
		( new Indexer() )->flush();
		$this->assertSame( array( 1, 1 ), array( $listed(), $works() ) );
		$this->take_role( $designer, 'subscriber' );
		$this->assertSame( array( 0, 0 ), array( $listed(), $works() ) );
		$this->take_role( $designer, 'designer' );
		$this->assertSame( array( 1, 1 ), array( $listed(), $works() ) );
		$this->assertSame( 200, $this->token( $designer ) );
	}

	public function test_who_never_was_a_member_keeps_their_rights(): void {
		$subscriber = $this->person( 'subscriber' );
		$company    = $this->contractor();
		$this->assertSame( 200, $this->token( $subscriber ) );
		$this->assert_answer(
			200,
			$this->rest(
				'POST',
				'/wp/v2/mail/workwith',
				array( 'to' => $company, 'comment' => 'x', 'missions' => Market::mission( $company ) ),
				$subscriber
			)
		);
	}

	public function test_who_became_one_of_the_sites_own_people_is_not_off(): void {
		$designer = $this->designer();
		$this->take_role( $designer, 'editor' );
		$this->assertSame( 200, $this->token( $designer ) );
	}
}
