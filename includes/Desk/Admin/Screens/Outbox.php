<?php
/** The screen of the outbox: waiting and failed emails, with retry and cancel. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Notices;
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

	/** Screen options and bulk actions, before anything is printed. */
	/** Emails or members per page, as somebody chooses. */
	public function keep_number( mixed $keep, string $option, mixed $value ): int {
		return max( 1, min( 200, (int) $value ) );
	}

	public function load(): void {
		add_screen_option(
			'per_page',
			array(
				'label'   => __( 'Emails per page', 'design-marketplace' ),
				'default' => 20,
				'option'  => self::PER_PAGE,
			)
		);
		$table = new Outbox_Table();
		$asked = (string) $table->current_action();
		if ( ! in_array( $asked, array( 'retry', 'cancel' ), true ) ) {
			return;
		}
		check_admin_referer( 'bulk-mails' );
		if ( ! current_user_can( Admin::MANAGE ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'design-marketplace' ), '', array( 'response' => 403 ) );
		}
		$said = $this->act( $asked, Action::ids( wp_unslash( $_REQUEST['mail'] ?? array() ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- ids() takes integers only.
		Notices::keep( $said instanceof WP_Error ? $said->get_error_message() : $said, $said instanceof WP_Error ? 'error' : 'success' );
		$back = wp_get_referer();
		wp_safe_redirect( $back ? remove_query_arg( array( 'action', 'action2', '_wpnonce', 'mail' ), $back ) : Menu::url( self::SLUG ) );
		exit;
	}

	public function show(): void {
		$table = new Outbox_Table();
		$table->prepare_items();
		echo '<div class="wrap"><h1 class="wp-heading-inline">'
			. esc_html__( 'Outbox', 'design-marketplace' )
			. '</h1><hr class="wp-header-end">';
		$table->views();
		printf(
			'<form method="get" action="%s"><input type="hidden" name="page" value="%s">',
			esc_url( admin_url( 'admin.php' ) ),
			esc_attr( self::SLUG )
		);
		if ( '' !== $table->chosen( 'status' ) ) {
			printf( '<input type="hidden" name="status" value="%s">', esc_attr( $table->chosen( 'status' ) ) );
		}
		$table->search_box( __( 'Search recipients', 'design-marketplace' ), 'dm-mail' );
		$table->display();
		echo '</form></div>';
	}

	/**
	 * Retries or cancels emails.
	 * @param string    $action retry or cancel.
	 * @param list<int> $ids  Rows.
	 */
	private function act( string $action, array $ids ): string|WP_Error {
		$number = 'retry' === $action ? ( new Outbox_Entries() )->retry( $ids ) : ( new Outbox_Entries() )->cancel( $ids );
		if ( 0 === $number ) {
			return new WP_Error(
				'nothing_changed',
				__( 'None of these emails could be changed: they have been sent or are being sent.', 'design-marketplace' )
			);
		}
		return 'retry' === $action
			/* translators: %s: number of mails. */
			? Ui::counted( _n( '%s email will be retried now.', '%s emails will be retried now.', $number, 'design-marketplace' ), $number )
			/* translators: %s: number of mails. */
			: Ui::counted( _n( '%s email cancelled.', '%s emails cancelled.', $number, 'design-marketplace' ), $number );
	}
}
