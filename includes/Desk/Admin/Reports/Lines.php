<?php
/** Reports and decisions as lines of a table cell. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\Trust\Report;

/** @phpstan-import-type Record from Decisions */
final class Lines {

	private const SHOWN = 3;

	/**
	 * Reporters and reasons, the newest first.
	 * @param list<Report> $reports
	 * @return string Escaped HTML.
	 */
	public static function reports( array $reports ): string {
		$lines = array_map(
			static fn( Report $report ): string => '<strong>'
				. esc_html( $report->reason() )
				. '</strong>, '
				. self::reporter( $report )
				. ( '' === $report->words ? '' : '<br>' . nl2br( esc_html( mb_strimwidth( $report->words, 0, 200, '…' ) ) ) ),
			array_slice( $reports, 0, self::SHOWN )
		);
		$more  = count( $reports ) - self::SHOWN;
		if ( $more > 0 ) {
			/* translators: %s: number of reports. */
			$lines[] = esc_html( Ui::counted( _n( 'and %s more', 'and %s more', $more, 'design-marketplace' ), $more ) );
		}
		return self::list( $lines );
	}

	/** The text that replaces reports about the administrator. */
	public static function own(): string {
		return __( 'This is yours: another administrator reads the reports and decides.', 'design-marketplace' );
	}

	/** @return string Escaped HTML. */
	public static function reporter( Report $report ): string {
		if ( $report->reporter > 0 ) {
			return People::link( $report->reporter );
		}
		$name = '' === $report->name ? __( 'Deleted account', 'design-marketplace' ) : $report->name;
		return esc_html( '' === $report->address ? $name : "{$name} <{$report->address}>" );
	}

	/**
	 * @param list<Record> $records
	 * @return string Escaped HTML.
	 */
	public static function records( array $records ): string {
		$records = array_filter( $records, static fn( array $record ): bool => Decision_Kind::Opened->value !== $record['decision'] );
		$label   = static fn( array $record ): string => Decision_Kind::tryFrom( $record['decision'] )?->label() ?? $record['decision'];
		$line    = static fn( array $record ): string => esc_html( $label( $record ) ) . ', ' . People::time( $record['date'] );
		return self::list( array_map( $line, array_values( $records ) ) );
	}

	/** @param list<string> $lines Escaped HTML. */
	private static function list( array $lines ): string {
		return $lines ? '<ul class="dm-lines"><li>' . implode( '</li><li>', $lines ) . '</li></ul>' : '—';
	}
}
