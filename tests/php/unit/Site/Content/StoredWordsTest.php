<?php
/** The words the database has for types and states stand in one file each; everywhere else constants and enums say them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Site\Content;

use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class StoredWordsTest extends TestCase {

	/** Where a word may stand: a file, or a folder. */
	private const HOMES = array(
		'dmkt_work'        => array( 'Kernel/Items/Item_Types.php' ),
		'dmkt_mission'     => array( 'Kernel/Items/Item_Types.php' ),
		'dmkt_application' => array( 'Kernel/Items/Item_Types.php' ),
		'dmkt_closed'      => array( 'Kernel/Items/Item_Types.php' ),
		// Also a word of sentences: only one in quotes is stored.
		"'waiting'"        => array( 'People/Accounts/Account_State.php', 'Mail/Status.php', 'Jobs/Outcomes/Outcomes.php' ),
	);

	/** Rooms that know no published posts but missions and applications. */
	private const NO_PUBLISH = array( 'Jobs/', 'Directory/Company_Missions.php' );

	/** Files that name the states, and those about past projects. */
	private const MAY_PUBLISH = array(
		'Jobs/Applications/Application_State.php',
		'Jobs/Job_Event.php',
		'Jobs/Job_Graph.php',
		'Jobs/Outcomes/',
	);

	/** @return list<array{string,list<string>}> */
	public static function words(): array {
		return array_map( static fn( string $word, array $homes ): array => array( $word, $homes ), array_keys( self::HOMES ), self::HOMES );
	}

	/**
	 * @param string       $word  Word.
	 * @param list<string> $homes Where it may stand.
	 */
	#[DataProvider( 'words' )]
	public function test_a_stored_word_has_one_home( string $word, array $homes ): void {
		$found = self::places( $word );
		self::assertNotEmpty( array_intersect( array_map( static fn( string $place ): string => (string) strtok( $place, ':' ), $found ), $homes ), "{$word} stands in its home." );
		// A migration writes out what it was written for.
		$homes[] = 'Kernel/Lifecycle/Migrations/';
		self::assertSame( array(), array_values( array_filter( $found, static fn( string $place ): bool => ! self::begins( $place, $homes ) ) ), "{$word} is written out." );
	}

	public function test_rooms_of_missions_and_applications_say_their_states_by_name(): void {
		self::assertSame( array(), array_values( array_filter( self::places( 'publish' ), static fn( string $place ): bool => self::begins( $place, self::NO_PUBLISH ) && ! self::begins( $place, self::MAY_PUBLISH ) ) ) );
	}

	/**
	 * Strings of includes/ the word stands in, as `file:line`.
	 * @param string $word Word.
	 * @return list<string>
	 */
	private static function places( string $word ): array {
		$places = array();
		foreach ( Sources::of( 'includes', 'php' ) as $name => $code ) {
			foreach ( token_get_all( $code ) as $token ) {
				if ( is_array( $token ) && in_array( $token[0], array( T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE ), true ) && preg_match( "/(?<!\w){$word}(?!\w)/", $token[1] ) ) {
					$places[] = "{$name}:{$token[2]}";
				}
			}
		}
		sort( $places );
		return $places;
	}

	/**
	 * Whether a place is in one of these files or folders.
	 * @param string       $place File and line.
	 * @param list<string> $homes Files or folders.
	 */
	private static function begins( string $place, array $homes ): bool {
		return array() !== array_filter( $homes, static fn( string $home ): bool => str_starts_with( $place, $home ) );
	}
}
