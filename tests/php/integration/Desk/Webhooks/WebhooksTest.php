<?php
/** What another system is told, when that ends, and what it may tell us. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Webhooks;

use DesignMarketplace\Desk\Admin\Settings\Systems;
use DesignMarketplace\Desk\Health\Mail_Checks;
use DesignMarketplace\Desk\Webhooks\Webhooks;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\People\Members\Activation;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class WebhooksTest extends TestCase {

	/** @param list<string> $events */
	private function on( array $events = Site_Settings::WEBHOOK_EVENTS ): void {
		// Where nobody is asked, as it is in a private network.
		update_option( 'design_marketplace_webhook_url', 'https://127.0.0.1/hook' );
		update_option( 'design_marketplace_webhook_secret', 'of both' );
		update_option( 'design_marketplace_webhook_events', $events );
	}

	/** @return list<array<string,mixed>> What is told and has not been read here before, oldest first. */
	private function told(): array {
		$rows = Sql::column( "SELECT payload FROM {outbox} WHERE message = 'webhook' ORDER BY id" );
		Sql::write( "DELETE FROM {outbox} WHERE message = 'webhook'" );
		$told = array();
		foreach ( $rows as $row ) {
			$payload = (array) json_decode( (string) $row, true );
			$this->assertMatchesRegularExpression( '/^[0-9a-f-]{36}$/', (string) $payload['delivery'] );
			$told[] = array_diff_key( $payload, array( 'delivery' => '', 'happened' => '' ) );
		}
		return $told;
	}

	public function test_each_event_is_told_by_its_number_alone(): void {
		$this->on();
		$designer = $this->designer( array( 'activated' => false ) );
		$this->assertTrue( ( new Activation() )->activate( $designer ) );
		$this->assertSame( array( array( 'event' => 'member_activated', 'member' => $designer ) ), $this->told() );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$designer}", array( 'newsletter' => true ), $designer ) );
		$this->assertSame( array( array( 'event' => 'newsletter_changed', 'member' => $designer ) ), $this->told() );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$designer}", array( 'city' => 'Bern' ), $designer ) );
		$this->assertSame( array(), $this->told() );
		$company = $this->contractor();
		$mission = Market::mission( $company );
		$this->assertSame( array( array( 'event' => 'mission_published', 'mission' => $mission ) ), $this->told() );
		$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $company, 'missions' => array( $mission ), 'comment' => 'Hello, I am here.' ), $designer ) );
		$application = (int) Sql::value( 'SELECT post_id FROM {application} WHERE mission_id = %d', $mission );
		$this->assertSame( array( array( 'event' => 'application_made', 'application' => $application ) ), $this->told() );
		$this->assertSame( 1, ( new Closing() )->close( $mission ) );
		$this->assertContains( array( 'event' => 'mission_closed', 'mission' => $mission ), $this->told() );
		( new Deletion() )->delete( $designer );
		$this->assertSame( array( array( 'event' => 'member_erased', 'member' => $designer ) ), $this->told() );
	}

	public function test_nothing_is_told_that_was_not_asked_for_nor_without_a_secret(): void {
		$this->on( array( 'mission_closed' ) );
		Market::mission( $this->contractor() );
		$this->assertSame( array(), $this->told() );
		$this->on();
		delete_option( 'design_marketplace_webhook_secret' );
		Market::mission( $this->contractor() );
		$this->assertSame( array(), $this->told() );
	}

	public function test_an_administrator_sends_a_test_that_is_about_nothing(): void {
		$this->on( array() );
		wp_set_current_user( People::administrator() );
		$this->assertTrue( Webhooks::test() );
		$this->assertSame( array( array( 'event' => 'test' ) ), $this->told() );
		Webhooks::test();
		ob_start();
		( new Systems() )->show();
		$printed = (string) ob_get_clean();
		$this->assertStringContainsString( 'On: the other system', $printed );
		$this->assertStringContainsString( '<td>Test</td>', $printed );
		delete_option( 'design_marketplace_webhook_secret' );
		$this->assertFalse( Webhooks::test() );
	}

	public function test_a_private_address_is_not_asked_and_the_others_wait_so_that_emails_leave(): void {
		$this->on();
		$company = $this->contractor();
		Market::mission( $company );
		Market::mission( $company );
		Mails::worker()->run( 100 );
		$rows = Sql::rows( "SELECT attempts, status, error FROM {outbox} WHERE message = 'webhook' ORDER BY attempts" );
		$this->assertSame( array( '0', '1' ), array_map( 'strval', array_column( $rows, 'attempts' ) ), 'After the first failure the other was not tried.' );
		$this->assertStringContainsString( 'private network', (string) $rows[1]['error'] );
		$this->assertSame( 0, Outbox_Entries::late( 0 ), 'No email is late because of it.' );
	}

	public function test_after_fifty_failures_in_a_row_it_is_off_until_an_administrator_switches_it_on(): void {
		$this->on();
		Webhooks::count( false );
		Webhooks::count( true );
		for ( $i = 1; $i < Webhooks::MOST_FAILURES; $i++ ) {
			Webhooks::count( false );
		}
		$this->assertTrue( Webhooks::is_on(), 'One has arrived in between.' );
		Market::mission( $this->contractor() );
		Webhooks::count( false );
		Webhooks::count( false );
		$this->assertFalse( Webhooks::is_on() );
		$this->assertSame( 'recommended', Mail_Checks::webhook()->status );
		$this->assertSame( array(), $this->told(), 'What waited is dropped.' );
		Market::mission( $this->contractor() );
		$this->assertSame( array(), $this->told() );
		Mails::worker()->run( 100 );
		$this->assertCount( 1, array_filter( Mails::sent(), static fn( array $mail ): bool => get_option( 'admin_email' ) === $mail['to'] ) );
		Webhooks::switch_on();
		$this->assertSame( 'good', Mail_Checks::webhook()->status );
		Market::mission( $this->contractor() );
		$this->assertCount( 1, $this->told() );
	}

	public function test_who_has_left_the_newsletter_elsewhere_leaves_it_here_and_nobody_begins_it_so(): void {
		$member = $this->designer();
		$admin  = People::administrator();
		Member_Fields::write( $member, array( 'newsletter' => true ) );
		$tell = fn( mixed $newsletter, string $email, ?int $user ) => $this->rest( 'POST', '/design-marketplace/v1/newsletter', compact( 'email', 'newsletter' ), $user );
		$this->assert_answer( 401, $tell( false, People::email( $member ), null ) );
		$this->assert_answer( 403, $tell( false, People::email( $member ), $member ) );
		$this->assert_answer( 404, $tell( false, 'nobody@example.test', $admin ) );
		$this->assert_answer( 404, $tell( false, People::email( $admin ), $admin ) );
		foreach ( array( true, 'true', 1, null, 'maybe' ) as $other ) {
			$this->assert_answer( 400, $tell( $other, People::email( $member ), $admin ) );
		}
		$this->on();
		$this->assert_answer( 200, $tell( false, strtoupper( People::email( $member ) ), $admin ) );
		$this->assertFalse( Member_Fields::read( $member )['newsletter'] );
		$this->assertCount( 1, $this->told() );
		$this->assert_answer( 200, $tell( false, People::email( $member ), $admin ) );
		$this->assertSame( array(), $this->told(), 'Nothing has changed.' );
		$this->assertSame( 1, (int) Sql::value( 'SELECT COUNT(*) FROM {decision} WHERE user_id = %d AND words = %s', $member, 'newsletter' ) );
		$this->assertSame( 0, Outbox_Entries::number( Status::Waiting ), 'And no email says so.' );
	}
}
