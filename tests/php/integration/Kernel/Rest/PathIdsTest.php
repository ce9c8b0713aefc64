<?php
/** The number in a path decides which item a call is about; one sent beside it counts as little as any unknown field. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

final class PathIdsTest extends TestCase {

	public function test_a_number_in_the_query_does_not_lead_to_another_item(): void {
		$mine  = Market::mission( $this->contractor() );
		$other = Market::mission( $this->contractor() );
		$this->assertSame( $mine, $this->rest( 'GET', "/wp/v2/mission/{$mine}", array( 'id' => $other ), $this->designer() )->get_data()['id'] );
	}

	#[TestWith( array( 'a word' ) )]
	#[TestWith( array( 0 ) )]
	#[TestWith( array( array( 1 ) ) )]
	#[TestWith( array( null ) )]
	public function test_what_is_sent_beside_the_number_is_no_error( mixed $sent ): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$work       = Market::work( $designer );
		$mission    = Market::mission( $contractor );
		foreach ( array(
			"/wp/v2/users/{$designer}"                   => $designer,
			"/wp/v2/work/{$work}"                        => $designer,
			"/wp/v2/mission/{$mission}"                  => $contractor,
			"/design-marketplace/v1/members/{$designer}" => People::administrator(),
		) as $path => $viewer ) {
			$answer = $this->rest( 'POST', $path, array( 'id' => $sent, 'off' => false, 'reason' => 'other' ), $viewer );
			$this->assertSame( 200, $answer->get_status(), $path . ' ' . wp_json_encode( $answer->get_data() ) );
			$this->assertSame( (int) basename( $path ), $answer->get_data()['id'], $path );
		}
		$this->assert_answer( 409, $this->rest( 'POST', "/design-marketplace/v1/missions/{$mission}/approve", array( 'id' => $sent, 'approve' => true ), People::administrator() ), 'rest_nothing_held' );
	}
}
