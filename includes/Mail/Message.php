<?php
/**
 * A mail the marketplace sends.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

interface Message {

	/**
	 * The default texts in the current language. `{tokens}` are filled from the letter; `{name}` and `{site}` are always there.
	 *
	 * In the subject only `{site}` is filled: what a member typed stays out of headers.
	 *
	 * @return array{subject:string,heading:string,body:string,button:string} Paragraphs of the body are parted by an empty line.
	 */
	public function texts(): array;

	/**
	 * What this mail says to this recipient; null when there is nothing to say any more.
	 *
	 * @param Recipient           $to      Whom it goes to.
	 * @param array<string,mixed> $payload As queued.
	 */
	public function letter( Recipient $to, array $payload ): ?Letter;
}
