<?php
/** No room uses a room that is not its own to use; PHPStan runs this with phpat. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Architecture;

use PHPat\Selector\Selector;
use PHPat\Test\Attributes\TestRule;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/** One rule for each room of the table. */
final class Direction {

	/** @return iterable<string,Rule> */
	#[TestRule]
	public function rooms(): iterable {
		foreach ( Rooms::MAY_USE as $room => $others ) {
			$forbidden = array_diff( array_keys( Rooms::MAY_USE ), $others, array( $room ) );
			yield $room => PHPat::rule()
				->classes( Selector::inNamespace( "DesignMarketplace\\{$room}" ) )
				->shouldNot()->dependOn()
				->classes(
					Selector::classname( \DesignMarketplace\Plugin::class ),
					...array_map( static fn( string $other ) => Selector::inNamespace( "DesignMarketplace\\{$other}" ), array_values( $forbidden ) )
				)
				->because( 'the table in tests/php/Architecture/Rooms.php does not let it' );
		}
	}
}
