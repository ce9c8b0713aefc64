<?php
/** Design jobs that wait until they are approved, and changes of approved ones. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Alerts\News;
use DesignMarketplace\Alerts\Search_Kind;
use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Rule;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Approval_Hold;
use DesignMarketplace\Trust\Approving;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Statement;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_Post;
use WP_REST_Response;

final class HoldTest extends TestCase {

	/**
	 * Posts a job as its company does.
	 * @param int                 $company Company.
	 * @param array<string,mixed> $fields  Fields that differ.
	 * @return array<string,mixed> The answer.
	 */
	private function post( int $company, array $fields = array() ): array {
		$answer = $this->rest( 'POST', '/wp/v2/mission', $fields + array( 'title' => 'A bell', 'description' => 'It rings.', 'skill' => array( Market::skill() ) ), $company );
		$this->assert_answer( 201, $answer );
		return $answer->get_data();
	}

	private function stored( int $id ): WP_Post {
		$post = get_post( $id );
		return $post instanceof WP_Post ? $post : $this->fail( 'There is no such job.' );
	}

	/**
	 * Decides about a job.
	 * @param int                 $id   Mission.
	 * @param array<string,mixed> $sent What is sent.
	 */
	private function decide( int $id, array $sent ): WP_REST_Response {
		return $this->rest( 'POST', "/design-marketplace/v1/missions/{$id}/approve", $sent, People::administrator() );
	}

	/**
	 * What the company reads of its job.
	 * @param int $id      Mission.
	 * @param int $company Company.
	 * @return array<string,mixed>
	 */
	private function read( int $id, int $company ): array {
		return $this->rest( 'GET', "/wp/v2/mission/{$id}", array(), $company )->get_data();
	}

	public function test_changed_terms_wait_as_the_words_do(): void {
		Decided::hold( 'all' );
		$company = $this->contractor();
		$id      = $this->post( $company, array( 'engagement' => 'internship', 'paid' => true, 'budget_from' => 900, 'budget_currency' => 'CHF', 'budget_unit' => 'month', 'budget' => 'Lunch' ) )['id'];
		$this->assert_answer( 200, $this->decide( $id, array( 'approve' => true ) ) );

		$changed = $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'engagement' => 'student_project', 'paid' => false, 'budget' => '', 'place' => 'remote' ), $company )->get_data();
		$this->assertSame( array( 'internship', true, 'Lunch', 'remote', true ), array( $changed['engagement'], $changed['paid'], $changed['budget'], $changed['place'], $changed['held'] ), 'The place alone is written.' );
		$this->assertSame( array( 'A bell', 'student_project', false, null ), array( $changed['proposed']['title']['rendered'], $changed['proposed']['engagement'], $changed['proposed']['paid'], $changed['proposed']['budget'] ) );
		$this->assertTrue( rest_validate_value_from_schema( $changed, Contract::shape( 'mission' ), 'mission' ) );
		$this->assertArrayNotHasKey( 'proposed', $this->read( $id, $this->designer() ) );

		$before = Approval_Hold::version( $this->stored( $id ) );
		$this->assert_answer( 200, $this->decide( $id, array( 'approve' => true ) ) );
		$approved = $this->read( $id, $company );
		$this->assertSame( array( false, null, 'student_project' ), array( $approved['paid'], $approved['budget'], $approved['engagement'] ) );
		$this->assertArrayNotHasKey( 'proposed', $approved );
		$this->assertNotSame( $before, Approval_Hold::version( $this->stored( $id ) ) );
	}

	public function test_every_free_text_of_a_job_waits(): void {
		$texts = array_keys(
			array_filter(
				Contract::form( 'mission', 'mission' )->rules(),
				static fn( Rule $rule ): bool => 'string' === $rule->get( 'type' ) && null === $rule->get( 'enum' ) && null === $rule->get( 'format' )
			)
		);
		$this->assertContains( 'duration', $texts );
		Decided::hold( 'all' );
		$company = $this->contractor();
		$id      = $this->post( $company, array() )['id'];
		$this->assert_answer( 200, $this->decide( $id, array( 'approve' => true ) ) );
		$changed = $this->rest( 'POST', "/wp/v2/mission/{$id}", array_fill_keys( $texts, 'SNEAKED' ), $company )->get_data();
		$this->assertStringNotContainsString( 'SNEAKED', (string) wp_json_encode( array_diff_key( $changed, array( 'proposed' => 0 ) ) ) );
		$this->assertCount( count( $texts ), array_filter( $changed['proposed'], static fn( mixed $value ): bool => in_array( $value, array( 'SNEAKED', array( 'rendered' => 'SNEAKED' ) ), true ) ) );
		$this->assertTrue( rest_validate_value_from_schema( $changed, Contract::shape( 'mission' ), 'mission' ) );
		$this->assert_answer( 200, $this->decide( $id, array( 'approve' => true ) ) );
		$this->assertSame( 'SNEAKED', $this->read( $id, $company )['duration'] );
	}

	public function test_nothing_waits_unless_the_operator_says_so(): void {
		$this->assertSame( Site_Settings::HOLD_JOBS[0], Site_Settings::get( 'hold_jobs' ) );
		foreach ( array( Site_Settings::HOLD_JOBS[0], 'nonsense' ) as $which ) {
			Decided::hold( $which );
			$this->assertSame( 'publish', $this->post( $this->contractor() )['status'] );
		}
	}

	public function test_a_held_job_is_there_for_its_company_alone(): void {
		Decided::hold( Site_Settings::HOLD_ALL );
		$company = $this->contractor();
		$job     = $this->post( $company, array( 'title' => 'Quixote Unfindable' ) );
		$id      = $job['id'];
		$this->assertSame( array( 'pending', true, true, true, false, false ), array( $job['status'], $job['held'], $job['can']['edit'], $job['can']['delete'], $job['can']['close'], $job['can']['apply'] ) );
		$this->assertContains( $id, array_column( $this->rest( 'GET', "/wp/v2/mission?author={$company}", array(), $company )->get_data(), 'id' ) );
		$page = '/project/' . People::slug( $company ) . "/mission/{$id}";
		foreach ( array( null, $this->designer(), $this->contractor(), People::administrator() ) as $viewer ) {
			$status = null === $viewer ? 401 : 404;
			$this->assert_answer( $status, $this->rest( 'GET', "/wp/v2/mission/{$id}", array(), $viewer ) );
			$this->assert_answer( $status, $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'status' => 'publish' ), $viewer ) );
			$this->assert_answer( 404, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$id}", array(), $viewer ) );
			if ( null !== $viewer ) {
				$this->assertNotContains( $id, array_column( $this->rest( 'GET', "/wp/v2/mission?author={$company}", array(), $viewer )->get_data(), 'id' ) );
			}
			$this->assertSame( 404, ( new Router() )->find( $page )->status );
			$this->assertStringNotContainsString( 'Quixote', Documents::at( '/jobs' ) );
		}
		( new Indexer() )->flush();
		$this->assertSame( array(), ( new Indexer() )->verify() );
		$this->assert_answer( 400, $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $company, 'comment' => 'x', 'missions' => $id ), $this->designer() ) );
	}

	public function test_a_company_waits_with_its_first_job_only(): void {
		Decided::hold( Site_Settings::HOLD_FIRST );
		$company = $this->contractor();
		$first   = $this->post( $company );
		$this->assertSame( array( 'pending', 'pending' ), array( $first['status'], $this->post( $company )['status'] ), 'Also with the second while the first waits.' );
		$this->assert_answer( 200, $this->decide( $first['id'], array( 'approve' => true ) ) );
		$this->assertSame( 'publish', $this->post( $company )['status'] );
		$other = $this->post( $this->contractor() );
		$this->assertSame( 'pending', $other['status'], 'Each company for itself.' );
		$this->assert_answer( 200, $this->decide( $other['id'], array( 'approve' => true ) ) );
		$this->rest( 'POST', "/wp/v2/mission/{$other['id']}", array( 'close' => true ), $other['author'] );
		$this->assertSame( 'publish', $this->post( $other['author'] )['status'], 'A closed one counts.' );
		$bad = $this->post( $this->contractor() );
		$this->assert_answer( 200, $this->decide( $bad['id'], array( 'approve' => true ) ) );
		Decided::hide( $bad['id'] );
		$this->assertSame( 'pending', $this->post( $bad['author'] )['status'], 'A hidden one does not.' );
	}

	public function test_no_other_way_leads_past_it(): void {
		Decided::hold( Site_Settings::HOLD_ALL );
		$company = $this->contractor();
		$draft   = $this->post( $company, array( 'status' => 'draft' ) );
		$this->assertSame( 'draft', $draft['status'] );
		$id = $draft['id'];
		$this->assertSame( 'pending', $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'status' => 'publish' ), $company )->get_data()['status'] );
		foreach ( array( $company, People::administrator(), 0 ) as $user ) {
			wp_set_current_user( $user );
			foreach ( array( 'publish', 'draft', 'private', 'dmkt_closed' ) as $status ) {
				wp_update_post( array( 'ID' => $id, 'post_status' => $status ) );
				$this->assertSame( 'pending', get_post_status( $id ), "{$user} {$status}" );
			}
		}
		$this->assertSame( 'pending', $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'title' => 'Softer', 'status' => 'draft' ), $company )->get_data()['status'] );
		$this->assertSame( 'Softer', get_the_title( $id ), 'What waits may still be changed.' );
		wp_trash_post( $id );
		wp_untrash_post( $id );
		$this->assertSame( 'pending', get_post_status( $id ) );
		$decision = Decided::hide( $id );
		$this->assertSame( 'dmkt_hidden', get_post_status( $id ) );
		$this->assertGreaterThan( 0, $decision );
		Decided::show( $id );
		$this->assertSame( 'pending', get_post_status( $id ) );
		Decided::hold( Site_Settings::HOLD_JOBS[0] );
		$this->assertSame( 'pending', $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'title' => 'Softer still' ), $company )->get_data()['status'], 'What waits, waits on.' );
		$this->assertSame( 'publish', $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'status' => 'publish' ), $company )->get_data()['status'], 'Posted again it is online: nothing is held.' );
		$this->assert_answer( 200, $this->rest( 'DELETE', "/wp/v2/mission/{$id}", array(), $company ) );
		$this->assert_answer( 410, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$id}" ) );
	}

	public function test_an_administrator_who_publishes_a_draft_has_approved_it(): void {
		Decided::hold( Site_Settings::HOLD_ALL );
		$draft = $this->post( $this->contractor(), array( 'status' => 'draft' ) )['id'];
		wp_set_current_user( People::administrator() );
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'publish' ) );
		$this->assertSame( 'publish', get_post_status( $draft ) );
		wp_trash_post( $draft );
		wp_set_current_user( 0 );
		wp_untrash_post( $draft );
		$this->assertSame( 'publish', get_post_status( $draft ), 'What was published before comes back from the trash as it was.' );
	}

	public function test_an_approval_publishes_now_and_tells_designers_then(): void {
		Decided::hold( Site_Settings::HOLD_ALL );
		Market::clear();
		$skill   = Market::skill();
		$reader  = $this->designer( array( 'skill' => array( $skill ), 'notification_enabled' => true ) );
		$company = $this->contractor();
		$id      = $this->post( $company, array( 'skill' => array( $skill ), 'postingDate' => wp_date( 'Y/m/d', Clock::now() ) ) )['id'];
		update_option( Clock::OFFSET, 3 * DAY_IN_SECONDS );
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_date' => '2026-01-02 03:04:05', 'post_date_gmt' => '2026-01-02 02:04:05' ), array( 'ID' => $id ) );
		Mails::worker()->run( 50 );
		$this->assertSame( array(), $this->to( $reader ) );
		$this->assert_answer( 200, $this->decide( $id, array( 'approve' => true ) ) );
		$job = $this->read( $id, $company );
		$this->assertSame( array( 'publish', false, wp_date( 'Y/m/d', Clock::now() ) ), array( $job['status'], isset( $job['held'] ), $job['postingDate'] ) );
		$this->assertEqualsWithDelta( time(), (int) get_post_time( 'U', true, $id ), 60 );
		$this->assertSame( Decision_Kind::Approve->value, Decisions::of( $company )[0]['decision'] );
		update_option( Clock::OFFSET, 3 * DAY_IN_SECONDS + 2 * HOUR_IN_SECONDS );
		Mails::worker()->run( 50 );
		$this->assertCount( 1, $this->to( $reader ) );
		$this->assertNotSame( array(), News::of( Search_Kind::Jobs, array( $id ) ) );
		$this->assertStringContainsString( 'A bell', $this->to( $company )[0] );
		$this->assert_answer( 409, $this->decide( $id, array( 'approve' => true ) ), 'rest_nothing_held' );
	}

	/**
	 * Subjects of what somebody got.
	 * @param int $user_id Member.
	 * @return list<string>
	 */
	private function to( int $user_id ): array {
		return array_values( array_column( array_filter( $this->mails(), static fn( array $mail ): bool => in_array( People::email( $user_id ), (array) $mail['to'], true ) ), 'subject' ) );
	}

	public function test_a_rejection_makes_it_a_draft_with_the_reason_and_it_can_be_sent_again(): void {
		Decided::hold( Site_Settings::HOLD_ALL );
		Market::clear();
		$company = $this->contractor();
		$id      = $this->post( $company )['id'];
		$this->assert_answer( 400, $this->decide( $id, array( 'approve' => false ) ) );
		$this->assert_answer( 400, $this->decide( $id, array( 'approve' => false, 'reason' => 'other' ) ) );
		$this->assert_answer( 400, $this->decide( $id, array( 'reason' => 'spam' ) ) );
		$this->assert_answer( 200, $this->decide( $id, array( 'approve' => false, 'reason' => 'unpaid', 'words' => 'Say what you pay.' ) ) );
		$job = $this->read( $id, $company );
		$this->assertSame( array( 'draft', 'unpaid', 'Say what you pay.' ), array( $job['status'], $job['rejected']['reason'], $job['rejected']['words'] ) );
		Mails::worker()->run( 50 );
		$mail = array_values( array_filter( $this->mails(), static fn( array $mail ): bool => in_array( People::email( $company ), (array) $mail['to'], true ) ) );
		$this->assertCount( 1, $mail );
		$this->assertStringContainsString( 'Say what you pay.', $mail[0]['message'] );
		$this->assertStringContainsString( 'design_marketplace_account=', $mail[0]['message'] );
		$again = $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'status' => 'publish' ), $company )->get_data();
		$this->assertSame( array( 'pending', false ), array( $again['status'], isset( $again['rejected'] ) ) );
		$this->assert_answer( 200, $this->decide( $id, array( 'approve' => true ) ) );
		$this->assertSame( 'publish', get_post_status( $id ) );
	}

	public function test_what_was_rejected_can_be_published_after_all_by_whoever_decides(): void {
		Decided::hold( Site_Settings::HOLD_ALL );
		$id = $this->post( $this->contractor() )['id'];
		$this->assert_answer( 200, $this->decide( $id, array( 'approve' => false, 'reason' => 'spam' ) ) );
		wp_set_current_user( 0 );
		for ( $times = 0; $times < 2; $times++ ) {
			Approving::release( $this->stored( $id ) );
			$this->assertSame( 'publish', get_post_status( $id ) );
		}
	}

	public function test_an_objection_publishes_nothing_that_was_written_after_the_rejection(): void {
		Decided::hold( Site_Settings::HOLD_ALL );
		$company  = $this->contractor();
		$id       = $this->post( $company )['id'];
		$decision = $this->rejected( $id );
		$write    = fn( string $title ): mixed => $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'title' => $title, 'status' => 'draft' ), $company );
		$this->assert_answer( 200, $write( 'Work free' ) );
		$this->assertInstanceOf( WP_Error::class, ( new Deciding() )->restore( $decision, '', People::administrator() ) );
		$this->assertSame( 'draft', get_post_status( $id ), 'Nobody has read it.' );
		$write( 'A bell' );
		$this->assertIsArray( ( new Deciding() )->restore( $decision, '', People::administrator() ) );
		$this->assertSame( array( 'publish', 'A bell' ), array( get_post_status( $id ), get_the_title( $id ) ) );
	}

	public function test_an_objection_does_not_publish_what_was_sent_again(): void {
		Decided::hold( Site_Settings::HOLD_ALL );
		$company  = $this->contractor();
		$id       = $this->post( $company )['id'];
		$decision = $this->rejected( $id );
		$this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'title' => 'Work free', 'status' => 'publish' ), $company );
		$this->assertInstanceOf( WP_Error::class, ( new Deciding() )->restore( $decision, '', People::administrator() ) );
		$this->assertSame( 'pending', get_post_status( $id ) );
	}

	public function test_an_objection_publishes_the_change_that_was_rejected(): void {
		Decided::hold( Site_Settings::HOLD_ALL );
		$company = $this->contractor();
		$id      = $this->post( $company )['id'];
		$this->decide( $id, array( 'approve' => true ) );
		$this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'title' => 'A \\ <3 gong' ), $company );
		$decision = $this->rejected( $id );
		$this->assertSame( 'A bell', get_the_title( $id ) );
		$this->assertStringContainsString( 'as it was before', ( new Statement( Decisions::find( $company, $decision ), $company ) )->restriction() );
		$this->assertIsArray( ( new Deciding() )->restore( $decision, '', People::administrator() ) );
		$this->assertSame( array( 'A \\ <3 gong', 'It rings.' ), array( get_post( $id )->post_title ?? '', get_post( $id )->post_content ?? '' ) );
		$this->assertFalse( isset( $this->read( $id, $company )['held'] ) );
	}

	/**
	 * Rejects what waits of a job.
	 * @param int $id Job.
	 * @return int The decision.
	 */
	private function rejected( int $id ): int {
		$this->assert_answer( 200, $this->decide( $id, array( 'approve' => false, 'reason' => 'spam' ) ) );
		return (int) get_post_meta( $id, Approval_Hold::REJECTED, true );
	}

	/** @return array<string,array{string,bool}> */
	public static function detours(): array {
		return array(
			'scheduled'      => array( 'future', false ),
			'closed at once' => array( 'dmkt_closed', false ),
			'from the trash' => array( 'publish', true ),
		);
	}

	/**
	 * @param string $status   What an editor makes of a draft.
	 * @param bool   $is_trash Whether it is in the trash.
	 */
	#[DataProvider( 'detours' )]
	public function test_an_editor_publishes_no_draft_past_it( string $status, bool $is_trash ): void {
		Decided::hold( Site_Settings::HOLD_ALL );
		$id = Market::mission( $this->contractor(), array( 'status' => 'draft' ) );
		if ( $is_trash ) {
			wp_trash_post( $id );
		}
		$later = gmdate( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS );
		wp_update_post( array( 'ID' => $id, 'post_status' => $status ) + ( 'future' === $status ? array( 'edit_date' => true, 'post_date' => $later, 'post_date_gmt' => $later ) : array() ) );
		$this->assertSame( 'pending', get_post_status( $id ) );
	}

	public function test_an_approval_does_not_outlive_the_publication(): void {
		Decided::hold( Site_Settings::HOLD_ALL );
		$company = $this->contractor();
		$id      = $this->post( $company )['id'];
		$this->decide( $id, array( 'approve' => true ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
		$job = $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'title' => 'Work free', 'status' => 'publish' ), $company )->get_data();
		$this->assertSame( array( 'pending', 'Work free' ), array( $job['status'], get_the_title( $id ) ), 'These words nobody has read.' );
		$this->decide( $id, array( 'approve' => true ) );
		wp_trash_post( $id );
		wp_untrash_post( $id );
		$this->assertSame( 'publish', get_post_status( $id ), 'The trash changes no words.' );
	}

	public function test_a_change_of_the_words_waits_while_the_old_ones_stay(): void {
		Decided::hold( Site_Settings::HOLD_FIRST );
		$company = $this->contractor();
		$reader  = $this->designer();
		$id      = $this->post( $company )['id'];
		$this->decide( $id, array( 'approve' => true ) );
		$change = fn( array $fields ): array => $this->rest( 'POST', "/wp/v2/mission/{$id}", $fields, $company )->get_data();
		$skill  = Market::skill();
		$job    = $change( array( 'title' => 'Work <3 free', 'skill' => array( $skill ) ) );
		$this->assertSame( array( 'publish', true, 'A bell', 'Work &lt;3 free', 'It rings.', array( $skill ) ), array( $job['status'], $job['held'], $job['title']['rendered'], $job['proposed']['title']['rendered'], $job['proposed']['description'], $job['skill'] ) );
		$this->assertTrue( rest_validate_value_from_schema( $job, Contract::shape( 'mission' ) ) );
		$seen = $this->rest( 'GET', "/wp/v2/mission/{$id}", array(), $reader )->get_data();
		$this->assertSame( array( 'A bell', false, false ), array( $seen['title']['rendered'], isset( $seen['proposed'] ), isset( $seen['held'] ) ) );
		$job = $change( array( 'description' => 'It sings.' ) );
		$this->assertSame( array( 'Work &lt;3 free', 'It sings.' ), array( $job['proposed']['title']['rendered'], $job['proposed']['description'] ) );
		$job = $change( array( 'title' => 'A bell' ) );
		$this->assertSame( array( 'A bell', 'It sings.' ), array( $job['proposed']['title']['rendered'], $job['proposed']['description'] ), 'What is as before waits no more.' );
		$this->assertFalse( isset( $change( array( 'description' => 'It rings.' ) )['held'] ) );
		$change( array( 'description' => 'It sings.' ) );
		$this->assert_answer( 200, $this->decide( $id, array( 'approve' => false, 'reason' => 'spam' ) ) );
		$job = $this->read( $id, $company );
		$this->assertSame( array( 'publish', 'It rings.', 'spam', false ), array( $job['status'], $job['description'], $job['rejected']['reason'], isset( $job['proposed'] ) ) );
		$change( array( 'description' => 'It <3 sings.' ) );
		$date = get_post( $id )->post_date_gmt ?? '';
		$this->assert_answer( 200, $this->decide( $id, array( 'approve' => true ) ) );
		$job = $this->read( $id, $company );
		$this->assertSame( array( 'It <3 sings.', false, false ), array( $job['description'], isset( $job['held'] ), isset( $job['rejected'] ) ) );
		$this->assertSame( $date, get_post( $id )->post_date_gmt ?? '', 'It is no newer than it was.' );
	}

	public function test_changes_are_free_where_nothing_was_held(): void {
		$company = $this->contractor();
		$id      = $this->post( $company )['id'];
		$change  = fn( string $title ): array => $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'title' => $title ), $company )->get_data();
		$this->assertFalse( isset( $change( 'One' )['held'] ) );
		Decided::hold( Site_Settings::HOLD_FIRST );
		$this->assertFalse( isset( $change( 'Two' )['held'] ), 'It was never held.' );
		Decided::hold( Site_Settings::HOLD_ALL );
		$this->assertTrue( $change( 'Three' )['held'] );
		Decided::hide( $id );
		$this->assertSame( 'Two', $change( 'Four' )['title']['rendered'], 'A hidden one comes back with the words it had.' );
	}

	public function test_nobody_approves_what_they_have_not_read(): void {
		Decided::hold( Site_Settings::HOLD_ALL );
		$company = $this->contractor();
		$id      = $this->post( $company )['id'];
		$read    = Approval_Hold::version( $this->stored( $id ) );
		$this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'title' => 'Something else' ), $company );
		$this->assert_answer( 409, $this->decide( $id, array( 'approve' => true, 'read' => $read ) ), 'rest_held_changed' );
		$this->assert_answer( 409, $this->decide( $id, array( 'approve' => false, 'reason' => 'spam', 'read' => $read ) ), 'rest_held_changed' );
		$this->assertSame( Mission_State::Held, Mission_State::of( get_post( $id ) ) );
	}
}
