<?php
/** Applications at a stage, and what becomes of them, in the words tests about them are written in. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use RuntimeException;

final class Staged {

	/**
	 * An application both sides know to be at a stage, or that waits to be told.
	 * @param int    $applicant Who applies.
	 * @param int    $mission   Mission.
	 * @param string $stage     What the owner decided.
	 * @param string $told      What the applicant knows.
	 * @return int Post id.
	 */
	public static function application( int $applicant, int $mission, string $stage = 'new', string $told = 'new' ): int {
		global $wpdb;
		$id = Market::apply( $applicant, $mission );
		$wpdb->update(
			Tables::name( 'application' ),
			array( 'stage' => $stage, 'told' => $told, 'release_gmt' => $stage === $told ? null : Clock::gmt( 10 * MINUTE_IN_SECONDS ) ),
			array( 'post_id' => $id )
		);
		return $id;
	}

	/**
	 * Decided, and not told yet.
	 * @param int    $id    Application.
	 * @param string $stage Stage.
	 * @param string $words What is said about it.
	 */
	public static function decide( int $id, string $stage, string $words = '' ): void {
		self::write(
			$id,
			array(
				'stage'       => $stage,
				'words'       => $words,
				'staged_gmt'  => Clock::gmt(),
				'release_gmt' => Clock::gmt( 10 * MINUTE_IN_SECONDS ),
			)
		);
	}

	/**
	 * Decided and told.
	 * @param int    $id    Application.
	 * @param string $stage Stage.
	 * @param string $words What was said about it.
	 * @param string $gmt   When, '' for now.
	 */
	public static function tell( int $id, string $stage, string $words = '', string $gmt = '' ): void {
		$gmt = '' === $gmt ? Clock::gmt() : $gmt;
		self::write(
			$id,
			array(
				'stage'        => $stage,
				'words'        => $words,
				'staged_gmt'   => $gmt,
				'release_gmt'  => null,
				'told'         => $stage,
				'told_words'   => $words,
				'told_gmt'     => $gmt,
				'answered_gmt' => $gmt,
				'history'      => (string) wp_json_encode(
					array(
						array( 'stage' => 'new', 'date' => $gmt ),
						array( 'stage' => $stage, 'date' => $gmt ),
					)
				),
			)
		);
	}

	/**
	 * Writes columns of an application's row.
	 * @param int                       $id     Application.
	 * @param array<string,string|null> $values Columns.
	 */
	public static function write( int $id, array $values ): void {
		global $wpdb;
		$wpdb->update( Tables::name( 'application' ), $values, array( 'post_id' => $id ) );
	}

	/**
	 * A row as the table has it.
	 * @param int $id Post id.
	 * @return array<string,string|null>
	 */
	public static function row( int $id ): array {
		global $wpdb;
		$row = $wpdb->get_row( 'SELECT * FROM ' . Tables::name( 'application' ) . " WHERE post_id = {$id}", ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- an integer.
		return is_array( $row ) ? $row : throw new RuntimeException( 'No such application.' );
	}

	/**
	 * Moves the clock and sends what is due.
	 * @param int $minutes Minutes from the start of the test.
	 * @return list<array{string,string}> Address and kind of each mail, sorted.
	 */
	public static function after( int $minutes ): array {
		update_option( Clock::OFFSET, $minutes * MINUTE_IN_SECONDS );
		global $wpdb;
		$log    = static fn(): array => array_column( (array) $wpdb->get_results( 'SELECT id, recipient, message FROM ' . Tables::name( 'outbox' ) . " WHERE status = 'sent' AND recipient LIKE 'user:%' ORDER BY id", ARRAY_A ), null, 'id' ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		$before = $log();
		for ( $run = 0; $run < 3; ++$run ) {
			Mails::worker()->run( 100 );
		}
		$mails = array();
		foreach ( array_diff_key( $log(), $before ) as $row ) {
			$mails[] = array( People::email( (int) substr( $row['recipient'], 5 ) ), (string) $row['message'] );
		}
		sort( $mails );
		return $mails;
	}

	/**
	 * Kinds of mails to somebody.
	 * @param list<array{string,string}> $mails Result of after().
	 * @param int                        $user  User.
	 * @return list<string>
	 */
	public static function to( array $mails, int $user ): array {
		return array_column( array_filter( $mails, static fn( array $mail ): bool => People::email( $user ) === $mail[0] ), 1 );
	}
}
