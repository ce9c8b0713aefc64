<?php
/** The position of the migrations, and a lock on them: one row that only one process of any machine can hold. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Primary;
use DesignMarketplace\Kernel\Database\Sql;
use RuntimeException;

/**
 * The row is an option, as there are no tables of ours yet when the first migration runs. WordPress' own functions for options
 * read a cache, so they are not used.
 */
final class Progress {

	public const OPTION = 'design_marketplace_migration';

	/** Seconds after which a silent process counts as dead. Longer than any batch. */
	private const LEASE = 900;

	/** @param string $after Where its last batch ended. */
	private function __construct( private readonly string $holder, public readonly int $id, public readonly string $after ) {}

	/** Takes the lock; null while another process has it. */
	public static function take(): ?self {
		Primary::ask();
		$found = self::read();
		if ( null === $found ) {
			$found = self::text( '', 0, '', 0 );
			Sql::write(
				"INSERT IGNORE INTO {options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
				self::OPTION,
				$found
			);
		}
		$row = (array) json_decode( $found, true );
		if ( (int) ( $row['until'] ?? 0 ) > Clock::now() ) {
			return null;
		}
		$progress = new self( bin2hex( random_bytes( 8 ) ), (int) ( $row['id'] ?? 0 ), (string) ( $row['after'] ?? '' ) );
		$wanted   = self::text( $progress->holder, $progress->id, $progress->after, Clock::now() + self::LEASE );
		$taken    = Sql::write(
			'UPDATE {options} SET option_value = %s WHERE option_name = %s AND option_value = %s',
			$wanted,
			self::OPTION,
			$found
		);
		return 1 === $taken ? $progress : null;
	}

	/** Until when another process has the lock, 0 if none has. */
	public static function held_until(): int {
		$row   = (array) json_decode( self::read() ?? '', true );
		$until = (int) ( $row['until'] ?? 0 );
		return $until > Clock::now() ? $until : 0;
	}

	/**
	 * Stores a position. Within a transaction, other processes wait until its end.
	 * @param string $after Where its last batch ended.
	 * @throws RuntimeException When another process has taken the row.
	 */
	public function note( int $id, string $after ): void {
		if ( ! $this->write( $id, $after, Clock::now() + self::LEASE ) ) {
			throw new RuntimeException( 'Another process goes on with the migrations.' );
		}
	}

	/**
	 * Releases the lock. The next process continues at this position.
	 * @param string $after Where its last batch ended.
	 */
	public function leave( int $id, string $after ): void {
		$this->write( $id, $after, 0 );
	}

	/** Removes the row. */
	public function end(): void {
		Sql::write( 'DELETE FROM {options} WHERE option_name = %s AND option_value LIKE %s', self::OPTION, $this->mine() );
	}

	private function write( int $id, string $after, int $until ): bool {
		return 1 === Sql::write(
			'UPDATE {options} SET option_value = %s WHERE option_name = %s AND option_value LIKE %s',
			self::text( $this->holder, $id, $after, $until ),
			self::OPTION,
			$this->mine()
		);
	}

	private function mine(): string {
		global $wpdb;
		return '%' . $wpdb->esc_like( "\"holder\":\"{$this->holder}\"" ) . '%';
	}

	private static function read(): ?string {
		return Sql::value( 'SELECT option_value FROM {options} WHERE option_name = %s', self::OPTION );
	}

	/**
	 * The row's text. It is different each time, as MySQL counts only rows that really change.
	 * @param string $after Where its last batch ended.
	 */
	private static function text( string $holder, int $id, string $after, int $until ): string {
		return (string) wp_json_encode( compact( 'id', 'after', 'until', 'holder' ) + array( 'beat' => bin2hex( random_bytes( 4 ) ) ) );
	}
}
