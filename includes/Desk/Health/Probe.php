<?php
/** A small file in the folder for files of messages, which every web server should be able to read. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

use DesignMarketplace\Talks\Files\Store;
use WP_Error;

/** All probes have the same length; files of another length are not read. */
final class Probe {

	private const BYTES = 20;

	/** Number of requests, as several web servers may answer in turn. */
	private const TIMES = 4;

	private function __construct( public readonly string $name, private readonly string $words ) {}

	/** Null when it cannot be stored. */
	public static function store(): ?self {
		$words = substr( bin2hex( random_bytes( self::BYTES ) ), 0, self::BYTES );
		$path  = get_temp_dir() . "design-marketplace-{$words}";
		@file_put_contents( $path, $words ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a full disk warns; the answer tells of it.
		$name = ( new Store() )->put( $path, self::BYTES );
		wp_delete_file( $path );
		return null === $name ? null : new self( $name, $words );
	}

	/** Content of a probe, '' when it does not exist. */
	public static function read( string $name ): string {
		$file = ( new Store() )->open( $name, self::BYTES );
		return $file ? implode( '', iterator_to_array( $file->read( 0, self::BYTES - 1 ), false ) ) : '';
	}

	/** Whether all web servers that answer can read it; an error when none answers. */
	public function is_shared(): bool|WP_Error {
		for ( $time = 0; $time < self::TIMES; ++$time ) {
			$answer = Ticket::get( Health_Controller::stored_url( $this->name ) );
			if ( $answer instanceof WP_Error || 200 !== $answer['status'] ) {
				return $answer instanceof WP_Error ? $answer : new WP_Error( 'http', "HTTP {$answer['status']}" );
			}
			if ( ( (array) json_decode( $answer['body'], true ) ) !== array( 'words' => $this->words ) ) {
				return false;
			}
		}
		return true;
	}

	public function path(): string {
		return (string) ( new Store() )->find( $this->name );
	}

	public function remove(): void {
		( new Store() )->remove( $this->name );
	}
}
