<?php
/** The sender's card in an email, as in the lists. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Person;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Member_Fields;
use WP_User;

/** @phpstan-import-type Linked from Linked_Works */
final class Face {

	/**
	 * Null for people without a profile.
	 * @param list<Linked>|null $chosen Works to show, null for the card's.
	 */
	public static function of( WP_User $user, ?array $chosen = null ): ?Person {
		$card = ( new Query() )->cards( array( $user->ID ) )[ $user->ID ] ?? null;
		if ( ! $card ) {
			return null;
		}
		$works = array();
		foreach ( $chosen ?? (array) ( $card['latest_works'] ?? array() ) as $work ) {
			$url = self::picture( $work['image'] ?? null, 'xs', '2x' );
			if ( '' !== $url ) {
				$title   = $chosen ? $work['title'] : wp_specialchars_decode( (string) ( $work['title']['rendered'] ?? '' ), ENT_QUOTES );
				$works[] = array( 'label' => $title, 'url' => $url );
			}
		}
		$line = array_filter(
			array( (string) ( $card['job'] ?? '' ), (string) ( $card['city'] ?? '' ) ),
			static fn( string $part ): bool => '' !== $part
		);
		return new Person(
			Member_Fields::display_name( $user ),
			implode( ', ', $line ),
			home_url( ( Roles::CONTRACTOR === Roles::of( $user ) ? '/project/' : '/designer/' ) . $user->user_nicename ),
			self::picture( $card['avatar'] ?? null, 'xs', '1x' ),
			$works
		);
	}

	public static function sample(): Person {
		return new Person( Example::designer(), '', home_url( '/designers' ) );
	}

	/** URL of a picture, '' for none. */
	private static function picture( mixed $image, string $width, string $density ): string {
		$file = is_array( $image ) ? $image['breakpoints'][ $width ][ $density ] ?? '' : '';
		return is_string( $file ) && '' !== $file ? $image['base_path'] . $file : '';
	}
}
