<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Ui;
use WP_List_Table;

/** A table of our own on core's. */
abstract class Table extends WP_List_Table {

	/** The highest page number accepted, so that the offset stays a valid integer. */
	private const LAST_PAGE = 1_000_000;

	public function __construct( string $singular ) {
		parent::__construct( array( 'singular' => $singular, 'plural' => "{$singular}s", 'ajax' => false ) );
	}

	/** Offers the number of rows among the screen's options. */
	public static function offer_number( string $label, string $option ): void {
		$default = 20;
		add_screen_option( 'per_page', compact( 'label', 'default', 'option' ) );
	}

	protected function offset( int $per_page, int $last = self::LAST_PAGE ): int {
		return ( min( $this->get_pagenum(), $last ) - 1 ) * $per_page;
	}

	/** @param list<mixed> $items */
	protected function fill( array $items, int $total_items, int $per_page, string $primary ): void {
		$this->_column_headers = array( $this->get_columns(), array(), $this->get_sortable_columns(), $primary );
		$this->items           = $items;
		$this->set_pagination_args( compact( 'total_items', 'per_page' ) );
	}

	/** @param list<array{string,string,array<int|string,string>,string}> $filters Parameter, label, choices, the chosen one. */
	protected static function drop_downs( string $which, array $filters ): void {
		if ( 'top' === $which ) {
			echo '<div class="alignleft actions">';
			foreach ( $filters as [ $name, $label, $choices, $chosen ] ) {
				Ui::filter( $name, "dm-{$name}", $label, $choices, $chosen );
			}
			submit_button( __( 'Filter', 'design-marketplace' ), '', 'filter', false, array( 'id' => 'dm-filter' ) );
			echo '</div>';
		}
	}

	public static function heading( string $title, string $class = '' ): void {
		printf(
			'<div class="%s"><h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end">',
			esc_attr( trim( "wrap {$class}" ) ),
			esc_html( $title )
		);
	}
}
