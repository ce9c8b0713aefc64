<?php
/** The rules of a form's fields, in order. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Contract;

/** Cleans values, and reports all failing fields at once. */
final class Form {

	/** @param array<string,Rule> $rules Rules by field name, in order. */
	public function __construct( private readonly array $rules ) {}

	/** @return array<string,Rule> Rules by field name, in order. */
	public function rules(): array {
		return $this->rules;
	}

	public function without( string ...$names ): self {
		return new self( array_diff_key( $this->rules, array_flip( $names ) ) );
	}

	/**
	 * Cleaned values of the known fields that were sent; unknown ones are ignored.
	 *
	 * An image field sent as text is kept only when empty (null: remove the image); files are read elsewhere.
	 * @param array<string,mixed> $params Request parameters.
	 * @return array<string,mixed>
	 */
	public function clean( array $params ): array {
		$values = array();
		foreach ( $this->rules as $name => $rule ) {
			if ( ! array_key_exists( $name, $params ) || ( $rule->is_image() && ! $rule->is_empty( $params[ $name ] ) ) ) {
				continue;
			}
			$values[ $name ] = $rule->clean( $params[ $name ] );
		}
		return $values;
	}

	/**
	 * Messages of all failing fields, in the form's order.
	 * @param array<string,mixed> $values  Result of clean().
	 * @param bool                $partial Whether missing fields stay unchanged.
	 * @param list<string>        $files   Image fields with an uploaded file.
	 * @return array<string,string> Messages by field name.
	 */
	public function errors( array $values, bool $partial = false, array $files = array() ): array {
		$errors = array();
		foreach ( $this->rules as $name => $rule ) {
			if ( in_array( $name, $files, true ) && $rule->is_image() ) {
				continue;
			}
			// In a partial change, a missing field fails only if another field that was sent requires it.
			if ( $partial && ! array_key_exists( $name, $values ) && ! is_array( $rule->get( 'required' ) ) ) {
				continue;
			}
			$error = $rule->error( $values[ $name ] ?? null, $values );
			if ( null !== $error ) {
				$errors[ $name ] = $error;
			}
		}
		return $errors;
	}

	/**
	 * Messages in the form's order; unknown fields come last.
	 * @param array<string,string> $messages Messages by field name.
	 * @return array<string,string>
	 */
	public function in_order( array $messages ): array {
		return array_replace( array_intersect_key( array_fill_keys( array_keys( $this->rules ), '' ), $messages ), $messages );
	}
}
