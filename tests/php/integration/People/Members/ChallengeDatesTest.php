<?php
/** The design challenge's end is not before its start: at sign-up, and when one of the two is changed later. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Tests\TestCase;

final class ChallengeDatesTest extends TestCase {

	/**
	 * What is said of a change; an empty list when it is taken.
	 * @param int                  $user_id Company.
	 * @param array<string,string> $fields  Fields sent.
	 * @return array<string,string>
	 */
	private function said( int $user_id, array $fields ): array {
		$answer = $this->rest( 'POST', "/wp/v2/users/{$user_id}", $fields, $user_id );
		return $answer->get_data()['data']['params'] ?? array();
	}

	public function test_both_at_once_are_judged_together(): void {
		$user_id = $this->contractor( array( 'ecosystem' => 'EPFL' ) );
		$wrong   = array( 'end_date' => 'Please check end date' );
		$this->assertSame( $wrong, $this->said( $user_id, array( 'start_date' => '2026-05', 'end_date' => '2026-04' ) ) );
		$this->assertSame( array(), $this->said( $user_id, array( 'start_date' => '2026-05', 'end_date' => '2026-05' ) ) );
	}

	public function test_one_is_judged_by_the_other_that_is_stored(): void {
		$user_id = $this->contractor( array( 'ecosystem' => 'EPFL' ) );
		$wrong   = array( 'end_date' => 'Please check end date' );
		$this->said( $user_id, array( 'start_date' => '2026-03', 'end_date' => '2026-05' ) );
		$this->assertSame( $wrong, $this->said( $user_id, array( 'end_date' => '2026-02' ) ) );
		$this->assertSame( $wrong, $this->said( $user_id, array( 'start_date' => '2026-06' ) ) );
		$this->assertSame( array(), $this->said( $user_id, array( 'start_date' => '2026-05' ) ) );
		$this->assertSame( array(), $this->said( $user_id, array( 'end_date' => '' ) ) );
		$this->assertSame( array(), $this->said( $user_id, array( 'start_date' => '2027-01' ) ) );
	}
}
