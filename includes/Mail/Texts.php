<?php
/** A message's texts: the administrator's, or else the plugin's own. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Settings\Site_Settings;

final class Texts {

	/** Setting that holds the administrator's texts: message id => language => part => text. */
	public const SETTING = 'mail_texts';
	public const OPTION  = Site_Settings::PREFIX . self::SETTING;

	public const PARTS = Site_Settings::MAIL_PARTS;

	/** @return array{subject:string,heading:string,body:string,button:string} The texts in the current language, tokens not yet filled. */
	public static function of( Message $message ): array {
		$texts    = $message->texts();
		$language = Languages::current();
		$own      = Site_Settings::get( self::SETTING )[ $message->id ][ $language ] ?? array();
		foreach ( $texts as $part => $default ) {
			if ( '' !== trim( (string) ( $own[ $part ] ?? '' ) ) ) {
				$texts[ $part ] = $own[ $part ];
			}
		}
		return $texts;
	}

	/**
	 * Puts values in the place of `{tokens}`; unknown ones stay.
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
