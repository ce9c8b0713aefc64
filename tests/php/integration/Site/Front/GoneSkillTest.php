<?php
/** A link to a list by a skill that was deleted: a list of nobody, in the first paint as on the screen, and no error. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Preload;
use DesignMarketplace\Site\Front\Shell;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;

final class GoneSkillTest extends TestCase {

	private const GONE = '99999998';

	/**
	 * The page as it is sent, and the answers in it.
	 * @param string $route Route name.
	 * @param string $skill Skills of the address.
	 * @return array{string,array<string,mixed>}
	 */
	private function page( string $route, string $skill ): array {
		$destination = new Destination( $route, 200, "/{$route}" );
		$query       = array( 'skill' => $skill );
		$answers     = ( new Preload() )->answers( $destination, $query );
		return array( ( new Shell() )->html( new View( $destination, $query, $answers ), '' ), $answers );
	}

	public function test_a_list_by_a_skill_that_is_gone_is_empty(): void {
		// Somebody who would stand in a list without a filter.
		Market::work( $this->designer() );
		Market::mission( $this->contractor() );
		foreach ( array( 'designers', 'jobs' ) as $route ) {
			[ $html, $answers ] = $this->page( $route, self::GONE );
			$this->assertStringContainsString( 'No results found', $html, $route );
			$lists = array_filter( $answers, static fn( string $path ): bool => str_contains( $path, 'skill=' . self::GONE ), ARRAY_FILTER_USE_KEY );
			$this->assertCount( 1, $lists, $route );
			$this->assertSame( array(), reset( $lists )['body'] );
		}
	}

	public function test_of_several_skills_the_one_that_is_left_counts(): void {
		$left = wp_insert_term( 'Left over', 'dmkt_skill' );
		$this->assertIsArray( $left );
		[ , $answers ] = $this->page( 'jobs', self::GONE . ',' . $left['term_id'] );
		$paths         = implode( ' ', array_keys( $answers ) );
		$this->assertStringContainsString( "skill={$left['term_id']}", $paths );
		$this->assertStringNotContainsString( self::GONE, $paths );
	}

	public function test_the_api_still_names_the_wrong_skill(): void {
		$this->assert_answer( 400, $this->rest( 'GET', '/wp/v2/users?role=designer&skill=' . self::GONE ) );
	}
}
