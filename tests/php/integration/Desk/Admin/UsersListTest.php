<?php
/** The list of users: members by name and picture, one current view, roles in one's own language; and skills with a list for each kind. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DOMDocument;
use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class UsersListTest extends AdminTestCase {

	/**
	 * The list, its views included.
	 * @param array<string> $query Query of the address.
	 */
	private function users( array $query = array() ): DOMXPath {
		( new Indexer() )->flush();
		return $this->document( $this->list_of_users( $query ) );
	}

	private function document( string $html ): DOMXPath {
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		return new DOMXPath( $document );
	}

	/**
	 * Texts of what an expression finds.
	 * @param DOMXPath $page Page.
	 * @param string   $path Expression.
	 * @return list<string>
	 */
	private function texts( DOMXPath $page, string $path ): array {
		$texts = array();
		$found = $page->query( $path );
		foreach ( $found ? $found : array() as $node ) {
			$texts[] = trim( (string) preg_replace( '/\s+/', ' ', (string) $node->nodeValue ) ); // phpcs:ignore WordPress.NamingConventions -- PHP's.
		}
		return $texts;
	}

	public function test_members_go_by_their_name_in_the_column_every_width_shows(): void {
		$designer = $this->designer( array( 'name' => 'Ada <3 "Lovelace" <svg onload=x>' ) );
		$company  = $this->contractor( array( 'company' => 'Bell & Sons' ) );
		$page     = $this->users();
		foreach ( array( $designer => 'Ada <3 "Lovelace" <svg onload=x>', $company => 'Bell & Sons' ) as $id => $name ) {
			$row   = "//tr[@id='user-{$id}']";
			$login = (string) ( get_userdata( $id )->user_login ?? '' );
			$this->assertSame( array( $name ), $this->texts( $page, "{$row}//*[contains(@class,'column-primary')]//strong/a" ) );
			$this->assertCount( 1, $this->texts( $page, "{$row}//*[contains(@class,'column-primary')]//*[@class='row-actions']" ) );
			$this->assertSame( array( "Select {$name}" ), $this->texts( $page, "{$row}//label" ) );
			$this->assertStringNotContainsString( $login, implode( ' ', $this->texts( $page, $row ) ) );
		}
		$this->assertSame( 0, $page->query( '//svg' )->length ?? 1 );
		$this->assertStringContainsString( 'admin', implode( ' ', $this->texts( $page, "//tr[@id='user-1']//*[contains(@class,'column-primary')]//strong" ) ), 'Staff keep theirs.' );
		$this->assertSame( array( 'Name or company' ), array_slice( $this->texts( $page, "//thead//th[contains(@class,'column-primary')]//a/span[1]" ), 0, 1 ) );
	}

	public function test_nobody_is_led_to_a_page_there_is_not(): void {
		$designer = $this->designer();
		$waiting  = $this->designer( array( 'activated' => false ) );
		$views    = fn( int $id ): array => $this->texts( $this->users(), "//tr[@id='user-{$id}']//span[@class='view' or @class='dm_view']/a/@href" );
		$this->assertSame( array( home_url( '/designer/' . People::slug( $designer ) ) ), $views( $designer ) );
		$this->assertSame( array( array(), array() ), array( $views( 1 ), $views( $waiting ) ) );
	}

	public function test_the_name_is_the_lists_alone(): void {
		$designer           = new WP_User( $this->designer( array( 'name' => 'Ada' ) ) );
		$GLOBALS['pagenow'] = 'users.php';
		$this->assertNotSame( 'Ada', $designer->user_login, 'Read for work, it is the login.' );
		$this->assertSame( $designer->user_login, sanitize_user_field( 'user_login', $designer->user_login, $designer->ID, 'edit' ) );
		$GLOBALS['pagenow'] = 'profile.php';
		$this->assertSame( $designer->user_login, sanitize_user_field( 'user_login', $designer->user_login, $designer->ID, 'display' ) );
	}

	public function test_a_member_is_shown_with_their_own_picture_and_no_other_server_is_asked(): void {
		$with = $this->designer();
		$id   = wp_insert_attachment( array( 'post_title' => 'face', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), '2026/11/face.png' );
		wp_update_attachment_metadata( (int) $id, array( 'file' => '2026/11/face.png', 'width' => 420, 'height' => 420, 'sizes' => array() ) );
		Member_Fields::write( $with, array( 'avatar' => (int) $id ) );
		$without = $this->contractor();
		Member_Fields::write( $without, array( 'avatar' => 0 ) );
		$page = $this->users();
		$this->assertSame( 1, $page->query( "//tr[@id='user-{$with}']//img[contains(@src,'2026/11/face.png')][@alt='']" )->length ?? 0 );
		$this->assertSame( 0, $page->query( "//tr[@id='user-{$without}']//img" )->length ?? 1 );
		$this->assertSame( 0, $page->query( "//tr[@id='user-{$with}']//img[contains(@src,'gravatar')]" )->length ?? 1 );
	}

	public function test_twenty_pictures_take_as_many_queries_as_five(): void {
		$add  = function ( int $number ): void {
			for ( $i = 0; $i < $number; $i++ ) {
				$id = wp_insert_attachment( array( 'post_title' => 'face', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), "2026/11/face-{$i}.png" );
				wp_update_attachment_metadata( (int) $id, array( 'file' => "2026/11/face-{$i}.png", 'width' => 420, 'height' => 420, 'sizes' => array() ) );
				Member_Fields::write( $this->designer(), array( 'avatar' => (int) $id ) );
			}
			( new Indexer() )->flush();
		};
		$cost = function (): int {
			wp_cache_flush();
			get_userdata( get_current_user_id() );
			wp_load_alloptions();
			return $this->count_queries( fn() => $this->users() );
		};
		$add( 5 );
		$few = $cost();
		$add( 15 );
		$this->assertLessThanOrEqual( $few, $cost() );
	}

	/**
	 * Addresses and the one view they are.
	 * @return array<string,array{array<string,string>,non-empty-string}>
	 */
	public static function views(): array {
		return array(
			'all'           => array( array(), 'All' ),
			'not activated' => array( array( 'dm_state' => 'waiting' ), 'Not activated' ),
			'active'        => array( array( 'dm_state' => 'active' ), 'Active members' ),
			'a role'        => array( array( 'role' => 'designer' ), 'Designer' ),
			'nonsense'      => array( array( 'dm_state' => 'x' ), 'All' ),
		);
	}

	/**
	 * One view is current.
	 * @param array<string,string> $query Query.
	 * @param non-empty-string     $name  Start of its name.
	 */
	#[DataProvider( 'views' )]
	public function test_one_view_is_current( array $query, string $name ): void {
		$this->designer();
		$this->contractor( array( 'activated' => false ) );
		$page    = $this->users( $query );
		$current = $this->texts( $page, "//ul[@class='subsubsub']//a[@aria-current]" );
		$this->assertCount( 1, $current, implode( ', ', $current ) );
		$this->assertStringStartsWith( $name, $current[0] );
		$this->assertSame( $current, $this->texts( $page, "//ul[@class='subsubsub']//a[contains(concat(' ',@class,' '),' current ')]" ) );
	}

	public function test_roles_are_called_in_ones_own_language(): void {
		$this->designer();
		$this->contractor();
		add_filter( 'gettext_design-marketplace', static fn( string $translation, string $text ): string => array( 'Designer' => 'Gestalterin', 'Entrepreneur' => 'Unternehmer' )[ $text ] ?? $translation, 10, 2 );
		$views = implode( ' ', $this->texts( $this->users(), "//ul[@class='subsubsub']//a" ) );
		$this->assertStringContainsString( 'Gestalterin (', $views );
		$this->assertStringContainsString( 'Unternehmer (', $views );
		$this->assertSame( array( 'Editor', 'Designer' ), array( translate_user_role( 'Editor' ), _x( 'Designer', 'Something else' ) ) ); // phpcs:ignore WordPress.WP.I18n -- core's words.
	}

	public function test_a_skill_has_a_number_and_a_list_for_each_kind(): void {
		$skill    = Market::skill();
		$other    = Market::skill();
		$designer = $this->designer( array( 'name' => 'Ada', 'skill' => array( $skill ) ) );
		$this->designer( array( 'name' => 'Waiting', 'skill' => array( $skill ), 'activated' => false ) );
		$this->designer( array( 'name' => 'Elsewhere', 'skill' => array( $other ) ) );
		$company = $this->contractor();
		Market::work( $designer, array( 'title' => 'First', 'skill' => array( $skill ) ) );
		Market::work( $designer, array( 'title' => 'Second', 'skill' => array( $skill ), 'status' => 'draft' ) );
		wp_trash_post( Market::work( $designer, array( 'title' => 'Gone', 'skill' => array( $skill ) ) ) );
		Market::mission( $company, array( 'title' => 'Bell', 'skill' => array( $skill ) ) );
		Market::mission( $company, array( 'title' => 'Door', 'skill' => array( $skill ), 'status' => 'dmkt_closed' ) );
		Market::mission( $company, array( 'title' => 'Saw', 'skill' => array( $other ) ) );
		( new Indexer() )->flush();

		$page = $this->skills();
		$this->assertSame( array(), $this->texts( $page, "//tr[@id='tag-{$skill}']//td[contains(@class,'column-posts')]" ), "Core's sum is gone." );
		$lists = array(
			'dm_works'     => array( '2', array( 'First', 'Second' ), array( 'Gone' ) ),
			'dm_missions'  => array( '2', array( 'Bell', 'Door' ), array( 'Saw' ) ),
			'dm_designers' => array( '1', array( 'Ada' ), array( 'Waiting', 'Elsewhere' ) ),
		);
		foreach ( $lists as $column => [ $number, $in, $out ] ) {
			$cell = "//tr[@id='tag-{$skill}']//td[contains(@class,'column-{$column}')]/a";
			$this->assertSame( array( $number ), $this->texts( $page, $cell ), $column );
			wp_parse_str( (string) wp_parse_url( $this->texts( $page, "{$cell}/@href" )[0], PHP_URL_QUERY ), $sent );
			$query = array_map( 'strval', array_filter( $sent, 'is_scalar' ) );
			$list  = 'dm_designers' === $column ? $this->users( $query ) : $this->document( $this->items( $query ) );
			$rows  = implode( ' ', $this->texts( $list, "//tbody[@id='the-list']/tr" ) );
			foreach ( $in as $name ) {
				$this->assertStringContainsString( $name, $rows, $column );
			}
			foreach ( $out as $name ) {
				$this->assertStringNotContainsString( $name, $rows, $column );
			}
			if ( 'dm_designers' === $column ) {
				$this->assertCount( 1, $this->texts( $list, "//ul[@class='subsubsub']//a[@aria-current]" ) );
				$this->assertTrue( Member_List::is_shown(), 'The list is that of the marketplace.' );
				$this->assertSame( array( (string) $skill ), $this->texts( $list, "//div[contains(@class,'tablenav')]//input[@name='dm_skill_id']/@value" ), 'A search stays in it.' );
			}
		}
	}

	/**
	 * The list of works or missions at an address.
	 * @param array<string> $query Query.
	 */
	private function items( array $query ): string {
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		return $this->list_of( $query['post_type'], array_diff_key( $query, array( 'post_type' => '' ) ) );
	}

	private function skills(): DOMXPath {
		$_GET                = array( 'taxonomy' => Skills::TAXONOMY, 'post_type' => 'dmkt_mission' );
		$_REQUEST            = $_GET;
		$GLOBALS['taxnow']   = Skills::TAXONOMY;
		$GLOBALS['taxonomy'] = Skills::TAXONOMY;
		set_current_screen( 'edit-' . Skills::TAXONOMY );
		return $this->document(
			$this->printed(
				static function (): void {
					$table = _get_list_table( 'WP_Terms_List_Table', array( 'screen' => 'edit-' . Skills::TAXONOMY ) );
					if ( $table ) {
						$table->prepare_items();
						$table->display();
					}
				}
			)
		);
	}
}
