<?php
/** Members save searches, which explain themselves, follow the skills, tell what fits, and end with a click. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Alerts;

use DesignMarketplace\Alerts\Search_Link;
use DesignMarketplace\Alerts\Search_Rows;
use DesignMarketplace\Alerts\Skill_Changes;
use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Unsubscribe;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Availability;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Skill_Merging;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\Rows;
use WP_User;

final class SearchesTest extends Seeking {

	public function test_ten_searches_are_saved_and_the_same_one_once(): void {
		$user  = $this->designer();
		$first = $this->saved( $user, array( 'search' => 'Poster' ), 'weekly' );
		$again = $this->rest( 'POST', self::ROUTE, array( 'kind' => 'jobs', 'filters' => array( 'search' => ' póster', 'skill' => array() ), 'rhythm' => 'instant', 'name' => 'Mine' ), $user );
		$this->assert_answer( 200, $again );
		$this->assertSame( array( $first['id'], 'instant', 'Mine' ), array( $again->get_data()['id'], $again->get_data()['rhythm'], $again->get_data()['name'] ) );
		for ( $i = 2; $i <= 10; $i++ ) {
			$this->saved( $user, array( 'search' => "word{$i}" ) );
		}
		$this->assert_answer( 409, $this->rest( 'POST', self::ROUTE, array( 'kind' => 'jobs', 'filters' => array( 'search' => 'one more' ) ), $user ), 'rest_searches_many' );
		$this->assert_answer( 200, $this->rest( 'POST', self::ROUTE, array( 'kind' => 'jobs', 'filters' => array( 'search' => 'word5' ) ), $user ) );
		$this->assert_answer( 200, $this->rest( 'DELETE', self::ROUTE . "/{$first['id']}", array(), $user ) );
		$this->saved( $user, array( 'search' => 'one more' ), 'daily', 'designers' );
		$list = $this->rest( 'GET', self::ROUTE, array(), $user )->get_data();
		$this->assertCount( 10, $list );
		$this->assertNotContains( $first['id'], array_column( $list, 'id' ) );
		$this->assertSame( array(), $this->rest( 'GET', self::ROUTE, array(), $this->owner )->get_data() );
	}

	public function test_names_explain_what_is_looked_for(): void {
		$skill  = Skills::names()[ $this->skill ];
		$search = $this->saved( $this->owner, array( 'skill' => array( $this->skill ), 'level' => 1, 'region' => 'Genf', 'search' => 'sign & co' ), 'daily', 'designers' );
		$this->assertSame( "Designers: Student, Genève, “sign & co”, {$skill}", $search['name'] );
		$this->assertSame( '/designers?level=1&region=Gen%C3%A8ve&search=sign%20%26%20co&skill=' . $this->skill, $search['path'] );
		$this->assertSame( 'Design jobs: Confirmed company', $this->saved( $this->owner, array( 'verified' => true ) )['name'] );
		$offer = $this->saved( $this->owner, array( 'engagement' => 'internship', 'place' => 'remote', 'language' => 'rm,de', 'paid' => '1', 'deadline' => '14' ) );
		$this->assertSame( array( 'Design jobs: Apply within 14 days, Internship, German, Romansh, Paid, Remote', '/jobs?deadline=14&engagement=internship&language=de%2Crm&paid=1&place=remote' ), array( $offer['name'], $offer['path'] ) );
		$free = $this->saved( $this->owner, array( 'available' => '1' ), 'daily', 'designers' );
		$this->assertSame( array( 'Designers: Free now', '/designers?available=1' ), array( $free['name'], $free['path'] ) );
	}

	public function test_searches_for_school_languages_year_and_confirmation_tell_of_those_who_show_it(): void {
		$filters = array( 'school' => 'OTHER,ECAL', 'language' => array( 'rm', 'fr' ), 'graduation' => 'in_studies', 'verified' => true );
		$search  = $this->saved( $this->owner, $filters, 'instant', 'designers' );
		$this->assertSame( 'Designers: In studies, French, Romansh, ECAL, Other university, School confirmed', $search['name'] );
		$this->assertSame( '/designers?graduation=in_studies&language=fr%2Crm&school=ECAL%2COTHER&verified=1', $search['path'] );
		foreach ( array( array( 'school' => 'MIT' ), array( 'language' => 'xx' ), array( 'graduation' => 'soon' ) ) as $wrong ) {
			$this->assert_answer( 400, $this->rest( 'POST', self::ROUTE, array( 'kind' => 'designers', 'filters' => $wrong ), $this->owner ) );
		}
		$wide = array( 'language' => implode( ',', array_slice( Contract::spoken(), 0, 10 ) ), 'school' => 'ECAL,EHL,EPFL,UNIL', 'skill' => array_map( static fn(): int => Market::skill(), range( 1, 8 ) ) );
		$said = $this->rest( 'POST', self::ROUTE, array( 'kind' => 'designers', 'filters' => $wide ), $this->owner );
		$this->assertSame( array( 'filters' ), array_keys( $said->get_data()['data']['params'] ), 'One key for each combination would be too many.' );
		$fields = array( 'school' => 'ECAL', 'graduation' => 2031, 'languages' => array( array( 'code' => 'rm', 'level' => 'basic' ) ) );
		$fits   = $this->designer( array( 'name' => 'Fits' ) + $fields );
		foreach ( array( $fits, $this->designer( array( 'name' => 'Unconfirmed' ) + $fields ), $this->designer( array( 'name' => 'Hidden', 'school_shown' => false ) + $fields ), $this->designer( array( 'name' => 'Graduate', 'graduation' => 2030 ) + $fields ), $this->designer( array( 'name' => 'Elsewhere', 'school' => 'EPFL' ) + $fields ), $this->designer( array( 'name' => 'Speechless', 'languages' => array() ) + $fields ) ) as $id ) {
			if ( 'Unconfirmed' !== get_userdata( $id )->display_name ) {
				update_user_meta( $id, 'design_marketplace_verified', '2030-03-01|administrator||' );
			}
			Market::work( $id );
		}
		$this->work();
		$heard = $this->heard( '2030-03-06 14:01' );
		$this->assertSame( array( $this->email( $this->owner ) ), array_keys( $heard ) );
		$this->assertStringEndsWith( 'new: Fits, Type designer, Lausanne', (string) reset( $heard ) );
	}

	public function test_nothing_wrong_is_saved_and_nobody_elses_is_touched(): void {
		$user = $this->designer();
		$body = static fn( mixed $filters, string $kind = 'jobs' ): array => compact( 'filters', 'kind' );
		foreach ( array( array(), 'x', array( 'skill' => array( 99999999 ) ), array( 'skill' => 'x' ), array( 'search' => array( 'x' ) ), array( 'page' => 3 ), array( 'search' => '!!!' ), array( 'verified' => 'x' ), array( 'engagement' => 'x' ), array( 'language' => 'xx' ), array( 'deadline' => 15 ) ) as $filters ) {
			$this->assert_answer( 400, $this->rest( 'POST', self::ROUTE, $body( $filters ), $user ) );
		}
		$this->assert_answer( 400, $this->rest( 'POST', self::ROUTE, $body( array( 'search' => 'x' ), 'members' ), $user ) );
		$this->assert_answer( 400, $this->rest( 'POST', self::ROUTE, array( 'rhythm' => 'hourly' ) + $body( array( 'search' => 'x' ) ), $user ) );
		$this->assert_answer( 400, $this->rest( 'POST', self::ROUTE, $body( array( 'region' => 'Atlantis' ), 'designers' ), $user ) );
		$all = $this->rest( 'POST', self::ROUTE, array( 'rhythm' => 'hourly' ) + $body( array( 'skill' => '99999999', 'search' => str_repeat( 'x', 200 ) ) ), $user ); // phpcs:ignore WordPress.Arrays -- one line.
		$this->assertEqualsCanonicalizing( array( 'rhythm', 'search', 'skill' ), array_keys( $all->get_data()['data']['params'] ) );
		$saved = $this->saved( $user, array( 'search' => 'x', 'page' => '2', 'utm' => 'x' ) ); // phpcs:ignore WordPress.Arrays -- one line.
		$this->assertEquals( (object) array( 'search' => 'x' ), $saved['filters'] );
		$id = $saved['id'];
		foreach ( array( 'Mine' => 'Mine', '' => $saved['name'] ) as $name => $shown ) { // phpcs:ignore WordPress.Arrays -- one line.
			$this->assertSame( $shown, $this->rest( 'POST', self::ROUTE . "/{$id}", compact( 'name' ), $user )->get_data()['name'], 'Without a name it explains itself.' );
		}
		foreach ( array( 'POST', 'DELETE' ) as $method ) {
			$this->assert_answer( 404, $this->rest( $method, self::ROUTE . "/{$id}", array( 'paused' => true ), $this->owner ) );
			$this->assert_answer( 401, $this->rest( $method, self::ROUTE . "/{$id}", array( 'paused' => true ) ) );
		}
		$asking = $this->asking();
		$this->work();
		$own = Search_Rows::own_of( array( $asking ) )[ $asking ];
		$this->assert_answer( 404, $this->rest( 'POST', self::ROUTE . "/{$own->id}", array( 'paused' => true ), $asking ) );
		$this->assertSame( 404, ( new Search_Link() )->handle( explode( '=', Search_Link::url( $own ) )[1], true )[0] );
		$this->assertSame( array(), $this->rest( 'GET', self::ROUTE, array(), $asking )->get_data(), 'The one for their skills is in the settings.' );
	}

	public function test_a_search_tells_what_fits_all_of_it_and_nothing_else(): void {
		$seeker = $this->contractor();
		$other  = Market::skill();
		$this->saved( $seeker, array( 'skill' => array( $this->skill, $other ), 'search' => 'trai nigh' ), 'instant' );
		$this->post( 'Trains at night', '2030-03-06 13:00' );
		$this->post( 'Night of trains', '2030-03-06 13:01', array( 'skill' => array( $other ) ) );
		$this->post( 'Trains by day', '2030-03-06 13:02' );
		$this->post( 'Night trains elsewhere', '2030-03-06 13:03', array( 'skill' => array( Market::skill() ) ) );
		$heard = $this->heard( '2030-03-06 14:01' );
		$this->assertSame( array( $this->email( $seeker ) ), array_keys( $heard ) );
		$this->assertStringEndsWith( 'new: Trains at night, Loop Works and 1 more', (string) reset( $heard ) );
		$this->assertStringContainsString( 'Night of trains', $this->mails()[0]['message'] );
	}

	public function test_a_search_for_what_jobs_offer_and_how_soon_one_has_to_apply(): void {
		$asked  = array( 'engagement' => 'internship', 'place' => 'remote', 'language' => array( 'it', 'rm' ), 'paid' => true, 'deadline' => 14 );
		$others = array( 'engagement' => 'freelance', 'place' => 'on_site', 'languages' => array( 'de' ), 'paid' => false, 'deadline' => '2030/03/21' );
		$seeker = $this->contractor();
		$this->saved( $seeker, $asked, 'instant' );
		$fits = array( 'deadline' => '2030/03/20', 'languages' => array( 'de', 'rm' ) ) + array_diff_key( $asked, array( 'language' => '' ) );
		foreach ( $others as $name => $value ) {
			$this->post( "Another {$name}", '2030-03-06 13:00', array( $name => $value ) + $fits );
		}
		$this->assertSame( array(), $this->heard( '2030-03-06 14:01' ) );
		$this->post( 'Night trains', '2030-03-06 15:00', $fits );
		$this->assertSame( array( $this->email( $seeker ) ), array_keys( $this->heard( '2030-03-06 16:01' ) ) );
		$this->assertStringEndsWith( 'new: Night trains, Loop Works', $this->mails()[0]['subject'] );
	}

	public function test_what_fits_several_searches_is_told_by_one_also_when_that_one_ends(): void {
		$seeker = $this->asking( array( 'notification_rhythm' => 'weekly' ) );
		$daily  = $this->saved( $seeker, array( 'search' => 'night' ) );
		$this->saved( $seeker, array( 'search' => 'trains' ), 'instant' );
		$this->post( 'Night trains', '2030-03-06 13:00' );
		$this->post( 'Night buses', '2030-03-06 13:00' );
		$this->assertStringEndsWith( 'new: Night trains, Loop Works', $this->heard( '2030-03-06 14:01' )[ $this->email( $seeker ) ] );
		$this->rest( 'POST', self::ROUTE . "/{$daily['id']}", array( 'paused' => true ), $seeker );
		$this->assertSame( array(), $this->heard( '2030-03-07 08:00' ), 'The daily one is paused.' );
		$this->assertSame( array( $this->email( $seeker ) => 'New design jobs for you: Night buses, Loop Works' ), $this->heard( '2030-03-11 08:00' ), 'Its job goes with the weekly one.' );
		$this->assertCount( 2, $this->mails() );
	}

	public function test_new_designers_are_told_once_and_not_those_who_are_not_to_be_sent_around(): void {
		$this->saved( $this->owner, array( 'skill' => array( $this->skill ), 'level' => 2 ), 'instant', 'designers' );
		$fits = array( 'skill' => array( $this->skill ), 'level' => 2 );
		$ada  = $this->designer( $fits + array( 'name' => 'Ada' ) );
		$shy  = $this->designer( $fits + array( 'name' => 'Shy', 'kept_out_of_alerts' => true ) );
		$grey = $this->designer( array( 'level' => 3, 'name' => 'Grey' ) + $fits );
		$this->heard( '2030-03-06 12:30' );
		foreach ( array( $ada, $shy, $grey ) as $designer ) {
			Market::work( $designer );
		}
		$this->assertSame( array(), $this->heard( '2030-03-06 13:29' ) );
		$heard = $this->heard( '2030-03-06 13:31' );
		$this->assertSame( array( $this->email( $this->owner ) ), array_keys( $heard ) );
		$this->assertMatchesRegularExpression( '/new: Ada, [^,]+, [^,]+$/', (string) reset( $heard ) );
		$this->assertStringNotContainsString( 'Shy', $this->mails()[0]['message'] );
		Market::work( $ada, array( 'title' => 'Second' ) );
		$this->assertSame( array(), $this->heard( '2030-03-07 13:31' ) );
		update_user_meta( $shy, Member_Fields::key( 'kept_out_of_alerts' ), '' );
		$this->heard( '2030-03-07 14:00' );
		$this->assertStringContainsString( 'Shy', implode( $this->heard( '2030-03-07 15:01' ) ), 'Now one may.' );
	}

	public function test_a_search_for_designers_who_are_free_tells_of_those_alone(): void {
		$this->saved( $this->owner, array( 'available' => true ), 'instant', 'designers' );
		$said = array( 'Free' => array( 'availability' => 'now' ), 'Busy' => array( 'availability' => 'busy' ), 'Silent' => array() );
		foreach ( $said as $name => $fields ) {
			$designer = $this->designer( compact( 'name' ) + $fields );
			update_user_meta( $designer, Availability::SAID, Clock::gmt() );
			Market::work( $designer );
		}
		$this->heard( '2030-03-06 12:30' );
		$heard = $this->heard( '2030-03-06 13:31' );
		$this->assertSame( array( $this->email( $this->owner ) ), array_keys( $heard ) );
		$this->assertMatchesRegularExpression( '/new: Free, [^,]+, [^,]+$/', (string) reset( $heard ) );
	}

	public function test_merged_skills_follow_deleted_ones_leave_and_nothing_left_is_paused(): void {
		[ $from, $into, $gone ] = array( Market::skill(), Market::skill(), Market::skill() );

		$merged = $this->saved( $this->owner, array( 'skill' => array( $from ) ) );
		$paused = $this->saved( $this->owner, array( 'skill' => array( $from ), 'verified' => true ) );
		$wider  = $this->saved( $this->owner, array( 'skill' => array( $gone ), 'search' => 'train' ) );
		$none   = $this->saved( $this->owner, array( 'skill' => array( $gone ) ) );
		$this->rest( 'POST', self::ROUTE . "/{$paused['id']}", array( 'paused' => true ), $this->owner );
		$this->assertTrue( ( new Skill_Merging() )->merge( $from, $into ) );
		wp_delete_term( $gone, 'dmkt_skill' );
		$this->assertSame( array( 'skill' => array( $into ) ), Search_Rows::find( $merged['id'] )?->filters );
		$this->assertSame( array( $into ), Search_Rows::find( $paused['id'] )?->filters['skill'] ?? null );
		$this->assertSame( array( 'search' => 'train' ), Search_Rows::find( $wider['id'] )?->filters );
		$left = Search_Rows::find( $none['id'] );
		$this->assertSame( array( array(), true ), array( $left?->filters, $left?->paused ) );
		$this->assert_answer( 409, $this->rest( 'POST', self::ROUTE . "/{$none['id']}", array( 'paused' => false ), $this->owner ), 'rest_search_empty' );
		$seeker      = $this->email( $this->owner );
		$this->owner = $this->contractor( array( 'company' => 'Other' ) );
		$this->post( 'After the merge', '2030-03-06 13:00', array( 'skill' => array( $into ) ) );
		$this->heard( '2030-03-06 14:01' );
		$this->assertArrayHasKey( $seeker, $this->heard( '2030-03-07 08:00' ) );
	}

	public function test_a_deleted_skill_leaves_later_where_the_database_refuses(): void {
		$gone   = Market::skill();
		$search = $this->saved( $this->owner, array( 'skill' => array( $gone ) ) );
		Faults::in_database( 'UPDATE', Tables::name( 'search' ) );
		wp_delete_term( $gone, 'dmkt_skill' );
		remove_all_filters( 'query' );
		$this->assertGreaterThan( 0, Faults::struck() );
		$this->assertFalse( $this->is_paused( $search ) );
		$this->assertNotFalse( wp_next_scheduled( Skill_Changes::EVENT, array( $gone ) ) );
		do_action( Skill_Changes::EVENT, $gone );
		$this->assertTrue( $this->is_paused( $search ) );
	}

	public function test_the_one_for_their_skills_is_a_designers_whose_account_is_on(): void {
		$asking = $this->asking();
		$is_own = function () use ( $asking ): bool {
			$this->work();
			return array() !== Search_Rows::own_of( array( $asking ) );
		};
		$this->assertTrue( $is_own() );
		Off::set( $asking );
		$this->assertFalse( $is_own() );
		Off::end( $asking );
		$this->assertTrue( $is_own() );
		( new WP_User( $asking ) )->set_role( Roles::CONTRACTOR );
		$this->assertFalse( $is_own() );
	}

	public function test_a_mail_that_waits_does_not_leave_once_its_search_asks_for_nothing(): void {
		$this->saved( $this->designer(), array( 'skill' => array( $this->skill ) ), 'instant' );
		$this->post( 'Night trains', '2030-03-06 13:00' );
		Mails::fail();
		$this->heard( '2030-03-06 14:01' );
		Mails::fail( false );
		wp_delete_term( $this->skill, 'dmkt_skill' );
		$this->assertSame( array(), $this->heard( '2030-03-06 15:01' ) );
	}

	public function test_the_link_in_a_mail_pauses_one_search_and_opening_it_nothing(): void {
		$seeker = $this->contractor();
		$search = $this->saved( $seeker, array( 'search' => 'trains' ), 'instant' );
		$other  = $this->saved( $seeker, array( 'search' => 'buses' ), 'instant' );
		$this->post( 'Night trains', '2030-03-06 13:00' );
		$this->heard( '2030-03-06 14:01' );
		$mail = $this->mails()[0];
		$this->assertMatchesRegularExpression( '/List-Unsubscribe: <(\S+)>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click/', implode( "\n", (array) $mail['headers'] ) );
		$token             = (string) preg_replace( '/.*design_marketplace_search=(\d+\.[a-f0-9]{64}).*/s', '$1', implode( "\n", (array) $mail['headers'] ) );
		$page              = new Search_Link();
		[ $status, $html ] = $page->handle( $token, false );
		$this->assertSame( 200, $status );
		$this->assertStringContainsString( esc_html( $search['name'] ), $html );
		$this->assertStringContainsString( 'Your other searches go on.', $html );
		$this->assertFalse( $this->is_paused( $search ) );
		$this->assertStringContainsString( 'We no longer write to you', $page->handle( $token, true )[1] );
		$this->assertTrue( $this->is_paused( $search ) );
		$this->assertFalse( $this->is_paused( $other ) );
		$this->post( 'Day trains', '2030-03-06 15:00' );
		$this->assertSame( array(), $this->heard( '2030-03-06 16:01' ) );
		$page->handle( $token, true, true );
		$this->assertFalse( $this->is_paused( $search ) );
		$this->assertSame( 404, $page->handle( str_replace( "{$search['id']}.", "{$other['id']}.", $token ), true )[0] );
	}

	public function test_one_button_ends_every_optional_email_and_a_mail_program_never_presses_it(): void {
		$seeker = $this->asking();
		$search = $this->saved( $seeker, array( 'search' => 'trains' ), 'instant' );
		$other  = $this->saved( $seeker, array( 'search' => 'buses' ) );
		$stored = Search_Rows::find( $search['id'] );
		$this->assertNotNull( $stored );
		$token = explode( '=', Search_Link::url( $stored ) )[1];
		$wants = static fn(): array => array_filter( Message::CATEGORIES, static fn( string $category ): bool => (bool) ( new Member_Book() )->find( $seeker )?->wants( $category ) );
		$page  = new Search_Link();
		$this->assertStringContainsString( 'Stop all optional emails', $page->handle( $token, false, false, true )[1] );
		$page->handle( $token, true, false, Unsubscribe::all() );
		$this->assertSame( array( array_diff( Message::CATEGORIES, array( Message::SITE, Message::NEWSLETTER ) ), true, false ), array( $wants(), $this->is_paused( $search ), $this->is_paused( $other ) ) );
		$_POST['design_marketplace_end_all'] = '1';
		$all                                 = Unsubscribe::all();
		unset( $_POST['design_marketplace_end_all'] ); // phpcs:ignore WordPress.Security.NonceVerification -- what a browser sends.
		$this->assertStringContainsString( 'We no longer send you the newsletter, alerts', $page->handle( $token, true, false, $all )[1] );
		$this->assertSame( array( array(), true ), array( $wants(), $this->is_paused( $other ) ) );
		$this->post( 'Night trains and buses', '2030-03-06 13:00' );
		$this->assertSame( array(), $this->heard( '2030-03-06 14:01' ) );
		$this->assertSame( array(), $this->heard( '2030-03-11 08:00' ) );
		// What has no place in the settings begins again by the same link.
		$page->handle( $token, true, false, false );
		$this->assertSame( array( Message::REMINDERS, Message::MESSAGES ), array_values( $wants() ) );
		$reminders = explode( '=', Unsubscribe::url( $seeker, Message::REMINDERS ) )[1];
		$link      = new Unsubscribe( new Member_Book() );
		$this->assertStringContainsString( 'Stop all optional emails', $link->handle( $reminders, false )[1] );
		$link->handle( $reminders, true, false, true );
		$this->assertSame( array(), $wants() );
	}

	public function test_a_link_the_database_refuses_says_so_and_can_be_tried_again(): void {
		$seeker = $this->asking();
		$search = $this->saved( $seeker, array( 'search' => 'trains' ) );
		$stored = Search_Rows::find( $search['id'] );
		$this->assertNotNull( $stored );
		$token = static fn( string $url ): string => explode( '=', $url )[1];
		$links = array(
			array( array( new Search_Link(), 'handle' ), $token( Search_Link::url( $stored ) ), Tables::name( 'search' ) ),
			array( array( new Unsubscribe( new Member_Book() ), 'handle' ), $token( Unsubscribe::url( $seeker ) ), $GLOBALS['wpdb']->usermeta ),
		);
		foreach ( $links as [ $handle, $value, $table ] ) {
			Faults::in_database( 'UPDATE', $table );
			[ $status, $page ] = $this->unlogged( static fn() => $handle( $value, true ) );
			remove_all_filters( 'query' );
			$this->assertSame( array( 503, true, 1 ), array( $status, str_contains( $page, 'Try again' ), Faults::struck() ) );
			$this->assertSame( 200, $handle( $value, true )[0] );
		}
		$this->assertTrue( $this->is_paused( $search ) );
	}

	public function test_what_is_kept_is_exported_and_erased(): void {
		$seeker = $this->designer( array( 'skill' => array( $this->skill ) ) );
		$search = $this->saved( $seeker, array( 'search' => 'trains' ), 'instant' );
		$id     = $this->post( 'Night trains', '2030-03-06 13:00' );
		$this->heard( '2030-03-06 14:01' );
		$data = $this->rest( 'GET', "/wp/v2/users/{$seeker}/export", array(), $seeker )->get_data();
		$this->assertSame( array( $search['id'] ), array_column( $data['searches'], 'id' ) );
		$this->assertSame( array( $id ), array_column( $data['alerts'], 'id' ) );
		Market::work( $seeker );
		$this->work();
		( new \DesignMarketplace\Alerts\Alert_Data() )->erase_person( $seeker, true );
		foreach ( array( 'search', 'search_key', 'alert' ) as $table ) {
			$this->assertSame( 0, Rows::count( $table, 'user_id = %d', $seeker ), $table );
		}
		$this->assertSame( 0, Rows::count( 'alert_news', "kind = 'designers' AND thing_id = %d", $seeker ) );
	}

	public function test_what_was_told_long_ago_is_forgotten_and_not_told_again(): void {
		$seeker = $this->designer();
		$this->saved( $seeker, array( 'search' => 'trains' ), 'instant' );
		$id = $this->post( 'Night trains', '2030-03-06 13:00' );
		$this->assertCount( 1, $this->heard( '2030-03-06 14:01' ) );
		$this->at( '2030-07-01 12:00' );
		( new \DesignMarketplace\Alerts\Alert_Data() )->expire();
		$this->assertSame( 0, Rows::count( 'alert' ) );
		wp_trash_post( $id );
		wp_untrash_post( $id );
		$this->assertSame( array(), $this->heard( '2030-07-01 14:00' ) );
	}

	public function test_matching_reads_an_index_and_asks_as_often_for_many_as_for_one(): void {
		global $wpdb;
		$posted = function (): int {
			$this->work();
			$this->post( 'Night trains', '2030-03-06 13:00' );
			$this->at( '2030-03-06 14:01' );
			return $this->count_queries( static fn() => ( new \DesignMarketplace\Alerts\Matching() )->run() );
		};
		$few    = $posted();
		$values = array();
		for ( $i = 1; $i <= 400; $i++ ) {
			$values[] = "('', 'jobs&skill={$this->skill}', 2, {$i}, " . ( 800000 + $i ) . ", {$this->skill})";
		}
		$wpdb->query( 'INSERT INTO ' . Tables::name( 'search_key' ) . ' (word,bucket,turn,search_id,user_id,skill_id) VALUES ' . implode( ',', $values ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed words and integers.
		$this->assertSame( $few, $posted() );
		$this->assertSame( 400, Rows::count( 'alert', 'user_id > 800000' ) );
	}

	/**
	 * Whether a search tells nothing now.
	 * @param array<string,mixed> $search Search.
	 */
	private function is_paused( array $search ): bool {
		return (bool) Search_Rows::find( $search['id'] )?->paused;
	}
}
