<?php
/** Administrators post, add, give and open again for members: theirs by their own rules, logged, and they are told. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Screens\Act_For;
use DesignMarketplace\Desk\Admin\Screens\Decide_For;
use DesignMarketplace\Desk\Admin\Screens\Give_Work;
use DesignMarketplace\Desk\Admin\Screens\Reopen_Mission;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Applications\Reopening;
use DesignMarketplace\Jobs\Missions\Close_Request;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Portfolio\Work_Post_Type as Work_Type;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Staged;

final class OnBehalfTest extends AdminTestCase {

	private const JOB  = array( 'title' => 'A bell & <3', 'description' => 'It rings.' );
	private const WORK = array( 'title' => 'Lamp', 'client' => 'Own', 'month' => '0', 'year' => '2026' );

	protected function tearDown(): void {
		$_FILES = array();
		parent::tearDown();
	}

	/**
	 * Sends the form of something new.
	 * @param int                 $member Member.
	 * @param array<string,mixed> $fields Fields.
	 * @param array<string,mixed> $more   What else is sent.
	 */
	private function act( int $member, array $fields, array $more = array() ): Ended {
		return $this->send( 'act_for', $more + array( 'user' => (string) $member, 'dm_item_of' => '1', 'dm_item' => wp_slash( $fields ) ) );
	}

	/**
	 * Items of a member.
	 * @param int    $member Member.
	 * @param string $type   Post type.
	 * @return list<\WP_Post>
	 */
	private function items( int $member, string $type ): array {
		return array_values( array_filter( get_posts( array( 'post_type' => $type, 'author' => $member, 'post_status' => 'any' ) ), static fn( mixed $post ): bool => $post instanceof \WP_Post ) );
	}

	/**
	 * What the log has about a member.
	 * @param int $member Member.
	 * @return list<string>
	 */
	private function logged( int $member ): array {
		return array_column( Decisions::of( $member ), 'decision' );
	}

	private function page( object $screen, string $name, int $id ): string {
		$_GET = array( $name => (string) $id ) + $_GET;
		return method_exists( $screen, 'show' ) ? $this->printed( array( $screen, 'show' ) ) : '';
	}

	/**
	 * Texts of what the worker sends now, by recipient.
	 * @return array<string,list<string>>
	 */
	private function deliver(): array {
		Mails::clear();
		for ( $run = 0; $run < 3; ++$run ) {
			Mails::worker()->run( 100 );
		}
		$mails = array();
		foreach ( $this->mails() as $mail ) {
			$mails[ $mail['to'] ][] = $mail['subject'];
		}
		return $mails;
	}

	public function test_what_was_typed_outlives_a_database_that_fails(): void {
		global $wpdb;
		$company = $this->contractor();
		Faults::in_database( 'INSERT', $wpdb->posts );
		$end = $this->unlogged( fn(): Ended => $this->act( $company, self::JOB ) );
		$this->assertSame( array( 1, 'redirected' ), array( Faults::struck(), $end->how ) );
		$this->assertStringContainsString( 'A bell &amp; &lt;3', $this->page( new Act_For(), 'user', $company ) );
		$this->assertSame( array(), $this->items( $company, Mission_Type::NAME ) );
	}

	public function test_a_job_is_posted_for_a_company_once(): void {
		$company = $this->contractor();
		$once    = array( 'request_id' => wp_generate_uuid4() );
		$this->act( $company, self::JOB, $once );
		$this->act( $company, self::JOB, $once );
		$jobs = $this->items( $company, Mission_Type::NAME );
		$this->assertSame( array( array( 'A bell & <3', 'publish' ) ), array_map( static fn( \WP_Post $job ): array => array( $job->post_title, $job->post_status ), $jobs ) );
		$this->assertSame( array( 'create' ), $this->logged( $company ) );
		$this->assertSame( get_current_user_id(), Decisions::of( $company )[0]['by'] );
		$this->assertStringContainsString( 'Added: "A bell & <3"', implode( ' ', $this->deliver()[ People::email( $company ) ] ) );
	}

	public function test_a_job_that_breaks_a_rule_is_not_posted_and_stays_typed(): void {
		$company = $this->contractor();
		$this->act( $company, array( 'title' => '', 'description' => 'Typed </textarea><b>' ) );
		$this->assertSame( array(), $this->items( $company, Mission_Type::NAME ) );
		$this->assertSame( array(), $this->logged( $company ) );
		$html = $this->page( new Act_For(), 'user', $company );
		$this->assertStringContainsString( 'role="alert"', $html );
		$this->assertStringContainsString( 'Typed &lt;/textarea&gt;', $html );
	}

	public function test_a_work_is_added_for_a_designer_with_its_picture_in_their_storage(): void {
		$designer = $this->designer();
		$this->assertStringContainsString( '<form method="post" enctype="multipart/form-data"', $this->page( new Act_For(), 'user', $designer ) );
		$this->act( $designer, self::WORK );
		$this->assertSame( array(), $this->items( $designer, Work_Type::NAME ), 'A work has a picture.' );
		$_FILES = array( 'image' => $this->picture() );
		$this->act( $designer, self::WORK );
		$works = $this->items( $designer, Work_Type::NAME );
		$this->assertSame( array( $designer ), array_map( static fn( \WP_Post $work ): int => (int) get_post_field( 'post_author', (int) Work_Type::field( $work, 'image' ) ), $works ) );
		$this->assertSame( array( 'create' ), $this->logged( $designer ) );
	}

	public function test_nobody_else_acts_and_not_for_just_anybody(): void {
		$company = $this->contractor();
		$this->assertSame( 403, $this->send( 'act_for', array( 'user' => (string) $company ), '' )->status );
		$waiting = $this->contractor( array( 'activated' => false ) );
		$this->act( $waiting, self::JOB );
		$this->act( get_current_user_id(), self::JOB );
		$off = $this->contractor();
		State::mark( $off, 0 );
		$this->act( $off, self::JOB );
		$this->act_as( $this->person( 'editor' ) );
		$this->assertSame( 403, $this->act( $company, self::JOB )->status );
		foreach ( array( $company, $waiting, $off ) as $id ) {
			$this->assertSame( array(), $this->items( $id, Mission_Type::NAME ) );
		}
	}

	public function test_a_work_goes_to_another_designer_with_its_pictures_and_both_are_told(): void {
		$from   = $this->designer();
		$to     = $this->designer( array( 'name' => 'Grace Given' ) );
		$_FILES = array( 'image' => $this->picture() );
		$this->act( $from, self::WORK );
		$work  = $this->items( $from, Work_Type::NAME )[0]->ID;
		$image = (int) Work_Type::field( get_post( $work ), 'image' );
		$this->deliver();
		$_GET = array( 's' => 'grace giv' );
		$html = $this->page( new Give_Work(), 'work', $work );
		$this->assertStringContainsString( "name=\"to\" value=\"{$to}\"", $html );
		$this->send( 'give_work', array( 'work' => (string) $work, 'to' => (string) $to ) );
		$this->assertSame( array( $to, $to ), array( (int) get_post_field( 'post_author', $work ), (int) get_post_field( 'post_author', $image ) ) );
		$this->assertSame( array( array( 'create', 'give' ), array( 'receive' ) ), array( $this->logged( $from ), $this->logged( $to ) ) );
		$mails = $this->deliver();
		$this->assertStringContainsString( 'Given to another member: "Lamp"', implode( ' ', $mails[ People::email( $from ) ] ) );
		$this->assertStringContainsString( 'Given to you: "Lamp"', implode( ' ', $mails[ People::email( $to ) ] ) );
	}

	public function test_a_work_goes_to_active_designers_alone_and_not_while_it_is_hidden(): void {
		$from = $this->designer();
		$work = Market::work( $from );
		foreach ( array( $this->contractor(), $this->designer( array( 'activated' => false ) ), $from, get_current_user_id(), 999_999 ) as $to ) {
			$this->send( 'give_work', array( 'work' => (string) $work, 'to' => (string) $to ) );
			$this->assertSame( $from, (int) get_post_field( 'post_author', $work ) );
		}
		Decided::hide( $work );
		$to = $this->designer();
		$this->send( 'give_work', array( 'work' => (string) $work, 'to' => (string) $to ) );
		$this->assertNotSame( $to, (int) get_post_field( 'post_author', $work ) );
	}

	public function test_a_job_is_open_again_its_candidates_are_told_once_and_of_the_next_close_too(): void {
		$company = $this->contractor();
		$mission = Market::mission( $company );
		$waiting = $this->designer();
		$turned  = $this->designer();
		$gone    = $this->designer();
		$stays   = Staged::application( $waiting, $mission, 'shortlisted', 'shortlisted' );
		Staged::application( $turned, $mission, 'declined', 'declined' );
		Staged::application( $gone, $mission, 'withdrawn', 'withdrawn' );
		$this->deliver();
		( new Closing() )->close( $mission, new Close_Request( Mission_Outcome::Cancelled, null, 'We stop.' ) );
		$this->deliver();
		$this->assertStringContainsString( '1 candidate will be told by email', $this->page( new Reopen_Mission(), 'mission', $mission ) );
		$this->send( 'reopen_mission', array( 'mission' => (string) $mission ) );
		$this->send( 'reopen_mission', array( 'mission' => (string) $mission ) );
		$this->assertSame( array( 'publish', '', '' ), array( get_post_status( $mission ), get_post_meta( $mission, Mission_Outcome::META, true ), get_post_meta( $mission, Closing::WORDS, true ) ) );
		$row = Staged::row( $stays );
		$this->assertSame( array( 'shortlisted', 'shortlisted' ), array( $row['stage'], $row['told'] ) );
		$this->assertSame( array( 'reopen' ), $this->logged( $company ) );
		$mails = $this->deliver();
		$this->assertEqualsCanonicalizing( array( People::email( $company ), People::email( $waiting ) ), array_keys( $mails ) );
		$this->assertSame( array( 'Open again: A bell (Test Company)' ), $mails[ People::email( $waiting ) ] );
		Market::apply( $this->designer(), $mission );
		$this->deliver();
		( new Closing() )->close( $mission );
		$this->assertArrayHasKey( People::email( $waiting ), $this->deliver() );
	}

	public function test_a_candidate_is_declined_for_a_company_which_is_told_before_the_candidate(): void {
		$company  = $this->contractor();
		$mission  = Market::mission( $company, array( 'title' => 'A bell' ) );
		$designer = $this->designer( array( 'name' => 'Ada & <3' ) );
		$applied  = Staged::application( $designer, $mission );
		$this->deliver();
		$html = $this->page( new Decide_For(), 'application', $applied );
		$this->assertStringContainsString( 'Ada &amp; &lt;3 has applied to', $html );
		$this->assertSame( 3, substr_count( $html, 'type="radio"' ) );
		$decide = fn( array $more ): Ended => $this->send( 'decide_for', $more + array( 'application' => (string) $applied, 'from' => 'new', 'stage' => 'declined', 'words' => wp_slash( 'Another "time"' ) ) );
		$decide( array( 'stage' => 'chosen' ) );
		$this->assertSame( 'new', Staged::row( $applied )['stage'], 'Words go with a decline alone.' );
		$this->assertStringContainsString( 'Another &quot;time&quot;', $this->page( new Decide_For(), 'application', $applied ), 'They stay in the form.' );
		foreach ( array( 'withdrawn', 'new', 'x' ) as $stage ) {
			$decide( array( 'stage' => $stage ) );
		}
		$this->assertSame( array(), $this->logged( $company ) );
		$decide( array() );
		$row = Staged::row( $applied );
		$this->assertSame( array( 'declined', 'new', 'Another "time"' ), array( $row['stage'], $row['told'], $row['words'] ) );
		$this->assertSame( array( 'stage' ), $this->logged( $company ) );
		$this->assertSame( array( People::email( $company ) => array( 'Design Marketplace: Decided about a candidate for "A bell": Ada & <3: Declined' ) ), $this->deliver() );
		$decide( array( 'stage' => 'shortlisted', 'words' => '' ) );
		$this->assertSame( 'declined', Staged::row( $applied )['stage'], 'What a company has not told yet is its own.' );
	}

	public function test_nobody_but_administrators_decides_for_a_company_and_not_about_what_is_over(): void {
		$company = $this->contractor();
		$mission = Market::mission( $company );
		$gone    = Staged::application( $this->designer(), $mission, 'withdrawn', 'withdrawn' );
		$applied = Staged::application( $this->designer(), $mission );
		$sent    = static fn( int $id, string $from = 'new' ): array => array( 'application' => (string) $id, 'from' => $from, 'stage' => 'chosen' );
		$this->send( 'decide_for', $sent( $gone, 'withdrawn' ) );
		$this->send( 'decide_for', $sent( $applied, 'shortlisted' ) );
		$this->send( 'decide_for', $sent( $mission ) );
		$this->act_as( $this->person( 'editor' ) );
		$this->assertSame( 403, $this->send( 'decide_for', $sent( $applied ) )->status );
		$this->assertSame( '', Decide_For::link( $applied, 'new' ) );
		$this->assertSame( array( 'withdrawn', 'new' ), array( Staged::row( $gone )['stage'], Staged::row( $applied )['stage'] ) );
		$this->assertSame( array(), $this->logged( $company ) );
	}

	public function test_who_has_not_heard_of_the_close_never_does(): void {
		$company = $this->contractor();
		$mission = Market::mission( $company );
		$waiting = $this->designer();
		Market::apply( $waiting, $mission );
		$this->deliver();
		( new Closing() )->close( $mission );
		$this->assertSame( 0, Reopening::informs( $mission ) );
		$this->assertTrue( ( new Reopening() )->reopen( $mission ) );
		$this->assertSame( array( People::email( $company ) ), array_keys( $this->deliver() ) );
	}

	public function test_administrators_alone_open_again_and_only_what_is_closed(): void {
		$company = $this->contractor();
		$draft   = Market::mission( $company, array( 'status' => 'draft' ) );
		$closed  = Market::mission( $company );
		( new Closing() )->close( $closed );
		$this->send( 'reopen_mission', array( 'mission' => (string) $draft ) );
		$this->assertSame( 'draft', get_post_status( $draft ) );
		$this->act_as( $this->person( 'editor' ) );
		$this->assertSame( 403, $this->send( 'reopen_mission', array( 'mission' => (string) $closed ) )->status );
		wp_update_post( array( 'ID' => $closed, 'post_status' => 'publish' ) );
		$this->assertSame( 'dmkt_closed', get_post_status( $closed ) );
	}
}
