<?php
/** The screen of newsletter recipients, with filters and a download. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Download;
use DesignMarketplace\Desk\Admin\Lists\Table;
use DesignMarketplace\Desk\Admin\Subscribers;
use DesignMarketplace\Desk\Admin\Ui;

final class Newsletter {

	public const SLUG     = 'design-marketplace-newsletter';
	public const PER_PAGE = 'design_marketplace_newsletter_per_page';

	public function load(): void {
		Table::offer_number( __( 'Members per page', 'design-marketplace' ), self::PER_PAGE );
	}

	public function show(): void {
		$table = new Newsletter_Table();
		$table->prepare_items();
		$total = $table->get_pagination_arg( 'total_items' );
		Table::heading( __( 'Newsletter', 'design-marketplace' ) );
		/* translators: %s: number of members. */
		$said = _n( '%s active member has subscribed to the newsletter.', '%s active members have subscribed to the newsletter.', $total, 'design-marketplace' );
		$none = __( 'Those who were only asked, or have not confirmed their address yet, are not included.', 'design-marketplace' );
		Ui::p( Ui::counted( $said, $total ), ' ', $none );
		printf( '<form method="get" action="%s">', esc_url( admin_url( 'admin.php' ) ) );
		Ui::say( Ui::hidden( array( 'page' => self::SLUG ) ) );
		$table->display();
		echo '</form>';
		Action::open( 'newsletter_csv', $table->filters() );
		submit_button( __( 'Download as CSV', 'design-marketplace' ), 'primary', 'submit', false );
		echo '</form></div>';
	}

	/** @param array<string,mixed> $request Request with the filters. */
	public function download( array $request ): never {
		Download::csv( 'newsletter', static fn( $stream ) => ( new Subscribers() )->write( $stream, Newsletter_Table::known( $request ) ) );
	}
}
