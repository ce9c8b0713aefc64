<?php
/** An email to all candidates of a design job. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Fan_Out;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\State;
use WP_Post;

/**
 * Payload: `mission` (id), `title` and `company` (as the job may be gone by then), `except` (users who get another email). Candidates
 * those who withdrew or were declined get none. Not sent about a hidden job.
 */
abstract class To_Candidates implements Fan_Out {

	public function facts(): Facts {
		return new Facts( role: 'designer' );
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		if ( Mission_State::Hidden === Mission_State::of( get_post( (int) ( $payload['mission'] ?? 0 ) ) ) ) {
			return null;
		}
		return new Mail_Content(
			array(
				'mission' => (string) ( $payload['title'] ?? '' ),
				'company' => (string) ( $payload['company'] ?? '' ),
			),
			home_url( '/jobs' ),
			$this->words( (int) ( $payload['mission'] ?? 0 ), $to->user_id ),
			they_wrote: true
		);
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			array(
				'mission' => Example::mission(),
				'company' => Example::company(),
			),
			home_url( '/jobs' )
		);
	}

	public function batch( array $payload, int $after, int $size ): array {
		$except = (array) ( $payload['except'] ?? array() );
		return Sql::ids(
			'SELECT a.user_id FROM {application} a WHERE a.mission_id = %d AND a.user_id > %d AND ' . Stage::sql_waiting( 'a' )
				. ' AND a.user_id NOT IN (' . Sql::in( $except ) . ') ORDER BY a.user_id LIMIT %d',
			(int) ( $payload['mission'] ?? 0 ),
			$after,
			$size
		);
	}

	/** The owner's words at the close, which are stored in the mission. Empty if one of the two has blocked the other. */
	private function words( int $mission_id, int $candidate ): string {
		$mission = get_post( $mission_id );
		$words   = $mission instanceof WP_Post
			&& Mission_State::Closed === Mission_State::of( $mission )
			&& ! State::is_off( (int) $mission->post_author )
			? get_post_meta( $mission_id, Closing::WORDS, true )
			: '';
		return is_string( $words )
			&& '' !== $words
			&& $mission instanceof WP_Post
			&& ! Blocks::between( (int) $mission->post_author, $candidate )
			? $words
			: '';
	}
}
