<?php
/**
 * Mails as they would look, with made-up values: for those who write their texts.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Clock;
use DesignMarketplace\Contract\Contract;

final class Samples {

	/**
	 * Mails entrepreneurs get; the others go to designers, or to both.
	 */
	private const TO_CONTRACTORS = array( 'new_application' );

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
		$message = Catalogue::message( $message_id );
		preg_match_all( '/\{([a-z_]+)\}/', implode( ' ', $message ? $message->texts() : array() ), $found );
		return array_values( array_unique( array_merge( array( 'name', 'site' ), $found[1] ) ) );
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
		$role = in_array( $message_id, self::TO_CONTRACTORS, true ) ? 'contractor' : 'designer';
		return $this->composer->sample( $message_id, $this->recipient( $email, $name, $role, $language ), $own, fn(): Letter => $this->letter( $message_id ) );
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

	/**
	 * Values as they could be.
	 *
	 * @param string $message_id Key of Catalogue::MESSAGES.
	 */
	private function letter( string $message_id ): Letter {
		$mission = __( 'A poster for the open day', 'design-marketplace' );
		$values  = array(
			'days'       => (string) Contract::limit( 'activation_days' ),
			'until'      => Email_Link::until( Clock::now() + Contract::limit( 'email_change_days' ) * DAY_IN_SECONDS ),
			'first_step' => __( 'Add your first project: your profile is listed as soon as it shows one.', 'design-marketplace' ),
			'mission'    => $mission,
			'missions'   => "– {$mission}",
			'company'    => __( 'Example Company', 'design-marketplace' ),
			'applicant'  => __( 'Ada Example', 'design-marketplace' ),
			'sender'     => __( 'Grace Example', 'design-marketplace' ),
		);
		$quoted  = in_array( $message_id, array( 'new_application', 'contact_request' ), true );
		return new Letter(
			array_intersect_key( $values, array_flip( self::tokens( $message_id ) ) ),
			home_url( '/' ),
			$quoted ? __( 'I like your work and would love to talk about it.', 'design-marketplace' ) : '',
			'',
			'new_matching_mission' === $message_id ? home_url( '/' ) : ''
		);
	}
}
