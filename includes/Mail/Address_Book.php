<?php
/**
 * What the mail room knows of people. Another room keeps them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

interface Address_Book {

	/**
	 * A user as the recipient of a mail; null when the account is gone.
	 *
	 * @param int $user_id User.
	 */
	public function find( int $user_id ): ?Recipient;

	/**
	 * Ends the optional mails of a category to a user, and notes that they asked for it.
	 *
	 * @param int    $user_id  User.
	 * @param string $category Category, see Facts.
	 */
	public function unsubscribe( int $user_id, string $category ): void;

	/**
	 * Begins the optional mails of a category again that have no place in the settings.
	 *
	 * @param int    $user_id  User.
	 * @param string $category Category, see Facts.
	 */
	public function begin_again( int $user_id, string $category ): void;
}
