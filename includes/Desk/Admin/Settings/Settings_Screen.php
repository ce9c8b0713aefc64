<?php
/** The settings screen: tabs, saved by WordPress' Settings API. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Site_Settings;

final class Settings_Screen {

	public const SLUG = 'design-marketplace-settings';

	public function add_fields(): void {
		foreach ( Tabs::all() as $tab ) {
			$page = Tabs::group( $tab );
			add_settings_section( $page, '', static fn() => ( new Intros() )->show( $tab ), $page );
			foreach ( Tabs::MAILS === $tab ? array() : Tabs::keys( $tab ) as $key ) {
				$field = new Field( $key );
				add_settings_field(
					$key,
					esc_html( Tabs::words( $key )[0] ),
					array( $field, 'show' ),
					$page,
					$page,
					$field->is_single() ? array( 'label_for' => $field->id() ) : array()
				);
			}
		}
	}

	/** @param array<string,string> $query Further parameters. */
	public static function url( string $tab, array $query = array() ): string {
		return Menu::url( self::SLUG, array( 'tab' => $tab ) + $query );
	}

	public static function tab(): string {
		$tab = self::chosen( 'tab' );
		return in_array( $tab, Tabs::all(), true ) ? $tab : Tabs::GENERAL;
	}

	/** The language in the address; English by default. */
	public static function language(): string {
		$language = self::chosen( 'language' );
		return isset( Contract::enum( 'languages' )[ $language ] ) ? $language : 'en';
	}

	/** A value in the address. */
	public static function chosen( string $name ): string {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_key( wp_unslash( $_GET[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- only chooses what is shown.
	}

	/** Loads core's media dialog, in which pictures and files are chosen. */
	public function load(): void {
		wp_enqueue_media();
	}

	public function show(): void {
		$tab = self::tab();
		echo '<div class="wrap dm-settings"><h1>' . esc_html__( 'Marketplace settings', 'design-marketplace' ) . '</h1>';
		settings_errors();
		printf( '<nav class="nav-tab-wrapper wp-clearfix" aria-label="%s">', esc_attr__( 'Settings', 'design-marketplace' ) );
		foreach ( Tabs::labels() as $name => $label ) {
			$state = $name === $tab ? ' nav-tab-active" aria-current="page' : '';
			printf( '<a href="%s" class="nav-tab%s">%s</a>', esc_url( self::url( $name ) ), $state, esc_html( $label ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- fixed.
		}
		echo '</nav>';
		if ( Tabs::MAILS === $tab ) {
			( new Mail_Form() )->show();
		} else {
			$this->form( $tab );
		}
		echo '</div>';
		if ( ! isset( $_GET['settings-updated'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only compared.
			return;
		}
		Typed_Fields::forget( Tabs::keys( $tab ) );
	}

	private function form( string $tab ): void {
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'options.php' ) ) );
		settings_fields( Tabs::group( $tab ) );
		if ( in_array( $tab, array( Tabs::TEXTS, Tabs::REASONS ), true ) ) {
			self::languages( $tab );
		}
		do_settings_sections( Tabs::group( $tab ) );
		$free = array_filter( Tabs::keys( $tab ), static fn( string $key ): bool => ! Site_Settings::is_fixed( $key ) );
		if ( $free ) {
			submit_button();
		}
		echo '</form>';
	}

	/** @param array<string,string> $query Further parameters. */
	public static function languages( string $tab, array $query = array() ): void {
		$links = array();
		foreach ( Contract::enum( 'languages' ) as $code => $name ) {
			$current = self::language() === (string) $code;
			$links[] = sprintf(
				'<li><a href="%s" lang="%s"%s>%s</a>',
				esc_url( self::url( $tab, array( 'language' => (string) $code ) + $query ) ),
				esc_attr( (string) $code ),
				$current ? ' class="current" aria-current="page"' : '',
				esc_html( $name )
			);
		}
		echo '<ul class="subsubsub">' . implode( ' |</li>', $links ) . '</li></ul><div class="clear"></div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	}
}
