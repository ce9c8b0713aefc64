<?php
/**
 * A process that does what cron does every hour about design jobs, once it hears a line: `php watch.php`. Its first request of a day has begun the day.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

use DesignMarketplace\Tests\Support\Jobs;

echo "ready\n";
fgets( STDIN );
require dirname( __DIR__ ) . '/bootstrap.php';
Jobs::watch();
echo "done\n";
