<?php
/** A page of wp-admin that is not in the menu. Lists and screens link to it. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

abstract class Hidden_Page {

	abstract public function title(): string;

	abstract public function show(): void;

	/** Sets the title, which core does not know for pages outside of the menu. */
	public function load(): void {
		$GLOBALS['title'] = $this->title(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- core does the same for its own.
	}

	/** A number in the address, 0 for none. */
	protected static function number( string $name ): int {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- a number, and nothing is done.
		return is_string( $value ) ? absint( $value ) : 0;
	}

	/**
	 * Prints that nothing was saved, and the errors.
	 * @param list<string> $messages
	 */
	protected static function refused( array $messages ): void {
		if ( ! $messages ) {
			return;
		}
		printf(
			'<div class="notice notice-error inline" role="alert"><p>%s</p><ul class="ul-disc">',
			esc_html__( 'Nothing has been saved. What you typed is still in the form.', 'design-marketplace' )
		);
		foreach ( $messages as $message ) {
			printf( '<li>%s</li>', esc_html( $message ) );
		}
		echo '</ul></div>';
	}

	/** Prints why there is nothing to do, with a link back. */
	protected function nothing( string $why, string $back ): void {
		printf(
			'<div class="wrap"><h1>%s</h1><p>%s</p><p><a class="button" href="%s">%s</a></p></div>',
			esc_html( $this->title() ),
			esc_html( $why ),
			esc_url( $back ),
			esc_html__( 'Back to the list', 'design-marketplace' )
		);
	}
}
