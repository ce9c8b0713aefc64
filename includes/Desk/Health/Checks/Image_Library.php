<?php
/** Checks for an image library, as every upload is converted to several sizes. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Media\Wide_Colours;

final class Image_Library implements Check {

	public const ID     = 'images';
	public const OF_PHP = true;

	public function name(): string {
		return __( 'Image library', 'design-marketplace' );
	}

	public function run(): Finding {
		$missing = array();
		foreach ( array( 'image/jpeg', 'image/png' ) as $type ) {
			if ( ! wp_image_editor_supports( array( 'mime_type' => $type ) ) ) {
				$missing[] = $type;
			}
		}
		if ( ! $missing && ! Wide_Colours::is_possible() ) {
			return Finding::recommended(
				__( 'Wide colours turn duller', 'design-marketplace' ),
				__(
					'Pictures can be processed, but PHP’s GD ignores colour profiles: photos of phones and pictures in Adobe RGB lose strength. With Imagick (Debian: php-imagick) they keep their colours.',
					'design-marketplace'
				)
			);
		}
		return $missing
			? Finding::critical(
				__( 'Pictures cannot be processed', 'design-marketplace' ),
				sprintf(
					/* translators: %s: list of file types. */
					__(
						'PHP has no library for %s, so every portfolio fails. Install PHP’s GD (Debian: php-gd).',
						'design-marketplace'
					),
					implode( ', ', $missing )
				)
			)
			: Finding::good( __( 'Pictures can be processed', 'design-marketplace' ) );
	}
}
