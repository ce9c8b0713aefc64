<?php
/** The cause of a failed statement goes into logs: it says what failed, and none of what was to be stored. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Database;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class LostTransactionTest extends TestCase {

	private const WORD = 'Quittenmarmelade';

	public function test_a_refused_statement_says_why_and_repeats_no_value(): void {
		global $wpdb;
		// On SQLite a statement that fails would end the test's own transaction.
		while ( Transaction::is_open() ) {
			Transaction::rollback();
		}
		add_option( self::WORD, '1', '', false );
		$failing = array(
			"INSERT INTO {$wpdb->options} (option_name, option_value) VALUES ('" . self::WORD . "', 'x')" => '/unique|duplicate/i',
			"INSERT INTO {$wpdb->options} (nowhere) VALUES ('" . self::WORD . "')" => '/nowhere/',
			"INSERT INTO {$wpdb->options} (option_name) VALUES (,'" . self::WORD . "')" => '/./',
		);
		$shown   = $wpdb->suppress_errors( true );
		try {
			foreach ( $failing as $statement => $cause ) {
				$wpdb->query( $statement ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed words.
				$said = Lost_Transaction::by_last_error()->getMessage();
				$this->assertMatchesRegularExpression( $cause, $said );
				$this->assertStringNotContainsString( self::WORD, $said );
			}
		} finally {
			$wpdb->suppress_errors( $shown );
			$wpdb->last_error = '';
			delete_option( self::WORD );
		}
	}

	/**
	 * What databases say, and what is kept of it.
	 * @return list<array{string,string}>
	 */
	public static function errors(): array {
		return array(
			array( 'The table is full', 'The table is full' ),
			array( "Duplicate entry '7-It's \"ours\"' for key 'once'", "Duplicate entry '…' for key 'once'" ),
			array( "Incorrect string value: '\\xF0\\x9F' for column `db`.`wp_dmkt_message`.`words` at row 1", "Incorrect string value: '…' for column `db`.`wp_dmkt_message`.`words` at row 1" ),
			array( "Truncated incorrect DOUBLE value: 'our secret'", "Truncated incorrect DOUBLE value: '…'" ),
			array( "You have an error in your SQL syntax; check the manual for the right syntax to use near 'for key 'x', our secret' at line 1", "You have an error in your SQL syntax; check the manual for the right syntax to use near '…' at line 1" ),
			array( '<div class="queries"><p>… VALUES (\'<i class="error_message">our secret</div>\')</p></div><div style="" class="error_message">The disk is full</div><p>Backtrace:</p>', 'The disk is full' ),
			array( 'SQLSTATE[HY000]: General error: 1 near "secret": syntax error', 'SQLSTATE[HY000]: General error: 1 near \'…\': syntax error' ),
		);
	}

	#[DataProvider( 'errors' )]
	public function test_values_a_database_quotes_are_left_out( string $error, string $kept ): void {
		global $wpdb;
		$wpdb->last_error = $error;
		$said             = Lost_Transaction::by_last_error()->getMessage();
		$wpdb->last_error = '';
		$this->assertSame( $kept, $said );
	}
}
