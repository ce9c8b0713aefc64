<?php
/** The screen of languages: who may make what, and what is saved of its translations. */

// phpcs:disable WordPress.Security.NonceVerification -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Screens\Languages_Screen;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skill_Names;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Site\Content\Siblings;
use DesignMarketplace\Tests\Support\People;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_Post;

final class LanguagesScreenTest extends AdminTestCase {

	private const TEXT = 'activation_expired_notice';

	/** @param mixed $make What is sent: `%d` is the page, `%m` a design job, `%t` a page in the trash. */
	#[DataProvider( 'refused' )]
	public function test_nothing_is_made_of_what_one_may_not_edit_or_that_is_no_page( string $role, mixed $make ): void {
		$ids = array(
			'%d' => (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Bells' ) ),
			'%m' => (int) wp_insert_post( array( 'post_type' => Item_Types::MISSION, 'post_status' => 'publish', 'post_title' => 'A job' ) ),
			'%t' => (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'trash', 'post_title' => 'Gone' ) ),
		);
		wp_set_current_user( 'administrator' === $role ? People::administrator() : (int) wp_insert_user( array( 'user_login' => 'somebody', 'user_pass' => 'x', 'role' => $role ) ) );
		$before = wp_count_posts( 'page' )->draft;
		self::assertInstanceOf( WP_Error::class, ( new Languages_Screen() )->make( array( 'make' => is_string( $make ) ? strtr( $make, array_map( 'strval', $ids ) ) : $make ) ) );
		self::assertSame( $before, wp_count_posts( 'page' )->draft );
	}

	/** @return array<string,array{string,mixed}> */
	public static function refused(): array {
		return array(
			'an author'        => array( 'author', '%d:fr' ),
			'a designer'       => array( 'designer', '%d:fr' ),
			'another language' => array( 'administrator', '%d:rm' ),
			'no language'      => array( 'administrator', '%d' ),
			'a design job'     => array( 'administrator', '%m:fr' ),
			'one in the trash' => array( 'administrator', '%t:fr' ),
			'nothing there'    => array( 'administrator', '0:fr' ),
			'a list'           => array( 'administrator', array( '1:fr' ) ),
		);
	}

	public function test_the_table_has_a_row_for_siblings_and_a_button_for_what_is_missing(): void {
		wp_set_current_user( People::administrator() );
		$id   = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Bells <b>&' ) );
		$page = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $page );
		$french = Siblings::make( $page, 'fr' );
		$html   = $this->shown( 'page' );
		self::assertContains( 'Français', apply_filters( 'display_post_states', array(), get_post( $french ) ) );
		self::assertStringContainsString( "post={$french}&#038;action=edit", $html );
		self::assertStringContainsString( "value=\"{$id}:de\"", $html );
		self::assertStringNotContainsString( "value=\"{$id}:fr\"", $html );
		self::assertStringNotContainsString( "value=\"{$french}:", $html );
		self::assertStringNotContainsString( '<b>&', $html );
		self::assertSame( array( 'en', 'fr' ), array_column( array_filter( Languages_Screen::siblings( $page ), static fn( array $one ): bool => '' !== $one['edit'] ), 'code' ) );
	}

	public function test_skills_and_texts_are_saved_by_whoever_may(): void {
		$skill = wp_insert_term( 'Bell founding', Skills::TAXONOMY );
		self::assertIsArray( $skill );
		$sent = array(
			'skills' => array( $skill['term_id'] => array( 'fr' => ' Fonte de <i>cloches</i> ', 'xx' => 'no', 'de' => array( 'no' ) ), 999999 => array( 'fr' => 'no' ), 'x' => 'no' ),
			'texts'  => array( self::TEXT => array( 'fr' => array( 'title' => 'Trop tard', 'content' => 'Demandez <script>un</script> lien.' ) ), 'video_host' => 'evil.example' ),
		);
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'x', 'role' => 'author' ) ) );
		self::assertInstanceOf( WP_Error::class, ( new Languages_Screen() )->save( $sent ) );
		self::assertSame( '', Skill_Names::own( $skill['term_id'], 'fr' ) );

		wp_set_current_user( People::administrator() );
		self::assertIsString( ( new Languages_Screen() )->save( $sent ) );
		self::assertSame( array( 'Fonte de cloches', '' ), array( Skill_Names::own( $skill['term_id'], 'fr' ), Skill_Names::own( $skill['term_id'], 'de' ) ) );
		self::assertSame( array( 'fr' => array( 'title' => 'Trop tard', 'content' => 'Demandez un lien.' ) ), Site_Settings::get( self::TEXT ) );
		self::assertNotSame( 'evil.example', Site_Settings::get( 'video_host' ) );
		self::assertStringContainsString( 'Fonte de cloches', $this->shown( 'skills' ) );
		self::assertStringContainsString( 'Trop tard', $this->shown( 'texts' ) );
	}

	private function shown( string $tab ): string {
		$_GET['tab'] = $tab;
		ob_start();
		( new Languages_Screen() )->show();
		unset( $_GET['tab'] );
		return (string) ob_get_clean();
	}
}
