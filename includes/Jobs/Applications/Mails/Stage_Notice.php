<?php
/** An email that tells an applicant what the company has decided. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Jobs\Applications\Application;
use DesignMarketplace\Jobs\Applications\Application_Query;
use DesignMarketplace\Jobs\Applications\History;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Talks\Answer_Url;
use WP_User;

/**
 * Payload: `application` (post id), `turn` (how often the applicant had been told something, this included). The words are read from
 * the application. Not sent once something else was told, as that has its own email.
 */
abstract class Stage_Notice implements Message {

	public function facts(): Facts {
		return new Facts( role: 'designer', speaker_event: 'stage' );
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$application = ( new Application_Query() )->one( (int) ( $payload['application'] ?? 0 ) );
		$owner       = $application?->is_available() ? get_userdata( $application->owner ) : false;
		if (
			! $application
				|| ! $owner
				|| ! Ownership::is_of( $to->user_id, $application->post )
				|| self::turn( $application ) !== (int) ( $payload['turn'] ?? 0 )
		) {
			return null;
		}
		$letter = $this->filled( $application->title, Member_Fields::display_name( $owner ), $application->told_words, $owner );
		return '' === $letter->reply_to ? $letter : $letter->answered_at( Answer_Url::of( $to->user_id, $owner->ID ) );
	}

	public function sample(): Mail_Content {
		return $this->filled( Example::mission(), Example::company(), $this->sample_words(), null );
	}

	/**
	 * @param string       $words The company's words, '' for none.
	 * @param WP_User|null $owner The company's account, null in the sample.
	 */
	protected function filled( string $mission, string $company, string $words, ?WP_User $owner ): Mail_Content {
		return new Mail_Content( compact( 'mission', 'company' ), home_url( '/applications' ), $words, they_wrote: true );
	}

	protected function sample_words(): string {
		return '';
	}

	/** The number of things the applicant was told, as Locked_Application::turn() counts. */
	private static function turn( Application $application ): int {
		return count( History::of( $application->history, '' ) );
	}
}
