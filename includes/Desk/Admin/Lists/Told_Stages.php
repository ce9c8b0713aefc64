<?php
/** The stages of applications in wp-admin's lists, as the applicants know them. Decisions that a company has not told yet are not shown. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Markup;

final class Told_Stages {

	/** @return array<string,string> */
	public static function names(): array {
		$values = array_column( Stage::cases(), 'value' );
		return array_combine( $values, array_map( static fn( string $value ): string => Markup::label( 'stages', $value ), $values ) );
	}

	/** A stage by its mark, as the site draws it, and its name, as escaped HTML. */
	public static function marked( string $stage ): string {
		$name = self::names()[ $stage ] ?? '';
		$mark = Html::bare( 'i.stage-mark', data_stage: $stage, aria_hidden: 'true' );
		return '' === $name ? '—' : (string) Html::all( $mark, ' ', Html::of( 'span', $name ) );
	}

	/** @param array<string,int> $counts Numbers by stage. */
	public static function words( array $counts ): string {
		$parts = array();
		foreach ( self::names() as $stage => $name ) {
			if ( ( $counts[ $stage ] ?? 0 ) > 0 ) {
				/* translators: 1: stage of applications, such as "Short list", 2: number of applications. */
				$parts[] = sprintf( __( '%1$s: %2$s', 'design-marketplace' ), $name, number_format_i18n( $counts[ $stage ] ) );
			}
		}
		return implode( ', ', $parts );
	}
}
