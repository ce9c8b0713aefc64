<?php
/** Reads the form of email texts: one email in one language. The others stay unchanged. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Composer;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Texts;
use WP_Error;

final class Mail_Reader {

	/**
	 * All email texts after the change, or the error.
	 *
	 * @param mixed $value Texts by email, language and part; parts left empty keep the plugin's own text.
	 * @return array<string,array<string,array<string,string>>>|WP_Error
	 */
	public function read( mixed $value ): array|WP_Error {
		$kept = (array) Site_Settings::get( Texts::SETTING );
		foreach ( array_intersect_key( is_array( $value ) ? $value : array(), Catalogue::all() ) as $mail => $languages ) {
			foreach (
				array_intersect_key( is_array( $languages ) ? $languages : array(), Contract::enum( 'languages' ) ) as $language => $parts
			) {
				$message = Catalogue::all()[ $mail ];
				$texts   = self::texts( $parts );
				$error   = self::error( $message, $texts );
				if ( $error ) {
					return $error;
				}
				$kept[ $mail ][ $language ] = self::changed( $message, (string) $language, $texts );
			}
			$kept[ $mail ] = array_filter( (array) ( $kept[ $mail ] ?? array() ) );
		}
		return array_filter( $kept );
	}

	/**
	 * The parts that are not empty.
	 *
	 * @return array<string,string>
	 */
	public static function texts( mixed $parts ): array {
		$texts = array();
		foreach ( Texts::PARTS as $part ) {
			$text = is_array( $parts ) && is_string( $parts[ $part ] ?? null ) ? Text::plain( $parts[ $part ], 'body' === $part ) : '';
			if ( '' !== $text ) {
				$texts[ $part ] = $text;
			}
		}
		return $texts;
	}

	/**
	 * The texts that differ from the plugin's. The others are not stored, so that they follow its updates and count as unchanged.
	 *
	 * @param array<string,string> $texts Texts by part.
	 * @return array<string,string>
	 */
	private static function changed( Message $mail, string $language, array $texts ): array {
		return array_diff_assoc( $texts, self::texts( Composer::defaults( $mail, $language ) ) );
	}

	/**
	 * Refuses unknown placeholders, which would be sent as they are.
	 *
	 * @param array<string,string> $texts Texts by part.
	 */
	private static function error( Message $mail, array $texts ): ?WP_Error {
		$known = Composer::tokens( $mail );
		foreach ( $texts as $part => $text ) {
			preg_match_all( '/\{([a-z_]+)\}/i', $text, $found );
			foreach ( array_diff( $found[1], $known ) as $token ) {
				return new WP_Error(
					'unknown_token',
					Mail_Form::labels()[ $part ] . ': ' . sprintf(
						/* translators: 1: name of a mail, 2: placeholder, 3: list of placeholders. */
						__( 'in "%1$s", %2$s is not a placeholder of this text. Available: %3$s.', 'design-marketplace' ),
						$mail->name(),
						'{' . $token . '}',
						'{' . implode( '}, {', $known ) . '}'
					)
				);
			}
		}
		return null;
	}
}
