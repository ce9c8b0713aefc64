<?php
/** The university of a startup, with a badge if it was confirmed, and the badge of a confirmed company. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

final class University {

	/** Abbreviated months, as in browsers. */
	private const SHORT_MONTHS = array(
		'en' => 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
		'fr' => 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
		'de' => 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
		'it' => 'gen feb mar apr mag giu lug ago set ott nov dic',
	);

	/** Its name and badge, the same as src/components/university.tsx; empty if there is none. */
	public static function of( Item $card ): Html {
		if ( ! $card->value( 'verified' ) ) {
			return Html::all( $card->text( 'ecosystem' ) );
		}
		$verified = $card->item( 'verified' );
		$words    = match ( $verified->text( 'by' ) ) {
			/* translators: 1: university, 2: month such as Nov 2026. */
			'address' => __( '%1$s, confirmed by address, %2$s', 'design-marketplace' ),
			/* translators: 1: university, 2: month such as Nov 2026. */
			'login'   => __( '%1$s, confirmed by log-in, %2$s', 'design-marketplace' ),
			/* translators: 1: university, 2: month such as Nov 2026. */
			default   => __( '%1$s, confirmed by this site, %2$s', 'design-marketplace' ),
		};
		return self::mark( sprintf( $words, $verified->text( 'university' ), self::month( $verified->text( 'date' ) ) ) );
	}

	/** The badge of a confirmed company; empty if there is none. */
	public static function company( Item $card ): Html {
		if ( ! $card->value( 'confirmed' ) ) {
			return Html::all();
		}
		$confirmed = $card->item( 'confirmed' );
		$words     = 'address' === $confirmed->text( 'by' )
			/* translators: %s: domain, such as firm.ch. */
			? __( 'Confirmed by address at %s', 'design-marketplace' )
			: __( 'Confirmed by this site', 'design-marketplace' );
		return self::mark( sprintf( $words, $confirmed->text( 'domain' ) ) );
	}

	private static function mark( string $words ): Html {
		return Html::of( 'span.verified', Markup::icon( 'check' ), $words );
	}

	/** A day's month, such as Nov 2026. $day: as in 2026-11-23. */
	private static function month( string $day ): string {
		[ $year, $month ] = array_map( 'intval', array_pad( explode( '-', $day ), 2, '0' ) );
		return self::short_month( $month ) . " {$year}";
	}

	/** A day without its year, such as 23 Nov. $day: as in 2026/11/23. */
	public static function month_day( string $day ): string {
		[ , $month, $date ] = array_map( 'intval', array_pad( explode( '/', $day ), 3, '0' ) );
		return $date . ( 'de' === Language::current() ? '. ' : ' ' ) . self::short_month( $month );
	}

	private static function short_month( int $month ): string {
		return explode( ' ', self::SHORT_MONTHS[ Language::current() ] ?? self::SHORT_MONTHS['en'] )[ $month - 1 ] ?? '';
	}
}
