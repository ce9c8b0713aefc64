<?php
/** A kind of email. Its class has everything about it; a line in Plugin::MAILS registers it. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

interface Message {

	/** Its id in the outbox: lower-case letters and underscores. It must never change. */
	public static function id(): string;

	/** The name administrators see. */
	public function name(): string;

	public function facts(): Facts;

	/**
	 * The default texts in the current language. `{tokens}` are filled from the letter; `{name}` and `{site}` are always there.
	 *
	 * The subject names job and person, so that the email is understood in a list of many.
	 *
	 * @return array{subject:string,heading:string,body:string,button:string} Paragraphs of the body are parted by an empty line.
	 */
	public function texts(): array;

	/**
	 * The content of this email for this recipient; null when there is nothing left to say.
	 *
	 * @param array<string,mixed> $payload As queued.
	 */
	public function letter( Recipient $to, array $payload ): ?Mail_Content;

	/** A letter with made-up values. Its tokens are those administrators may write into the texts. */
	public function sample(): Mail_Content;
}
