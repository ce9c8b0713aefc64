<?php
/** Answers to the questions of a design job, and the projects chosen for it: sent, kept as they were, and read by the two sides alone. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Jobs\Applications\Personal_Data;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Streamed;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

final class EnclosedTest extends TestCase {

	private const FIRST  = array( 'text' => 'What would you take off first?', 'required' => true );
	private const SECOND = array( 'text' => 'Which two days?', 'required' => false );

	private int $owner;
	private int $designer;
	private int $mission;

	/** @var list<string> Ids of the job's questions. */
	private array $asked;

	protected function setUp(): void {
		parent::setUp();
		$this->owner    = $this->contractor();
		$this->designer = $this->designer();
		$this->mission  = $this->job( array( self::FIRST, self::SECOND ) );
		$this->asked    = array_column( $this->read_job()['questions'], 'id' );
	}

	public function test_questions_are_read_with_the_description_and_another_text_has_another_id(): void {
		$this->assertSame( array( self::FIRST, self::SECOND ), self::without_ids( $this->read_job()['questions'] ) );
		update_option( 'design_marketplace_job_pages', 'full' );
		$this->assertSame( $this->read_job()['questions'], $this->rest( 'GET', "/design-marketplace/v1/jobs/{$this->mission}" )->get_data()['questions'] );
		$this->change_job( array( array( 'text' => 'Which three days?' ), self::FIRST ) );
		$now = array_column( $this->read_job()['questions'], 'id' );
		$this->assertSame( $this->asked[0], $now[1] );
		$this->assertNotContains( $now[0], $this->asked );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", array( 'title' => 'Another' ), $this->owner ) );
		$this->assertCount( 2, $this->read_job()['questions'], 'What is not sent stays.' );
		$this->change_job( array() );
		$this->assertSame( array(), $this->read_job()['questions'] );
	}

	/** @param mixed $questions */
	#[DataProvider( 'wrong_questions' )]
	public function test_other_questions_are_refused( mixed $questions ): void {
		$answer = $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", array( 'questions' => $questions ), $this->owner );
		$this->assert_refused( 'questions', $answer );
		$this->assertCount( 2, $this->read_job()['questions'] );
	}

	/** @return array<string,array{mixed}> */
	public static function wrong_questions(): array {
		$four = array_map( static fn( int $number ): array => array( 'text' => "Why {$number}?" ), range( 1, 4 ) );
		return array(
			'four'       => array( $four ),
			'one twice'  => array( array( self::FIRST, array( 'text' => self::FIRST['text'] ) ) ),
			'no words'   => array( array( array( 'text' => ' ' ) ) ),
			'too long'   => array( array( array( 'text' => str_repeat( 'ä', 161 ) ) ) ),
			'text alone' => array( 'Why?' ),
			'nested'     => array( array( array( 'text' => array( 'Why?' ) ) ) ),
		);
	}

	public function test_a_copy_asks_the_same(): void {
		$copy = $this->rest( 'POST', "/wp/v2/mission/{$this->mission}/duplicate", array(), $this->owner )->get_data();
		$this->assertSame( $this->read_job()['questions'], $copy['questions'] );
	}

	public function test_where_changes_wait_questions_wait_too(): void {
		update_option( 'design_marketplace_hold_jobs', 'all' );
		$answer = $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", array( 'questions' => array( self::SECOND ) ), $this->owner )->get_data();
		$this->assertCount( 2, $answer['questions'] );
		$this->assertSame( array( self::SECOND ), self::without_ids( $answer['proposed']['questions'] ) );
		$this->assertSame( $this->asked, array_column( $this->read_job()['questions'], 'id' ) );
	}

	public function test_answers_stay_with_the_questions_as_they_were_in_the_jobs_order(): void {
		$this->assert_answer( 200, $this->apply( array( 'answers' => $this->answers( 1, 0 ) ) ) );
		$said = array(
			array( 'question' => self::FIRST['text'], 'text' => "Answer 0\nof mine" ),
			array( 'question' => self::SECOND['text'], 'text' => "Answer 1\nof mine" ),
		);
		$this->change_job( array( array( 'text' => 'Why?' ) ) );
		$this->assertSame( $said, $this->candidate()['answers'] );
		$this->assertSame( $said, $this->own()['answers'] );
		$this->assertSame( $said, ( new Personal_Data() )->export( $this->designer )[0]['answers'] );
	}

	public function test_a_form_that_asks_nothing_is_taken_and_one_that_asks_wants_what_is_required(): void {
		$this->assert_refused( 'answers', $this->apply( array( 'answers' => '[]' ) ) );
		$this->assert_refused( 'answers', $this->apply( array( 'answers' => $this->answers( 1 ) ) ) );
		$this->assert_refused( 'answers', $this->apply( array( 'answers' => array( array( 'question' => $this->asked[0], 'text' => ' ' ) ) ) ) );
		$this->assert_answer( 200, $this->apply( array() ) );
		$this->assertSame( array(), $this->candidate()['answers'] );
	}

	public function test_answers_are_to_the_questions_of_these_jobs_alone_each_once_and_short(): void {
		$other   = $this->job( array( array( 'text' => 'Why you?', 'required' => false ) ) );
		$foreign = array( 'question' => $this->read_job( $other )['questions'][0]['id'], 'text' => 'Because' );
		$this->assert_refused( 'answers', $this->apply( array( 'answers' => array( ...$this->answers( 0 ), $foreign ) ) ) );
		$this->assert_refused( 'answers', $this->apply( array( 'answers' => $this->answers( 0, 0 ) ) ) );
		$this->assert_refused( 'answers', $this->apply( array( 'answers' => array( array( 'question' => $this->asked[0], 'text' => str_repeat( 'ä', 501 ) ) ) ) ) );
		$this->assertSame( array(), $this->rest( 'GET', '/wp/v2/application', array(), $this->designer )->get_data(), 'Nothing is stored.' );
		$both = array( 'missions' => array( $this->mission, $other ), 'answers' => array( ...$this->answers( 0 ), $foreign ) );
		$this->assert_answer( 200, $this->apply( $both ) );
		$this->assertSame( array( "Answer 0\nof mine" ), array_column( $this->candidate()['answers'], 'text' ) );
		$this->assertSame( array( 'Because' ), array_column( $this->candidate( $other )['answers'], 'text' ) );
	}

	public function test_a_question_of_several_jobs_is_required_if_one_of_them_requires_it(): void {
		$strict = $this->job( array( array( 'text' => 'Why us?', 'required' => true ) ) );
		$easy   = $this->job( array( array( 'text' => 'Why us?', 'required' => false ) ) );
		$this->assert_refused( 'answers', $this->apply( array( 'missions' => array( $strict, $easy ), 'answers' => array() ) ) );
		$this->assert_answer( 200, $this->apply( array( 'missions' => array( $easy ), 'answers' => array() ) ) );
	}

	public function test_chosen_projects_are_shown_in_order_as_long_as_they_are_public(): void {
		[ $one, , $three, $four ] = $this->works( 4 );
		$this->assert_answer( 200, $this->apply( array( 'works' => array( $four, $one, $three ) ) ) );
		$works = $this->candidate()['works'];
		$this->assertSame( array( $four, $one, $three ), array_column( $works, 'id' ) );
		$this->assertSame( $works, $this->own()['works'] );
		$this->assertSame( array( 'Kettle & 4', get_post_field( 'post_name', $four ) ), array( $works[0]['title'], basename( $works[0]['link'] ) ) );
		$this->assertTrue( rest_validate_value_from_schema( $this->candidate(), Contract::shape( 'application' ), 'application' ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/work/{$one}", array( 'visibility' => 'unlisted' ), $this->designer ) );
		$this->assert_answer( 200, $this->rest( 'DELETE', "/wp/v2/work/{$four}", array(), $this->designer ) );
		$this->assertSame( array( $three ), array_column( $this->candidate()['works'], 'id' ) );
	}

	public function test_without_a_choice_it_is_the_cards_first_three_as_they_are_now(): void {
		$this->works( 2 );
		$this->assert_answer( 200, $this->apply( array() ) );
		$this->works( 2 );
		$card = $this->rest( 'GET', '/wp/v2/users', array( 'slug' => People::slug( $this->designer ) ), $this->owner )->get_data()[0];
		$this->assertCount( 3, $card['latest_works'] );
		$this->assertSame( array_column( $card['latest_works'], 'id' ), array_column( $this->candidate()['works'], 'id' ) );
	}

	public function test_only_own_public_projects_can_be_chosen_three_at_most(): void {
		$works    = $this->works( 4 );
		$unlisted = Market::work( $this->designer, array( 'visibility' => 'unlisted' ) );
		$wrong    = array(
			$works,
			array( $works[0], Market::work( $this->designer() ) ),
			array( $unlisted ),
			array( Market::work( $this->designer, array( 'status' => 'draft' ) ) ),
			array( $this->mission ),
			'soon',
		);
		foreach ( $wrong as $works ) {
			$this->assert_refused( 'works', $this->apply( array( 'works' => $works ) ) );
		}
	}

	public function test_answers_and_projects_go_with_the_letter_when_it_is_withdrawn_and_come_back_with_it(): void {
		[ $work ] = $this->works( 1 );
		$this->apply( array( 'answers' => $this->answers( 0 ), 'works' => array( $work ) ) );
		$id = $this->candidate()['id'];
		$this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'withdrawn' ), $this->designer );
		$this->assertSame( array( array(), array() ), array( $this->candidate()['answers'], $this->candidate()['works'] ) );
		$this->assertStringNotContainsString( 'Answer 0', $this->table() );
		$this->assertCount( 1, $this->own()['answers'] );
		$this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'new' ), $this->designer );
		$this->assertCount( 1, $this->candidate()['answers'] );
		$this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'withdrawn' ), $this->designer );
		$this->assert_answer( 200, $this->apply( array() ) );
		$this->assertSame( array(), $this->candidate()['answers'], 'A new letter brings its own.' );
	}

	public function test_they_leave_the_trash_with_it(): void {
		$this->apply( array( 'answers' => $this->answers( 0 ) ) );
		$id = $this->candidate()['id'];
		wp_trash_post( $id );
		$this->assertStringContainsString( 'Answer 0', (string) wp_json_encode( ( new Personal_Data() )->export( $this->designer ) ) );
		wp_untrash_post( $id );
		$this->assertCount( 1, $this->candidate()['answers'] );
	}

	public function test_an_administrator_reads_neither(): void {
		$this->apply( array( 'answers' => $this->answers( 0 ) ) );
		$read = $this->rest( 'GET', '/wp/v2/application', array( 'mission' => $this->mission ), People::administrator() )->get_data()[0];
		$this->assertArrayNotHasKey( 'answers', $read );
		$this->assertArrayNotHasKey( 'works', $read );
	}

	public function test_the_company_reads_both_in_its_email_and_its_table(): void {
		[ $work ] = $this->works( 1, array( 'image' => $this->picture() ) );
		$this->works( 1, array( 'image' => $this->picture() ) );
		Market::clear();
		$this->apply( array( 'answers' => array( array( 'question' => $this->asked[1], 'text' => '=1+1' ), ...$this->answers( 0 ) ), 'works' => array( $work ), 'copy' => true ) );
		Mails::clear();
		Mails::worker()->run( 10 );
		[ $mail, $copy ] = $this->mails();
		$this->assertStringContainsString( 'What would you take off first?', $mail['message'] );
		$this->assertStringContainsString( "Answer 0<br>\nof mine", $mail['message'] );
		$this->assertSame( 1, substr_count( $mail['message'], 'width="180"' ), 'The chosen one alone.' );
		$this->assertStringContainsString( 'Answer 0', $copy['message'] );
		$rows = array_map( 'str_getcsv', explode( "\n", str_replace( "\nof mine", ' of mine', trim( $this->table() ) ) ) );
		$this->assertSame( array( 'question_1', 'answer_1', 'question_2', 'answer_2', 'question_3', 'answer_3', 'works' ), array_slice( $rows[0], 11 ) );
		$this->assertSame( array( self::FIRST['text'], 'Answer 0 of mine', self::SECOND['text'], "'=1+1", '', '' ), array_slice( $rows[1], 11, 6 ) );
		$this->assertStringStartsWith( 'Kettle & 1 http', (string) $rows[1][17] );
	}

	#[Group( 'sqlite' )]
	public function test_a_board_of_many_takes_no_more_statements_than_one_of_two(): void {
		$count = fn(): int => $this->count_queries( fn() => $this->rest( 'GET', '/wp/v2/application', array( 'mission' => $this->mission, '_embed' => '1' ), $this->owner ) );
		$few   = 0;
		foreach ( range( 1, 8 ) as $number ) {
			$this->designer = $this->designer();
			$this->apply( array( 'answers' => $this->answers( 0 ), 'works' => $this->works( 2 ) ) );
			$few = 2 === $number ? $count() : $few;
		}
		$this->assertSame( $few, $count() );
	}

	/** @param list<array<string,mixed>> $questions */
	private function job( array $questions ): int {
		return Market::mission( $this->owner, array( 'questions' => $questions ) );
	}

	/** @param list<array<string,mixed>> $questions */
	private function change_job( array $questions ): void {
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", array( 'questions' => $questions ), $this->owner ) );
	}

	/** @return array<string,mixed> */
	private function read_job( int $id = 0 ): array {
		return $this->rest( 'GET', '/wp/v2/mission/' . ( 0 === $id ? $this->mission : $id ), array(), $this->designer )->get_data();
	}

	/**
	 * @param list<array<string,mixed>> $questions
	 * @return list<array<string,mixed>>
	 */
	private static function without_ids( array $questions ): array {
		return array_map( static fn( array $question ): array => array_diff_key( $question, array( 'id' => 0 ) ), $questions );
	}

	/** @return list<array{question:string,text:string}> */
	private function answers( int ...$places ): array {
		return array_map( fn( int $place ): array => array( 'question' => $this->asked[ $place ], 'text' => "Answer {$place}\nof mine" ), array_values( $places ) );
	}

	/**
	 * @param array<string,array<string,mixed>> $files
	 * @return list<int>
	 */
	private function works( int $number, array $files = array() ): array {
		return array_map( fn( int $place ): int => Market::work( $this->designer, array( 'title' => "Kettle & {$place}" ), $files ? $files : array( 'image' => $this->picture() ) ), range( 1, $number ) );
	}

	/** @param array<string,mixed> $sent */
	private function apply( array $sent ): WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/mail/workwith', $sent + array( 'to' => $this->owner, 'comment' => 'I <3 trains', 'missions' => array( $this->mission ) ), $this->designer );
	}

	/** @return array<string,mixed> As its owner reads it. */
	private function candidate( int $mission = 0 ): array {
		return $this->rest( 'GET', '/wp/v2/application', array( 'mission' => 0 === $mission ? $this->mission : $mission ), $this->owner )->get_data()[0];
	}

	/** @return array<string,mixed> As the applicant reads it. */
	private function own(): array {
		return $this->rest( 'GET', '/wp/v2/application', array(), $this->designer )->get_data()[0];
	}

	private function table(): string {
		$answer = $this->rest( 'GET', '/wp/v2/application', array( 'mission' => $this->mission, 'format' => 'csv' ), $this->owner );
		$this->assertInstanceOf( Streamed::class, $answer );
		ob_start();
		$answer->send();
		return (string) ob_get_clean();
	}

	private function assert_refused( string $field, WP_REST_Response $answer ): void {
		$this->assert_answer( 400, $answer );
		$this->assertSame( array( $field ), array_keys( $answer->get_data()['data']['params'] ) );
	}
}
