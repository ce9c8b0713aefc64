<?php
/**
 * The screen of reports: the lists of what waits and was decided, and the page of one thing.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin\Reports;

use DesignMarketplace\Module;
use DesignMarketplace\Trust\Waiting;

/**
 * For administrators alone: who reported is read here.
 */
final class Screen implements Module {

	public const SLUG = Waiting::SLUG;

	/**
	 * Nothing to hook: the menu shows it, and Answers does what its forms ask for.
	 */
	public function register(): void {}

	/**
	 * Nothing to do before it is printed.
	 */
	public function load(): void {}

	/**
	 * Prints a thing's page, or a list.
	 */
	public function show(): void {
		$thing = Address::named();
		if ( $thing ) {
			( new Thing_Page( $thing ) )->show();
			return;
		}
		$table = new Table( Address::tab(), Waiting::now() );
		$table->prepare_items();
		echo '<div class="wrap dm-reports"><h1 class="wp-heading-inline">' . esc_html__( 'Reports', 'design-marketplace' ) . '</h1><hr class="wp-header-end">';
		$table->views();
		$table->display();
		echo '</div>';
	}
}
