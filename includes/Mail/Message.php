<?php
/** A kind of email, as a row of a Mail_List. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use Closure;

final class Message {

	/** Categories of optional emails. Members end each one separately. */
	public const ALERTS     = 'alerts';
	public const REMINDERS  = 'reminders';
	public const MESSAGES   = 'messages';
	public const SITE       = 'site';
	public const NEWSLETTER = 'newsletter';

	/** All of them. */
	public const CATEGORIES = array( self::ALERTS, self::REMINDERS, self::MESSAGES, self::SITE, self::NEWSLETTER );

	/**
	 * The defaults are those of an email to one member about their own account.
	 * @param string $id Lower-case letters and underscores. It must never change: the outbox has it.
	 * @param Closure(): array{name:string,subject:string,heading:string,body:string,button:string} $words The name administrators see and the
	 *        texts, in the current language. `{tokens}` are filled from the letter; `{name}` and `{site}` are always there. The subject
	 *        names job and person, so that it is understood in a list of many. Paragraphs of the body are parted by an empty line.
	 * @param Closure(Recipient, array<string,mixed>): ?Mail_Content $letter By the payload as queued; null when there is nothing left to say.
	 * @param Closure(): Mail_Content $sample With made-up values. Its tokens are those administrators may write into the texts.
	 * @param (Closure(array<string,mixed>, int, int): list<int>)|null $batch Of an email to many, queued as one row: the next recipients by
	 *        payload, last user id and number; ascending, fewer when these are the last.
	 * @param string $role Of those who get it, for the look of its sample; '' for both.
	 * @param string $speaker_event First part of its events where it carries a member's words. The member's id is the second:
	 *        `contact:12:…`. Deleting the member erases these emails.
	 * @param bool $leaves_nothing Whether its row is removed once it is sent, as the account is gone by then.
	 * @param bool $is_secret Whether its payload is erased when the last attempt has failed. It cannot be tried again then.
	 * @param bool $reaches_off Whether it also goes to a member whose account is off: emails about the account itself.
	 * @param bool $is_optional Whether only those get it who want emails of its category. It has the link that ends them.
	 * @param int $delay Seconds it waits in the outbox before it is due.
	 * @param bool $is_confidential Whether nobody is told whom it goes to: who gets it has reported something, maybe an administrator.
	 * @param (Closure(array<string,mixed>): ?string)|null $deliver Of what goes to another system, no email: takes the payload, and returns
	 *        why it failed, '' when it has arrived, null when there is nothing to deliver any more.
	 */
	public function __construct(
		public readonly string $id,
		private readonly Closure $words,
		public readonly Closure $letter,
		public readonly Closure $sample,
		public readonly ?Closure $batch = null,
		public readonly string $role = '',
		public readonly string $speaker_event = '',
		public readonly bool $leaves_nothing = false,
		public readonly bool $is_secret = false,
		public readonly bool $reaches_off = false,
		public readonly bool $is_optional = false,
		public readonly string $category = self::ALERTS,
		public readonly int $delay = 0,
		public readonly bool $is_confidential = false,
		public readonly ?Closure $deliver = null
	) {}

	public function name(): string {
		return ( $this->words )()['name'];
	}

	/** @return array{subject:string,heading:string,body:string,button:string} */
	public function texts(): array {
		$texts = ( $this->words )();
		unset( $texts['name'] );
		return $texts;
	}

	/** The member whose words an email carries, by the event of its row; 0 for none. */
	public function speaker( string $event ): int {
		return '' !== $this->speaker_event && preg_match( "/^{$this->speaker_event}:(\d+):/", $event, $match ) ? (int) $match[1] : 0;
	}
}
