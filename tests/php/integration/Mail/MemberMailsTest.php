<?php
/** What becomes of the mails of members who leave or are off. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Outbox_Data;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;

final class MemberMailsTest extends TestCase {

	public function test_a_deletion_takes_the_mails_to_and_from_the_member_along(): void {
		$queue = new Outbox();
		$queue->enqueue( 'test:1', 'user:77', 'welcome' );
		$queue->enqueue( 'contact:77:1', 'user:8', 'contact_request' );
		$queue->enqueue( 'contact:8:1', 'user:9', 'contact_request' );
		( new Outbox_Data() )->erase_person( 77, true );
		$this->assertSame( array( 'contact:8:1' ), Rows::column( 'event', 'outbox' ) );
	}

	public function test_a_job_of_a_company_that_is_off_is_no_news_whoever_the_mail_is_about(): void {
		$skill    = Market::skill();
		$owner    = $this->contractor();
		$designer = $this->designer( array( 'skill' => array( $skill ), 'notification_enabled' => true ) );
		( new Indexer() )->flush();
		$first = Market::mission( $owner, array( 'skill' => array( $skill ) ) );
		$batch = Catalogue::message( 'new_matching_mission' )->batch ?? $this->fail();
		Market::match_news();
		$this->assertSame( array( $designer ), $batch( array( 'ids' => array( $first ) ), 0, 5 ) );
		$second = Market::mission( $owner, array( 'skill' => array( $skill ) ) );
		Off::set( $owner );
		Market::match_news();
		$this->assertSame( array(), $batch( array( 'ids' => array( $second ) ), 0, 5 ) );
	}
}
