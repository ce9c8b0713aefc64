<?php
/**
 * Reads a member's card as it is stored.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Media\Image_Object;

final class Card {

	/**
	 * The card, its image folders made addresses and its images given their words.
	 *
	 * @param string $doc JSON, image folders relative to uploads.
	 * @return array<string,mixed>
	 */
	public static function read( string $doc ): array {
		$card = (array) json_decode( $doc, true );
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
		return $card;
	}
}
