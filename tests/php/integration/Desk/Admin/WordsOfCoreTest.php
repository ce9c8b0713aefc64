<?php
/** What core says in wp-admin fits the marketplace, and counts what has a page. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\At_A_Glance;
use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Desk\Admin\User_Screen;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class WordsOfCoreTest extends TestCase {

	public function test_what_an_editor_publishes_is_not_called_a_post(): void {
		foreach ( array( 'dmkt_event', 'dmkt_resource', 'dmkt_reading', 'dmkt_past_project' ) as $name ) {
			$type = get_post_type_object( $name );
			if ( $type ) {
				$this->assertStringNotContainsString( 'Post', $type->labels->item_published . $type->labels->item_updated . $type->labels->item_scheduled, $name );
			}
		}
	}

	public function test_at_a_glance_counts_no_posts_which_have_no_page_here(): void {
		$post = wp_insert_post( array( 'post_title' => 'Hello', 'post_status' => 'publish' ) );
		wp_insert_comment( array( 'comment_post_ID' => $post, 'comment_approved' => 1, 'comment_content' => 'Hi' ) );
		$this->assertGreaterThan( 0, wp_count_posts()->publish );
		( new At_A_Glance() )->leave_out_posts();
		$this->assertSame( 0, wp_count_posts()->publish );
		$this->assertSame( 0, wp_count_comments()->approved );
		$this->assertSame( (int) wp_count_posts( 'page' )->publish, count( get_pages() ? get_pages() : array() ) );
	}

	public function test_the_list_of_members_searches_members(): void {
		$said = static function (): string {
			( new Member_List() )->say_members();
			return __( 'Search Users' ); // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- core's.
		};
		$this->assertSame( 'Search Users', $said() );
		$GLOBALS['pagenow'] = 'users.php'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core does.
		$_GET['dm_members'] = '1';
		try {
			$this->assertSame( 'Search members', $said() );
		} finally {
			unset( $GLOBALS['pagenow'], $_GET['dm_members'] ); // phpcs:ignore WordPress.Security.NonceVerification -- as it was.
		}
	}

	public function test_the_page_of_a_member_is_not_called_a_users(): void {
		$said = static fn(): array => array( __( 'Edit User %s' ), __( 'Update User' ) ); // phpcs:ignore WordPress.WP.I18n -- core's.
		( new User_Screen() )->say_member();
		try {
			$GLOBALS['user_id'] = $this->designer(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core does.
			$this->assertSame( array( 'Edit member %s', 'Update member' ), $said() );
			$GLOBALS['user_id'] = People::administrator(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core does.
			$this->assertSame( array( 'Edit User %s', 'Update User' ), $said() );
		} finally {
			unset( $GLOBALS['user_id'] );
		}
	}
}
