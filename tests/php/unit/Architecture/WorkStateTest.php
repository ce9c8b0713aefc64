<?php
/** A work's state is written in one file, and docs/states.md shows its graph. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\TestCase;

final class WorkStateTest extends TestCase {

	private const WRITER = 'Kernel/Items/Work_State.php';

	/**
	 * Hiding writes missions and, as wp-admin's form does, keeps states from what core would write; the demo has its works from the past.
	 */
	private const OTHERS = array( 'Trust/Hiding.php', 'Desk/Admin/Member_Items.php', 'Desk/Cli/Seed/Designers.php' );

	public function test_nobody_else_writes_the_state_of_a_work(): void {
		$writers = array();
		foreach ( Sources::of( 'includes', 'php' ) as $file => $code ) {
			$is_about = preg_match( '/Work_State|Work_Post_Type|Work_Type::|Item_Types::WORK|WITH_SKILLS/', $code );
			$is_array = preg_match( "/'post_status'\s*=>/", $code ) && preg_match( '/Posts::(?:insert|update)|wp_(?:insert|update)_post\(/', $code );
			$others   = "/\['post_status'\]\s*=(?!=)|SET `?post_status|Posts::trash|wp_(?:un)?trash_post\(/";
			if ( $is_about && ( $is_array || preg_match( $others, $code ) ) ) {
				$writers[] = $file;
			}
		}
		self::assertContains( self::WRITER, $writers );
		self::assertSame( array(), array_values( array_diff( $writers, array( self::WRITER ), self::OTHERS ) ) );
	}

	public function test_the_page_shows_the_graph(): void {
		$rows = array();
		foreach ( Work_State::MOVES as [ $event, $who, $from, $to ] ) {
			$rows[] = '| ' . implode( ' | ', array( $event, implode( ', ', $who ), implode( ', ', $from ), $to ) ) . ' |';
		}
		$page = (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/states.md' );
		self::assertStringContainsString( implode( "\n", $rows ) . "\n", $page );
	}

	public function test_what_is_not_in_the_graph_changes_nothing(): void {
		self::assertSame( Work_State::Published, Work_State::after( 'publish', Work_State::Draft ) );
		self::assertSame( Work_State::Draft, Work_State::after( 'draft', null ) );
		self::assertSame( Work_State::Published, Work_State::after( 'show', Work_State::Hidden, Work_State::Published ) );
		self::assertSame( Work_State::Unlisted, Work_State::after( 'show', Work_State::Hidden, Work_State::Unlisted ) );
		self::assertNull( Work_State::after( 'unlist', Work_State::Hidden ) );
		self::assertNull( Work_State::after( 'publish', Work_State::Hidden ) );
		self::assertNull( Work_State::after( 'publish', Work_State::Trashed ) );
		self::assertNull( Work_State::after( 'hide', Work_State::Trashed ) );
		self::assertNull( Work_State::after( 'close', Work_State::Published ) );
	}
}
