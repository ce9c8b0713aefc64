<?php
/** The table of a list. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Lists\Table;
use DesignMarketplace\Desk\Admin\Screens\Approvals;
use DesignMarketplace\Trust\Open_Reports;

/** @phpstan-import-type Row from Queue */
final class Queue_Table extends Table {

	/** Characters of a thing's text that are shown. */
	private const EXCERPT = 160;

	public function __construct( private readonly Tab $tab, private readonly Open_Reports $waiting ) {
		parent::__construct( 'report' );
	}

	public function prepare_items(): void {
		$number = Queue::number( $this->tab, $this->waiting );
		$last   = max( 1, (int) ceil( $number / Queue::ROWS ) );
		$this->fill( Queue::page( $this->tab, min( $this->get_pagenum(), $last ) ), $number, Queue::ROWS, 'thing' );
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
			$number               = Queue::number( $tab, $this->waiting );
			$links[ $tab->value ] = self::view( Queue_Address::list( $tab ), $tab->label(), $number, $tab === $this->tab );
		}
		return $this->get_views_links( $links );
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
	 * Picture, title, kind, state, and the beginning of the text.
	 * @param Row $item Row.
	 * @return string Escaped HTML.
	 */
	private function thing( array $item ): string {
		$view    = new Thing_View( $item['thing'] );
		$picture = $view->pictures()[0] ?? 0;
		return sprintf(
			'%s<strong><a href="%s" class="row-title">%s</a></strong><br>%s<p class="description">%s</p>',
			$picture > 0 ? wp_get_attachment_image( $picture, 'thumbnail', false, array( 'alt' => '' ) ) : '',
			esc_url( Tab::Held === $this->tab ? Approvals::url( array( $item['thing']->id ) ) : Queue_Address::thing( $item['thing'] ) ),
			esc_html( $view->title() ),
			esc_html( "{$view->kind()} · {$view->state()}" ),
			esc_html( mb_strimwidth( $view->text(), 0, self::EXCERPT, '…' ) )
		);
	}
}
