<?php
/** Each rate limit has a name in the settings. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Settings\Intros;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\Tests\TestCase;
use ReflectionMethod;

final class LimitNamesTest extends TestCase {

	public function test_each_limit_has_a_name(): void {
		$name = new ReflectionMethod( Intros::class, 'action' );
		foreach ( array_keys( Limits::allowed() ) as $action ) {
			$this->assertNotSame( $action, $name->invoke( null, $action ), "includes/Desk/Admin/Settings/Intros.php has no name for {$action}." );
		}
	}
}
