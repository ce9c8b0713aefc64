<?php
/**
 * A dictionary of a PDF: all values of each key.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

/**
 * A key may be there twice, and programs differ in which value they take: so all of them are checked.
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

	public function has( string $key ): bool {
		return isset( $this->entries[ $key ] );
	}

	/**
	 * @return list<string>
	 */
	public function keys(): array {
		return array_map( 'strval', array_keys( $this->entries ) );
	}
}
