<?php
/** An account that is off, cell by cell: to others as if erased, and back with everything when it is switched on. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Jobs\Applications\Application_Table;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Reservations;
use DesignMarketplace\People\Accounts\Slugs;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;

final class OffTest extends TestCase {

	/**
	 * Who looks: nobody logged in, members of both roles, an administrator, an editor.
	 * @return array<string,int|null>
	 */
	private function viewers(): array {
		$editor = $this->person( 'editor' );
		return array(
			'stranger'      => null,
			'designer'      => $this->designer(),
			'contractor'    => $this->contractor(),
			'administrator' => People::administrator(),
			'editor'        => $editor,
		);
	}

	/**
	 * Ids of a list.
	 * @param string   $path   Path.
	 * @param int|null $viewer Who asks.
	 * @return list<int>
	 */
	private function ids( string $path, ?int $viewer ): array {
		$answer = $this->rest( 'GET', $path, array(), $viewer );
		return 200 === $answer->get_status() ? array_values( array_column( $answer->get_data(), 'id' ) ) : array();
	}

	public function test_a_designer_is_gone_from_lists_and_look_ups_and_comes_back(): void {
		$name  = 'Quixote Unfindable';
		$id    = $this->designer( array( 'name' => $name ) );
		$slug  = People::slug( $id );
		$work  = Market::work( $id );
		$lists = array( '/wp/v2/users?role=designer', "/wp/v2/users?slug={$slug}", "/wp/v2/users?id={$id}", '/wp/v2/users?role=designer&search=quixote', '/wp/v2/work', "/wp/v2/work?author_name={$slug}" );
		foreach ( $this->viewers() as $who => $viewer ) {
			( new Indexer() )->flush();
			$wanted = static fn( string $path ): int => str_contains( $path, '/work' ) ? $work : $id;
			$sees   = array_values( array_filter( $lists, static fn( string $path ): bool => null !== $viewer || ! str_contains( $path, '/work' ) ) );
			foreach ( $sees as $path ) {
				$this->assertContains( $wanted( $path ), $this->ids( $path, $viewer ), "{$who} {$path} before" );
			}
			$total = $this->rest( 'GET', $lists[0], array(), $viewer )->get_headers()['X-WP-Total'];
			Off::set( $id );
			foreach ( $lists as $path ) {
				$this->assertNotContains( $wanted( $path ), $this->ids( $path, $viewer ), "{$who} {$path}" );
			}
			$this->assertSame( $total - 1, (int) $this->rest( 'GET', $lists[0], array(), $viewer )->get_headers()['X-WP-Total'], $who );
			$this->assertSame( 'administrator' === $who ? 200 : 404, $this->rest( 'GET', "/wp/v2/users/{$id}", array(), $viewer )->get_status(), "{$who} /users/{$id}" );
			$this->assertSame( null === $viewer ? 401 : 404, $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $viewer )->get_status(), "{$who} /work/{$work}" );
			$this->assertContains( $this->rest( 'POST', "/wp/v2/work/{$work}", array( 'client' => 'x' ), $viewer )->get_status(), array( 401, 404 ), $who );
			if ( 'administrator' !== $who ) {
				foreach ( array( '/wp/v2/users', "/wp/v2/users?include={$id}", '/wp/v2/users?search=Quixote', '/wp/v2/search?search=Quixote' ) as $path ) {
					$this->assertStringNotContainsString( $name, (string) wp_json_encode( $this->rest( 'GET', $path, array(), $viewer )->get_data() ), "{$who} {$path}" );
				}
			}
			Off::end( $id );
			foreach ( $sees as $path ) {
				$this->assertContains( $wanted( $path ), $this->ids( $path, $viewer ), "{$who} {$path} after" );
			}
		}
	}

	public function test_a_company_is_gone_with_its_jobs_and_comes_back(): void {
		$id      = $this->contractor( array( 'company' => 'Quixote Works' ) );
		$slug    = People::slug( $id );
		$mission = Market::mission( $id );
		$lists   = array( '/wp/v2/users?role=contractor', "/wp/v2/users?slug={$slug}", '/wp/v2/users?role=contractor&search=quixote', '/wp/v2/mission', "/wp/v2/mission?author={$id}" );
		foreach ( $this->viewers() as $who => $viewer ) {
			( new Indexer() )->flush();
			$wanted = static fn( string $path ): int => str_contains( $path, '/mission' ) ? $mission : $id;
			$sees   = array_values( array_filter( $lists, static fn( string $path ): bool => null !== $viewer || ! str_contains( $path, '/mission' ) ) );
			foreach ( $sees as $path ) {
				$this->assertContains( $wanted( $path ), $this->ids( $path, $viewer ), "{$who} {$path} before" );
			}
			$before = $this->rest( 'GET', $lists[0], array(), $viewer )->get_headers();
			Off::set( $id );
			foreach ( $lists as $path ) {
				$this->assertNotContains( $wanted( $path ), $this->ids( $path, $viewer ), "{$who} {$path}" );
			}
			$after = $this->rest( 'GET', $lists[0], array(), $viewer )->get_headers();
			$this->assertSame( array( $before['X-WP-Total'] - 1, $before['X-DM-Open-Total'] - 1 ), array( (int) $after['X-WP-Total'], (int) $after['X-DM-Open-Total'] ), $who );
			$this->assertSame( null === $viewer ? 401 : 404, $this->rest( 'GET', "/wp/v2/mission/{$mission}", array(), $viewer )->get_status(), $who );
			foreach ( array( array( 'title' => 'x' ), array( 'close' => true ) ) as $change ) {
				$this->assertContains( $this->rest( 'POST', "/wp/v2/mission/{$mission}", $change, $viewer )->get_status(), array( 401, 404 ), $who );
			}
			$this->assertContains( $this->rest( 'GET', "/wp/v2/application?mission={$mission}", array(), $viewer )->get_status(), array( 401, 403, 404 ), $who );
			Off::end( $id );
			foreach ( $sees as $path ) {
				$this->assertContains( $wanted( $path ), $this->ids( $path, $viewer ), "{$who} {$path} after" );
			}
		}
	}

	public function test_pages_are_404_and_bring_nothing_along(): void {
		$name     = 'Quixote Unfindable';
		$designer = $this->designer( array( 'name' => $name ) );
		$company  = $this->contractor( array( 'company' => $name ) );
		$mission  = Market::mission( $company );
		Market::work( $designer );
		( new Indexer() )->flush();
		$figures  = ( new Query() )->figures();
		$profiles = array( '/designer/' . People::slug( $designer ), '/designers/' . People::slug( $designer ), '/project/' . People::slug( $company ), '/projects/' . People::slug( $company ), '/contractor/' . People::slug( $company ), '/project/' . People::slug( $company ) . "/mission/{$mission}" );
		foreach ( array( $profiles[0], '/designers', $profiles[2], '/jobs' ) as $path ) {
			$this->assertStringContainsString( $name, Documents::at( $path ), $path );
		}
		Off::set( $designer );
		Off::set( $company );
		( new Indexer() )->flush();
		foreach ( $this->viewers() as $who => $viewer ) {
			wp_set_current_user( $viewer ?? 0 );
			foreach ( $profiles as $path ) {
				$this->assertSame( 404, ( new Router() )->find( $path )->status, "{$who} {$path}" );
				$this->assertStringNotContainsString( $name, Documents::at( $path ), "{$who} {$path}" );
			}
			foreach ( array( '/', '/designers', '/jobs' ) as $path ) {
				$this->assertStringNotContainsString( $name, Documents::at( $path ), "{$who} {$path}" );
			}
		}
		$this->assertSame( array( $figures['designers'] - 1, $figures['jobs'] - 1 ), array_values( ( new Query() )->figures() ) );
		$this->assertSame( array(), ( new Indexer() )->verify() );
	}

	public function test_pictures_have_no_page_and_no_entry_among_cores_media(): void {
		$id    = $this->designer();
		$image = ( new \DesignMarketplace\Media\Images() )->store( $this->picture(), 'avatar', $id );
		$this->assertIsInt( $image );
		Member_Fields::write( $id, array( 'avatar' => $image ) );
		$work   = Market::work( $id, array(), array( 'image' => $this->picture( 1500, 100 ) ) );
		$images = array( $image, Pictures::of( $work )[0] );
		Off::set( $id );
		foreach ( $this->viewers() as $who => $viewer ) {
			$listed = $this->ids( '/wp/v2/media?per_page=100', $viewer );
			foreach ( $images as $one ) {
				$this->assertNotContains( $one, $listed, $who );
				if ( $viewer && user_can( $viewer, 'edit_others_posts' ) ) {
					// Who looks after the site's media still finds a file by its id.
					continue;
				}
				$this->assertContains( $this->rest( 'GET', "/wp/v2/media/{$one}", array(), $viewer )->get_status(), array( 401, 403, 404 ), "{$who} /media/{$one}" );
				$this->assertFalse( null === $viewer && false !== get_oembed_response_data( $one, 600 ), 'oEmbed' );
			}
		}
	}

	public function test_kept_lists_are_not_good_any_more_at_once(): void {
		$id = $this->designer();
		Market::work( $id );
		( new Indexer() )->flush();
		$tag = $this->rest( 'GET', '/wp/v2/users?role=designer' )->get_headers()['ETag'];
		$ask = function () use ( $tag ): int {
			$request = new \WP_REST_Request( 'GET', '/wp/v2/users' );
			$request->set_query_params( array( 'role' => 'designer' ) );
			$request->set_header( 'If-None-Match', $tag );
			wp_set_current_user( 0 );
			return $this->answer( $request )->get_status();
		};
		$this->assertSame( 304, $ask() );
		$this->assert_answer( 200, $this->rest( 'POST', "/design-marketplace/v1/members/{$id}", array( 'off' => true, 'reason' => 'spam' ), People::administrator() ) );
		$this->assertSame( 200, $ask() );
	}

	public function test_nobody_writes_or_applies_to_who_is_off(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		$mission  = Market::mission( $company );
		$writer   = $this->contractor();
		$reader   = $this->designer();
		Off::set( $designer );
		Off::set( $company );
		$this->assert_answer( 400, $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $designer, 'comment' => 'x' ), $writer ) );
		$this->assert_answer( 400, $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $company, 'comment' => 'x', 'missions' => $mission ), $reader ) );
		$this->assertSame( 0, Application_Table::take( $mission, $reader ), 'Nor who had read the company a moment before.' );
	}

	public function test_of_a_company_that_is_off_an_applicant_reads_that_the_job_is_not_available(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		$mission  = Market::mission( $company, array( 'title' => 'A secret bell' ) );
		$id       = Market::apply( $designer, $mission );
		$read     = fn(): array => $this->rest( 'GET', '/wp/v2/application', array(), $designer )->get_data()[0];
		$this->assertSame( array( true, 'A secret bell', People::slug( $company ) ), array( $read()['available'], $read()['mission_title'], $read()['contractor'] ) );
		Off::set( $company );
		$this->assertSame( array( false, '', '' ), array( $read()['available'], $read()['mission_title'], $read()['contractor'] ) );
		$this->assertStringContainsString( 'I &lt;3 bells', $read()['excerpt']['rendered'] );
		$this->assert_answer( 200, $this->rest( 'GET', "/wp/v2/application/{$id}", array(), $designer ) );
		$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/application/{$id}", array(), People::administrator() ) );
		Off::end( $company );
		$this->assertTrue( $read()['available'] );
	}

	public function test_a_candidate_who_is_off_is_on_no_board_and_in_no_count(): void {
		$gone    = $this->designer();
		$stays   = $this->designer();
		$company = $this->contractor();
		$mission = Market::mission( $company );
		$id      = Market::apply( $gone, $mission );
		Market::apply( $stays, $mission );
		Off::set( $gone );
		foreach ( array( $company, People::administrator() ) as $viewer ) {
			$answer = $this->rest( 'GET', "/wp/v2/application?mission={$mission}&_embed", array(), $viewer );
			$this->assertSame( array( $stays ), array_column( $answer->get_data(), 'author' ) );
			$this->assertSame( 1, (int) $answer->get_headers()['X-WP-Total'] );
			$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/application/{$id}", array(), $viewer ) );
		}
		$this->assertSame( 1, $this->rest( 'GET', "/wp/v2/mission/{$mission}", array(), $company )->get_data()['applications_count'] );
		Off::end( $gone );
		$this->assertSame( 2, (int) $this->rest( 'GET', "/wp/v2/application?mission={$mission}", array(), $company )->get_headers()['X-WP-Total'] );
		Off::set( $gone );
		$this->assertSame( 1, ( new Closing() )->close( $mission ), 'Only who gets a mail is counted as informed.' );
	}

	public function test_the_address_of_an_erased_account_is_never_given_again(): void {
		$claim  = static function ( string $name ): string {
			$claims = new Reservations();
			$slug   = ( new Slugs() )->claim( $name, $claims );
			$claims->release();
			return $slug;
		};
		$id     = $this->designer( array( 'name' => 'Quixote Once' ) );
		$slug   = People::slug( $id );
		$number = (string) preg_replace( '/\D/', '', $slug );
		$this->assertSame( "{$slug}-2", $claim( "Quixote Once {$number}" ) );
		Off::set( $id );
		$this->assertSame( "{$slug}-2", $claim( "Quixote Once {$number}" ) );
		( new Deletion() )->delete( $id );
		$this->assertSame( "{$slug}-2", $claim( "Quixote Once {$number}" ) );
		$waiting = $this->designer( array( 'name' => 'Quixote Never', 'activated' => false ) );
		$slug    = People::slug( $waiting );
		( new Deletion() )->delete( $waiting );
		$this->assertSame( $slug, $claim( str_replace( '-', ' ', $slug ) ), 'Who never had a page retires none.' );
	}

	public function test_an_erased_account_leaves_nothing_behind_that_others_could_read(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		$viewer   = $this->contractor();
		$mission  = Market::mission( $company );
		$work     = Market::work( $designer );
		$id       = Market::apply( $designer, $mission );
		$slug     = People::slug( $designer );
		Off::set( $designer );
		$this->assertTrue( ( new Deletion() )->delete( $designer ) );
		( new Indexer() )->flush();
		$this->assertSame( Account_State::Erased, State::of( $designer ) );
		$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $viewer ) );
		$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/application/{$id}", array(), $company ) );
		$this->assertSame( array(), $this->rest( 'GET', "/wp/v2/application?mission={$mission}", array(), $company )->get_data() );
		$this->assertFalse( Application_Table::has( $mission, $designer ), 'The guard row goes, too.' );
		$this->assertSame( 404, ( new Router() )->find( "/designer/{$slug}" )->status );
		$this->assertSame( 0, Rows::count( 'usermeta', 'user_id = %d', $designer ) );
		$this->assertSame( array(), \DesignMarketplace\People\Accounts\Decisions::of( $designer ) );
	}
}
