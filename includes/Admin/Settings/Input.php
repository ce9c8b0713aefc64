<?php
/**
 * Takes what the settings' forms send: what is good is saved, what is not is named, shown again and changes nothing.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin\Settings;

use DesignMarketplace\Content\Settings;
use DesignMarketplace\Module;
use WP_Error;

/**
 * Works on the way into the option, before the schema's own check.
 */
final class Input implements Module {

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'allowed_options', array( $this, 'allow' ), 20 );
		foreach ( Tabs::all() as $tab ) {
			foreach ( Tabs::keys( $tab ) as $key ) {
				add_filter( 'sanitize_option_' . Settings::PREFIX . $key, fn( mixed $value ): mixed => $this->read( $tab, $key, $value ), 5 );
			}
		}
	}

	/**
	 * Each tab saves its own settings; what a constant or the environment decides is not saved at all.
	 *
	 * @param array<string,list<string>> $allowed Options by group.
	 * @return array<string,list<string>>
	 */
	public function allow( array $allowed ): array {
		unset( $allowed['design_marketplace'] );
		foreach ( Tabs::all() as $tab ) {
			$free                           = array_filter( Tabs::keys( $tab ), static fn( string $key ): bool => ! Settings::is_fixed( $key ) );
			$allowed[ Tabs::group( $tab ) ] = array_values( array_map( static fn( string $key ): string => Settings::PREFIX . $key, $free ) );
		}
		return $allowed;
	}

	/**
	 * The value of a form's field.
	 *
	 * @param string $tab   Tab of the form.
	 * @param string $key   Setting.
	 * @param mixed  $value As sent.
	 */
	private function read( string $tab, string $key, mixed $value ): mixed {
		$page = $_POST['option_page'] ?? ''; // phpcs:ignore WordPress.Security -- options.php has checked the nonce; only compared.
		if ( Tabs::group( $tab ) !== $page ) {
			return $value;
		}
		$read = Reader::read( $key, $value );
		if ( ! $read instanceof WP_Error ) {
			Typed::forget( array( $key ) );
			return $read;
		}
		Typed::keep( $key, $value );
		// Core prints it as HTML, and it may quote what was typed.
		add_settings_error( Settings::PREFIX . $key, "invalid_{$key}", esc_html( Tabs::words( $key )[0] . ': ' . $read->get_error_message() ) );
		return get_option( Settings::PREFIX . $key );
	}
}
