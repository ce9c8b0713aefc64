<?php
/** The files of messages: reads and checks uploads, stores them, and presents them. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Media\Upload_Refusal;
use WP_Error;
use WP_REST_Request;

/**
 * @phpstan-type Upload array{name:string,type:string,tmp_name:string,error:int,size:int}
 * @phpstan-type File_Item array{id:string,name:string,type:string,size:int,url:string}
 */
final class Message_Files {

	/** Keys of an upload in PHP's $_FILES. */
	private const KEYS = array( 'name', 'type', 'tmp_name', 'error', 'size' );

	/** @return list<Upload> The files of `files[]` or `files`. Their contents are checked later. */
	public static function sent( WP_REST_Request $request ): array {
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
	 * @param list<Upload> $files
	 * @param bool         $is_answered Whether the other has written already.
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

	/**
	 * Checks uploads and re-encodes pictures. Stores nothing yet.
	 * @param list<Upload> $uploads Uploads as in PHP's $_FILES, one by one.
	 * @return list<Prepared>|WP_Error Every file; or what is wrong, by `files.` and the number of the file, from 0.
	 */
	public static function prepare( array $uploads, int $owner ): array|WP_Error {
		$sent    = array_map( Sent_File::of( ... ), $uploads );
		$refused = self::refused( $sent ) ?? self::too_much( $owner, (int) array_sum( array_column( $uploads, 'size' ) ) );
		if ( $refused ) {
			return $refused;
		}
		$files = array_map(
			static fn( Sent_File|Upload_Refusal $file ): Prepared|Upload_Refusal => $file instanceof Sent_File ? $file->prepare() : $file,
			$sent
		);
		return self::refused( $files ) ?? array_values(
			array_filter( $files, static fn( Prepared|Upload_Refusal $file ): bool => $file instanceof Prepared )
		);
	}

	/**
	 * Stores files with their message, inside its transaction. A rollback removes them.
	 * @param list<Prepared> $files Result of prepare().
	 * @return WP_Error|null 507 if the disk is full or not writable.
	 */
	public static function attach( int $conversation_id, int $message_id, int $owner, array $files, Store $store ): ?WP_Error {
		foreach ( $files as $file ) {
			$place = $store->put( $file->path, $file->bytes );
			if ( null === $place ) {
				return Errors::of( 'files_unstored' );
			}
			Traces::stored( $store, $place );
			File_Rows::add( $conversation_id, $message_id, $owner, $file, $place );
		}
		return $files ? self::too_much( $owner, 0 ) : null;
	}

	/**
	 * The files of messages for their reader, in one query.
	 * @param list<int> $message_ids
	 * @return array<int,list<File_Item>> By message.
	 */
	public static function of( array $message_ids, int $viewer ): array {
		$files = array();
		foreach ( $message_ids ? File_Rows::of_messages( $message_ids ) : array() as $file ) {
			$files[ $file->message ][] = $file->present( $viewer );
		}
		return $files;
	}

	/** @param list<int> $message_ids */
	public static function delete( array $message_ids, Store $store ): void {
		Traces::release( $store, File_Rows::remove( 'message_id', $message_ids ) );
	}

	/** @param int|null $owner Only files this member sent. */
	public static function delete_of( int $conversation_id, ?int $owner, Store $store ): void {
		Traces::release( $store, File_Rows::remove( 'conversation_id', array( $conversation_id ), $owner ) );
	}

	/**
	 * The errors by file; null if all files are fine. The status is that of the first error.
	 * @param list<object> $files Prepared files and refusals.
	 */
	private static function refused( array $files ): ?WP_Error {
		$refusals = array_filter( $files, static fn( object $file ): bool => $file instanceof Upload_Refusal );
		$messages = array();
		foreach ( $refusals as $number => $refusal ) {
			$messages[ "files.{$number}" ] = $refusal->message;
		}
		return $refusals ? Errors::fields( $messages, reset( $refusals )->status ) : null;
	}

	/**
	 * 413 if a member sends more than the limit of bytes in a day.
	 * @param int $more Bytes about to be sent.
	 */
	private static function too_much( int $owner, int $more ): ?WP_Error {
		$max = Contract::limit( 'message_files_day_bytes_max' );
		return File_Rows::bytes_of_day( $owner ) + $more > $max
			? Errors::fields( array( 'files' => Contract::message( 'files_a_day', (string) size_format( $max ) ) ), 413 )
			: null;
	}
}
