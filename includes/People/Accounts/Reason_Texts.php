<?php
/** The texts an author reads about each reason: what was wrong, and the rule or law that applies. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Settings\Site_Settings;

/**
 * Administrators can change the texts; only changed ones are stored.
 * @phpstan-import-type Record from Decisions
 * @phpstan-type Texts array{text:string,rule:string}
 */
final class Reason_Texts {

	/** Setting with the administrator's texts: reason => language => part => text. */
	public const SETTING = 'reason_texts';

	/**
	 * The reason for the decision, as a sentence. Empty where the administrator's words for the decision say it.
	 * @param string $language Two letters, '' for the site's.
	 */
	public static function text( Decision_Reason $reason, string $language ): string {
		return self::all( $language )[ $reason->value ]['text'];
	}

	/**
	 * The reason as who it is about reads it: the sentence, then the administrator's words for the decision.
	 * @param Record|null $record Decision; null where none was recorded.
	 */
	public static function said( ?array $record, string $language ): string {
		$reason   = Decision_Reason::tryFrom( $record['reason'] ?? '' );
		$sentence = $reason ? self::text( $reason, $language ) : '';
		return '' === $sentence ? Decisions::reason( $record ) : trim( $sentence . "\n" . ( $record['words'] ?? '' ) );
	}

	/**
	 * The rule or law, as a sentence. Empty for a reason that cannot be chosen.
	 * @param string $language Two letters, '' for the site's.
	 */
	public static function rule( Decision_Reason $reason, string $language ): string {
		return self::all( $language )[ $reason->value ]['rule'];
	}

	/**
	 * @param string $language Two letters, '' for the site's.
	 * @return array<string,Texts>
	 */
	public static function all( string $language ): array {
		$kept = (array) Site_Settings::get( self::SETTING );
		$code = '' === $language ? Languages::site() : $language;
		$all  = self::own( $language );
		foreach ( $all as $reason => $texts ) {
			foreach ( array_keys( $texts ) as $part ) {
				$text                    = trim( (string) ( $kept[ $reason ][ $code ][ $part ] ?? '' ) );
				$all[ $reason ][ $part ] = '' === $text ? $texts[ $part ] : $text;
			}
		}
		return $all;
	}

	/**
	 * The plugin's own texts, without the administrator's changes.
	 * @param string $language Two letters, '' for the site's.
	 * @return array<string,Texts>
	 */
	public static function own( string $language ): array {
		return Languages::within(
			'' === $language ? '' : Languages::locale( $language, Languages::site_locale() ),
			static function (): array {
				$all = array();
				foreach ( Decision_Reason::cases() as $reason ) {
					$all[ $reason->value ] = array(
						'text' => self::own_text( $reason ),
						'rule' => self::own_rule( $reason ),
					);
				}
				return $all;
			}
		);
	}

	private static function own_text( Decision_Reason $reason ): string {
		return match ( $reason ) {
			Decision_Reason::Spam      => __(
				'It is advertising that has nothing to do with design work, or the same text in many places.',
				'design-marketplace'
			),
			Decision_Reason::Fraud     => __(
				'We have to assume that it deceives people: for example by a false name, by asking for money in advance, or by a promise that is not meant to be kept.',
				'design-marketplace'
			),
			Decision_Reason::Offensive => __(
				'It insults, threatens or degrades people, incites hatred, or is unlawful in another way.',
				'design-marketplace'
			),
			Decision_Reason::Rights    => __(
				'It uses a picture, a text, a mark or another work of somebody who has not agreed to it.',
				'design-marketplace'
			),
			Decision_Reason::Unpaid    => __(
				'It asks for work that should be paid without paying for it, or pay that was agreed was withheld.',
				'design-marketplace'
			),
			Decision_Reason::Other     => '',
			Decision_Reason::Role      => $reason->label() . '.',
		};
	}

	/** Names the laws of the countries whose languages the site has. */
	private static function own_rule( Decision_Reason $reason ): string {
		return match ( $reason ) {
			Decision_Reason::Spam      => __(
				'The terms and conditions of this site: advertising and spam are not allowed.',
				'design-marketplace'
			),
			Decision_Reason::Fraud     => __(
				'The law on fraud (Switzerland: article 146 of the Criminal Code; France: article 313-1 of the Criminal Code; Germany: section 263 of the Criminal Code; Italy: article 640 of the Criminal Code), and the terms and conditions of this site.',
				'design-marketplace'
			),
			Decision_Reason::Offensive => __(
				'The law on insults, threats and incitement to hatred (Switzerland: articles 173 to 177, 180 and 261bis of the Criminal Code; France: articles 24, 29 and 33 of the law of 29 July 1881; Germany: sections 130, 185 to 187 and 241 of the Criminal Code; Italy: articles 595, 604-bis and 612 of the Criminal Code), and the terms and conditions of this site.',
				'design-marketplace'
			),
			Decision_Reason::Rights    => __(
				'The law on copyright and trade marks (Switzerland: Copyright Act and Trade Mark Protection Act; France: Intellectual Property Code; Germany: Copyright Act and Trade Mark Act; Italy: law 633 of 22 April 1941 and Industrial Property Code), and the terms and conditions of this site.',
				'design-marketplace'
			),
			Decision_Reason::Unpaid    => __(
				'The terms and conditions of this site: work is paid for, and what was agreed is kept.',
				'design-marketplace'
			),
			Decision_Reason::Other     => __( 'The terms and conditions of this site.', 'design-marketplace' ),
			Decision_Reason::Role      => '',
		};
	}
}
