<?php
/** What a design job says of engagement, place, time and pay: taken, judged with what it says already, and answered. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Missions;

use DesignMarketplace\Jobs\Missions\Mission_Post_Type;
use DesignMarketplace\Jobs\Missions\Mission_Service;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\People\Privacy\Post_Export;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;

final class JobFactsTest extends TestCase {

	private const EMPLOYMENT = array(
		'engagement'      => 'employment',
		'workload'        => array( 'min' => 60, 'max' => 80 ),
		'place'           => 'hybrid',
		'languages'       => array( 'de', 'rm' ),
		'starts'          => '2027-01',
		'duration'        => 'Ten weeks & more',
		'paid'            => true,
		'budget_from'     => 6000,
		'budget_to'       => 7000,
		'budget_currency' => 'CHF',
		'budget_unit'     => 'month',
		'budget'          => 'Trains \\ are paid',
	);

	private const WORDS = array( 'title' => 'A bell', 'description' => 'It rings.' );

	public function test_they_come_back_as_typed_and_go_when_they_are_emptied(): void {
		$owner  = $this->contractor();
		$answer = $this->rest( 'POST', '/wp/v2/mission', self::WORDS + array( 'starts' => '2027-1' ) + self::EMPLOYMENT, $owner );
		$this->assert_answer( 201, $answer );
		$mission = $answer->get_data();
		$this->assertSame( self::EMPLOYMENT, self::facts( $mission ) );
		$this->assertTrue( rest_validate_value_from_schema( $mission, Contract::shape( 'mission' ), 'mission' ) );
		$this->assertSame( array( $mission ), $this->rest( 'GET', '/wp/v2/mission', array( 'author' => $owner ), $owner )->get_data() );
		$this->assertSame( self::EMPLOYMENT, self::facts( $this->rest( 'GET', "/wp/v2/mission/{$mission['id']}", array(), $this->designer() )->get_data() ) );

		$emptied = $this->rest( 'POST', "/wp/v2/mission/{$mission['id']}", array_fill_keys( array_keys( self::EMPLOYMENT ), '' ), $owner );
		$this->assert_answer( 200, $emptied );
		$this->assertEquals( self::nothing(), self::facts( $emptied->get_data() ) );
		$this->assertSame( array(), array_intersect( array_map( array( Job_Facts::class, 'key' ), array_keys( self::EMPLOYMENT ) ), array_keys( get_post_meta( $mission['id'] ) ) ) );
	}

	public function test_a_job_without_them_needs_none_and_keeps_none(): void {
		$owner  = $this->contractor();
		$answer = $this->rest( 'POST', '/wp/v2/mission', self::WORDS, $owner );
		$this->assert_answer( 201, $answer );
		$this->assertEquals( self::nothing(), self::facts( $answer->get_data() ) );
	}

	public function test_a_form_sends_them_too(): void {
		$owner = $this->contractor();
		$sent  = array( 'engagement' => 'internship', 'paid' => '0', 'place' => 'remote', 'languages' => 'FR, it', 'workload' => array( 'min' => '', 'max' => '' ) );
		$facts = self::facts( $this->rest( 'POST', '/wp/v2/mission', self::WORDS + $sent, $owner )->get_data() );
		$this->assertSame( array( 'internship', null, 'remote', array( 'fr', 'it' ), false ), array( $facts['engagement'], $facts['workload'], $facts['place'], $facts['languages'], $facts['paid'] ) );
	}

	/**
	 * @param array<string,mixed>  $known    What the job says.
	 * @param array<string,mixed>  $sent     What is changed.
	 * @param array<string,string> $expected Codes of the messages by field.
	 */
	#[DataProvider( 'changes' )]
	public function test_a_change_is_judged_with_what_the_job_says( array $known, array $sent, array $expected ): void {
		$owner = $this->contractor();
		$id    = (int) $this->rest( 'POST', '/wp/v2/mission', self::WORDS + $known, $owner )->get_data()['id'];
		$facts = Job_Facts::of( $id );

		$answer = $this->rest( 'POST', "/wp/v2/mission/{$id}", $sent, $owner );
		$this->assert_answer( $expected ? 400 : 200, $answer );
		if ( $expected ) {
			$this->assertSame( array_map( static fn( string $code ): string => Contract::message( $code ), $expected ), $answer->get_data()['data']['params'] );
			$this->assertSame( $facts, Job_Facts::of( $id ), 'Nothing is written.' );
		}
	}

	/** @return array<string,array{array<string,mixed>,array<string,mixed>,array<string,string>}> */
	public static function changes(): array {
		$student = array( 'engagement' => 'student_project', 'paid' => false );
		$budget  = array( 'budget_from' => 900, 'budget_currency' => 'EUR', 'budget_unit' => 'day' );
		return array(
			'an internship that says nothing of pay' => array( array(), array( 'engagement' => 'internship' ), array( 'paid' => 'paid_required', 'budget_from' => 'pay_required' ) ),
			'one that has said it'                   => array( array( 'paid' => false ), array( 'engagement' => 'internship' ), array() ),
			'pay taken away from a student project'  => array( $student, array( 'paid' => '' ), array( 'paid' => 'paid_required' ) ),
			'pay taken away with the engagement'     => array(
				$student,
				array( 'paid' => '', 'engagement' => '' ),
				array(),
			),
			'another field of a student project'     => array( $student, array( 'title' => 'Two bells' ), array() ),
			'an amount without currency and unit'    => array(
				array(),
				array( 'budget_to' => 900 ),
				array( 'budget_currency' => 'budget_currency_required', 'budget_unit' => 'budget_unit_required' ),
			),
			'an end below what the job begins with'  => array( $budget, array( 'budget_to' => 800 ), array( 'budget_to' => 'budget_to_invalid' ) ),
			'an end that is not'                     => array( $budget, array( 'budget_to' => 900 ), array() ),
			'the currency taken away'                => array( $budget, array( 'budget_currency' => '' ), array( 'budget_currency' => 'budget_currency_required' ) ),
			'a workload of no employment'            => array( array( 'engagement' => 'freelance' ), array( 'workload' => array( 'min' => 50 ) ), array( 'workload' => 'workload_invalid' ) ),
			'a workload of employment'               => array( array( 'engagement' => 'employment' ) + $budget, array( 'workload' => array( 'min' => 50 ) ), array() ),
		);
	}

	public function test_a_workload_ends_with_the_employment_it_was_of(): void {
		$owner = $this->contractor();
		$id    = (int) $this->rest( 'POST', '/wp/v2/mission', self::WORDS + self::EMPLOYMENT, $owner )->get_data()['id'];
		$facts = self::facts( $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'engagement' => 'freelance' ), $owner )->get_data() );
		$this->assertSame( array( 'freelance', null, 'hybrid' ), array( $facts['engagement'], $facts['workload'], $facts['place'] ) );
	}

	public function test_what_others_changed_before_the_lock_counts(): void {
		$owner = $this->contractor();
		$id    = (int) $this->rest( 'POST', '/wp/v2/mission', self::WORDS + array( 'paid' => true ), $owner )->get_data()['id'];
		wp_set_current_user( $owner );
		// The form was found good while the job still said that it is paid.
		delete_post_meta( $id, Job_Facts::key( 'paid' ) );
		$error = ( new Mission_Service() )->update( $id, array( 'engagement' => 'internship' ), null );
		$this->assertInstanceOf( WP_Error::class, $error );
		$this->assertSame( array( 'paid' => Contract::message( 'paid_required' ), 'budget_from' => Contract::message( 'pay_required' ) ), $error->get_error_data()['params'] );
		$this->assertNull( Job_Facts::of( $id )['engagement'] );
	}

	/** @return array<string,mixed> The facts of a job that says none. */
	private static function nothing(): array {
		return array( 'languages' => array() ) + array_fill_keys( array_keys( self::EMPLOYMENT ), null );
	}

	public function test_they_are_in_the_export_of_who_posted_the_job(): void {
		$owner = $this->contractor();
		$this->rest( 'POST', '/wp/v2/mission', self::WORDS + self::EMPLOYMENT, $owner );
		$exported = ( new Post_Export() )->of( Mission_Post_Type::NAME, $owner )[0];
		$this->assertSame( array( 'employment', '60-80', 'de,rm', '1', 'Trains \\ are paid' ), array( $exported['engagement'], $exported['workload'], $exported['languages'], $exported['paid'], $exported['budget'] ) );
	}

	/**
	 * The facts of an answer, in the order of EMPLOYMENT.
	 * @param array<string,mixed> $mission Answer.
	 * @return array<string,mixed>
	 */
	private static function facts( array $mission ): array {
		return array_replace( array_intersect_key( self::EMPLOYMENT, $mission ), array_intersect_key( $mission, self::EMPLOYMENT ) );
	}
}
