<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Kernel\Settings\Tab;
use WP_Error;

/** Saves a tab's form whole or not at all, before the schema's own check. Errors are shown with the refused input. */
final class Input {

	/**
	 * Each tab saves its own settings. Settings fixed by a constant or the environment are not saved.
	 * @param array<string,list<string>> $allowed Options by group.
	 * @return array<string,list<string>>
	 */
	public function allow( array $allowed ): array {
		unset( $allowed['design_marketplace'] );
		foreach ( Tab::cases() as $tab ) {
			$free                     = array_filter( $tab->keys(), static fn( string $key ): bool => ! Site_Settings::is_fixed( $key ) );
			$allowed[ $tab->group() ] = array_map(
				static fn( string $key ): string => Site_Settings::PREFIX . $key,
				array_values( $free )
			);
		}
		return $allowed;
	}

	/** @param mixed $value As sent. */
	public function read( mixed $value, string $option ): mixed {
		$key = substr( $option, strlen( Site_Settings::PREFIX ) );
		$row = Settings_Table::of( $key );
		if ( ( $_POST['option_page'] ?? '' ) !== $row->tab->group() ) { // phpcs:ignore WordPress.Security -- options.php has checked the nonce; only compared.
			return $value;
		}
		$problems = self::problems( $row->tab );
		if ( ! $problems ) {
			Typed_Fields::forget( array( $key ) );
			return ( new Reader() )->read( $key, $value );
		}
		Typed_Fields::keep( $key, self::sent( $key ) );
		if ( isset( $problems[ $key ] ) ) {
			// Core prints the message as HTML, and it may quote the input.
			add_settings_error( $option, "invalid_{$key}", esc_html( "{$row->label()}: {$problems[ $key ]}" ) );
		}
		if ( array_key_first( $problems ) === $key ) {
			$nothing = esc_html__( 'Nothing has been saved. What you typed is still in the form.', 'design-marketplace' );
			add_settings_error( $row->tab->group(), 'nothing_saved', $nothing );
		}
		return get_option( $option );
	}

	/** @return array<string,string> */
	private static function problems( Tab $tab ): array {
		$problems = array();
		foreach ( $tab->keys() as $key ) {
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
