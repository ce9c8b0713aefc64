<?php
/** A database that fails in the middle of a call, at each statement of it: JSON, a status that says so, a cause in the log, no trace. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Member_Writes;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Snapshot;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

final class LostDatabaseTest extends TestCase {

	private string $log;

	private string $logged_before;

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( Uploads::folder() . '/sent' );
		$this->log           = Uploads::folder() . '/sent/log';
		$this->logged_before = (string) ini_set( 'error_log', $this->log ); // phpcs:ignore WordPress.PHP.IniSet -- the site's own log stays empty.
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->logged_before ); // phpcs:ignore WordPress.PHP.IniSet -- put back.
		parent::tearDown();
	}

	/** @return array<string,array{string}> */
	public static function calls(): array {
		$names = array( 'work', 'change_work', 'trash_work', 'job', 'close', 'trash_job', 'apply', 'contact', 'setting', 'avatar', 'sign_out', 'delete', ...array_keys( Member_Writes::ROLES ) );
		// It stores picture after picture, and a job goes on where it stopped: see ZipTest.
		$names = array_values( array_diff( $names, array( 'bring_portfolio' ) ) );
		return array_combine( $names, array_map( static fn( string $name ): array => array( $name ), $names ) );
	}

	/**
	 * @param string $name Call.
	 * @return callable():WP_REST_Response
	 */
	private function call( string $name ): callable {
		if ( isset( Member_Writes::ROLES[ $name ] ) ) {
			[ $who, [ $method, $path, $params, $files ] ] = Member_Writes::ready( $name );
			return fn(): WP_REST_Response => $this->rest( $method, $path, $params, $who, $files );
		}
		$designer = $this->designer();
		$company  = $this->contractor();
		$work     = Market::work( $designer, array(), array( 'image' => $this->picture( 40, 40 ) ) );
		$mission  = Market::mission( $company );
		if ( 'apply' !== $name ) {
			Market::apply( $designer, $mission );
		}
		$fields = array( 'title' => 'New', 'description' => 'Words', 'client' => 'Own', 'month' => 0, 'year' => 2026 );
		$apply  = array( 'comment' => 'Words', 'to' => $company, 'missions' => array( $mission ) );
		$write  = array( 'comment' => 'Words', 'to' => $designer );
		return match ( $name ) {
			'work'        => fn() => $this->rest( 'POST', '/wp/v2/work', $fields, $designer, array( 'image' => $this->picture( 30, 30 ) ) ),
			'change_work' => fn() => $this->rest( 'POST', "/wp/v2/work/{$work}", $fields, $designer, array( 'image' => $this->picture( 30, 30 ) ) ),
			'trash_work'  => fn() => $this->rest( 'DELETE', "/wp/v2/work/{$work}", array(), $designer ),
			'job'         => fn() => $this->rest( 'POST', '/wp/v2/mission', $fields, $company ),
			'close'       => fn() => $this->rest( 'POST', "/wp/v2/mission/{$mission}", array( 'close' => true ) + $fields, $company ),
			'trash_job'   => fn() => $this->rest( 'DELETE', "/wp/v2/mission/{$mission}", array(), $company ),
			'apply'       => fn() => $this->rest( 'POST', '/wp/v2/mail/workwith', $apply, $designer ),
			'contact'     => fn() => $this->rest( 'POST', '/wp/v2/mail/workwith', $write, $company ),
			'setting'     => fn() => $this->rest( 'POST', "/wp/v2/users/{$designer}", array( 'city' => 'Bern' ), $designer ),
			'avatar'      => fn() => $this->rest( 'POST', "/wp/v2/users/{$designer}", array(), $designer, array( 'avatar' => $this->picture( 30, 30 ) ) ),
			'sign_out'    => fn() => $this->rest( 'POST', '/wp/v2/users/signout', array(), $designer ),
			default       => fn() => $this->rest( 'DELETE', "/wp/v2/users/delete/{$designer}", array(), $designer ),
		};
	}

	/** Each writing statement of the call fails once, until there is none left to fail. */
	#[DataProvider( 'calls' )]
	public function test_a_full_disk_at_any_statement_is_a_503_with_its_cause_and_leaves_no_trace( string $name ): void {
		$call = $this->call( $name );
		( new Indexer() )->flush();
		$before = Snapshot::take();
		$number = 0;
		do {
			$this->forget_attempts();
			$answer = $this->broken_at( ++$number, $call );
			if ( 0 === Faults::struck() ) {
				break;
			}
			if ( 'change_work' === $name && 200 === $answer->get_status() ) {
				// The change is stored by now. What failed is the removal of the replaced image, which the Sweeper does again.
				break;
			}
			$data = $answer->get_data();
			$this->assertSame( array( 503, 'rest_database_lost' ), array( $answer->get_status(), $data['code'] ), "Statement {$number}" );
			$this->assertSame( '5', $answer->get_headers()['Retry-After'] );
			$this->assertStringContainsString( 'The disk is full', (string) file_get_contents( $this->log ) );
			$this->assertStringNotContainsString( 'disk', (string) wp_json_encode( $data ) );
			( new Indexer() )->flush();
			$this->assertSame( $before, Snapshot::take(), "Statement {$number}" );
		} while ( $number < 300 );
		$this->assertGreaterThan( 1, $number );
		$this->assertLessThan( 300, $answer->get_status() );
	}

	/**
	 * Makes the call, its n-th statement inside of a transaction refused.
	 * @param int                         $number Which writing statement.
	 * @param callable():WP_REST_Response $call   Call.
	 */
	private function broken_at( int $number, callable $call ): WP_REST_Response {
		$in    = 0;
		$break = static function ( string $query ) use ( &$number, &$in ): string {
			global $wpdb;
			$in += str_starts_with( $query, 'SAVEPOINT' ) ? 1 : ( str_starts_with( $query, 'RELEASE' ) || str_starts_with( $query, 'ROLLBACK' ) ? -1 : 0 );
			if ( $in < 1 || ! preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE|RELEASE)\b/', $query ) || preg_match( "/dmkt_(directory|roster)|user_status = user_status|dmkt_kept_count.*'lists'/", $query ) || 0 !== --$number ) {
				return $query;
			}
			Faults::strike();
			$wpdb->last_error = 'The disk is full';
			return '';
		};
		add_filter( 'query', $break );
		try {
			return $call();
		} finally {
			remove_filter( 'query', $break );
		}
	}

	/** Failed calls count, too, and there are more statements than some limits allow. */
	private function forget_attempts(): void {
		global $wpdb;
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'rate_limit' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
	}

	public function test_nobody_is_said_to_be_gone_because_a_read_was_refused(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		$calls    = array(
			array( 'GET', "/wp/v2/users/{$designer}", array() ),
			array( 'POST', '/wp/v2/mail/workwith', array( 'comment' => 'Words', 'to' => $designer ) ),
		);
		foreach ( $calls as [ $method, $path, $params ] ) {
			wp_cache_flush();
			get_userdata( $company );
			Faults::in_database( 'SELECT', $GLOBALS['wpdb']->users, why: 'WSREP has not yet prepared node for application use' );
			$answer = $this->rest( $method, $path, $params, $company );
			remove_all_filters( 'query' );
			$this->assertGreaterThan( 0, Faults::struck() );
			$this->assertSame( array( 503, 'rest_database_lost' ), array( $answer->get_status(), $answer->get_data()['code'] ), $path );
			$this->assertStringContainsString( 'A read was refused', (string) file_get_contents( $this->log ) );
			$this->assertNotSame( 503, $this->rest( $method, $path, $params, $company )->get_status() );
		}
	}

	public function test_what_is_not_ours_fails_as_wordpress_has_it(): void {
		$this->assertSame( 200, $this->rest( 'GET', '/wp/v2/types', array(), People::administrator() )->get_status() );
	}
}
