<?php
/** What strangers report by its address, and what keeps programs from doing it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Auth\Altcha;
use DesignMarketplace\Tests\integration\People\Members\Solver;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Report_Query;
use WP_REST_Response;

final class StrangersTest extends TestCase {

	/**
	 * @param string              $url  Address.
	 * @param array<string,mixed> $more Fields that differ.
	 */
	private function report( string $url, array $more = array() ): WP_REST_Response {
		$fields = array(
			'url'    => $url,
			'reason' => 'rights',
			'words'  => 'Mine.',
			'name'   => 'Erika Muster',
			'email'  => 'erika@example.test',
		);
		return $this->rest( 'POST', '/design-marketplace/v1/reports/stranger', $more + $fields );
	}

	private static function path( int $company, int $job ): string {
		return '/project/' . People::slug( $company ) . "/mission/{$job}";
	}

	public function test_a_program_that_fills_every_field_is_refused(): void {
		$company = $this->contractor();
		$this->assert_answer( 400, $this->report( home_url( self::path( $company, Market::mission( $company ) ) ), array( 'fax' => '1' ) ), 'rest_signup_refused' );
		$this->assertSame( array(), Report_Query::queue() );
	}

	public function test_sixty_an_hour_good_or_bad(): void {
		for ( $i = 0; $i < 60; $i++ ) {
			$this->assert_answer( 400, $this->report( home_url( '/' ) ) );
		}
		$this->assert_answer( 429, $this->report( home_url( '/' ) ) );
	}

	public function test_a_check_for_something_else_is_none(): void {
		$company = $this->contractor();
		$send    = fn( string $action ): WP_REST_Response => $this->report(
			home_url( self::path( $company, Market::mission( $company ) ) ),
			array( 'token' => Solver::solve( ( new Altcha() )->challenge( $action ) ), 'started_at' => ( time() - 60 ) * 1000 )
		);
		for ( $i = 0; $i < 6; $i++ ) {
			$this->assert_answer( 202, $send( 'report' ) );
		}
		for ( $i = 0; $i < 6; $i++ ) {
			$this->assert_answer( $i < 5 ? 202 : 429, $send( 'signup' ) );
		}
	}

	public function test_a_job_is_reported_by_its_own_address_alone(): void {
		[ $company, $other ] = array( $this->contractor(), $this->contractor() );
		$job                 = Market::mission( $company );
		$url                 = home_url( self::path( $company, $job ) );
		$host                = (string) wp_parse_url( $url, PHP_URL_HOST );
		foreach ( array( home_url( self::path( $other, $job ) ), str_replace( "//{$host}", '//elsewhere.example', $url ), str_replace( "//{$host}", '//' . $host . '@elsewhere.example', $url ), (string) preg_replace( '~:\d+/~', ':1/', $url ) ) as $wrong ) {
			$this->assert_answer( 400, $this->report( $wrong ) );
		}
		update_option( Site_Settings::PREFIX . 'job_pages', 'off' );
		$this->assert_answer( 400, $this->report( $url ) );
		delete_option( Site_Settings::PREFIX . 'job_pages' );
		$this->assert_answer( 202, $this->report( $url ) );
	}
}
