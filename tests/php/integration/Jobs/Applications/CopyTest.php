<?php
/** Who writes to a member gets a copy if they tick it: at their own address, and never as a way to mail anybody else. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class CopyTest extends TestCase {

	public function test_an_applicant_who_ticks_it_gets_what_they_sent_with_each_job_linked(): void {
		$owner    = $this->contractor( array( 'company' => 'Loop Works' ) );
		$designer = $this->designer( array( 'name' => 'Aïcha Diallo' ) );
		$missions = array( Market::mission( $owner, array( 'title' => 'Night trains' ) ), Market::mission( $owner, array( 'title' => 'Day trains' ) ) );
		Market::clear();
		$mails = $this->sent( $designer, $owner, array( 'missions' => $missions, 'copy' => true ) );
		$this->assertSame( array( People::email( $owner ), People::email( $designer ) ), array_column( $mails, 'to' ) );
		$this->assertSame( array( 'Aïcha Diallo applied: Night trains and 1 more', 'You applied to Loop Works: Night trains and 1 more' ), array_column( $mails, 'subject' ) );
		foreach ( $mails as $mail ) {
			$this->assertStringContainsString( 'I &lt;3 trains', $mail['message'] );
			foreach ( $missions as $id ) {
				$this->assertSame( 1, substr_count( $mail['message'], '/project/' . People::slug( $owner ) . "/mission/{$id}\"" ), 'Each job is linked once.' );
			}
		}
		$this->assertStringNotContainsString( People::email( $owner ), (string) wp_json_encode( $mails[1] ), 'Nobody learns an address.' );
		$this->assertStringNotContainsString( 'Reply-To', implode( $mails[1]['headers'] ) );
	}

	public function test_who_writes_to_a_designer_gets_it_too(): void {
		$designer = $this->designer( array( 'name' => 'Aïcha Diallo' ) );
		$company  = $this->contractor( array( 'company' => 'Loop Works' ) );
		$mails    = $this->sent( $company, $designer, array( 'copy' => 'on' ) );
		$this->assertSame( array( 'Loop Works would like to work with you', 'You wrote to Aïcha Diallo' ), array_column( $mails, 'subject' ) );
		$this->assertSame( People::email( $company ), $mails[1]['to'] );
		$this->assertStringContainsString( 'I &lt;3 trains', $mails[1]['message'] );
		$this->assertStringNotContainsString( People::email( $designer ), (string) wp_json_encode( $mails[1] ) );
		// The same words to another designer are another mail.
		$this->assertCount( 2, $this->sent( $company, $this->designer(), array( 'copy' => true ) ) );
		// Sent twice, both come once.
		$this->assertCount( 0, $this->sent( $company, $designer, array( 'copy' => true ) ) );
	}

	public function test_without_the_tick_there_is_none(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		foreach ( array( array(), array( 'copy' => false ), array( 'copy' => 'false' ), array( 'copy' => '0' ), array( 'copy' => '' ) ) as $index => $tick ) {
			$this->assertCount( 1, $this->sent( $company, $designer, $tick + array( 'comment' => "Words {$index}" ) ) );
		}
	}

	public function test_it_goes_to_no_address_but_the_senders(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		foreach ( array( 'stranger@example.test', array( 'stranger@example.test' ), array( 'to' => 'stranger@example.test' ) ) as $index => $tick ) {
			$answer = $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $designer, 'comment' => "Hi {$index}", 'copy' => $tick, 'email' => 'stranger@example.test', 'address' => 'stranger@example.test' ), $company );
			$this->assertContains( $answer->get_status(), array( 200, 400 ) );
		}
		Mails::worker()->run( 100 );
		$this->assertSame( array(), array_diff( array_column( $this->mails(), 'to' ), array( People::email( $designer ), People::email( $company ) ) ) );
	}

	public function test_a_refused_application_sends_no_copy(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$mission  = Market::mission( $owner );
		Market::clear();
		$this->assertCount( 2, $this->sent( $designer, $owner, array( 'missions' => array( $mission ), 'copy' => true ) ) );
		$answer = $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $owner, 'comment' => 'Again', 'missions' => array( $mission ), 'copy' => true ), $designer );
		$this->assert_answer( 409, $answer );
		$this->assertSame( 0, Mails::worker()->run( 100 ) );
	}

	/**
	 * The mails a call makes.
	 * @param int                 $from   Sender.
	 * @param int                 $to     Recipient.
	 * @param array<string,mixed> $fields Fields that differ.
	 * @return list<array<string,mixed>>
	 */
	private function sent( int $from, int $to, array $fields ): array {
		$before = count( $this->mails() );
		$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/mail/workwith', $fields + array( 'to' => $to, 'comment' => 'I <3 trains' ), $from ) );
		Mails::worker()->run( 100 );
		return array_slice( $this->mails(), $before );
	}
}
