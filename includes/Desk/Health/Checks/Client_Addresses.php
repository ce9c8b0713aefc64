<?php
/** Checks that visitors' IP addresses are known behind a proxy, as the rate limits count by them. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\People\Auth\Client_Address;

final class Client_Addresses implements Check {

	public const ID = 'client-addresses';

	/**
	 * IP addresses of trusted proxies.
	 *
	 * @var list<string>
	 */
	private array $trusted;

	/** @param list<string>|null $trusted IP addresses of trusted proxies. */
	public function __construct( ?array $trusted = null ) {
		$this->trusted = $trusted ?? Client_Address::trusted();
	}

	public function name(): string {
		return __( 'Addresses of visitors', 'design-marketplace' );
	}

	public function run(): Finding {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- compared only.
		$is_proxied = '' !== trim( (string) ( $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '' ) );
		$is_trusted = Client_Address::is_among( (string) ( $_SERVER['REMOTE_ADDR'] ?? '' ), $this->trusted );
		// phpcs:enable
		return $is_proxied && ! $is_trusted
			? Finding::recommended(
				__( 'All visitors seem to come from one address', 'design-marketplace' ),
				sprintf(
					/* translators: %s: name of a PHP constant. */
					__(
						'The site is behind a proxy, so the limits count all visitors as one. List the proxy’s addresses in wp-config.php, comma-separated, in the constant %s.',
						'design-marketplace'
					),
					Client_Address::CONSTANT
				)
			)
			: Finding::good( __( 'The limits can tell visitors apart', 'design-marketplace' ) );
	}
}
