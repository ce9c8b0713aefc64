<?php
/** Skills in wp-admin: two are merged, and each language has its own name. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Skill_List;
use DesignMarketplace\Desk\Admin\Screens\Merge_Skills;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Items\Skill_Names;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Tests\Support\Market;

final class SkillsTest extends AdminTestCase {

	/**
	 * Skills of a work or mission.
	 * @param int $id Post.
	 * @return array<int>
	 */
	private function skills( int $id ): array {
		$ids = wp_get_object_terms( $id, Skills::TAXONOMY, array( 'fields' => 'ids' ) );
		return is_array( $ids ) ? array_map( 'intval', $ids ) : array();
	}

	public function test_everything_under_a_skill_goes_to_the_other_once_and_nothing_else_moves(): void {
		[ $from, $into, $other ] = array( Market::skill(), Market::skill(), Market::skill() );
		$both                    = $this->designer( array( 'skill' => array( $from, $into, $other ) ) );
		$one                     = $this->designer( array( 'skill' => array( $other, $from ) ) );
		$none                    = $this->designer( array( 'skill' => array( $other ) ) );
		$work                    = Market::work( $both, array( 'skill' => array( $from, $other ) ) );
		$trashed                 = Market::work( $one, array( 'skill' => array( $from ) ) );
		wp_trash_post( $trashed );
		$mission = Market::mission( $this->contractor(), array( 'skill' => array( $from ) ) );
		( new Indexer() )->flush();
		$_GET = array( 'skill' => (string) $from );
		$html = $this->printed( array( new Merge_Skills(), 'show' ) );
		$this->assertStringContainsString( '1 project, 1 design job, 2 designers', $html );
		$this->send( 'merge_skills', array( 'from' => (string) $from, 'into' => (string) $into ) );
		$this->assertNull( get_term( $from, Skills::TAXONOMY ) );
		$this->assertSame( array( array( $into, $other ), array( $other, $into ), array( $other ) ), array_map( static fn( int $id ): mixed => Member_Fields::read( $id )['skill'], array( $both, $one, $none ) ) );
		$this->assertEqualsCanonicalizing( array( $into, $other ), $this->skills( $work ) );
		$this->assertSame( array( array( $into ), array( $into ) ), array( $this->skills( $trashed ), $this->skills( $mission ) ) );
		( new Indexer() )->flush();
		$found = array_column( (array) $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'designer', 'skill' => (string) $into ) )->get_data(), 'id' );
		$this->assertSame( array( $both ), $found );
	}

	public function test_a_skill_is_not_merged_into_itself_into_nothing_or_by_just_anybody(): void {
		[ $from, $into ] = array( Market::skill(), Market::skill() );
		foreach ( array( $from, 0, 999_999 ) as $wrong ) {
			$this->send( 'merge_skills', array( 'from' => (string) $from, 'into' => (string) $wrong ) );
		}
		$this->assertSame( 403, $this->send( 'merge_skills', array( 'from' => (string) $from, 'into' => (string) $into ), '' )->status );
		$this->act_as( $this->person( 'author' ) );
		$this->assertSame( 403, $this->send( 'merge_skills', array( 'from' => (string) $from, 'into' => (string) $into ) )->status );
		$this->assertNotNull( get_term( $from, Skills::TAXONOMY ) );
	}

	public function test_the_list_shows_the_numbers_and_no_write_counts_all(): void {
		$skill      = Market::skill();
		$facts      = array( 'skill' => array( $skill ) );
		$mission    = Market::mission( $this->contractor(), $facts );
		$work       = Market::work( $this->designer(), $facts );
		$shown      = static fn(): array => array_map( static fn( array $numbers ): int => $numbers[ $skill ] ?? 0, array_slice( Skill_List::numbers(), 0, 2 ) );
		$this->assertSame( array( 'dm_works' => 1, 'dm_missions' => 1 ), $shown() );
		$statements = $this->queries( fn(): int => Market::mission( $this->contractor(), $facts ) );
		$this->assertSame( array(), preg_grep( '/SELECT COUNT.*term_relationships/s', $statements ) );
		( new Closing() )->close( $mission );
		wp_trash_post( $work );
		$this->assertSame( array( 'dm_works' => 0, 'dm_missions' => 2 ), $shown() );
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions -- as cron does.
		$this->assertSame( 1, (int) get_term( $skill, Skills::TAXONOMY )?->count, 'For other plugins, core’s number is what is published.' );
	}

	public function test_each_language_reads_its_own_name_and_the_first_one_without_and_which_it_is(): void {
		$skill = Market::skill();
		$first = html_entity_decode( get_term( $skill )->name ?? '' );
		$_POST = array( 'dm_skill_names' => wp_slash( array( 'fr' => 'Typo & <b>"gras"</b>', 'de' => '', 'en' => 'No', 'xx' => 'No' ) ) );
		wp_update_term( $skill, Skills::TAXONOMY, array( 'description' => 'x' ) );
		$name = function ( string $locale ) use ( $skill ): mixed {
			$in   = static fn(): string => $locale;
			add_filter( 'determine_locale', $in, 99 );
			$data = (array) $this->rest( 'GET', '/wp/v2/skill', array( 'include' => (string) $skill ) )->get_data();
			remove_filter( 'determine_locale', $in, 99 );
			return array_column( $data, 'name', 'locale' );
		};
		$this->assertSame( array( array( 'fr' => 'Typo & "gras"' ), array( '' => $first ), array( '' => $first ) ), array( $name( 'fr_FR' ), $name( 'de_DE' ), $name( 'en_US' ) ) );
		$this->act_as( 1 );
		$this->assertStringContainsString( 'Name in Français', $this->printed( static fn() => do_action( 'dmkt_skill_add_form_fields', 'dmkt_skill' ) ) ); // phpcs:ignore WordPress.NamingConventions -- core's.
		$_POST['dm_skill_names']['fr'] = 'Neuf';
		$this->assertSame( 'Neuf', Skill_Names::own( Market::skill(), 'fr' ), 'Also of a new one.' );
		$_POST = array( 'dm_skill_names' => array( 'fr' => '' ) );
		wp_update_term( $skill, Skills::TAXONOMY, array( 'description' => 'y' ) );
		$this->assertSame( array( '', array( '' => $first ) ), array( Skill_Names::own( $skill, 'fr' ), $name( 'fr_FR' ) ) );
	}
}
