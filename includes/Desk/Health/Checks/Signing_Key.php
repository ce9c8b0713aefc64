<?php
/** Checks the key that signs tokens. It is never shown. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\People\Auth\Secret;

final class Signing_Key implements Check {

	public const ID = 'secret';

	private bool $is_usable;

	private bool $is_configured;

	/**
	 * @param bool|null $is_usable     Whether it is long enough.
	 * @param bool|null $is_configured Whether it is set in wp-config.php.
	 */
	public function __construct( ?bool $is_usable = null, ?bool $is_configured = null ) {
		$this->is_usable     = $is_usable ?? ( null !== Secret::key() );
		$this->is_configured = $is_configured ?? Secret::is_configured();
	}

	public function name(): string {
		return __( 'Signing key of the marketplace', 'design-marketplace' );
	}

	public function run(): Finding {
		if ( ! $this->is_usable ) {
			return Finding::critical(
				__( 'Members cannot log in: the signing key is too short', 'design-marketplace' ),
				sprintf(
					/* translators: 1: name of a PHP constant, 2: number of characters. */
					__(
						'The constant %1$s is shorter than %2$d characters, so nobody can log in. Make it longer, or remove it and a key is generated.',
						'design-marketplace'
					),
					Secret::CONSTANT,
					Secret::MIN_BYTES
				)
			);
		}
		return Finding::good(
			__( 'Members can log in', 'design-marketplace' ),
			$this->is_configured
				/* translators: %s: name of a PHP constant. */
				? sprintf( __( 'Tokens are signed with the key in the constant %s.', 'design-marketplace' ), Secret::CONSTANT )
				: __( 'Tokens are signed with a key that was generated for this site.', 'design-marketplace' )
		);
	}
}
