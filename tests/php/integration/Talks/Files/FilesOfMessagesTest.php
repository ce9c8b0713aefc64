<?php
/** Files go with their messages: sent, read, renewed, fetched and removed with them, and nobody else's business. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks\Files;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\Talks\Files\Delivery;
use DesignMarketplace\Talks\Files\File_Link;
use DesignMarketplace\Talks\Files\File_Rows;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\Talks\Files\Message_Files;
use DesignMarketplace\Talks\Files\Store;
use DesignMarketplace\Tests\integration\Talks\Talks;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\Support\Uploads;
use WP_Error;

final class FilesOfMessagesTest extends Talks {

	private const WORDS = '0123456789';

	private Store $store;
	private string $file;

	protected function setUp(): void {
		parent::setUp();
		$this->store = new Store( new Folder( Uploads::folder() . '/private' ) );
		$this->file  = Talk::file( Talk::between( $this->designer, $this->contractor ), $this->designer, self::WORDS, $this->store );
	}

	/**
	 * What an address is answered.
	 * @param string $url     Address.
	 * @param string ...$more Further arguments of Delivery::answer().
	 * @return array{int,string,array<string,string>} Status, body, headers.
	 */
	private function fetched( string $url, string ...$more ): array {
		wp_set_current_user( 0 );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$answer = Delivery::answer( $this->store, is_string( $query[ File_Link::PARAMETER ] ) ? $query[ File_Link::PARAMETER ] : '', ...$more );
		return array( $answer['status'], implode( '', is_array( $answer['body'] ) ? $answer['body'] : iterator_to_array( $answer['body'], false ) ), $answer['headers'] );
	}

	/**
	 * Asserts that an address leads nowhere, and says nothing of what was there.
	 * @param string $url Address.
	 */
	private function assert_gone( string $url ): void {
		[ $status, $body, $headers ] = $this->fetched( $url );
		$this->assertSame( array( 404, '' ), array( $status, $body ), $url );
		$this->assertArrayNotHasKey( 'Content-Disposition', $headers );
	}

	/**
	 * Files on the disk.
	 * @return list<string>
	 */
	private static function stored(): array {
		return array_values( array_filter( Uploads::stored(), static fn( string $name ): bool => 1 === preg_match( '#/[0-9a-f]{32}$#', $name ) ) );
	}

	public function test_both_read_it_and_fetch_it_without_a_session(): void {
		foreach ( array( $this->designer, $this->contractor ) as $reader ) {
			$file = $this->thread( $reader )['messages'][0]['files'][0];
			$this->assertSame( array( $this->file, 'letter.pdf', 'application/pdf', 10 ), array( $file['id'], $file['name'], $file['type'], $file['size'] ) );
			[ $status, $body, $headers ] = $this->fetched( $file['url'] );
			$this->assertSame( array( 200, self::WORDS, '10' ), array( $status, $body, $headers['Content-Length'] ) );
			$this->assertSame( 'attachment; filename="letter.pdf"; filename*=UTF-8\'\'letter.pdf', $headers['Content-Disposition'] );
			$this->assertSame( array( 'private, no-store', 'nosniff', 'application/pdf' ), array( $headers['Cache-Control'], $headers['X-Content-Type-Options'], $headers['Content-Type'] ) );
			$this->assertStringContainsString( 'sandbox', $headers['Content-Security-Policy'] );
		}
	}

	public function test_a_part_of_it_can_be_asked_for(): void {
		$url = File_Link::url( $this->file, $this->designer );
		foreach (
			array(
				array( 'bytes=2-4', 206, '234', 'bytes 2-4/10' ),
				array( 'bytes=7-', 206, '789', 'bytes 7-9/10' ),
				array( 'bytes=-3', 206, '789', 'bytes 7-9/10' ),
				array( 'bytes=8-99', 206, '89', 'bytes 8-9/10' ),
				array( 'bytes=-99', 206, self::WORDS, 'bytes 0-9/10' ),
				array( 'bytes=10-', 416, '', 'bytes */10' ),
				array( 'bytes=-0', 416, '', 'bytes */10' ),
				array( 'bytes=4-2', 200, self::WORDS, null ),
				array( 'bytes=0-1,4-5', 200, self::WORDS, null ),
				array( 'bytes=-', 200, self::WORDS, null ),
				array( 'lines=1-2', 200, self::WORDS, null ),
			) as [ $range, $status, $body, $told ]
		) {
			$answer = $this->fetched( $url, $range );
			$this->assertSame( array( $status, $body, $told ), array( $answer[0], $answer[1], $answer[2]['Content-Range'] ?? null ), $range );
		}
		$etag = $this->fetched( $url )[2]['ETag'];
		$this->assertSame( 206, $this->fetched( $url, 'bytes=0-1', $etag )[0] );
		$this->assertSame( 200, $this->fetched( $url, 'bytes=0-1', '"another"' )[0] );
	}

	public function test_an_address_is_of_one_reader_and_for_ten_minutes(): void {
		$url = File_Link::url( $this->file, $this->contractor );
		$this->assertSame( 200, $this->fetched( $url )[0] );
		foreach (
			array(
				str_replace( $this->file, str_repeat( 'a', 32 ), $url ),
				str_replace( ".{$this->contractor}.", ".{$this->designer}.", $url ),
				preg_replace_callback( '/\.(\d{10})\./', static fn( array $until ): string => '.' . ( (int) $until[1] + 60 ) . '.', $url ),
				substr( $url, 0, -1 ) . ( str_ends_with( $url, '0' ) ? '1' : '0' ),
				home_url( '/?' . File_Link::PARAMETER . '=x' ),
				File_Link::url( $this->file, $this->designer() ),
				File_Link::url( $this->file, People::administrator() ),
				File_Link::url( $this->file, 0 ),
			) as $other
		) {
			$this->assert_gone( (string) $other );
		}
		self::wait( 570 );
		$this->assertSame( 200, $this->fetched( $url )[0] );
		self::wait( 31 );
		$this->assert_gone( $url );
		$url = $this->rest( 'GET', "/design-marketplace/v1/files/{$this->file}", array(), $this->contractor )->get_data()['url'];
		$this->assertSame( 200, $this->fetched( $url )[0] );
		Tokens::end_sessions( $this->contractor );
		$this->assert_gone( $url );
	}

	public function test_whoever_may_not_read_it_any_more_does_not_get_it(): void {
		global $wpdb;
		$own    = File_Link::url( $this->file, $this->designer );
		$theirs = File_Link::url( $this->file, $this->contractor );
		$renew  = fn(): int => $this->rest( 'GET', "/design-marketplace/v1/files/{$this->file}", array(), $this->contractor )->get_status();
		$this->block( $this->contractor );
		$this->assertSame( 200, $this->fetched( $theirs )[0], 'What was said stays.' );
		Off::set( $this->designer );
		$this->assert_gone( $own );
		$this->assert_gone( File_Link::url( $this->file, $this->designer ) );
		$this->assertSame( array( 200, 200 ), array( $this->fetched( $theirs )[0], $renew() ) );
		$wpdb->update( Tables::name( 'message' ), array( 'removed' => 1 ), array( 'sender' => 'd' ) );
		$this->assert_gone( $theirs );
		$this->assertSame( 404, $renew() );
		$wpdb->update( Tables::name( 'message' ), array( 'removed' => 0 ), array( 'sender' => 'd' ) );
		$this->assertSame( 200, $renew() );
		$wpdb->update( Tables::name( 'conversation' ), array( 'contractor_id' => null ), array( 'designer_id' => $this->designer ) );
		$this->assert_gone( $theirs );
	}

	public function test_it_goes_with_its_message_once_that_is_final(): void {
		$message = Talk::between( $this->designer, $this->contractor )->last;
		$store   = $this->store;
		$this->assertCount( 1, self::stored() );
		Transaction::run(
			static function () use ( $store, $message ): WP_Error {
				Message_Files::delete( array( $message ), $store );
				return new WP_Error( 'undone' );
			}
		);
		$this->assertCount( 1, self::stored() );
		$this->assertSame( 200, $this->fetched( File_Link::url( $this->file, $this->designer ) )[0] );
		Transaction::run( static fn() => Message_Files::delete( array( $message ), $store ) );
		$this->assertSame( array( array(), array() ), array( self::stored(), File_Rows::of_messages( array( $message ) ) ) );
	}

	public function test_files_of_one_side_go_without_those_of_the_other(): void {
		$conversation = Talk::between( $this->designer, $this->contractor );
		Talk::file( $conversation, $this->contractor, 'Theirs', $this->store );
		Transaction::run( fn() => Message_Files::delete_of( $conversation->id, $this->designer, $this->store ) );
		$this->assertSame( array( 'letter.pdf' ), array_column( Message_Files::of( array( $conversation->last ), $this->contractor )[ $conversation->last ], 'name' ) );
		$this->assertCount( 1, self::stored() );
		Transaction::run( fn() => Message_Files::delete_of( $conversation->id, null, $this->store ) );
		$this->assertSame( array(), self::stored() );
	}

	public function test_an_undone_message_leaves_no_file_and_no_row(): void {
		$before       = self::stored();
		$conversation = Talk::between( $this->designer, $this->contractor );
		add_action( 'query', static fn( string $query ): string => str_contains( $query, Tables::name( 'message_file' ) ) && str_starts_with( $query, 'SELECT SUM' ) ? 'SELECT 999999999' : $query );
		try {
			Talk::file( $conversation, $this->designer, 'Too much', $this->store );
			$this->assertCount( 1, File_Rows::of_messages( array( $conversation->last ) ) );
		} finally {
			remove_all_filters( 'query' );
		}
		$this->assertSame( $before, self::stored() );
	}

	public function test_they_are_sent_with_words_or_without_and_read_in_one_query(): void {
		$pdf = array();
		foreach ( Uploads::file( '%PDF-1.7', 'Skizze Ä.pdf', 'application/pdf' ) as $key => $value ) {
			$pdf[ $key ] = array( $value );
		}
		$this->said( $this->contractor, 'Send me something' );
		$answer = $this->say( $this->designer, '', array(), array( 'files' => $pdf ) );
		$this->assert_answer( 201, $answer );
		$file = $answer->get_data()['files'][0];
		$this->assertSame( 'Skizze Ä.pdf', $file['name'] );
		$this->store                 = new Store();
		[ $status, $body, $headers ] = $this->fetched( $file['url'] );
		$this->assertSame( array( 200, '%PDF-' ), array( $status, substr( $body, 0, 5 ) ) );
		$this->assertStringEndsWith( "filename=\"Skizze A.pdf\"; filename*=UTF-8''Skizze%20%C3%84.pdf", $headers['Content-Disposition'] );
		$ids = array( $answer->get_data()['id'], Talk::between( $this->designer, $this->contractor )->last );
		$this->assertSame( 1, $this->count_queries( fn() => Message_Files::of( $ids, $this->designer ) ) );
		$this->assertSame( array(), Message_Files::of( array(), $this->designer ) );
	}

	public function test_what_the_disk_does_not_take_is_said_and_nothing_is_sent(): void {
		$this->said( $this->contractor, 'Send me something' );
		$before = count( $this->thread( $this->designer )['messages'] );
		$full   = new Store( new Folder( '/dev/null/private' ) );
		add_filter( 'upload_dir', static fn( array $folder ): array => array( 'basedir' => '/dev/null/uploads' ) + $folder, 99 );
		$conversation = Talk::between( $this->designer, $this->contractor );
		$files        = Message_Files::prepare( array( $this->picture( 20, 20 ) ), $this->designer );
		$error        = Transaction::run( fn() => Message_Files::attach( $conversation->id, $conversation->last, $this->designer, is_array( $files ) ? $files : array(), $full ) );
		$this->assertSame( 507, $error?->get_error_data()['status'] );
		$this->assertCount( $before, $this->thread( $this->designer )['messages'] );
	}
}
