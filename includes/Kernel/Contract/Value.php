<?php
/** Converts single values of requests: booleans, integers, lists, dates, addresses. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Contract;

use Throwable;
use WpOrg\Requests\IdnaEncoder;

/** Invalid values are returned unchanged, and the rule rejects them. */
final class Value {

	/** Bytes of the longest text, and items of the longest list, that are converted. */
	public const TEXT  = 65536;
	public const ITEMS = 1000;

	/** Converts `true/false/1/0/"on"/"off"/"yes"/"no"` to booleans, and no value to false. */
	public static function boolean( mixed $value ): mixed {
		if ( is_bool( $value ) ) {
			return $value;
		}
		$word = ( is_scalar( $value ) && strlen( (string) $value ) < 100 ) || null === $value ? strtolower( trim( (string) $value ) ) : '?';
		if ( in_array( $word, array( '1', 'true', 'on', 'yes' ), true ) ) {
			return true;
		}
		return in_array( $word, array( '', '0', 'false', 'off', 'no' ), true ) ? false : $value;
	}

	/** Converts integers and integers as text. */
	public static function integer( mixed $value ): mixed {
		if ( is_string( $value ) && strlen( $value ) < 100 ) {
			$value = trim( $value );
			return preg_match( '/^-?\d{1,15}$/D', $value ) ? (int) $value : $value;
		}
		return is_float( $value ) && floor( $value ) === $value && abs( $value ) < 1e15 ? (int) $value : $value;
	}

	/** Converts a list of ids: `1,2`, `[]=1&[]=2`, a JSON array or a single number. */
	public static function integers( mixed $value ): mixed {
		$items = self::items( is_int( $value ) ? array( $value ) : $value, self::integer( ... ) );
		return is_array( $items ) && count( $items ) <= self::ITEMS ? array_values( array_unique( $items, SORT_REGULAR ) ) : $items;
	}

	/** @return list<int>|null The same with repetitions; null for anything else. */
	public static function list_of_integers( mixed $value ): ?array {
		$items = null === $value ? null : self::items( is_int( $value ) ? array( $value ) : $value, self::integer( ... ) );
		return is_array( $items ) && array_filter( $items, 'is_int' ) === $items ? array_values( $items ) : null;
	}

	/** Converts a list of languages' codes, sent in the same ways. Repetitions stay, and are an error. */
	public static function codes( mixed $value ): mixed {
		return self::items( $value, static fn( mixed $item ): mixed => is_string( $item ) ? strtolower( trim( $item ) ) : $item );
	}

	/** Converts a list of words, sent in the same ways, each once. */
	public static function texts( mixed $value ): mixed {
		$items = self::items( is_int( $value ) ? array( $value ) : $value, self::text( ... ) );
		return is_array( $items ) ? array_values( array_unique( $items, SORT_REGULAR ) ) : $items;
	}

	/**
	 * Whether each of a converted list can be a slug or an id.
	 * @param array<mixed> $value Result of texts().
	 */
	public static function are_texts( array $value ): bool {
		return ! array_filter( $value, static fn( mixed $item ): bool => ! is_string( $item ) || '' === $item || strlen( $item ) > 100 );
	}

	private static function text( mixed $value ): mixed {
		return is_string( $value ) || is_int( $value ) ? trim( (string) $value ) : $value;
	}

	/** Converts a list of pictures, sent in the same ways: each with an id or the name of a file, and its texts where they are sent. */
	public static function pictures( mixed $value ): mixed {
		return self::items(
			$value,
			static function ( mixed $row ): array {
				$read = array();
				foreach ( array( 'id', 'file', 'alt', 'caption' ) as $name ) {
					$part = is_array( $row ) ? $row[ $name ] ?? null : null;
					if ( null === $part || ( '' === $part && in_array( $name, array( 'id', 'file' ), true ) ) ) {
						continue;
					}
					$read[ $name ] = match ( true ) {
						'id' === $name => self::integer( $part ),
						is_string( $part ) && strlen( $part ) <= self::TEXT => Text::plain( $part, false ),
						default => $part,
					};
				}
				return $read;
			}
		);
	}

