<?php
/** Reads the form of the reasons' texts in one language. The others stay unchanged. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Reason_Texts;
use WP_Error;

final class Reason_Reader {

	/**
	 * All texts after the change, or the error. Empty parts keep the plugin's text.
	 *
	 * @param mixed $value Texts by reason, language and part.
	 * @return array<string,array<string,array<string,string>>>|WP_Error
	 */
	public function read( mixed $value ): array|WP_Error {
		$kept = (array) Site_Settings::get( Reason_Texts::SETTING );
		$max  = Contract::limit( 'decision_words_max' );
		foreach ( Decision_Reason::choices() as $reason ) {
			$languages = is_array( $value ) && is_array( $value[ $reason->value ] ?? null ) ? $value[ $reason->value ] : array();
			foreach ( array_intersect_key( $languages, Contract::enum( 'languages' ) ) as $language => $parts ) {
				$texts = self::texts( $parts );
				foreach ( $texts as $part => $text ) {
					if ( mb_strlen( $text ) > $max ) {
						return new WP_Error(
							'text_too_long',
							"{$reason->label()}, " . Reason_Rows::labels()[ $part ] . ': ' . Contract::message( 'too_long', $max )
						);
					}
				}
				$kept[ $reason->value ][ $language ] = $texts;
			}
			$kept[ $reason->value ] = array_filter( (array) ( $kept[ $reason->value ] ?? array() ) );
		}
		return array_filter( $kept );
	}

	/**
	 * The parts that are not empty.
	 *
	 * @return array<'text'|'rule',string>
	 */
	private static function texts( mixed $parts ): array {
		$texts = array();
		foreach ( array_keys( Reason_Rows::labels() ) as $part ) {
			$text = is_array( $parts ) && is_string( $parts[ $part ] ?? null ) ? Text::plain( $parts[ $part ], true ) : '';
			if ( '' !== $text ) {
				$texts[ $part ] = $text;
			}
		}
		return $texts;
	}
}
