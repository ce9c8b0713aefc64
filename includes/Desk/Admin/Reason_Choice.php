<?php
/** The fields for a reason: choices with the text that the author will read, and a field for more. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Reason_Texts;

final class Reason_Choice {

	/**
	 * @param string              $id       Prefix of the ids, unique on the page.
	 * @param string              $language Language of the recipient, '' for the site's.
	 * @param array<string,mixed> $typed    Refused input to show again.
	 */
	public static function show( string $id, string $language, array $typed = array(), bool $required = true ): void {
		$texts  = Reason_Texts::all( $language );
		$lang   = '' === $language ? Languages::site() : $language;
		$chosen = is_string( $typed['reason'] ?? null ) ? $typed['reason'] : '';
		printf( '<fieldset class="dm-reasons"><legend>%s</legend>', esc_html__( 'Reason', 'design-marketplace' ) );
		foreach ( Decision_Reason::choices() as $reason ) {
			$input = "{$id}-{$reason->value}";
			printf(
				'<p><label for="%1$s"><input type="radio" name="reason" id="%1$s" value="%2$s" aria-describedby="%1$s-text"%3$s%4$s> %5$s</label><span id="%1$s-text" class="description" lang="%6$s">%7$s</span></p>',
				esc_attr( $input ),
				esc_attr( $reason->value ),
				checked( $chosen, $reason->value, false ),
				$required ? ' required' : '',
				esc_html( $reason->label() ),
				esc_attr( $lang ),
				esc_html( trim( "{$texts[ $reason->value ]['text']} {$texts[ $reason->value ]['rule']}" ) )
			);
		}
		echo '</fieldset>';
		self::words(
			$id,
			$language,
			$typed,
			__( 'The member reads this after the reason. Required for “Another reason”.', 'design-marketplace' )
		);
	}

	/**
	 * The field for words about this case.
	 * @param string              $id       Prefix of the id.
	 * @param string              $language Language of the recipient, '' for the site's.
	 * @param array<string,mixed> $typed    Refused input to show again.
	 */
	public static function words( string $id, string $language, array $typed, string $help ): void {
		$language = '' === $language ? Languages::site() : $language;
		$kept     = is_string( $typed['words'] ?? null ) ? $typed['words'] : '';
		printf(
			'<p><label for="%1$s-words"><strong>%2$s</strong></label><br><textarea id="%1$s-words" name="words" class="large-text" rows="4" maxlength="%3$d" lang="%4$s" aria-describedby="%1$s-words-help">%5$s</textarea><br><span id="%1$s-words-help" class="description">%6$s %7$s</span></p>',
			esc_attr( $id ),
			esc_html__( 'In your own words', 'design-marketplace' ),
			absint( Contract::limit( 'decision_words_max' ) ),
			esc_attr( $language ),
			esc_textarea( $kept ),
			esc_html( $help ),
			esc_html(
				sprintf(
					/* translators: %s: name of a language. */
					__( 'Language of the member: %s', 'design-marketplace' ),
					(string) ( Contract::enum( 'languages' )[ $language ] ?? $language )
				)
			)
		);
	}
}
