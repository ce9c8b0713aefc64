<?php
/** The directory follows whatever happens to members, works, missions and skills, through core's own hooks. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Directory;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Directory\Room;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;
use WP_User;

#[Group( 'sqlite' )]
final class FollowsTest extends TestCase {

	use Marketplace;

	public function test_a_designer_is_listed_with_the_first_work_and_no_longer_without_one(): void {
		$designer = $this->designer();
		self::assertSame( array(), $this->listed( 'designer' ) );
		self::assertFalse( ( new Query() )->by_id( $designer )['listed'] ?? null );

		$work = $this->work( $designer );
		self::assertSame( array( $designer ), $this->listed( 'designer' ) );
		wp_trash_post( $work );
		self::assertSame( array(), $this->listed( 'designer' ) );
		add_filter( 'wp_untrash_post_status', 'wp_untrash_post_set_previous_status', 10, 3 );
		wp_untrash_post( $work );
		self::assertSame( array( $designer ), $this->listed( 'designer' ) );
		wp_update_post( array( 'ID' => $work, 'post_status' => 'draft' ) );
		self::assertSame( array(), $this->listed( 'designer' ) );
		wp_publish_post( $work );
		self::assertSame( array( $designer ), $this->listed( 'designer' ) );
		wp_delete_post( $work, true );
		self::assertSame( array(), $this->listed( 'designer' ) );
		$this->assert_in_step();
	}

	public function test_a_contractor_is_open_until_the_last_mission_closes(): void {
		[ $type, $film ] = array( $this->skill( 'Type' ), $this->skill( 'Film' ) );
		$contractor      = $this->contractor();
		self::assertSame( array(), $this->listed( 'contractor' ) );

		$first = $this->mission( $contractor, '2026-03-01 10:00:00', array( $type ) );
		$last  = $this->mission( $contractor, '2026-04-01 10:00:00', array( $film ) );
		self::assertSame( array( 2, 0, '2026-04-01T10:00:00Z', array( $film, $type ) ), $this->jobs( $contractor ) );

		$this->close( $last );
		self::assertSame( array( 2, 1, '2026-04-01T10:00:00Z', array( $type ) ), $this->jobs( $contractor ) );
		self::assertSame( 1, ( new Query() )->page( 'contractor', array(), 1, 7 )['open_total'] );

		$this->close( $first );
		self::assertSame( array( 2, 2, '2026-04-01T10:00:00Z', array( $film, $type ) ), $this->jobs( $contractor ) );
		self::assertSame( 0, ( new Query() )->page( 'contractor', array(), 1, 7 )['open_total'] );
		self::assertSame( array( $contractor ), $this->listed( 'contractor' ) );

		wp_trash_post( $last );
		self::assertSame( array( 1, 1, '2026-03-01T10:00:00Z', array( $type ) ), $this->jobs( $contractor ) );
		wp_delete_post( $first, true );
		self::assertSame( array(), $this->listed( 'contractor' ) );
		$this->assert_in_step();
	}

	public function test_a_missions_skill_is_found_under_the_one_it_has_now(): void {
		[ $type, $film ] = array( $this->skill( 'Type' ), $this->skill( 'Film' ) );
		$contractor      = $this->contractor();
		$mission         = $this->mission( $contractor, '2026-03-01 10:00:00', array( $type ) );
		self::assertSame( array( $contractor ), $this->listed( 'contractor', array( 'skill' => array( $type ) ) ) );

		wp_set_object_terms( $mission, array( $film ), 'dmkt_skill' );
		self::assertSame( array(), $this->listed( 'contractor', array( 'skill' => array( $type ) ) ) );
		self::assertSame( array( $contractor ), $this->listed( 'contractor', array( 'skill' => array( $film ) ) ) );

		wp_set_object_terms( $mission, array( $type ), 'dmkt_skill', true );
		self::assertSame( array( $contractor ), $this->listed( 'contractor', array( 'skill' => array( $type ) ) ) );
		wp_remove_object_terms( $mission, array( $film, $type ), 'dmkt_skill' );
		self::assertSame( array(), $this->card( $contractor )['open_skills'] );
		$this->assert_in_step();
	}

	public function test_a_deleted_skill_leaves_every_card(): void {
		[ $type, $film ] = array( $this->skill( 'Type' ), $this->skill( 'Film' ) );
		$designer        = $this->designer( array( 'skill' => array( $film, $type ) ) );
		$contractor      = $this->contractor();
		$this->work( $designer );
		$this->mission( $contractor, '2026-03-01 10:00:00', array( $type ) );
		self::assertSame( array( $designer ), $this->listed( 'designer', array( 'skill' => array( $type ) ) ) );

		wp_delete_term( $type, 'dmkt_skill' );
		self::assertSame( array(), $this->listed( 'designer', array( 'skill' => array( $type ) ) ) );
		self::assertSame( array( $film ), $this->card( $designer )['skill'] );
		self::assertSame( array(), $this->card( $contractor )['open_skills'] );
		$this->assert_in_step();
	}

	public function test_a_changed_profile_is_found_by_its_new_words_level_skill_and_region(): void {
		$skill    = $this->skill( 'Type' );
		$designer = $this->designer( array( 'name' => 'Ada', 'city' => 'Bern', 'level' => 1 ) );
		$this->work( $designer );
		$new = array( 'search' => 'zoë', 'level' => 3, 'region' => 'Genève', 'skill' => array( $skill ) );
		self::assertSame( array(), $this->listed( 'designer', $new ) );

		foreach ( array( 'name' => 'Zoe', 'city' => 'GENEVA', 'level' => 3, 'skill' => array( $skill ) ) as $field => $value ) {
			update_user_meta( $designer, "design_marketplace_{$field}", $value );
		}
		self::assertSame( array( $designer ), $this->listed( 'designer', $new ) );
		self::assertSame( array(), $this->listed( 'designer', array( 'search' => 'ada' ) ) );
		delete_user_meta( $designer, 'design_marketplace_skill' );
		self::assertSame( array(), $this->listed( 'designer', $new ) );
		$this->assert_in_step();
	}

	public function test_only_activated_members_have_a_row(): void {
		$designer = $this->designer( array( 'activated' => false ) );
		$this->work( $designer );
		self::assertSame( array(), $this->card( $designer ) );

		update_user_meta( $designer, 'design_marketplace_activated', '1' );
		self::assertSame( array( $designer ), $this->listed( 'designer' ) );
		update_user_meta( $designer, 'design_marketplace_activated', '0' );
		self::assertSame( array(), $this->card( $designer ) );
		$this->assert_in_step();
	}

	public function test_who_is_no_member_any_more_has_no_row(): void {
		$designer = $this->designer();
		$this->work( $designer );
		self::assertSame( array( $designer ), $this->listed( 'designer' ) );
		$user = new WP_User( $designer );
		$user->add_role( 'editor' );
		self::assertSame( array(), $this->listed( 'designer' ) );
		$user->remove_role( 'editor' );
		self::assertSame( array( $designer ), $this->listed( 'designer' ) );
		$user->set_role( 'subscriber' );
		self::assertSame( array(), $this->listed( 'designer' ) );
		$this->assert_in_step();
	}

	public function test_a_deleted_member_leaves_no_row_and_no_skill(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php'; // @phpstan-ignore requireOnce.fileNotFound (core's own)
		$designer = $this->designer( array( 'skill' => array( $this->skill( 'Type' ) ) ) );
		$this->work( $designer );
		( new Indexer() )->flush();
		self::assertTrue( wp_delete_user( $designer ) );
		( new Indexer() )->flush();
		foreach ( array( 'directory', 'directory_skill' ) as $table ) {
			self::assertSame( 0, Rows::count( $table, 'user_id = %d', $designer ) );
		}
	}

	public function test_a_work_given_to_somebody_else_changes_both_cards(): void {
		[ $from, $to ] = array( $this->designer(), $this->designer() );
		$work          = $this->work( $from );
		self::assertSame( array( $from ), $this->listed( 'designer' ) );
		wp_update_post( array( 'ID' => $work, 'post_author' => $to ) );
		self::assertSame( array( $to ), $this->listed( 'designer' ) );
		$this->assert_in_step();
	}

	public function test_a_new_slug_is_found_at_once(): void {
		$designer = $this->designer();
		( new Indexer() )->flush();
		wp_update_user( array( 'ID' => $designer, 'user_nicename' => 'somebody-new' ) );
		( new Indexer() )->flush();
		self::assertSame( $designer, ( new Query() )->by_slug( 'somebody-new' )['user_id'] ?? 0 );
		$this->assert_in_step();
	}

	public function test_pictures_made_anew_show_under_their_new_names(): void {
		$designer = $this->designer();
		$this->work( $designer, '2026-03-01 10:00:00', true );
		$image = $this->card( $designer )['latest_works'][0]['image'];
		$meta  = array( 'file' => '2026/01/new.jpg', 'width' => 30, 'height' => 20, 'sizes' => array() );
		wp_update_attachment_metadata( $image['id'], $meta );
		self::assertSame( 'new.jpg', $this->card( $designer )['latest_works'][0]['image']['breakpoints']['lg']['2x'] );
		$this->assert_in_step();
	}

	public function test_the_latest_works_are_the_three_newest_with_a_picture(): void {
		$designer = $this->designer();
		$works    = array();
		foreach ( array( 1 => true, 2 => true, 3 => false, 4 => true, 5 => true ) as $month => $picture ) {
			$works[ $month ] = $this->work( $designer, "2026-0{$month}-01 10:00:00", $picture, "I <3 & {$month}" );
		}
		$latest = $this->card( $designer )['latest_works'];
		self::assertSame( array( $works[5], $works[4], $works[2] ), array_column( $latest, 'id' ) );
		self::assertSame( 'I &lt;3 &amp; 5', $latest[0]['title']['rendered'] );
	}

	public function test_it_is_written_before_a_rest_answer_leaves_and_at_the_end_of_every_other_request(): void {
		$designer = $this->designer();
		update_user_meta( $designer, 'design_marketplace_city', 'Chur' );
		self::assertSame( 'Lausanne', $this->card_city( $designer ) );
		apply_filters( 'rest_post_dispatch', new WP_REST_Response(), rest_get_server(), new WP_REST_Request() );
		self::assertSame( 'Chur', $this->card_city( $designer ) );

		$this->work( $designer );
		( new Indexer() )->flush_at_end();
		self::assertSame( '0', $this->raw( $designer ), 'Inside an open transaction nothing is worth writing.' );
		self::assertContains( array( 'shutdown', Indexer::class, 'flush_at_end', 0, 0 ), Room::hooks() );
	}

	public function test_a_request_that_touches_a_member_often_writes_the_row_once(): void {
		$designer = $this->designer();
		for ( $i = 1; $i <= 5; $i++ ) {
			$this->work( $designer );
		}
		$writes = preg_grep( '/^\s*(INSERT|UPDATE|REPLACE|DELETE)[^(]*dmkt_directory\b/i', $this->queries( static fn() => ( new Indexer() )->flush() ) );
		self::assertCount( 1, (array) $writes );
		self::assertSame( array(), $this->queries( static fn() => ( new Indexer() )->flush() ) );
	}

	public function test_a_card_has_the_contracts_fields_and_no_other(): void {
		$designer   = $this->designer( array( 'bio' => 'secret', 'website' => 'https://secret.example' ) );
		$contractor = $this->contractor( array( 'ecosystem' => 'OTHER', 'ecosystem_other' => 'Academy of Kettles' ) );
		$this->work( $designer, '2026-03-01 10:00:00', true );
		$this->mission( $contractor );
		$common = array( 'id', 'slug', 'user_nicename', 'role', 'avatar', 'skill', 'country', 'city', 'locale' );
		$own    = array(
			$designer   => array( 'name', 'job', 'level', 'latest_works', 'works_count', 'availability', 'available_from' ),
			$contractor => array( 'company', 'project_headline', 'project_image', 'ecosystem', 'missions_count', 'closed_missions_count', 'most_recent_mission_date', 'open_skills', 'open_engagements', 'open_places', 'open_jobs', 'open_jobs_count', 'open_languages', 'answers_in_days', 'answer_share', 'verified', 'confirmed' ),
		);
		foreach ( $own as $user => $fields ) {
			$card = $this->card( $user );
			self::assertEqualsCanonicalizing( array_merge( $common, $fields ), array_keys( $card ) );
			self::assertTrue( rest_validate_value_from_schema( $card, Contract::shape( 'member_card' ) ) );
		}
		self::assertSame( 'Academy of Kettles', $this->card( $contractor )['ecosystem'] );
	}

	public function test_a_stored_card_names_no_host(): void {
		$designer = $this->designer();
		$this->work( $designer, '2026-03-01 10:00:00', true );
		self::assertStringStartsWith( 'http', $this->card( $designer )['latest_works'][0]['image']['base_path'] );
		$doc = (string) Rows::value( 'doc', 'directory', 'user_id = %d', $designer );
		self::assertStringNotContainsString( 'http', $doc );
	}

	/**
	 * What a contractor's missions amount to on the card.
	 * @param int $contractor Contractor.
	 * @return array{int,int,string|null,list<int>}
	 */
	private function jobs( int $contractor ): array {
		$card = $this->card( $contractor );
		self::assertSame( $card['skill'], $card['open_skills'] );
		return array( $card['missions_count'], $card['closed_missions_count'], $card['most_recent_mission_date'], $card['open_skills'] );
	}

	private function card_city( int $user ): string {
		return (string) ( ( new Query() )->by_id( $user )['card']['city'] ?? '' );
	}

	/**
	 * The column `listed` as it stands, without the reader's own flush.
	 * @param int $user User.
	 */
	private function raw( int $user ): ?string {
		return Rows::value( 'listed', 'directory', 'user_id = %d', $user );
	}
}
