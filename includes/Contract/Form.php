<?php
/**
 * A form: its fields' rules in order, used alike by every call that takes them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Contract;

/**
 * Cleans what was sent and names every failing field at once.
 */
final class Form {

	/**
	 * Takes the rules in form order.
	 *
	 * @param array<string,Rule> $rules Rules by field name.
	 */
	public function __construct( private readonly array $rules ) {}

	/**
	 * Rules by field name, in form order.
	 *
	 * @return array<string,Rule>
	 */
	public function rules(): array {
		return $this->rules;
	}

	/**
	 * The form without some of its fields.
	 *
	 * @param string ...$names Field names.
	 */
	public function without( string ...$names ): self {
		return new self( array_diff_key( $this->rules, array_flip( $names ) ) );
	}

	/**
	 * Known fields that were sent, cleaned. Unknown ones are ignored.
	 *
	 * An image sent as text is kept only when it is empty (null: take it away); its file travels apart.
	 *
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
	 * Messages of all failing fields, in form order.
	 *
	 * @param array<string,mixed> $values  Result of clean().
	 * @param bool                $partial Whether fields that were not sent stay as they are.
	 * @param list<string>        $files   Image fields a file was sent for.
	 * @return array<string,string> Field name => message.
	 */
	public function errors( array $values, bool $partial = false, array $files = array() ): array {
		$errors = array();
		foreach ( $this->rules as $name => $rule ) {
			if ( in_array( $name, $files, true ) && $rule->is_image() ) {
				continue;
			}
			// A field left out of a change is only missed when another field that was sent asks for it.
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
	 * Messages sorted into form order; fields the form does not know come last.
	 *
	 * @param array<string,string> $messages Field name => message.
	 * @return array<string,string>
	 */
	public function in_order( array $messages ): array {
		return array_replace( array_intersect_key( array_fill_keys( array_keys( $this->rules ), '' ), $messages ), $messages );
	}

	/**
	 * What each field may hold, as JSON schema.
	 *
	 * @return array<string,array<string,mixed>>
	 */
	public function schemas(): array {
		return array_map( static fn( Rule $rule ): array => $rule->schema(), $this->rules );
	}
}
