<?php
/** The source of the demo content: in a checkout the folder beside the commands, otherwise an unpacked package. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use RuntimeException;

final class Source {

	/** Folder of the unpacked package; '' for the folder of the checkout. */
	private static string $folder = '';

	/**
	 * Reads from another folder while the work runs.
	 * @template T
	 * @param string       $folder Folder of an unpacked package.
	 * @param callable():T $work
	 * @return T What the work returned.
	 */
	public static function within( string $folder, callable $work ): mixed {
		$before       = self::$folder;
		self::$folder = $folder;
		try {
			return $work();
		} finally {
			self::$folder = $before;
		}
	}

	/** @return array<mixed> $name: the file's, without its extension. */
	public static function texts( string $name ): array {
		$texts = is_readable( self::path( "{$name}.json" ) )
			? wp_json_file_decode( self::path( "{$name}.json" ), array( 'associative' => true ) )
			: null;
		if ( ! is_array( $texts ) ) {
			throw new RuntimeException( "The demo content lacks its {$name}." );
		}
		return $texts;
	}

	/** @return iterable<string,array{array<string,mixed>,int,string}> Jobs by mark: texts, a number for variety, the company's language. */
	public static function jobs(): iterable {
		foreach ( array_values( self::texts( 'companies' ) ) as $place => $company ) {
			foreach ( array_values( $company['missions'] ) as $number => $job ) {
				$job += array( 'lang' => $company['locale'] );
				yield "mission:{$place}:{$number}" => array( $job, $place + $number, $company['locale'] );
			}
		}
	}

	/**
	 * Texts of people: the first of the file, which is repeated if it has fewer. Only the first use of a text has its email address.
	 * @param string $name File name without its extension.
	 * @return array<int,array<string,mixed>>
	 */
	public static function people( string $name, int $count ): array {
		$texts  = array_values( self::texts( $name ) );
		$people = array();
		for ( $place = 0; $place < $count; $place++ ) {
			$text             = (array) $texts[ $place % count( $texts ) ];
			$people[ $place ] = $place < count( $texts ) ? $text : array_diff_key( $text, array( 'email' => true ) );
		}
		return $people;
	}

	public static function path( string $name ): string {
		return ( '' === self::$folder ? dirname( __DIR__ ) . '/demo' : self::$folder ) . "/{$name}";
	}
}