	/**
	 * Whether a converted list names pictures, each once, with texts that are not too long.
	 * @param array<mixed> $value Result of pictures().
	 */
	public static function are_pictures( array $value ): bool {
		$names = array();
		foreach ( $value as $row ) {
			$name = $row['id'] ?? $row['file'] ?? null;
			if (
				isset( $row['id'], $row['file'] )
					|| ( isset( $row['id'] ) && ( ! is_int( $name ) || $name <= 0 ) )
					|| ( ! isset( $row['id'] ) && ( ! is_string( $name ) || ! preg_match( '/^[A-Za-z0-9_-]{1,40}$/D', $name ) ) )
					|| ! self::is_short( $row['alt'] ?? '', 'picture_alt_max' )
					|| ! self::is_short( $row['caption'] ?? '', 'picture_caption_max' )
			) {
				return false;
			}
			$names[] = $name;
		}
		return count( array_unique( array_map( 'strval', $names ) ) ) === count( $names );
	}

	/** Converts a list of questions, sent in the same ways: each with its words, and whether it has to be answered. */
	public static function questions( mixed $value ): mixed {
		return self::items(
			$value,
			static fn( mixed $row ): array => array(
				'text'     => self::words( $row, 'text', false ),
				'required' => self::boolean( is_array( $row ) ? $row['required'] ?? false : false ),
			)
		);
	}

	/**
	 * Whether all questions of a converted list have words.
	 * @param array<mixed> $value Result of questions().
	 */
	public static function are_questions( array $value ): bool {
		foreach ( $value as $row ) {
			if ( '' === $row['text'] || ! is_bool( $row['required'] ) || ! self::is_short( $row['text'], 'question_max' ) ) {
				return false;
			}
		}
		return true;
	}

	/** Converts a list of answers, sent in the same ways: each with the id of its question. */
	public static function answers( mixed $value ): mixed {
		return self::items(
			$value,
			static fn( mixed $row ): array => array(
				'question' => self::words( $row, 'question', false ),
				'text'     => self::words( $row, 'text', true ),
			)
		);
	}

	/**
	 * Whether a converted list answers each question once.
	 * @param array<mixed> $value Result of answers().
	 */
	public static function are_answers( array $value ): bool {
		foreach ( $value as $row ) {
			if ( ! is_string( $row['question'] ) || ! preg_match( '/^[A-Za-z0-9-]{1,40}$/D', $row['question'] ) || ! self::is_short( $row['text'], 'answer_max' ) ) {
				return false;
			}
		}
		$questions = array_column( $value, 'question' );
		return array_unique( $questions ) === $questions;
	}

	private static function words( mixed $row, string $name, bool $multiline ): mixed {
		$text = is_array( $row ) ? $row[ $name ] ?? '' : '';
		return is_string( $text ) && strlen( $text ) <= self::TEXT ? Text::plain( $text, $multiline ) : $text;
	}

	private static function is_short( mixed $text, string $limit ): bool {
		return is_string( $text ) && mb_strlen( $text ) <= Contract::limit( $limit );
	}

	/**
	 * Whether a converted list names languages there are, each once.
	 * @param array<mixed> $value Result of codes().
	 */
	public static function are_codes( array $value ): bool {
		$words = array_filter( $value, 'is_string' );
		return $words === $value && array_unique( $words ) === $value && ! array_diff( $words, Contract::spoken() );
	}

	/** @param callable(mixed):mixed $convert Converts one item. */
	private static function items( mixed $value, callable $convert ): mixed {
		if ( null === $value || '' === $value ) {
			return array();
		}
		if ( is_string( $value ) ) {
			if ( strlen( $value ) > self::TEXT ) {
				return $value;
			}
			$decoded = str_starts_with( ltrim( $value ), '[' ) ? json_decode( $value, true ) : null;
			$value   = is_array( $decoded ) ? $decoded : explode( ',', $value );
		}
		return is_array( $value ) && count( $value ) <= self::ITEMS ? array_map( $convert, array_values( $value ) ) : $value;
	}

	/** Converts a list of languages with a level, sent in the same ways. Spaces around them and capitals of codes are forgiven. */
	public static function languages( mixed $value ): mixed {
		$part = static function ( mixed $row, string $name ): string {
			$text = is_array( $row ) ? $row[ $name ] ?? '' : '';
			return is_string( $text ) && strlen( $text ) < 100 ? trim( $text ) : '';
		};
		return self::items(
			$value,
			static fn( mixed $row ): array => array( 'code' => strtolower( $part( $row, 'code' ) ), 'level' => $part( $row, 'level' ) )
		);
	}

