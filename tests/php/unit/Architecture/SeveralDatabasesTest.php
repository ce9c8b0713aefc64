<?php
/** What would hold on one database and not on several: numbers that tell an order, and locks that one machine knows alone. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SeveralDatabasesTest extends TestCase {

	/**
	 * A greater number is a later one here: messages of a conversation are written one after the other by Conversation_Rows::raise(), and
	 * the rows of one member under the lock of their account.
	 */
	private const IN_TURN = array( 'Talks/Message_Rows.php', 'Jobs/Lists/List_Rows.php', 'Jobs/Saved/Saved_Jobs.php' );

	/**
	 * @param string $pattern What is not written.
	 * @param string $said    Something it finds.
	 */
	#[DataProvider( 'manners' )]
	public function test_nothing_needs_one_database( string $pattern, string $said ): void {
		self::assertMatchesRegularExpression( $pattern, $said );
		$found = array();
		foreach ( Sources::of( 'includes', 'php' ) as $file => $code ) {
			foreach ( in_array( $file, self::IN_TURN, true ) ? array() : explode( "\n", $code ) as $number => $line ) {
				if ( preg_match( $pattern, $line ) ) {
					$found[] = "{$file}:" . ( $number + 1 );
				}
			}
		}
		self::assertSame( array(), $found );
	}

	/** @return array<string,array{string,string}> */
	public static function manners(): array {
		return array(
			'the newest by its number'  => array( '/\bMAX\( *(?:\w+\.)?(?:news_|message_)?id *\)/i', 'SELECT MAX(n.id) FROM' ),
			'a number reckoned with'    => array( '/(?:\bid|_id|->ID|insert_id)\b\}?\)? *[-+] *\d/', '{$row->id} - 1' ),
			'the time by the number'    => array( '/(?:ORDER BY |\')(?:\w+\.)?id DESC/i', 'ORDER BY a.id DESC' ),
			'locks of one server'       => array( '/\b(?:GET_LOCK|RELEASE_LOCK|IS_FREE_LOCK|LOCK TABLES?)\b/i', "SELECT GET_LOCK('x', 1)" ),
			'locks of one machine'      => array( '/\b(?:flock|sem_get|sem_acquire|shm_attach|apcu?_\w+)\(|\bLOCK_EX\b/', 'flock( $file, 2 )' ),
			'numbers of one connection' => array( '/\b(?:LAST_INSERT_ID|FOUND_ROWS)\(/i', 'SELECT LAST_INSERT_ID()' ),
		);
	}
}
