<?php
/** The table of what administrators did, with its filters. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DateTimeImmutable;
use DesignMarketplace\Desk\Admin\Decision_List;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Lists\Table;
use DesignMarketplace\Desk\Admin\Reports\Reports_Screen;
use DesignMarketplace\Desk\Admin\Reports\Thing_View;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Admin\Views;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\Site\Front\Html;

/** @phpstan-import-type Record from Decisions */
final class Log_Table extends Table {

	public function __construct() {
		parent::__construct( 'record' );
	}

	public function prepare_items(): void {
		$per_page = $this->get_items_per_page( Log::PER_PAGE );
		$filters  = self::times( self::chosen() );
		$items    = Decisions::acts( $filters, $per_page, $this->offset( $per_page ) );
		Thing_View::prime( array_map( array( Decisions::class, 'thing' ), $items ) );
		People::prime( array_column( $items, 'by' ) );
		$this->fill( $items, Decisions::number_of_acts( $filters ), $per_page, 'decision' );
	}

	/** @return array<string,string> */
	public function get_columns(): array {
		return array(
			'decision' => __( 'What was done', 'design-marketplace' ),
			'what'     => __( 'About', 'design-marketplace' ),
			'member'   => __( 'Member', 'design-marketplace' ),
			'who'      => __( 'Who', 'design-marketplace' ),
			'why'      => __( 'Details', 'design-marketplace' ),
			'when'     => __( 'When', 'design-marketplace' ),
		);
	}

	/** @return array<string,string> The filters in the address. */
	public static function chosen(): array {
		return self::known( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- a list is only read.
	}

	/**
	 * The known filters in a request, '' for none; unknown values are ignored.
	 * @param array<string,mixed> $sent
	 * @return array{by:string,decision:string,from:string,to:string}
	 */
	public static function known( array $sent ): array {
		$text = static fn( string $name ): string => is_string( $sent[ $name ] ?? null ) ? $sent[ $name ] : '';
		$good = static fn( string $value, bool $is_good ): string => $is_good ? $value : '';
		return array(
			'by'       => $good( $text( 'by' ), ctype_digit( $text( 'by' ) ) && strlen( $text( 'by' ) ) < 19 ),
			'decision' => $good( $text( 'decision' ), null !== Decision_Kind::tryFrom( $text( 'decision' ) ) ),
			'from'     => $good( $text( 'from' ), Views::is_day( $text( 'from' ) ) ),
			'to'       => $good( $text( 'to' ), Views::is_day( $text( 'to' ) ) ),
		);
	}

	/**
	 * The same with GMT times for the days where the site is; the last day counts.
	 * @param array<string,string> $filters
	 * @return array<string,string>
	 */
	public static function times( array $filters ): array {
		$gmt = static fn( string $day, string $change ): string => '' === $day
			? ''
			: gmdate( 'Y-m-d H:i:s', ( new DateTimeImmutable( "{$day} 00:00:00", wp_timezone() ) )->modify( $change )->getTimestamp() );
		return array( 'from' => $gmt( $filters['from'], '+0 day' ), 'to' => $gmt( $filters['to'], '+1 day' ) ) + $filters;
	}

	/**
	 * The name of what a record is about; '' for the site itself.
	 * @param Record $record
	 */
	public static function what( array $record ): string {
		return 0 === $record['user'] && 0 === $record['item'] ? '' : ( new Thing_View( Decisions::thing( $record ) ) )->title();
	}

	public function no_items(): void {
		esc_html_e( 'No records.', 'design-marketplace' );
	}

	/** @param string $which top or bottom. */
	protected function extra_tablenav( $which ): void {
		if ( 'top' !== $which ) {
			return;
		}
		$chosen = self::chosen();
		$actors = array_filter( Decisions::actors() );
		People::prime( $actors );
		$names = array_combine( $actors, array_map( array( People::class, 'name' ), $actors ) );
		$kinds = array();
		foreach ( Decision_Kind::cases() as $kind ) {
			$kinds[ $kind->value ] = $kind->label();
		}
		unset( $kinds[ Decision_Kind::Objection->value ], $kinds[ Decision_Kind::Gone->value ] );
		asort( $kinds );
		foreach ( array( 'from' => __( 'From', 'design-marketplace' ), 'to' => __( 'Until', 'design-marketplace' ) ) as $name => $label ) {
			$input = Html::single( 'input', type: 'date', name: $name, id: "dm-{$name}", value: $chosen[ $name ] );
			Ui::say( Html::of( 'div.alignleft.actions', Html::of( 'label', $label, for: "dm-{$name}" ), ' ', $input ) );
		}
		self::drop_downs(
			$which,
			array(
				array( 'by', __( 'Filter by administrator', 'design-marketplace' ), array( '' => __( 'All administrators', 'design-marketplace' ) ) + $names, $chosen['by'] ),
				array( 'decision', __( 'Filter by act', 'design-marketplace' ), array( '' => __( 'All acts', 'design-marketplace' ) ) + $kinds, $chosen['decision'] ),
			)
		);
	}

	/**
	 * @param mixed  $item   Record.
	 * @param string $column
	 * @return string Escaped HTML.
	 */
	protected function column_default( $item, $column ): string {
		/** @var Record $item */
		$what = 'what' === $column ? self::what( $item ) : '';
		$who  = 'who' === $column ? People::name( $item['by'] ) : '';
		return match ( $column ) {
			'decision' => '<strong>' . esc_html( Decision_Kind::tryFrom( $item['decision'] )?->label() ?? $item['decision'] ) . '</strong>',
			'what'     => '' === $what ? '—' : Ui::link( Reports_Screen::thing( Decisions::thing( $item ) ), $what ),
			'member'   => People::link( $item['user'] ),
			'who'      => '' === $who ? '—' : esc_html( $who ),
			'why'      => (string) Ui::lines( Decision_List::why( $item ) ),
			'when'     => People::time( $item['date'] ),
			default    => '',
		};
	}
}
