<?php
/** The picture by which chats and social networks show a page: its address, the answer at it, and the files. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Uninstalls;
use DesignMarketplace\Kernel\Link_Proof;
use DesignMarketplace\Kernel\Rest\Answers;
use DesignMarketplace\Kernel\Rest\Robots;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Site\Front\Address;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Router;

/**
 * It is the page's own address with a key made of what is drawn. So whoever asks for it goes through the same doors as for the page, and
 * changed content has another address. It is drawn once, when it is asked for, and kept until the directory's row of the member is written.
 */
final class Share_Picture implements Erases_People, Uninstalls {

	public const PARAMETER = 'design_marketplace_share';

	/**
	 * Null for pages without one, and for members: a picture shows what strangers read.
	 * @return array{url:string,width:int,height:int,alt:string}|null
	 */
	public static function of( Destination $destination ): ?array {
		$poster = Poster::of( $destination );
		return $poster ? array( 'url' => $poster->url, 'width' => 1200, 'height' => 630, 'alt' => $poster->alt ) : null;
	}

	/** Answers a picture's address, and ends the request. */
	public function answer(): void {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- it is only compared.
		$key = wp_unslash( $_GET[ self::PARAMETER ] ?? null );
		// The same for everybody.
		wp_set_current_user( 0 );
		$destination       = ( new Router() )->find( Address::is_page() ? (string) Address::path() : '' );
		[ $status, $sent ] = self::found( $destination, is_string( $key ) ? $key : '' );
		status_header( $status );
		header( 'Cache-Control: ' . Answers::FOR_STRANGERS );
		header( 'X-Content-Type-Options: nosniff' );
		Robots::send( $destination->is_hidden() );
		header_remove( 'Expires' );
		header( 302 === $status ? "Location: {$sent}" : 'Content-Type: ' . ( 200 === $status ? 'image/jpeg' : 'text/plain' ) );
		exit( 200 === $status ? $sent : '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- a picture.
	}

	/**
	 * The status, and the picture or where the present one is: pages in a cache may name the one of before.
	 * @return array{int,string}
	 */
	public static function found( Destination $destination, string $key ): array {
		$poster = Poster::of( $destination );
		if ( ! $poster ) {
			return array( 404, '' );
		}
		if ( ! hash_equals( $poster->key, $key ) ) {
			return array( 302, $poster->url );
		}
		$owner  = (int) ( $destination->member['user_id'] ?? 0 );
		$folder = self::folder( $owner );
		// Its name cannot be guessed from the address: each look goes by the address, which asks whether the page is there.
		$file = "{$folder}/" . substr( Link_Proof::of( "kept_share_picture|{$key}" ), 0, 32 ) . '.jpg';
		$kept = Disk::get( $file );
		if ( null !== $kept ) {
			return array( 200, $kept );
		}
		// Without room each look would draw it again.
		if ( Disk::make_folder( $folder, 0755 ) ) {
			$drawn = $poster->jpeg();
			$part  = $file . '.' . bin2hex( random_bytes( 4 ) );
			if ( Disk::put( $part, $drawn ) && Disk::move( $part, $file ) ) {
				// Of somebody who was erased while it was drawn nothing stays.
				$is_gone = $owner > 0 && ! ( new Query() )->faces( array( $owner ) );
				$is_gone && ( new self() )->drop( array( $owner ) );
				return array( 200, $drawn );
			}
			Disk::delete( $part );
		}
		return array( 404, '' );
	}

	/** @param list<int|string> $owners Members, by id. */
	public function drop( array $owners ): void {
		foreach ( $owners as $owner ) {
			foreach ( Disk::names( self::folder( $owner ) ) as $name ) {
				Disk::delete( self::folder( $owner ) . "/{$name}" );
			}
			Disk::remove_folder( self::folder( $owner ) );
		}
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		$this->drop( array( $user_id ) );
	}

	public function uninstall(): void {
		$this->drop( array( ...Disk::names( self::folder( '' ) ), '' ) );
	}

	private static function folder( int|string $owner ): string {
		return untrailingslashit( wp_get_upload_dir()['basedir'] . "/design-marketplace-share/{$owner}" );
	}
}
