<?php
/**
 * The university a startup is part of, with the badge of one that was confirmed.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

final class University {

	/**
	 * Months as browsers shorten them.
	 */
	private const SHORT_MONTHS = array(
		'en' => 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
		'fr' => 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
		'de' => 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
		'it' => 'gen feb mar apr mag giu lug ago set ott nov dic',
	);

	/**
	 * The university a startup is part of, and who confirmed it: src/components/university.tsx. '' for none.
	 *
	 * @param array<string,mixed> $card Card.
	 */
	public static function html( array $card ): string {
		$verified = is_array( $card['verified'] ?? null ) ? $card['verified'] : null;
		if ( ! $verified ) {
			return esc_html( (string) ( $card['ecosystem'] ?? '' ) );
		}
		[ $year, $month ] = array_map( 'intval', explode( '-', (string) $verified['date'] ) );
		/* translators: 1: university, 2: month such as Nov 2026. */
		$words = 'address' === $verified['by'] ? __( '%1$s, confirmed by address, %2$s', 'design-marketplace' ) : __( '%1$s, confirmed by this site, %2$s', 'design-marketplace' );
		$names = explode( ' ', self::SHORT_MONTHS[ Language::current() ] ?? self::SHORT_MONTHS['en'] );
		return sprintf( '<span class="verified">%s%s</span>', Markup::icon( 'check' ), esc_html( sprintf( $words, (string) $verified['university'], ( $names[ $month - 1 ] ?? '' ) . " {$year}" ) ) );
	}
}
