<?php
/** A conversation begins where one member may write to another: by applying, or by contacting a designer. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Talks\Conversation_Rows;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;

final class BeginningTest extends TestCase {

	/**
	 * Writes by the call that begins conversations.
	 * @param int                 $who  Sender.
	 * @param int                 $to   Recipient.
	 * @param string              $text Text.
	 * @param list<int>           $jobs Missions.
	 */
	private function write( int $who, int $to, string $text, array $jobs = array() ): void {
		$this->assert_answer(
			200,
			$this->rest(
				'POST',
				'/wp/v2/mail/workwith',
				array( 'to' => $to, 'comment' => $text ) + array_filter( array( 'missions' => $jobs ) ),
				$who
			)
		);
	}

	/**
	 * The messages of the two as one of them reads them.
	 * @param int $reader Reader.
	 * @param int $other  The other.
	 * @return array<array<mixed>> Texts, and whether they are the reader's own.
	 */
	private function texts( int $reader, int $other ): array {
		$answer = $this->rest( 'GET', Talk::BASE . '/' . People::slug( $other ), array(), $reader );
		return 200 === $answer->get_status() ? array_map( static fn( array $message ): array => array( $message['text'], $message['mine'] ), $answer->get_data()['messages'] ) : array();
	}

	public function test_the_comment_of_an_application_is_the_first_message(): void {
		[ $designer, $contractor ] = array( $this->designer(), $this->contractor() );
		$jobs                      = array( Market::mission( $contractor ), Market::mission( $contractor ) );
		$this->write( $designer, $contractor, "Dear all,\nI cast bells.", $jobs );
		$this->assertSame( array( array( "Dear all,\nI cast bells.", true ) ), $this->texts( $designer, $contractor ), 'One letter, however many jobs it is about.' );
		$this->assertSame( array( array( "Dear all,\nI cast bells.", false ) ), $this->texts( $contractor, $designer ) );
		$list = $this->rest( 'GET', Talk::BASE, array(), $contractor );
		$this->assertSame( '1', $list->get_headers()['X-DM-Unread'] );
		$this->assertSame( array( 'Dear all, I cast bells.', 1, 'Ada Test' ), array( $list->get_data()[0]['last']['excerpt'], $list->get_data()[0]['unread'], $list->get_data()[0]['with']['name'] ) );
	}

	public function test_applying_again_adds_a_message(): void {
		[ $designer, $contractor ] = array( $this->designer(), $this->contractor() );
		$job                       = Market::mission( $contractor );
		$this->write( $designer, $contractor, 'First.', array( $job ) );
		$application = $this->rest( 'GET', '/wp/v2/application', array(), $designer )->get_data()[0]['id'];
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$application}", array( 'stage' => 'withdrawn' ), $designer ) );
		$this->assertCount( 1, $this->texts( $contractor, $designer ), 'What was said stays said.' );
		$this->write( $designer, $contractor, 'Second.', array( $job ) );
		$this->assertSame( array( 'First.', 'Second.' ), array_column( $this->texts( $contractor, $designer ), 0 ) );
	}

	public function test_a_company_that_contacts_a_designer_begins_one_and_the_same_words_are_one_message(): void {
		[ $designer, $contractor ] = array( $this->designer(), $this->contractor() );
		$this->write( $contractor, $designer, 'Would you?' );
		$this->write( $contractor, $designer, 'Would you?' );
		$this->write( $designer, $contractor, 'I would.', array( Market::mission( $contractor ) ) );
		$this->assertSame( array( array( 'Would you?', false ), array( 'I would.', true ) ), $this->texts( $designer, $contractor ) );
	}

	public function test_who_is_no_member_has_no_conversation(): void {
		[ $designer, $contractor ] = array( $this->designer(), $this->contractor() );
		$admin                     = People::administrator();
		$this->write( $admin, $designer, 'Hello.' );
		$this->write( $admin, $contractor, 'Hello.', array( Market::mission( $contractor ) ) );
		foreach ( array( array( $designer, $admin ), array( $admin, $contractor ) ) as [ $one, $other ] ) {
			$this->assertNull( Conversation_Rows::between( $one, $other ) );
		}
		$this->assert_answer( 403, $this->rest( 'GET', Talk::BASE, array(), $admin ), 'rest_forbidden' );
	}

	public function test_applications_lead_to_the_conversation(): void {
		[ $designer, $contractor ] = array( $this->designer(), $this->contractor() );
		$job                       = Market::mission( $contractor );
		$this->write( $designer, $contractor, 'First.', array( $job ) );
		$id = Talk::between( $designer, $contractor )->public_id;
		foreach ( array( array( $designer, array() ), array( $contractor, array( 'mission' => $job ) ) ) as [ $who, $query ] ) {
			$item = $this->rest( 'GET', '/wp/v2/application', $query, $who )->get_data()[0];
			$this->assertSame( array( $id, true ), array( $item['conversation'], $item['can']['message'] ) );
		}
		$seen = $this->rest( 'GET', '/wp/v2/application', array( 'mission' => $job ), People::administrator() )->get_data()[0];
		$this->assertArrayNotHasKey( 'conversation', $seen );
		$this->assert_answer( 200, $this->rest( 'POST', Talk::BASE . "/{$id}/block", array( 'blocked' => true ), $contractor ) );
		$blocked = $this->rest( 'GET', '/wp/v2/application', array(), $designer )->get_data()[0];
		$this->assertSame( array( $id, false ), array( $blocked['conversation'], $blocked['can']['message'] ) );
	}

	/**
	 * By designer, a company's conversations as its candidates' page has them, and whether it can write in them.
	 * @return array<int,array{string|null,bool}>
	 */
	private function of_candidates( int $company, int $job, string $order ): array {
		$query = array( 'mission' => $job, 'orderby' => $order );
		$found = array();
		foreach ( $this->rest( 'GET', '/wp/v2/application', $query, $company )->get_data() as $item ) {
			$found[ $item['author'] ] = array( $item['conversation'], $item['can']['message'] );
		}
		ksort( $found );
		return $found;
	}

	public function test_a_page_of_candidates_has_the_conversations_of_its_own_company(): void {
		global $wpdb;
		[ $one, $two ]       = array( $this->designer(), $this->designer() );
		[ $own, $other ]     = array( $this->contractor(), $this->contractor() );
		[ $job, $elsewhere ] = array( Market::mission( $own ), Market::mission( $other ) );
		foreach ( array( $one, $two ) as $designer ) {
			$this->write( $designer, $own, 'First.', array( $job ) );
			$this->write( $designer, $other, 'Second.', array( $elsewhere ) );
		}
		$table = Tables::name( 'conversation' );
		$id    = Talk::between( $one, $own )->public_id;
		$wpdb->delete( $table, array( 'public_id' => Talk::between( $two, $own )->public_id ) );
		$sent = static fn( int $by_designer, int $by_company ): mixed => $wpdb->update(
			$table,
			array( 'designer_sent' => $by_designer, 'contractor_sent' => $by_company ),
			array( 'public_id' => $id )
		);
		foreach ( array( 'date', 'stage' ) as $order ) {
			$sent( 99, 0 );
			$this->assertSame( array( $one => array( $id, true ), $two => array( null, false ) ), $this->of_candidates( $own, $job, $order ), $order );
			$sent( 0, 99 );
			$this->assertSame( array( $id, false ), $this->of_candidates( $own, $job, $order )[ $one ], $order );
		}
	}
}
