<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

use DesignMarketplace\Desk\Admin\Lists\Table;
use DesignMarketplace\Trust\Open_Reports;

/** The screen of reports: the lists, and the page of one thing. For administrators only, as it shows the reporters. */
final class Reports_Screen {

	public const SLUG = Open_Reports::SLUG;

	/** Prints a thing's page, or a list. */
	public function show(): void {
		$thing = Queue_Address::named();
		if ( $thing ) {
			( new Thing_Page( $thing ) )->show();
			return;
		}
		$table = new Queue_Table( Queue_Address::tab(), Open_Reports::now() );
		$table->prepare_items();
		Table::heading( __( 'Reports', 'design-marketplace' ), 'dm-reports' );
		$table->views();
		$table->display();
		echo '</div>';
	}
}
