<?php
/** Asks the members whom works name, by one email a day at most. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Credits;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Face;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Mail\Subject_Line;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Blocks;
use WP_User;

/** The email leaves ten minutes after the last question, and at the earliest a day after the one before, with all that was asked since. */
final class Credit_Mails implements Mail_List {

	private const MAIL = 'credit_asked';

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
				static fn( Recipient $to, array $payload ): ?Mail_Content => self::letter( $to->user_id, $payload['credits'] ?? array() ),
				static fn(): Mail_Content => new Mail_Content(
					array( 'designer' => Example::designer(), 'work' => Example::mission() ),
					home_url( '/' ),
					links: array( 'works' => Example::links( self::label( ... ) ) ),
					person: Face::sample()
				),
				is_optional: true,
				category: Message::MESSAGES
			),
		);
	}

	/** Queues the emails that are due. A listener of each run of the mail worker. */
	public function queue(): void {
		Account_Lock::each(
			'( SELECT c.user_id FROM ' . Credit::sql_seen() . ' WHERE c.state = %s AND c.mailed_gmt IS NULL
				AND NOT EXISTS ( SELECT 1 FROM {credit} told WHERE told.user_id = c.user_id AND told.mailed_gmt > %s )
				GROUP BY c.user_id HAVING MAX( c.asked_gmt ) <= %s ) m WHERE 1 = 1',
			self::queue_one( ... ),
			Credit::ASKED,
			Clock::gmt( -DAY_IN_SECONDS ),
			Clock::gmt( -Contract::limit( 'credit_mail_seconds' ) )
		);
	}

	private static function queue_one( int $user_id ): void {
		$event = static fn( int $ago ): string => self::MAIL . ":{$user_id}:" . gmdate( 'Ymd', Clock::now() - $ago );
		$which = 'c.user_id = %d AND c.state = %s AND c.mailed_gmt IS NULL ORDER BY c.id FOR UPDATE';
		$ids   = Sql::ids( 'SELECT c.id FROM ' . Credit::sql_seen() . " WHERE {$which}", $user_id, Credit::ASKED );
		// The outbox is asked, too: where the questions of the last email were taken back, no row says any more when it left.
		if ( $ids && ! Outbox::has_lately( array( $event( 0 ), $event( DAY_IN_SECONDS ) ), "user:{$user_id}", DAY_IN_SECONDS )
			&& ( new Outbox() )->enqueue( $event( 0 ), "user:{$user_id}", self::MAIL, array( 'credits' => $ids ) )
		) {
			Sql::write( 'UPDATE {credit} SET mailed_gmt = %s WHERE id IN (' . Sql::in( $ids ) . ')', Clock::gmt() );
		}
	}

	/** @param array<mixed> $ids */
	private static function letter( int $user_id, array $ids ): ?Mail_Content {
		$free    = '( ' . Blocks::sql( $user_id, 'p.post_author' ) . ' ) IS NULL';
		$which   = 'c.id IN (' . Sql::in( $ids ) . ") AND c.user_id = %d AND c.state = %s AND {$free} ORDER BY c.id";
		$credits = Credit::read( $which, $user_id, Credit::ASKED );
		$owners  = array_column( array_column( $credits, 'by' ), 'name', 'id' );
		$links   = array_map(
			static fn( array $credit ): array => array(
				'label' => self::label( $credit['work']['title'], $credit['by']['name'] ),
				'url'   => Credit_Answers::url( $user_id, $credit['id'] ),
			),
			$credits
		);
		return ! $credits ? null : new Mail_Content(
			array(
				'designer' => Subject_Line::several( $owners ),
				'work'     => Subject_Line::several( array_column( array_column( $credits, 'work' ), 'title' ) ),
			),
			$links[0]['url'],
			links: array( 'works' => $links ),
			person: 1 === count( $owners ) ? Face::of( new WP_User( key( $owners ) ) ) : null
		);
	}

	private static function label( string $work, ?string $designer = null ): string {
		/* translators: 1: title of a portfolio project, 2: its designer. */
		return sprintf( __( '“%1$s” by %2$s', 'design-marketplace' ), $work, $designer ?? Example::designer() );
	}
}
