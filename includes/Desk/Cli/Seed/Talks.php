<?php
/** Creates conversations between the demo's companies and applicants. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Jobs\Applications\Application;
use DesignMarketplace\Jobs\Applications\Application_Query;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Talks\Conversation_Rows;
use DesignMarketplace\Talks\Message_Rows;
use DesignMarketplace\Talks\Seat;

/** Every application begins one, as on the site; those the company shortlisted or chose continue. They are dated back, without emails. */
final class Talks {

	/** Days between two messages, at most. */
	private const PACE = 0.4;

	public function __construct( private readonly Marks $marks ) {}

	/** @return int Writes the missing ones. Number of messages. */
	public function seed(): int {
		$talks = Source::texts( 'talks' );
		$found = array();
		foreach ( Source::jobs() as $mark => [ $job ] ) {
			array_push( $found, ...$this->letters( $this->marks->post( $mark ), count( $job['letters'] ), $talks[ $job['lang'] ] ) );
		}
		// Some designers have applied twice, and a conversation is ordered by time.
		usort( $found, static fn( array $a, array $b ): int => strcmp( $a[0]->post->post_date_gmt, $b[0]->post->post_date_gmt ) );
		return Transaction::run(
			function () use ( $found ): int {
				$written = 0;
				foreach ( $found as [ $application ] ) {
					$letter   = array( Seat::Designer->letter(), $application->post->post_content );
					$written += $this->write( $application, array( $letter ), true );
				}
				foreach ( $found as [ $application, $lines ] ) {
					$written += $this->write( $application, $lines, false );
				}
				return $written;
			}
		);
	}

	/**
	 * The applications to one design job that have no conversation yet, each with its continuation.
	 * @param list<list<array{string,string}>> $written Continuations: seats' letters and texts. Each is used once.
	 * @return list<array{Application,list<array{string,string}>}>
	 */
	private function letters( int $mission, int $letters, array &$written ): array {
		$found = array();
		for ( $number = 0; $number < $letters; $number++ ) {
			$application = ( new Application_Query() )->one( $this->marks->post( "application:{$mission}:{$number}" ) );
			if ( $application && ! Message_Rows::has_letter( $application->post->ID ) ) {
				$is_wanted = in_array( $application->told, array( Stage::Shortlisted, Stage::Chosen ), true );
				$found[]   = array( $application, $is_wanted ? array_shift( $written ) ?? array() : array() );
			}
		}
		return $found;
	}

	/**
	 * Writes a letter or a continuation, whose last message stays unread. Two members have one conversation, even with several
	 * letters.
	 * @param list<array{string,string}> $lines Seats' letters and texts.
	 * @return int Number of messages.
	 */
	private function write( Application $application, array $lines, bool $is_letter ): int {
		$conversation = Conversation_Rows::begin( (int) $application->post->post_author, $application->owner );
		if ( ! $lines || ( ! $is_letter && $conversation->sent( Seat::Contractor ) > 0 ) ) {
			return 0;
		}
		$days = ( time() - (int) strtotime( "{$conversation->updated} UTC" ) ) / DAY_IN_SECONDS;
		// No two companies write in the same minute.
		$pace = self::PACE * ( 0.5 + $application->post->ID * 37 % 100 / 200 );
		$step = min( $pace, $days / ( count( $lines ) + 1 ) );
		$more = $is_letter ? array(
			'letter'         => 1,
			'application_id' => $application->post->ID,
			'created_gmt'    => $application->post->post_date_gmt,
		) : array();
		foreach ( $lines as $place => [ $letter, $words ] ) {
			$sender  = Seat::of_letter( $letter );
			$row     = $more + array( 'created_gmt' => Clock::gmt( $step * ( count( $lines ) - $place ) ) );
			$last    = Message_Rows::add( $conversation, $sender, $words, $row );
			$unread  = $is_letter ? 0 : 1;
			$columns = array(
				'updated_gmt'                        => $row['created_gmt'],
				$sender->column( 'read' )            => $last,
				$sender->column( 'unread' )          => 0,
				$sender->other()->column( 'read' )   => $last - $unread,
				$sender->other()->column( 'unread' ) => $unread,
			);
			Conversation_Rows::change( $conversation->id, $columns );
			$conversation = Conversation_Rows::find( $conversation->id ) ?? $conversation;
		}
		return count( $lines );
	}
}
