<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Composer;
use DesignMarketplace\Mail\Texts;
use DesignMarketplace\People\Accounts\Decision_Reason;
use WP_Error;

/**
 * Reads texts by language and part: of emails, of reasons. Languages that were not sent stay, empty parts keep the plugin's text.
 * @phpstan-type By_Part array<string,string>
 */
final class Texts_Reader {

	/** @return array<string,array<string,By_Part>>|WP_Error */
	public static function mails( string $key, mixed $value ): array|WP_Error {
		return self::read(
			$key,
			$value,
			array_keys( Catalogue::all() ),
			static function ( string $mail, string $language, mixed $parts ): array|WP_Error {
				$texts = self::mail( $parts );
				// Texts like the plugin's are not stored, so that they follow its updates and count as unchanged.
				return self::unknown_token( $mail, $texts )
					?? array_diff_assoc( $texts, self::mail( Composer::defaults( Catalogue::all()[ $mail ], $language ) ) );
			}
		);
	}

	/** @return array<string,array<string,By_Part>>|WP_Error */
	public static function reasons( string $key, mixed $value ): array|WP_Error {
		return self::read(
			$key,
			$value,
			array_column( Decision_Reason::choices(), 'value' ),
			static function ( string $reason, string $language, mixed $parts ): array|WP_Error {
				$texts = self::parts( $parts, Site_Settings::REASON_PARTS, Site_Settings::REASON_PARTS );
				$max   = Contract::limit( 'decision_words_max' );
				$long  = array_filter( $texts, static fn( string $text ): bool => mb_strlen( $text ) > $max );
				$named = Decision_Reason::from( $reason )->label() . ', ' . (
					self::reason_labels()[ array_key_first( $long ) ?? '' ] ?? ''
				);
				return $long ? new WP_Error( 'text_too_long', "{$named}: " . Contract::message( 'too_long', $max ) ) : $texts;
			}
		);
	}

	/** @return By_Part The parts of an email that are not empty. */
	public static function mail( mixed $parts ): array {
		return self::parts( $parts, Texts::PARTS, array( 'body' ) );
	}

	/** @return By_Part Labels of an email's parts. */
	public static function mail_labels(): array {
		return array(
			'subject' => __( 'Subject', 'design-marketplace' ),
			'heading' => __( 'Heading', 'design-marketplace' ),
			'body'    => __( 'Text', 'design-marketplace' ),
			'button'  => __( 'Button', 'design-marketplace' ),
		);
	}

	/** @return array{text:string,rule:string} Labels of a reason's parts. */
	public static function reason_labels(): array {
		return array(
			'text' => __( 'What was wrong', 'design-marketplace' ),
			'rule' => __( 'Rule or law', 'design-marketplace' ),
		);
	}

	/**
	 * All texts after the change, or the error. $value: by item, language and part.
	 * @param list<string>                                     $items
	 * @param callable(string,string,mixed):(By_Part|WP_Error) $part  Item, language and what was sent for them to what is stored.
	 * @return array<string,array<string,By_Part>>|WP_Error
	 */
	private static function read( string $key, mixed $value, array $items, callable $part ): array|WP_Error {
		$kept = (array) Site_Settings::get( $key );
		foreach ( array_intersect_key( is_array( $value ) ? $value : array(), array_flip( $items ) ) as $item => $languages ) {
			$sent = array_intersect_key( is_array( $languages ) ? $languages : array(), Contract::enum( 'languages' ) );
			foreach ( $sent as $language => $parts ) {
				$texts = $part( $item, (string) $language, $parts );
				if ( $texts instanceof WP_Error ) {
					return $texts;
				}
				$kept[ $item ][ $language ] = $texts;
			}
			$kept[ $item ] = array_filter( (array) ( $kept[ $item ] ?? array() ) );
		}
		return array_filter( $kept );
	}

	/**
	 * @param list<string> $names
	 * @param list<string> $long  Those with line breaks.
	 * @return By_Part
	 */
	private static function parts( mixed $parts, array $names, array $long ): array {
		$texts = array();
		foreach ( $names as $name ) {
			$text = is_array( $parts ) && is_string( $parts[ $name ] ?? null ) ? $parts[ $name ] : '';
			$text = Text::plain( $text, in_array( $name, $long, true ) );
			if ( '' !== $text ) {
				$texts[ $name ] = $text;
			}
		}
		return $texts;
	}

	/** @param By_Part $texts Unknown placeholders would be sent as they are. */
	private static function unknown_token( string $mail, array $texts ): ?WP_Error {
		$message = Catalogue::all()[ $mail ];
		$known   = Composer::tokens( $message );
		foreach ( $texts as $part => $text ) {
			preg_match_all( '/\{([a-z_]+)\}/i', $text, $found );
			foreach ( array_diff( $found[1], $known ) as $token ) {
				/* translators: 1: name of a mail, 2: placeholder, 3: list of placeholders. */
				$words = __( 'in "%1$s", %2$s is not a placeholder of this text. Available: %3$s.', 'design-marketplace' );
				$words = sprintf( $words, $message->name(), "{{$token}}", '{' . implode( '}, {', $known ) . '}' );
				return new WP_Error( 'unknown_token', self::mail_labels()[ $part ] . ": {$words}" );
			}
		}
		return null;
	}
}
