<?php
/** An email ready to leave. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use Closure;

final class Mail {

	/**
	 * No header contains what a member typed, unless Subject_Line has made it safe.
	 * @param string       $text       The same as plain text.
	 * @param list<string> $headers    Header lines.
	 * @param string       $message_id Message-ID with its angle brackets.
	 * @param Closure|null $sent       See Mail_Content.
	 */
	public function __construct(
		public readonly string $to,
		public readonly string $subject,
		public readonly string $html,
		public readonly string $text,
		public readonly array $headers,
		public readonly string $message_id,
		public readonly ?Closure $sent = null
	) {}
}
