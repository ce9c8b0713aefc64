<?php
/** The rule of one field: cleans its value and returns the message when it is invalid. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Contract;

use DesignMarketplace\Clock;

/** Mirrors src/lib/rules.ts; tests/support/rule-verdicts.json checks that both agree. */
final class Rule {

	/** @param array<string,mixed> $rule Keywords with their values. */
	public function __construct( public readonly string $name, private readonly array $rule ) {}

	/**
	 * A keyword's value, null if the rule does not have it.
	 * @param string $keyword One of the known keywords.
	 */
	public function get( string $keyword ): mixed {
		return $this->rule[ $keyword ] ?? null;
	}

	public function is_image(): bool {
		return 'image' === $this->rule['type'];
	}

	/**
	 * The kind of image of the field.
	 * @param string $role Role of the member: a contractor's avatar is a logo.
	 */
	public function image_kind( string $role = '' ): string {
		$kind = $this->rule['image'] ?? '';
		return (string) ( is_array( $kind ) ? $kind[ $role ] ?? '' : $kind );
	}

	/**
	 * Whether members of this role have the field.
	 * @param string $role designer or contractor.
	 */
	public function is_for( string $role ): bool {
		return ! isset( $this->rule['for'] ) || $this->rule['for'] === $role;
	}

	/**
	 * Converts a received value. An invalid one is returned unchanged, and error() rejects it.
	 * @param mixed $value JSON, urlencoded or multipart value.
	 */
	public function clean( mixed $value ): mixed {
		if ( array() === $value && 'array' !== $this->rule['type'] ) {
			// An empty list means no value; other types must not get a list.
			$value = '';
		}
		switch ( $this->rule['type'] ) {
			case 'image':
				return null;
			case 'boolean':
				return ! empty( $this->rule['nullable'] ) && in_array( $value, array( null, '' ), true ) ? null : Value::boolean( $value );
			case 'range':
				return Value::range( $value );
			case 'integer':
				return Value::integer( $value );
			case 'array':
				return match ( $this->rule['items'] ) {
					'code'     => Value::codes( $value ),
					'language' => Value::languages( $value ),
					'picture'  => Value::pictures( $value ),
					'question' => Value::questions( $value ),
					'answer'   => Value::answers( $value ),
					'text'     => Value::texts( $value ),
					default    => Value::integers( $value ),
				};
			default:
				return $this->clean_string( $value );
		}
	}

	/**
	 * The message for a cleaned value, null when it is valid.
	 * @param mixed               $value  Result of clean(), null when absent.
	 * @param array<string,mixed> $values All cleaned values, for rules about other fields.
	 */
	public function error( mixed $value, array $values ): ?string {
		if ( $this->is_empty( $value ) ) {
			return $this->is_required( $values ) ? $this->wording() : $this->mismatch( $value, $values );
		}
		if ( is_string( $value ) && isset( $this->rule['maxLength'] ) && mb_strlen( $value ) > $this->rule['maxLength'] ) {
			return empty( $this->rule['limit_wording'] ) ? Contract::message( 'too_long', $this->rule['maxLength'] ) : $this->wording();
		}
		if ( ! $this->has_place( $values ) ) {
			return Contract::message( $this->rule['misplaced'] ?? $this->rule['message'] ?? 'value_invalid' );
		}
		return $this->is_valid( $value ) && ! $this->is_too_low( $value, $values )
			? $this->mismatch( $value, $values )
			: $this->wording( $value );
	}

