<?php
/** What was left of files is cleared up, and nothing else. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks\Files;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Talks\Files\File_Rows;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\Talks\Files\Store;
use DesignMarketplace\Talks\Files\Traces;
use DesignMarketplace\Talks\Files\Upkeep;
use DesignMarketplace\Tests\integration\Talks\Talks;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\Support\Uploads;

final class UpkeepTest extends Talks {

	private Store $store;
	private string $name;

	protected function setUp(): void {
		parent::setUp();
		$this->store  = new Store( new Folder( Uploads::folder() . '/private' ) );
		$conversation = Talk::between( $this->designer, $this->contractor );
		Talk::file( $conversation, $this->designer, 'Words', $this->store );
		$this->name = File_Rows::of_messages( array( $conversation->last ) )[0]->place;
	}

	/** A file that no row names. */
	private function left(): string {
		return (string) $this->store->put( Uploads::file( 'Left', 'a.pdf', 'application/pdf' )['tmp_name'], 4 );
	}

	/**
	 * Runs the daily job as often as it takes to see all folders: an eighth a day, and on the first day a file may be too young.
	 * @param Store|null $store Where it looks.
	 */
	private function sweep( ?Store $store = null ): void {
		for ( $day = 0; $day <= 8; $day++ ) {
			Upkeep::clean( $store ?? $this->store );
			self::wait( DAY_IN_SECONDS );
		}
	}

	public function test_files_without_a_row_go_after_a_day(): void {
		$left       = $this->left();
		$unfinished = $this->store->find( $this->left() ) . Store::UNFINISHED;
		rename( substr( $unfinished, 0, -strlen( Store::UNFINISHED ) ), $unfinished );
		$foreign = dirname( (string) $this->store->find( $this->name ) ) . '/notes.txt';
		touch( $foreign );
		Upkeep::clean( $this->store );
		$this->assertNotNull( $this->store->find( $left ), 'It may be of a message that is being sent.' );
		self::wait( DAY_IN_SECONDS );
		$this->sweep();
		$this->assertNull( $this->store->find( $left ) );
		$this->assertFileDoesNotExist( $unfinished );
		$this->assertNotNull( $this->store->find( $this->name ) );
		$this->assertFileExists( $foreign );
	}

	public function test_rows_without_a_message_go_with_their_files(): void {
		global $wpdb;
		$wpdb->delete( Tables::name( 'message' ), array( 'id' => Talk::between( $this->designer, $this->contractor )->last ) );
		Upkeep::clean( $this->store );
		$this->assertSame( array(), File_Rows::known( array( $this->name ) ) );
		Traces::finish();
		$this->assertNull( $this->store->find( $this->name ) );
	}

	public function test_rows_stay_while_the_folder_is_away(): void {
		$this->sweep( new Store( new Folder( Uploads::folder() . '/away' ) ) );
		$this->assertSame( array( $this->name ), File_Rows::known( array( $this->name ) ) );
		$this->assertNotNull( $this->store->find( $this->name ) );
	}

	public function test_a_copy_of_the_site_clears_up_nothing(): void {
		$left = $this->left();
		add_filter( 'home_url', static fn(): string => 'https://copy.example.test' );
		self::wait( DAY_IN_SECONDS );
		$this->sweep();
		Upkeep::clear( $this->store );
		$this->assertNotNull( $this->store->find( $left ) );
		$this->assertNotNull( $this->store->find( $this->name ) );
	}

	public function test_removing_the_data_removes_the_folders(): void {
		$uploads = new Store( new Folder( null ) );
		$uploads->put( Uploads::file( 'Words', 'a.pdf', 'application/pdf' )['tmp_name'], 5 );
		$this->assertCount( 2, $this->store->folders() );
		Upkeep::clear( $this->store );
		$this->assertSame( array(), glob( Uploads::folder() . '/private/*' ) );
		$this->assertSame( array(), glob( Uploads::folder() . '/design-marketplace-files-*' ) );
	}
}
