<?php
/** The names of a skill by language, on core's form of the skill. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Items\Skill_Names;
use WP_Term;

final class Skill_Form {

	private const NAMES = 'dm_skill_names';

	public function add(): void {
		foreach ( Skill_Names::languages() as $code => $language ) {
			printf(
				'<div class="form-field"><label for="%1$s">%2$s</label>%3$s</div>',
				esc_attr( "dm-name-{$code}" ),
				esc_html( self::label( $language ) ),
				self::input( (string) $code, '' ) // phpcs:ignore WordPress.Security.EscapeOutput -- input() is escaped.
			);
		}
	}

	public function edit( WP_Term $skill ): void {
		foreach ( Skill_Names::languages() as $code => $language ) {
			printf(
				'<tr class="form-field"><th scope="row"><label for="%1$s">%2$s</label></th><td>%3$s</td></tr>',
				esc_attr( "dm-name-{$code}" ),
				esc_html( self::label( $language ) ),
				self::input( (string) $code, Skill_Names::own( $skill->term_id, (string) $code ) ) // phpcs:ignore WordPress.Security.EscapeOutput -- input() is escaped.
			);
		}
	}

	/** Saves the names. Core has checked nonce and capability. */
	public function save( int $skill_id ): void {
		$names = isset( $_POST[ self::NAMES ] ) && is_array( $_POST[ self::NAMES ] ) ? wp_unslash( $_POST[ self::NAMES ] ) : array(); // phpcs:ignore WordPress.Security -- core has checked the nonce; Skill_Names cleans.
		if ( $names && current_user_can( 'manage_dmkt_skills' ) ) {
			Skill_Names::keep( $skill_id, $names );
		}
	}

	private static function label( string $language ): string {
		/* translators: %s: name of a language. */
		return sprintf( __( 'Name in %s', 'design-marketplace' ), $language );
	}

	private static function input( string $code, string $value ): string {
		return sprintf(
			'<input type="text" name="%1$s[%2$s]" id="dm-name-%2$s" value="%3$s" maxlength="%4$d" size="40" lang="%2$s">',
			self::NAMES,
			esc_attr( $code ),
			esc_attr( $value ),
			Skill_Names::MAX
		);
	}
}
