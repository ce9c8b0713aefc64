<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Notices;
use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Site\Front\Html;
use WP_Error;

/** A page of wp-admin that is not in the menu. Lists and screens link to it. */
abstract class Hidden_Page {

	public const SLUG = '';

	/** Parameter of the address: an id, or several. */
	public const OF = '';

	abstract public function title(): string;

	abstract public function show(): void;

	/** Sets the title, which core does not know for pages outside of the menu. */
	public function load(): void {
		$GLOBALS['title'] = $this->title(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- core does the same for its own.
	}

	public static function url( int|string ...$ids ): string {
		return Menu::url( static::SLUG, array( static::OF => implode( ',', $ids ) ) );
	}

	/** The id in the address, 0 for none. */
	protected static function number(): int {
		return absint( Ui::asked( static::OF ) );
	}

	/** @param array<string,mixed> $request A name without a number gives 0. */
	protected static function sent( array $request, string $name ): int {
		return is_scalar( $request[ $name ] ?? null ) ? absint( $request[ $name ] ) : 0;
	}

	protected static function open( string $title ): void {
		echo '<div class="wrap"><h1>' . esc_html( $title ) . '</h1>';
	}

	/** Prints why there is nothing to do, with a link back. */
	protected function nothing( string $why, string $back ): void {
		self::open( $this->title() );
		Ui::p( $why );
		Ui::p( Html::of( 'a.button', __( 'Back to the list', 'design-marketplace' ), href: $back ) );
		echo '</div>';
	}

	/** @param array<string,mixed> $values Of a member's form that was refused, kept for the next try. */
	protected static function keep( int $user_id, array $values, WP_Error $error ): void {
		$errors = $error->get_error_data()['params'] ?? array( '' => $error->get_error_message() );
		Typed_Fields::keep( static::SLUG, array( $user_id, $values, $errors ) );
	}

	/** @return array{array<string,mixed>,array<string,string>} Values and errors by field of that form. Says why it was refused. */
	protected static function refused( int $user_id ): array {
		$typed                 = Typed_Fields::take( static::SLUG );
		[ , $values, $errors ] = ( $typed[0] ?? 0 ) === $user_id ? $typed : array( 0, array(), array() );
		$errors                = array_filter( (array) $errors, 'is_string' );
		$messages              = array();
		foreach ( $errors as $field => $message ) {
			$messages[] = '' === $field ? $message : Ui::named( (string) $field, $message );
		}
		if ( $messages ) {
			echo '<div class="notice notice-error inline" role="alert">';
			Ui::p( __( 'Nothing has been saved. What you typed is still in the form.', 'design-marketplace' ) );
			Ui::items( $messages );
			echo '</div>';
		}
		return array( (array) $values, $errors );
	}

	/** @param array<string,mixed> $request Of a form that asks for a reason, and that is shown again. */
	protected static function ask_again( string $url, array $request, string $why ): never {
		Notices::keep( $why, 'error' );
		Typed_Fields::keep( static::SLUG, array_intersect_key( $request, array_flip( array( 'reason', 'words' ) ) ) );
		wp_safe_redirect( $url );
		exit;
	}

	/** @return array<string,mixed> What was typed into that form. */
	protected static function asked_before(): array {
		return Typed_Fields::take( static::SLUG );
	}

	/** @param list<array{int,string,string}> $choices Value, label and a note of each button. */
	protected static function buttons( string $name, array $choices ): void {
		$button = static fn( array $choice ): Html => Html::of(
			'li',
			Html::of( 'button.button', $choice[1], type: 'submit', name: $name, value: $choice[0] ),
			" {$choice[2]}"
		);
		Ui::say( Html::of( 'ul.dm-buttons', Html::each( $button, $choices ) ) );
	}

	/** Ends a form and its page: the button, and a link to cancel. */
	protected static function submit( string $label, string $back ): void {
		submit_button( $label, 'primary', 'submit', false );
		Ui::say( ' ', Html::of( 'a.button', __( 'Cancel', 'design-marketplace' ), href: $back ) );
		echo '</form></div>';
	}
}
