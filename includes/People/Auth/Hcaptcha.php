<?php
/**
 * The service hCaptcha. It has no actions, so its site key is used for the sign-up alone.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

final class Hcaptcha implements Bot_Provider {

	/**
	 * @param string $site_key Site key; a token made with another one is refused.
	 */
	public function __construct( private readonly string $secret, private readonly string $site_key ) {}

	/**
	 * @param string $token  As the client's check gave it.
	 * @param string $action Not told to the service.
	 */
	public function verify( string $token, string $action ): bool {
		return null !== (
			new Siteverify( 'https://api.hcaptcha.com/siteverify', $this->secret )
		)->answer( $token, array( 'sitekey' => $this->site_key ) );
	}
}
