<?php
/** Reminds members of saved jobs at 8:00: the last days of one, and that it is closed; of each once. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Saved;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Morning;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Queued;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Blocks;
use WP_Post;

/** Candidates hear of the job by other emails. The event of an email is its reader and its morning: late runs queue it only once. */
final class Saved_Mails implements Mail_List {

	/** Unix time up to which the emails were queued. */
	private const OPTION = 'design_marketplace_saved_jobs';

	public static function mails(): array {
		return array(
			// No payload: what is new is read when the email is made.
			new Message(
				'saved_jobs',
				static fn(): array => array(
					'name'    => __( 'Saved jobs that end', 'design-marketplace' ),
					'subject' => __( 'You saved it: {mission}', 'design-marketplace' ),
					'heading' => __( 'What you saved.', 'design-marketplace' ),
					'body'    => __( "Hello {name},\n\nThere is something new about design jobs you have saved:\n{missions}", 'design-marketplace' ),
					'button'  => __( 'See my saved jobs', 'design-marketplace' ),
				),
				static fn( Recipient $to ): ?Mail_Content => self::letter( $to->user_id ),
				static fn(): Mail_Content => new Mail_Content(
					Example::tokens( 'mission' ),
					home_url( '/saved' ),
					links: array(
						'missions' => Example::links(
							static fn( string $title ): string => self::until( $title, Deadline::plus( Deadline::today(), 2 ) )
						),
					)
				),
				role: 'designer',
				is_optional: true,
				category: Message::REMINDERS
			),
		);
	}

	/** Queues the emails once a day. The first run only stores from when on they are due. */
	public function run(): void {
		$due  = Morning::last();
		$done = (int) get_option( self::OPTION, 0 );
		if ( $due <= $done || Tables::version() < 4 ) {
			return;
		}
		if ( $done > 0 ) {
			Batches::each(
				static fn( int $after ): array => Sql::ids(
					'SELECT DISTINCT s.user_id ' . self::from() . ' AND s.user_id > %d ORDER BY s.user_id LIMIT %d',
					$after,
					Batches::MANY
				),
				static function ( array $users ) use ( $due ): void {
					$queued = static fn( int $id ): Queued => new Queued( "saved_jobs:{$id}:{$due}", "user:{$id}", 'saved_jobs' );
					( new Outbox() )->enqueue_many( array_map( $queued, $users ) );
				}
			);
		}
		update_option( self::OPTION, $due, true );
	}

	private static function letter( int $user_id ): ?Mail_Content {
		$free = '( ' . Blocks::sql( $user_id, 'p.post_author' ) . ' ) IS NULL';
		$ids  = Sql::numbers( 'SELECT p.ID, s.id ' . self::from() . " AND s.user_id = %d AND {$free} ORDER BY s.id", $user_id );
		$jobs = Listed_Jobs::posts( array_keys( $ids ) );
		$open = array_filter( $jobs, static fn( WP_Post $job ): bool => Mission_State::Open === Mission_State::of( $job ) );
		$told = static function ( string $what, array $jobs ) use ( $ids ): void {
			$rows = Sql::in( array_intersect_key( $ids, array_column( $jobs, 'ID', 'ID' ) ) );
			Sql::write( "UPDATE {saved_job} SET {$what}_told = 1 WHERE id IN ({$rows})" );
		};
		return ! $jobs ? null : new Mail_Content(
			array( 'mission' => Listed_Jobs::summary( $jobs ) ),
			home_url( '/saved' ),
			links: array( 'missions' => Listed_Jobs::links( $jobs, self::label( ... ) ) ),
			sent: static function () use ( $told, $open, $jobs ): void {
				$told( 'deadline', $open );
				$told( 'close', array_diff_key( $jobs, $open ) );
			}
		);
	}

	/** FROM and WHERE of saved jobs about which there is something to tell. */
	private static function from(): string {
		global $wpdb;
		$today = Deadline::today();
		$mine  = 'SELECT 1 FROM {application} a WHERE a.mission_id = p.ID AND a.user_id = s.user_id AND ' . Stage::sql_taken( 'a' );
		$news  = $wpdb->prepare(
			'( p.post_status = %s AND s.close_told = 0 OR p.post_status = %s AND s.deadline_told = 0 AND EXISTS ( SELECT 1 FROM '
				. $wpdb->postmeta . ' e WHERE e.post_id = p.ID AND e.meta_key = %s AND e.meta_value BETWEEN %s AND %s ) )',
			Mission_State::Closed->value,
			Mission_State::Open->value,
			Deadline::META,
			$today,
			Deadline::plus( $today, Contract::limit( 'saved_deadline_days' ) )
		);
		return Saved_Jobs::from() . " AND {$news} AND NOT EXISTS ( {$mine} )";
	}

	private static function label( WP_Post $job ): string {
		return Mission_State::Open === Mission_State::of( $job )
			? self::until( $job->post_title, Deadline::of( $job->ID ) )
			/* translators: %s: title of a design job. */
			: sprintf( __( '%s: closed', 'design-marketplace' ), $job->post_title );
	}

	private static function until( string $title, string $day ): string {
		/* translators: 1: title of a design job, 2: day. */
		return sprintf( __( '%1$s: until %2$s', 'design-marketplace' ), $title, Deadline::words( $day ) );
	}
}
