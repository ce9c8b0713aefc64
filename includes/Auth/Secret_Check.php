<?php
/**
 * Says in Site Health whether the key tokens are signed with can be used.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Auth;

use DesignMarketplace\Module;

final class Secret_Check implements Module {

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'site_status_tests', array( $this, 'add' ) );
	}

	/**
	 * Adds the test.
	 *
	 * @param array<string,array<string,mixed>> $tests Tests.
	 * @return array<string,array<string,mixed>>
	 */
	public function add( array $tests ): array {
		$tests['direct']['design_marketplace_secret'] = array(
			'label' => __( 'Signing key of the marketplace', 'design-marketplace' ),
			'test'  => array( $this, 'test' ),
		);
		return $tests;
	}

	/**
	 * The result. The key itself is never shown.
	 *
	 * @return array<string,mixed>
	 */
	public function test(): array {
		$is_good     = null !== Secret::key();
		$description = $is_good
			? ( Secret::is_configured()
				/* translators: %s: name of a PHP constant. */
				? sprintf( __( 'Tokens are signed with the key of the constant %s.', 'design-marketplace' ), Secret::CONSTANT )
				: __( 'Tokens are signed with a key that was generated for this site.', 'design-marketplace' ) )
			/* translators: 1: name of a PHP constant, 2: number of characters. */
			: sprintf( __( 'The constant %1$s is shorter than %2$d characters, so nobody can log in. Make it longer, or remove it and a key is generated.', 'design-marketplace' ), Secret::CONSTANT, Secret::MIN_BYTES );
		return array(
			'label'       => $is_good ? __( 'Members can log in', 'design-marketplace' ) : __( 'Members cannot log in: the signing key is too short', 'design-marketplace' ),
			'status'      => $is_good ? 'good' : 'critical',
			'badge'       => array(
				'label' => __( 'Marketplace', 'design-marketplace' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $description ) . '</p>',
			'actions'     => '',
			'test'        => 'design_marketplace_secret',
		);
	}
}
