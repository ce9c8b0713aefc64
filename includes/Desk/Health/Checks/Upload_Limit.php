<?php
/** Checks PHP's upload limits: a work has up to three pictures of eight megabytes. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Kernel\Contract\Contract;

final class Upload_Limit implements Check {

	public const ID     = 'upload-limit';
	public const OF_PHP = true;

	/** Bytes of a whole request, 0 for no limit. */
	private int $post_bytes;

	/** @param int|null $post_bytes Value of post_max_size in php.ini. */
	public function __construct( ?int $post_bytes = null ) {
		$this->post_bytes = $post_bytes ?? wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
	}

	public function name(): string {
		return __( 'Upload limit', 'design-marketplace' );
	}

	public function run(): Finding {
		$one  = Contract::limit( 'image_bytes_max' );
		$file = wp_max_upload_size();
		if ( $file < $one || ( $this->post_bytes > 0 && $this->post_bytes < 3 * $one ) ) {
			return Finding::recommended(
				__( 'PHP accepts smaller uploads than the marketplace promises', 'design-marketplace' ),
				sprintf(
					/* translators: 1: what one picture may have, 2: PHP's limit of a file, 3: PHP's limit of a request. */
					__(
						'A picture may be up to %1$s, and a project may have three; PHP accepts files up to %2$s and requests up to %3$s. Set upload_max_filesize = 16M and post_max_size = 64M in php.ini, and on nginx client_max_body_size 64m;',
						'design-marketplace'
					),
					size_format( $one ),
					size_format( $file ),
					size_format( $this->post_bytes )
				)
			);
		}
		/* translators: %s: size. */
		return Finding::good( sprintf( __( 'Pictures of up to %s are accepted', 'design-marketplace' ), size_format( $one ) ) );
	}
}
