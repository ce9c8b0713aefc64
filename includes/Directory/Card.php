<?php
/**
 * A member's card as it is stored, unfolded when it is read: a hundred of them then fit in the memory of ten.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use ArrayAccess;
use DesignMarketplace\Media\Image_Object;
use DesignMarketplace\Members\Fields;
use JsonSerializable;

/**
 * Reads and changes like the array it stands for, for filters of other plugins on the answer it is part of.
 *
 * @implements ArrayAccess<string,mixed>
 */
final class Card implements ArrayAccess, JsonSerializable {

	/**
	 * The card once somebody has changed it.
	 *
	 * @var array<string,mixed>|null
	 */
	private ?array $changed = null;

	/**
	 * Takes what is stored.
	 *
	 * @param string                                                        $doc JSON, image folders relative to uploads.
	 * @param (callable(array<string,mixed>):array<string,mixed>)|null $add What else the card says, made from it; null for nothing.
	 */
	public function __construct( private readonly string $doc, private readonly mixed $add = null ) {}

	/**
	 * The same card, saying more.
	 *
	 * @param callable(array<string,mixed>):array<string,mixed> $add Makes it from the card.
	 */
	public function with( callable $add ): self {
		return new self( $this->doc, $add );
	}

	/**
	 * The card, its image folders made addresses.
	 *
	 * @return array<string,mixed>
	 */
	public function read(): array {
		if ( null !== $this->changed ) {
			return $this->changed;
		}
		$card = (array) json_decode( $this->doc, true );
		foreach ( Fields::images() as $field ) {
			if ( ! empty( $card[ $field ] ) ) {
				$card[ $field ] = Image_Object::absolute( $card[ $field ] );
			}
		}
		$card = Fields::with_worded_images( $card );
		foreach ( $card['latest_works'] ?? array() as $index => $work ) {
			$title = wp_specialchars_decode( (string) $work['title']['rendered'], ENT_QUOTES );

			$card['latest_works'][ $index ]['image'] = Image_Object::worded( Image_Object::absolute( $work['image'] ), $title );
		}
		return is_callable( $this->add ) ? $card + ( $this->add )( $card ) : $card;
	}

	/**
	 * What an answer says.
	 *
	 * @return array<string,mixed>
	 */
	public function jsonSerialize(): array { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHP's name.
		return $this->read();
	}

	/**
	 * Whether the card has a field.
	 *
	 * @param mixed $offset Field.
	 */
	public function offsetExists( mixed $offset ): bool { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHP's name.
		return isset( $this->read()[ $offset ] );
	}

	/**
	 * A field.
	 *
	 * @param mixed $offset Field.
	 */
	public function offsetGet( mixed $offset ): mixed { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHP's name.
		return $this->read()[ $offset ] ?? null;
	}

	/**
	 * Sets a field.
	 *
	 * @param mixed $offset Field.
	 * @param mixed $value  Value.
	 */
	public function offsetSet( mixed $offset, mixed $value ): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHP's name.
		$this->changed = array( (string) $offset => $value ) + $this->read();
	}

	/**
	 * Takes a field away.
	 *
	 * @param mixed $offset Field.
	 */
	public function offsetUnset( mixed $offset ): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHP's name.
		$this->changed = array_diff_key( $this->read(), array( (string) $offset => true ) );
	}

	/**
	 * What caches of whole answers keep.
	 *
	 * @return array{card:array<string,mixed>}
	 */
	public function __serialize(): array {
		return array( 'card' => $this->read() );
	}

	/**
	 * The card as it was kept.
	 *
	 * @param array{card:array<string,mixed>} $kept Result of __serialize().
	 */
	public function __unserialize( array $kept ): void {
		$this->doc     = '';
		$this->add     = null;
		$this->changed = $kept['card'];
	}
}
