<?php
/** The name of a search: as the member typed it, or made of its filters. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Directory\School_Columns;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Schools\Schools;

final class Search_Names {

	public static function of( Saved_Search $search ): string {
		if ( $search->is_own() ) {
			return __( 'Design jobs that need your skills', 'design-marketplace' );
		}
		if ( '' !== $search->name ) {
			return $search->name;
		}
		$parts = array();
		foreach ( $search->filters as $name => $values ) {
			foreach ( (array) $values as $value ) {
				$parts[] = self::part( $search->kind, $name, $value );
			}
		}
		$parts = array_filter( $parts, static fn( string $part ): bool => '' !== $part );
		$kind  = Search_Kind::Jobs === $search->kind ? __( 'Design jobs', 'design-marketplace' ) : __( 'Designers', 'design-marketplace' );
		/* translators: 1: "Design jobs" or "Designers", 2: what is looked for, such as "Illustration, Lausanne". */
		return $parts ? sprintf( __( '%1$s: %2$s', 'design-marketplace' ), $kind, implode( ', ', $parts ) ) : $kind;
	}

	private static function part( Search_Kind $kind, string $name, int|string|bool $value ): string {
		return match ( $name ) {
			Search_Keys::SKILL => Skills::names()[ (int) $value ] ?? '',
			/* translators: %s: words somebody looks for. */
			Search_Keys::WORDS => sprintf( __( '“%s”', 'design-marketplace' ), (string) $value ),
			'level'      => self::label( 'levels', (int) $value ),
			'engagement' => self::label( 'engagements', (string) $value ),
			'place'      => self::label( 'places', (string) $value ),
			'language'   => Languages::name( (string) $value ),
			'paid'       => __( 'Paid', 'design-marketplace' ),
			'deadline'   => sprintf(
				/* translators: %d: number of days. */
				_n( 'Apply within %d day', 'Apply within %d days', (int) $value, 'design-marketplace' ),
				(int) $value
			),
			'available'  => __( 'Free now', 'design-marketplace' ),
			'verified'   => Search_Kind::Jobs === $kind
				? __( 'Confirmed company', 'design-marketplace' )
				: __( 'School confirmed', 'design-marketplace' ),
			'school'     => Schools::OTHER === $value ? __( 'Other university', 'design-marketplace' ) : Schools::name( (string) $value ),
			'graduation' => School_Columns::IN_STUDIES === $value
				? __( 'In studies', 'design-marketplace' )
				: __( 'Graduated', 'design-marketplace' ),
			default      => (string) $value,
		};
	}

	/** The label of a choice, '' for one there is no more. */
	private static function label( string $choices, int|string $value ): string {
		$label = Contract::enum( $choices )[ $value ] ?? '';
		return '' === $label ? '' : translate( $label, 'design-marketplace' ); // phpcs:ignore WordPress.WP.I18n -- the generated enums have the strings.
	}
}
