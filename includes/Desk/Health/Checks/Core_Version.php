<?php
/** Checks that WordPress is new enough, and has no pending update. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;

final class Core_Version implements Check {

	public const ID = 'core-version';

	private const LEAST = '6.6';

	private string $version;

	public function __construct( ?string $version = null ) {
		$this->version = $version ?? (string) get_bloginfo( 'version' );
	}

	public function name(): string {
		return __( 'WordPress version', 'design-marketplace' );
	}

	public function run(): Finding {
		if ( version_compare( (string) preg_replace( '/-.*$/', '', $this->version ), self::LEAST, '<' ) ) {
			return Finding::critical(
				/* translators: %s: version. */
				sprintf( __( 'The marketplace needs WordPress %s', 'design-marketplace' ), self::LEAST ),
				/* translators: %s: version. */
				sprintf( __( 'This site runs %s. Update WordPress.', 'design-marketplace' ), $this->version )
			);
		}
		$update = $this->update();
		if ( '' !== $update ) {
			return Finding::recommended(
				__( 'A WordPress update is available', 'design-marketplace' ),
				sprintf(
					/* translators: 1: version in use, 2: version to be had. */
					__(
						'This site runs %1$s, and %2$s is available. Known security holes can be exploited by anybody, so update soon.',
						'design-marketplace'
					),
					$this->version,
					$update
				)
			);
		}
		/* translators: %s: version. */
		return Finding::good( sprintf( __( 'WordPress %s is up to date', 'design-marketplace' ), $this->version ) );
	}

	/** The version of a pending update, '' for none. */
	private function update(): string {
		$known  = get_site_transient( 'update_core' );
		$offers = is_object( $known ) && isset( $known->updates ) ? (array) $known->updates : array();
		foreach ( $offers as $offer ) {
			$offer   = (array) $offer;
			$version = (string) ( $offer['current'] ?? '' );
			if ( 'upgrade' === ( $offer['response'] ?? '' ) && version_compare( $version, $this->version, '>' ) ) {
				return $version;
			}
		}
		return '';
	}
}
