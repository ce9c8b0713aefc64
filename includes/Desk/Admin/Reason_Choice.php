<?php
/** The fields for a reason: choices with the text that the author will read, and a field for more. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Reason_Texts;
use DesignMarketplace\Site\Front\Html;

final class Reason_Choice {

	/**
	 * $id: prefix of the ids, unique on the page. $language: language of the recipient, '' for the site's.
	 * @param array<string,mixed> $typed    Refused input to show again.
	 */
	public static function show( string $id, string $language, array $typed = array(), bool $required = true ): void {
		$texts  = Reason_Texts::all( $language );
		$lang   = '' === $language ? Languages::site() : $language;
		$chosen = $typed['reason'] ?? '';
		$choice = static function ( Decision_Reason $reason ) use ( $id, $texts, $lang, $chosen, $required ): Html {
			$about = "{$id}-{$reason->value}-text";
			$input = Html::single(
				'input',
				type: 'radio',
				name: 'reason',
				id: "{$id}-{$reason->value}",
				value: $reason->value,
				aria_describedby: $about,
				checked: $chosen === $reason->value,
				required: $required
			);
			return Html::of(
				'p',
				Html::of( 'label', $input, " {$reason->label()}", for: "{$id}-{$reason->value}" ),
				Html::of( 'span.description', trim( implode( ' ', $texts[ $reason->value ] ) ), id: $about, lang: $lang )
			);
		};
		$legend = Html::of( 'legend', __( 'Reason', 'design-marketplace' ) );
		Ui::say( Html::of( 'fieldset.dm-reasons', $legend, Html::each( $choice, Decision_Reason::choices() ) ) );
		$help = __( 'The member reads this after the reason. Required for “Another reason”.', 'design-marketplace' );
		self::words( $id, $language, $typed, $help );
	}

	/**
	 * The field for words about this case. $id: prefix of the id. $language: language of the recipient, '' for the site's.
	 * @param array<string,mixed> $typed    Refused input to show again.
	 */
	public static function words( string $id, string $language, array $typed, string $help ): void {
		$language = '' === $language ? Languages::site() : $language;
		$kept     = is_string( $typed['words'] ?? null ) ? $typed['words'] : '';
		/* translators: %s: name of a language. */
		$spoken = __( 'Language of the member: %s', 'design-marketplace' );
		$spoken = sprintf( $spoken, (string) ( Contract::enum( 'languages' )[ $language ] ?? $language ) );
		$max    = Contract::limit( 'decision_words_max' );
		$label  = __( 'In your own words', 'design-marketplace' );
		Ui::words( "{$id}-words", $label, $kept, "{$help} {$spoken}", maxlength: $max, lang: $language );
	}
}
