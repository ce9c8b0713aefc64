<?php
/** A designer's works as one archive: away with it, and in again. For the designer alone. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Zip;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Streamed;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\Portfolio\Work_Policy;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Portfolio_Controller {

	public function may( WP_REST_Request $request ): bool|WP_Error {
		if ( ! is_user_logged_in() ) {
			return Errors::of( 'login_required' );
		}
		return Ownership::is_mine( (int) $request['id'] ) && Work_Policy::can_create() ? true : Errors::of( 'forbidden' );
	}

	public function state( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( Import::told( (int) $request['id'] ) );
	}

	/** The file is deleted as soon as it is open: nothing is left of it when the reader goes away. */
	public function take_along( WP_REST_Request $request ): Streamed|WP_Error {
		$designer = wp_get_current_user();
		$headers  = array(
			'Content-Type'           => 'application/zip',
			'Content-Disposition'    => 'attachment; filename="' . sanitize_file_name( "{$designer->user_nicename}-portfolio.zip" ) . '"',
			'X-Content-Type-Options' => 'nosniff',
		);
		if ( 'HEAD' === $request->get_method() ) {
			return new Streamed( static function (): void {}, $headers );
		}
		$path = Limits::write( 'portfolio', $designer->ID ) ?? ( new Packing() )->pack( $designer );
		if ( $path instanceof WP_Error ) {
			return $path;
		}
		$file  = Disk::open( $path );
		$bytes = Disk::bytes( $path );
		Disk::delete( $path );
		return $file ? new Streamed(
			static function ( $stream ) use ( $file ): void {
				stream_copy_to_stream( $file, $stream );
			},
			$headers + array( 'Content-Length' => (string) $bytes )
		) : Errors::of( 'files_unstored' );
	}

	public function bring( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id   = get_current_user_id();
		$path = Import::refusal( $id ) ?? Limits::write( 'portfolio_import', $id )
			?? self::kept( $request->get_file_params()[ Unpacking::FIELD ] ?? null );
		$done = $path instanceof WP_Error ? $path : Import::begin( $id, $path, Contract::limit( 'collection_max' ) );
		$told = array( 'works' => Import::told( $id )['works'] );
		return $done instanceof WP_Error ? $done : new WP_REST_Response( $told, $done ? 201 : 202 );
	}

	/** Moves what was sent to where a job finds it. */
	private static function kept( mixed $file ): string|WP_Error {
		$path  = is_array( $file ) ? $file['tmp_name'] ?? null : null;
		$error = is_array( $file ) ? $file['error'] ?? UPLOAD_ERR_OK : UPLOAD_ERR_NO_FILE;
		if ( UPLOAD_ERR_INI_SIZE === $error || UPLOAD_ERR_FORM_SIZE === $error ) {
			$words = Contract::message( 'file_too_large', (string) size_format( wp_max_upload_size() ) );
			return Errors::fields( array( Unpacking::FIELD => $words ), 413 );
		}
		if ( UPLOAD_ERR_OK !== $error || ! is_string( $path ) || ! Disk::exists( $path ) ) {
			return Unpacking::refusal( Contract::message( 'upload_failed' ) );
		}
		$kept = Folder::configured()->passing( '.zip' );
		return null !== $kept && Disk::move( $path, $kept ) ? $kept : Errors::of( 'files_unstored' );
	}
}
