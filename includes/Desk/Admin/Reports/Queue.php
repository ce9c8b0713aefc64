<?php
/** A page of one of the lists with all data of its rows, in a constant number of queries. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Objections;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\Trust\Held_Query;
use DesignMarketplace\Trust\Impartial;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Report_Query;
use DesignMarketplace\Trust\Open_Reports;

/**
 * @phpstan-import-type Record from Decisions
 * @phpstan-type Row array{thing:Reported_Item,since:string,record:Record|null,reports:list<Report>,before:list<Record>,own:bool}
 */
final class Queue {

	public const ROWS = 20;

	/**
	 * @param int $page From 1.
	 * @return list<Row> `record` is the objection, or the decision of the log; `before` what was decided about the thing so far.
	 */
	public static function page( Tab $tab, int $page ): array {
		$offset = ( $page - 1 ) * self::ROWS;
		return self::filled(
			match ( $tab ) {
				Tab::Open       => array_map(
					static fn( array $group ): array => self::row( $group['thing'], $group['first'] ),
					Report_Query::queue( self::ROWS, $offset )
				),
				Tab::Objections => array_map(
					array( self::class, 'of_record' ),
					array_slice( Objections::waiting(), $offset, self::ROWS )
				),
				Tab::Held       => array_map(
					static fn( array $held ): array => self::row( $held['thing'], $held['since'] ),
					Held_Query::page( self::ROWS, $offset )
				),
				Tab::Decided    => array_map( array( self::class, 'of_record' ), Decisions::log( self::ROWS, $offset ) ),
			}
		);
	}

	public static function number( Tab $tab, Open_Reports $waiting ): int {
		return match ( $tab ) {
			Tab::Open       => $waiting->reports,
			Tab::Objections => $waiting->objections,
			Tab::Held       => $waiting->held,
			Tab::Decided    => Decisions::number(),
		};
	}

	/**
	 * @param Record $record
	 * @return Row
	 */
	private static function of_record( array $record ): array {
		return array( 'record' => $record ) + self::row( Decisions::thing( $record ), $record['date'] );
	}

	/**
	 * A row without its data.
	 * @param string $since GMT time.
	 * @return Row
	 */
	private static function row( Reported_Item $thing, string $since ): array {
		return array(
			'thing'   => $thing,
			'since'   => $since,
			'record'  => null,
			'reports' => array(),
			'before'  => array(),
			'own'     => ! Impartial::is( get_current_user_id(), $thing->owner ),
		);
	}

	/**
	 * Reads the data of all rows.
	 * @param list<Row> $rows
	 * @return list<Row>
	 */
	private static function filled( array $rows ): array {
		$things  = array_column( $rows, 'thing' );
		$reports = Report_Query::about( $things );
		$records = Decisions::about( $things );
		Thing_View::prime( $things );
		People::prime(
			array_merge(
				...array_map( static fn( array $some ): array => array_column( $some, 'reporter' ), array_values( $reports ) ),
				...array_map( static fn( array $some ): array => array_column( $some, 'by' ), array_values( $records ) )
			)
		);
		foreach ( $rows as $index => $row ) {
			$key                       = $row['thing']->key();
			$rows[ $index ]['reports'] = $row['own'] ? array() : $reports[ $key ] ?? array();
			$rows[ $index ]['before']  = $records[ $key ] ?? array();
		}
		return $rows;
	}
}
