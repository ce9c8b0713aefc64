<?php
/** Adds a text about the marketplace to WordPress' guide for privacy policies. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Privacy;

use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;

final class Policy_Text {

	public function suggest(): void {
		wp_add_privacy_policy_content( __( 'Design Marketplace', 'design-marketplace' ), self::text() );
	}

	public static function text(): string {
		$parts = Declared::all( Has_Personal_Data::class, static fn( Has_Personal_Data $module ): array => $module->policy() );
		$html  = '<p class="privacy-policy-tutorial">' . esc_html__(
			'This text describes the marketplace as it is set up now. Add who you are, which law you are under, and who hosts the site.',
			'design-marketplace'
		) . '</p>';
		foreach ( $parts as $heading => $text ) {
			$html .= '<h3>' . esc_html( $heading ) . '</h3><p>' . esc_html( $text ) . '</p>';
		}
		return $html;
	}
}
