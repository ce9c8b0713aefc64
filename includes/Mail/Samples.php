<?php
/** Emails with made-up values, for administrators who change their texts. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

final class Samples {

	/** @return list<string> */
	public static function tokens( Message $message ): array {
		$sample = ( $message->sample )();
		return array_values( array_unique( array_merge( array( 'name', 'site' ), array_keys( $sample->tokens + $sample->links ) ) ) );
	}

	/**
	 * The plugin's own texts of an email.
	 * @return array<string,string>
	 */
	public static function defaults( Message $message, string $language ): array {
		return Composer::defaults( $message, Recipient::locale( $language ) );
	}

	/**
	 * An email with these texts.
	 * @param array<string,string> $own Texts by part; the plugin's own where there is none.
	 */
	public static function mail( Message $message, string $language, string $email, string $name, array $own ): Mail {
				return Composer::sample(
					$message,
					new Recipient( 0, $email, $name, '' === $message->role ? 'designer' : $message->role, Recipient::locale( $language ) ),
					$own
				);
	}
}
