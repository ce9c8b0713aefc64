<?php
/**
 * After an update pages meet the tables of before: what is about applications waits a minute, nothing else breaks.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Applications;

use DesignMarketplace\Admin\Lists;
use DesignMarketplace\Applications\Answer_Times;
use DesignMarketplace\Applications\Unanswered;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migrations;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;

final class UpdatingTest extends TestCase {

	private const STAGES = '/\b(stage|words|staged_gmt|release_gmt|told|told_words|told_gmt|history|seen_gmt|reapplied|answered_gmt)\b/';

	public function test_what_is_about_applications_waits(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$mission  = Market::mission( $owner );
		$id       = Market::apply( $designer, $mission );
		$apply    = array( 'to' => $owner, 'comment' => 'x', 'missions' => array( $mission ) );
		update_option( Migrations::OPTION, 9 );
		foreach ( array(
			array( 'GET', '/wp/v2/application', array(), $designer ),
			array( 'GET', "/wp/v2/application/{$id}", array(), $owner ),
			array( 'GET', '/wp/v2/application', array( 'mission' => $mission ), $owner ),
			array( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'chosen' ), $owner ),
			array( 'POST', '/wp/v2/application', array( 'ids' => array( $id ) ), $owner ),
			array( 'POST', '/wp/v2/mail/workwith', $apply, $this->designer() ),
			array( 'POST', "/wp/v2/mission/{$mission}", array( 'close' => true ), $owner ),
		) as [ $method, $path, $fields, $user ] ) {
			$answer = $this->rest( $method, $path, $fields, $user );
			$this->assert_answer( 503, $answer, 'rest_updating' );
			$this->assertSame( '60', $answer->get_headers()['Retry-After'] );
		}
		$this->assert_answer( 401, $this->rest( 'GET', '/wp/v2/application' ), 'rest_login_required' );
	}

	public function test_nothing_else_asks_for_stages(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$mission  = Market::mission( $owner );
		$id       = Market::apply( $designer, $mission );
		update_option( Migrations::OPTION, 9 );
		$queries = $this->queries(
			function () use ( $owner, $designer, $mission, $id ): void {
				$this->assert_answer( 200, $this->rest( 'GET', '/wp/v2/mission', array( 'author' => $owner ), $owner ) );
				$this->assert_answer( 200, $this->rest( 'GET', "/wp/v2/mission/{$mission}", array(), $designer ) );
				$this->assert_answer( 200, $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'designer' ), $owner ) );
				$this->assert_answer( 200, $this->rest( 'GET', "/wp/v2/users/{$designer}", array(), $owner ) );
				$this->assert_answer( 200, $this->rest( 'GET', "/wp/v2/users/{$designer}/export", array(), $designer ) );
				$this->assertSame( array( $mission => 1 ), Lists\Missions::applications( array( $mission ) ) );
				( new Answer_Times() )->run();
				( new Unanswered() )->run();
				wp_trash_post( $id );
				wp_untrash_post( $id );
				$this->assertSame( 1, $this->rest( 'DELETE', "/wp/v2/mission/{$mission}", array(), $owner )->get_data()['informed'] );
				Mails::worker()->run( 100 );
			}
		);
		$about   = array_filter( $queries, static fn( string $query ): bool => str_contains( $query, Tables::name( 'application' ) ) );
		$this->assertNotSame( array(), $about );
		$this->assertSame( array(), array_values( (array) preg_grep( self::STAGES, $about ) ) );
	}
}
