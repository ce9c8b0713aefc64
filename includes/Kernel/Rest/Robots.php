<?php
/** What programs that read the site are asked to leave alone: pages that are not to be found, and training on what it shows. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Kernel\Settings\Site_Settings;

/** It is asked, and shuts nobody out. */
final class Robots {

	public const HEADER = 'X-Robots-Tag';

	public static function reserves(): bool {
		return true === Site_Settings::get( 'ai_reservation' );
	}

	/**
	 * The header's value for a page or picture; '' for none.
	 * @param bool $is_hidden Whether search engines are to leave it out.
	 */
	public static function tag( bool $is_hidden ): string {
		return implode( ', ', array_filter( array( $is_hidden ? 'noindex' : '', self::reserves() ? 'noai, noimageai' : '' ) ) );
	}

	public static function send( bool $is_hidden ): void {
		$tag = self::tag( $is_hidden );
		if ( '' !== $tag ) {
			header( self::HEADER . ": {$tag}" );
		}
	}
}