	/**
	 * Whether a value is required, which may depend on other fields.
	 * @param array<string,mixed> $values Cleaned values.
	 */
	public function is_required( array $values ): bool {
		$required = $this->rule['required'] ?? false;
		if ( ! is_array( $required ) ) {
			return (bool) $required;
		}
		foreach ( array_is_list( $required ) ? $required : array( $required ) as $when ) {
			if ( $this->holds( $when, $values ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the other fields allow a value.
	 * @param array<string,mixed> $values Cleaned values.
	 */
	public function has_place( array $values ): bool {
		return $this->holds( $this->rule['only'] ?? array(), $values );
	}

	/** Whether a value counts as none. January (0) and false are values. */
	public function is_empty( mixed $value ): bool {
		return null === $value || '' === $value || array() === $value;
	}

	/**
	 * Whether fields have the given values; '*' means any.
	 * @param array<string,mixed> $when   Values by field.
	 * @param array<string,mixed> $values Cleaned values.
	 */
	private function holds( array $when, array $values ): bool {
		foreach ( $when as $field => $wanted ) {
			$actual = $values[ $field ] ?? null;
			if ( '*' === $wanted ? $this->is_empty( $actual ) : $actual !== $wanted ) {
				return false;
			}
		}
		return true;
	}

	private function clean_string( mixed $value ): mixed {
		if ( is_int( $value ) || is_float( $value ) ) {
			$value = (string) $value;
		}
		if ( ! is_string( $value ) ) {
			return null === $value ? '' : $value;
		}
		if ( ! empty( $this->rule['raw'] ) ) {
			return $value;
		}
		if ( strlen( $value ) > $this->readable() ) {
			return $value;
		}
		$text = Text::plain( $value, ! empty( $this->rule['multiline'] ) );
		return Value::normalise( $text, $this->rule['format'] ?? '' );
	}

	/** Bytes of the longest text that is cleaned. A character has four bytes at most, so a longer text is too long in any case. */
	private function readable(): int {
		$limit = $this->rule['maxLength'] ?? null;
		return null === $limit ? Value::TEXT : max( 4 * $limit, min( 16 * $limit, Value::TEXT ) );
	}

	private function is_valid( mixed $value ): bool {
		switch ( $this->rule['type'] ) {
			case 'boolean':
				return is_bool( $value ) && ( ! isset( $this->rule['const'] ) || $this->rule['const'] === $value );
			case 'integer':
				return is_int( $value ) && $this->in_range( $value ) && $this->in_enum( $value );
			case 'range':
				return is_array( $value )
					&& is_int( $value['min'] )
					&& is_int( $value['max'] )
					&& $this->in_range( $value['min'] )
					&& $this->in_range( $value['max'] )
					&& $value['min'] <= $value['max'];
			case 'array':
				return is_array( $value )
					&& count( $value ) >= ( $this->rule['minItems'] ?? 0 )
					&& count( $value ) <= ( $this->rule['maxItems'] ?? PHP_INT_MAX )
					&& match ( $this->rule['items'] ) {
						'code'     => Value::are_codes( $value ),
						'language' => Value::are_languages( $value ),
						'picture'  => Value::are_pictures( $value ),
						'question' => Value::are_questions( $value ),
						'answer'   => Value::are_answers( $value ),
						'text'     => Value::are_texts( $value ),
						default    => array_filter( $value, 'is_int' ) === $value,
					};
			default:
				return is_string( $value )
					&& mb_strlen( $value ) >= ( $this->rule['minLength'] ?? 0 )
					&& $this->in_enum( $value )
					&& Value::has_format( $value, $this->rule['format'] ?? '' );
		}
	}

	private function in_range( int $value ): bool {
		return $value >= ( $this->rule['minimum'] ?? PHP_INT_MIN ) && $value <= ( $this->maximum() ?? PHP_INT_MAX );
	}

	private function maximum(): ?int {
		$maximum = $this->rule['maximum'] ?? null;
		// Also so many years later, as in `this_year+8`.
		return is_string( $maximum ) ? (int) wp_date( 'Y', Clock::now() ) + (int) substr( $maximum, strlen( 'this_year' ) ) : $maximum;
	}

	private function in_enum( int|string $value ): bool {
		return ! isset( $this->rule['enum'] ) || array_key_exists( $value, Contract::enum( $this->rule['enum'] ) );
	}

	/**
	 * The message when the value must equal another field's and does not.
	 * @param array<string,mixed> $values Cleaned values.
	 */
	private function mismatch( mixed $value, array $values ): ?string {
		$other = $this->rule['equals'] ?? null;
		return null === $other || ( $values[ $other ] ?? '' ) === ( $value ?? '' ) ? null : $this->wording();
	}

	/**
	 * Whether a month or a number is below that of another field. An invalid other value is that field's own error.
	 * @param mixed               $value  Cleaned, valid value.
	 * @param array<string,mixed> $values Cleaned values.
	 */
	private function is_too_low( mixed $value, array $values ): bool {
		$first = $values[ $this->rule['not_below'] ?? '' ] ?? '';
		if ( is_int( $first ) ) {
			return is_int( $value ) && $value < $first;
		}
		return is_string( $value )
			&& is_string( $first )
			&& '' !== $first
			&& Value::has_format( $first, $this->rule['format'] ?? '' )
			&& $value < $first;
	}

	private function wording( mixed $value = null ): string {
		$address = 'email' === ( $this->rule['format'] ?? '' ) && is_string( $value ) ? Value::email_in_ascii( $value ) : '';
		if ( '' !== $address ) {
			return Contract::message( 'email_domain', $address );
		}
		return Contract::message( $this->rule['message'] ?? 'value_invalid' );
	}
}
