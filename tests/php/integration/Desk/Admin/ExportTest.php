<?php
/** The archive on core's screen of exports. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Screens\Export;
use DesignMarketplace\Tests\Support\People;

final class ExportTest extends AdminTestCase {

	private function offered( int $user ): string {
		$this->act_as( $user );
		set_current_screen( 'export' );
		return $this->printed( static fn() => ( new Export() )->offer() );
	}

	public function test_administrators_alone_are_offered_everything(): void {
		self::assertSame( '', $this->offered( $this->person( 'editor' ) ) );
		self::assertStringContainsString( 'Download the archive', $this->offered( People::administrator() ) );
	}

	public function test_a_site_of_many_files_is_left_to_the_command_line(): void {
		global $wpdb;
		$row  = "( 'attachment', '', '', '', '', '', '' )";
		$many = implode( ', ', array_fill( 0, 2001, $row ) );
		$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_content, post_title, post_excerpt, to_ping, pinged, post_content_filtered ) VALUES {$many}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed words.
		$offered = $this->offered( People::administrator() );
		self::assertStringNotContainsString( 'Download the archive', $offered );
		self::assertStringContainsString( 'wp design-marketplace archive export', $offered );
	}
}
