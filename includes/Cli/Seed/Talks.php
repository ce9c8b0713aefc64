<?php
/**
 * Conversations of the demo's companies with who applied to them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli\Seed;

use DesignMarketplace\Applications\Application;
use DesignMarketplace\Applications\Application_Query;
use DesignMarketplace\Applications\Stage;
use DesignMarketplace\Conversations\Conversation_Rows;
use DesignMarketplace\Conversations\Message_Rows;
use DesignMarketplace\Conversations\Seat;
use DesignMarketplace\Database\Transaction;

/**
 * Every letter begins one, as on the site; those a company was interested in go on. Written as if it had been then: no mail goes out.
 */
final class Talks {

	/**
	 * Days between an answer and the next line, at most.
	 */
	private const PACE = 0.4;

	/**
	 * Takes the marks.
	 *
	 * @param Marks $marks What is there.
	 */
	public function __construct( private readonly Marks $marks ) {}

	/**
	 * Writes those that are missing.
	 *
	 * @return int How many messages were written.
	 */
	public function seed(): int {
		$talks = Source::texts( 'talks' );
		$found = array();
		foreach ( array_values( Source::texts( 'companies' ) ) as $company => $texts ) {
			foreach ( array_values( $texts['missions'] ) as $number => $mission ) {
				$written = array_values( (array) $talks[ (string) ( $mission['lang'] ?? $texts['locale'] ) ] );
				$found   = array_merge( $found, $this->letters( $this->marks->post( "mission:{$company}:{$number}" ), count( (array) $mission['letters'] ), $written, $company + $number ) );
			}
		}
		// Some have applied twice: a thread is in order.
		usort( $found, static fn( array $one, array $other ): int => strcmp( $one[0]->post->post_date_gmt, $other[0]->post->post_date_gmt ) );
		return Transaction::run(
			function () use ( $found ): int {
				$letters = array_map( fn( array $pair ): int => $this->write( $pair[0], array( array( Seat::Designer->letter(), $pair[0]->post->post_content ) ), true ), $found );
				$lines   = array_map( fn( array $pair ): int => $this->write( $pair[0], $pair[1], false ), $found );
				return array_sum( $letters ) + array_sum( $lines );
			}
		);
	}

	/**
	 * The letters about one design job that begin no conversation yet, each with what follows.
	 *
	 * @param int                              $mission Design job.
	 * @param int                              $letters How many applied.
	 * @param list<list<array{string,string}>> $written Who goes on with which words.
	 * @param int                              $turn    Which of them comes first.
	 * @return list<array{Application,list<array{string,string}>}>
	 */
	private function letters( int $mission, int $letters, array $written, int $turn ): array {
		$found = array();
		for ( $number = 0; $number < $letters; $number++ ) {
			$application = ( new Application_Query() )->one( $this->marks->post( "application:{$mission}:{$number}" ) );
			if ( $application && ! Message_Rows::has_letter( $application->post->ID ) ) {
				$is_wanted = in_array( $application->told, array( Stage::Shortlisted, Stage::Chosen ), true );
				$found[]   = array( $application, $is_wanted ? $written[ ( $turn + $number ) % count( $written ) ] : array() );
			}
		}
		return $found;
	}

	/**
	 * Writes a letter, or what followed: that the other has not read the last line of. Two have one talk, however many letters.
	 *
	 * @param Application                $application Application.
	 * @param list<array{string,string}> $lines       Seats' letters and words.
	 * @param bool                       $is_letter   Whether it is one.
	 * @return int How many messages.
	 */
	private function write( Application $application, array $lines, bool $is_letter ): int {
		$conversation = Conversation_Rows::begin( (int) $application->post->post_author, $application->owner );
		if ( ! $lines || ( ! $is_letter && $conversation->sent( Seat::Contractor ) > 0 ) ) {
			return 0;
		}
		$days = ( time() - (int) strtotime( "{$conversation->updated} UTC" ) ) / DAY_IN_SECONDS;
		$step = min( self::PACE, $days / ( count( $lines ) + 1 ) );
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
