<?php
/** A plain text area for members' texts, instead of an editor that writes HTML. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Jobs\Applications\Application_Post_Type as Application_Type;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Portfolio\Work_Post_Type as Work_Type;
use WP_Post;

final class Plain_Editor {

	private const TYPES = array( Work_Type::NAME, Mission_Type::NAME, Application_Type::NAME );

	/** The text as it was typed. Without a rich editor core does not escape the text area's content, so that `&lt;` would become `<`. */
	public function content( string $content ): string {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		$post   = $screen && 'post' === $screen->base && in_array( $screen->post_type, self::TYPES, true ) ? get_post() : null;
		if ( ! $post instanceof WP_Post ) {
			return $content;
		}
		$typed = Refused_Form::of( $post->ID )['typed']['content'] ?? null;
		return esc_textarea( is_string( $typed ) ? $typed : (string) get_post_field( 'post_content', $post->ID, 'raw' ) );
	}

	/**
	 * Removes the editor's buttons on the screens of members' items.
	 * @param array<string,mixed> $settings Editor settings.
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
