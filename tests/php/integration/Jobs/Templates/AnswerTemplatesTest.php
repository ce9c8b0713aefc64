<?php
/** Templates of answers, and the words in which name and job are filled in. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Templates;

use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use WP_REST_Response;

final class AnswerTemplatesTest extends TestCase {

	private int $owner;

	protected function setUp(): void {
		parent::setUp();
		$this->owner = $this->contractor();
	}

	public function test_a_company_keeps_ten_templates_and_another_ones_are_not_there(): void {
		$made = $this->call( 'POST', '', array( 'name' => ' A \"no\" ', 'text' => "Dear {name},\nthank you: \\ {job}" ) );
		$this->assert_answer( 201, $made );
		$id = $made->get_data()['id'];
		$this->assertSame( array( 'id' => $id, 'name' => 'A \"no\"', 'text' => "Dear {name},\nthank you: \\ {job}" ), $made->get_data() );
		$this->assertSame( array( $made->get_data() ), $this->call( 'GET' )->get_data() );
		$changed = $this->call( 'POST', "/{$id}", array( 'name' => 'No' ) );
		$this->assertSame( array( 'id' => $id, 'name' => 'No', 'text' => $made->get_data()['text'] ), $changed->get_data() );
		$this->assertSame( array( $changed->get_data() ), $this->call( 'GET' )->get_data() );
		$other = $this->contractor();
		foreach ( array( 'POST', 'DELETE' ) as $method ) {
			$this->assert_answer( 404, $this->call( $method, "/{$id}", array( 'name' => 'Mine' ), $other ), 'rest_post_invalid_id' );
		}
		$this->assertSame( array(), $this->call( 'GET', '', array(), $other )->get_data() );
		for ( $i = 0; $i < 9; $i++ ) {
			$this->assert_answer( 201, $this->call( 'POST', '', array( 'name' => 'No', 'text' => 'No' ) ) );
		}
		$this->assert_answer( 409, $this->call( 'POST', '', array( 'name' => 'No', 'text' => 'No' ) ), 'rest_templates_many' );
		$this->assert_answer( 200, $this->call( 'DELETE', "/{$id}" ) );
		$this->assertCount( 9, $this->call( 'GET' )->get_data() );
		$this->assertSame( $this->call( 'GET' )->get_data(), ( new Inventory() )->export( $this->owner )['templates'] );
	}

	public function test_companies_alone_have_templates_with_a_name_and_a_text(): void {
		$this->assert_answer( 401, $this->call( 'GET', '', array(), 0 ) );
		foreach ( array( $this->designer(), People::administrator() ) as $other ) {
			$this->assert_answer( 403, $this->call( 'GET', '', array(), $other ) );
			$this->assert_answer( 403, $this->call( 'POST', '', array(), $other ) );
		}
		$wrong = $this->call( 'POST', '', array( 'name' => str_repeat( 'a', 61 ), 'text' => str_repeat( 'a', 501 ) ) );
		$this->assertSame( array( 'name', 'text' ), array_keys( $wrong->get_data()['data']['params'] ) );
		$this->assert_answer( 400, $this->call( 'POST', '', array( 'name' => 'No' ) ) );
		$id = $this->call( 'POST', '', array( 'name' => 'No', 'text' => 'No' ) )->get_data()['id'];
		$this->assert_answer( 400, $this->call( 'POST', "/{$id}", array( 'text' => ' ' ) ) );
	}

	public function test_words_of_a_stage_name_each_applicant_and_the_job_when_they_are_written(): void {
		$job = Market::mission( $this->owner, array( 'title' => 'A {name} bell' ) );
		$ids = array_map( fn( string $name ): int => Market::apply( $this->designer( array( 'name' => $name ) ), $job ), array( 'Ada {job}', 'Lea' ) );
		$set = array( 'ids' => $ids, 'stage' => 'declined', 'words' => '{name}, no {job} for you, {nobody}.' );
		$this->assertSame(
			array( 'Ada {job}, no A {name} bell for you, {nobody}.', 'Lea, no A {name} bell for you, {nobody}.' ),
			array_column( (array) $this->rest( 'POST', '/wp/v2/application', $set, $this->owner )->get_data(), 'words' )
		);
		$again = array( 'stage' => 'declined', 'words' => str_repeat( 'a', 494 ) . '{name}' );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$ids[1]}", $again, $this->owner ) );
		$again['words'] .= 'a';
		$this->assert_answer( 400, $this->rest( 'POST', "/wp/v2/application/{$ids[1]}", $again, $this->owner ) );
	}

	public function test_words_at_a_close_name_each_applicant_in_their_list_and_email(): void {
		$job   = Market::mission( $this->owner, array( 'title' => 'A bell' ) );
		$names = array( 'Ada', 'Lea' );
		$who   = array_map( fn( string $name ): int => $this->designer( array( 'name' => $name ) ), $names );
		foreach ( $who as $designer ) {
			Market::apply( $designer, $job );
		}
		$close = array( 'close' => true, 'outcome' => 'elsewhere', 'words' => 'Thank you for {job}, {name}.' );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$job}", $close, $this->owner ) );
		Mails::worker()->run( 100 );
		foreach ( $who as $place => $designer ) {
			$words = "Thank you for A bell, {$names[ $place ]}.";
			$this->assertSame( $words, $this->rest( 'GET', '/wp/v2/application', array(), $designer )->get_data()[0]['words'] );
			$mail = array_column( Mails::sent(), null, 'to' )[ People::email( $designer ) ];
			$this->assertStringContainsString( $words, (string) wp_json_encode( $mail ) );
		}
	}

	/** @param array<string,mixed> $params */
	private function call( string $method, string $path = '', array $params = array(), ?int $user = null ): WP_REST_Response {
		return $this->rest( $method, "/design-marketplace/v1/templates{$path}", $params, $user ?? $this->owner );
	}
}
