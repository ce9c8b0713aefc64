<?php
/**
 * Members' texts are plain text, also in wp-admin: a text area instead of an editor that would write HTML.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin;

use DesignMarketplace\Applications\Post_Type as Application_Type;
use DesignMarketplace\Missions\Post_Type as Mission_Type;
use DesignMarketplace\Module;
use DesignMarketplace\Works\Post_Type as Work_Type;

final class Plain_Editor implements Module {

	private const TYPES = array( Work_Type::NAME, Mission_Type::NAME, Application_Type::NAME );

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'wp_editor_settings', array( $this, 'settings' ), 10, 2 );
	}

	/**
	 * Takes the editor's buttons away on the screens of members' items.
	 *
	 * @param array<string,mixed> $settings Editor settings.
	 * @param string              $editor   Id of the editor.
	 * @return array<string,mixed>
	 */
	public function settings( array $settings, string $editor ): array {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		if ( 'content' !== $editor || ! $screen || ! in_array( $screen->post_type, self::TYPES, true ) ) {
			return $settings;
		}
		return array(
			'tinymce'       => false,
			'quicktags'     => false,
			'media_buttons' => false,
		) + $settings;
	}
}
