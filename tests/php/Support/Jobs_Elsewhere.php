<?php
/** Stands in for Cavalcade and Cron-Control: a plugin that keeps WordPress' scheduled jobs in a table of its own, by the filters both use. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use stdClass;

final class Jobs_Elsewhere {

	/** @var list<stdClass> */
	private array $kept = array();

	public function take_over(): void {
		add_filter( 'pre_schedule_event', $this->schedule( ... ), 10, 2 );
		add_filter( 'pre_reschedule_event', $this->reschedule( ... ), 10, 2 );
		add_filter( 'pre_unschedule_event', fn( mixed $none, int $at, string $hook, array $args ): bool => $this->forget( $hook, $args, $at ) > 0, 10, 4 );
		add_filter( 'pre_clear_scheduled_hook', fn( mixed $none, string $hook, array $args ): int => $this->forget( $hook, $args ), 10, 3 );
		add_filter( 'pre_unschedule_hook', fn( mixed $none, string $hook ): int => $this->forget( $hook ), 10, 2 );
		add_filter( 'pre_get_scheduled_event', fn( mixed $none, string $hook, array $args, ?int $at ): stdClass|false => $this->of( $hook, $args, $at )[0] ?? false, 10, 4 );
	}

	/** Runs what is due, as their runners do: one job after the other, by its hook. */
	public function run_due(): void {
		foreach ( array_filter( $this->kept, static fn( stdClass $job ): bool => $job->timestamp <= time() ) as $job ) {
			$job->schedule ? $this->reschedule( null, $job ) : $this->forget( $job->hook, $job->args, $job->timestamp );
			do_action_ref_array( $job->hook, $job->args ); // phpcs:ignore WordPress.NamingConventions -- as core runs a job.
		}
	}

	/** @return list<string> */
	public function hooks(): array {
		return array_column( $this->kept, 'hook' );
	}

	private function schedule( mixed $none, stdClass $job ): bool {
		if ( $this->of( $job->hook, $job->args ) ) {
			return false;
		}
		$this->kept[] = $job;
		return true;
	}

	private function reschedule( mixed $none, stdClass $job ): bool {
		foreach ( $this->of( $job->hook, $job->args ) as $kept ) {
			$kept->timestamp = time() + $job->interval;
		}
		return true;
	}

	/** @param array<mixed>|null $args */
	private function forget( string $hook, ?array $args = null, ?int $at = null ): int {
		$found      = $this->of( $hook, $args, $at );
		$this->kept = array_values( array_filter( $this->kept, static fn( stdClass $job ): bool => ! in_array( $job, $found, true ) ) );
		return count( $found );
	}

	/**
	 * @param array<mixed>|null $args
	 * @return list<stdClass> The earliest first.
	 */
	private function of( string $hook, ?array $args = null, ?int $at = null ): array {
		$found = array_filter(
			$this->kept,
			static fn( stdClass $job ): bool => $hook === $job->hook && ( null === $args || $args === $job->args ) && ( null === $at || $at === $job->timestamp )
		);
		usort( $found, static fn( stdClass $a, stdClass $b ): int => $a->timestamp <=> $b->timestamp );
		return $found;
	}
}
