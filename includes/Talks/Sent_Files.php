<?php
/**
 * Files sent with a message.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Kernel\Contract\Contract;
use WP_REST_Request;

final class Sent_Files {

	/** Keys of an upload in PHP's $_FILES. */
	private const KEYS = array( 'name', 'type', 'tmp_name', 'error', 'size' );

	/**
	 * The files of `files[]` or `files`. Their contents are checked later.
	 *
	 * @return list<array{name:string,type:string,tmp_name:string,error:int,size:int}>
	 */
	public static function of( WP_REST_Request $request ): array {
		$sent  = (array) ( $request->get_file_params()['files'] ?? array() );
		$files = array();
		foreach ( (array) ( $sent['error'] ?? array() ) as $index => $error ) {
			$file = array();
			foreach ( self::KEYS as $key ) {
				$value        = $sent[ $key ] ?? '';
				$file[ $key ] = is_array( $value ) ? $value[ $index ] ?? '' : $value;
			}
			// Nested lists are ignored.
			if ( UPLOAD_ERR_NO_FILE !== $error && array_filter( $file, 'is_scalar' ) === $file ) {
				$files[] = array(
					'name'     => (string) $file['name'],
					'type'     => (string) $file['type'],
					'tmp_name' => (string) $file['tmp_name'],
					'error'    => (int) $file['error'],
					'size'     => (int) $file['size'],
				);
			}
		}
		return $files;
	}

	/**
	 * The error message if the files cannot be sent, null if they can.
	 *
	 * @param list<array<string,mixed>> $files
	 * @param bool                      $is_answered Whether the other has written already.
	 */
	public static function error( array $files, bool $is_answered ): ?string {
		$most = Contract::limit( 'message_files_max' );
		return match ( true ) {
			! $files => null,
			! $is_answered => Contract::message( 'message_files_unanswered' ),
			count( $files ) > $most => Contract::message( 'message_files_many', $most ),
			default => null,
		};
	}
}
