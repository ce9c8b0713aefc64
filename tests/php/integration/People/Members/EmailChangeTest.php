<?php
/** A member's change of address: until it is proven, when it lapses, and how the old mailbox takes it back. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\People\Accounts\Reservations;
use DesignMarketplace\People\Auth\Passwords;
use DesignMarketplace\People\Auth\Pending_Log_In;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\People\Members\Activation;
use DesignMarketplace\People\Members\Email_Change_Link;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Session_Tokens;
use WP_User;

final class EmailChangeTest extends TestCase {

	private const A = 'first@example.test';
	private const B = 'second@example.test';
	private const C = 'third@example.test';

	private function member( string $email = self::A ): int {
		return $this->designer( array( 'email' => $email ) );
	}

	private function change( int $id, string $email, int $status = 200 ): void {
		$this->assert_answer( $status, $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'email' => $email ), $id ) );
	}

	private function move_clock( int $seconds ): void {
		update_option( Clock::OFFSET, $seconds );
	}

	/**
	 * Links mailed to an address so far, oldest first.
	 * @param string $address Address.
	 * @param string $action  confirm or undo.
	 * @return list<string> Values of the parameter.
	 */
	private function links( string $address, string $action ): array {
		Mails::worker()->run( 100 );
		$links = array();
		foreach ( $this->mails() as $mail ) {
			if ( $address === $mail['to'] && preg_match( '/design_marketplace_email=(' . $action . '\.\d+\.\w+)/', html_entity_decode( (string) $mail['message'] ), $found ) ) {
				$links[] = $found[1];
			}
		}
		return $links;
	}

	private function link( string $address, string $action ): string {
		$links = $this->links( $address, $action );
		$this->assertNotEmpty( $links, "A link to {$action} at {$address}" );
		return (string) end( $links );
	}

	/**
	 * Opens or uses a link.
	 * @param string $link Value of the parameter.
	 * @param bool   $post Whether the button is pressed.
	 * @return array{int,string}
	 */
	private function open( string $link, bool $post = true ): array {
		return ( new Email_Change_Link() )->handle( $link, $post );
	}

	private function press( int $status, string $link ): string {
		[ $actual, $page ] = $this->open( $link );
		$this->assertSame( $status, $actual, $page );
		return $page;
	}

	private function log_in( string $email, string $password = People::PASSWORD ): int {
		$user = Passwords::log_in( $email, $password );
		return $user instanceof WP_User ? $user->ID : 0;
	}

	/**
	 * What the member reads of their address.
	 * @param int $id Member.
	 * @return array{string,bool,string}
	 */
	private function seen( int $id ): array {
		$view = $this->rest( 'GET', '/wp/v2/users/me', array(), $id )->get_data();
		return array( $view['email'], $view['email_proven'], $view['proven_email'] );
	}

	public function test_both_addresses_log_in_until_one_is_proven(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$this->assertSame( array( $id, $id ), array( $this->log_in( self::A ), $this->log_in( self::B ) ) );
		$this->assertSame( 0, $this->log_in( self::B, 'wrong password' ) );
		$this->press( 200, $this->link( self::B, 'confirm' ) );
		$this->assertSame( array( 0, $id ), array( $this->log_in( self::A ), $this->log_in( self::B ) ) );
		$this->assertSame( array( self::B, true, self::B ), $this->seen( $id ) );
	}

	public function test_the_token_route_takes_either_address(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		foreach ( array( self::A, self::B, strtoupper( self::B ) ) as $name ) {
			$answer = $this->rest( 'POST', '/jwt-auth/v1/token', array( 'username' => $name, 'password' => People::PASSWORD ) );
			$this->assert_answer( 200, $answer );
			$this->assertSame( $id, Tokens::owner( $answer->get_data()['token'] ) );
		}
	}

	public function test_the_change_ends_every_session_and_the_proof_none(): void {
		$id     = $this->member();
		$before = $this->token_of( $id );
		WP_Session_Tokens::get_instance( $id )->create( Clock::now() + DAY_IN_SECONDS );
		$this->change( $id, self::B );
		$this->assertSame( 0, Tokens::owner( $before ) );
		$this->assertSame( array(), WP_Session_Tokens::get_instance( $id )->get_all() );
		$after = $this->token_of( $id );
		$this->press( 200, $this->link( self::B, 'confirm' ) );
		$this->assertSame( $id, Tokens::owner( $after ) );
	}

	public function test_opening_a_link_changes_nothing(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		foreach ( array( $this->link( self::B, 'confirm' ), $this->link( self::A, 'undo' ) ) as $link ) {
			for ( $i = 0; $i < 5; $i++ ) {
				[ $status, $page ] = $this->open( $link, false );
				$this->assertSame( 200, $status );
				$this->assertStringContainsString( '<form method="post">', $page );
			}
		}
		$this->assertSame( array( self::B, false, self::A ), $this->seen( $id ) );
		$this->press( 200, $this->link( self::B, 'confirm' ) );
	}

	#[DataProvider( 'edges' )]
	public function test_an_unproven_address_lapses_after_seven_days( int $seconds, bool $is_live ): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$link = $this->link( self::B, 'confirm' );
		$this->move_clock( 7 * DAY_IN_SECONDS + $seconds );
		$this->assertSame( array( $is_live ? self::B : self::A, ! $is_live, self::A ), $this->seen( $id ) );
		$this->assertSame( $is_live ? $id : 0, $this->log_in( self::B ) );
		$this->assertSame( $is_live ? 200 : 410, $this->open( $link, false )[0] );
		Email_Notes::tidy();
		$this->assertSame( $is_live, metadata_exists( 'user', $id, Email_Notes::PENDING ) );
		$this->press( $is_live ? 200 : 410, $link );
		$this->assertSame( $is_live ? self::B : self::A, People::email( $id ) );
	}

	#[DataProvider( 'edges' )]
	public function test_the_old_mailbox_has_seven_days( int $seconds, bool $is_live ): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$link = $this->link( self::A, 'undo' );
		$this->press( 200, $this->link( self::B, 'confirm' ) );
		$this->move_clock( 7 * DAY_IN_SECONDS + $seconds );
		$this->assertSame( $is_live ? 400 : 200, $this->rest( 'POST', '/wp/v2/users/register', Forms::designer( array( 'email' => self::A ) ) )->get_status(), 'Kept for who it was taken from' );
		if ( ! $is_live ) {
			Email_Notes::tidy();
			$this->assertFalse( metadata_exists( 'user', $id, Email_Notes::UNDO ) );
		}
		$this->press( $is_live ? 303 : 410, $link );
		$this->assertSame( $is_live ? self::A : self::B, People::email( $id ) );
	}

	/**
	 * Seconds beside the edge, and whether it still counts.
	 * @return array<string,array{int,bool}>
	 */
	public static function edges(): array {
		return array(
			'a second before' => array( -2, true ),
			'a second after'  => array( 2, false ),
		);
	}

	/**
	 * Where the owner takes the account back: after each step of a chain of changes.
	 * @return array<string,array{int}>
	 */
	public static function steps(): array {
		return array(
			'b typed'     => array( 1 ),
			'b confirmed' => array( 2 ),
			'c typed'     => array( 3 ),
			'c confirmed' => array( 4 ),
		);
	}

	#[DataProvider( 'steps' )]
	public function test_the_first_mailbox_undoes_any_chain( int $steps ): void {
		$id    = $this->member();
		$chain = array(
			fn() => $this->change( $id, self::B ),
			fn() => $this->press( 200, $this->link( self::B, 'confirm' ) ),
			fn() => $this->change( $id, self::C ),
			fn() => $this->press( 200, $this->link( self::C, 'confirm' ) ),
		);
		foreach ( array_slice( $chain, 0, $steps ) as $step ) {
			$step();
		}
		$token = $this->token_of( $id );
		WP_Session_Tokens::get_instance( $id )->create( Clock::now() + DAY_IN_SECONDS );
		$others = array_merge( $this->links( self::B, 'undo' ), $this->links( self::B, 'confirm' ), $this->links( self::C, 'confirm' ) );

		$target = $this->press( 303, $this->links( self::A, 'undo' )[0] );
		$this->assertSame( array( self::A, true, self::A ), $this->seen( $id ) );
		$this->assertSame( 0, Tokens::owner( $token ) );
		$this->assertSame( array(), WP_Session_Tokens::get_instance( $id )->get_all() );
		$this->assertSame( 0, $this->log_in( self::A ), 'Whoever was in may know the password' );
		$this->assertSame( array( 0, 0 ), array( $this->log_in( self::B ), $this->log_in( self::C ) ) );
		foreach ( $others as $link ) {
			$this->press( 410, $link );
		}
		$this->press( 410, $this->links( self::A, 'undo' )[0] );
		$this->assertSame( self::A, People::email( $id ) );

		$this->assertTrue( str_starts_with( $target, home_url( '/resetpassword?' ) ), $target );
		wp_parse_str( (string) wp_parse_url( $target, PHP_URL_QUERY ), $query );
		$answer = $this->rest(
			'POST',
			'/wp/v2/users/password',
			array(
				'key'             => $query['key'] ?? '',
				'login'           => $query['login'] ?? '',
				'password'        => 'a new one of mine',
				'password_verify' => 'a new one of mine',
			)
		);
		$this->assert_answer( 200, $answer );
		$this->assertSame( $id, $this->log_in( self::A, 'a new one of mine' ) );
	}

	public function test_an_address_proven_earlier_outranks_a_later_one(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$this->press( 200, $this->link( self::B, 'confirm' ) );
		$this->change( $id, self::C );
		// All within one second: whose address came first must show all the same.
		$this->press( 303, $this->link( self::B, 'undo' ) );
		$this->assertSame( self::B, People::email( $id ) );
		$this->press( 303, $this->link( self::A, 'undo' ) );
		$this->assertSame( self::A, People::email( $id ) );
	}

	public function test_a_password_link_sent_to_the_borrowed_address_is_dead_after_the_undo(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$this->press( 200, $this->link( self::B, 'confirm' ) );
		$user = new WP_User( $id );
		$key  = get_password_reset_key( $user );
		$this->assertIsString( $key );
		$this->press( 303, $this->link( self::A, 'undo' ) );
		$this->assertWPErrorLike( check_password_reset_key( $key, $user->user_login ) );
	}

	private function assertWPErrorLike( mixed $value ): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- an assertion.
		$this->assertInstanceOf( \WP_Error::class, $value );
	}

	public function test_an_unproven_address_keeps_nobody_from_signing_up_with_it(): void {
		$first = $this->member();
		$this->change( $first, self::B );
		$link = $this->link( self::B, 'confirm' );
		$this->assertTrue( $this->rest( 'POST', '/wp/v2/users/availability', array( 'email' => self::B ) )->get_data()['availability']['email'] );
		$answer = $this->rest( 'POST', '/wp/v2/users/register', Forms::designer( array( 'email' => self::B ) ) );
		$this->assert_answer( 200, $answer );
		$second = (int) $answer->get_data()['user']['id'];
		$this->assertSame( array( self::B, false, self::A ), $this->seen( $first ), 'Nobody has proven it yet' );
		( new Activation() )->activate( $second );
		$this->assertSame( array( self::A, true, self::A ), $this->seen( $first ) );
		$this->press( 410, $link );
		$this->assertSame( $second, email_exists( self::B ) );
	}

	public function test_a_sign_up_that_was_never_activated_keeps_nobody_from_proving_it(): void {
		$first = $this->member();
		$this->change( $first, self::B );
		$second = (int) $this->rest( 'POST', '/wp/v2/users/register', Forms::designer( array( 'email' => self::B ) ) )->get_data()['user']['id'];
		$this->press( 200, $this->link( self::B, 'confirm' ) );
		$this->assertSame( self::B, People::email( $first ) );
		$this->assertFalse( get_userdata( $second ) );
	}

	public function test_of_two_who_ask_for_it_the_first_who_proves_it_has_it(): void {
		$one   = $this->member();
		$other = $this->member( self::C );
		$this->change( $one, self::B );
		$this->change( $other, self::B );
		$this->assertSame( $one, $this->log_in( self::B ), 'The first who asked logs in by it' );
		[ $first, $second ] = $this->links( self::B, 'confirm' );
		$this->press( 200, $second );
		$this->assertSame( array( self::A, self::B ), array( People::email( $one ), People::email( $other ) ) );
		$this->assertSame( array( self::A, true, self::A ), $this->seen( $one ) );
		$this->press( 410, $first );
		$this->assertSame( $other, $this->log_in( self::B ) );
	}

	public function test_while_one_proof_is_written_another_waits(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$claims = new Reservations();
		$this->assertTrue( $claims->take( 'email', self::B ) );
		$this->press( 409, $this->link( self::B, 'confirm' ) );
		$claims->release();
		$this->press( 200, $this->link( self::B, 'confirm' ) );
		$this->press( 410, $this->link( self::B, 'confirm' ) );
	}

	/**
	 * Links, and the address the account has when they came too late.
	 * @return array<string,array{string,string}>
	 */
	public static function late_links(): array {
		return array(
			'the proof' => array( 'confirm', Email_Notes::PENDING ),
			'the undo'  => array( 'undo', Email_Notes::UNDO ),
		);
	}

	#[DataProvider( 'late_links' )]
	public function test_a_link_that_is_taken_away_while_it_is_used_does_nothing( string $action, string $meta ): void {
		global $wpdb;
		$id = $this->member();
		$this->change( $id, self::B );
		$link  = $this->link( 'confirm' === $action ? self::B : self::A, $action );
		$other = static function ( string $query ) use ( &$other, $wpdb, $id, $meta ): string {
			if ( str_contains( $query, 'claim:email' ) && str_contains( $query, 'INSERT' ) ) {
				remove_filter( 'query', $other );
				$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->usermeta} WHERE user_id = %d AND meta_key = %s", $id, $meta ) );
			}
			return $query;
		};
		add_filter( 'query', $other );
		$this->press( 410, $link );
		$this->assertSame( self::A, People::email( $id ) );
		$this->assertSame( $id, $this->log_in( self::A ), 'The password works' );
	}

	/**
	 * Spellings of an address somebody has.
	 * @return array<string,array{string,bool}>
	 */
	public static function variants(): array {
		return array(
			'capitals'        => array( 'Taken@EXAMPLE.test', false ),
			'a plus'          => array( 'taken+1@example.test', true ),
			'another one'     => array( 'takes@example.test', true ),
			'somebody\'s log' => array( 'log.in@example.test', false ),
		);
	}

	#[DataProvider( 'variants' )]
	public function test_whoever_has_an_address_is_never_shadowed( string $typed, bool $is_free ): void {
		$owner = $this->member( 'taken@example.test' );
		$login = $this->person( 'editor', array( 'user_login' => 'log.in@example.test', 'user_pass' => 'their own word' ) );
		$id    = $this->member();
		$this->change( $id, $typed, $is_free ? 200 : 400 );
		$this->assertSame( $owner, $this->log_in( 'taken@example.test' ) );
		$this->assertSame( $login, $this->log_in( 'log.in@example.test', 'their own word' ) );
		$this->assertSame( $is_free ? $id : 0, $is_free ? $this->log_in( $typed ) : 0 );
	}

	public function test_an_account_made_later_at_the_address_is_the_one_that_logs_in(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$named = $this->person( 'editor', array( 'user_login' => self::B, 'user_pass' => 'their own word' ) );
		$this->assertSame( array( 0, $named ), array( $this->log_in( self::B ), $this->log_in( self::B, 'their own word' ) ) );
		$this->press( 409, $this->link( self::B, 'confirm' ) );
		$this->assertSame( array( self::A, true, self::A ), $this->seen( $id ) );
	}

	public function test_accents_name_nobody_elses_new_address(): void {
		$id = $this->member();
		$this->change( $id, 'rene@example.test' );
		$this->assertSame( array(), array_keys( Email_Notes::about( Email_Notes::PENDING, 'rené@example.test' ) ) );
		$this->assertSame( array(), array_keys( Email_Notes::about( Email_Notes::PENDING, '%' ) ) );
		$this->assertSame( array(), array_keys( Email_Notes::about( Email_Notes::PENDING, 'ene@example.test' ) ) );
		$this->assertSame( array( $id ), array_keys( Email_Notes::about( Email_Notes::PENDING, 'RENE@example.test' ) ) );
	}

	public function test_a_log_in_by_it_is_answered_and_counted_like_any_other(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$try = fn( string $name ): array => (array) $this->rest(
			'POST',
			'/jwt-auth/v1/token',
			array( 'username' => $name, 'password' => 'wrong' )
		)->get_data();
		$this->assertSame( $try( 'nobody@example.test' ), $try( self::B ) );
		for ( $i = 0; $i < 9; $i++ ) {
			$try( 0 === $i % 2 ? self::A : self::B );
		}
		$this->assertSame( 'rest_too_many_requests', $try( self::A )['code'] );
		$this->assertSame( 'rest_too_many_requests', $try( self::B )['code'] );
	}

	public function test_one_hash_is_compared_whoever_is_asked_for(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$count = static function ( string $name ): int {
			$hashes = 0;
			$note   = static function ( mixed $value ) use ( &$hashes ): mixed {
				++$hashes;
				return $value;
			};
			add_filter( 'check_password', $note );
			add_filter( 'wp_hash_password_algorithm', $note );
			wp_authenticate( $name, 'wrong' );
			remove_filter( 'check_password', $note );
			remove_filter( 'wp_hash_password_algorithm', $note );
			return $hashes;
		};
		$this->assertSame( array( 1, 1, 1 ), array_map( $count, array( self::A, self::B, 'nobody@example.test' ) ) );
	}

	public function test_three_changes_a_day(): void {
		$id = $this->member();
		foreach ( array( 1, 2, 3 ) as $i ) {
			$this->change( $id, "try{$i}@example.test" );
		}
		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'email' => self::B ), $id );
		$this->assert_answer( 429, $answer, 'rest_too_many_requests' );
		$this->assertGreaterThan( 0, (int) $answer->get_headers()['Retry-After'] );
		$this->assertSame( 'try3@example.test', $this->seen( $id )[0] );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'city' => 'Bern' ), $id ), '' );
		$this->move_clock( DAY_IN_SECONDS + 2 );
		$this->change( $id, self::B );
		$this->assertCount( 1, $this->links( self::B, 'confirm' ), 'Only the last of them was written to' );
		$this->assertSame( array(), $this->links( 'try1@example.test', 'confirm' ) );
	}

	public function test_typing_the_present_address_sends_nothing_and_the_old_one_takes_it_back(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$queued = $this->outbox( $id );
		$this->change( $id, self::B );
		$this->assertSame( $queued, $this->outbox( $id ) );
		$this->change( $id, self::A );
		$this->assertSame( $queued, $this->outbox( $id ) );
		$this->assertSame( array( self::A, true, self::A ), $this->seen( $id ) );
		$this->assertSame( array(), $this->links( self::B, 'confirm' ), 'Taken back before it was sent' );
	}

	public function test_the_link_is_sent_again_and_the_change_taken_back(): void {
		$id = $this->member();
		$this->assert_answer( 409, $this->rest( 'POST', "/wp/v2/users/{$id}/email", array(), $id ), 'rest_email_settled' );
		$this->change( $id, self::B );
		$first = $this->link( self::B, 'confirm' );
		$this->move_clock( 6 * DAY_IN_SECONDS );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$id}/email", array(), $id ) );
		$second = $this->link( self::B, 'confirm' );
		$this->assertNotSame( $first, $second );
		$this->press( 410, $first );
		foreach ( array( 200, 200, 429 ) as $status ) {
			$this->assert_answer( $status, $this->rest( 'POST', "/wp/v2/users/{$id}/email", array(), $id ) );
		}
		$this->move_clock( 7 * DAY_IN_SECONDS + 2 );
		$this->press( 410, $this->link( self::B, 'confirm' ) );
		$this->change( $id, self::C );
		$answer = $this->rest( 'DELETE', "/wp/v2/users/{$id}/email", array(), $id );
		$this->assert_answer( 200, $answer );
		$this->assertSame( array( self::A, true ), array( $answer->get_data()['email'], $answer->get_data()['email_proven'] ) );
		$this->assertSame( 0, $this->log_in( self::C ) );
	}

	public function test_an_administrators_address_is_proven_at_once_and_both_are_told(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$this->press( 200, $this->link( self::B, 'confirm' ) );
		$this->change( $id, 'typed@example.test' );
		$ways = array(
			fn( string $to ) => $this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'email' => $to ), People::administrator() ) ),
			fn( string $to ) => $this->assertIsInt( wp_update_user( array( 'ID' => $id, 'user_email' => $to ) ) ),
		);
		foreach ( $ways as $i => $set ) {
			$before = People::email( $id );
			$set( "admin{$i}@example.test" );
			$this->assertSame( array( "admin{$i}@example.test", true, "admin{$i}@example.test" ), $this->seen( $id ) );
			$this->press( 410, $this->link( self::B, 'undo' ) );
			$this->press( 410, $this->link( self::A, 'undo' ) );
			foreach ( array( $before, "admin{$i}@example.test" ) as $told ) {
				$mails = array_filter( $this->mails(), static fn( array $mail ): bool => $told === $mail['to'] && str_contains( (string) $mail['subject'], 'was changed' ) );
				$this->assertNotEmpty( $mails, $told );
				$this->assertStringNotContainsString( 'design_marketplace_email=', wp_json_encode( array_values( $mails ) ) ?: '' ); // phpcs:ignore WordPress.PHP.DisallowShortTernary -- a test.
			}
		}
	}

	public function test_cores_own_sign_ups_know_what_can_be_taken_back(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$this->press( 200, $this->link( self::B, 'confirm' ) );
		$this->assertInstanceOf( \WP_Error::class, register_new_user( 'squatter', self::A ) );
		$result = apply_filters( 'wpmu_validate_user_signup', array( 'user_email' => self::A, 'errors' => new \WP_Error() ) );
		$this->assertTrue( $result['errors']->has_errors() );
		$this->change( $this->member( 'other@example.test' ), self::A, 400 );
		$this->change( $id, self::A );
		$this->press( 200, $this->link( self::A, 'confirm' ) );
		$this->assertSame( self::A, People::email( $id ) );
	}

	public function test_an_address_taken_by_an_administrators_hand_shuts_everybody_out_all_the_same(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$this->press( 200, $this->link( self::B, 'confirm' ) );
		$this->person( 'subscriber', array( 'user_email' => self::A ) );
		$token = $this->token_of( $id );
		$this->press( 409, $this->link( self::A, 'undo' ) );
		$this->assertSame( 0, Tokens::owner( $token ) );
		$this->assertSame( 0, $this->log_in( self::B ) );
	}

	public function test_an_export_has_the_addresses_and_no_key(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$account = ( new Inventory() )->export( $id )['account'];
		$this->assertSame( self::A, $account['email'] );
		$this->assertSame( self::B, $account['new_email']['address'] );
		$this->assertSame( array( self::A ), array_column( $account['former_emails'], 'address' ) );
		$this->assertDoesNotMatchRegularExpression( '/[a-f0-9]{64}/', (string) wp_json_encode( $account ) );
	}

	public function test_a_strangers_mailbox_gets_and_erases_what_is_kept_of_it_alone(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$exporter = apply_filters( 'wp_privacy_personal_data_exporters', array() )['design-marketplace']['callback'];
		$eraser   = apply_filters( 'wp_privacy_personal_data_erasers', array() )['design-marketplace']['callback'];
		$data     = (string) wp_json_encode( $exporter( self::B, 1 ) );
		$this->assertStringContainsString( self::B, $data );
		$this->assertStringNotContainsString( self::A, $data );
		$this->assertTrue( $eraser( self::B, 1 )['items_removed'] );
		$this->assertSame( array( self::A, true, self::A ), $this->seen( $id ) );
		$this->assertFalse( $eraser( self::B, 1 )['items_removed'] );
	}

	public function test_nothing_is_left_of_a_deleted_account(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		$this->assert_answer( 200, $this->rest( 'DELETE', "/wp/v2/users/delete/{$id}", array(), $id ) );
		$this->assertSame( 0, Rows::count( 'usermeta', 'user_id = %d OR meta_value LIKE %s', $id, '%' . self::B . '%' ) );
		$this->assertSame( array(), array_diff( array_keys( $this->outbox( $id ) ), array( 'account_deleted' ) ) );
		$this->assertSame( array(), $this->links( self::B, 'confirm' ) );
		$this->assertSame( 0, $this->log_in( self::B ) );
	}

	public function test_keys_are_kept_as_hashes_and_erased_from_the_queue_when_sent(): void {
		$id = $this->member();
		$this->change( $id, self::B );
		foreach ( array( $this->link( self::B, 'confirm' ), $this->link( self::A, 'undo' ) ) as $link ) {
			$key = explode( '.', $link )[2];
			$this->assertGreaterThanOrEqual( 32, strlen( $key ) );
			$this->assertSame( 0, Rows::count( 'usermeta', 'meta_value LIKE %s', '%' . $key . '%' ) );
			$this->assertSame( 0, Rows::count( 'outbox', 'payload LIKE %s', '%' . $key . '%' ) );
			$this->press( 410, str_replace( $key, strrev( $key ), $link ) );
		}
		$this->press( 410, "confirm.{$id}." . str_repeat( 'a', 31 ) );
		$this->press( 410, '' );
		$this->assertNull( Pending_Log_In::owner( '' ) );
	}

	/**
	 * Mails queued for a member.
	 * @param int $id Member.
	 * @return array<string,string> Event by message.
	 */
	private function outbox( int $id ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT message, event FROM ' . Tables::name( 'outbox' ) . ' WHERE recipient = %s', "user:{$id}" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		return array_column( $rows, 'event', 'message' );
	}
}
