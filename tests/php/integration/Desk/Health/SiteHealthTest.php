<?php
/** The checks under Tools → Site Health, and the information an administrator sends to support. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Health;

use DesignMarketplace\Desk\Health\Checks;
use DesignMarketplace\Desk\Health\Site_Health;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\People\Auth\Secret;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class SiteHealthTest extends TestCase {

	/**
	 * What Site Health is told to run.
	 * @return array<string,array<string,array<string,mixed>>>
	 */
	private function tests(): array {
		$none = array_fill_keys( array( 'direct', 'async' ), array() );
		return (array) apply_filters( 'site_status_tests', $none ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
	}

	public function test_every_check_is_there_once_under_a_name_of_its_own(): void {
		$ids = Checks::ids();
		$this->assertSame( $ids, array_values( array_unique( $ids ) ) );
		$this->assertSame( array(), array_diff( array( 'demo-accounts', 'time-zone' ), $ids ) );
		$this->assertCount( 27, $ids );
		$tests = $this->tests();
		$keys  = array_map( static fn( string $id ): string => 'design_marketplace_' . str_replace( '-', '_', $id ), $ids );
		sort( $keys );
		$found = array_merge( array_keys( $tests['direct'] ), array_keys( $tests['async'] ) );
		sort( $found );
		$this->assertSame( $keys, $found );
		foreach ( Checks::all() as $check ) {
			$key = 'design_marketplace_' . str_replace( '-', '_', $check->id );
			$this->assertSame( $check->is_slow, isset( $tests['async'][ $key ] ), $check->id );
			$this->assertMatchesRegularExpression( '/^[a-z]+(-[a-z]+)*$/', $check->id );
		}
	}

	public function test_a_result_has_the_form_site_health_shows_and_its_text_is_escaped(): void {
		$test   = $this->tests()['direct']['design_marketplace_secret']['test'];
		$result = $test();
		$this->assertSame( array( 'label', 'status', 'badge', 'description', 'actions', 'test' ), array_keys( $result ) );
		$this->assertSame( 'design_marketplace_secret', $result['test'] );
		foreach ( $this->tests()['direct'] as $each ) {
			$this->assertSame( $each['test']()['description'], wp_kses( $each['test']()['description'], array( 'p' => array() ) ) );
		}
	}

	public function test_slow_checks_are_run_through_their_route_by_administrators_alone(): void {
		foreach ( $this->tests()['async'] as $key => $test ) {
			$this->assertTrue( $test['has_rest'] );
			$route = '/wp/v2/design-marketplace/health/' . basename( (string) $test['test'] );
			add_filter( 'pre_http_request', static fn(): \WP_Error => new \WP_Error( 'x', 'Nobody there' ), 1 );
			$answer = $this->rest( 'GET', $route, array(), People::administrator() );
			$this->assert_answer( 200, $answer );
			$this->assertSame( $key, $answer->get_data()['test'] );
			$this->assert_answer( 401, $this->rest( 'GET', $route ) );
			$this->assert_answer( 403, $this->rest( 'GET', $route, array(), $this->designer() ) );
		}
	}

	public function test_the_information_holds_no_secret_and_nobodys_address(): void {
		$key  = (string) Secret::key();
		$info = (array) apply_filters( 'debug_information', array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		$text = (string) wp_json_encode( $info['design-marketplace'] );
		$this->assertStringNotContainsString( $key, $text );
		$this->assertStringNotContainsString( '@', $text );
		$this->assertGreaterThan( 10, count( $info['design-marketplace']['fields'] ) );
		foreach ( $info['design-marketplace']['fields'] as $name => $field ) {
			$this->assertNotSame( '', $field['label'], $name );
			$this->assertNotSame( '', $field['value'], $name );
		}
	}

	public function test_the_dashboard_tells_of_plain_permalinks_and_of_what_is_broken(): void {
		Scheduled_Jobs::clear();
		Scheduled_Jobs::schedule();
		$notices = new Site_Health();
		$this->assertSame( array(), $notices->sentences() );
		add_filter( 'pre_option_permalink_structure', static fn(): string => '' );
		$this->assertStringContainsString( 'plain permalinks', implode( ' ', $notices->sentences() ) );
		update_option( Tables::VERSION, Migrations::wanted() + 1 );
		$this->assertCount( 2, $notices->sentences() );
	}

	public function test_only_those_who_may_see_site_health_are_told(): void {
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		require_once ABSPATH . 'wp-admin/includes/misc.php';
		add_filter( 'pre_option_permalink_structure', static fn(): string => '' );
		$shown = static function ( int $user ): string {
			wp_set_current_user( $user );
			set_current_screen( 'dashboard' );
			ob_start();
			( new Site_Health() )->warn();
			return (string) ob_get_clean();
		};
		$this->assertStringContainsString( 'Design Marketplace:', $shown( People::administrator() ) );
		$this->assertSame( '', $shown( $this->contractor() ) );
		unset( $GLOBALS['current_screen'] );
	}
}
