<?php
/** The ticket by which the command line has the web server run a check. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Health;

use DesignMarketplace\Desk\Health\Checks;
use DesignMarketplace\Desk\Health\Ticket;
use DesignMarketplace\Tests\TestCase;
use WP_Error;

final class TicketTest extends TestCase {

	private const OPTION = 'design_marketplace_health_ticket';

	public function test_a_ticket_is_good_once_asked_for_and_for_a_minute(): void {
		$this->assertFalse( Ticket::is_good( '' ) );
		$sent = '';
		add_filter(
			'pre_http_request',
			function ( $answer, array $args ) use ( &$sent ): array {
				$sent = (string) $args['headers'][ Ticket::HEADER ];
				$this->assertTrue( Ticket::is_good( $sent ) );
				$this->assertFalse( Ticket::is_good( $sent . 'x' ) );
				$this->assertStringNotContainsString( $sent, (string) get_option( self::OPTION ) );
				return array(
					'response' => array( 'code' => 200, 'message' => '' ),
					'body'     => '{"status":"critical","label":"Too small","description":"<p>PHP&#8217;s limit<\/p>"}',
					'headers'  => array(),
					'cookies'  => array(),
				);
			},
			1,
			2
		);
		$finding = Ticket::ask( Checks::find( 'upload-limit' ) );
		$this->assertSame( array( 'critical', 'Too small', 'PHP’s limit' ), array( $finding->status, $finding->headline, $finding->advice ) );
		$this->assertFalse( Ticket::is_good( $sent ) );
		update_option( self::OPTION, hash( 'sha256', 'late' ) . ':' . ( time() - 1 ) );
		$this->assertFalse( Ticket::is_good( 'late' ) );
	}

	public function test_a_site_that_cannot_reach_itself_leaves_no_ticket_behind(): void {
		add_filter( 'pre_http_request', static fn(): WP_Error => new WP_Error( 'x', 'Nobody there' ), 1 );
		$this->assertSame( 'recommended', Ticket::ask( Checks::find( 'upload-limit' ) )->status );
		$this->assertFalse( get_option( self::OPTION ) );
	}
}
