<?php
/**
 * Keeps back the mails of accounts that are off: those to them, those in their words, and alerts about their jobs.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Module;

/**
 * Asked when a mail is about to leave, however long it has waited.
 */
final class Off_Mails implements Module {

	/**
	 * Mails that advertise a job of their payload.
	 */
	private const ALERTS = array( 'new_matching_mission' );

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'design_marketplace_mail_may_leave', array( $this, 'may_leave' ), 10, 5 );
	}

	/**
	 * Whether a mail of the queue may leave.
	 *
	 * @param bool                $may       Whether it may so far.
	 * @param string              $event     What happened.
	 * @param string              $recipient Whom to tell.
	 * @param string              $message   Key of Catalogue::MESSAGES.
	 * @param array<string,mixed> $payload   What the message needs.
	 */
	public function may_leave( bool $may, string $event, string $recipient, string $message, array $payload ): bool {
		if ( ! $may || Catalogue::facts( $message )->reaches_off ) {
			return $may;
		}
		$parts = explode( ':', $event );
		$users = array( (int) ( str_starts_with( $recipient, 'user:' ) ? substr( $recipient, 5 ) : 0 ) );
		if ( in_array( $parts[0], Catalogue::speaker_events(), true ) ) {
			$users[] = (int) ( $parts[1] ?? 0 );
		}
		if ( in_array( $message, self::ALERTS, true ) ) {
			$missions = array_filter( array_map( 'intval', (array) ( $payload['ids'] ?? $payload['mission'] ?? array() ) ) );
			$users    = array_merge( $users, array_map( static fn( int $id ): int => (int) get_post_field( 'post_author', $id ), $missions ) );
		}
		return ! array_filter( array_filter( $users ), array( State::class, 'is_off' ) );
	}
}
