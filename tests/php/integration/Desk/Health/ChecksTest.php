<?php
/** Every check of the host, seen red and seen green. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Health;

use DesignMarketplace\Desk\Health\Data_Checks;
use DesignMarketplace\Desk\Health\File_Checks;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Desk\Health\Host_Checks;
use DesignMarketplace\Desk\Health\Mail_Checks;
use DesignMarketplace\Desk\Health\Probe;
use DesignMarketplace\Desk\Health\Rest_Checks;
use DesignMarketplace\Desk\Health\Security_Checks;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Talks\Files\File_Rows;
use DesignMarketplace\Talks\Files\Store;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;
use WP_REST_Response;

final class ChecksTest extends TestCase {

	/** Forgets what the test has put beside the server's variables and the routes. */
	protected function tearDown(): void {
		unset( $_SERVER['HTTPS'], $_SERVER['HTTP_X_FORWARDED_FOR'] );
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- made anew when it is asked for.
		parent::tearDown();
	}

	private function assert_finds( string $status, Finding $finding ): Finding {
		$this->assertSame( $status, $finding->status, $finding->headline . ' ' . $finding->advice );
		$this->assertNotSame( '', $finding->headline );
		if ( Finding::GOOD !== $status ) {
			$this->assertNotSame( '', $finding->advice );
		}
		return $finding;
	}

	/**
	 * Has the site answer its own requests so.
	 * @param int|null $status HTTP status, null for none at all.
	 * @param string   $body   Body.
	 */
	private function site_answers( ?int $status, string $body = '' ): void {
		add_filter(
			'pre_http_request',
			static fn() => null === $status ? new WP_Error( 'http_request_failed', 'Connection refused' ) : array(
				'response' => array( 'code' => $status, 'message' => '' ),
				'body'     => $body,
				'headers'  => array(),
				'cookies'  => array(),
			),
			1
		);
	}

	public function test_wordpress_is_new_enough_and_no_update_waits(): void {
		$this->assert_finds( 'good', Host_Checks::core_version( '7.1.1' ) );
		$this->assert_finds( 'good', Host_Checks::core_version( '6.6-RC3' ) );
		$this->assert_finds( 'critical', Host_Checks::core_version( '6.5.5' ) );
		$offer = (object) array( 'updates' => array( (object) array( 'response' => 'upgrade', 'current' => '7.1.3' ) ) );
		add_filter( 'pre_site_transient_update_core', static fn(): object => $offer );
		$this->assertStringContainsString( '7.1.3', $this->assert_finds( 'recommended', Host_Checks::core_version( '7.1.1' ) )->advice );
		$this->assert_finds( 'good', Host_Checks::core_version( '7.1.3' ) );
	}

	public function test_the_tables_are_there_and_of_the_codes_version(): void {
		$this->assert_finds( 'good', Data_Checks::schema() );
		update_option( Tables::VERSION, Migrations::wanted() - 1 );
		$this->assert_finds( 'critical', Data_Checks::schema() );
		update_option( Tables::VERSION, Migrations::wanted() + 1 );
		$this->assertStringContainsString( 'newer', $this->assert_finds( 'critical', Data_Checks::schema() )->headline );
		update_option( Tables::VERSION, Migrations::wanted() );
		add_filter( 'query', static fn( string $query ): string => str_starts_with( $query, 'SHOW TABLES' ) ? "SHOW TABLES LIKE 'nothing'" : $query );
		$this->assertStringContainsString( Tables::name( 'consent' ), $this->assert_finds( 'critical', Data_Checks::schema() )->advice );
	}

	public function test_the_site_runs_over_https_and_knows_it(): void {
		$this->assert_finds( 'critical', Host_Checks::https( 'production', false ) );
		$this->assert_finds( 'recommended', Host_Checks::https( 'local', false ) );
		add_filter( 'home_url', static fn( string $url ): string => str_replace( 'http://', 'https://', $url ) );
		$this->assert_finds( 'critical', Host_Checks::https( 'production', false ) );
		$this->assert_finds( 'good', Host_Checks::https( 'production', true ) );
		$_SERVER['HTTPS'] = 'on';
		$this->assert_finds( 'good', Host_Checks::https( 'production', false ) );
	}

	public function test_the_signing_key_can_be_used_and_is_never_shown(): void {
		$this->assert_finds( 'critical', Security_Checks::signing_key( false, true ) );
		$this->assertStringContainsString( 'DESIGN_MARKETPLACE_JWT_SECRET', $this->assert_finds( 'good', Security_Checks::signing_key( true, true ) )->advice );
		$this->assertStringContainsString( 'generated', $this->assert_finds( 'good', Security_Checks::signing_key( true, false ) )->advice );
	}

	public function test_the_authorization_header_reaches_php(): void {
		$this->site_answers( 200, '{"authorization":true}' );
		$this->assert_finds( 'good', Rest_Checks::login() );
		$this->site_answers( 200, '{"authorization":false}' );
		$this->assert_finds( 'critical', Rest_Checks::login() );
		$this->site_answers( 403, '<h1>Forbidden</h1>' );
		$this->assert_finds( 'critical', Rest_Checks::login() );
		$this->site_answers( null );
		$this->assert_finds( 'recommended', Rest_Checks::login() );
	}

	public function test_the_echo_says_whether_a_header_came_and_nothing_else(): void {
		foreach ( array( 'HTTP_AUTHORIZATION', 'REDIRECT_HTTP_AUTHORIZATION' ) as $name ) {
			$this->assertSame( array( 'authorization' => false ), $this->rest( 'GET', '/wp/v2/design-marketplace/echo' )->get_data() );
			$_SERVER[ $name ] = 'Bearer something';
			$this->assertSame( array( 'authorization' => true ), $this->rest( 'GET', '/wp/v2/design-marketplace/echo' )->get_data() );
			unset( $_SERVER[ $name ] );
		}
	}

	public function test_no_other_plugin_answers_the_login_routes(): void {
		$this->assert_finds( 'good', Rest_Checks::token_routes() );
		add_action(
			'rest_api_init',
			static fn() => register_rest_route(
				'jwt-auth/v1',
				'token',
				array(
					'methods'             => 'POST',
					'callback'            => static fn(): WP_REST_Response => new WP_REST_Response(),
					'permission_callback' => '__return_true',
				)
			)
		);
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- made anew.
		$this->assertStringContainsString( '/jwt-auth/v1/token', $this->assert_finds( 'critical', Rest_Checks::token_routes() )->advice );
	}

	public function test_no_route_the_site_needs_was_removed(): void {
		$this->assert_finds( 'good', Rest_Checks::rest_routes() );
		add_filter( 'rest_endpoints', static fn( array $routes ): array => array_diff_key( $routes, array( '/wp/v2/types' => 1, '/wp/v2/posts' => 1 ) ) );
		$this->assert_finds( 'good', Rest_Checks::rest_routes() );
		foreach ( array_keys( rest_get_server()->get_routes() ) as $route ) {
			$shown = (string) preg_replace( '/\(\?P<\w+>(?:[^()]|\([^()]*\))*\)/', '1', (string) $route );
			if ( preg_match( '#^/(wp/v2/(users(/1|/me|/register)?|pages|work|work/1|mission|application|skill|event|mail/workwith)|jwt-auth/v1/token|design-marketplace/v1/.+)$#', $shown ) ) {
				$take = static fn( array $routes ): array => array_diff_key( $routes, array( $route => 1 ) );
				// Snippets often do so for strangers alone.
				$hide = static fn( array $routes ): array => is_user_logged_in() ? $routes : $take( $routes );
				wp_set_current_user( People::administrator() );
				add_filter( 'rest_endpoints', $hide );
				$this->assertStringContainsString( " {$shown}", $this->assert_finds( 'critical', Rest_Checks::rest_routes() )->advice );
				$this->assertSame( People::administrator(), get_current_user_id() );
				remove_filter( 'rest_endpoints', $hide );
			}
		}
		add_filter(
			'rest_endpoints',
			static function ( array $routes ): array {
				unset( $routes['/wp/v2/work'][1] );
				return $routes;
			},
			5
		);
		$advice = $this->assert_finds( 'critical', Rest_Checks::rest_routes() )->advice;
		$this->assertStringContainsString( 'POST /wp/v2/work', $advice );
		$this->assertStringNotContainsString( 'GET', $advice );
	}

	public function test_files_of_messages_are_stored_for_every_web_server_and_handed_out_by_none(): void {
		/** @var string $words What the probe answers, '' for what is stored. */
		$words = '';
		$body  = '';
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $args, string $url ) use ( &$words, &$body ): array {
				$is_probe = 1 === preg_match( '#/stored/([0-9a-f]{32})#', rawurldecode( $url ), $name );
				return array(
					'response' => array( 'code' => 200, 'message' => '' ),
					'body'     => $is_probe ? (string) wp_json_encode( array( 'words' => '' === $words ? Probe::read( $name[1] ) : $words ) ) : (string) file_get_contents( $body . strrchr( (string) wp_parse_url( $url, PHP_URL_PATH ), '/' ) ),
					'headers'  => array(),
					'cookies'  => array(),
				);
			},
			1,
			3
		);
		$this->assertStringContainsString( Uploads::folder() . '/private/', $this->assert_finds( 'good', File_Checks::messages() )->advice );
		$words = 'those of another disk';
		$this->assertStringContainsString( 'web server', $this->assert_finds( 'critical', File_Checks::messages() )->headline );
		$words = '';
		$copy  = static fn( string $url ): string => str_replace( 'localhost', 'copy.example.test', $url );
		add_filter( 'home_url', $copy );
		$this->assertStringContainsString( 'another site', $this->assert_finds( 'critical', File_Checks::messages() )->headline );
		remove_filter( 'home_url', $copy );
		$designer   = $this->designer();
		$contractor = $this->contractor();
		Talk::begin( $designer, $contractor );
		$conversation = Talk::between( $designer, $contractor );
		Talk::file( $conversation, $designer );
		( new Store() )->remove( File_Rows::newest( 1 )[0]->place );
		$this->assertStringContainsString( 'missing', $this->assert_finds( 'critical', File_Checks::messages() )->headline );
		File_Rows::remove( 'message_id', array( $conversation->last ) );
		$this->assert_finds( 'good', File_Checks::messages() );
		Uploads::clear();
		wp_mkdir_p( Uploads::folder() );
		touch( Uploads::folder() . '/private' );
		$this->assert_finds( 'good', File_Checks::messages() );
		add_filter( 'upload_dir', static fn( array $folder ): array => array( 'basedir' => '/dev/null' ) + $folder, 99 );
		$this->assert_finds( 'critical', File_Checks::messages() );
	}

	public function test_the_pages_reach_wordpress(): void {
		$this->site_answers( 200, '<div id="design-marketplace"></div>' );
		$this->assert_finds( 'good', Rest_Checks::addresses() );
		add_filter( 'pre_option_permalink_structure', static fn(): string => '' );
		$this->assert_finds( 'recommended', Rest_Checks::addresses() );
		$this->site_answers( 404, 'Not Found' );
		$this->assert_finds( 'critical', Rest_Checks::addresses() );
		$this->site_answers( 200, 'Welcome to nginx!' );
		$this->assert_finds( 'critical', Rest_Checks::addresses() );
		$this->site_answers( null );
		$this->assert_finds( 'recommended', Rest_Checks::addresses() );
	}

	public function test_the_jobs_run(): void {
		$set = static function ( int $lag ): void {
			Scheduled_Jobs::clear();
			foreach ( array_keys( array_filter( Scheduled_Jobs::all() ) ) as $event ) {
				wp_schedule_single_event( time() - $lag, $event );
			}
		};
		$set( 14 * MINUTE_IN_SECONDS );
		$this->assert_finds( 'good', Host_Checks::cron() );
		$set( 16 * MINUTE_IN_SECONDS );
		$this->assertStringContainsString( 'wp cron event run', $this->assert_finds( 'critical', Host_Checks::cron( true ) )->advice );
		$this->assertStringNotContainsString( 'DISABLE_WP_CRON', $this->assert_finds( 'critical', Host_Checks::cron( false ) )->advice );
		wp_clear_scheduled_hook( Has_Jobs::DAILY );
		$this->assertStringContainsString( 'not scheduled', $this->assert_finds( 'critical', Host_Checks::cron() )->headline );
	}

	public function test_no_mail_waits_for_long_and_none_is_given_up(): void {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		$wpdb->query( "DELETE FROM {$table}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		( new Outbox() )->enqueue( 'check:1', 'user:1', 'welcome' );
		$row = static fn( array $values ) => $wpdb->update( $table, $values, array( 'event' => 'check:1' ) );
		$this->assert_finds( 'good', Mail_Checks::outbox() );
		$row( array( 'next_at' => gmdate( 'Y-m-d H:i:s', time() - 16 * MINUTE_IN_SECONDS ) ) );
		$this->assert_finds( 'critical', Mail_Checks::outbox() );
		$row( array( 'status' => 'failed', 'error' => 'SMTP: 451' ) );
		$this->assertStringContainsString( 'SMTP: 451', $this->assert_finds( 'recommended', Mail_Checks::outbox() )->advice );
		$row( array( 'status' => 'sent' ) );
		$this->assert_finds( 'good', Mail_Checks::outbox() );
	}

	public function test_mails_have_a_way_out(): void {
		$this->assert_finds( 'good', Mail_Checks::transport() );
		remove_all_filters( 'pre_wp_mail' );
		remove_all_actions( 'phpmailer_init' );
		$this->assert_finds( 'critical', Mail_Checks::transport( '/nowhere/sendmail -t -i' ) );
		$this->assert_finds( 'recommended', Mail_Checks::transport( PHP_BINARY . ' -t -i' ) );
		$server = stream_socket_server( 'tcp://127.0.0.1:0' );
		$this->assertIsResource( $server );
		$port = (int) substr( (string) strrchr( (string) stream_socket_get_name( $server, false ), ':' ), 1 );
		add_action(
			'phpmailer_init',
			static function ( $mailer ) use ( $port ): void {
				$mailer->isSMTP();
				$mailer->Host = '127.0.0.1'; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
				$mailer->Port = $port; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
			}
		);
		$this->assert_finds( 'good', Mail_Checks::transport() );
		fclose( $server ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a connection.
		$this->assert_finds( 'critical', Mail_Checks::transport() );
	}

	public function test_pictures_can_be_taken_in(): void {
		$found = $this->assert_finds( extension_loaded( 'imagick' ) ? 'good' : 'recommended', File_Checks::image_library() );
		$this->assertSame( ! extension_loaded( 'imagick' ), str_contains( $found->advice, 'php-imagick' ) );
		add_filter( 'wp_image_editors', static fn(): array => array() );
		$this->assert_finds( 'critical', File_Checks::image_library() );
	}

	public function test_php_takes_uploads_as_large_as_promised(): void {
		add_filter( 'upload_size_limit', static fn(): int => 16 * 1048576 );
		$this->assert_finds( 'good', File_Checks::upload_limit( 64 * 1048576 ) );
		$this->assert_finds( 'good', File_Checks::upload_limit( 0 ) );
		$this->assert_finds( 'recommended', File_Checks::upload_limit( 8 * 1048576 ) );
		add_filter( 'upload_size_limit', static fn(): int => 2 * 1048576, 11 );
		$this->assert_finds( 'recommended', File_Checks::upload_limit( 64 * 1048576 ) );
	}

	public function test_uploads_are_not_run_and_the_probe_leaves_nothing(): void {
		$base = wp_upload_dir()['basedir'];
		wp_mkdir_p( $base );
		$probe = static function ( string $run ) use ( $base ): void {
			add_filter(
				'pre_http_request',
				static function ( $answer, array $args, string $url ) use ( $base, $run ): array {
					$code = (string) file_get_contents( $base . '/' . basename( $url ) );
					preg_match( "/'([0-9a-f]+)'/", $code, $word );
					return array(
						'response' => array( 'code' => 200, 'message' => '' ),
						'body'     => 'run' === $run ? strrev( $word[1] ?? '' ) : $code,
						'headers'  => array(),
						'cookies'  => array(),
					);
				},
				1,
				3
			);
		};
		$probe( 'serve' );
		$this->assert_finds( 'good', File_Checks::uploads_inert() );
		$probe( 'run' );
		$this->assert_finds( 'critical', File_Checks::uploads_inert() );
		$this->site_answers( null );
		$this->assert_finds( 'recommended', File_Checks::uploads_inert() );
		$this->site_answers( 502 );
		$this->assert_finds( 'recommended', File_Checks::uploads_inert() );
		$this->assertSame( array(), glob( $base . '/*.php' ) );
		add_filter( 'upload_dir', static fn( array $folder ): array => array( 'basedir' => '/nowhere' ) + $folder, 99 );
		$this->assert_finds( 'critical', File_Checks::uploads_inert() );
	}

	public function test_the_object_cache_is_there_when_it_is_needed_and_works(): void {
		$this->assert_finds( 'good', Host_Checks::object_cache( false ) );
		$this->designer();
		( new \DesignMarketplace\Directory\Indexer() )->flush();
		$this->assert_finds( 'recommended', Host_Checks::object_cache( false, 0 ) );
		$this->assert_finds( 'good', Host_Checks::object_cache( true ) );
		$cache                      = $GLOBALS['wp_object_cache'];
		$GLOBALS['wp_object_cache'] = new class() extends \WP_Object_Cache { // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- one whose server is gone.
			/**
			 * Forgets.
			 * @param mixed $key    Key.
			 * @param mixed $data   Value.
			 * @param mixed $group  Group.
			 * @param mixed $expire Seconds.
			 */
			public function set( $key, $data, $group = 'default', $expire = 0 ) {
				return false;
			}
		};
		$this->assert_finds( 'critical', Host_Checks::object_cache( true ) );
		$GLOBALS['wp_object_cache'] = $cache; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
	}

	/**
	 * What WordPress' own settings may say.
	 * @return array<string,array{string,string,string}>
	 */
	public static function registrations(): array {
		return array(
			'shut'                 => array( '0', 'subscriber', 'good' ),
			'open for subscribers' => array( '1', 'subscriber', 'recommended' ),
			'open for authors'     => array( '1', 'author', 'critical' ),
			'a member by default'  => array( '0', 'designer', 'recommended' ),
		);
	}

	#[DataProvider( 'registrations' )]
	public function test_wordpress_own_sign_up_is_shut( string $is_open, string $role, string $status ): void {
		update_option( 'users_can_register', $is_open );
		update_option( 'default_role', $role );
		$this->assert_finds( $status, Security_Checks::registration() );
	}

	#[TestWith( array( 'production', '', '0', 'recommended' ) )]
	#[TestWith( array( 'staging', '', '', 'recommended' ) )]
	#[TestWith( array( 'production', 'UTC', '0', 'good' ) )]
	#[TestWith( array( 'production', 'Europe/Zurich', '', 'good' ) )]
	#[TestWith( array( 'production', '', '5.5', 'good' ) )]
	#[TestWith( array( 'local', '', '0', 'good' ) )]
	public function test_a_public_site_without_one_is_told( string $kind, string $zone, string $offset, string $status ): void {
		update_option( 'timezone_string', $zone );
		update_option( 'gmt_offset', $offset );
		$this->assertSame( $status, Host_Checks::time_zone( $kind )->status );
	}

	public function test_the_limits_hold(): void {
		$this->assert_finds( 'good', Security_Checks::rate_limits( true, 'production' ) );
		$this->assert_finds( 'recommended', Security_Checks::rate_limits( false, 'local' ) );
		$this->assert_finds( 'critical', Security_Checks::rate_limits( false, 'production' ) );
	}

	public function test_visitors_behind_a_proxy_are_known_apart(): void {
		$this->assert_finds( 'good', Host_Checks::client_addresses( array() ) );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.7';
		$this->assert_finds( 'recommended', Host_Checks::client_addresses( array( '10.0.0.1' ) ) );
		$this->assert_finds( 'good', Host_Checks::client_addresses( array( '127.0.0.1' ) ) );
	}

	public function test_a_page_below_a_screen_of_the_marketplace_is_named(): void {
		$this->assert_finds( Finding::GOOD, Data_Checks::covered_pages() );
		$page = static fn( string $slug, string $status ) => wp_insert_post(
			array( 'post_type' => 'page', 'post_name' => $slug, 'post_status' => $status, 'post_title' => $slug )
		);
		$page( 'lists', 'draft' );
		$page( 'imprint', 'publish' );
		$this->assert_finds( Finding::GOOD, Data_Checks::covered_pages() );
		$page( 'saved', 'publish' );
		$this->assertStringContainsString( '/saved', $this->assert_finds( Finding::RECOMMENDED, Data_Checks::covered_pages() )->advice );
	}

	public function test_a_balancer_is_told_whether_the_tables_are_those_of_the_code_and_how_long_mails_wait(): void {
		$ask = fn(): WP_REST_Response => $this->rest( 'GET', '/design-marketplace/v1/health' );
		$this->assertSame( array( 'ok' => true, 'outbox_seconds' => 0 ), $ask()->get_data() );
		( new Outbox() )->enqueue( 'check:1', 'user:1', 'welcome' );
		Moved_Clock::forward( 90 );
		$this->assertSame( array( 200, 90 ), array( $ask()->get_status(), $ask()->get_data()['outbox_seconds'] ) );
		update_option( Tables::VERSION, Tables::LATEST - 1 );
		$answer = $ask();
		$this->assertSame( array( 503, false, 'no-store' ), array( $answer->get_status(), $answer->get_data()['ok'], $answer->get_headers()['Cache-Control'] ) );
	}
}
