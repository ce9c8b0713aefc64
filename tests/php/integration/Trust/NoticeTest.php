<?php
/** The people who run the site hear of what waits for a decision: once an hour at most, and nobody's words. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Report;

final class NoticeTest extends TestCase {

	private function report(): Report {
		return Reports::make( Reported_Item::member( $this->contractor( array( 'company' => 'Loop Ltd' ) ) ), $this->designer( array( 'name' => 'Ada' ) ) );
	}

	/**
	 * Mails the address of the site gets.
	 * @param string $address Address.
	 * @return list<array<string,mixed>>
	 */
	private function told( string $address ): array {
		Mails::worker()->run( 50 );
		return array_values( array_filter( $this->mails(), static fn( array $mail ): bool => $address === $mail['to'] ) );
	}

	public function test_the_administrator_is_told_how_much_waits_and_not_who_or_what(): void {
		$this->report();
		$this->report();
		$told = $this->told( (string) get_option( 'admin_email' ) );
		$this->assertCount( 1, $told );
		$text = (string) wp_json_encode( $told[0] );
		$this->assertStringContainsString( '2 reported items', $text );
		foreach ( array( 'Ada', 'Loop', 'money' ) as $word ) {
			$this->assertStringNotContainsString( $word, $text );
		}
	}

	public function test_once_an_hour(): void {
		update_option( 'design_marketplace_report_email', 'trust@example.test' );
		$this->report();
		$this->assertCount( 1, $this->told( 'trust@example.test' ) );
		$this->report();
		$this->assertCount( 1, $this->told( 'trust@example.test' ), 'Sent, and not again.' );
		$this->age( HOUR_IN_SECONDS - 5 );
		$this->report();
		$this->assertCount( 1, $this->told( 'trust@example.test' ), 'Another hour of the clock has begun, no hour has passed.' );
		$this->age( HOUR_IN_SECONDS );
		$this->report();
		$this->assertCount( 2, $this->told( 'trust@example.test' ) );
	}

	/**
	 * Lets the mail have been queued in the hour of the clock before.
	 * @param int $seconds How long ago.
	 */
	private function age( int $seconds ): void {
		global $wpdb;
		$wpdb->update(
			Tables::name( 'outbox' ),
			array( 'event' => 'new_reports:' . substr( Clock::gmt( -HOUR_IN_SECONDS ), 0, 13 ), 'created_gmt' => Clock::gmt( -$seconds ) ),
			array( 'recipient' => 'site' )
		);
	}

	public function test_nothing_is_said_about_what_was_decided_by_then(): void {
		Reports::decide( $this->report(), Decision_Kind::Dismiss );
		$this->assertSame( array(), $this->told( (string) get_option( 'admin_email' ) ) );
	}
}
