<?php
/** Adds the checks to Tools → Site Health, and a section to its tab "Info". */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health;

final class Site_Health {

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
}
