<?php
/** Feeds of design jobs: which jobs are in them, what they say of each, and that programs can read them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Share;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Site\Front\Address;
use DesignMarketplace\Site\Share\Job_Feeds;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use SimplePie\SimplePie;

#[Group( 'sqlite' )]
final class JobFeedsTest extends TestCase {

	/** Other tests' jobs are not asked for: each of ours has this word in its company's name. */
	private const WORD = 'Zwirnerei';

	/** @return array<string,mixed> */
	private function json( array $query = array() ): array {
		( new Indexer() )->flush();
		[ $status, $type, $body ] = Job_Feeds::body( '/jobs/feed.json', $query + array( 'search' => self::WORD ) );
		self::assertSame( array( 200, 'application/feed+json' ), array( $status, $type ), $body );
		return (array) json_decode( $body, true, 16, JSON_THROW_ON_ERROR );
	}

	/** @return list<string> */
	private function titles( array $query = array() ): array {
		return array_column( $this->json( $query )['items'], 'title' );
	}

	private function company( array $fields = array() ): int {
		return $this->contractor( $fields + array( 'company' => self::WORD . ' <AG> & Co' ) );
	}

	public function test_jobs_that_take_applications_are_in_it_newest_first_until_they_close(): void {
		$company                      = $this->company();
		[ $old, $new, $last, $draft ] = array_map(
			static fn( array $job ): int => Market::mission( $company, $job ),
			array( array( 'title' => 'Old' ), array( 'title' => 'New' ), array( 'title' => 'Last', 'deadline' => Deadline::today() ), array( 'title' => 'Draft', 'status' => 'draft' ) )
		);
		wp_update_post( array( 'ID' => $old, 'post_date' => '2026-01-01 10:00:00', 'post_date_gmt' => '2026-01-01 09:00:00', 'edit_date' => true ) );
		self::assertSame( array( 'Last', 'New', 'Old' ), $this->titles() );

		( new Closing() )->close( $new );
		Deadline::set( $last, '2020/01/01' );
		self::assertSame( array( 'Old' ), $this->titles() );
		Decided::hide( $old );
		self::assertSame( array(), $this->titles() );
	}

	public function test_jobs_of_a_company_that_is_off_leave(): void {
		$company = $this->company();
		Market::mission( $company );
		self::assertCount( 1, $this->titles() );
		Off::set( $company );
		self::assertSame( array(), $this->titles() );
	}

	public function test_strangers_read_as_much_as_the_operator_lets_them(): void {
		$company = $this->company();
		$job     = Market::mission( $company, array( 'title' => 'Bells & <whistles>', 'description' => "It <3 rings.\n\nTwice.", 'deadline' => '2099/01/01', 'status' => 'draft' ) );
		Deadline::set( $job, '' );
		wp_publish_post( $job );
		$item = $this->json()['items'][0];
		self::assertSame( array( 'Bells & <whistles>', home_url( '/project/' . People::slug( $company ) . "/mission/{$job}" ) ), array( $item['title'], $item['url'] ) );
		self::assertSame( array( '<p>' . self::WORD . ' &lt;AG&gt; &amp; Co</p>', self::WORD . ' <AG> & Co' ), array( trim( $item['content_html'] ), $item['authors'][0]['name'] ) );

		update_option( 'design_marketplace_job_pages', 'full' );
		Deadline::set( $job, '2099/12/06' );
		$item = $this->json()['items'][0];
		self::assertStringContainsString( "<p>It &lt;3 rings.</p>\n<p>Twice.</p>", $item['content_html'] );
		self::assertStringEndsWith( ' · until 6 December 2099', $item['summary'] );

		update_option( 'design_marketplace_job_pages', 'off' );
		self::assertSame( array(), $this->titles() );
		self::assertStringContainsString( '</channel>', Job_Feeds::body( '/jobs/feed', array() )[2] );
	}

	public function test_a_job_fits_all_filters_itself(): void {
		[ $type, $film ] = array( Market::skill(), Market::skill() );
		$company         = $this->company();
		$facts           = array( 'engagement' => 'internship', 'place' => 'remote', 'paid' => true, 'languages' => array( 'de', 'fr' ), 'deadline' => Deadline::plus( Deadline::today(), 5 ), 'budget_from' => 100, 'budget_unit' => 'day', 'budget_currency' => 'CHF' );
		Market::mission( $company, array( 'title' => 'Film', 'skill' => array( $film ) ) + $facts );
		Market::mission( $company, array( 'title' => 'Type', 'skill' => array( $type ), 'place' => 'on_site', 'engagement' => 'freelance' ) );
		$both = array( 'Type', 'Film' );
		foreach ( array( // phpcs:ignore WordPress.Arrays -- one line each.
			array( array(), $both ),
			array( array( 'skill' => (string) $film ), array( 'Film' ) ),
			array( array( 'skill' => "{$film},{$type}" ), $both ),
			array( array( 'skill' => (string) $type, 'engagement' => 'internship' ), array() ),
			array( array( 'engagement' => 'freelance' ), array( 'Type' ) ),
			array( array( 'place' => 'remote', 'paid' => '1' ), array( 'Film' ) ),
			array( array( 'language' => 'fr' ), array( 'Film' ) ),
			array( array( 'language' => 'fr', 'place' => 'on_site' ), array() ),
			array( array( 'deadline' => '7' ), array( 'Film' ) ),
			array( array( 'deadline' => '3' ), array() ),
			array( array( 'verified' => '1' ), array() ),
			array( array( 'search' => 'zwirn whatever' ), array() ),
			array( array( 'search' => self::WORD . ' kettle' ), $both ),
			array( array( 'colour' => 'green' ), $both ),
		) as [ $query, $expected ] ) {
			self::assertSame( $expected, $this->titles( $query ), (string) wp_json_encode( $query ) );
		}
	}

	/** @return array<string,array{array<string,mixed>,string}> */
	public static function unknown_values(): array {
		return array(
			'an engagement'     => array( array( 'engagement' => 'slavery' ), 'engagement' ),
			'a place as a list' => array( array( 'place' => array( 'remote' ) ), 'place' ),
			'a skill'           => array( array( 'skill' => '999999999' ), 'skill' ),
			'a language'        => array( array( 'language' => 'xx' ), 'language' ),
			'a number of days'  => array( array( 'deadline' => '-1' ), 'deadline' ),
			'paid'              => array( array( 'paid' => "\xff" ), 'paid' ),
		);
	}

	/** @param array<string,mixed> $query */
	#[DataProvider( 'unknown_values' )]
	public function test_an_unknown_value_of_a_filter_is_refused( array $query, string $field ): void {
		foreach ( array( '/jobs/feed', '/jobs/feed.json' ) as $path ) {
			[ $status, $type, $body ] = Job_Feeds::body( $path, $query );
			self::assertSame( array( 400, 'application/json', array( $field ) ), array( $status, $type, array_keys( json_decode( $body, true )['data']['params'] ) ) );
		}
	}

	public function test_core_s_own_reader_understands_it_and_no_text_ends_it_early(): void {
		update_option( 'design_marketplace_job_pages', 'full' );
		$skill = Market::skill();
		$job   = Market::mission( $this->company(), array( 'title' => 'A ]]> bell & "more"', 'description' => 'It <![CDATA[ rings ]]> &amp; & \u0007 </item>', 'skill' => array( $skill ) ) );
		// What another plugin has written past our rules.
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_title' => "A \x0b]]> bell & \"more\"" ), array( 'ID' => $job ) );
		clean_post_cache( $job );
		( new Indexer() )->flush();
		require_once ABSPATH . WPINC . '/class-simplepie.php';
		$reader = new SimplePie();
		$reader->enable_cache( false );
		$reader->set_raw_data( Job_Feeds::body( '/jobs/feed', array( 'search' => self::WORD ) )[2] );
		self::assertTrue( $reader->init(), (string) wp_json_encode( $reader->error() ) );
		$item = $reader->get_item( 0 );
		self::assertNotNull( $item );
		self::assertSame( 1, $reader->get_item_quantity() );
		self::assertSame( 'A ]]> bell & "more"', html_entity_decode( (string) $item->get_title(), ENT_QUOTES ) );
		self::assertStringContainsString( 'It &lt;![CDATA[ rings ]]&gt; &amp;amp; &amp; ', (string) $item->get_description() );
		self::assertSame( array( get_post_time( 'U', true, $job ), home_url( "/embed/job/{$job}" ) ), array( (int) $item->get_date( 'U' ), $item->get_id() ) );
		self::assertSame( get_term( $skill )->name, $item->get_category()->get_label() );
		self::assertSame( self::WORD . ' <AG> & Co', html_entity_decode( (string) $item->get_author()->get_name() ) );
		self::assertSame( array( 'en', home_url( '/jobs?search=' . self::WORD ) ), array( $reader->get_language(), $reader->get_permalink() ) );
	}

	public function test_one_job_takes_as_many_statements_as_fifty(): void {
		update_option( 'design_marketplace_job_pages', 'full' );
		$skill  = Market::skill();
		$one    = $this->company();
		$number = function (): int {
			( new Indexer() )->flush();
			wp_cache_flush();
			Job_Feeds::body( '/jobs/feed', array( 'search' => self::WORD ) );
			wp_cache_flush();
			$before = $GLOBALS['wpdb']->num_queries;
			Job_Feeds::body( '/jobs/feed', array( 'search' => self::WORD ) );
			return $GLOBALS['wpdb']->num_queries - $before;
		};
		Market::mission( $one, array( 'skill' => array( $skill ) ) );
		$few = $number();
		foreach ( array( $one, $this->company(), $this->company() ) as $company ) {
			Market::mission( $company, array( 'skill' => array( $skill, Market::skill() ) ) );
		}
		self::assertSame( $few, $number() );
	}

	public function test_the_list_of_design_jobs_names_both(): void {
		$tree = \DesignMarketplace\Tests\Support\Documents::tree( \DesignMarketplace\Tests\Support\Documents::at( '/jobs' ) );
		$at   = static fn( string $type ): array => \DesignMarketplace\Tests\Support\Documents::values( $tree, "//link[@type=\"{$type}\"]/@href" );
		self::assertSame( array( array( home_url( '/jobs/feed/' ) ), array( home_url( '/jobs/feed.json' ) ) ), array( $at( 'application/rss+xml' ), $at( 'application/feed+json' ) ) );
	}
}
