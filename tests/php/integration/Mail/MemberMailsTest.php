<?php
/** What becomes of the mails of members who leave or are off. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Alerts\Mails\New_Matching_Mission;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Jobs\Applications\Mails\Contact_Request;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Outbox_Data;
use DesignMarketplace\People\Members\Mails\Welcome;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;

final class MemberMailsTest extends TestCase {

	public function test_a_deletion_takes_the_mails_to_and_from_the_member_along(): void {
		$queue = new Outbox();
		$queue->enqueue( 'test:1', 'user:77', Welcome::class );
		$queue->enqueue( 'contact:77:1', 'user:8', Contact_Request::class );
		$queue->enqueue( 'contact:8:1', 'user:9', Contact_Request::class );
		( new Outbox_Data() )->erase_person( 77, true );
		$this->assertSame( array( 'contact:8:1' ), Rows::column( 'event', 'outbox' ) );
	}

	public function test_a_job_of_a_company_that_is_off_is_no_news_whoever_the_mail_is_about(): void {
		$skill    = Market::skill();
		$owner    = $this->contractor();
		$designer = $this->designer( array( 'skill' => array( $skill ), 'notification_enabled' => true ) );
		( new Indexer() )->flush();
		$first   = Market::mission( $owner, array( 'skill' => array( $skill ) ) );
		$message = Catalogue::message( New_Matching_Mission::id() ) ?? $this->fail();
		$this->assertInstanceOf( New_Matching_Mission::class, $message );
		Market::match_news();
		$this->assertSame( array( $designer ), $message->batch( array( 'ids' => array( $first ) ), 0, 5 ) );
		$second = Market::mission( $owner, array( 'skill' => array( $skill ) ) );
		Off::set( $owner );
		Market::match_news();
		$this->assertSame( array(), $message->batch( array( 'ids' => array( $second ) ), 0, 5 ) );
	}
}
