<?php
/** Reads a member's stored card. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Media\Image_Object;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Answer_Share;
use DesignMarketplace\People\Members\Availability;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Schools\School_Line;

/** @phpstan-import-type Normal from Query */
final class Card {

	private const FACE = array( 'role', 'slug', 'name', 'company', 'avatar', 'locale' );

	/** @return array<string,mixed> The fields that show who a member is. Costs less than the whole card. */
	public static function face( string $doc ): array {
		$card = array_intersect_key( (array) json_decode( $doc, true ), array_flip( self::FACE ) );
		if ( ! empty( $card['avatar'] ) ) {
			$card['avatar'] = Image_Object::absolute( $card['avatar'] );
		}
		return Member_Fields::with_worded_images( $card );
	}

	/** Whether strangers may read the designer's portfolio, by the card alone. */
	public static function is_open( string $doc ): bool {
		return str_contains( $doc, '"open":' ) && isset( json_decode( $doc, true )['line']['open'] );
	}

	/**
	 * @param Normal|null $asked What the list is asked for: jobs that fit come first.
	 * @return array<string,mixed> The card for the current user, with URLs of images and their alternative texts.
	 */
	public static function read( string $doc, ?array $asked = null ): array {
		$card = (array) json_decode( $doc, true );
		if ( Roles::CONTRACTOR === ( $card['role'] ?? '' ) ) {
			// Older cards lack these, as do those without data.
			$card += array(
				'answers_in_days'  => null,
				'verified'         => null,
				'confirmed'        => null,
				'open_engagements' => array(),
				'open_places'      => array(),
				'open_languages'   => array(),
			);
			$card  = array_diff_key( $card, array( 'answer_share' => true, 'jobs' => true ) )
				+ Answer_Share::field( $card['answer_share'] ?? null ) + Open_Jobs::for_reader( $card, $asked );
			foreach ( array( 'verified', 'confirmed' ) as $mark ) {
				$card[ $mark ] = Verified::current( $card[ $mark ] );
			}
		}
		if ( Roles::DESIGNER === ( $card['role'] ?? '' ) ) {
			$free = Availability::for_reader( $card['free'] ?? null, get_current_user_id() );
			$line = School_Line::for_reader( $card['line'] ?? null, get_current_user_id() );
			$card = array_diff_key( $card, array( 'free' => true, 'line' => true ) ) + $free + $line;
		}
		return self::pictured( $card );
	}

	/**
	 * Adds only URLs and alternative texts.
	 * @param array<string,mixed> $card
	 * @return array<string,mixed>
	 */
	public static function pictured( array $card ): array {
		foreach ( Member_Fields::images() as $field ) {
			if ( ! empty( $card[ $field ] ) ) {
				$card[ $field ] = Image_Object::absolute( $card[ $field ] );
			}
		}
		$card = Member_Fields::with_worded_images( $card );
		foreach ( $card['latest_works'] ?? array() as $index => $work ) {
			$title = wp_specialchars_decode( (string) $work['title']['rendered'], ENT_QUOTES );

			$card['latest_works'][ $index ]['image'] = Image_Object::worded( Image_Object::absolute( $work['image'] ), $title );
		}
		return $card;
	}
}
