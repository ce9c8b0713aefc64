<?php
/** Rules of answers and doors that are one line each, and would not be missed until somebody used it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use DesignMarketplace\Kernel\Rest\Answers;
use DesignMarketplace\People\Members\Account;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;

final class SmallRulesTest extends TestCase {

	public function test_no_script_of_another_site_runs_an_answer(): void {
		$this->assertFalse( apply_filters( 'rest_jsonp_enabled', true ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
	}

	public function test_shared_caches_keep_strangers_answers_for_one_second(): void {
		foreach ( array( '/wp/v2/users?role=designer', '/wp/v2/skill', '/wp/v2/options', '/wp/v2/event', '/wp/v2/pages' ) as $path ) {
			$this->assertSame( 'public, max-age=0, s-maxage=1, must-revalidate', $this->rest( 'GET', $path )->get_headers()['Cache-Control'], $path );
		}
	}

	public function test_the_tag_of_an_answer_is_another_in_another_language(): void {
		$german = static function (): string {
			switch_to_locale( 'de_DE' );
			$tag = Answers::etag( 'the same parts' );
			restore_previous_locale();
			return $tag;
		};
		$this->assertSame( Answers::etag( 'the same parts' ), Answers::etag( 'the same parts' ) );
		$this->assertNotSame( Answers::etag( 'the same parts' ), $german() );
	}

	public function test_an_address_that_is_somebodys_log_in_name_is_taken(): void {
		$id = $this->person( 'subscriber', array( 'user_login' => 'taken.name@example.test' ) );
		$this->assertFalse( Account::is_available( 'taken.name@example.test' ) );
		$this->assertTrue( Account::is_available( 'taken.name@example.test', $id ) );
		$answer = $this->rest( 'POST', '/wp/v2/users/availability', array( 'email' => 'Taken.Name@example.test' ) );
		$this->assertSame( array( 'email' => false ), $answer->get_data()['availability'] );
	}

	public function test_an_item_that_is_erased_while_it_is_changed_is_not_found(): void {
		$owners = array( 'mission' => $this->contractor(), 'work' => $this->designer() );
		$items  = array( 'mission' => Market::mission( $owners['mission'] ), 'work' => Market::work( $owners['work'] ) );
		add_action( 'trashed_post', static fn( int $id ) => wp_delete_post( $id, true ) );
		foreach ( $items as $name => $id ) {
			$this->assert_answer( 404, $this->rest( 'DELETE', "/wp/v2/{$name}/{$id}", array(), $owners[ $name ] ) );
		}
	}
}
