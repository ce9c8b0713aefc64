<?php
/** Adds the checks to Tools → Site Health, a section to its tab "Info", and notices about what does not work. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

final class Site_Health {

	/** Screens on which a notice tells administrators why the marketplace does not work. Site Health has the rest. */
	private const SCREENS = array( 'dashboard', 'plugins', 'options-permalink' );

	/**
	 * @param array<string,array<string,mixed>> $tests
	 * @return array<string,array<string,mixed>>
	 */
	public function add_tests( array $tests ): array {
		foreach ( Checks::all() as $check ) {
			$run  = static fn(): array => self::result( $check, $check->run() );
			$test = array( 'label' => $check->name, 'test' => $run );
			if ( $check->is_slow ) {
				$tests['async'][ self::key( $check ) ] = array(
					'test'              => rest_url( Health_Controller::path( $check ) ),
					'has_rest'          => true,
					'async_direct_test' => $run,
				) + $test;
			} else {
				$tests['direct'][ self::key( $check ) ] = $test;
			}
		}
		return $tests;
	}

	/**
	 * @param array<string,array<string,mixed>> $info Sections.
	 * @return array<string,array<string,mixed>>
	 */
	public function add_info( array $info ): array {
		$info['design-marketplace'] = array(
			'label'  => __( 'Design Marketplace', 'design-marketplace' ),
			'fields' => ( new Info() )->fields(),
		);
		return $info;
	}

	/** @return array<string,mixed> A finding in Site Health's format. */
	public static function result( Check $check, Finding $finding ): array {
		return array(
			'label'       => $finding->headline,
			'status'      => $finding->status,
			'badge'       => array( 'label' => __( 'Marketplace', 'design-marketplace' ), 'color' => 'blue' ),
			'description' => '' === $finding->advice ? '' : '<p>' . esc_html( $finding->advice ) . '</p>',
			'actions'     => '',
			'test'        => self::key( $check ),
		);
	}

	private static function key( Check $check ): string {
		return 'design_marketplace_' . str_replace( '-', '_', $check->id );
	}

	public function warn(): void {
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

	/** @return list<string> Critical findings of checks that send no HTTP requests, as plain text. */
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
