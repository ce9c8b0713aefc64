<?php
/**
 * Mails as they would look, with made-up values: for those who write their texts.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

final class Samples {

	/**
	 * Takes what makes the mails.
	 *
	 * @param Composer $composer Composer.
	 */
	public function __construct( private readonly Composer $composer = new Composer() ) {}

	/**
	 * The placeholders of a mail.
	 *
	 * @param string $message_id Key of Catalogue::MESSAGES.
	 * @return list<string>
	 */
	public static function tokens( string $message_id ): array {
		$sample = Catalogue::message( $message_id )?->sample();
		return array_values( array_unique( array_merge( array( 'name', 'site' ), array_keys( ( $sample->tokens ?? array() ) + ( $sample->links ?? array() ) ) ) ) );
	}

	/**
	 * The plugin's own texts of a mail.
	 *
	 * @param string $message_id Key of Catalogue::MESSAGES.
	 * @param string $language   Language.
	 * @return array<string,string>
	 */
	public function defaults( string $message_id, string $language ): array {
		return $this->composer->defaults( $message_id, $this->recipient( 'nobody@example.org', '', '', $language ) );
	}

	/**
	 * A mail with these texts.
	 *
	 * @param string               $message_id Key of Catalogue::MESSAGES.
	 * @param string               $language   Language.
	 * @param string               $email      Whom it goes to.
	 * @param string               $name       Their name.
	 * @param array<string,string> $own        Texts by part; the plugin's own where there is none.
	 */
	public function mail( string $message_id, string $language, string $email, string $name, array $own ): ?Mail {
		$message = Catalogue::message( $message_id );
		$role    = $message?->facts()->role ?? '';
		return $message ? $this->composer->sample( $message_id, $this->recipient( $email, $name, '' === $role ? 'designer' : $role, $language ), $own, $message->sample( ... ) ) : null;
	}

	private function recipient( string $email, string $name, string $role, string $language ): Recipient {
		$recipient = Recipient::of(
			'',
			array(
				'address' => $email,
				'name'    => $name,
				'role'    => $role,
				'locale'  => $language,
			)
		);
		return $recipient ?? throw new \LogicException( 'An address is enough.' );
	}
}