	/**
	 * The same, with levels.
	 * @param array<mixed> $value Result of languages().
	 */
	public static function are_languages( array $value ): bool {
		return self::are_codes( array_column( $value, 'code' ) )
			&& ! array_diff( array_column( $value, 'level' ), array_keys( Contract::enum( 'language_levels' ) ) );
	}

	/** Converts `{ min, max }`; a single value is used for both; null without either. */
	public static function range( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return '' === $value ? null : $value;
		}
		$min = self::integer( $value['min'] ?? '' );
		$max = self::integer( $value['max'] ?? '' );
		return '' === $min && '' === $max ? null : array(
			'min' => '' === $min ? $max : $min,
			'max' => '' === $max ? $min : $max,
		);
	}

	/**
	 * The spelling in which a valid value is stored.
	 * @param string $format Rule's format, '' for none.
	 */
	public static function normalise( string $text, string $format ): string {
		if ( 'year-month' === $format && preg_match( '/^(\d{4})-(\d{1,2})$/D', $text, $m ) ) {
			return sprintf( '%s-%02d', $m[1], (int) $m[2] );
		}
		if ( 'posting-date' === $format && preg_match( '#^(\d{1,2})/(\d{1,2})/(\d{4})$#D', $text, $m ) ) {
			return sprintf( '%s/%02d/%02d', $m[3], (int) $m[2], (int) $m[1] );
		}
		if ( 'uri' === $format && preg_match( '#^[\p{L}\p{M}\p{Nd}-]+(\.[\p{L}\p{M}\p{Nd}-]+)+(/\S*)?$#uD', $text ) ) {
			return 'https://' . $text;
		}
		return $text;
	}

	/**
	 * Whether a normalised text has the format.
	 * @param string $format Rule's format, '' for none.
	 */
	public static function has_format( string $text, string $format ): bool {
		switch ( $format ) {
			case 'email':
				return false !== is_email( $text );
			case 'uri':
				return self::is_web_address( $text );
			case 'code':
				return 1 === preg_match( '/^[A-Z0-9-]{1,20}$/D', $text );
			case 'year-month':
				return 1 === preg_match( '/^(\d{4})-(\d{2})$/D', $text, $m ) && self::is_date( (int) $m[1], (int) $m[2], 1 );
			case 'posting-date':
				return 1 === preg_match( '#^(\d{4})/(\d{2})/(\d{2})$#D', $text, $m )
					&& self::is_date( (int) $m[1], (int) $m[2], (int) $m[3] );
			default:
				return true;
		}
	}

	private static function is_date( int $year, int $month, int $day ): bool {
		return $year >= Contract::limit( 'year_min' ) && $year <= Contract::limit( 'year_max' ) && checkdate( $month, $day, $year );
	}

	/**
	 * A http(s) URL with a public host name, without user, IP address, spaces or control characters. A name in other letters than a–z stays
	 * as it was typed, as people read it.
	 */
	private static function is_web_address( string $text ): bool {
		$end = '[\p{L}\p{M}\p{Nd}]';
		$in  = '[\p{L}\p{M}\p{Nd}-]*';
		return 1 === preg_match(
			"#^https?://([\p{L}\p{Nd}]({$in}{$end})?\.)+\p{L}{$in}{$end}(:[0-9]{1,5})?([/?\#][^\s\"<>\\\\^`{|}]*)?\$#iuD",
			$text
		);
	}

	/** How an email address with a domain in other letters than a–z is to be typed: WordPress takes no other. '' for all others. */
	public static function email_in_ascii( string $text ): string {
		if ( ! preg_match( '/^([^@]+)@([^@]*[^\x00-\x7f][^@]*)$/D', $text, $parts ) ) {
			return '';
		}
		try {
			$address = $parts[1] . '@' . IdnaEncoder::encode( mb_strtolower( $parts[2] ) );
		} catch ( Throwable ) {
			return '';
		}
		return is_email( $address ) ? $address : '';
	}
}
