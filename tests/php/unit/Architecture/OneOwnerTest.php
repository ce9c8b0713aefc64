<?php
/** A name that the database knows is written where it is declared, and asked for there by everybody else. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class OneOwnerTest extends TestCase {

	/**
	 * @param string       $pattern How a name is written out.
	 * @param list<string> $owners  Files that declare it.
	 */
	#[DataProvider( 'names' )]
	public function test_a_name_is_written_where_it_is_declared( string $pattern, array $owners ): void {
		$others   = array();
		$declared = array();
		foreach ( Sources::of( 'includes', 'php' ) as $file => $code ) {
			// A migration writes out what it was written for.
			if ( str_starts_with( $file, 'Kernel/Lifecycle/Migrations/' ) || ! preg_match( $pattern, $code ) ) {
				continue;
			}
			in_array( $file, $owners, true ) ? $declared[] = $file : $others[] = $file;
		}
		self::assertSame( array(), $others );
		self::assertEqualsCanonicalizing( $owners, $declared );
	}

	/** @return array<string,array{string,list<string>}> */
	public static function names(): array {
		return array(
			'types of items'   => array( "/'dmkt_(?:work|mission|application)'/", array( 'Kernel/Items/Item_Types.php' ) ),
			'types of content' => array( "/'dmkt_(?:event|resource|reading|past_project)'/", array( 'Kernel/Items/Item_Types.php' ) ),
			// Columns of wp-admin's lists have their names from what they show.
			'skills'           => array( "/'dmkt_skill'(?!\s*=>)/", array( 'Kernel/Items/Skills.php' ) ),
			'what hides'       => array( "/'dmkt_hidden'/", array( 'Kernel/Items/Item_Types.php' ) ),
			'closed'           => array( "/'dmkt_closed'/", array( 'Kernel/Items/Item_Types.php' ) ),
			'states in SQL'    => array( "/(?<!\\$)\b(?:kind|stage|told|rhythm|status)\b`?\s*(?:<>|=|(?:NOT )?IN \()\s*'[a-z]/", array() ),
			'an account waits' => array( "/'waiting'/", array( 'People/Accounts/Account_State.php', 'Mail/Status.php', 'Jobs/Outcomes/Outcomes.php' ) ),
		);
	}
}
