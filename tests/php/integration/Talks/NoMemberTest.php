<?php
/** Who is no member any more, or one of the other kind, is written to no more: neither in the conversation nor by email. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks;

use DesignMarketplace\Clock;
use DesignMarketplace\Talks\Files\Delivery;
use DesignMarketplace\Talks\Files\File_Link;
use DesignMarketplace\Talks\Files\Store;
use DesignMarketplace\Talks\Seat;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;
use WP_User;

final class NoMemberTest extends TestCase {

	private int $designer = 0;

	private int $company = 0;

	private string $path = '';

	protected function setUp(): void {
		parent::setUp();
		$this->designer = $this->designer();
		$this->company  = $this->contractor();
		$this->path     = Talk::BASE . '/' . Talk::begin( $this->designer, $this->company );
		Talk::write( Talk::between( $this->designer, $this->company ), Seat::Contractor, 'Between the two of us' );
	}

	/**
	 * What the company may do now, by the answer and by trying.
	 * @return array{string|null,bool,int}
	 */
	private function tried(): array {
		$thread = $this->rest( 'GET', $this->path, array(), $this->company )->get_data();
		return array( $thread['why'], $thread['can']['write'], $this->rest( 'POST', $this->path, array( 'text' => 'Are you there?' ), $this->company )->get_status() );
	}

	public function test_nobody_writes_to_an_editor_who_was_a_member(): void {
		$file  = Talk::file( Talk::between( $this->designer, $this->company ), $this->company );
		$token = (string) preg_replace( '/^.*=/', '', File_Link::url( $file, $this->designer ) );
		$this->assertSame( 200, Delivery::answer( new Store(), $token )['status'] );
		$this->assertSame( array( null, true, 201 ), $this->tried() );
		( new WP_User( $this->designer ) )->set_role( 'editor' );
		$this->assertSame( array( 'gone', false, 409 ), $this->tried() );
		$this->assert_answer( 403, $this->rest( 'GET', $this->path, array(), $this->designer ) );
		$token = (string) preg_replace( '/^.*=/', '', File_Link::url( $file, $this->designer ) );
		$this->assertSame( 404, Delivery::answer( new Store(), $token )['status'] );
		update_option( Clock::OFFSET, 10 * MINUTE_IN_SECONDS );
		Mails::worker()->run( 10 );
		$this->assertStringNotContainsString( 'Between the two of us', (string) wp_json_encode( $this->mails() ) );
	}

	public function test_two_of_one_kind_do_not_go_on(): void {
		( new WP_User( $this->designer ) )->set_role( 'contractor' );
		$this->assertSame( array( 'gone', false, 409 ), $this->tried() );
		$this->assert_answer( 409, $this->rest( 'POST', $this->path, array( 'text' => 'I am a company now.' ), $this->designer ), 'rest_message_gone' );
		( new WP_User( $this->designer ) )->set_role( 'designer' );
		$this->assertSame( array( null, true, 201 ), $this->tried() );
	}

	public function test_the_slug_of_who_is_off_leads_nowhere(): void {
		$path = Talk::BASE . '/' . People::slug( $this->designer );
		$this->assert_answer( 200, $this->rest( 'GET', $path, array(), $this->company ) );
		Off::set( $this->designer );
		$this->assert_answer( 404, $this->rest( 'GET', $path, array(), $this->company ) );
		$this->assert_answer( 200, $this->rest( 'GET', $this->path, array(), $this->company ) );
	}
}
