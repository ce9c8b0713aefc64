<?php
/**
 * A dictionary of a PDF: by key, each value that stands there.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

/**
 * A key may stand twice, and programs differ in which of its values they take: all of them are looked at.
 *
 * @phpstan-type Value self|Pdf_Name|Pdf_Reference|list<mixed>|int|string|null
 */
final class Pdf_Dictionary {

	/**
	 * @param array<string,list<Value>> $entries Values by key.
	 */
	public function __construct( private readonly array $entries ) {}

	/**
	 * The values of a key.
	 *
	 * @return list<Value>
	 */
	public function all( string $key ): array {
		return $this->entries[ $key ] ?? array();
	}

	/**
	 * Whether a key is there.
	 */
	public function has( string $key ): bool {
		return isset( $this->entries[ $key ] );
	}

	/**
	 * Its keys.
	 *
	 * @return list<string>
	 */
	public function keys(): array {
		return array_map( 'strval', array_keys( $this->entries ) );
	}
}
