<?php
/** The states of a mail have one source. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Desk\Cli\Outbox_Command;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use ReflectionMethod;

final class StatusTest extends TestCase {

	public function test_the_command_knows_each_state_and_no_other(): void {
		preg_match( '/\[--status=<status>\].*?options:(.*?)---/s', (string) ( new ReflectionMethod( Outbox_Command::class, 'list' ) )->getDocComment(), $found );
		preg_match_all( '/- (\w+)/', $found[1] ?? '', $names );
		$this->assertEqualsCanonicalizing( array_column( Status::cases(), 'value' ), $names[1] );
	}

	public function test_each_state_is_over_or_on_its_way_and_has_a_name(): void {
		foreach ( Status::cases() as $status ) {
			$this->assertSame( ! in_array( $status, Status::OVER, true ), in_array( $status, Status::UNSENT, true ), $status->value );
			$this->assertNotSame( '', $status->label() );
			$this->assertLessThanOrEqual( 20, strlen( $status->value ), 'The column has no more room.' );
		}
	}

	public function test_mails_are_counted_by_state(): void {
		global $wpdb;
		Market::clear();
		foreach ( Status::cases() as $status ) {
			( new Outbox() )->enqueue( "test:{$status->value}", 'user:1', 'welcome' );
			$wpdb->update( Tables::name( 'outbox' ), array( 'status' => $status->value ), array( 'event' => "test:{$status->value}" ) );
		}
		$rows = new Outbox_Entries();
		$this->assertSame( array( 3, 1, 6 ), array( $rows->number( ...Status::UNSENT ), $rows->number( Status::Failed ), $rows->number( ...Status::cases() ) ) );
	}

	public function test_no_other_room_spells_a_state(): void {
		$root  = dirname( __DIR__, 4 ) . '/includes';
		$found = array();
		foreach ( array( 'Desk/Admin/Screens/Outbox.php', 'Desk/Admin/Screens/Outbox_Table.php', 'Desk/Admin/Screens/Overview.php', 'Desk/Health/Mail_Checks.php', 'Desk/Health/Info.php', 'Jobs/Applications/Closing.php', 'Desk/Cli/Outbox_Command.php' ) as $file ) {
			$code = (string) preg_replace( '#/\*\*.*?\*/#s', '', (string) file_get_contents( "{$root}/{$file}" ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
			if ( preg_match( "/status[^;]*'(" . implode( '|', array_column( Status::cases(), 'value' ) ) . ")'/", $code ) ) {
				$found[] = $file;
			}
		}
		$this->assertSame( array(), $found, 'Status has it.' );
	}
}
