<?php
/** A member's language: one key, two letters, and WordPress speaks it too. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\People\Members\Member_Language;
use DesignMarketplace\Tests\TestCase;

final class MemberLanguageTest extends TestCase {

	private const KEY = 'design_marketplace_locale';

	/**
	 * What the database keeps about a user's language, by key, past every filter.
	 * @param int $user_id User.
	 * @return array<string,string>
	 */
	private function stored( int $user_id ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM {$wpdb->usermeta} WHERE user_id = %d AND meta_key LIKE %s AND meta_value <> ''", $user_id, '%locale' ), ARRAY_A );
		return array_column( $rows, 'meta_value', 'meta_key' );
	}

	public function test_the_sign_up_keeps_two_letters_once(): void {
		switch_to_locale( 'fr_FR' );
		$id = $this->rest( 'POST', '/wp/v2/users/register', Forms::designer() )->get_data()['user']['id'];
		restore_previous_locale();
		$this->assertSame( array( self::KEY => 'fr' ), $this->stored( $id ) );
	}

	public function test_the_settings_keep_two_letters_once(): void {
		$id = $this->designer();
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'locale' => 'de' ), $id ) );
		$this->assertSame( array( self::KEY => 'de' ), $this->stored( $id ) );
		$this->assertSame( 'de_DE', get_user_locale( $id ) );
	}

	public function test_wordpress_speaks_it(): void {
		$id = $this->designer( array( 'locale' => 'it' ) );
		$this->assertSame( 'it_IT', get_user_locale( $id ) );
		$this->assertSame( array( 'it_IT' ), get_user_meta( $id, 'locale' ) );
		$this->assertTrue( switch_to_user_locale( $id ) );
		$this->assertSame( 'it_IT', determine_locale() );
		restore_previous_locale();
		$this->assertSame( 'it_IT', ( new Member_Book() )->find( $id )?->locale );
	}

	public function test_a_site_in_a_variant_of_the_language_speaks_its_own(): void {
		add_filter( 'pre_option_WPLANG', static fn(): string => 'de_CH' );
		$this->assertSame( 'de_CH', get_user_locale( $this->designer( array( 'locale' => 'de' ) ) ) );
		$this->assertSame( 'fr_FR', get_user_locale( $this->designer( array( 'locale' => 'fr' ) ) ) );
	}

	public function test_what_wordpress_sets_is_kept_in_the_same_place(): void {
		$id = $this->designer( array( 'locale' => 'it' ) );
		wp_update_user( array( 'ID' => $id, 'locale' => 'fr_FR' ) );
		$this->assertSame( array( self::KEY => 'fr' ), $this->stored( $id ) );
		wp_update_user( array( 'ID' => $id, 'first_name' => 'Ada' ) );
		$this->assertArrayNotHasKey( 'locale', $this->stored( $id ) );
		$this->assertSame( 'fr', Member_Language::of( $id ) );
	}

	public function test_what_wordpress_takes_away_is_gone(): void {
		$id = $this->designer( array( 'locale' => 'it' ) );
		$this->assertTrue( delete_user_meta( $id, 'locale' ) );
		$this->assertSame( array(), $this->stored( $id ) );
		$this->assertSame( 'en_US', get_user_locale( $id ) );
	}

	public function test_members_keep_their_language_until_the_migration_has_run(): void {
		$id = $this->designer();
		update_user_meta( $id, self::KEY, 'fr_FR' );
		$this->assertSame( 'fr_FR', get_user_locale( $id ) );
		$this->assertSame( 'fr', Member_Language::of( $id ) );
	}

	public function test_the_language_of_wordpress_own_people_is_theirs(): void {
		update_user_meta( 1, 'locale', 'de_DE' );
		$this->assertSame( array( 'locale' => 'de_DE' ), $this->stored( 1 ) );
		$this->assertSame( 'de_DE', get_user_locale( 1 ) );
	}
}
