<?php
/** Who reads from the primary database where a drop-in has replicas, and who may not care. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Database;

use DesignMarketplace\Kernel\Database\Primary;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use wpdb;

#[Group( 'sqlite' )]
final class PrimaryTest extends TestCase {

	/**
	 * The real database object and superglobals.
	 * @var array{wpdb:wpdb,server:array<string,mixed>,cookie:array<string,mixed>}
	 */
	private array $real;

	protected function setUp(): void {
		parent::setUp();
		$this->real = array( 'wpdb' => $GLOBALS['wpdb'], 'server' => $_SERVER, 'cookie' => $_COOKIE );
	}

	protected function tearDown(): void {
		$GLOBALS['wpdb'] = $this->real['wpdb']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- put back.
		$_SERVER         = $this->real['server'];
		$_COOKIE         = $this->real['cookie'];
		parent::tearDown();
	}

	/**
	 * How often the primary is asked for while the work runs on a drop-in with replicas.
	 * @param callable():mixed $work Work.
	 */
	private function asked( callable $work ): int {
		$GLOBALS['wpdb'] = new class( $this->real['wpdb'] ) { // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as a drop-in does.
			public int $asked         = 0;
			public string $last_error = '';

			public function __construct( private readonly wpdb $real ) {}

			public function send_reads_to_masters(): void {
				++$this->asked;
			}

			public function query( string $sql ): int|bool {
				return $this->real->query( $sql ); // phpcs:ignore WordPress.DB.PreparedSQL -- handed on.
			}

			public function suppress_errors( bool $suppress ): bool {
				return $this->real->suppress_errors( $suppress );
			}
		};
		$work();
		return $GLOBALS['wpdb']->asked;
	}

	public function test_a_strangers_read_may_come_from_a_replica(): void {
		foreach ( array( array(), array( 'other' => 'x' ) ) as $cookies ) {
			foreach ( array( 'GET', 'HEAD' ) as $method ) {
				$_COOKIE                   = $cookies;
				$_SERVER['REQUEST_METHOD'] = $method;
				self::assertSame( 0, $this->asked( array( new Primary(), 'decide' ) ) );
			}
		}
	}

	public function test_whoever_writes_or_has_a_session_reads_from_the_primary(): void {
		$cases = array(
			array( array( 'REQUEST_METHOD' => 'POST' ), array() ),
			array( array( 'REQUEST_METHOD' => 'DELETE' ), array() ),
			array( array( 'HTTP_AUTHORIZATION' => 'Bearer x' ), array() ),
			array( array( 'REDIRECT_HTTP_AUTHORIZATION' => 'Bearer x' ), array() ),
			array( array(), array( 'wordpress_logged_in_' . md5( 'x' ) => 'x' ) ),
		);
		foreach ( $cases as [ $server, $cookies ] ) {
			$_SERVER = $server + $this->real['server'];
			$_COOKIE = $cookies;
			self::assertSame( 1, $this->asked( array( new Primary(), 'decide' ) ), (string) wp_json_encode( $server + $cookies ) );
		}
		$_SERVER = array_diff_key( $this->real['server'], array( 'REQUEST_METHOD' => '' ) );
		$_COOKIE = array();
		self::assertSame( 1, $this->asked( array( new Primary(), 'decide' ) ), 'A command or a worker.' );
	}

	public function test_beside_an_object_cache_a_strangers_read_takes_from_a_replica_only_what_is_not_kept(): void {
		$kept            = wp_using_ext_object_cache();
		$real            = $this->real['wpdb'];
		$GLOBALS['wpdb'] = clone $real; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as a drop-in does.
		$list            = static function (): array {
			$GLOBALS['wpdb']->srtm = array();
			( new Primary() )->decide();
			return get_object_vars( $GLOBALS['wpdb'] )['srtm'];
		};
		try {
			wp_using_ext_object_cache( false );
			$this->assertSame( array(), $list() );
			wp_using_ext_object_cache( true );
			$tables = $list();
		} finally {
			wp_using_ext_object_cache( (bool) $kept );
		}
		foreach ( array( $real->posts, $real->postmeta, $real->users, $real->usermeta, $real->options ) as $table ) {
			$this->assertArrayHasKey( $table, $tables );
		}
		$this->assertArrayNotHasKey( Tables::name( 'directory' ), $tables );
	}

	public function test_a_transaction_reads_from_the_primary_whoever_began_it(): void {
		self::assertSame( 1, $this->asked( static fn() => Transaction::run( static fn(): bool => true ) ) );
	}

	public function test_nothing_is_asked_of_a_database_that_is_one(): void {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		( new Primary() )->decide();
		self::assertSame( $this->real['wpdb'], $GLOBALS['wpdb'] );
	}
}
