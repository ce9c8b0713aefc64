<?php
/** The two blocks for any page: the same as in the frames, for every reader. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Share;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class EmbedBlocksTest extends TestCase {

	/** @param array<string,mixed> $attributes */
	private function drawn( string $name, array $attributes ): string {
		( new Indexer() )->flush();
		return do_blocks( "<!-- wp:design-marketplace/{$name} " . wp_json_encode( $attributes ) . ' /-->' );
	}

	public function test_they_show_what_stands_at_an_address_of_this_site_as_strangers_read_it(): void {
		$company = $this->contractor( array( 'company' => 'Blockwerk' ) );
		$job     = Market::mission( $company, array( 'title' => 'A bell', 'place' => 'remote', 'engagement' => 'freelance' ) );
		Market::mission( $company, array( 'title' => 'Another' ) );
		$page = home_url( '/project/' . People::slug( $company ) . "/mission/{$job}" );
		foreach ( array( 0, $company ) as $reader ) {
			wp_set_current_user( $reader );
			$titles = fn( string $url, int $limit = 5 ): array => Documents::values( Documents::tree( $this->drawn( 'jobs', compact( 'url', 'limit' ) ) ), '//ul[@class="jobs"]//a' );
			self::assertSame( array( 'Another', 'A bell' ), $titles( home_url( '/jobs?search=blockwerk' ) ) );
			self::assertSame( array( 'Another' ), $titles( '/jobs?search=blockwerk', 1 ) );
			self::assertSame( array( 'A bell' ), $titles( '/jobs?place=remote&search=blockwerk&limit=20' ) );
			self::assertSame( '', $this->drawn( 'jobs', array( 'url' => '/jobs?place=moon' ) ) );
			$one = Documents::tree( $this->drawn( 'page', array( 'url' => "{$page}?lang=de#x" ) ) );
			self::assertSame( array( 'A bell' ), Documents::values( $one, '//h2/a' ) );
			self::assertSame( array( 'Posted' ), Documents::values( $one, '//dt' ), 'Strangers read no more of it.' );
			self::assertSame( $reader, get_current_user_id() );
		}
		foreach ( array( '', home_url( '/jobs' ), 'https://other.example' . wp_make_link_relative( $page ), "{$page}9", 'javascript:alert(1)' ) as $url ) {
			self::assertSame( '', $this->drawn( 'page', compact( 'url' ) ), $url );
		}
	}

	public function test_members_read_no_more_of_a_designer_than_strangers(): void {
		$designer = $this->designer();
		Market::work( $designer );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$designer}", array( 'availability' => 'now', 'availability_shown' => false ), $designer ) );
		$url   = home_url( '/designer/' . People::slug( $designer ) );
		$drawn = array();
		foreach ( array( 0, $this->contractor() ) as $reader ) {
			wp_set_current_user( $reader );
			$drawn[] = $this->drawn( 'page', compact( 'url' ) );
		}
		self::assertNotSame( '', $drawn[0] );
		self::assertSame( $drawn[0], $drawn[1] );
	}
}
