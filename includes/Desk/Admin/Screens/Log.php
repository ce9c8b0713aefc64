<?php
/** The log of what administrators did. It is only read here: nobody changes or removes a record. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Decision_List;
use DesignMarketplace\Desk\Admin\Download;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Lists\Table;
use DesignMarketplace\Desk\Admin\Reports\Thing_View;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Contract\Csv;
use DesignMarketplace\People\Accounts\Decision_Retention;
use DesignMarketplace\People\Accounts\Decisions;

final class Log {

	public const SLUG     = 'design-marketplace-log';
	public const PER_PAGE = 'design_marketplace_log_per_page';

	private const BATCH = 500;

	public function load(): void {
		Table::offer_number( __( 'Records per page', 'design-marketplace' ), self::PER_PAGE );
	}

	public function show(): void {
		$table = new Log_Table();
		$table->prepare_items();
		Table::heading( __( 'Log', 'design-marketplace' ), 'dm-acts' );
		$months = Decision_Retention::months();
		/* translators: %s: number of months. */
		$kept = _n( 'What administrators did about members and the site. Records are kept for %s month, and nobody can change them.', 'What administrators did about members and the site. Records are kept for %s months, and nobody can change them.', $months, 'design-marketplace' );
		Ui::p( Ui::counted( $kept, $months ) );
		printf( '<form method="get" action="%s">', esc_url( admin_url( 'admin.php' ) ) );
		Ui::say( Ui::hidden( array( 'page' => self::SLUG ) ) );
		$table->display();
		echo '</form>';
		Action::open( 'log_csv', Log_Table::chosen() );
		submit_button( __( 'Download as CSV', 'design-marketplace' ), 'primary', 'submit', false );
		echo '</form></div>';
	}

	/** @param array<string,mixed> $request Request with the filters. */
	public function download( array $request ): never {
		$filters = Log_Table::known( $request );
		Download::csv( 'log', static fn( $stream ) => self::write( $stream, $filters ) );
	}

	/**
	 * @param resource             $stream  Open for writing.
	 * @param array<string,string> $filters Of Log_Table::known().
	 */
	public static function write( $stream, array $filters ): void {
		Csv::begin( $stream, array( 'when_utc', 'decision', 'kind', 'what', 'member', 'who', 'why' ) );
		$before = '';
		do {
			$batch = Decisions::acts( compact( 'before' ) + Log_Table::times( $filters ), self::BATCH );
			Thing_View::prime( array_map( array( Decisions::class, 'thing' ), $batch ) );
			People::prime( array_column( $batch, 'by' ) );
			foreach ( $batch as $record ) {
				$before = "{$record['date']}|{$record['id']}";
				Csv::line(
					$stream,
					array(
						$record['date'],
						$record['decision'],
						$record['kind'],
						Log_Table::what( $record ),
						People::name( $record['user'] ),
						People::name( $record['by'] ),
						Decision_List::why( $record ),
					)
				);
			}
			if ( wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
		} while ( $batch );
	}
}
