<?php
/** The page docs/architecture.md lists the actions and filters that there are, and no others. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\TestCase;

final class HooksTest extends TestCase {

	public function test_the_architecture_lists_every_hook(): void {
		$files = Sources::of( 'includes', 'php' );
		$page  = (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/architecture.md' );
		$named = array();
		foreach ( $files as $code ) {
			preg_match_all( "/(?:do_action|apply_filters)\(\s*'(design_marketplace_\w+)'/", $code, $literal );
			preg_match_all( '/(?:do_action|apply_filters)\(\s*(\w+)::([A-Z_]+)/', $code, $constants, PREG_SET_ORDER );
			array_push( $named, ...$literal[1] );
			foreach ( $constants as [ , $class_name, $constant ] ) {
				$named[] = self::constant_of( 'self' === $class_name ? array( $code ) : $files, $constant );
			}
		}
		preg_match_all( '/^\| `(design_marketplace_\w+)`/m', $page, $listed );
		$this->assertNotEmpty( $named );
		$this->assertEqualsCanonicalizing( array_values( array_unique( $named ) ), $listed[1] );
	}

	/**
	 * The hook a constant names.
	 * @param array<string> $files Code it may stand in.
	 * @param string        $name  Constant.
	 */
	private static function constant_of( array $files, string $name ): string {
		preg_match_all( "/const {$name} = '(design_marketplace_\w+)'/", implode( "\n", $files ), $found );
		self::assertCount( 1, $found[1], $name );
		return $found[1][0];
	}
}
