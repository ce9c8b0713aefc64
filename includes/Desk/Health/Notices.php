<?php
/** Shows administrators on the dashboard why the marketplace does not work. Site Health has the rest. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

/** Only critical findings, and only of checks that send no HTTP requests. */
final class Notices {

	private const SCREENS = array( 'dashboard', 'plugins', 'options-permalink' );

	public function show(): void {
		if ( ! current_user_can( 'view_site_health_checks' ) || ! in_array( get_current_screen()->id ?? '', self::SCREENS, true ) ) {
			return;
		}
		foreach ( $this->sentences() as $sentence ) {
			wp_admin_notice(
				sprintf( '<strong>%s</strong> %s', esc_html__( 'Design Marketplace:', 'design-marketplace' ), esc_html( $sentence ) ),
				array( 'type' => 'error' )
			);
		}
	}

	/** @return list<string> The problems as plain text. */
	public function sentences(): array {
		$sentences = array();
		if ( '' === (string) get_option( 'permalink_structure' ) ) {
			$sentences[] = __( 'With plain permalinks the web server may not open the pages of the marketplace. Choose any other structure under Settings → Permalinks.', 'design-marketplace' );
		}
		foreach ( array( 'schema', 'secret', 'cron' ) as $id ) {
			$finding = Checks::find( $id )->run();
			if ( Finding::CRITICAL === $finding->status ) {
				$sentences[] = "{$finding->headline}. {$finding->advice}";
			}
		}
		return $sentences;
	}
}
