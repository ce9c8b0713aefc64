<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Lists\Table;
use DesignMarketplace\Desk\Admin\Screens\Approvals;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Objections;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Trust\Approval_Hold;
use DesignMarketplace\Trust\Impartial;
use DesignMarketplace\Trust\Open_Reports;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Report_Query;

/**
 * A list of the queue. `record` is the objection, or the decision of the log; `before` what was decided about the thing so far.
 * @phpstan-import-type Record from Decisions
 * @phpstan-type Row array{thing:Reported_Item,since:string,record:Record|null,reports:list<Report>,before:list<Record>,own:bool}
 */
final class Queue_Table extends Table {

	/** Characters of a thing's text that are shown. */
	private const EXCERPT = 160;

	private const ROWS = 20;

	public function __construct( private readonly Tab $tab, private readonly Open_Reports $waiting ) {
		parent::__construct( 'report' );
	}

	/** A page's rows with all their data, in a constant number of queries. */
	public function prepare_items(): void {
		$number = $this->number( $this->tab );
		$last   = max( 1, (int) ceil( $number / self::ROWS ) );
		$offset = $this->offset( self::ROWS, $last );
		$rows   = match ( $this->tab ) {
			Tab::Open       => array_map(
				static fn( array $group ): array => self::row( $group['thing'], $group['first'] ),
				Report_Query::queue( self::ROWS, $offset )
			),
			Tab::Objections => array_map( self::of_record( ... ), array_slice( Objections::waiting(), $offset, self::ROWS ) ),
			Tab::Held       => array_map(
				static fn( array $held ): array => self::row( $held['thing'], $held['since'] ),
				Approval_Hold::waiting_page( self::ROWS, $offset )
			),
			Tab::Decided    => array_map( self::of_record( ... ), Decisions::log( self::ROWS, $offset ) ),
		};
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
		$this->fill( $rows, $number, self::ROWS, 'thing' );
	}

	private function number( Tab $tab ): int {
		return match ( $tab ) {
			Tab::Open       => $this->waiting->reports,
			Tab::Objections => $this->waiting->objections,
			Tab::Held       => $this->waiting->held,
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

	/** @return array<string,string> */
	public function get_columns(): array {
		$columns = array(
			'thing'  => __( 'What', 'design-marketplace' ),
			'author' => __( 'Whose', 'design-marketplace' ),
			'said'   => Tab::Objections === $this->tab ? __( 'Objection', 'design-marketplace' ) : __( 'Reports', 'design-marketplace' ),
			'since'  => Tab::Decided === $this->tab ? __( 'When', 'design-marketplace' ) : __( 'Since', 'design-marketplace' ),
			'before' => Tab::Decided === $this->tab ? __( 'Decision', 'design-marketplace' ) : __( 'Decided before', 'design-marketplace' ),
		);
		return Tab::Held === $this->tab ? array_diff_key( $columns, array( 'said' => true ) ) : $columns;
	}

	public function no_items(): void {
		echo esc_html( $this->tab->nothing() );
	}

	/** @return array<string,string> */
	protected function get_views(): array {
		$links = array();
		foreach ( Tab::cases() as $tab ) {
			$links[ $tab->value ] = Ui::view( Reports_Screen::list( $tab ), $tab->label(), $this->number( $tab ), $tab === $this->tab );
		}
		return $links;
	}

	/**
	 * @param mixed  $item   Row.
	 * @param string $column
	 * @return string Escaped HTML.
	 */
	protected function column_default( $item, $column ): string {
		/** @var Row $item */
		return match ( $column ) {
			'thing'  => $this->thing( $item ),
			'author' => People::link( $item['thing']->owner ),
			'said'   => $this->statements( $item ),
			'since'  => People::time( $item['since'] ),
			'before' => Tab::Decided === $this->tab
				? Lines::records( array_filter( array( $item['record'] ) ) )
				: Lines::records( $item['before'] ),
			default  => '',
		};
	}

	/**
	 * The objection or the reports. Hidden from the administrator they are about.
	 * @param Row $item Row.
	 * @return string Escaped HTML.
	 */
	private function statements( array $item ): string {
		return match ( true ) {
			$item['own']                   => esc_html( Lines::own() ),
			Tab::Objections === $this->tab => nl2br( esc_html( $item['record']['words'] ?? '' ) ),
			default                        => Lines::reports( $item['reports'] ),
		};
	}

	/**
	 * @param Row $item Row.
	 * @return string Escaped HTML.
	 */
	private function thing( array $item ): string {
		$view    = new Thing_View( $item['thing'] );
		$picture = $view->pictures()[0] ?? 0;
		$url     = Tab::Held === $this->tab ? Approvals::url( $item['thing']->id ) : Reports_Screen::thing( $item['thing'] );
		return (string) Html::all(
			Html::safe( $picture > 0 ? wp_get_attachment_image( $picture, 'thumbnail', false, array( 'alt' => '' ) ) : '' ),
			Html::of( 'strong', Html::of( 'a.row-title', $view->title(), href: $url ) ),
			Html::single( 'br' ),
			"{$view->kind()} · {$view->state()}",
			Html::of( 'p.description', mb_strimwidth( $view->text(), 0, self::EXCERPT, '…' ) )
		);
	}
}
