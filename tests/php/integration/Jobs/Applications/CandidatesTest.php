<?php
/** Who sees which applications, and what of them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use WP_REST_Response;

final class CandidatesTest extends TestCase {

	public function test_the_owner_sees_name_slug_and_address_in_order(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner, array( 'title' => 'A <3 bell' ) );
		$first   = $this->designer( array( 'name' => 'Ada <3 Type' ) );
		Market::apply( $first, $mission );
		$second = Market::apply( $this->designer(), $mission );
		$answer = $this->candidates( $mission, $owner, array( 'order' => 'asc' ) );
		$this->assert_answer( 200, $answer );
		$this->assertSame( '2', $answer->get_headers()['X-WP-Total'] );
		$item = $this->embedded( $answer )[0];
		$this->assertSame(
			array(
				'slug'         => People::slug( $first ),
				'name'         => 'Ada <3 Type',
				'locale'       => '',
				'avatar'       => null,
				'job'          => 'Type designer',
				'skill'        => array(),
				'level'        => null,
				'city'         => 'Lausanne',
				'latest_works' => array(),
				'email'        => People::email( $first ),
			),
			$item['_embedded']['author'][0]
		);
		$this->assertSame( "<p>I &lt;3 bells</p>\n", $item['excerpt']['rendered'] );
		$this->assertSame( array( $mission, 'A <3 bell', false ), array( $item['mission'], $item['mission_title'], $item['mission_close'] ) );
		$this->assertSame( People::slug( $owner ), $item['contractor'] );
		$this->assertTrue( rest_validate_value_from_schema( $item, Contract::shape( 'application' ), 'application' ) );
		$this->assertSame( $second, $this->candidates( $mission, $owner, array( 'order' => 'desc' ) )->get_data()[0]['id'] );
		$this->assertArrayNotHasKey( '_embedded', $this->rest( 'GET', '/wp/v2/application', array( 'mission' => $mission ), $owner )->get_data()[0] );
	}

	public function test_who_applies_without_a_profile_is_a_name_and_an_address(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner );
		$admin   = People::administrator();
		Market::apply( $admin, $mission );
		$found = $this->rest( 'GET', '/wp/v2/application', array( 'mission' => $mission, '_embed' => '1' ), $owner )->get_data();
		$this->assertSame( array( '', People::email( $admin ) ), array( $found[0]['_embedded']['author'][0]['slug'], $found[0]['_embedded']['author'][0]['email'] ) );
		$this->assertNotSame( '', $found[0]['_embedded']['author'][0]['name'] );
	}

	public function test_who_sees_the_candidates(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$mission  = Market::mission( $owner );
		$id       = Market::apply( $designer, $mission );
		$others   = array(
			'stranger'         => array( null, 401, 401 ),
			'applicant'        => array( $designer, 403, 200 ),
			'other designer'   => array( $this->designer(), 403, 404 ),
			'other contractor' => array( $this->contractor(), 403, 404 ),
			'owner'            => array( $owner, 200, 200 ),
			'administrator'    => array( People::administrator(), 200, 200 ),
		);
		foreach ( $others as $who => list( $user, $list, $one ) ) {
			$answer = $this->candidates( $mission, $user );
			$this->assertSame( $list, $answer->get_status(), "{$who} lists" );
			$this->assertSame( $one, $this->rest( 'GET', "/wp/v2/application/{$id}?_embed", array(), $user )->get_status(), "{$who} reads" );
			$body = (string) wp_json_encode( $answer->get_data() ) . wp_json_encode( $this->rest( 'GET', "/wp/v2/application/{$id}?_embed", array(), $user )->get_data() );
			$this->assertSame( 'owner' === $who, str_contains( $body, People::email( $designer ) ), "{$who} and the address" );
		}
		$this->assert_answer( 403, $this->candidates( 999999, $owner ) );
		$this->assert_answer( 400, $this->rest( 'GET', '/wp/v2/application', array( 'mission' => 'all' ), $owner ), 'rest_invalid_param' );
		$this->assertSame( 403, $this->rest( 'POST', '/wp/v2/application', array( 'mission' => $mission ), $designer )->get_status(), 'Applications are made by applying.' );
	}

	public function test_everyone_gets_the_own_applications(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$mission  = Market::mission( $owner );
		Market::apply( $designer, $mission );
		Market::apply( $this->designer(), $mission );
		$own = $this->rest( 'GET', '/wp/v2/application?_embed', array(), $designer );
		$this->assertSame( '1', $own->get_headers()['X-WP-Total'] );
		$this->assertSame( $designer, $own->get_data()[0]['author'] );
		$this->assertArrayNotHasKey( 'email', $own->get_data()[0]['_embedded']['author'][0] );
		$this->assertSame( array(), $this->rest( 'GET', '/wp/v2/application', array(), $owner )->get_data() );
	}

	public function test_a_mission_in_the_trash_hides_them_and_brings_them_back(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$mission  = Market::mission( $owner );
		$id       = Market::apply( $designer, $mission );
		$seen     = fn(): array => array(
			$this->candidates( $mission, $owner )->get_headers()['X-WP-Total'],
			$this->rest( 'GET', '/wp/v2/application', array(), $designer )->get_headers()['X-WP-Total'],
			$this->rest( 'GET', "/wp/v2/application/{$id}", array(), $designer )->get_status(),
		);
		$this->assertSame( array( '1', '1', 200 ), $seen() );
		$this->rest( 'DELETE', "/wp/v2/mission/{$mission}", array(), $owner );
		$this->assertSame( array( '0', '0', 404 ), $seen() );
		wp_untrash_post( $mission );
		$this->assertSame( 'publish', get_post_status( $mission ) );
		$this->assertSame( array( '1', '1', 200 ), $seen() );
	}

	public function test_an_application_in_the_trash_can_be_made_anew(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$mission  = Market::mission( $owner );
		$id       = Market::apply( $designer, $mission );
		wp_trash_post( $id );
		$this->assertSame( '0', $this->candidates( $mission, $owner )->get_headers()['X-WP-Total'] );
		wp_untrash_post( $id );
		$this->assertSame( array( $id ), array_column( $this->candidates( $mission, $owner )->get_data(), 'id' ) );
		wp_trash_post( $id );
		$again = Market::apply( $designer, $mission );
		wp_untrash_post( $id );
		$this->assertSame( array( $again ), array_column( $this->candidates( $mission, $owner )->get_data(), 'id' ) );
	}

	public function test_a_deleted_account_takes_its_applications_along(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$mission  = Market::mission( $owner );
		$id       = Market::apply( $designer, $mission );
		( new Deletion() )->delete( $designer );
		$this->assertSame( '0', $this->candidates( $mission, $owner )->get_headers()['X-WP-Total'] );
		$this->assertNull( get_post( $id ) );
		$this->assertSame( 0, Rows::count( 'application', "user_id = {$designer}" ) );
		$this->assertSame( 0, Rows::count( 'outbox', "message = 'new_application'" ) );
		$other = Market::apply( $this->designer(), $mission );
		( new Deletion() )->delete( $owner );
		$this->assertSame( array( null, null ), array( get_post( $mission ), get_post( $other ) ) );
		$this->assertSame( 0, Rows::count( 'application' ) );
	}

	/**
	 * Asks for the candidates of a mission.
	 * @param int                 $mission Mission.
	 * @param int|null            $user    Who asks.
	 * @param array<string,mixed> $query   More parameters.
	 */
	private function candidates( int $mission, ?int $user, array $query = array() ): WP_REST_Response {
		return $this->rest(
			'GET',
			'/wp/v2/application',
			$query + array( '_embed' => '', 'orderby' => 'date', 'mission' => $mission ),
			$user
		);
	}
}
