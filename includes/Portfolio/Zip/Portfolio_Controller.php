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

	/** Bytes of a piece. */
	private const PIECE = 65536;

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
		$path  = Limits::write( 'portfolio', $designer->ID ) ?? ( new Packing() )->pack( $designer );
		$file  = is_string( $path ) ? Disk::open( $path ) : null;
		$bytes = is_string( $path ) ? Disk::bytes( $path ) : 0;
		if ( is_string( $path ) ) {
			Disk::delete( $path );
		}
		return $file ? new Streamed(
			static function ( $stream ) use ( $file ): void {
				// phpcs:disable WordPress.WP.AlternativeFunctions -- streams.
				while ( ! feof( $file ) ) {
					fwrite( $stream, (string) fread( $file, self::PIECE ) );
					fflush( $stream );
				}
				fclose( $file );
				// phpcs:enable
			},
			$headers + array( 'Content-Length' => (string) $bytes )
		) : ( $path instanceof WP_Error ? $path : Errors::of( 'files_unstored' ) );
	}

	public function bring( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id      = get_current_user_id();
		$refusal = Import::refusal( $id ) ?? Limits::write( 'portfolio_import', $id );
		$path    = $refusal ?? self::kept( $request->get_file_params()[ Unpacking::FIELD ] ?? null );
		if ( $path instanceof WP_Error ) {
			return $path;
		}
		$archive = self::checked( $path, $id );
		if ( $archive instanceof WP_Error ) {
			Disk::delete( $path );
			return $archive;
		}
		$done = ( new Import() )->begin( $id, $path, $archive );
		return $done instanceof WP_Error ? $done : new WP_REST_Response( array( 'works' => count( $archive->works ) ), $done ? 201 : 202 );
	}

	/** The archive, with all its pictures looked at: they are decoded later, one by one. */
	private static function checked( string $path, int $user_id ): Unpacking|WP_Error {
		$archive  = Unpacking::open( $path, Contract::limit( 'collection_max' ), Import::room( $user_id ) );
		$pictures = $archive instanceof Unpacking ? $archive->pictures() : array();
		foreach ( $pictures as $picture ) {
			$refusal = $archive->picture( $picture, static fn(): ?WP_Error => null, false );
			if ( $refusal ) {
				return $refusal;
			}
		}
		return $archive;
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
		if ( ! str_starts_with( (string) file_get_contents( $path, false, null, 0, 4 ), "PK\x03\x04" ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine.
			return Unpacking::foreign();
		}
		$kept = Folder::configured()->passing( '.zip' );
		return null !== $kept && Disk::move( $path, $kept ) ? $kept : Errors::of( 'files_unstored' );
	}
}
