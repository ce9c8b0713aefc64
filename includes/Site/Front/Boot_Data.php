<?php
/** Data for the start of the app; src/lib/boot.ts has the same shape. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Directory\Profile;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\People\Accounts\Roles;

/** For strangers it contains nothing personal, so that the page can be cached. */
final class Boot_Data {

	/** @return array<string,mixed> */
	public function data( View $view ): array {
		$languages = array();
		foreach ( Contract::enum( 'languages' ) as $code => $name ) {
			$languages[] = compact( 'code', 'name' );
		}
		$data = array(
			'restUrl'   => rest_url(),
			'homeUrl'   => home_url( '/' ),
			'siteName'  => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'lang'      => Language::current(),
			'siteLang'  => Languages::site(),
			'languages' => $languages,
			'status'    => $view->destination->status,
			'options'   => (object) (array) ( $view->preload['/wp/v2/options']['body'] ?? array() ),
			'settings'  => $view->settings(),
			'preload'   => (object) $view->preload,
			'user'      => null,
			'nonce'     => null,
		);
		if ( is_user_logged_in() ) {
			$data = array_merge( $data, $this->session() );
		}
		/**
		 * Filters the data for the start of the app.
		 * @param array<string,mixed> $data Shape of src/lib/boot.ts.
		 */
		return (array) apply_filters( 'design_marketplace_boot', $data );
	}

	/** @param array<string,mixed> $data Result of data(), for a script element. */
	public static function json( array $data ): string {
		return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/** @return array<string,mixed> The user of a cookie session. Pages with it are never cached. */
	private function session(): array {
		$user = wp_get_current_user();
		return array(
			'user'      => '' === Roles::of( $user ) ? null : ( new Profile() )->present( $user->ID, 'private' ),
			'nonce'     => wp_create_nonce( 'wp_rest' ),
			'nonceUrl'  => admin_url( 'admin-ajax.php?action=rest-nonce' ),
			'logoutUrl' => wp_specialchars_decode( wp_logout_url( home_url( '/' ) ), ENT_QUOTES ),
		);
	}
}
