<?php
/** Lets a program of the site look at a file before anything of it is kept. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Contract\Contract;

final class Scan {

	public static function refusal( string $path, string $type ): ?Upload_Refusal {
		/**
		 * Filters the verdict on an uploaded file, picture or PDF, before it is decoded or stored.
		 * @param null|\WP_Error $verdict Null to take the file. An error's message is shown to whoever sent it; its data may name a `status` of the
		 *                                answer, 415 unless told: 503 says that the file could not be looked at.
		 * @param string         $type    `application/pdf`, `image/jpeg` or `image/png`, by its bytes.
		 */
		$verdict = apply_filters( 'design_marketplace_scan_file', null, $path, $type );
		if ( ! is_wp_error( $verdict ) ) {
			return null;
		}
		$status = $verdict->get_error_data()['status'] ?? 415;
		$words  = $verdict->get_error_message();
		return new Upload_Refusal( is_int( $status ) ? $status : 415, '' === $words ? Contract::message( 'file_refused' ) : $words );
	}
}
