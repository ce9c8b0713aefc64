<?php
/** Log-ins are counted by the account they try, at every door and in every spelling. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Auth\Passwords;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_Application_Passwords;
use WP_Error;
use WP_REST_Response;
use WP_User;

final class LogInLimitsTest extends TestCase {

	private const EMAIL = 'startup.limits@example.test';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'application_password_is_api_request', '__return_true' );
		add_filter( 'wp_is_application_passwords_available', '__return_true' );
		$GLOBALS['wp_rest_application_password_status'] = null;
	}

	protected function tearDown(): void {
		unset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'], $_POST['user_login'] ); // phpcs:ignore WordPress.Security.NonceVerification -- a test.
		$_SERVER['REMOTE_ADDR']                         = '127.0.0.1';
		$GLOBALS['wp_rest_application_password_status'] = null;
		parent::tearDown();
	}

	/**
	 * Spellings of one address; not every one of them is taken for it at every door and on every database.
	 * @return array<string,array{string}>
	 */
	public static function spellings(): array {
		$spellings = array(
			'capitals'             => 'StartUp.Limits@Example.TEST',
			'blanks around'        => "  startup.limits@example.test \t",
			'a percent code'       => 'startup%7a.limits@example.test',
			'percent codes'        => '%00startup.limits%ff@example%20.test',
			'a tag'                => 'startup<b>.limits@example.test',
			'a script'             => 'startup<script>x</script>.limits@example.test',
			'a comment'            => 'startup<!-- x -->.limits@example.test',
			'an entity'            => 'startup&amp;.limits@example.test',
			'a made-up entity'     => 'startup&x y z;.limits@example.test',
			'accents'              => 'stàrtüp.limits@éxample.test',
			'an accent of its own' => "sta\u{0301}rtup.limits@example.test",
			'an invisible blank'   => "start\u{200B}up.limits@example.test",
			'a soft hyphen'        => "start\u{00AD}up.limits@example.test",
			'wide letters'         => 'ｓtartup.limits@example.test',
			'a control character'  => "start\x01up.limits@example.test",
			'a zero byte'          => "startup.limits@example.test\0",
			'all of it'            => ' <i>STÀRTUP&nbsp;%7a.limits@example.test ',
		);
		return array_map( static fn( string $spelling ): array => array( $spelling ), $spellings );
	}

	/**
	 * The doors: each tries a name and a wrong password.
	 * @return array<string,callable(string):mixed>
	 */
	private function doors(): array {
		return array(
			'the token route'       => fn( string $name ) => $this->log_in( $name, 'wrong-password' )->get_status(),
			'wp-login.php'          => fn( string $name ) => wp_signon(
				array( 'user_login' => $name, 'user_password' => 'wrong-password' )
			),
			'XML-RPC'               => fn( string $name ) => wp_authenticate( $name, 'wrong-password' ),
			'application passwords' => fn( string $name ) => $this->application_password( $name, 'wrong wrong wrong wrong' ),
		);
	}

	#[DataProvider( 'spellings' )]
	public function test_a_spelling_that_opens_the_account_counts_as_the_account_at_every_door( string $spelling ): void {
		$id = $this->designer( array( 'email' => self::EMAIL ) );
		WP_Application_Passwords::create_new_application_password( People::administrator(), array( 'name' => 'x' ) );
		foreach ( $this->doors() as $door => $try ) {
			$plain = $this->counted( fn() => $try( self::EMAIL ) );
			$this->assertCount( 1, array_filter( $plain, static fn( string $bucket ): bool => str_starts_with( $bucket, 'login:address:' ) ), $door );
			if ( ! $this->opens( $door, $spelling, $id ) ) {
				continue;
			}
			$this->assertNotSame( array(), $this->shared( $plain, $this->counted( fn() => $try( $spelling ) ) ), "{$door} counts it elsewhere" );
			$this->assertNotSame( array(), $this->shared( $plain, $this->counted( fn() => $try( (string) get_the_author_meta( 'user_login', $id ) ) ) ), "{$door} counts the log-in name elsewhere" );
		}
	}

	#[DataProvider( 'spellings' )]
	public function test_spellings_share_their_count_also_where_there_is_no_account( string $spelling ): void {
		WP_Application_Passwords::create_new_application_password( People::administrator(), array( 'name' => 'x' ) );
		$known = $this->designer( array( 'email' => self::EMAIL ) );
		$other = str_replace( array( 'start', 'Start', 'stàrt', 'STÀRT', "sta\u{0301}rt", 'ｓtart' ), array( 'stort', 'Stort', 'stòrt', 'STÒRT', "sto\u{0301}rt", 'ｓtort' ), $spelling );
		$this->assertNotSame( $spelling, $other );
		foreach ( $this->doors() as $door => $try ) {
			$of_known   = array( $this->counted( fn() => $try( self::EMAIL ) ), $this->counted( fn() => $try( $spelling ) ) );
			$of_unknown = array( $this->counted( fn() => $try( 'stortup.limits@example.test' ) ), $this->counted( fn() => $try( $other ) ) );
			$this->assertSame( count( $this->shared( ...$of_known ) ) > 0, count( $this->shared( ...$of_unknown ) ) > 0, "{$door} tells of {$known}" );
			$this->assertSame( count( $of_known[0] ), count( $of_unknown[0] ), "{$door} costs another number of statements" );
		}
	}

	public function test_after_ten_wrong_passwords_at_any_doors_the_right_one_is_refused_in_every_spelling(): void {
		$id    = $this->designer( array( 'email' => self::EMAIL ) );
		$login = (string) get_the_author_meta( 'user_login', $id );
		foreach ( array( self::EMAIL, 'startup%7a.limits@example.test', 'startup<b>.limits@example.test', 'stàrtup.limits@example.test', $login, strtoupper( $login ) ) as $i => $name ) {
			$this->assert_answer( 403, $this->log_in( $name, "wrong {$i}" ) );
		}
		foreach ( array( 'startup&x;.limits@example.test', "{$login}%41", "<i>{$login}", 'STARTUP.limits@example.test' ) as $i => $name ) {
			$this->assertSame( 'incorrect_password', $this->try( $name, "wrong {$i}" ) );
		}
		$this->assertSame( 'too_many', $this->try( 'startup%7b.limits@example.test', People::PASSWORD ) );
		$answer = $this->log_in( "{$login}&y;", People::PASSWORD );
		$this->assert_answer( 429, $answer, 'rest_too_many_requests' );
		$this->assertGreaterThan( 0, (int) $answer->get_headers()['Retry-After'] );
		$other = (string) get_the_author_meta( 'user_email', $this->designer() );
		$this->assertSame( '', $this->try( $other, People::PASSWORD ), 'others log in' );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		$this->assertSame( '', $this->try( self::EMAIL, People::PASSWORD ), 'from elsewhere, too' );
	}

	public function test_many_addresses_together_have_a_hundred_guesses_an_hour_at_one_account(): void {
		// Cheap hashes: a hundred are compared.
		add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );
		$id = $this->designer( array( 'email' => self::EMAIL ) );
		for ( $i = 1; $i <= 99; $i++ ) {
			$_SERVER['REMOTE_ADDR'] = "192.0.2.{$i}";
			$this->assertSame( 'incorrect_password', $this->try( $i % 2 ? self::EMAIL : 'startup%7a.limits@example.test', 'wrong' ), "guess {$i}" );
			if ( 98 === $i ) {
				$this->assertSame( '', $this->try( self::EMAIL, People::PASSWORD ), 'the owner still comes in' );
			}
		}
		$_SERVER['REMOTE_ADDR'] = '198.51.100.1';
		$this->assertSame( 'too_many', $this->try( (string) get_the_author_meta( 'user_login', $id ), People::PASSWORD ) );
		update_option( Clock::OFFSET, HOUR_IN_SECONDS + 1 );
		$this->assertSame( '', $this->try( self::EMAIL, People::PASSWORD ), 'an hour later' );
	}

	public function test_one_address_alone_locks_no_owner_out(): void {
		add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );
		$this->designer( array( 'email' => self::EMAIL ) );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		for ( $i = 1; $i <= 120; $i++ ) {
			$this->assertSame( $i <= 10 ? 'incorrect_password' : 'too_many', $this->try( self::EMAIL, 'wrong' ), "guess {$i}" );
		}
		$_SERVER['REMOTE_ADDR'] = '198.51.100.1';
		$this->assertSame( '', $this->try( self::EMAIL, People::PASSWORD ) );
	}

	public function test_who_asks_too_often_for_a_mail_keeps_none_from_its_owner(): void {
		$this->designer( array( 'email' => self::EMAIL ) );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		for ( $i = 0; $i < 15; $i++ ) {
			$this->ask_for_mail( "nobody{$i}@example.test" );
		}
		for ( $i = 0; $i < 5; $i++ ) {
			$this->assertNotSame( '', $this->ask_for_mail( self::EMAIL ) );
		}
		$_SERVER['REMOTE_ADDR'] = '198.51.100.1';
		$this->assertSame( '', $this->ask_for_mail( self::EMAIL ) );
	}

	public function test_who_remembers_in_time_starts_anew(): void {
		$this->designer( array( 'email' => self::EMAIL ) );
		foreach ( array( 1, 2 ) as $round ) {
			for ( $i = 0; $i < 9; $i++ ) {
				$this->try( self::EMAIL, 'wrong' );
			}
			$this->assertSame( '', $this->try( strtoupper( self::EMAIL ), People::PASSWORD ), "round {$round}" );
		}
	}

	public function test_a_password_with_a_quote_is_one_attempt(): void {
		$this->designer( array( 'email' => self::EMAIL ) );
		for ( $i = 0; $i < 10; $i++ ) {
			$this->assert_answer( 403, $this->log_in( self::EMAIL, "it's wrong {$i}" ) );
		}
		$this->assert_answer( 429, $this->log_in( self::EMAIL, "it's wrong" ) );
	}

	public function test_a_refused_attempt_compares_no_password_known_or_not(): void {
		$this->designer( array( 'email' => self::EMAIL ) );
		foreach ( array( self::EMAIL, 'nobody.limits@example.test' ) as $name ) {
			for ( $i = 0; $i < 10; $i++ ) {
				$this->try( $name, 'wrong' );
			}
			$hashed = 0;
			$note   = static function ( mixed $value ) use ( &$hashed ): mixed {
				++$hashed;
				return $value;
			};
			add_filter( 'wp_hash_password_algorithm', $note );
			add_filter( 'check_password', $note );
			$this->assertSame( 'too_many', $this->try( $name, 'wrong' ) );
			$this->assertSame( 0, $hashed, $name );
			remove_filter( 'wp_hash_password_algorithm', $note );
			remove_filter( 'check_password', $note );
		}
	}

	public function test_guesses_at_application_passwords_are_counted_and_say_nothing_of_the_account(): void {
		$this->designer( array( 'email' => self::EMAIL ) );
		$made = WP_Application_Passwords::create_new_application_password( People::administrator(), array( 'name' => 'x' ) );
		$this->assertIsArray( $made );
		$said = array();
		foreach ( array( self::EMAIL, 'nobody.limits@example.test', 'nobody-limits', 'admin' ) as $name ) {
			$said[] = $this->application_password( $name, 'wrong wrong wrong wrong' );
		}
		$this->assertCount( 1, array_unique( $said, SORT_REGULAR ), (string) wp_json_encode( $said ) );
		for ( $i = 0; $i < 9; $i++ ) {
			$this->application_password( 'ad%7amin', 'wrong wrong wrong wrong' );
		}
		$this->assertSame( array( 'rest_too_many_requests', 429 ), array_slice( $this->application_password( 'admin', 'wrong wrong wrong wrong' ), 0, 2 ) );
		$this->assertSame( 'too_many', $this->try( 'admin', 'password' ), 'one count for both' );
		$this->assertSame( array( 'good' ), $this->application_password( 'admin', (string) $made[0] ), 'a right one is never refused' );
	}

	/** Spellings that WordPress sends the mail for. */
	#[DataProvider( 'spellings' )]
	public function test_lost_password_mails_are_counted_by_the_account( string $spelling ): void {
		$this->designer( array( 'email' => self::EMAIL ) );
		$plain = $this->counted( fn() => $this->ask_for_mail( self::EMAIL ) );
		$this->assertCount( 3, $plain );
		$opens = true === retrieve_password( $spelling );
		if ( $opens ) {
			$this->assertNotSame( array(), $this->shared( $plain, $this->counted( fn() => $this->ask_for_mail( $spelling ) ) ), 'counted elsewhere' );
		}
		$other = str_replace( array( 'start', 'Start', 'stàrt', 'STÀRT', "sta\u{0301}rt", 'ｓtart' ), array( 'stort', 'Stort', 'stòrt', 'STÒRT', "sto\u{0301}rt", 'ｓtort' ), $spelling );
		$this->assertSame(
			count( $this->shared( $plain, $this->counted( fn() => $this->ask_for_mail( $spelling ) ) ) ) > 0,
			count( $this->shared( $this->counted( fn() => $this->ask_for_mail( 'stortup.limits@example.test' ) ), $this->counted( fn() => $this->ask_for_mail( $other ) ) ) ) > 0,
			'an address without account is counted alike'
		);
	}

	public function test_the_fourth_mail_for_one_account_has_to_wait_however_it_is_asked_for(): void {
		$id    = $this->designer( array( 'email' => self::EMAIL ) );
		$login = (string) get_the_author_meta( 'user_login', $id );
		foreach ( array( self::EMAIL, strtoupper( self::EMAIL ), "{$login}%7a" ) as $name ) {
			$this->assertSame( '', $this->ask_for_mail( $name ), $name );
		}
		$this->assertNotSame( '', $this->ask_for_mail( "<i>{$login}" ) );
	}

	/** What the form of wp-login.php answers before it looks for the account, '' when it goes on. */
	private function ask_for_mail( string $name ): string {
		$_POST['user_login'] = wp_slash( $name );
		add_filter( 'wp_die_handler', static fn(): callable => static fn( string $message ) => throw new RuntimeException( $message ) );
		try {
			do_action( 'login_form_lostpassword' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
			return '';
		} catch ( RuntimeException $refusal ) {
			return $refusal->getMessage();
		}
	}

	/**
	 * Buckets an attempt was counted in.
	 * @param callable():mixed $attempt Attempt.
	 * @return list<string>
	 */
	private function counted( callable $attempt ): array {
		global $wpdb;
		$table = Tables::name( 'rate_limit' );
		$wpdb->query( "DELETE FROM {$table}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		$attempt();
		return $wpdb->get_col( "SELECT bucket FROM {$table} ORDER BY bucket" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
	}

	/**
	 * Accounts that two attempts were both counted for.
	 * @param list<string> $one   Buckets.
	 * @param list<string> $other Buckets.
	 * @return list<string>
	 */
	private function shared( array $one, array $other ): array {
		return array_values( array_filter( array_intersect( $one, $other ), static fn( string $bucket ): bool => str_contains( $bucket, ':account:' ) ) );
	}

	/** Whether a door takes the spelling for the account. */
	private function opens( string $door, string $spelling, int $id ): bool {
		if ( 'application passwords' === $door ) {
			$user = get_user_by( 'login', $spelling );
			$user = $user || ! is_email( $spelling ) ? $user : get_user_by( 'email', $spelling );
			return $user && $user->ID === $id;
		}
		$user = Passwords::log_in( 'the token route' === $door ? trim( $spelling ) : $spelling, People::PASSWORD );
		return $user instanceof WP_User && $user->ID === $id;
	}

	/**
	 * Core's answer to an application password: code, status and words of the refusal.
	 * @return list<int|string>
	 */
	private function application_password( string $name, string $password ): array {
		$_SERVER['PHP_AUTH_USER']                       = $name;
		$_SERVER['PHP_AUTH_PW']                         = $password;
		$GLOBALS['wp_rest_application_password_status'] = null;
		wp_validate_application_password( false );
		$result = apply_filters( 'rest_authentication_errors', null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		return $result instanceof WP_Error ? array( (string) $result->get_error_code(), (int) $result->get_error_data()['status'], $result->get_error_message() ) : array( 'good' );
	}

	private function log_in( string $username, string $password ): WP_REST_Response {
		return $this->rest( 'POST', '/jwt-auth/v1/token', array( 'username' => $username, 'password' => $password ) );
	}

	/** Code of the refusal, '' for none. */
	private function try( string $username, string $password ): string {
		$result = wp_authenticate( $username, $password );
		$this->assertTrue( $result instanceof WP_User || $result instanceof WP_Error );
		return $result instanceof WP_Error ? (string) $result->get_error_code() : '';
	}
}
