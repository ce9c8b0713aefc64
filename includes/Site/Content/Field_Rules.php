<?php
/** The rules of typed fields by kind, with their error messages. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;

/**
 * The patterns are in field-patterns.json, written so that PHP and JavaScript read them alike: the editor shows the same errors before
 * saving. Kinds without a pattern are checked only here.
 * @phpstan-import-type Field from Editorial_Fields
 */
final class Field_Rules {

	/**
	 * A value as it is stored.
	 * @param Field $field
	 */
	public static function clean( array $field, mixed $value ): int|string {
		$text = is_scalar( $value ) ? (string) $value : '';
		return match ( $field['kind'] ) {
			'file'        => max( 0, (int) $text ),
			'url', 'link' => self::address( $field['kind'], $text ),
			'day'         => Event_Day::read( $text ),
			'lines'       => Text::plain( $text, true ),
			default       => self::matches( $field['kind'], Text::plain( $text, false ) ) ? Text::plain( $text, false ) : '',
		};
	}

	/**
	 * The error message for a value, '' for a valid one. Empty is always valid.
	 * @param Field $field
	 */
	public static function problem( array $field, mixed $value ): string {
		if ( ! is_scalar( $value ) ) {
			return self::message( 'file' === $field['kind'] ? 'file' : 'text' );
		}
		$text = trim( (string) $value );
		if ( '' === $text || '0' === $text && 'file' === $field['kind'] ) {
			return '';
		}
		if ( mb_strlen( $text ) > $field['max'] ) {
			return self::too_long( $field['max'] );
		}
		$good = match ( $field['kind'] ) {
			'file'        => 'attachment' === get_post_type( (int) $text ),
			'day'         => '' !== Event_Day::read( $text ),
			'url', 'link' => '' !== self::address( $field['kind'], $text ),
			default       => self::matches( $field['kind'], $text ),
		};
		return $good ? '' : self::message( $field['kind'] );
	}

	/** The pattern of a kind, null for none. */
	public static function pattern( string $kind ): ?string {
		static $patterns = null;
		$patterns      ??= (array) wp_json_file_decode( __DIR__ . '/field-patterns.json', array( 'associative' => true ) );
		return $patterns[ $kind ] ?? null;
	}

	public static function message( string $kind ): string {
		return match ( $kind ) {
			'url'      => __( 'Type a full web address, beginning with https:// or http://.', 'design-marketplace' ),
			'link'     => __(
				'Type a web address beginning with https://, or a path of this site beginning with /.',
				'design-marketplace'
			),
			'day'      => __( 'This date does not exist.', 'design-marketplace' ),
			'time'     => __( 'Type hours and minutes, such as 18:30.', 'design-marketplace' ),
			'duration' => __( 'Type minutes and seconds, such as 8:20.', 'design-marketplace' ),
			'minutes'  => __( 'Begin with a number of minutes, such as 4.', 'design-marketplace' ),
			'language' => __( 'Choose one of the languages.', 'design-marketplace' ),
			'file'     => __( 'This file is not in the media library any more. Choose another one.', 'design-marketplace' ),
			default    => __( 'This is not text.', 'design-marketplace' ),
		};
	}

	public static function too_long( int $max ): string {
		/* translators: %s: number of characters. */
		return sprintf( __( 'At most %s characters.', 'design-marketplace' ), number_format_i18n( $max ) );
	}

	/** @return array<array-key,string> The choices of a kind, by value; empty for free text. */
	public static function choices( string $kind ): array {
		return 'language' === $kind
			? array( '' => __( 'The site’s language', 'design-marketplace' ) ) + array_map( 'strval', Contract::enum( 'languages' ) )
			: array();
	}

	/** The sanitized address, '' for an invalid one. $kind: url or link. */
	public static function address( string $kind, string $text ): string {
		$text = trim( $text );
		return self::matches( $kind, $text ) ? esc_url_raw( $text, array( 'http', 'https', 'mailto' ) ) : '';
	}

	private static function matches( string $kind, string $text ): bool {
		$pattern = self::pattern( $kind );
		return null === $pattern || 1 === preg_match( '~' . $pattern . '~Du', $text );
	}
}
