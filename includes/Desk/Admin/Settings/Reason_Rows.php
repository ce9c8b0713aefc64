<?php
/** The texts of the reasons in one language: two fields each, with the plugin's texts as placeholders. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Reason_Texts;

final class Reason_Rows {

	/** @param string $state Escaped attributes. */
	public function __construct( private readonly string $state ) {}

	/** @param array<mixed> $texts Saved or typed texts by reason, language and part. */
	public function show( array $texts, string $language ): void {
		$own = Reason_Texts::own( $language );
		foreach ( Decision_Reason::choices() as $reason ) {
			$kept = is_array( $texts[ $reason->value ][ $language ] ?? null ) ? $texts[ $reason->value ][ $language ] : array();
			printf( '<h2>%s</h2>', esc_html( $reason->label() ) );
			foreach ( self::labels() as $part => $label ) {
				$id = "dm-reason-{$reason->value}-{$part}";
				// phpcs:disable WordPress.Security.EscapeOutput -- the state is escaped.
				printf(
					'<p><label for="%1$s">%2$s</label><br><textarea name="%3$s" id="%1$s" rows="3" maxlength="%4$d" class="large-text" lang="%5$s" placeholder="%6$s"%7$s>%8$s</textarea></p>',
					esc_attr( $id ),
					esc_html( $label ),
					esc_attr( Site_Settings::PREFIX . Reason_Texts::SETTING . "[{$reason->value}][{$language}][{$part}]" ),
					absint( Contract::limit( 'decision_words_max' ) ),
					esc_attr( $language ),
					esc_attr( $own[ $reason->value ][ $part ] ),
					$this->state,
					esc_textarea( is_string( $kept[ $part ] ?? null ) ? $kept[ $part ] : '' )
				);
				// phpcs:enable
			}
		}
	}

	/** @return array{text:string,rule:string} */
	public static function labels(): array {
		return array(
			'text' => __( 'What was wrong', 'design-marketplace' ),
			'rule' => __( 'Rule or law', 'design-marketplace' ),
		);
	}
}
