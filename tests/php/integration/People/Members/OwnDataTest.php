<?php
/** Who cannot log in gets a link to all of their data, by email alone: it works once, for a day. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Own_Data;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Statement_Page;

final class OwnDataTest extends TestCase {

	private int $designer = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->designer = $this->designer();
		Talk::begin( $this->designer, $this->contractor(), 'Work with us, please' );
		Off::set( $this->designer );
	}

	/**
	 * Asks for a link and opens the email.
	 * @return string Token.
	 */
	private function link(): string {
		$this->assertNull( ( new Own_Data() )->send( $this->designer ) );
		Mails::clear();
		Mails::worker()->run( 10 );
		$mail = array_values( array_filter( $this->mails(), static fn( array $mail ): bool => str_contains( $mail['message'], Own_Data::PARAMETER ) ) )[0];
		$this->assertSame( People::email( $this->designer ), $mail['to'] );
		preg_match( '/' . Own_Data::PARAMETER . '=([0-9]+\.[A-Za-z0-9]+)/', $mail['message'], $found );
		return $found[1] ?? $this->fail( 'There is no link.' );
	}

	public function test_it_brings_the_messages_once(): void {
		$token = $this->link();
		$page  = new Own_Data();
		$this->assertSame( 200, $page->handle( $token, false )[0] );
		$this->assertStringNotContainsString( 'Work with us', $page->handle( $token, false )[1], 'Opening it shows nothing.' );
		[ $status, $body, $file ] = $page->handle( $token, true );
		$this->assertSame( array( 200, People::slug( $this->designer ) . '.json' ), array( $status, $file ) );
		$this->assertStringContainsString( 'Work with us, please', $body );
		$this->assertSame( array( 404, 404 ), array( $page->handle( $token, true )[0], $page->handle( $token, false )[0] ) );
	}

	public function test_the_page_of_who_is_off_sends_it_and_keeps_the_messages_back(): void {
		parse_str( (string) wp_parse_url( Account_Link::url( $this->designer ), PHP_URL_QUERY ), $query );
		$token = $query[ Account_Link::PARAMETER ];
		$this->assertIsString( $token );
		$page = new Statement_Page();
		$this->assertStringContainsString( 'Send me the link', $page->handle( $token, null )['body'] );
		$export = $page->handle( $token, array( 'do' => 'export' ) )['body'];
		$this->assertStringContainsString( 'Nobody else can read them', $export );
		$this->assertStringNotContainsString( 'Work with us', $export );
		$this->assertStringContainsString( 'We have sent you an email', $page->handle( $token, array( 'do' => 'link' ) )['body'] );
		Mails::worker()->run( 10 );
		$this->assertStringContainsString( Own_Data::PARAMETER, (string) wp_json_encode( $this->mails() ) );
	}

	public function test_a_forged_an_old_and_a_replaced_one_bring_nothing(): void {
		$page  = new Own_Data();
		$first = $this->link();
		foreach ( array( '', '0', "{$this->designer}.", $this->designer . '.' . str_repeat( 'a', 40 ), substr( $first, 0, -1 ), "{$first}\n", '9' . $first ) as $bad ) {
			$this->assertSame( 404, $page->handle( $bad, true )[0], $bad );
		}
		$second = $this->link();
		$this->assertSame( 404, $page->handle( $first, true )[0] );
		update_option( Clock::OFFSET, DAY_IN_SECONDS + 1 );
		$this->assertSame( 404, $page->handle( $second, true )[0] );
	}

	public function test_three_a_day_and_none_to_an_address_nobody_has_proven(): void {
		$this->link();
		$this->link();
		$this->link();
		$this->assertSame( 'rest_too_many_requests', ( new Own_Data() )->send( $this->designer )?->get_error_code() );
		$waiting = $this->designer( array( 'activated' => false ) );
		$this->assertFalse( State::is_activated( $waiting ) );
		$this->assertNotNull( ( new Own_Data() )->send( $waiting ) );
		$keys = (string) wp_json_encode( Rows::column( 'payload', 'outbox', "message = 'own_data'" ) );
		$this->assertStringNotContainsString( 'key', $keys, 'The outbox forgets what it has sent.' );
	}

	public function test_it_ends_with_the_address_it_was_sent_to_and_with_the_password(): void {
		$page  = new Own_Data();
		$token = $this->link();
		wp_update_user( array( 'ID' => $this->designer, 'user_email' => 'elsewhere@example.org' ) );
		$this->assertSame( array( 404, 404 ), array( $page->handle( $token, false )[0], $page->handle( $token, true )[0] ) );
		$token = $this->link();
		wp_set_password( 'another-password-1', $this->designer );
		$this->assertSame( 404, $page->handle( $token, true )[0] );
	}
}
