<?php
/** What is at an address: the contract's table, members, design jobs, pages. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class RouterTest extends TestCase {

	public function test_every_route_without_parameters_is_there(): void {
		foreach ( Contract::routes() as $route ) {
			if ( $route->is_fixed() ) {
				self::assertSame( array( $route->name, 200 ), $this->at( $route->path ), $route->path );
			}
		}
	}

	public function test_every_activated_member_has_a_page_listed_or_not(): void {
		$zoe   = People::slug( $this->designer() );
		$works = People::slug( $this->contractor() );

		self::assertSame( array( 'designer', 200 ), $this->at( "/designer/{$zoe}" ) );
		self::assertSame( array( 'project', 200 ), $this->at( "/project/{$works}" ) );
		self::assertFalse( ( new Router() )->find( "/designer/{$zoe}" )->is_open, 'Search engines are not asked to an unlisted member.' );
	}

	public function test_a_members_other_addresses_lead_to_the_one(): void {
		$zoe   = People::slug( $this->designer() );
		$works = People::slug( $this->contractor() );

		foreach ( array(
			"/designers/{$zoe}"    => "/designer/{$zoe}",
			"/projects/{$works}"   => "/project/{$works}",
			"/contractor/{$works}" => "/project/{$works}",
		) as $from => $to ) {
			$found = ( new Router() )->find( $from );
			self::assertSame( array( 301, $to ), array( $found->status, $found->path ), $from );
		}
	}

	public function test_nobody_is_found_under_the_other_role_another_spelling_or_before_activation(): void {
		$zoe     = People::slug( $this->designer() );
		$waiting = People::slug( $this->designer( array( 'activated' => false ) ) );
		$admin   = People::slug( People::administrator() );

		foreach ( array( "/project/{$zoe}", "/contractor/{$zoe}", "/projects/{$zoe}", '/designer/' . ucfirst( $zoe ), "/designer/{$waiting}", "/designers/{$waiting}", '/designer/nobody', '/project/nobody', "/designer/{$admin}" ) as $path ) {
			self::assertSame( 404, $this->at( $path )[1], $path );
		}
	}

	public function test_a_design_job_is_found_at_its_company_alone_while_it_is_open_or_closed(): void {
		$owner = $this->contractor();
		$works = People::slug( $owner );
		$other = People::slug( $this->contractor() );
		$open  = Market::mission( $owner );
		$draft = Market::mission( $owner, array( 'status' => 'draft' ) );
		$work  = Market::work( $this->designer() );

		self::assertSame( array( 'mission', 200 ), $this->at( "/project/{$works}/mission/{$open}" ) );
		foreach ( array( "/project/{$other}/mission/{$open}", "/project/nobody/mission/{$open}", "/project/{$works}/mission/{$draft}", "/project/{$works}/mission/{$work}", "/project/{$works}/mission/0", "/project/{$works}/mission/x", "/project/{$works}/mission/{$open}/x" ) as $path ) {
			self::assertSame( 404, $this->at( $path )[1], $path );
		}

		wp_update_post( array( 'ID' => $open, 'post_status' => 'dmkt_closed' ) );
		self::assertSame( 200, $this->at( "/project/{$works}/mission/{$open}" )[1] );
		self::assertFalse( ( new Router() )->find( "/project/{$works}/mission/{$open}" )->is_open, 'Search engines are not asked to a closed one.' );
	}

	public function test_a_design_job_strangers_could_know_of_is_gone_when_it_is_deleted_and_a_draft_never_was(): void {
		$owner   = $this->contractor();
		$works   = People::slug( $owner );
		$other   = People::slug( $this->contractor() );
		$trashed = Market::mission( $owner );
		$draft   = Market::mission( $owner, array( 'status' => 'draft' ) );
		$deleted = Market::mission( $owner );
		$hidden  = Market::mission( $owner );
		Decided::hide( $hidden );
		wp_trash_post( $trashed );
		wp_trash_post( $draft );
		wp_delete_post( $deleted, true );

		self::assertSame( array( 'not_found', 410 ), $this->at( "/project/{$works}/mission/{$trashed}" ) );
		self::assertSame( array( 'not_found', 410 ), $this->at( "/project/{$works}/mission/{$hidden}" ) );
		self::assertSame( 410, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$hidden}" )->get_status() );
		self::assertSame( 'dmkt_hidden', $this->rest( 'GET', "/wp/v2/mission/{$hidden}", array(), $owner )->get_data()['status'], 'Its author still reads it.' );
		self::assertSame( 404, $this->at( "/project/{$other}/mission/{$trashed}" )[1], 'It never was at this address.' );
		self::assertSame( 404, $this->at( "/project/{$works}/mission/{$draft}" )[1] );
		self::assertSame( 410, $this->at( "/project/{$works}/mission/{$deleted}" )[1] );
		wp_delete_post( $draft, true );
		self::assertSame( 404, $this->at( "/project/{$works}/mission/{$draft}" )[1] );

		$open = Market::mission( $owner );
		State::mark( $owner, 0 );
		( new Indexer() )->touch( $owner );
		( new Indexer() )->flush();
		self::assertSame( 404, $this->at( "/project/{$works}/mission/{$open}" )[1], 'It may come back.' );
	}

	public function test_pages_are_found_by_their_slug_while_they_are_published(): void {
		$page  = $this->page( 'a-router-page' );
		$child = $this->page( 'a-child-page', $page );
		$this->page( 'a-draft-page', 0, 'draft' );

		self::assertSame( array( 'page', 200 ), $this->at( '/a-router-page' ) );
		self::assertSame( array( 'page', 200 ), $this->at( '/a-child-page' ) );
		$nested = ( new Router() )->find( '/a-router-page/a-child-page' );
		self::assertSame( array( 301, '/a-child-page' ), array( $nested->status, $nested->path ) );
		foreach ( array( '/a-draft-page', '/hello-world', '/no-such-page', '/admin', '/dashboard', '/designer', '/project', '/category/uncategorized', '/author/admin', '/2026/11', '/designers-', '/a-router' ) as $path ) {
			self::assertSame( 404, $this->at( $path )[1], $path );
		}
		self::assertSame( '/a-child-page', wp_make_link_relative( (string) get_permalink( $child ) ) );
		// Core itself keeps drafts from strangers.
		wp_set_current_user( People::administrator() );
		self::assertSame( 404, $this->at( '/a-draft-page' )[1] );
	}

	public function test_of_pages_with_one_slug_the_one_at_the_top_has_the_address_and_a_child_leads_to_nothing_else(): void {
		$top = $this->page( 'twice' );
		wp_update_post( array( 'ID' => $top, 'post_date' => '2020-01-01 10:00:00' ) );
		$parent = $this->page( 'a-parent' );
		$this->page( 'twice', $parent );
		$this->page( 'jobs', $parent );
		self::assertSame( $top, ( new Router() )->find( '/twice' )->page?->ID );
		self::assertSame( 404, $this->at( '/a-parent/twice' )[1] );
		self::assertSame( 404, $this->at( '/a-parent/jobs' )[1] );
	}

	public function test_the_home_page_has_one_address(): void {
		$found = ( new Router() )->find( '/home' );
		self::assertSame( array( 301, '/' ), array( $found->status, $found->path ) );
	}

	public function test_what_would_need_a_member_asks_once_and_the_rest_not_at_all(): void {
		$zoe = People::slug( $this->designer() );
		( new Router() )->find( "/designer/{$zoe}" );
		self::assertSame( 0, $this->count_queries( static fn(): Destination => ( new Router() )->find( '/designers' ) ) );
		self::assertSame( 1, $this->count_queries( static fn(): Destination => ( new Router() )->find( "/designer/{$zoe}" ) ) );
	}

	/**
	 * Route and status of a path.
	 * @param string $path Path.
	 * @return array{string,int}
	 */
	private function at( string $path ): array {
		$found = ( new Router() )->find( $path );
		return array( $found->route, $found->status );
	}

	private function page( string $slug, int $parent = 0, string $status = 'publish' ): int {
		return (int) wp_insert_post(
			array( 'post_type' => 'page', 'post_status' => $status, 'post_name' => $slug, 'post_title' => $slug, 'post_parent' => $parent )
		);
	}
}
