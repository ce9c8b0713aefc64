<?php
/**
 * A mail is one class and one line in the catalogue. What a class forgets to say fails here.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Mail;

use DesignMarketplace\Admin\Mail_Names;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Claims;
use DesignMarketplace\Mail\Fan_Out;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Samples;
use DesignMarketplace\Mail\Texts;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\TestCase;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionClass;

final class CatalogueTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		Market::clear();
	}

	public function test_every_class_has_its_line_and_every_line_its_own_class(): void {
		$classes = array();
		foreach ( (array) glob( dirname( __DIR__, 4 ) . '/includes/Mail/Messages/*.php' ) as $file ) {
			$class = 'DesignMarketplace\\Mail\\Messages\\' . basename( (string) $file, '.php' );
			$this->assertTrue( class_exists( $class ) || trait_exists( $class ), $class );
			if ( class_exists( $class ) && ! ( new ReflectionClass( $class ) )->isAbstract() && is_subclass_of( $class, Message::class ) ) {
				$classes[] = $class;
			}
		}
		$this->assertEqualsCanonicalizing( $classes, array_values( Catalogue::MESSAGES ) );
		foreach ( array_keys( Catalogue::MESSAGES ) as $id ) {
			$this->assertMatchesRegularExpression( '/^[a-z_]{1,60}$/D', $id );
		}
	}

	/**
	 * All mails.
	 *
	 * @return array<string,array{string}>
	 */
	public static function kinds(): array {
		$ids = array_keys( Catalogue::MESSAGES );
		return array_combine( $ids, array_map( static fn( string $id ): array => array( $id ), $ids ) );
	}

	/**
	 * Name, texts, placeholders and sample.
	 *
	 * @param string $id Key of Catalogue::MESSAGES.
	 */
	#[DataProvider( 'kinds' )]
	public function test_it_says_everything_about_itself( string $id ): void {
		$message = Catalogue::message( $id );
		$this->assertNotNull( $message );
		$this->assertNotSame( '', trim( $message->name() ) );
		$this->assertSame( $message->name(), Mail_Names::of( $id ) );
		$this->assertContains( $message->facts()->role, array( '', 'designer', 'contractor' ) );
		$texts = $message->texts();
		$this->assertSame( Texts::PARTS, array_keys( $texts ) );
		$this->assertNotContains( '', array( $texts['subject'], $texts['heading'], $texts['body'] ) );
		preg_match_all( '/\{(\w+)\}/', implode( ' ', $texts ), $found );
		$this->assertSame( array(), array_diff( $found[1], Samples::tokens( $id ) ), 'A placeholder the sample has no value for.' );
		$sample = $message->sample();
		$this->assertSame( '' !== $texts['button'], '' !== $sample->button_url, 'A button has a label and a target.' );
		$this->assertNotContains( '', $sample->tokens );
	}

	/**
	 * Words of others go with them.
	 *
	 * @param string $id Key of Catalogue::MESSAGES.
	 */
	#[DataProvider( 'kinds' )]
	public function test_what_a_member_says_in_it_is_erased_with_the_member( string $id ): void {
		global $wpdb;
		$message = Catalogue::message( $id ) ?? $this->fail();
		$event   = $message->facts()->speaker_event;
		if ( '' === $event ) {
			$this->assertSame( '', $message->sample()->quote, 'It quotes somebody: name its speaker_event.' );
			return;
		}
		$queue = new Outbox();
		$many  = $message instanceof Fan_Out;
		$add   = static fn( string $event ): bool => $many ? $queue->enqueue_fan_out( $event, $id, array() ) : $queue->enqueue( $event, 'user:1', $id );
		$this->assertTrue( $add( "{$event}:77:1" ) );
		$this->assertTrue( $add( "{$event}:770:1" ) );
		$queue->forget( 77 );
		$this->assertSame( array( "{$event}:770:1" ), $wpdb->get_col( 'SELECT event FROM ' . Tables::name( 'outbox' ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		$this->expectException( LogicException::class );
		$add( 'something:77' );
	}

	/**
	 * Only what must be is erased when a mail is given up: an operator can try the others again.
	 *
	 * @param string $id Key of Catalogue::MESSAGES.
	 */
	#[DataProvider( 'kinds' )]
	public function test_a_secret_does_not_outlive_the_last_attempt( string $id ): void {
		global $wpdb;
		$facts = Catalogue::facts( $id );
		( new Outbox() )->enqueue( '' === $facts->speaker_event ? 'test:1' : "{$facts->speaker_event}:1:1", 'user:1', $id, array( 'key' => 'abc' ) );
		$table  = Tables::name( 'outbox' );
		$claims = new Claims();
		$row    = $claims->claim( $claims->due( 1 )[0] ) ?? $this->fail();
		$claims->failed( array( 'attempts' => count( Claims::BACK_OFF ) ) + $row, 'no' );
		$this->assertSame( '{"key":"abc"}', $wpdb->get_var( "SELECT payload FROM {$table}" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		$wpdb->query( "UPDATE {$table} SET next_at = '2026-01-01 00:00:00'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		$row = $claims->claim( $claims->due( 1 )[0] ) ?? $this->fail();
		$claims->failed( array( 'attempts' => count( Claims::BACK_OFF ) + 1 ) + $row, 'no' );
		$this->assertSame( $facts->is_secret ? '{}' : '{"key":"abc"}', $wpdb->get_var( "SELECT payload FROM {$table} WHERE status = 'failed'" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
	}

	public function test_bulk_is_what_fans_out(): void {
		$this->assertContains( 'mission_closed', Catalogue::bulk() );
		$this->assertNotContains( 'activation', Catalogue::bulk() );
	}
}
