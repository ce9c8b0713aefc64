<?php
/**
 * A message's texts: the administrator's where there are some, the defaults elsewhere.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

final class Texts {

	/**
	 * Option that holds the administrator's texts: message id => language => part => text.
	 */
	public const OPTION = 'design_marketplace_mail_texts';

	public const PARTS = array( 'subject', 'heading', 'body', 'button' );

	/**
	 * The texts in the current language, tokens not yet filled.
	 *
	 * @param string  $message_id Key of Catalogue::MESSAGES.
	 * @param Message $message    The message.
	 * @return array{subject:string,heading:string,body:string,button:string}
	 */
	public static function of( string $message_id, Message $message ): array {
		$texts    = $message->texts();
		$own      = get_option( self::OPTION, array() );
		$language = substr( determine_locale(), 0, 2 );
		$own      = is_array( $own ) ? ( $own[ $message_id ][ $language ] ?? array() ) : array();
		foreach ( $texts as $part => $default ) {
			if ( is_array( $own ) && is_string( $own[ $part ] ?? null ) && '' !== trim( $own[ $part ] ) ) {
				$texts[ $part ] = $own[ $part ];
			}
		}
		return $texts;
	}

	/**
	 * Puts values in the place of `{tokens}`; unknown ones stay.
	 *
	 * @param string               $text   Text.
	 * @param array<string,string> $values Values by token name.
	 */
	public static function fill( string $text, array $values ): string {
		$pairs = array();
		foreach ( $values as $name => $value ) {
			$pairs[ '{' . $name . '}' ] = $value;
		}
		return strtr( $text, $pairs );
	}
}
