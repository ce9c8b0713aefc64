<?php
/** The properties that all emails of one kind share. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

final class Facts {

	/** Categories of optional emails. Members end each one separately. */
	public const ALERTS    = 'alerts';
	public const REMINDERS = 'reminders';
	public const MESSAGES  = 'messages';

	/** All of them. */
	public const CATEGORIES = array( self::ALERTS, self::REMINDERS, self::MESSAGES );

	/**
	 * The defaults are those of an email to one member about their own account.
	 *
	 * @param string $role           Role of those who get it, for the look of its sample; '' for both.
	 * @param string $speaker_event  First part of its events where it carries a member's words. The member's id is the second:
	 *                               `contact:12:…`. Deleting the member erases these emails.
	 * @param bool   $leaves_nothing Whether its row is removed once it is sent, as the account is gone by then.
	 * @param bool   $is_secret      Whether its payload is erased when the last attempt has failed. It cannot be tried again then.
	 * @param bool   $reaches_off    Whether it also goes to a member whose account is off: emails about the account itself.
	 * @param bool   $is_optional    Whether only those get it who have asked for such emails. It carries the link that ends them.
	 * @param string $category       Which of the optional emails it is.
	 * @param int    $delay          Seconds it waits in the outbox before it is due.
	 * @param bool   $is_confidential Whether nobody is told whom it goes to: who gets it has reported something, maybe an administrator.
	 */
	public function __construct(
		public readonly string $role = '',
		public readonly string $speaker_event = '',
		public readonly bool $leaves_nothing = false,
		public readonly bool $is_secret = false,
		public readonly bool $reaches_off = false,
		public readonly bool $is_optional = false,
		public readonly string $category = self::ALERTS,
		public readonly int $delay = 0,
		public readonly bool $is_confidential = false
	) {}

	/**
	 * The member whose words an email carries, 0 for none.
	 *
	 * @param string $event Event of its row.
	 */
	public function speaker( string $event ): int {
		return '' !== $this->speaker_event && preg_match( "/^{$this->speaker_event}:(\d+):/", $event, $match ) ? (int) $match[1] : 0;
	}
}
