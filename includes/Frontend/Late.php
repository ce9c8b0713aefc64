<?php
/**
 * Has the app's scripts run once what the server drew is on the screen.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use WP_HTML_Tag_Processor;

/**
 * On a slow line they would share it with the first picture and the typeface, on a slow phone they would run before the
 * first frame. So they are fetched after it, all at once, and run in WordPress's order, each in a task of its own. A page
 * on which another plugin's script needs one of them is left as it is.
 */
final class Late {

	/**
	 * Handles that may wait, once they were asked for.
	 *
	 * @var list<string>|null
	 */
	private ?array $handles = null;

	/**
	 * Keeps the scripts printed from now on, until the runner is asked for, from running by themselves.
	 */
	public function wait(): void {
		add_filter( 'script_loader_tag', array( $this, 'tag' ), PHP_INT_MAX, 2 );
	}

	/**
	 * One script with its inline parts.
	 *
	 * @param mixed $tag HTML, or what another plugin made of it.
	 */
	public function tag( mixed $tag, string $handle ): mixed {
		$this->handles ??= $this->waiting();
		if ( ! is_string( $tag ) || ! in_array( $handle, $this->handles, true ) ) {
			return $tag;
		}
		$tags = new WP_HTML_Tag_Processor( $tag );
		while ( $tags->next_tag( array( 'tag_name' => 'script' ) ) ) {
			$url = $tags->get_attribute( 'src' );
			$tags->set_attribute( 'type', 'text/plain' );
			$tags->set_attribute( 'data-late', is_string( $url ) ? $url : '' );
			$tags->remove_attribute( 'src' );
		}
		return $tags->get_updated_html();
	}

	/**
	 * The element that runs them; nothing where none waits.
	 */
	public function runner(): string {
		remove_filter( 'script_loader_tag', array( $this, 'tag' ), PHP_INT_MAX );
		return $this->handles ? wp_get_inline_script_tag( self::script(), array( 'id' => Own_Scripts::LATE ) ) : '';
	}

	/**
	 * The script beside this file, without what only its readers need.
	 */
	private static function script(): string {
		return (string) preg_replace( '#^\s*//.*\n|^\s+#m', '', (string) file_get_contents( __DIR__ . '/late.js' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
	}

	/**
	 * The app's script and what it needs, unless somebody else needs it, too.
	 *
	 * @return list<string>
	 */
	private function waiting(): array {
		$own = Assets::closure( array( Assets::HANDLE ) );
		foreach ( wp_scripts()->queue as $handle ) {
			if ( Assets::HANDLE !== $handle && array_intersect( Assets::closure( array( $handle ) ), $own ) ) {
				return array();
			}
		}
		return $own;
	}
}
