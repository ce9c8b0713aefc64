<?php
/** A process that runs the stepwise migration: `php migrate.php <batch to be held in> <whether to wait for a line first>`. */

declare( strict_types=1 );

use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\Tests\Support\Stepwise;

require dirname( __DIR__ ) . '/bootstrap.php';

if ( '1' === $argv[2] ) {
	echo "ready\n";
	fgets( STDIN );
}
echo ( new Migrations( array( Migrations::wanted() + 1 => new Stepwise( (int) $argv[1] ) ) ) )->run() ? "done\n" : "busy\n";
