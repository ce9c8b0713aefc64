<?php
/** The number of things that wait for an administrator's decision: reported things, objections, and design jobs to approve. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Objections;

final class Open_Reports {

	/** The page of wp-admin for these decisions. */
	public const SLUG = 'design-marketplace-reports';

	/**
	 * @param int    $reports    Things with reports that nobody has decided about.
	 * @param int    $objections Objections of members to a decision.
	 * @param string $since      GMT time since when the first one waits, '' for none.
	 */
	public function __construct(
		public readonly int $reports,
		public readonly int $objections,
		public readonly int $held,
		public readonly string $since
	) {}

	public static function now(): self {
		$reports    = Report_Query::waiting();
		$objections = Objections::waiting();
		$held       = Approval_Hold::waiting();
		$since      = array_filter(
			array( $reports['since'], $objections[0]['date'] ?? '', $held['since'] ),
			static fn( string $time ): bool => '' !== $time
		);
		return new self( $reports['things'], count( $objections ), $held['jobs'], $since ? min( $since ) : '' );
	}

	public function total(): int {
		return $this->reports + $this->objections + $this->held;
	}

	/** Whole days for which the first one has waited. */
	public function days(): int {
		return '' === $this->since ? 0 : max( 0, intdiv( Clock::now() - (int) strtotime( "{$this->since} UTC" ), DAY_IN_SECONDS ) );
	}

	/** @return list<string> The numbers in words, such as "3 reported things" and "1 objection". */
	public function phrases(): array {
		$phrases = array(
			/* translators: %s: number of members, works and design jobs that were reported. */
			array( $this->reports, _n( '%s reported item', '%s reported items', $this->reports, 'design-marketplace' ) ),
			/* translators: %s: number of objections. */
			array( $this->objections, _n( '%s objection', '%s objections', $this->objections, 'design-marketplace' ) ),
			/* translators: %s: number of design jobs. */
			array( $this->held, _n( '%s design job to approve', '%s design jobs to approve', $this->held, 'design-marketplace' ) ),
		);
		$phrases = array_filter( $phrases, static fn( array $phrase ): bool => $phrase[0] > 0 );
		return array_values(
			array_map( static fn( array $phrase ): string => sprintf( $phrase[1], number_format_i18n( $phrase[0] ) ), $phrases )
		);
	}

	public function sentence(): string {
		if ( 0 === $this->total() ) {
			return __( 'Nothing is waiting for a decision.', 'design-marketplace' );
		}
		$list = wp_sprintf( '%l', $this->phrases() );
		return 0 === $this->days()
			/* translators: %s: such as "3 reported things and 1 objection". */
			? sprintf( __( 'Waiting for a decision: %s.', 'design-marketplace' ), $list )
			: sprintf(
				/* translators: 1: such as "3 reported things and 1 objection", 2: number of days. */
				_n(
					'Waiting for a decision: %1$s. The oldest has been waiting for %2$s day.',
					'Waiting for a decision: %1$s. The oldest has been waiting for %2$s days.',
					$this->days(),
					'design-marketplace'
				),
				$list,
				number_format_i18n( $this->days() )
			);
	}

	public static function url(): string {
		return add_query_arg( 'page', self::SLUG, admin_url( 'admin.php' ) );
	}

	/** Queues the email to those who run the site, unless one was queued within the hour. Call it in the transaction it is about. */
	public static function announce(): void {
		$event = static fn( int $seconds ): string => 'new_reports:' . substr( Clock::gmt( $seconds ), 0, 13 );
		// Two requests at the same moment use the same event key, so that only one email is queued.
		if ( ! Outbox::has_lately( array( $event( 0 ), $event( -HOUR_IN_SECONDS ) ), Outbox::SITE, HOUR_IN_SECONDS ) ) {
			( new Outbox() )->enqueue( $event( 0 ), Outbox::SITE, 'new_reports' );
		}
	}
}
