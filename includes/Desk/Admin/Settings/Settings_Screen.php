<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Kernel\Settings\Tab;
use DesignMarketplace\Site\Front\Html;

/** The settings screen: tabs, saved by WordPress' Settings API. */
final class Settings_Screen {

	public const SLUG = 'design-marketplace-settings';

	public function add_fields(): void {
		foreach ( Tab::cases() as $tab ) {
			$page = $tab->group();
			add_settings_section( $page, '', static fn() => ( new Intros() )->show( $tab ), $page );
			foreach ( Tab::Mails === $tab ? array() : $tab->keys() as $key ) {
				$field = new Field( $key );
				add_settings_field(
					$key,
					esc_html( Settings_Table::of( $key )->label() ),
					array( $field, 'show' ),
					$page,
					$page,
					$field->is_single() ? array( 'label_for' => $field->id() ) : array()
				);
			}
		}
	}

	/** @param array<string,string> $query Further parameters. */
	public static function url( Tab $tab, array $query = array() ): string {
		return Menu::url( self::SLUG, array( 'tab' => $tab->value ) + $query );
	}

	/** The language in the address; English by default. */
	public static function language(): string {
		$language = Ui::asked( 'language' );
		return isset( Contract::enum( 'languages' )[ $language ] ) ? $language : 'en';
	}

	/** Adds the fields, and core's media dialog, in which pictures and files are chosen. */
	public function load(): void {
		$this->add_fields();
		wp_enqueue_media();
	}

	/**
	 * @param array<int|string,string> $links
	 * @return array<int|string,string>
	 */
	public function links( array $links ): array {
		$link = Ui::link( Menu::url( self::SLUG ), __( 'Settings', 'design-marketplace' ) );
		return current_user_can( Admin::MANAGE ) ? array( 'dm_settings' => $link ) + $links : $links;
	}

	public function show(): void {
		$tab = Tab::tryFrom( Ui::asked( 'tab' ) ) ?? Tab::General;
		echo '<div class="wrap dm-settings"><h1>' . esc_html__( 'Marketplace settings', 'design-marketplace' ) . '</h1>';
		settings_errors();
		$link  = static fn( Tab $one ): Html => Html::of(
			$one === $tab ? 'a.nav-tab.nav-tab-active' : 'a.nav-tab',
			$one->label(),
			href: self::url( $one ),
			aria_current: $one === $tab ? 'page' : null
		);
		$label = __( 'Settings', 'design-marketplace' );
		Ui::say( Html::of( 'nav.nav-tab-wrapper.wp-clearfix', Html::each( $link, Tab::cases() ), aria_label: $label ) );
		if ( Tab::Mails === $tab ) {
			( new Mail_Form() )->show();
		} else {
			$this->form( $tab );
		}
		echo '</div>';
		if ( '' !== Ui::asked( 'settings-updated' ) ) {
			Typed_Fields::forget( $tab->keys() );
		}
	}

	private function form( Tab $tab ): void {
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'options.php' ) ) );
		settings_fields( $tab->group() );
		if ( in_array( $tab, array( Tab::Texts, Tab::Reasons ), true ) ) {
			self::languages( $tab );
		}
		do_settings_sections( $tab->group() );
		if ( array_filter( $tab->keys(), static fn( string $key ): bool => ! Site_Settings::is_fixed( $key ) ) ) {
			submit_button();
		}
		echo '</form>';
	}

	/** @param array<string,string> $query Further parameters. */
	public static function languages( Tab $tab, array $query = array() ): void {
		$links = array();
		foreach ( Contract::enum( 'languages' ) as $code => $name ) {
			$is_shown = self::language() === (string) $code;
			$links[]  = '<li>' . Html::of(
				$is_shown ? 'a.current' : 'a',
				$name,
				href: self::url( $tab, array( 'language' => (string) $code ) + $query ),
				lang: (string) $code,
				aria_current: $is_shown ? 'page' : null
			);
		}
		Ui::say( Html::safe( '<ul class="subsubsub">' . implode( ' |</li>', $links ) . '</li></ul><div class="clear"></div>' ) );
	}
}
