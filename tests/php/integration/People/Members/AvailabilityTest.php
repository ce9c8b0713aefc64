<?php
/** Whether a designer is free: who reads it, whom the list finds, how long it counts, and the one mail that asks. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\People\Members\Availability_Link;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class AvailabilityTest extends TestCase {

	private const NOW = array( 'availability' => 'now' );

	private const SHOWN = array( 'availability_shown' => true );

	private int $designer = 0;
	private int $reader   = 0;

	/** A designer in a site of Zurich, on 24 November 2026, half an hour before midnight. */
	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Zurich' );
		$this->at( '2026-11-24 22:30:00' );
		$this->designer = $this->designer( array( 'city' => 'Porrentruy' ) );
		$this->reader   = $this->contractor();
		Market::work( $this->designer );
	}

	/**
	 * Sets the clock.
	 * @param string $gmt GMT time.
	 */
	private function at( string $gmt ): void {
		update_option( Clock::OFFSET, (int) strtotime( "{$gmt} UTC" ) - time() );
	}

	/**
	 * Changes the designer's settings.
	 * @param array<string,mixed> $fields Fields.
	 * @param int                 $status Expected status.
	 * @return array<string,mixed> Answer.
	 */
	private function say( array $fields, int $status = 200 ): array {
		$answer = $this->rest( 'POST', "/wp/v2/users/{$this->designer}", $fields, $this->designer );
		$this->assert_answer( $status, $answer );
		return (array) $answer->get_data();
	}

	/**
	 * What somebody reads on the designer's page.
	 * @param int $viewer User, 0 for a stranger.
	 */
	private function page( int $viewer ): string {
		$member = ( (array) $this->rest( 'GET', '/wp/v2/users', array( 'slug' => People::slug( $this->designer ) ), $viewer )->get_data() )[0];
		return trim( "{$member['availability']} {$member['available_from']}" );
	}

	/**
	 * What stands on the designer's card in a list, 'nobody' where they are not in it.
	 * @param int                 $viewer  User, 0 for a stranger.
	 * @param array<string,mixed> $filters Filters.
	 */
	private function card( int $viewer, array $filters = array( 'available' => 1 ) ): string {
		$answer = $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'designer' ) + $filters, $viewer );
		$cards  = array_column( (array) $answer->get_data(), null, 'id' );
		$this->assertSame( (string) count( $cards ), (string) $answer->get_headers()['X-WP-Total'] );
		$card = $cards[ $this->designer ] ?? null;
		return $card ? trim( "{$card['availability']} {$card['available_from']}" ) : 'nobody';
	}

	public function test_members_read_it_strangers_only_where_the_designer_lets_them(): void {
		$this->assertSame( array( '', 'nobody', 'nobody' ), array( $this->page( $this->reader ), $this->card( $this->reader ), $this->card( 0 ) ) );
		$private = $this->say( self::NOW );
		$this->assertSame( array( 'now', false, '2027-02-22' ), array( $private['availability'], $private['availability_shown'], $private['available_until'] ) );
		$this->assertSame( array( 'now', 'now', 'now' ), array( $this->page( $this->reader ), $this->card( $this->reader ), $this->card( $this->reader, array() ) ) );
		$this->assertSame( array( '', 'nobody', '' ), array( $this->page( 0 ), $this->card( 0 ), $this->card( 0, array() ) ) );
		$this->assertArrayNotHasKey( 'availability_shown', ( (array) $this->rest( 'GET', "/wp/v2/users/{$this->designer}", array(), $this->reader )->get_data() ) );
		$this->say( self::SHOWN );
		$this->assertSame( array( 'now', 'now', 'now' ), array( $this->page( 0 ), $this->card( 0 ), $this->card( 0, array() ) ) );
		$this->say( array( 'availability' => 'busy' ) );
		$this->assertSame( array( 'busy', 'nobody', 'busy' ), array( $this->page( 0 ), $this->card( 0 ), $this->card( $this->reader, array() ) ) );
		$this->say( array( 'availability' => '' ) );
		$this->assertSame( array( '', 'nobody', '' ), array( $this->page( 0 ), $this->card( $this->reader ), $this->card( 0, array() ) ) );
	}

	public function test_now_counts_for_ninety_days_of_the_site(): void {
		$this->say( self::NOW + self::SHOWN );
		$this->at( '2027-02-22 22:55:00' );
		$this->assertSame( array( 'now', 'now', 'now' ), array( $this->page( $this->reader ), $this->card( $this->reader ), $this->card( 0 ) ) );
		$this->at( '2027-02-22 23:00:00' );
		$this->assertSame( array( '', 'nobody', 'nobody' ), array( $this->page( $this->reader ), $this->card( $this->reader ), $this->card( 0 ) ) );
		$this->say( self::NOW );
		$this->assertSame( 'now', $this->card( 0 ), 'It counts again as soon as it is said again, also in the same words.' );
	}

	public function test_a_day_that_has_come_is_as_good_as_now(): void {
		// The night the clocks go forward.
		$this->say( array( 'availability' => 'from', 'available_from' => '29/03/2027' ) + self::SHOWN );
		$this->at( '2027-03-28 21:55:00' );
		$this->assertSame( array( 'from 2027/03/29', 'nobody', 'from 2027/03/29' ), array( $this->page( 0 ), $this->card( 0 ), $this->card( 0, array() ) ) );
		$this->at( '2027-03-28 22:00:00' );
		$this->assertSame( array( 'now', 'now', 'now' ), array( $this->page( 0 ), $this->card( 0 ), $this->card( $this->reader ) ) );
		// Ninety days after that day, not after it was said.
		$this->at( '2027-06-27 21:55:00' );
		$this->assertSame( 'now', $this->card( 0 ) );
		$this->at( '2027-06-27 22:00:00' );
		$this->assertSame( array( '', 'nobody' ), array( $this->page( 0 ), $this->card( 0 ) ) );
	}

	public function test_the_day_is_asked_for_and_goes_with_another_answer(): void {
		$this->assertSame( array( 'available_from' ), array_keys( $this->say( array( 'availability' => 'from' ), 400 )['data']['params'] ) );
		$this->assertSame(
			array( 'available_from' ),
			array_keys( $this->say( array( 'availability' => 'from', 'available_from' => '31/02/2027' ), 400 )['data']['params'] )
		);
		$this->assertSame( array( 'availability' ), array_keys( $this->say( array( 'availability' => 'soon' ), 400 )['data']['params'] ) );
		$this->assertSame(
			'2027/03/29',
			$this->say( array( 'availability' => 'from', 'available_from' => '29/03/2027' ) )['available_from']
		);
		$this->assertSame( '', $this->say( array( 'availability' => 'busy' ) )['available_from'] );
		$this->say( array( 'availability' => 'from' ), 400 );
		$this->assert_answer( 400, $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'designer', 'available' => 'perhaps' ), 0 ) );
	}

	public function test_it_goes_with_the_other_filters_and_leads_on_where_nobody_is_free(): void {
		$other = $this->designer( array( 'level' => 1 ) );
		Market::work( $other );
		$ways = fn( array $filters ): string => (string) $this->rest(
			'GET',
			'/wp/v2/users',
			array( 'role' => 'designer', 'available' => 1 ) + $filters,
			0
		)->get_headers()['X-DM-Nearby'];
		$this->assertSame( 'level=1;1', $ways( array( 'level' => 1 ) ) );
		$this->assertSame( 'search=Porrentruy;1', $ways( array( 'search' => 'Porrentruy' ) ) );
		$skill = Market::skill();
		$this->say( self::NOW + self::SHOWN + array( 'skill' => array( $skill ), 'level' => 2 ) );
		foreach ( array(
			array( 'level' => 2 ),
			array( 'skill' => $skill ),
			array( 'search' => 'porren' ),
			array( 'skill' => $skill, 'level' => 2, 'search' => 'porren' ),
		) as $filters ) {
			$this->assertSame( 'now', $this->card( 0, $filters + array( 'available' => 1 ) ), (string) wp_json_encode( $filters ) );
		}
		$this->assertSame( 'nobody', $this->card( 0, array( 'level' => 1, 'available' => 1 ) ) );
		( new Indexer() )->flush();
		$this->assertSame( array(), ( new Indexer() )->verify() );
	}

	/**
	 * Days after it was said on which the daily job runs, and how many mails have left by then.
	 * @return array<string,array{list<int>,int}>
	 */
	public static function runs(): array {
		return array(
			'too early'                   => array( array( 82 ), 0 ),
			'the first day'               => array( array( 83 ), 1 ),
			'every day, and twice on one' => array( array( 82, 83, 83, 84, 89, 90, 91, 97, 98 ), 1 ),
			'after a week without cron'   => array( array( 82, 92 ), 1 ),
			'much too late'               => array( array( 82, 98 ), 0 ),
		);
	}

	/**
	 * @param list<int> $days  Days on which the job runs.
	 * @param int       $mails Mails in all.
	 */
	#[DataProvider( 'runs' )]
	public function test_one_mail_asks_before_it_lapses( array $days, int $mails ): void {
		$this->say( self::NOW );
		foreach ( $days as $day ) {
			$this->run_on( $day );
		}
		$this->assertCount( $mails, $this->links() );
	}

	public function test_who_says_something_else_is_off_or_wants_no_reminders_is_not_asked(): void {
		$others = array(
			'busy'  => static function ( TestCase $test, int $id ): void {
				$test->rest( 'POST', "/wp/v2/users/{$id}", array( 'availability' => 'busy' ), $id );
			},
			'off'   => static fn( TestCase $test, int $id ) => Off::set( $id ),
			'ended' => static fn( TestCase $test, int $id ) => update_user_meta( $id, Member_Book::ended_key( Message::REMINDERS ), Clock::gmt() ),
		);
		foreach ( $others as $change ) {
			$id = $this->designer();
			$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$id}", self::NOW, $id ) );
			$change( $this, $id );
		}
		$this->run_on( 84 );
		$this->assertSame( array(), $this->links() );
	}

	public function test_the_button_says_it_again_and_opening_the_link_changes_nothing(): void {
		$this->say( self::NOW + self::SHOWN );
		$this->run_on( 84 );
		$link = $this->links()[0];
		wp_set_current_user( 0 );
		$this->assertStringContainsString( 'I am still free', $this->open( $link, 200 ) );
		// 14 days after the mail; it has lapsed meanwhile.
		$this->at( '2027-03-02 22:30:00' );
		$this->open( $link, 200 );
		$this->assertSame( 'nobody', $this->card( 0 ) );
		$this->assertStringContainsString( '31 May 2027', $this->open( $link, 200, true ) );
		$this->assertSame( 'now', $this->card( 0 ) );
		$this->at( '2027-05-31 21:55:00' );
		$this->assertSame( 'now', $this->card( 0 ) );
		$this->at( '2027-05-31 22:00:00' );
		$this->assertSame( 'nobody', $this->card( 0 ) );
	}

	public function test_a_link_ends_with_its_days_the_password_and_another_answer(): void {
		$this->say( self::NOW );
		$this->run_on( 84 );
		$link = $this->links()[0];
		$this->open( $link . '0', 410, true );
		$this->open( (string) preg_replace( '/^\d+/', (string) $this->reader, $link ), 410, true );
		$this->say( array( 'availability' => 'busy' ) );
		$this->open( $link, 410, true );
		$this->assertSame( 'busy', $this->page( $this->reader ) );
		$this->say( self::NOW );
		$this->open( $link, 200 );
		// Slow machines take a while until the mail is made.
		$this->at( '2027-03-02 22:40:00' );
		$this->open( $link, 410, true );
		$this->at( '2027-02-20 22:30:00' );
		Off::set( $this->designer );
		$this->open( $link, 410, true );
		Off::end( $this->designer );
		$this->open( $link, 200 );
		wp_set_password( 'another one entirely', $this->designer );
		$this->open( $link, 410, true );
	}

	public function test_the_member_gets_it_with_their_data_and_nothing_of_it_outlives_them(): void {
		$this->say( array( 'availability' => 'from', 'available_from' => '29/03/2027' ) );
		$user = new WP_User( $this->designer );
		$data = (string) wp_json_encode( ( new Inventory() )->own( $user->ID ) );
		$this->assertStringContainsString( '"available_from":"2027\/03\/29"', $data );
		$this->assertStringContainsString( '2026-11-24 22:30:', $data );
		( new Deletion() )->delete( $this->designer );
		$this->assertSame( 0, Rows::count( 'usermeta', 'user_id = %d', $this->designer ) );
		$this->assertSame( 'nobody', $this->card( $this->reader, array() ) );
	}

	/**
	 * Has the daily job and the worker run some days after it was said.
	 * @param int $day How many.
	 */
	private function run_on( int $day ): void {
		$this->at( gmdate( 'Y-m-d H:i:s', (int) strtotime( '2026-11-24 22:30:00 UTC' ) + $day * DAY_IN_SECONDS ) );
		do_action( Has_Jobs::DAILY );
		Mails::worker()->run( 100 );
	}

	/**
	 * Links of the mails so far.
	 * @return list<string>
	 */
	private function links(): array {
		$links = array();
		foreach ( $this->mails() as $mail ) {
			if ( preg_match( '/' . Availability_Link::PARAMETER . '=([\w.]+)/', html_entity_decode( (string) $mail['message'] ), $found ) ) {
				$links[] = $found[1];
			}
		}
		return $links;
	}

	/**
	 * Opens a link, or presses its button.
	 * @param string $link   Value of the parameter.
	 * @param int    $status Expected status.
	 * @param bool   $post   Whether the button is pressed.
	 */
	private function open( string $link, int $status, bool $post = false ): string {
		[ $actual, $page ] = ( new Availability_Link() )->handle( $link, $post );
		$this->assertSame( $status, $actual, $page );
		return $page;
	}
}
