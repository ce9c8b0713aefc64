<?php
/** An open mission that is taken away tells its candidates once, whoever takes it and whatever is repeated. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Missions;

use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class TrashedMissionTest extends TestCase {

	private int $owner;

	private int $mission;

	/** @var list<int> */
	private array $candidates;

	protected function setUp(): void {
		parent::setUp();
		$this->owner      = $this->contractor();
		$this->mission    = Market::mission( $this->owner, array( 'title' => 'A quiet bell' ) );
		$this->candidates = array( $this->designer(), $this->designer() );
		foreach ( $this->candidates as $candidate ) {
			Market::apply( $candidate, $this->mission );
		}
		$this->send();
		Mails::clear();
	}

	private function send(): void {
		for ( $i = 0; $i < 3; $i++ ) {
			Mails::worker()->run( 100 );
		}
	}

	/**
	 * Who was told that the mission is over, each as often as that happened.
	 * @return list<string>
	 */
	private function told(): array {
		$this->send();
		$mails = array_filter( $this->mails(), static fn( array $mail ): bool => str_contains( $mail['subject'] . $mail['message'], 'A quiet bell' ) );
		$told  = array_column( $mails, 'to' );
		sort( $told );
		return $told;
	}

	/**
	 * @param list<int> $people People.
	 * @return list<string>
	 */
	private function addresses( array $people ): array {
		$addresses = array_map( array( People::class, 'email' ), $people );
		sort( $addresses );
		return $addresses;
	}

	private function delete( ?int $who = null ): int {
		$answer = $this->rest( 'DELETE', "/wp/v2/mission/{$this->mission}", array(), $who ?? $this->owner );
		$this->assert_answer( 200, $answer );
		$this->assertSame( 'trash', $answer->get_data()['status'] );
		return $answer->get_data()['informed'];
	}

	/** @return array<string,array{string}> */
	public static function ways(): array {
		return array(
			'the owner\'s call'           => array( 'own' ),
			'an administrator\'s call'    => array( 'administrator' ),
			'wp-admin\'s trash'           => array( 'trash' ),
			'deleted for good'            => array( 'for good' ),
			'trashed, then for good'      => array( 'both' ),
			'the account\'s deletion'     => array( 'account' ),
			'the account\'s, in wp-admin' => array( 'function' ),
		);
	}

	#[DataProvider( 'ways' )]
	public function test_candidates_are_told_once( string $way ): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		match ( $way ) {
			'own'           => $this->assertSame( 2, $this->delete() ),
			'administrator' => $this->assertSame( 2, $this->delete( People::administrator() ) ),
			'trash'         => $this->assertNotFalse( wp_trash_post( $this->mission ) ),
			'for good'      => $this->assertNotFalse( wp_delete_post( $this->mission, true ) ),
			'both'          => $this->assertNotFalse( wp_trash_post( $this->mission ) && wp_delete_post( $this->mission, true ) ),
			'account'       => $this->assertTrue( ( new Deletion() )->delete( $this->owner ) ),
			default         => $this->assertTrue( wp_delete_user( $this->owner ) ),
		};
		$this->assertSame( $this->addresses( $this->candidates ), $this->told() );
	}

	public function test_one_that_is_closed_or_a_draft_tells_nobody(): void {
		( new Closing() )->close( $this->mission );
		$this->assertSame( $this->addresses( $this->candidates ), $this->told() );
		$this->assertSame( 0, $this->delete() );
		$this->assertCount( 2, $this->told() );
		$this->mission = Market::mission( $this->owner, array( 'status' => 'draft' ) );
		$this->assertSame( 0, $this->delete() );
		$this->assertCount( 2, $this->told() );
	}

	public function test_missions_tell_their_candidates_before_applications_go(): void {
		( new Deletion() )->delete( $this->owner );
		$this->assertSame( $this->addresses( $this->candidates ), array_values( array_intersect( $this->told(), $this->addresses( $this->candidates ) ) ) );
	}

	public function test_one_that_comes_back_and_goes_again_tells_nobody_twice_but_those_who_came_between(): void {
		$this->assertSame( 2, $this->delete() );
		$this->assertCount( 2, $this->told() );
		wp_untrash_post( $this->mission );
		$this->assertSame( 'publish', get_post_status( $this->mission ) );
		$late = $this->designer();
		Market::apply( $late, $this->mission );
		$this->assertSame( 1, $this->delete() );
		$this->assertSame( $this->addresses( array( ...$this->candidates, $late ) ), array_values( array_diff( $this->told(), array( People::email( $this->owner ) ) ) ) );
		wp_untrash_post( $this->mission );
		$this->assertSame( 0, ( new Closing() )->close( $this->mission ) );
		wp_delete_post( $this->mission, true );
		$this->assertCount( 3, array_diff( $this->told(), array( People::email( $this->owner ) ) ) );
	}

	public function test_one_that_comes_back_before_the_mails_have_left_worries_nobody(): void {
		global $wpdb;
		$this->delete();
		wp_untrash_post( $this->mission );
		$this->assertSame( array(), $this->told() );
		$this->delete();
		Mails::worker()->run( 1 );
		$this->assertSame( array( '2' ), $wpdb->get_col( 'SELECT COUNT(*) FROM ' . Tables::name( 'outbox' ) . " WHERE message = 'mission_withdrawn' AND status = 'waiting'" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		wp_untrash_post( $this->mission );
		$this->assertSame( array(), $this->told() );
		$this->assertSame( 2, $this->delete() );
		$this->assertSame( $this->addresses( $this->candidates ), $this->told() );
	}

	public function test_nobody_applies_to_one_that_is_being_erased(): void {
		$status = '';
		add_action(
			'design_marketplace_transaction_undone',
			static function () use ( &$status ): void {
				$status = 'undone';
			}
		);
		add_action(
			'delete_post',
			function ( int $id ) use ( &$status ): void {
				if ( $id === $this->mission ) {
					$answer = $this->rest(
						'POST',
						'/wp/v2/mail/workwith',
						array( 'comment' => 'Me too', 'to' => $this->owner, 'missions' => array( $id ) ),
						$this->designer()
					);
					$status = $answer->get_data()['code'];
				}
			}
		);
		wp_delete_post( $this->mission, true );
		$this->assertSame( 'rest_mission_closed', $status );
		$this->assertSame( $this->addresses( $this->candidates ), $this->told() );
	}

	public function test_an_answer_to_a_change_or_a_read_names_no_number(): void {
		foreach ( array( array( 'GET', array() ), array( 'POST', array( 'title' => 'A quiet bell, again' ) ) ) as [ $method, $params ] ) {
			$this->assertArrayNotHasKey( 'informed', $this->rest( $method, "/wp/v2/mission/{$this->mission}", $params, $this->owner )->get_data() );
		}
	}
}
