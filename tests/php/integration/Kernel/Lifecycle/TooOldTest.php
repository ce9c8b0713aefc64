<?php
/** Data made before 1.0.0 is told of and left alone. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Lifecycle;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Lifecycle\Activation;
use DesignMarketplace\Kernel\Lifecycle\Uninstall;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class TooOldTest extends TestCase {

	public function test_the_option_or_a_table_of_before_keeps_the_plugin_from_running(): void {
		$this->assertSame( '', design_marketplace_obstacle() );
		delete_option( Tables::VERSION );
		foreach ( array( 'nowhere' => '', 'options' => 'data' ) as $there => $obstacle ) {
			$asked = static fn( string $query ): string => str_replace( 'dm\\\\_outbox', $there, $query );
			add_filter( 'query', $asked );
			$this->assertSame( $obstacle, design_marketplace_obstacle() );
			remove_filter( 'query', $asked );
		}
		update_option( 'design_marketplace_schema', 26 );
		$this->assertSame( 'data', design_marketplace_obstacle() );
		update_option( Tables::VERSION, 1 );
		$this->assertSame( '', design_marketplace_obstacle(), 'What is left of before does not matter.' );
	}

	public function test_administrators_alone_are_told(): void {
		delete_option( Tables::VERSION );
		update_option( 'design_marketplace_schema', 26 );
		$told = array();
		foreach ( array( $this->designer(), People::administrator() ) as $user ) {
			wp_set_current_user( $user );
			ob_start();
			design_marketplace_obstacle_notice();
			$told[] = (string) ob_get_clean();
		}
		$this->assertSame( '', $told[0] );
		$this->assertStringContainsString( 'before version 1.0.0', $told[1] );
	}

	public function test_neither_activation_nor_uninstalling_writes_or_deletes_anything(): void {
		update_option( 'design_marketplace_remove_data', '1' );
		update_option( 'design_marketplace_schema', 26 );
		delete_option( Tables::VERSION );
		$queries = $this->queries(
			static function (): void {
				( new Activation() )->set_up();
				( new Uninstall() )->run();
			}
		);
		$this->assertSame( array(), array_values( (array) preg_grep( '/^\s*(?!SELECT|SHOW)\w/i', $queries ) ) );
	}
}
