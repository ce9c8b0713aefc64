<?php

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Settings;

/** The tabs of the settings' screen, in their order. */
enum Tab: string {

	case General      = 'general';
	case Partners     = 'partners';
	case Universities = 'universities';
	case Texts        = 'texts';
	case Mails        = 'mails';
	case Jobs         = 'jobs';
	case Reports      = 'reports';
	case Reasons      = 'reasons';
	case Signup       = 'signup';
	case Privacy      = 'privacy';
	case Systems      = 'systems';

	public function label(): string {
		return match ( $this ) {
			self::General      => __( 'General', 'design-marketplace' ),
			self::Partners     => __( 'Schools and partners', 'design-marketplace' ),
			self::Universities => __( 'Universities and regions', 'design-marketplace' ),
			self::Texts        => __( 'Site texts', 'design-marketplace' ),
			self::Mails        => __( 'Emails', 'design-marketplace' ),
			self::Jobs         => __( 'Design jobs', 'design-marketplace' ),
			self::Reports      => __( 'Reports', 'design-marketplace' ),
			self::Reasons      => __( 'Reasons', 'design-marketplace' ),
			self::Signup       => __( 'Sign-up protection', 'design-marketplace' ),
			self::Privacy      => __( 'Privacy', 'design-marketplace' ),
			self::Systems      => __( 'Other systems', 'design-marketplace' ),
		};
	}

	/** Its name in the Settings API. */
	public function group(): string {
		return "design_marketplace_{$this->value}";
	}

	/** @return list<string> Keys of its settings. */
	public function keys(): array {
		return array_keys( array_filter( Settings_Table::rows(), fn( Setting $row ): bool => $this === $row->tab ) );
	}
}
