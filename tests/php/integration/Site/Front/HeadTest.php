<?php
/** What search engines and chat previews read, and that nothing is said twice beside an SEO plugin. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Site\Front\Content_Security;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Preload;
use DesignMarketplace\Site\Front\Routes_Sitemap;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;
use WP_Post;

final class HeadTest extends TestCase {

	public function test_a_page_of_a_list_has_an_address_of_its_own_and_nonsense_has_none(): void {
		self::assertSame( array( home_url( '/designers?page=2' ) ), $this->canonical( '/designers?page=2&skill=3&utm_source=x' ) );
		self::assertSame( array( home_url( '/showcase?page=2&lang=fr' ) ), $this->canonical( '/showcase?page=2&lang=fr' ) );
		foreach ( array( '/designers?page=1', '/designers?page=x', '/designers?page[]=2' ) as $path ) {
			self::assertSame( array( home_url( '/designers' ) ), $this->canonical( $path ), $path );
		}
		self::assertSame( array( home_url( '/jobs' ) ), $this->canonical( '/jobs?page=2' ), 'Its list has no pages.' );
	}

	public function test_a_page_number_leads_to_the_page_it_should_have_named(): void {
		for ( $number = 0; $number < 8; $number++ ) {
			Market::work( $this->designer() );
			$this->past_project( "Page {$number}" );
		}
		$preload = new Preload();
		$pages   = array(
			'/designers'                           => null,
			'/designers?page=1'                    => null,
			'/designers?page=2'                    => null,
			'/designers?page=3'                    => 2,
			'/designers?page=999'                  => 2,
			'/designers?page=99999999999999999999' => 1,
			'/designers?page=2&region=Atlantis'    => null,
			'/designers?page=2&level=3'            => 1,
			'/designers?page=0'                    => 1,
			'/designers?page=-1'                   => 1,
			'/designers?page=02'                   => 1,
			'/designers?page=two'                  => 1,
			'/designers?page[]=2'                  => 1,
			'/designers?page='                     => 1,
			'/showcase?page=2'                     => null,
			'/showcase?page=900'                   => 2,
			'/showcase?page=x'                     => 1,
			'/jobs?page=999'                       => null,
		);
		foreach ( $pages as $address => $right ) {
			[ $path, $text ] = array_pad( explode( '?', $address, 2 ), 2, '' );
			wp_parse_str( $text, $query );
			$query       = array_filter( $query, 'is_string', ARRAY_FILTER_USE_KEY );
			$destination = new Destination( ltrim( $path, '/' ), 200, $path, null, null, true );
			self::assertSame( $right, $preload->right_page( $destination, $query, $preload->answers( $destination, $query ) ), $address );
		}
	}

	public function test_a_list_is_shown_by_its_first_picture_in_full_size_with_its_words(): void {
		Market::work( $this->designer(), array( 'title' => 'Blue <3 posters' ), array( 'image' => Uploads::picture( 1500, 100 ) ) );
		$tree = Documents::tree( Documents::at( '/designers' ) );
		$path = (string) $this->meta( $tree, 'og:image' );

		self::assertTrue( str_starts_with( $path, (string) wp_get_upload_dir()['baseurl'] ), $path );
		self::assertSame( '1500', $this->meta( $tree, 'og:image:width' ) );
		self::assertSame( '100', $this->meta( $tree, 'og:image:height' ) );
		self::assertSame( 'Blue <3 posters', $this->meta( $tree, 'og:image:alt' ) );
		self::assertSame( 'summary_large_image', $this->meta( $tree, 'twitter:card', 'name' ) );
	}

	public function test_of_an_unlisted_member_nothing_is_shown_elsewhere(): void {
		$tree = Documents::tree( Documents::at( '/designer/' . People::slug( $this->designer() ) ) );
		self::assertNull( $this->meta( $tree, 'og:image' ) );
		self::assertSame( array(), Documents::linked_data( $tree ) );
		self::assertSame( array(), Documents::values( $tree, '//link[@hreflang]' ) );
	}

	public function test_every_language_has_its_address_and_the_plain_one_is_for_all_others(): void {
		$tree = Documents::tree( Documents::at( '/designers?page=2&lang=de' ) );
		self::assertSame( array( 'x-default', 'en', 'fr', 'de', 'it' ), Documents::values( $tree, '//link[@rel="alternate"]/@hreflang' ) );
		self::assertSame( home_url( '/designers?page=2' ), Documents::values( $tree, '//link[@hreflang="x-default"]/@href' )[0] );
		self::assertSame( home_url( '/designers?page=2&lang=it' ), Documents::values( $tree, '//link[@hreflang="it"]/@href' )[0] );
	}

	public function test_lists_are_item_lists_whose_positions_count_on_over_pages(): void {
		for ( $number = 0; $number < 8; $number++ ) {
			$last = $this->designer( array( 'name' => "Lister {$number}" ) );
			Market::work( $last );
		}
		$list = Documents::linked_data( Documents::tree( Documents::at( '/designers?page=2' ) ) )['ItemList'];
		self::assertSame( 8, $list['numberOfItems'] );
		self::assertSame( home_url( '/designers?page=2' ), $list['url'] );
		self::assertCount( 1, $list['itemListElement'] );
		self::assertSame( 8, $list['itemListElement'][0]['position'] );
		self::assertTrue( str_starts_with( $list['itemListElement'][0]['url'], home_url( '/designer/' ) ) );
	}

	public function test_profiles_and_pages_say_the_way_to_them(): void {
		$zoe = $this->designer( array( 'name' => 'Zoe Way' ) );
		Market::work( $zoe );
		$company = $this->contractor( array( 'company' => 'Way AG' ) );
		Market::mission( $company );
		foreach ( array(
			'/designer/' . People::slug( $zoe )    => array( home_url( '/' ), home_url( '/designers' ), home_url( '/designer/' . People::slug( $zoe ) ) ),
			'/project/' . People::slug( $company ) => array( home_url( '/' ), home_url( '/jobs' ), home_url( '/project/' . People::slug( $company ) ) ),
			'/tools'                               => array( home_url( '/' ), home_url( '/tools' ) ),
			'/terms-conditions'                    => array( home_url( '/' ), home_url( '/terms-conditions' ) ),
		) as $path => $way ) {
			$data = Documents::linked_data( Documents::tree( Documents::at( $path ) ) );
			self::assertSame( $way, array_column( $data['BreadcrumbList']['itemListElement'], 'item' ), $path );
			self::assertSame( range( 1, count( $way ) ), array_column( $data['BreadcrumbList']['itemListElement'], 'position' ) );
		}
		self::assertSame( 'Zoe Way', Documents::linked_data( Documents::tree( Documents::at( '/designer/' . People::slug( $zoe ) ) ) )['ProfilePage']['mainEntity']['name'] );
		self::assertSame( 'Way AG', Documents::linked_data( Documents::tree( Documents::at( '/project/' . People::slug( $company ) ) ) )['Organization']['name'] );
	}

	public function test_a_job_strangers_may_read_is_a_posting_once_it_says_how_and_where_one_works(): void {
		$company = $this->contractor( array( 'company' => 'Way AG', 'city' => 'Bern', 'country' => 'CH' ) );
		$facts   = array(
			'engagement'      => 'employment',
			'workload'        => array( 'min' => 60, 'max' => 80 ),
			'place'           => 'hybrid',
			'budget_from'     => 6000,
			'budget_to'       => 7000,
			'budget_currency' => 'CHF',
			'budget_unit'     => 'month',
		);
		$job     = Market::mission( $company, $facts + array( 'description' => "It <3 rings.\n\nTwice.", 'postingDate' => '2026/11/02' ) );
		$posting = static fn( int $id ): array => Documents::linked_data( Documents::tree( Documents::at( '/project/' . People::slug( $company ) . "/mission/{$id}" ) ) )['JobPosting'] ?? array();
		self::assertSame( array(), $posting( $job ), 'Strangers read its title alone.' );
		update_option( 'design_marketplace_job_pages', 'full' );
		/**
		 * As search engines read it.
		 * @var array<string,mixed> $said
		 */
		$said = $posting( $job );
		self::assertSame( array( 'A bell', "<p>It &lt;3 rings.</p>\n<p>Twice.</p>\n", '2026-11-02', 'PART_TIME', 'Way AG' ), array( $said['title'], $said['description'], $said['datePosted'], $said['employmentType'], $said['hiringOrganization']['name'] ) );
		self::assertSame( array( 'Bern', 'CH' ), array( $said['jobLocation']['address']['addressLocality'], $said['jobLocation']['address']['addressCountry'] ) );
		self::assertSame( array( 'CHF', 6000, 7000, 'MONTH' ), array( $said['baseSalary']['currency'], $said['baseSalary']['value']['minValue'], $said['baseSalary']['value']['maxValue'], $said['baseSalary']['value']['unitText'] ) );

		$remote = $posting( Market::mission( $company, array( 'engagement' => 'internship', 'paid' => false, 'place' => 'remote' ) ) );
		self::assertSame( array( 'INTERN', 'TELECOMMUTE', 'CH' ), array( $remote['employmentType'], $remote['jobLocationType'], $remote['applicantLocationRequirements']['name'] ) );
		self::assertSame( array(), array_intersect( array( 'jobLocation', 'baseSalary' ), array_keys( $remote ) ) );
		self::assertSame(
			array( array( 'minValue' => 80 ), array( 'maxValue' => 90 ), array( 'value' => 95 ) ),
			array_map(
				static fn( array $pay ): array => array_diff_key( $posting( Market::mission( $company, $pay + array( 'budget_unit' => 'hour' ) + $facts ) )['baseSalary']['value'], array( '@type' => 1, 'unitText' => 1 ) ),
				array( array( 'budget_from' => 80, 'budget_to' => null ), array( 'budget_from' => null, 'budget_to' => 90 ), array( 'budget_from' => 95, 'budget_to' => 95 ) )
			),
			'No end of a range is made up.'
		);

		self::assertArrayNotHasKey( 'validThrough', $said );
		update_option( 'timezone_string', 'Europe/Zurich' );
		Deadline::set( $job, '2099/12/06' );
		self::assertStringContainsString( '"validThrough":"2099-12-06T23:59:59+01:00"', (string) wp_json_encode( $posting( $job ), JSON_UNESCAPED_SLASHES ) );
		Deadline::set( $job, '2020/12/06' );
		self::assertSame( array(), $posting( $job ), 'Nobody can apply any more.' );

		self::assertSame( array(), $posting( Market::mission( $company, array( 'engagement' => 'freelance' ) ) ), 'It does not say where.' );
		$everywhere = Market::mission( $company, $facts );
		Member_Fields::write( $company, array( 'country' => '' ) );
		( new Indexer() )->touch( $company );
		( new Indexer() )->flush();
		self::assertSame( array(), $posting( $everywhere ), 'It does not say in which country.' );
		Member_Fields::write( $company, array( 'country' => 'CH' ) );
		( new Indexer() )->touch( $company );
		( new Indexer() )->flush();
		$closed = Market::mission( $company, $facts );
		( new Closing() )->close( $closed );
		self::assertSame( array(), $posting( $closed ) );
	}

	public function test_home_says_who_runs_the_site_and_what_is_coming_on_its_very_day(): void {
		update_option( 'timezone_string', 'America/Los_Angeles' );
		update_option( 'design_marketplace_schools', array( array( 'name' => 'School of Tests', 'url' => 'https://school.example' ) ) );
		$this->event( 'Gone by', '2020-01-31' );
		$this->event( 'Clinic & talk', '2099-01-31' );
		$data = Documents::linked_data( Documents::tree( Documents::at( '/' ) ) );

		self::assertSame( get_bloginfo( 'name' ), $data['Organization']['name'] );
		self::assertSame( 'School of Tests', $data['Organization']['parentOrganization'][0]['name'] );
		self::assertSame( $data['Organization']['@id'], $data['WebSite']['publisher']['@id'] );
		self::assertSame( 'Clinic & talk', $data['Event']['name'] );
		self::assertSame( '2099-01-31', $data['Event']['startDate'] );
		self::assertSame( 'Lausanne, Room 1', $data['Event']['location']['address'] );
		self::assertSame( 'Test school', $data['Event']['organizer']['name'] );
	}

	public function test_sitemaps_list_the_public_routes_and_pages_once_and_no_member(): void {
		$zoe = $this->designer();
		Market::work( $zoe );
		$routes = array_column( ( new Routes_Sitemap() )->get_url_list( 1 ), 'loc' );
		$pages  = array_column( wp_get_sitemap_providers()['posts']->get_url_list( 1, 'page' ), 'loc' );

		self::assertSame( array( '/designers', '/jobs', '/showcase', '/tools', '/about-us', '/signup' ), array_map( 'wp_make_link_relative', $routes ) );
		self::assertContains( home_url( '/terms-conditions' ), $pages );
		self::assertContains( home_url( '/' ), $pages );
		self::assertSame( array(), array_intersect( $routes, $pages ) );
		self::assertStringNotContainsString( People::slug( $zoe ), implode( ' ', array_merge( $routes, $pages ) ) );
		self::assertSame( array( 'page' ), array_keys( wp_get_sitemap_providers()['posts']->get_object_subtypes() ) );
	}

	public function test_films_play_in_the_frames_of_two_hosts_and_from_the_institutions_own(): void {
		update_option( 'design_marketplace_video_host', 'films.school.example' );
		$policy = ( new Content_Security() )->policy();
		foreach ( array( "object-src 'none'", "frame-ancestors 'self'" ) as $other ) {
			self::assertStringContainsString( $other, $policy );
		}
		self::assertMatchesRegularExpression( "#frame-src 'self' https://www\\.youtube-nocookie\\.com https://player\\.vimeo\\.com(;|$)#", $policy );
		self::assertMatchesRegularExpression( "#media-src 'self' blob: https: films\\.school\\.example \\*\\.films\\.school\\.example(;|$)#", $policy );
		update_option( 'design_marketplace_video_host', 'evil.example; script-src *' );
		self::assertStringNotContainsString( 'evil', ( new Content_Security() )->policy() );
	}

	/**
	 * Beside another plugin.
	 * @param string $plugin Stand-in.
	 * @param string $typed  Meta key of a title an editor typed.
	 * @param string $theirs Their title for a page.
	 */
	#[DataProvider( 'plugins' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_beside_an_seo_plugin_everything_is_said_once_and_of_our_routes_by_us( string $plugin, string $typed, string $theirs ): void {
		$zoe = $this->designer( array( 'name' => 'Zoe Once', 'job' => 'Sign painter' ) );
		Market::work( $zoe );
		$hidden = $this->designer();
		$evil   = $this->designer( array( 'name' => '</script x', 'job' => '> a', 'city' => '<script src=//evil.example ' ) ); // phpcs:ignore WordPress
		Market::work( $evil );
		require dirname( __DIR__, 3 ) . "/Support/Plugins/{$plugin}.php";

		$slug = People::slug( $zoe );
		foreach ( array( '/', '/designers?page=1', '/jobs', '/showcase', '/tools', '/about-us', "/designer/{$slug}", '/login', '/no-such-thing' ) as $path ) {
			$this->assert_said_once( Documents::tree( Documents::at( $path ) ), $path );
		}

		$tree = Documents::tree( Documents::at( "/designer/{$slug}" ) );
		self::assertStringStartsWith( 'Zoe Once – ', Documents::values( $tree, '//title' )[0] );
		self::assertSame( array( home_url( "/designer/{$slug}" ) ), Documents::values( $tree, '//link[@rel="canonical"]/@href' ) );
		self::assertSame( home_url( "/designer/{$slug}" ), $this->meta( $tree, 'og:url' ) );
		self::assertSame( 'Zoe Once', $this->meta( $tree, 'og:title' ) );
		self::assertSame( 'profile', $this->meta( $tree, 'og:type' ) );
		self::assertSame( 'Sign painter, Lausanne', $this->meta( $tree, 'description', 'name' ) );
		self::assertContains( $this->meta( $tree, 'twitter:title', 'name' ), array( 'Zoe Once', null ) );
		self::assertStringNotContainsString( 'noindex', (string) $this->meta( $tree, 'robots', 'name' ) );
		$data = Documents::linked_data( $tree );
		self::assertArrayHasKey( 'ProfilePage', $data );
		self::assertArrayHasKey( 'BreadcrumbList', $data );
		self::assertNotSame( array(), Documents::values( $tree, '//link[@hreflang="fr"]' ), 'They know nothing of our languages.' );

		$tree = Documents::tree( Documents::at( '/designer/' . People::slug( $hidden ) ) );
		self::assertStringContainsString( 'noindex', (string) $this->meta( $tree, 'robots', 'name' ) );

		foreach ( array( '/designer/' . People::slug( $evil ), '/designers' ) as $path ) {
			$html = Documents::at( $path );
			self::assertStringContainsString( '/script x', $html );
			self::assertStringNotContainsString( '</script x', $html, "{$path}: a member's text ends their script." );
			self::assertStringNotContainsString( '<script src=//evil', $html ); // phpcs:ignore WordPress.WP.EnqueuedResources -- what must not be there.
		}

		$page = get_page_by_path( 'about-us' );
		self::assertInstanceOf( WP_Post::class, $page );
		$about = $page->ID;
		self::assertSame( get_the_title( $about ) . ' – ' . get_bloginfo( 'name' ), Documents::values( Documents::tree( Documents::at( '/about-us' ) ), '//title' )[0] );
		update_post_meta( $about, $typed, 'Typed' );
		self::assertSame( $theirs, Documents::values( Documents::tree( Documents::at( '/about-us' ) ), '//title' )[0], 'What an editor typed there stays.' );
	}

	/**
	 * Stand-ins in tests/php/Support/Plugins.
	 * @return array<string,array{string,string,string}>
	 */
	public static function plugins(): array {
		return array(
			// phpcs:disable WordPress.Arrays.MultipleStatementAlignment -- two lines.
			'Yoast SEO' => array( 'yoast', '_yoast_wpseo_title', 'Typed in Yoast' ),
			'Rank Math' => array( 'rank-math', 'rank_math_title', 'Typed in Rank Math' ),
		);
	}

	public function test_another_seo_plugin_gets_our_texts_by_a_filter(): void {
		$ours = array( self::class => array( 'texts' => array( 'other_title' => 'title' ), 'addresses' => array( 'other_canonical' ) ) );
		add_filter( 'design_marketplace_seo_plugins', static fn( array $plugins ): array => $plugins + $ours );
		$said = array();
		add_action(
			'wp_head',
			static function () use ( &$said ): void {
				$said = array( apply_filters( 'other_title', 'Theirs' ), apply_filters( 'other_canonical', 'Theirs' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- theirs.
			}
		);
		Documents::at( '/designers' );
		self::assertSame( array( 'Designers – ' . get_bloginfo( 'name' ), home_url( '/designers' ) ), $said );
	}

	public function test_their_sitemaps_get_the_routes_no_page_belongs_to(): void {
		foreach ( array( 'wpseo_sitemap_page_content', 'rank_math/sitemap/page_content' ) as $filter ) {
			$xml = (string) apply_filters( $filter, '<url><loc>https://other.example/</loc></url>' );
			self::assertStringContainsString( 'other.example', $xml );
			self::assertStringContainsString( '<loc>' . home_url( '/designers' ) . '</loc>', $xml );
			self::assertStringContainsString( '<loc>' . home_url( '/jobs' ) . '</loc>', $xml );
			self::assertStringNotContainsString( '/about-us', $xml, 'It is a page: they list it.' );
			self::assertNotFalse( simplexml_load_string( "<urlset>{$xml}</urlset>" ) );
		}
	}

	private function assert_said_once( DOMXPath $tree, string $path ): void {
		foreach ( array( '//title', '//link[@rel="canonical"]', '//meta[@name="description"]', '//meta[@name="robots"]', '//meta[@name="twitter:card"]', '//meta[@name="twitter:title"]' ) as $query ) {
			self::assertLessThanOrEqual( 1, count( Documents::values( $tree, $query ) ), "{$path} {$query}" );
		}
		self::assertCount( 1, Documents::values( $tree, '//title' ), $path );
		$names = Documents::values( $tree, '//meta[starts-with(@property,"og:")]/@property' );
		self::assertSame( array_values( array_unique( $names ) ), $names, $path );
		$types = array();
		foreach ( Documents::values( $tree, '//script[@type="application/ld+json"]' ) as $script ) {
			$data  = (array) json_decode( $script, true );
			$types = array_merge( $types, array_column( (array) ( $data['@graph'] ?? array( $data ) ), '@type' ) );
		}
		$types = array_diff( $types, array( 'Event' ) );
		self::assertSame( array_unique( $types ), $types, $path );
	}

	/**
	 * The canonical addresses of a path's document.
	 * @param string $path Path.
	 * @return list<string>
	 */
	private function canonical( string $path ): array {
		return Documents::values( Documents::tree( Documents::at( $path ) ), '//link[@rel="canonical"]/@href' );
	}

	private function meta( DOMXPath $tree, string $name, string $attribute = 'property' ): ?string {
		return Documents::values( $tree, "//meta[@{$attribute}=\"{$name}\"]/@content" )[0] ?? null;
	}

	private function past_project( string $title ): void {
		wp_insert_post( array( 'post_type' => Item_Types::PAST_PROJECT, 'post_status' => 'publish', 'post_title' => $title ) );
	}

	private function event( string $title, string $day ): void {
		wp_insert_post(
			array(
				'post_type'   => Item_Types::EVENT,
				'post_status' => 'publish',
				'post_title'  => $title,
				'meta_input'  => array(
					'design_marketplace_date'      => $day,
					'design_marketplace_location'  => 'Lausanne, Room 1',
					'design_marketplace_organizer' => 'Test school',
				),
			)
		);
	}
}
