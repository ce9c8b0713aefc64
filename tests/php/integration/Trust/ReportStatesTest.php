<?php
/** In each state of a report, those events happen that the graph has, and no others. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Objecting;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Report_Query;
use DesignMarketplace\Trust\Report_State;
use DesignMarketplace\Trust\Reporting;

final class ReportStatesTest extends TestCase {

	/** Ways to each state. */
	private const WAYS = array(
		'open'       => array(),
		'dismissed'  => array( Report_State::DISMISS ),
		'objected'   => array( Report_State::DISMISS, Report_State::OBJECT ),
		'kept'       => array( Report_State::DISMISS, Report_State::OBJECT, Report_State::DISMISS ),
		'restricted' => array( Report_State::RESTRICT ),
		'gone'       => array( Report_State::END ),
	);

	private function happens( string $event, Report $report ): void {
		match ( $event ) {
			Report_State::DISMISS  => ( new Deciding() )->decide( $report->id, Decision_Kind::Dismiss, null, '', People::administrator() ),
			Report_State::RESTRICT => ( new Deciding() )->decide( $report->id, Decision_Kind::Hide, Decision_Reason::Spam, '', People::administrator() ),
			Report_State::OBJECT   => ( new Objecting() )->by_reporter( $report->id, 'Look again.' ),
			default                => ( new Reporting() )->end_about( $report->thing->owner ),
		};
	}

	private static function state( Report $report ): ?Report_State {
		return Report_Query::find( $report->id )?->state();
	}

	public function test_each_event_in_each_state(): void {
		$events = array( Report_State::DISMISS, Report_State::RESTRICT, Report_State::OBJECT, Report_State::END );
		foreach ( self::WAYS as $name => $way ) {
			foreach ( $events as $event ) {
				$report = Reports::make( Reports::item( Market::work( $this->designer() ) ), $this->designer() );
				foreach ( $way as $step ) {
					$this->happens( $step, $report );
				}
				$before = self::state( $report );
				$this->assertSame( $name, $before?->value );
				$this->happens( $event, $report );
				$this->assertSame( $before?->after( $event ) ?? $before, self::state( $report ), "{$event}, {$name}" );
			}
		}
	}
}
