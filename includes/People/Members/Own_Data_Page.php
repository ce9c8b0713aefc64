<?php
/** Answers the link to a member's own data: a page with a button, and the download. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Privacy\Inventory;

/** Opening the link changes nothing, as email scanners open links. The download consumes it. */
final class Own_Data_Page {

	public function answer(): void {
		$asked = Link_Page::asked( Own_Data::PARAMETER );
		if ( ! $asked ) {
			return;
		}
		[ $status, $body, $file ] = $this->handle( ...$asked );
		Link_Page::headers( $status, '' === $file ? 'text/html; charset=UTF-8' : 'application/json; charset=UTF-8' );
		if ( '' !== $file ) {
			header( "Content-Disposition: attachment; filename=\"{$file}\"" );
		}
		echo $body; // phpcs:ignore WordPress.Security.EscapeOutput -- made of escaped parts, or JSON as a download.
		exit;
	}

	/**
	 * The page, or the download.
	 * @return array{int,string,string} Status, body, and the name of the file, '' for a page.
	 */
	public function handle( string $token, bool $post ): array {
		$user = $post ? ( new Own_Data() )->use( $token ) : ( new Own_Data() )->read( $token );
		if ( ! $user ) {
			return array( ...Link_Page::over( 404 ), '' );
		}
		if ( ! $post ) {
			$about = __(
				'The file contains everything this site keeps about you, including your messages. The link works once.',
				'design-marketplace'
			);
			return array(
				200,
				Link_Page::html( __( 'Your data', 'design-marketplace' ), array( $about ), __( 'Download my data', 'design-marketplace' ) ),
				'',
			);
		}
		return array(
			200,
			( new Inventory() )->json( ( new Inventory() )->own( $user->ID ) ),
			sanitize_file_name( "{$user->user_nicename}.json" ),
		);
	}
}
