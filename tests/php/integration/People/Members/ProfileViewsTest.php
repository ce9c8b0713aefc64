<?php
/** The three views of a member: who gets which, and exactly which fields are in each. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class ProfileViewsTest extends TestCase {

	private const CARD = array( 'id', 'slug', 'user_nicename', 'role', 'avatar', 'skill', 'city', 'country', 'locale' );

	private const DESIGNER_CARD = array( 'name', 'job', 'level', 'latest_works', 'works_count', 'availability', 'available_from' );

	private const CONTRACTOR_CARD = array( 'company', 'project_headline', 'project_image', 'ecosystem', 'missions_count', 'closed_missions_count', 'most_recent_mission_date', 'open_skills', 'open_engagements', 'open_places', 'open_jobs', 'open_jobs_count', 'open_languages', 'answers_in_days', 'answer_share', 'verified', 'confirmed' );

	private const LINE = array( 'school', 'school_name', 'programme', 'graduation', 'verified' );

	private const MEMBER = array( 'website', 'linkedin', 'twitter', 'dribbble', 'instagram', 'youtube', 'vimeo', 'credited', 'done_together', 'can' );

	private const CONTRACTOR_MEMBER = array( 'contact_name', 'contact_job', 'company_size', 'project_short_description', 'project_description', 'last_update' );

	private const PRIVATE = array( 'email', 'email_proven', 'proven_email', 'oidc', 'newsletter', 'newsletter_optin', 'cgu_1', 'cgu_2' );

	private const CONTRACTOR_PRIVATE = array( 'epfl_lab', 'epfl_professor', 'need_design', 'need', 'design_outcomes', 'start_date', 'end_date', 'other_funding', 'ecosystem_code', 'ecosystem_other', 'design_brief' );

	/**
	 * Makes a member listed, as a published work or mission does.
	 * @param int    $user_id Member.
	 * @param string $type    dmkt_work or dmkt_mission.
	 */
	private function publish( int $user_id, string $type ): void {
		$post  = (int) wp_insert_post(
			array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'A thing', 'post_author' => $user_id )
		);
		$image = (int) wp_insert_attachment(
			array( 'post_title' => 'picture', 'post_mime_type' => 'image/png', 'post_parent' => $post, 'post_author' => $user_id ),
			'picture.png'
		);
		wp_update_attachment_metadata(
			$image,
			array( 'file' => '2026/11/picture.png', 'width' => 300, 'height' => 200, 'sizes' => array() )
		);
		update_post_meta( $post, 'design_marketplace_image', $image );
		( new Indexer() )->flush();
	}

	/**
	 * Asserts the exact set of keys.
	 * @param list<string>        $expected Keys.
	 * @param array<string,mixed> $item     Item.
	 */
	private function assert_keys( array $expected, array $item ): void {
		$actual = array_keys( $item );
		sort( $expected );
		sort( $actual );
		$this->assertSame( $expected, $actual );
	}

	public function test_strangers_see_the_card_of_listed_members_alone(): void {
		$designer = $this->designer();
		$this->assertSame( array(), $this->rest( 'GET', "/wp/v2/users?id={$designer}" )->get_data() );
		$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/users/{$designer}" ), 'rest_user_invalid_id' );
		$this->publish( $designer, 'dmkt_work' );
		$found = $this->rest( 'GET', "/wp/v2/users?id={$designer}" )->get_data();
		$this->assertCount( 1, $found );
		$this->assert_keys( array_merge( self::CARD, self::DESIGNER_CARD ), $found[0] );
		$this->assert_keys( array_merge( self::CARD, self::DESIGNER_CARD ), $this->rest( 'GET', "/wp/v2/users/{$designer}" )->get_data() );
		$contractor = $this->contractor();
		$this->publish( $contractor, 'dmkt_mission' );
		$this->assert_keys( array_merge( self::CARD, self::CONTRACTOR_CARD ), $this->rest( 'GET', "/wp/v2/users?id={$contractor}" )->get_data()[0] );
	}

	public function test_members_see_the_profile_of_members_without_what_is_private(): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$this->assert_keys( array_merge( self::CARD, self::DESIGNER_CARD, array( 'bio', 'languages' ), self::MEMBER ), $this->rest( 'GET', "/wp/v2/users?id={$designer}", array(), $contractor )->get_data()[0] );
		$this->assert_keys( array_merge( self::CARD, self::CONTRACTOR_CARD, self::MEMBER, self::CONTRACTOR_MEMBER ), $this->rest( 'GET', "/wp/v2/users/{$contractor}", array(), $designer )->get_data() );
	}

	public function test_members_and_those_who_edit_users_see_the_private_view(): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$own        = array_merge( self::CARD, self::DESIGNER_CARD, array( 'bio', 'languages' ), self::LINE, self::MEMBER, self::PRIVATE, array( 'school_other', 'school_shown', 'notification_enabled', 'notification_rhythm', 'kept_out_of_alerts', 'invitations', 'availability_shown', 'portfolio_open', 'available_until' ) );
		foreach ( array( $designer, People::administrator() ) as $viewer ) {
			$this->assert_keys( $own, $this->rest( 'GET', "/wp/v2/users?id={$designer}", array(), $viewer )->get_data()[0] );
			$this->assert_keys( $own, $this->rest( 'GET', "/wp/v2/users/{$designer}", array(), $viewer )->get_data() );
		}
		$this->assert_keys( $own, $this->rest( 'GET', '/wp/v2/users/me', array(), $designer )->get_data() );
		$this->assert_keys(
			array_merge( self::CARD, self::CONTRACTOR_CARD, self::MEMBER, self::CONTRACTOR_MEMBER, self::PRIVATE, self::CONTRACTOR_PRIVATE ),
			$this->rest( 'GET', '/wp/v2/users/me', array(), $contractor )->get_data()
		);
	}

	public function test_fields_have_their_types(): void {
		$designer = $this->designer( array( 'level' => 2 ) );
		$me       = $this->rest( 'GET', '/wp/v2/users/me', array(), $designer )->get_data();
		$this->assertSame( 0, $me['notification_enabled'] );
		$this->assertSame( 'instant', $me['notification_rhythm'] );
		$this->assertSame( 2, $me['level'] );
		$this->assertSame( true, $me['cgu_1'] );
		$this->assertSame( false, $me['newsletter'] );
		$this->assertSame( array(), $me['skill'] );
		$this->assertNull( $me['avatar'] );
		$contractor = $this->rest( 'GET', '/wp/v2/users/me', array(), $this->contractor( array( 'company_size' => 12 ) ) )->get_data();
		$this->assertSame( 12, $contractor['company_size'] );
		$this->assertSame( 0, $contractor['missions_count'] );
		$this->assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', $contractor['last_update'] );
	}

	public function test_the_university_is_shown_by_its_name(): void {
		$other = $this->contractor( array( 'ecosystem' => 'OTHER', 'ecosystem_other' => 'ETH Zürich' ) );
		$this->assertSame( 'ETH Zürich', $this->rest( 'GET', '/wp/v2/users/me', array(), $other )->get_data()['ecosystem'] );
		$epfl = $this->contractor( array( 'ecosystem' => 'EPFL' ) );
		$this->assertSame( 'EPFL', $this->rest( 'GET', '/wp/v2/users/me', array(), $epfl )->get_data()['ecosystem'] );
		$this->assertSame( '', $this->rest( 'GET', '/wp/v2/users/me', array(), $this->contractor() )->get_data()['ecosystem'] );
	}

	public function test_the_design_brief_is_there_for_affiliated_members_alone(): void {
		$brief = (int) wp_insert_attachment( array( 'post_mime_type' => 'application/pdf' ), '2026/11/brief.pdf' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		update_option( 'design_marketplace_design_brief', $brief );
		$given = fn( array $fields ): ?string => $this->rest( 'GET', '/wp/v2/users/me', array(), $this->contractor( $fields ) )->get_data()['design_brief']['url'] ?? null;
		$this->assertSame( wp_get_attachment_url( $brief ), $given( array( 'ecosystem' => 'EPFL' ) ) );
		$this->assertNull( $given( array() ) );
	}

	public function test_an_account_that_waits_is_nowhere(): void {
		$waiting = People::designer( array( 'activated' => false ) );
		$slug    = get_userdata( $waiting )->user_nicename ?? '';
		foreach ( array( null, $this->designer(), People::administrator() ) as $viewer ) {
			$this->assertSame( array(), $this->rest( 'GET', "/wp/v2/users?id={$waiting}", array(), $viewer )->get_data() );
			$this->assertSame( array(), $this->rest( 'GET', "/wp/v2/users?slug={$slug}", array(), $viewer )->get_data() );
		}
		$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/users/{$waiting}", array(), $this->designer() ), 'rest_user_invalid_id' );
	}

	public function test_only_readers_who_are_logged_in_are_told_what_they_can_do(): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$this->publish( $designer, 'dmkt_work' );
		$can = fn( int $viewer, int $member ): array => $this->rest( 'GET', "/wp/v2/users?id={$member}", array(), $viewer )->get_data()[0]['can'];
		$this->assertArrayNotHasKey( 'can', $this->rest( 'GET', "/wp/v2/users?id={$designer}" )->get_data()[0] );
		$this->assertSame( array( false, false, true, true ), array_values( $can( $contractor, $designer ) ) );
		$this->assertSame( array( false, false, false, false ), array_values( $can( $this->designer(), $designer ) ) );
		$this->assertSame( array( true, true, false, false ), array_values( $can( $designer, $designer ) ) );
		$this->assertSame( array( true, true, true, false ), array_values( $can( People::administrator(), $designer ) ) );
		$this->assertFalse( $can( $designer, $contractor )['apply'] );
		$this->publish( $contractor, 'dmkt_mission' );
		$this->assertTrue( $can( $designer, $contractor )['apply'] );
		$this->assertFalse( $can( $this->contractor(), $contractor )['apply'] );
		$this->assertFalse( $can( $contractor, $contractor )['apply'] );
	}

	public function test_a_profile_brings_the_works_its_own_list_has_for_each_reader_theirs(): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$slug       = People::slug( $designer );
		Market::work( $designer );
		Market::work( $designer, array( 'status' => 'draft' ) );
		foreach ( array( $contractor, $designer ) as $number => $reader ) {
			$answer = $this->rest( 'GET', "/wp/v2/users?slug={$slug}&works=1", array(), $reader );
			$list   = $this->rest( 'GET', "/wp/v2/work?author_name={$slug}", array(), $reader )->get_data();
			$this->assertCount( $number + 1, $list );
			$this->assertEquals( $list, $answer->get_data()[0]['works'] );
			$this->assertStringContainsString( 'no-store', $answer->get_headers()['Cache-Control'] );
		}
		$this->assert_answer( 400, $this->rest( 'GET', "/wp/v2/users?slug={$slug}&works=perhaps", array(), $contractor ) );
		$without = array(
			array( "slug={$slug}&works=1", null ),
			array( "slug={$slug}", $contractor ),
			array( 'works=1&slug=' . People::slug( $contractor ), $contractor ),
		);
		foreach ( $without as [ $query, $reader ] ) {
			$this->assertArrayNotHasKey( 'works', $this->rest( 'GET', "/wp/v2/users?{$query}", array(), $reader )->get_data()[0] );
		}
	}

	public function test_a_profile_costs_a_handful_of_queries(): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$this->publish( $designer, 'dmkt_work' );
		$slug = get_userdata( $designer )->user_nicename ?? '';
		wp_set_current_user( $contractor );
		wp_cache_delete( $designer, 'users' );
		wp_cache_delete( $designer, 'user_meta' );
		$queries = $this->queries( fn() => $this->rest( 'GET', "/wp/v2/users?slug={$slug}", array(), $contractor ) );
		$this->assertLessThanOrEqual( 5, count( $queries ), implode( "\n", $queries ) );
	}
}
