<?php
/** Finds members for the mail room. The members room implements it. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

interface Address_Book {

	/** A user as the recipient of an email; null when the account is gone. */
	public function find( int $user_id ): ?Recipient;

	/** Ends the optional emails of a category to a user, and notes that they asked for it. */
	public function unsubscribe( int $user_id, string $category ): void;

	/** Ends the optional emails of every category to a user, those of saved searches too, and notes that they asked for it. */
	public function unsubscribe_all( int $user_id ): void;

	/** Begins the emails of a category again, if the member's settings have no switch for it. */
	public function begin_again( int $user_id, string $category ): void;
}
