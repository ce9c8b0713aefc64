<?php
/**
 * Applications made before there were conversations begin theirs: with their own date, read by both, once.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Lifecycle;

use DesignMarketplace\Conversations\Conversation_Rows;
use DesignMarketplace\Conversations\Message;
use DesignMarketplace\Conversations\Message_Rows;
use DesignMarketplace\Conversations\Seat;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migrations\Old_Letters;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Staged;
use DesignMarketplace\Tests\TestCase;

final class OldLettersTest extends TestCase {

	/**
	 * An application of before.
	 *
	 * @param int    $applicant Who applied.
	 * @param int    $company   Company.
	 * @param string $date      GMT time.
	 * @param string $words     What was written.
	 */
	private function application( int $applicant, int $company, string $date, string $words ): int {
		global $wpdb;
		$id = Market::apply( $applicant, Market::mission( $company ) );
		$wpdb->update( $wpdb->posts, array( 'post_content' => $words ), array( 'ID' => $id ) );
		$wpdb->update( Tables::name( 'application' ), array( 'created_gmt' => $date ), array( 'post_id' => $id ) );
		return $id;
	}

	/**
	 * Makes the site as it was, and migrates it.
	 *
	 * @param bool $anew Whether there are no conversations yet.
	 * @return array<string,array<mixed>> Conversations and messages.
	 */
	private function migrate( bool $anew = true ): array {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names.
		foreach ( $anew ? array( 'conversation', 'message', 'outbox' ) : array() as $table ) {
			$wpdb->query( 'DELETE FROM ' . Tables::name( $table ) );
		}
		$after = '';
		while ( null !== $after ) {
			$after = ( new Old_Letters() )->batch( $after );
		}
		return array(
			'conversation' => (array) $wpdb->get_results( 'SELECT * FROM ' . Tables::name( 'conversation' ) . ' ORDER BY id', ARRAY_A ),
			'message'      => (array) $wpdb->get_results( 'SELECT * FROM ' . Tables::name( 'message' ) . ' ORDER BY id', ARRAY_A ),
			'outbox'       => (array) $wpdb->get_results( 'SELECT * FROM ' . Tables::name( 'outbox' ), ARRAY_A ),
		);
		// phpcs:enable
	}

	public function test_each_letter_once_with_its_own_date_and_read_by_both(): void {
		[ $designer, $company ] = array( $this->designer(), $this->contractor() );
		$this->application( $designer, $company, '2025-03-01 10:00:00', "It's <b>me</b>" );
		$second = $this->application( $designer, $company, '2025-04-01 10:00:00', 'Me again' );
		$this->application( $this->designer(), $company, '2025-02-01 10:00:00', 'Somebody else' );
		$kept = $this->migrate();
		$this->assertCount( 2, $kept['conversation'] );
		$this->assertSame( array(), $kept['outbox'], 'Nobody is told.' );
		$conversation = Conversation_Rows::between( $designer, $company ) ?? $this->fail();
		$letters      = Message_Rows::page( $conversation->id, 0, 10 );
		$this->assertSame(
			array( array( "It's <b>me</b>", '2025-03-01 10:00:00', true ), array( 'Me again', '2025-04-01 10:00:00', true ) ),
			array_map( static fn( Message $letter ): array => array( $letter->text, $letter->created, $letter->is_letter ), $letters )
		);
		$this->assertSame( array( '2025-04-01 10:00:00', $letters[1]->id ), array( $conversation->updated, $conversation->last ) );
		foreach ( Seat::cases() as $seat ) {
			$this->assertSame( array( 0, $letters[1]->id ), array( $conversation->unread( $seat ), $conversation->read( $seat ) ) );
		}
		$this->assertSame( array( 2, 0 ), array( $conversation->sent( Seat::Designer ), $conversation->sent( Seat::Contractor ) ) );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}$/D', $conversation->public_id );
		$this->assertContains( (string) $second, array_column( $kept['message'], 'application_id' ) );
		$this->assertSame( $kept, $this->migrate( false ), 'Nothing happens twice.' );
	}

	public function test_who_is_no_member_and_what_was_withdrawn_begins_none(): void {
		$company = $this->contractor();
		$guest   = $this->person( 'subscriber' );
		$this->application( $guest, $company, '2025-03-01 10:00:00', 'A guest' );
		Staged::application( $this->designer(), Market::mission( $company ), 'withdrawn', 'withdrawn' );
		$this->application( $this->designer(), $company, '2025-03-01 10:00:00', '' );
		$trashed = $this->application( $this->designer(), $company, '2025-03-01 10:00:00', 'In the trash' );
		wp_trash_post( $trashed );
		$this->assertSame( array(), $this->migrate()['conversation'] );
	}

	public function test_what_was_sent_meanwhile_stays_unread(): void {
		[ $designer, $company ] = array( $this->designer(), $this->contractor() );
		$this->application( $designer, $company, '2025-03-01 10:00:00', 'Old' );
		$this->migrate();
		Market::apply( $designer, Market::mission( $company ) );
		$this->migrate( false );
		$conversation = Conversation_Rows::between( $designer, $company ) ?? $this->fail();
		$this->assertSame( 1, $conversation->unread( Seat::Contractor ) );
	}
}
