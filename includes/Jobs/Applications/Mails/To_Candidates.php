<?php
/** Emails to all candidates of a design job. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use Closure;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Jobs\Templates\Answer_Templates;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\State;
use WP_Post;

final class To_Candidates implements Mail_List {

	/** Payload: `mission` (id), `decision` (id). Not sent once the account is on again, or off by another decision. */
	public static function mails(): array {
		return array(
			new Message(
				'owner_off',
				static fn(): array => array(
					'name'    => __( 'Design job not available', 'design-marketplace' ),
					'subject' => __( 'Not available: {mission}', 'design-marketplace' ),
					'heading' => __( 'Not available.', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nThe design job \"{mission}\" you applied to is not available at the moment. Please don't count on an answer. We are sorry.",
						'design-marketplace'
					),
					'button'  => __( 'See the open design jobs', 'design-marketplace' ),
				),
				static function ( Recipient $to, array $payload ): ?Mail_Content {
					$mission = self::unavailable( $payload );
					return $mission ? new Mail_Content( array( 'mission' => $mission->post_title ), home_url( '/jobs' ) ) : null;
				},
				static fn(): Mail_Content => new Mail_Content( Example::tokens( 'mission' ), home_url( '/jobs' ) ),
				static fn( array $payload, int $after, int $size ): array => self::unavailable( $payload )
					? self::batch( $payload, $after, $size )
					: array(),
				role: 'designer',
				delay: 48 * HOUR_IN_SECONDS
			),
		);
	}

	/**
	 * Payload: `mission` (id), `title` and `company` (as the job may be gone by then), `except` (users who get another email). Candidates
	 * who withdrew or were declined get none. Not sent about a hidden job.
	 * @param Closure(): array{name:string,subject:string,heading:string,body:string,button:string} $texts
	 * @param (Closure(Recipient, array<string,mixed>): ?Mail_Content)|null $letter Null for one with the company's words at the close.
	 */
	public static function mail( string $id, Closure $texts, ?Closure $letter = null ): Message {
		return new Message(
			$id,
			$texts,
			$letter ?? static function ( Recipient $to, array $payload ): ?Mail_Content {
				$mission = get_post( (int) ( $payload['mission'] ?? 0 ) );
				return Mission_State::Hidden === Mission_State::of( $mission ) ? null : new Mail_Content(
					self::tokens( $payload ),
					home_url( '/jobs' ),
					$mission instanceof WP_Post ? Answer_Templates::filled( self::words( $mission, $to->user_id ), '', $to->name ) : '',
					they_wrote: true
				);
			},
			static fn(): Mail_Content => new Mail_Content( Example::tokens( 'mission', 'company' ), home_url( '/jobs' ) ),
			static fn( array $payload, int $after, int $size ): array => self::batch( $payload, $after, $size ),
			role: 'designer'
		);
	}

	/**
	 * @param array<string,mixed> $payload
	 * @return array<string,string>
	 */
	public static function tokens( array $payload ): array {
		return array(
			'mission' => (string) ( $payload['title'] ?? '' ),
			'company' => (string) ( $payload['company'] ?? '' ),
		);
	}

	/**
	 * @param array<string,mixed> $payload
	 * @return list<int>
	 */
	private static function batch( array $payload, int $after, int $size ): array {
		return Sql::ids(
			'SELECT a.user_id FROM {application} a WHERE a.mission_id = %d AND a.user_id > %d AND ' . Stage::sql_waiting( 'a' )
				. ' AND a.user_id NOT IN (' . Sql::in( (array) ( $payload['except'] ?? array() ) ) . ') ORDER BY a.user_id LIMIT %d',
			(int) ( $payload['mission'] ?? 0 ),
			$after,
			$size
		);
	}

	/** The owner's words at the close, which are stored in the mission. Empty if one of the two has blocked the other. */
	private static function words( WP_Post $mission, int $candidate ): string {
		$owner = (int) $mission->post_author;
		$words = Mission_State::Closed === Mission_State::of( $mission ) && ! State::is_off( $owner )
			? get_post_meta( $mission->ID, Closing::WORDS, true )
			: '';
		return is_string( $words ) && '' !== $words && ! Blocks::between( $owner, $candidate ) ? $words : '';
	}

	/**
	 * The job, if it is open and its company off by the decision.
	 * @param array<string,mixed> $payload
	 */
	private static function unavailable( array $payload ): ?WP_Post {
		$mission = get_post( (int) ( $payload['mission'] ?? 0 ) );
		if ( ! $mission instanceof WP_Post || Mission_State::Open !== Mission_State::of( $mission ) ) {
			return null;
		}
		$owner = (int) $mission->post_author;
		return State::is_off( $owner ) && State::decision( $owner ) === (int) ( $payload['decision'] ?? 0 ) ? $mission : null;
	}
}
