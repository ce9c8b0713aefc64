<?php
/** Moves a tree of files in batches. Its only memory is what is still there, so it goes on wherever it was killed. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\Media\Sweeper;
use DesignMarketplace\Media\Withheld;
use DesignMarketplace\Talks\Files\Store;
use Generator;

/** A picture goes where it belongs now: it may have been hidden, or shown, since the site looks elsewhere. */
final class Files_Move {

	private const BATCH = 100;

	public int $moved = 0;

	/** Pictures that no attachment names. */
	public int $left = 0;

	public function __construct( private readonly string $from, private readonly string $to ) {}

	/** Says why nothing can be moved, '' if it can. */
	public static function complaint( string $from, ?string $to ): string {
		$is_in = static fn( string $inner, string $outer ): bool => str_starts_with( "{$inner}/", "{$outer}/" );
		return match ( true ) {
			null === $to                              => 'No folder can be written to.',
			! Disk::names( $from )                    => "Nothing is in {$from}, or it cannot be read.",
			$is_in( $from, $to ) || $is_in( $to, $from ) => "{$from} and {$to} are not apart.",
			default                                   => '',
		};
	}

	/**
	 * @param callable(int):mixed $told Called after each batch with the number of files so far.
	 * @return string|null The file that could not be written; null if all are moved.
	 */
	public function run( callable $told ): ?string {
		$batch = array();
		foreach ( $this->files( '' ) as $place ) {
			$batch[] = $place;
			if ( self::BATCH === count( $batch ) ) {
				$failed = $this->carry( $batch );
				if ( null !== $failed ) {
					return $failed;
				}
				$batch = array();
				$told( $this->moved );
			}
		}
		return $this->carry( $batch );
	}

	/**
	 * Files below a folder, by their paths below the root.
	 * @return Generator<int,string>
	 */
	private function files( string $below ): Generator {
		foreach ( Disk::names( $this->from . $below ) as $name ) {
			$path = "{$this->from}{$below}/{$name}";
			// Other sites of a network have their own rows; what is there for a while is named by its path.
			if ( ( '' === $below && 'sites' === $name && is_multisite() ) || Folder::PASSING === $name || is_link( $path ) ) {
				continue;
			}
			if ( Disk::is_folder( $path ) ) {
				yield from $this->files( "{$below}/{$name}" );
				Disk::remove_folder( $path );
			} elseif ( ! str_ends_with( $name, Store::UNFINISHED ) ) {
				yield "{$below}/{$name}";
			}
		}
	}

	/**
	 * @param list<string> $places
	 * @return string|null The file that could not be written.
	 */
	private function carry( array $places ): ?string {
		$targets = $this->targets( $places );
		foreach ( $targets as $place => $target ) {
			if ( ! $this->copy( $this->from . $place, $target ) ) {
				return $target;
			}
		}
		// What was hidden while it was copied must not stay at its address.
		foreach ( array_diff_assoc( $this->targets( $places ), $targets ) as $place => $target ) {
			if ( isset( $targets[ $place ] ) && ! Disk::move( $targets[ $place ], $target ) ) {
				return $target;
			}
		}
		foreach ( array_keys( $targets ) as $place ) {
			Disk::delete( $this->from . $place );
		}
		$this->moved += count( $targets );
		$this->left  += count( $places ) - count( $targets );
		return null;
	}

	/** Whether the file is whole at its new place. A disk has it there at once. */
	private function copy( string $from, string $to ): bool {
		if ( Disk::exists( $to ) && Disk::bytes( $to ) === Disk::bytes( $from ) ) {
			return true;
		}
		if ( wp_is_stream( $to ) ) {
			$sent = Store::name( $to );
			return Disk::copy( $from, $to, '' !== $sent );
		}
		return wp_mkdir_p( dirname( $to ) ) && Disk::copy( $from, $to . Store::UNFINISHED ) && Disk::move( $to . Store::UNFINISHED, $to );
	}

	/**
	 * The paths files belong at. Pictures that nobody has are left out.
	 * @param list<string> $places
	 * @return array<string,string>
	 */
	private function targets( array $places ): array {
		$names = array();
		foreach ( $places as $place ) {
			if ( preg_match( Sweeper::NAME, basename( $place ), $parts ) ) {
				$names[ $place ] = $parts[1];
			}
		}
		$folders = Withheld::folders( array_values( array_unique( $names ) ) );
		$targets = array();
		foreach ( $places as $place ) {
			$folder = $folders[ $names[ $place ] ?? '' ] ?? null;
			$sent   = Store::name( $place );
			if ( '' !== $sent ) {
				$targets[ $place ] = Store::path( untrailingslashit( $this->to . dirname( $place, 2 ) ), $sent );
			} elseif ( null !== $folder || ! isset( $names[ $place ] ) ) {
				$targets[ $place ] = null === $folder ? $this->to . $place : "{$this->to}/{$folder}/" . basename( $place );
			}
		}
		return $targets;
	}
}
