<?php
/** The demo content: enough of it, whole, silent, once, and gone without a trace. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Cli;

use DesignMarketplace\Desk\Cli\Seed\Attachments;
use DesignMarketplace\Desk\Cli\Seed\Demo;
use DesignMarketplace\Desk\Cli\Seed\Editorial;
use DesignMarketplace\Desk\Cli\Seed\Marks;
use DesignMarketplace\Desk\Cli\Seed\Pages;
use DesignMarketplace\Desk\Cli\Seed\Paper;
use DesignMarketplace\Desk\Cli\Seed\Source;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Secret;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Post;
use WP_User;

final class SeedTest extends TestCase {

	#[Group( 'dear' )]
	public function test_the_demo_is_a_live_marketplace_made_once_and_taken_away_whole(): void {
		// The sizes are the Media room's business, and most of the time this takes.
		add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array', 1000 );
		// Made when it is first needed, which a log-in is.
		Secret::key();
		$before = $this->counts();
		$others = $this->members();

		foreach ( array( 1, 2, 5 ) as $number ) {
			$this->demo()->seed( $number );
			self::assertCount( $number, array_diff_key( $this->members(), $others ), 'A number is the number of members in all.' );
			self::assertSame( $number, $this->demo()->members() );
		}
		$five = array_diff_key( $this->members(), $others );
		self::assertEquals( array( Roles::CONTRACTOR => 2, Roles::DESIGNER => 3 ), array_count_values( $five ) );
		$this->demo()->seed( 3 );
		self::assertSame( $five, array_diff_key( $this->members(), $others ), 'Nobody is taken away.' );

		$this->demo()->remove();
		$this->demo()->seed( 60 );
		$seeded = $this->counts();
		$this->assert_plenty();
		$this->assert_accounts();
		self::assertSame( 60, $seeded['users'] - $before['users'] );
		self::assertSame( $before['outbox'], $seeded['outbox'], 'Nobody gets a mail.' );
		self::assertSame( array(), $this->mails() );
		self::assertSame( array(), ( new Indexer() )->verify() );

		$this->demo()->seed( 60 );
		self::assertSame( $seeded, $this->counts(), 'A second run makes nothing.' );

		$mine = $this->designer();
		$this->demo()->remove();
		self::assertInstanceOf( WP_User::class, get_userdata( $mine ), 'Other members stay.' );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $mine );
		( new Indexer() )->flush();
		// Revisions are how WordPress remembers a page's content, and the farewell is the mail of the member who was no demo.
		self::assertSame( array( 'outbox' => 0 ) + $before, array( 'outbox' => 0 ) + $this->counts() );
		self::assertSame( array( 0, $others ), array( $this->demo()->members(), $this->members() ) );
		$this->demo()->seed( 5 );
		self::assertSame( $five, array_diff_key( $this->members(), $others ), 'The same number makes the same members.' );
	}

	public function test_a_page_somebody_wrote_stays_as_it_is(): void {
		add_filter( 'intermediate_image_sizes_advanced', '__return_empty_array', 1000 );
		$page = get_page_by_path( 'about-us' );
		self::assertInstanceOf( WP_Post::class, $page );
		wp_update_post( array( 'ID' => $page->ID, 'post_content' => 'Ours.' ) );
		update_option( 'design_marketplace_place', 'Elsewhere' );

		require_once ABSPATH . 'wp-admin/includes/file.php';
		$marks       = new Marks();
		$attachments = new Attachments( $marks );
		( new Pages( $marks, $attachments, new Editorial( $marks, $attachments ) ) )->seed();
		self::assertStringContainsString( 'wp:design-marketplace/hero', $this->content( 'home' ) );
		$kept = $this->content( 'about-us' );
		$this->demo()->remove();
		self::assertSame( array( 'Ours.', 'Ours.' ), array( $kept, $this->content( 'about-us' ) ) );
		self::assertSame( 'Elsewhere', get_option( 'design_marketplace_place' ) );
	}

	public function test_more_members_than_there_are_texts_have_addresses_of_their_own(): void {
		$texts  = Source::texts( 'companies' );
		$people = Source::people( 'companies', count( $texts ) + 2 );
		self::assertSame( array_values( $texts ), array_slice( $people, 0, count( $texts ) ) );
		self::assertSame( array( $texts[0]['company'], $texts[1]['company'] ), array_column( array_slice( $people, count( $texts ) ), 'company' ) );
		self::assertSame( array(), array_column( array_slice( $people, count( $texts ) ), 'email' ) );
	}

	public function test_a_template_to_download_has_a_picture_and_so_the_size_of_a_real_one(): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$jpg = wp_tempnam( 'a.jpg' );
		imagejpeg( imagecreatetruecolor( 300, 200 ), $jpg );
		$pdf = Paper::pdf( 'Offer', array( 'One' ), $jpg );
		$this->assertStringContainsString( (string) file_get_contents( $jpg ), $pdf ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of our own.
		$this->assertStringContainsString( 'q 420 0 0 280 56 48 cm /Im1 Do Q', $pdf );
		wp_delete_file( $jpg );
	}

	private function demo(): Demo {
		return new Demo( static fn( string $line ) => null );
	}

	/** @return array<string,string> Roles by address. */
	private function members(): array {
		$members = array();
		foreach ( get_users( array( 'role__in' => Roles::ALL ) ) as $user ) {
			$members[ $user->user_email ] = Roles::of( $user );
		}
		ksort( $members );
		return $members;
	}

	private function assert_plenty(): void {
		$figures = ( new Query() )->figures();
		self::assertGreaterThanOrEqual( 24, $figures['designers'] );
		self::assertGreaterThanOrEqual( 10, $figures['jobs'] );
		self::assertGreaterThanOrEqual( 15, ( new Query() )->page( 'contractor', array(), 1, 1 )['total'] );
		foreach ( array(
			'dmkt_event'        => 8,
			'dmkt_past_project' => 14,
			'dmkt_resource'     => 6,
			'dmkt_reading'      => 6,
			'dmkt_application'  => 50,
		) as $type => $least ) {
			self::assertGreaterThanOrEqual( $least, (int) wp_count_posts( $type )->publish, $type );
		}
		self::assertGreaterThanOrEqual( 12, count( $this->rest( 'GET', '/wp/v2/skill' )->get_data() ) );

		$past = array_count_values( array_map( static fn( array $event ): string => $event['past'] ? 'past' : 'coming', $this->rest( 'GET', '/wp/v2/event' )->get_data() ) );
		self::assertGreaterThanOrEqual( 3, $past['past'] );
		self::assertGreaterThanOrEqual( 3, $past['coming'] );

		foreach ( array( 'event', 'past_project', 'reading', 'resource' ) as $type ) {
			$locales = array_column( $this->rest( 'GET', "/wp/v2/{$type}?per_page=50" )->get_data(), 'locale', 'id' );
			self::assertSame( array(), array_diff( $locales, array( 'en', 'fr', 'de', 'it' ) ), "Each {$type} says its language." );
		}

		$blocks = $this->rest( 'GET', '/wp/v2/pages?slug=home' )->get_data()[0]['home_content'];
		self::assertSame( array( 'hero', 'image', 'how_it_works', 'ebd_presentation', 'events', 'past_projects', 'testimonials', 'video' ), array_column( $blocks, 'name' ) );
		self::assertNotSame( array(), $blocks[0]['props']->pictures );
		self::assertMatchesRegularExpression( '~<img [^>]*src="[^"]+/demo-[^"]+\.jpg"[^>]* alt="[^"]~', $this->rest( 'GET', '/wp/v2/pages?slug=about-us' )->get_data()[0]['content']['rendered'] );
		foreach ( array( 'about-us', 'terms-conditions', 'privacy-policy', 'showcase', 'tools' ) as $slug ) {
			self::assertNotSame( '', trim( $this->content( $slug ) ), $slug );
		}
	}

	private function assert_accounts(): void {
		$designer   = $this->account( 'designer@example.test' );
		$contractor = $this->account( 'contractor@example.test' );
		$startup    = $this->account( 'startup@example.test' );

		$works = $this->rest( 'GET', '/wp/v2/work?author_name=' . $designer->user_nicename, array(), $designer->ID )->get_data();
		self::assertCount( 6, $works );
		self::assertNotNull( $works[0]['image'] );
		self::assertSame( array( 7, 'unlisted', 'index' ), array( max( array_map( 'count', array_column( $works, 'pictures' ) ) ), $works[5]['visibility'], $this->rest( 'GET', '/wp/v2/users/me', array(), $designer->ID )->get_data()['portfolio_open'] ) );
		self::assertNotSame( array(), $this->rest( 'GET', '/wp/v2/application', array(), $designer->ID )->get_data() );

		$missions = $this->rest( 'GET', '/wp/v2/mission?author=' . $contractor->ID, array(), $contractor->ID )->get_data();
		$open     = array_filter( $missions, static fn( array $mission ): bool => ! $mission['close'] );
		self::assertGreaterThanOrEqual( 2, count( $open ) );
		self::assertLessThan( count( $missions ), count( $open ) );
		self::assertGreaterThanOrEqual( 5, max( 0, ...array_column( $open, 'applications_count' ) ) );

		$busy = array_values( array_filter( array_map( fn( array $mission ): string => (string) ( $this->rest( 'GET', '/wp/v2/application', array( 'mission' => $mission['id'] ), $contractor->ID )->get_headers()['X-DM-Stages'] ?? '' ), $open ), static fn( string $stages ): bool => ! str_contains( $stages, '=0' ) ) );
		self::assertCount( 1, $busy, 'One board has every stage.' );
		$ended = array_filter( $this->rest( 'GET', '/wp/v2/application', array( 'per_page' => 100 ), $designer->ID )->get_data(), static fn( array $item ): bool => count( $item['history'] ) > 1 );
		self::assertNotSame( array(), $ended, 'The demo designer was told something.' );
		self::assertGreaterThan( 0, $missions[0]['answers_in_days'] );

		self::assertGreaterThanOrEqual( 3, (int) $this->rest( 'GET', '/wp/v2/users?role=contractor&verified=1' )->get_headers()['X-WP-Total'] );
		self::assertSame( 'EPFL', $this->rest( 'GET', '/wp/v2/users?slug=' . $startup->user_nicename, array(), $startup->ID )->get_data()[0]['ecosystem'] );
	}

	private function content( string $slug ): string {
		$page = get_page_by_path( $slug );
		self::assertInstanceOf( WP_Post::class, $page, $slug );
		return $page->post_content;
	}

	private function account( string $email ): WP_User {
		$user = get_user_by( 'email', $email );
		self::assertInstanceOf( WP_User::class, $user );
		self::assertTrue( State::is_activated( $user->ID ) );
		self::assertTrue( wp_check_password( 'password123', $user->user_pass, $user->ID ) );
		return $user;
	}

	/**
	 * How much of everything there is.
	 * @return array<string,int>
	 */
	private function counts(): array {
		global $wpdb;
		$counts = array(
			'users'    => Rows::count( 'users' ),
			'usermeta' => Rows::count( 'usermeta' ),
			'posts'    => Rows::count( 'posts', "post_type <> 'revision'" ),
			'terms'    => Rows::count( 'terms' ),
			'options'  => Rows::count( 'options', 'option_name LIKE %s', $wpdb->esc_like( 'design_marketplace_' ) . '%' ),
		);
		foreach ( array( 'directory', 'directory_skill', 'application', 'outbox', 'consent' ) as $table ) {
			$counts[ $table ] = Rows::count( $table );
		}
		return array_map( 'intval', $counts );
	}
}
