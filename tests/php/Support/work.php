<?php
/**
 * A process that does what cron does, once it hears a line. `php work.php watch` looks after design jobs, and its first request of a day begins the day;
 * `php work.php digests` queues digests; `php work.php mails` sends what is due, and says to whom.
 */

declare( strict_types=1 );

use DesignMarketplace\Alerts\Digests;
use DesignMarketplace\Tests\Support\Jobs;
use DesignMarketplace\Tests\Support\Mails;

$is_first = 'watch' === $argv[1];
if ( ! $is_first ) {
	// All of them begin in the same moment.
	require dirname( __DIR__ ) . '/bootstrap.php';
}
echo "ready\n";
fgets( STDIN );
if ( $is_first ) {
	require dirname( __DIR__ ) . '/bootstrap.php';
	Jobs::watch();
} elseif ( 'digests' === $argv[1] ) {
	( new Digests() )->run();
} else {
	Mails::worker()->run( 1000 );
	echo implode( "\n", array_column( Mails::sent(), 'to' ) ), "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- a process.
}
echo "done\n";
