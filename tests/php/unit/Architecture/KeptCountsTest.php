<?php
/** Whoever writes a table that kept counts are made of says so: by Kept_Counts::outdate(), or by a caller that does. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\TestCase;

final class KeptCountsTest extends TestCase {

	private const COUNTED = array(
		'application'        => 'CANDIDATES',
		'directory'          => 'LISTS',
		'directory_skill'    => 'LISTS',
		'directory_word'     => 'LISTS',
		'directory_fact'     => 'LISTS',
		'directory_deadline' => 'LISTS',
		'roster'             => 'ROSTER',
	);

	/** Writers whose callers say it, and writers of columns by which nothing is counted. */
	private const OTHERS = array(
		'Directory/Deadlines.php put'                    => array( 'Directory/Directory_Table.php write' ),
		'Directory/Directory_Table.php delete'           => array( 'Directory/Directory_Table.php write' ),
		'Directory/Directory_Table.php insert'           => array( 'Directory/Directory_Table.php write' ),
		'Directory/Directory_Table.php put_skills'       => array( 'Directory/Directory_Table.php write' ),
		'Directory/Directory_Table.php update'           => array( 'Directory/Directory_Table.php write' ),
		'Directory/Fact_Table.php put'                   => array( 'Directory/Directory_Table.php write' ),
		'Directory/Word_Table.php put'                   => array( 'Directory/Directory_Table.php write' ),
		'Jobs/Application_Writer.php put'                => array( 'Jobs/Applications/Application_Table.php restore', 'Desk/Cli/Seed/Board.php decide' ),
		'Jobs/Application_Writer.php tell'               => array(),
		'Jobs/Applications/Application_Table.php name_post' => array(),
		'Jobs/Applications/Pair_Applications.php answer' => array(),
		'Jobs/Applications/Pair_Applications.php drop_words' => array(),
		'Jobs/Applications/Stage_Service.php mark_seen'  => array(),
	);

	public function test_no_writer_forgets_it(): void {
		$functions = self::functions();
		$written   = array();
		$forgotten = array();
		$writes    = '/(?:INSERT(?: IGNORE)? INTO|REPLACE INTO|UPDATE|DELETE FROM) \{([a-z_]+)\}|->(?:update|insert|replace|delete)\(\s*Tables::name\( \'([a-z_]+)\' \)/';
		foreach ( $functions as $name => $code ) {
			preg_match_all( $writes, $code, $found );
			foreach ( array_intersect( array_filter( array( ...$found[1], ...$found[2] ) ), array_keys( self::COUNTED ) ) as $table ) {
				$written[ $name ] = self::COUNTED[ $table ];
				if ( ! isset( self::OTHERS[ $name ] ) && ! self::says( $code, self::COUNTED[ $table ] ) ) {
					$forgotten[] = "{$name}: {$table}";
				}
			}
		}
		self::assertSame( array(), array_values( array_unique( $forgotten ) ) );
		foreach ( self::OTHERS as $name => $callers ) {
			self::assertArrayHasKey( $name, $written, 'It writes no such table any more.' );
			foreach ( $callers as $caller ) {
				self::assertTrue( self::says( $functions[ $caller ] ?? '', $written[ $name ] ), "{$caller}, for {$name}" );
			}
		}
	}

	/** Whether code begins another edition of a subject. */
	private static function says( string $code, string $subject ): bool {
		return (bool) preg_match( "/Kept_Counts::(?:outdate|forget)\( Kept_Counts::{$subject}\b/", $code );
	}

	/** @return array<string,string> Code by file and name. */
	private static function functions(): array {
		$functions = array();
		foreach ( Sources::of( 'includes', 'php' ) as $file => $code ) {
			$parts = (array) preg_split( '/^\t(?:[a-z]+ )*function (\w+)/m', $code, -1, PREG_SPLIT_DELIM_CAPTURE );
			foreach ( array_chunk( array_slice( $parts, 1 ), 2 ) as [ $name, $body ] ) {
				$functions[ "{$file} {$name}" ] = (string) $body;
			}
		}
		return $functions;
	}
}
