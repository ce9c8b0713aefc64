<?php
/** Design jobs of some kinds have to say what they pay before they are published. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Missions;

use DesignMarketplace\Desk\Admin\Item_Form;
use DesignMarketplace\Jobs\Missions\Mission_Service;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;

final class PayTest extends TestCase {

	private const JOB    = array( 'title' => 'A bell', 'description' => 'It rings.' );
	private const AMOUNT = array( 'budget_currency' => 'CHF', 'budget_unit' => 'month' );
	private const OLD    = array( 'engagement' => 'employment', 'paid' => true );

	/** @return array<string,array{array<string,mixed>,bool}> What is said, and whether that does. */
	public static function said(): array {
		return array(
			'nothing of the kind'                 => array( array(), true ),
			'a kind that is not asked'            => array( array( 'engagement' => 'freelance' ), true ),
			'a student project that is not asked' => array( array( 'engagement' => 'student_project', 'paid' => true ), true ),
			'employment without a word'           => array( array( 'engagement' => 'employment' ), false ),
			'the text alone'                      => array( array( 'engagement' => 'employment', 'paid' => true, 'budget' => 'Good' ), false ),
			'an amount from'                      => array( array( 'engagement' => 'employment', 'budget_from' => 5000 ) + self::AMOUNT, true ),
			'an amount to'                        => array( array( 'engagement' => 'employment', 'budget_to' => 5000 ) + self::AMOUNT, true ),
			'employment that is unpaid'           => array( array( 'engagement' => 'employment', 'paid' => false ), false ),
			'an internship that is unpaid'        => array( array( 'engagement' => 'internship', 'paid' => false ), true ),
			'an internship that says it is paid'  => array( array( 'engagement' => 'internship', 'paid' => true ), false ),
		);
	}

	/** @param array<string,mixed> $said */
	#[DataProvider( 'said' )]
	public function test_a_new_job( array $said, bool $does ): void {
		$owner  = $this->contractor();
		$answer = $this->rest( 'POST', '/wp/v2/mission', self::JOB + $said, $owner );
		$this->assert_answer( $does ? 201 : 400, $answer );
		if ( ! $does ) {
			$this->assertSame( array( 'budget_from' => Contract::message( 'pay_required' ) ), $answer->get_data()['data']['params'] );
		}
		$draft = $this->rest( 'POST', '/wp/v2/mission', array( 'status' => 'draft' ) + self::JOB + $said, $owner );
		$this->assert_answer( 201, $draft );
		$id = $draft->get_data()['id'];
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'budget' => 'Better' ), $owner ) );
		$this->assert_answer( $does ? 200 : 400, $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'status' => 'publish' ), $owner ) );
		$this->assertSame( $does ? 'publish' : 'draft', get_post_status( $id ) );
		update_option( 'design_marketplace_pay_required', array() );
		$this->assert_answer( 201, $this->rest( 'POST', '/wp/v2/mission', self::JOB + $said, $owner ) );
	}

	public function test_a_student_project_is_asked_where_the_site_says_so_and_may_be_unpaid(): void {
		update_option( 'design_marketplace_pay_required', array( 'student_project' ) );
		$owner = $this->contractor();
		$make  = fn( array $said ): int => $this->rest( 'POST', '/wp/v2/mission', $said + self::JOB, $owner )->get_status();
		$this->assertSame( 400, $make( array( 'engagement' => 'student_project', 'paid' => true ) ) );
		$this->assertSame( 201, $make( array( 'engagement' => 'student_project', 'paid' => false ) ) );
		$this->assertSame( 201, $make( array( 'engagement' => 'employment' ) ) );
	}

	public function test_an_older_job_can_be_edited_otherwise_and_its_copy_is_asked(): void {
		$owner  = $this->contractor();
		$id     = Market::mission( $owner, self::OLD );
		$change = fn( int $job, array $sent ): int => $this->rest( 'POST', "/wp/v2/mission/{$job}", $sent, $owner )->get_status();
		foreach ( array( array( 'title' => 'Two bells' ), array( 'place' => 'remote', 'languages' => array( 'de' ) ), array( 'status' => 'publish' ), array( 'renew' => true ) ) as $sent ) { // phpcs:ignore WordPress.Arrays -- one line.
			$this->assertSame( 200, $change( $id, $sent ), (string) wp_json_encode( $sent ) );
		}
		foreach ( array( array( 'engagement' => 'employment' ), array( 'paid' => true ), array( 'budget' => 'Good' ), array( 'budget_to' => '' ) ) as $sent ) { // phpcs:ignore WordPress.Arrays -- one line.
			$this->assertSame( 400, $change( $id, array( 'title' => 'Three bells' ) + $sent ), (string) wp_json_encode( $sent ) );
		}
		$this->assertSame( 'Two bells', get_post( $id )->post_title );
		$copy = $this->rest( 'POST', "/wp/v2/mission/{$id}/duplicate", array(), $owner )->get_data()['id'];
		$this->assertSame( 400, $change( $copy, array( 'status' => 'publish' ) ) );
		$this->assertSame( 200, $change( $copy, array( 'status' => 'publish', 'budget_from' => 6000 ) + self::AMOUNT ) );
		$this->assertSame( 200, $change( $id, array( 'engagement' => 'freelance' ) ) );
	}

	public function test_it_is_asked_again_with_the_job_locked(): void {
		$owner = $this->contractor();
		$id    = Market::mission( $owner, array( 'status' => 'draft' ) );
		wp_set_current_user( $owner );
		// Meanwhile somebody else has made an employment of it.
		Job_Facts::write( $id, Job_Facts::columns( self::OLD ) );
		$error = ( new Mission_Service() )->update( $id, array(), 'publish' );
		$this->assertInstanceOf( WP_Error::class, $error );
		$this->assertSame( array( 'budget_from' ), array_keys( $error->get_error_data()['params'] ) );
		$this->assertSame( 'draft', get_post_status( $id ) );
	}

	public function test_administrators_are_asked_as_members_are(): void {
		$post   = get_post( Market::mission( $this->contractor(), self::OLD ) );
		$errors = static function ( array $values, ?string $status = null ) use ( &$post ): array {
			return array_keys( Item_Form::errors( $post, $values, $status ) );
		};
		$this->assertSame( array(), $errors( array( 'title' => 'Two bells', 'paid' => '1', 'engagement' => 'employment', 'budget' => '', 'budget_from' => '' ), 'publish' ), 'Their form always sends all.' );
		$this->assertSame( array( 'budget_from' ), $errors( array( 'engagement' => 'internship', 'paid' => '1', 'budget' => '' ) ) );
		$post = get_post( Market::mission( $this->contractor(), array( 'status' => 'draft' ) + self::OLD ) );
		$this->assertSame( array(), $errors( array( 'title' => 'Two bells' ), 'draft' ) );
		foreach ( array( 'publish', 'future', 'pending' ) as $status ) {
			$this->assertSame( array( 'budget_from' ), $errors( array( 'title' => 'Two bells' ), $status ), $status );
		}
	}
}
