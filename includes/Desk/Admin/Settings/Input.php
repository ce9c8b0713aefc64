<?php
/** Reads the settings' forms. A form is saved completely or not at all. Errors are shown with the refused input. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use WP_Error;

/** Filters the option's value before the schema's own check. */
final class Input {

	/**
	 * Each tab saves its own settings. Settings fixed by a constant or the environment are not saved.
	 *
	 * @param array<string,list<string>> $allowed Options by group.
	 * @return array<string,list<string>>
	 */
	public function allow( array $allowed ): array {
		unset( $allowed['design_marketplace'] );
		foreach ( Tabs::all() as $tab ) {
			$free                           = array_filter(
				Tabs::keys( $tab ),
				static fn( string $key ): bool => ! Site_Settings::is_fixed( $key )
			);
			$allowed[ Tabs::group( $tab ) ] = array_values(
				array_map( static fn( string $key ): string => Site_Settings::PREFIX . $key, $free )
			);
		}
		return $allowed;
	}

	/** @param mixed $value As sent. */
	public function read( mixed $value, string $option ): mixed {
		$key  = substr( $option, strlen( Site_Settings::PREFIX ) );
		$tab  = Tabs::of( $key );
		$page = $_POST['option_page'] ?? ''; // phpcs:ignore WordPress.Security -- options.php has checked the nonce; only compared.
		if ( Tabs::group( $tab ) !== $page ) {
			return $value;
		}
		$problems = $this->problems( $tab );
		if ( ! $problems ) {
			Typed_Fields::forget( array( $key ) );
			// The form has no errors. A setting fixed by a constant is not part of it.
			return ( new Reader() )->read( $key, $value );
		}
		Typed_Fields::keep( $key, self::sent( $key ) );
		if ( isset( $problems[ $key ] ) ) {
			// Core prints the message as HTML, and it may quote the input.
			add_settings_error(
				Site_Settings::PREFIX . $key,
				"invalid_{$key}",
				esc_html( Tabs::words( $key )[0] . ': ' . $problems[ $key ] )
			);
		}
		if ( array_key_first( $problems ) === $key ) {
			add_settings_error(
				Tabs::group( $tab ),
				'nothing_saved',
				esc_html__( 'Nothing has been saved. What you typed is still in the form.', 'design-marketplace' )
			);
		}
		return get_option( Site_Settings::PREFIX . $key );
	}

	/** @return array<string,string> */
	private function problems( string $tab ): array {
		$problems = array();
		foreach ( Tabs::keys( $tab ) as $key ) {
			$read = Site_Settings::is_fixed( $key ) ? null : ( new Reader() )->read( $key, self::sent( $key ) );
			if ( $read instanceof WP_Error ) {
				$problems[ $key ] = $read->get_error_message();
			}
		}
		return $problems;
	}

	/** A setting in the form sent to options.php, null if it is missing. */
	private static function sent( string $key ): mixed {
		// phpcs:ignore WordPress.Security -- options.php has checked the nonce; the reader cleans.
		$sent = wp_unslash( $_POST[ Site_Settings::PREFIX . $key ] ?? null );
		return is_string( $sent ) ? trim( $sent ) : $sent;
	}
}
