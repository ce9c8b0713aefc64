<?php
/** A list of emails. A line in Plugin::MAILS registers it. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

interface Mail_List {

	/** @return list<Message> */
	public static function mails(): array;
}
