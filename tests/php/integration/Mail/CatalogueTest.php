<?php
/** A mail is one row of a list. What a row forgets to say fails here. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Composer;
use DesignMarketplace\Mail\Leases;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Outbox_Data;
use DesignMarketplace\Mail\Texts;
use DesignMarketplace\Plugin;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Sources;
use DesignMarketplace\Tests\TestCase;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;

final class CatalogueTest extends TestCase {

	public function test_every_list_is_registered_and_no_id_is_there_twice(): void {
		$found = array();
		foreach ( Sources::of( 'includes', 'php' ) as $name => $code ) {
			if ( str_contains( $code, ' implements Mail_List' ) ) {
				$list = 'DesignMarketplace\\' . str_replace( '/', '\\', substr( $name, 0, -4 ) );
				$this->assertTrue( is_subclass_of( $list, Mail_List::class ) );
				array_push( $found, ...array_column( $list::mails(), 'id' ) );
			}
		}
		$this->assertEqualsCanonicalizing( $found, array_keys( Catalogue::all() ), 'A list needs its line in Plugin::MAILS, and a mail an id of its own.' );
	}

	/** Its texts are in the language of whoever asks, not of whoever has read the list. */
	public function test_texts_follow_the_language(): void {
		$message = Catalogue::message( 'welcome' ) ?? $this->fail();
		$german  = Languages::within( 'de_DE', static fn(): array => array( $message->name(), $message->texts()['heading'] ) );
		$this->assertSame( array( array( 'Welcome', 'Welcome.' ), array( 'Willkommen', 'Willkommen.' ) ), array( array( $message->name(), $message->texts()['heading'] ), $german ) );
	}

	/**
	 * All mails.
	 * @return array<string,array{Message}>
	 */
	public static function kinds(): array {
		return array_map( static fn( Message $message ): array => array( $message ), Catalogue::emails() );
	}

	/**
	 * The outbox keeps the id.
	 * @param Message $message Mail.
	 */
	#[DataProvider( 'kinds' )]
	public function test_its_id_fits_the_outbox( Message $message ): void {
		$this->assertMatchesRegularExpression( '/^[a-z_]{1,60}$/D', $message->id );
	}

	/**
	 * Name, texts, placeholders and sample.
	 * @param Message $message Mail.
	 */
	#[DataProvider( 'kinds' )]
	public function test_it_says_everything_about_itself( Message $message ): void {
		$this->assertNotSame( '', trim( $message->name() ) );
		$this->assertContains( $message->role, array( '', 'designer', 'contractor' ) );
		$texts = $message->texts();
		$this->assertSame( Texts::PARTS, array_keys( $texts ) );
		$this->assertNotContains( '', array( $texts['subject'], $texts['heading'], $texts['body'] ) );
		preg_match_all( '/\{(\w+)\}/', implode( ' ', $texts ), $found );
		$this->assertSame( array(), array_diff( $found[1], Composer::tokens( $message ) ), 'A placeholder the sample has no value for.' );
		$sample = ( $message->sample )();
		$this->assertSame( '' !== $texts['button'], '' !== $sample->button_url, 'A button has a label and a target.' );
		$this->assertNotContains( '', $sample->tokens );
	}

	/**
	 * Words of others go with them.
	 * @param Message $message Mail.
	 */
	#[DataProvider( 'kinds' )]
	public function test_what_a_member_says_in_it_is_erased_with_the_member( Message $message ): void {
		$event = $message->speaker_event;
		if ( '' === $event ) {
			$this->assertSame( '', ( $message->sample )()->quote, 'It quotes somebody: name its speaker_event.' );
			return;
		}
		$queue = new Outbox();
		$add   = static fn( string $event ): bool => $message->batch ? $queue->enqueue_fan_out( $event, $message->id, array() ) : $queue->enqueue( $event, 'user:1', $message->id );
		$this->assertTrue( $add( "{$event}:77:1" ) );
		$this->assertTrue( $add( "{$event}:770:1" ) );
		( new Outbox_Data() )->erase_person( 77, true );
		$this->assertSame( array( "{$event}:770:1" ), Rows::column( 'event', 'outbox' ) );
		$this->expectException( LogicException::class );
		$add( 'something:77' );
	}

	/**
	 * Only what must be is erased when a mail is given up: an operator can try the others again.
	 * @param Message $message Mail.
	 */
	#[DataProvider( 'kinds' )]
	public function test_a_secret_does_not_outlive_the_last_attempt( Message $message ): void {
		global $wpdb;
		( new Outbox() )->enqueue( '' === $message->speaker_event ? 'test:1' : "{$message->speaker_event}:1:1", 'user:1', $message->id, array( 'key' => 'abc' ) );
		$table = Tables::name( 'outbox' );
		$wpdb->query( "UPDATE {$table} SET next_at = created_gmt" ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		$leases = new Leases();
		$row    = $leases->take( $leases->due( 1 )[0] ) ?? $this->fail();
		$leases->failed( array( 'attempts' => count( Leases::BACK_OFF ) ) + $row, 'no' );
		$this->assertSame( '{"key":"abc"}', $wpdb->get_var( "SELECT payload FROM {$table}" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		$wpdb->query( "UPDATE {$table} SET next_at = '2026-01-01 00:00:00'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		$row = $leases->take( $leases->due( 1 )[0] ) ?? $this->fail();
		$leases->failed( array( 'attempts' => count( Leases::BACK_OFF ) + 1 ) + $row, 'no' );
		$this->assertSame( $message->is_secret ? '{}' : '{"key":"abc"}', $wpdb->get_var( "SELECT payload FROM {$table} WHERE status = 'failed'" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
	}

	public function test_bulk_is_what_fans_out(): void {
		$this->assertContains( 'mission_closed', Catalogue::with( 'batch' ) );
		$this->assertNotContains( 'activation', Catalogue::with( 'batch' ) );
		$this->assertNull( Catalogue::message( 'unknown' ) );
		$this->expectException( LogicException::class );
		( new Outbox() )->enqueue( 'test:1', 'user:1', 'unknown' );
	}
}
