<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Desk\Health\Pulse;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Status;
use WP_CLI;

/** Numbers for monitoring. */
final class Metrics_Command {

	/**
	 * Prints the numbers of the site in Prometheus' text format, for the textfile collector or a scraper.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace metrics > /var/lib/node_exporter/design-marketplace.prom
	 */
	public function __invoke(): void {
		$mails   = Outbox_Entries::counts() + array_fill_keys( array_column( Status::cases(), 'value' ), 0 );
		$figures = ( new Query() )->figures();
		$late    = array();
		$now     = time(); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress' cron knows no other clock.
		foreach ( array_keys( array_filter( Scheduled_Jobs::all() ) ) as $hook ) {
			$due           = wp_next_scheduled( $hook );
			$late[ $hook ] = $due ? max( 0, $now - $due ) : 0;
		}
		self::metric( 'outbox_emails', 'Emails in the outbox, by state.', 'status', $mails );
		self::metric( 'outbox_oldest_seconds', 'How long the oldest email has been due.', '', array( Pulse::outbox_seconds() ) );
		self::metric( 'job_late_seconds', 'How long a scheduled job has been due.', 'hook', $late );
		self::metric( 'listed', 'What the lists show to strangers.', 'kind', array( 'designers' => $figures['designers'], 'jobs' => $figures['jobs'] ) );
		self::metric( 'schema_version', 'The version of the tables.', '', array( Tables::version() ) );
	}

	/**
	 * @param string                $label  Its name, '' for one value.
	 * @param array<array-key,int> $values By label.
	 */
	private static function metric( string $name, string $help, string $label, array $values ): void {
		WP_CLI::line( "# HELP design_marketplace_{$name} {$help}" );
		WP_CLI::line( "# TYPE design_marketplace_{$name} gauge" );
		foreach ( $values as $of => $value ) {
			WP_CLI::line( "design_marketplace_{$name}" . ( '' === $label ? '' : "{{$label}=\"{$of}\"}" ) . " {$value}" );
		}
	}
}
