<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Members\Switching;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Evidence;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Report_Number;
use DesignMarketplace\Trust\Report_Presenter;
use DesignMarketplace\Trust\Report_Query;
use WP_CLI;
use WP_CLI\Utils;
use WP_Error;

/** Lists what was reported, shows a report, decides, and decides again. */
final class Reports_Command {

	private const FIELDS = array( 'report', 'kind', 'item', 'owner', 'count', 'objections', 'since' );

	/**
	 * Lists what was reported and is waiting for a decision, longest waiting first.
	 *
	 * ## OPTIONS
	 *
	 * [--limit=<n>]
	 * : At most this many.
	 * ---
	 * default: 50
	 * ---
	 *
	 * [--format=<format>]
	 * : How to print them.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace reports list --format=json
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function list( array $args, array $options ): void {
		$rows = array_map(
			static fn( array $group ): array => array(
				'report'     => Report_Number::of( $group['report'] ),
				'kind'       => $group['thing']->kind->value,
				'item'       => $group['thing']->id,
				'owner'      => $group['thing']->owner,
				'count'      => $group['count'],
				'objections' => $group['objections'],
				'since'      => $group['first'],
			),
			Report_Query::queue( Option::number( $options, 'limit', 50 ) )
		);
		Option::print( $rows, self::FIELDS, $options );
	}

	/**
	 * Shows all reports of the same thing, who made them and what was decided, as JSON.
	 *
	 * ## OPTIONS
	 *
	 * <report>
	 * : Number of a report.
	 *
	 * [--evidence]
	 * : Also what was reported as it was then. That somebody looked is logged.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace reports show K7QX-2MHD
	 * @param list<string>        $args    Report.
	 * @param array<string,mixed> $options Flags.
	 */
	public function show( array $args, array $options ): void {
		$report = self::need( $args[0] );
		$shown  = array(
			'reports'   => array_map(
				static fn( Report $one ): array => Report_Presenter::report( $one ) + array(
					'reporter'  => $one->reporter,
					'name'      => $one->name,
					'email'     => $one->address,
					'outcome'   => $one->outcome->value ?? '',
					'objection' => $one->objection,
				),
				Report_Query::of( $report->thing )
			),
			'decisions' => array_map(
				array( Report_Presenter::class, 'decision' ),
				Decisions::about( array( $report->thing ) )[ $report->thing->key() ] ?? array()
			),
		);
		if ( Utils\get_flag_value( $options, 'evidence', false ) ) {
			$shown['evidence'] = Evidence::open( $report, get_current_user_id() );
		}
		WP_CLI::line( (string) wp_json_encode( $shown, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
	}

	/**
	 * Decides about a report, and so about all of the same thing that wait. Those who reported it get an email; so does the author,
	 * unless it is dismissed.
	 *
	 * ## OPTIONS
	 *
	 * <report>
	 * : Number of a report.
	 *
	 * <decision>
	 * : What to do.
	 * ---
	 * options:
	 *   - dismiss
	 *   - hide
	 *   - 'off'
	 * ---
	 *
	 * [--reason=<reason>]
	 * : Why: spam, fraud, offensive, rights, unpaid, or a sentence of your own. The author reads it. Not for a dismissal.
	 *
	 * [--words=<words>]
	 * : More about it. The author reads it, too.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace reports decide K7QX-2MHD hide --reason=rights --words="The poster is by somebody else."
	 *     wp design-marketplace reports decide K7QX-2MHD dismiss
	 * @param list<string>        $args    Report and decision.
	 * @param array<string,mixed> $options Flags.
	 */
	public function decide( array $args, array $options ): void {
		$report             = self::need( $args[0] );
		$decision           = Decision_Kind::about_report( $args[1] );
		[ $reason, $words ] = Switching::reason(
			Utils\get_flag_value( $options, 'reason', '' ),
			Utils\get_flag_value( $options, 'words', '' )
		);
		if ( ! $decision ) {
			WP_CLI::error( Contract::message( 'decision_invalid' ) );
		}
		$reason = Decision_Kind::Dismiss === $decision ? null : $reason;
		self::end( ( new Deciding() )->decide( $report->id, $decision, $reason, $words, get_current_user_id() ) );
	}

	/**
	 * Decides again about a decision: takes it back, or keeps it after an objection. The author gets an email.
	 *
	 * ## OPTIONS
	 *
	 * <decision>
	 * : Number of the decision, as `show` has it.
	 *
	 * <outcome>
	 * : What to do.
	 * ---
	 * options:
	 *   - restore
	 *   - uphold
	 * ---
	 *
	 * [--words=<words>]
	 * : More about it. The author reads it.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace reports review 31 restore
	 * @param list<string>        $args    Decision and outcome.
	 * @param array<string,mixed> $options Flags.
	 */
	public function review( array $args, array $options ): void {
		$id    = (int) $args[0];
		$words = Switching::words( Utils\get_flag_value( $options, 'words', '' ) );
		self::end(
			match ( $args[1] ) {
				'restore' => ( new Deciding() )->restore( $id, $words, get_current_user_id() ),
				'uphold'  => ( new Deciding() )->uphold( $id, $words, get_current_user_id() ),
				default   => new WP_Error( 'outcome', Contract::message( 'decision_invalid' ) ),
			}
		);
	}

	/** Returns a report, or ends the command with an error. */
	private static function need( string $number ): Report {
		$report = Report_Query::by_number( strtoupper( $number ) );
		if ( ! $report ) {
			WP_CLI::error( sprintf( 'There is no report with the number "%s".', $number ) );
		}
		return $report;
	}

	/** @param array<string,mixed>|WP_Error $made The decision's record, which is printed; an error ends the command. */
	private static function end( array|WP_Error $made ): void {
		if ( $made instanceof WP_Error ) {
			WP_CLI::error( current( Errors::params( $made ) + array( $made->get_error_message() ) ) );
		}
		WP_CLI::success( sprintf( 'Decision %d: %s.', $made['id'], $made['decision'] ) );
	}
}
