<?php

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use WP_HTML_Tag_Processor;

/**
 * On a slow connection they would compete with the first picture and the font; on a slow phone they would run before the first frame. So
 * they are fetched after it, all at once, and run in WordPress's order, each in its own task. If a script of another plugin needs one of
 * them, the page is not changed.
 */
final class Deferred_Scripts {

	/** @var list<string>|null Handles of the scripts that wait, cached. */
	private ?array $handles = null;

	/** Keeps scripts that are printed from now on from running, up to runner(). */
	public function wait(): void {
		add_filter( 'script_loader_tag', array( $this, 'tag' ), PHP_INT_MAX, 2 );
	}

	/** @param mixed $tag HTML, or the result of another plugin's filter. */
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

	/** The element that runs the scripts; empty if none waits. */
	public function runner(): string {
		remove_filter( 'script_loader_tag', array( $this, 'tag' ), PHP_INT_MAX );
		return $this->handles ? wp_get_inline_script_tag( self::script(), array( 'id' => Own_Scripts::LATE ) ) : '';
	}

	/** The script in the file beside this class, without comments. */
	private static function script(): string {
		return (string) preg_replace( '#^\s*//.*\n|^\s+#m', '', (string) file_get_contents( __DIR__ . '/late.js' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
	}

	/** @return list<string> The app's script and its dependencies, unless other scripts need them. */
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
