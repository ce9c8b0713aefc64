<?php
/** Asks the members whom works name, by one email a day at most. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Credits;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Face;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Blocks;

/**
 * An email leaves ten minutes after the last question, and tells all that were asked since the one before. What was asked within a day of
 * that one waits.
 */
final class Credit_Mails implements Mail_List {

	private const MAIL = 'credit_asked';

	/** Members who are asked by one run. */
	private const BATCH = 200;

	public static function mails(): array {
		return array(
			// Payload: `credits` (rows). Those that are taken back or answered by then are left out, and those of somebody blocked.
			new Message(
				self::MAIL,
				static fn(): array => array(
					'name'    => __( 'Named in a project', 'design-marketplace' ),
					'subject' => __( '{designer} names you in {work}', 'design-marketplace' ),
					'heading' => __( 'May your name stand there?', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nYou are named in:\n{works}\n\nYour name is shown only if you say yes. The project then also stands on your own page.",
						'design-marketplace'
					),
					'button'  => __( 'Answer', 'design-marketplace' ),
				),
				static fn( Recipient $to, array $payload ): ?Mail_Content => self::letter( $to->user_id, (array) ( $payload['credits'] ?? array() ) ),
				static fn(): Mail_Content => new Mail_Content(
					array( 'designer' => Example::designer(), 'work' => Example::mission() ),
					home_url( '/' ),
					links: array(
						'works' => array( array( 'label' => self::label( Example::mission(), Example::designer() ), 'url' => home_url( '/' ) ) ),
					),
					person: Face::sample()
				),
				is_optional: true,
				category: Message::MESSAGES
			),
		);
	}

	/** Queues the emails that are due. A listener of each run of the mail worker. */
	public function queue(): void {
		$due = Sql::ids(
			'SELECT c.user_id FROM {credit} c INNER JOIN {posts} p ON p.ID = c.work_id AND ' . Credit_Rows::sql_seen( 'p.post_status' )
				. ' WHERE c.state = %s AND c.mailed_gmt IS NULL AND NOT EXISTS ( SELECT 1 FROM {credit} told WHERE told.user_id = c.user_id AND told.mailed_gmt > %s )
				GROUP BY c.user_id HAVING MAX( c.asked_gmt ) <= %s LIMIT ' . self::BATCH,
			Credit::ASKED,
			Clock::gmt( -DAY_IN_SECONDS ),
			Clock::gmt( -Contract::limit( 'credit_mail_seconds' ) )
		);
		foreach ( $due as $user_id ) {
			try {
				Transaction::run( static fn() => self::queue_one( $user_id ) );
			} catch ( Lost_Transaction ) {
				// Others are in the way: it is still due in a minute.
				return;
			}
		}
	}

	private static function queue_one( int $user_id ): void {
		$event = static fn( int $day ): string => self::MAIL . ":{$user_id}:" . gmdate( 'Ymd', Clock::now() + $day * DAY_IN_SECONDS );
		// What was asked before may have been taken back since.
		if ( ! Account_Lock::hold_existing( array( $user_id ) )
			|| Outbox::has_lately( array( $event( 0 ), $event( -1 ) ), "user:{$user_id}", DAY_IN_SECONDS )
		) {
			return;
		}
		$ids = Sql::ids(
			'SELECT c.id FROM {credit} c INNER JOIN {posts} p ON p.ID = c.work_id AND ' . Credit_Rows::sql_seen( 'p.post_status' )
				. ' WHERE c.user_id = %d AND c.state = %s AND c.mailed_gmt IS NULL ORDER BY c.id FOR UPDATE',
			$user_id,
			Credit::ASKED
		);
		if ( $ids && ( new Outbox() )->enqueue( $event( 0 ), "user:{$user_id}", self::MAIL, array( 'credits' => $ids ) ) ) {
			Sql::write( 'UPDATE {credit} SET mailed_gmt = %s WHERE id IN (' . Sql::in( $ids ) . ')', Clock::gmt() );
		}
	}

	/** @param array<mixed> $ids */
	private static function letter( int $user_id, array $ids ): ?Mail_Content {
		$credits = Credit_Rows::asked( $user_id, array_map( 'intval', array_values( array_filter( $ids, 'is_numeric' ) ) ) );
		$blocked = Blocks::of( $user_id, array_map( static fn( Credit $credit ): int => $credit->owner_id(), $credits ) );
		$credits = array_values( array_filter( $credits, static fn( Credit $credit ): bool => ! isset( $blocked[ $credit->owner_id() ] ) ) );
		if ( ! $credits ) {
			return null;
		}
		$owners = array();
		foreach ( $credits as $credit ) {
			$owners[ $credit->owner_id() ] = $credit->owner_name();
		}
		$first = get_userdata( $credits[0]->owner_id() );
		return new Mail_Content(
			array( 'designer' => self::several( array_values( $owners ) ), 'work' => self::several( array_map( static fn( Credit $credit ): string => $credit->work->post_title, $credits ) ) ),
			Credit_Link::url( $user_id, $credits[0]->id ),
			links: array(
				'works' => array_map(
					static fn( Credit $credit ): array => array(
						'label' => self::label( $credit->work->post_title, $credit->owner_name() ),
						'url'   => Credit_Link::url( $user_id, $credit->id ),
					),
					$credits
				),
			),
			person: 1 === count( $owners ) && $first ? Face::of( $first ) : null
		);
	}

	/** @param non-empty-list<string> $names */
	private static function several( array $names ): string {
		$more = count( $names ) - 1;
		return 0 === $more
			? $names[0]
			/* translators: 1: a name or title, 2: number of others. */
			: sprintf( _n( '%1$s and %2$d more', '%1$s and %2$d more', $more, 'design-marketplace' ), $names[0], $more );
	}

	private static function label( string $work, string $designer ): string {
		/* translators: 1: title of a portfolio project, 2: its designer. */
		return sprintf( __( '“%1$s” by %2$s', 'design-marketplace' ), $work, $designer );
	}
}
