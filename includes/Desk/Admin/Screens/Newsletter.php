<?php
/** The screen of newsletter recipients, with filters and a download. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Subscribers;
use DesignMarketplace\Desk\Admin\Ui;

final class Newsletter {

	public const SLUG     = 'design-marketplace-newsletter';
	public const PER_PAGE = 'design_marketplace_newsletter_per_page';

	private const CSV = 'newsletter_csv';

	/** Emails or members per page, as somebody chooses. */
	public function keep_number( mixed $keep, string $option, mixed $value ): int {
		return max( 1, min( 200, (int) $value ) );
	}

	public function load(): void {
		add_screen_option(
			'per_page',
			array(
				'label'   => __( 'Members per page', 'design-marketplace' ),
				'default' => 20,
				'option'  => self::PER_PAGE,
			)
		);
	}

	public function show(): void {
		$table = new Newsletter_Table();
		$table->prepare_items();
		$total = $table->get_pagination_arg( 'total_items' );
		echo '<div class="wrap"><h1 class="wp-heading-inline">'
			. esc_html__( 'Newsletter', 'design-marketplace' )
			. '</h1><hr class="wp-header-end">';
		printf(
			'<p>%s %s</p>',
			esc_html(
				Ui::counted(
					/* translators: %s: number of members. */
					_n(
						'%s active member has subscribed to the newsletter.',
						'%s active members have subscribed to the newsletter.',
						$total,
						'design-marketplace'
					),
					$total
				)
			),
			esc_html__( 'Those who were only asked, or have not confirmed their address yet, are not included.', 'design-marketplace' )
		);
		printf(
			'<form method="get" action="%s"><input type="hidden" name="page" value="%s">',
			esc_url( admin_url( 'admin.php' ) ),
			esc_attr( self::SLUG )
		);
		$table->display();
		echo '</form>';
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		Action::fields( self::CSV );
		foreach ( $table->filters() as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		submit_button( __( 'Download as CSV', 'design-marketplace' ), 'primary', 'submit', false );
		echo '</form></div>';
	}

	/** @param array<string,mixed> $request Request with the filters. */
	public function download( array $request ): string {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=UTF-8' );
		header( 'Content-Disposition: attachment; filename="newsletter-' . gmdate( 'Y-m-d', Clock::now() ) . '.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
		$stream = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
		if ( $stream ) {
			( new Subscribers() )->write( $stream, Newsletter_Table::known( $request ) );
		}
		exit;
	}
}
