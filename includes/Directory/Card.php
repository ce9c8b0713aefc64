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
use JsonSerializable;
use LogicException;

/**
 * Reads like the array it stands for, for filters of other plugins on the answer it is part of.
 *
 * @implements ArrayAccess<string,mixed>
 */
final class Card implements ArrayAccess, JsonSerializable {

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
		$card = (array) json_decode( $this->doc, true );
		foreach ( array( 'avatar', 'project_image' ) as $field ) {
			if ( ! empty( $card[ $field ] ) ) {
				$words          = (string) ( 'avatar' === $field ? $card['name'] ?? $card['company'] ?? '' : $card['project_headline'] ?? '' );
				$card[ $field ] = Image_Object::worded( Image_Object::absolute( $card[ $field ] ), $words );
			}
		}
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
	 * A card is only read.
	 *
	 * @param mixed $offset Field.
	 * @param mixed $value  Value.
	 * @throws LogicException Always.
	 */
	public function offsetSet( mixed $offset, mixed $value ): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHP's name.
		throw new LogicException( 'A card of the directory is only read.' );
	}

	/**
	 * A card is only read.
	 *
	 * @param mixed $offset Field.
	 * @throws LogicException Always.
	 */
	public function offsetUnset( mixed $offset ): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHP's name.
		throw new LogicException( 'A card of the directory is only read.' );
	}
}
