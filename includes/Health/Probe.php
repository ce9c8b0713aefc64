<?php
/**
 * A small file put where files of messages lie, and read by whichever web server answers.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Health;

use DesignMarketplace\Conversations\Files\Store;
use WP_Error;

/**
 * All probes have the same length; a file of another one is not read.
 */
final class Probe {

	private const BYTES = 20;

	/**
	 * How often it is asked for: several web servers answer in turn.
	 */
	private const TIMES = 4;

	/**
	 * @param string $name  Its name on the disk.
	 * @param string $words What is in it.
	 */
	private function __construct( public readonly string $name, private readonly string $words ) {}

	/**
	 * Stores one; null when that is not possible.
	 */
	public static function store(): ?self {
		$words = substr( bin2hex( random_bytes( self::BYTES ) ), 0, self::BYTES );
		$path  = get_temp_dir() . "design-marketplace-{$words}";
		@file_put_contents( $path, $words ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a full disk warns; the answer tells of it.
		$name = ( new Store() )->put( $path, self::BYTES );
		wp_delete_file( $path );
		return null === $name ? null : new self( $name, $words );
	}

	/**
	 * What is in one, '' when it is not there.
	 *
	 * @param string $name Its name on the disk.
	 */
	public static function read( string $name ): string {
		$file = ( new Store() )->open( $name, self::BYTES );
		return $file ? implode( '', iterator_to_array( $file->read( 0, self::BYTES - 1 ), false ) ) : '';
	}

	/**
	 * Whether every web server that answers reads it; an error when none does.
	 */
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

	/**
	 * Where it lies.
	 */
	public function path(): string {
		return (string) ( new Store() )->find( $this->name );
	}

	/**
	 * Removes it.
	 */
	public function remove(): void {
		( new Store() )->remove( $this->name );
	}
}
