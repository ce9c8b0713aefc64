<?php
/** The screen of the outbox: waiting and failed emails, with retry and cancel. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Lists\Table;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Mail\Outbox_Entries;
use WP_Error;

final class Outbox {

	public const SLUG     = 'design-marketplace-outbox';
	public const PER_PAGE = 'design_marketplace_outbox_per_page';

	/** @param array<string,mixed> $request */
	public function retry( array $request ): string|WP_Error {
		return $this->act( 'retry', Action::ids( $request['mail'] ?? array() ) );
	}

	/** @param array<string,mixed> $request */
	public function cancel( array $request ): string|WP_Error {
		return $this->act( 'cancel', Action::ids( $request['mail'] ?? array() ) );
	}

	/** The number of rows per page, here and on the newsletter's screen, as somebody chooses. */
	public function keep_number( mixed $keep, string $option, mixed $value ): int {
		return max( 1, min( 200, (int) $value ) );
	}

	/** Screen options and bulk actions, before anything is printed. */
	public function load(): void {
		Table::offer_number( __( 'Emails per page', 'design-marketplace' ), self::PER_PAGE );
		$table = new Outbox_Table();
		$asked = (string) $table->current_action();
		if ( ! in_array( $asked, array( 'retry', 'cancel' ), true ) ) {
			return;
		}
		check_admin_referer( 'bulk-mails' );
		if ( ! current_user_can( Admin::MANAGE ) ) {
			Ui::refuse();
		}
		$said = $this->act( $asked, Action::ids( wp_unslash( $_REQUEST['mail'] ?? array() ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- ids() takes integers only.
		Action::answer( $said, Menu::url( self::SLUG ), array( 'action', 'action2', '_wpnonce', 'mail' ) );
	}

	public function show(): void {
		$table = new Outbox_Table();
		$table->prepare_items();
		Table::heading( __( 'Outbox', 'design-marketplace' ) );
		$table->views();
		$chosen = array( 'status' => $table->chosen( 'status' ), 'event' => $table->chosen( 'event' ) );
		printf( '<form method="get" action="%s">', esc_url( admin_url( 'admin.php' ) ) );
		Ui::say( Ui::hidden( array( 'page' => self::SLUG ) + array_filter( $chosen ) ) );
		$table->search_box( __( 'Search recipients', 'design-marketplace' ), 'dm-mail' );
		$table->display();
		echo '</form></div>';
	}

	/** @param list<int> $ids Rows. $action: retry or cancel. */
	private function act( string $action, array $ids ): string|WP_Error {
		$number = 'retry' === $action ? ( new Outbox_Entries() )->retry( $ids ) : ( new Outbox_Entries() )->cancel( $ids );
		if ( 0 === $number ) {
			return new WP_Error(
				'nothing_changed',
				__( 'None of these emails could be changed: they have been sent or are being sent.', 'design-marketplace' )
			);
		}
		$said = 'retry' === $action
			/* translators: %s: number of mails. */
			? _n( '%s email will be retried now.', '%s emails will be retried now.', $number, 'design-marketplace' )
			/* translators: %s: number of mails. */
			: _n( '%s email cancelled.', '%s emails cancelled.', $number, 'design-marketplace' );
		return Ui::counted( $said, $number );
	}
}
