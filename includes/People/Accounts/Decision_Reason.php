<?php
/** The reasons for decisions about members. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

enum Decision_Reason: string {

	case Spam      = 'spam';
	case Fraud     = 'fraud';
	case Offensive = 'offensive';
	case Rights    = 'rights';
	case Unpaid    = 'unpaid';
	case Other     = 'other';

	/** The account lost its role. Administrators cannot choose this one. */
	case Role = 'role';

	public function label(): string {
		return match ( $this ) {
			self::Spam      => __( 'Advertising or spam', 'design-marketplace' ),
			self::Fraud     => __( 'Deception or fraud', 'design-marketplace' ),
			self::Offensive => __( 'Offensive or unlawful content', 'design-marketplace' ),
			self::Rights    => __( 'Somebody else’s rights were infringed', 'design-marketplace' ),
			self::Unpaid    => __( 'Work that should have been paid was not', 'design-marketplace' ),
			self::Other     => __( 'Another reason', 'design-marketplace' ),
			self::Role      => __( 'The account no longer has a role on this site', 'design-marketplace' ),
		};
	}

	/** @return list<self> The reasons an administrator can choose. */
	public static function choices(): array {
		return array_values( array_filter( self::cases(), static fn( self $reason ): bool => self::Role !== $reason ) );
	}

	/** The reason with this key as it was sent, null if an administrator cannot choose it. */
	public static function choice( mixed $key ): ?self {
		$reason = is_string( $key ) ? self::tryFrom( $key ) : null;
		return self::Role === $reason ? null : $reason;
	}
}
