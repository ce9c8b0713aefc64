<?php
/** Presents reports to their reporters, and decisions to administrators. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\People\Accounts\Decisions;

/** @phpstan-import-type Record from Decisions */
final class Report_Presenter {

	/** @return array{id:string,kind:string,item:int,reason:string,words:string,date_gmt:string,open:bool} */
	public static function report( Report $report ): array {
		return array(
			'id'       => $report->number(),
			'kind'     => $report->thing->kind->value,
			'item'     => $report->thing->id,
			'reason'   => $report->reason,
			'words'    => $report->words,
			'date_gmt' => self::date( $report->date ),
			'open'     => $report->waiting,
		);
	}

	/** @return array<string,int|string> A report in its reporter's export. */
	public static function exported( Report $report ): array {
		return array(
			'number'    => $report->number(),
			'kind'      => $report->thing->kind->value,
			'item'      => $report->thing->id,
			'reason'    => $report->reason,
			'words'     => $report->words,
			'date'      => self::date( $report->date ) . 'Z',
			'outcome'   => $report->outcome->value ?? '',
			'objection' => $report->objection,
		);
	}

	/**
	 * A decision for administrators.
	 * @param Record $record
	 * @return array{id:int,kind:string,item:int,decision:string,reason:string,words:string,by:int,date_gmt:string}
	 */
	public static function decision( array $record ): array {
		return array(
			'id'       => $record['id'],
			'kind'     => $record['kind'],
			'item'     => $record['item'],
			'decision' => $record['decision'],
			'reason'   => $record['reason'],
			'words'    => $record['words'],
			'by'       => $record['by'],
			'date_gmt' => self::date( $record['date'] ),
		);
	}

	private static function date( string $date ): string {
		return str_replace( ' ', 'T', $date );
	}
}
