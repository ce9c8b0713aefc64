<?php
/** Notes which scripts of a document are the plugin's own. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use WP_HTML_Tag_Processor;

/** The app's script, its dependencies and what WordPress prints with them, noted while printed: later any element could have any id. */
final class Own_Scripts {

	/** Ids of the inline scripts without a script file, printed by the shell. */
	public const THEME = 'design-marketplace-theme';
	public const EARLY = 'design-marketplace-early';

	/** Core's import map. It runs nothing, and the modules in it need to be allowed themselves. */
	private const MODULES = 'wp-importmap';

	/** Suffixes that core adds to a handle in the ids of its inline scripts. */
	private const PARTS = '/-js-(?:extra|translations|before|after)$/D';

	/** @var array<string,true> Sources for the policy, as keys. */
	private array $noted = array();

	/** Starts noting scripts, for the rest of the request. */
	public function watch(): void {
		add_filter( 'wp_inline_script_attributes', array( $this, 'note_inline' ), 10, 2 );
		add_filter( 'script_loader_tag', array( $this, 'note_host' ), PHP_INT_MAX, 2 );
	}

	/** Notes the hash of an inline script. */
	public function note_inline( mixed $attributes, mixed $script ): mixed {
		$id = is_array( $attributes ) ? ( $attributes['id'] ?? '' ) : '';
		if ( is_string( $id ) && is_string( $script ) && $this->is_own( $id ) ) {
			$this->noted[ self::hash( $script ) ] = true;
		}
		return $attributes;
	}

	/** What a policy calls something inline. */
	public static function hash( string $inline ): string {
		return "'sha256-" . base64_encode( hash( 'sha256', $inline, true ) ) . "'"; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the header's own spelling.
	}

	/** Notes the host of a script, which may not be the site's. $tag: HTML, or the result of another plugin's filter. */
	public function note_host( mixed $tag, mixed $handle ): mixed {
		if ( is_string( $tag ) && in_array( $handle, self::handles(), true ) ) {
			$tags = new WP_HTML_Tag_Processor( $tag );
			while ( $tags->next_tag( array( 'tag_name' => 'script' ) ) ) {
				if (
					"{$handle}-js" === $tags->get_attribute( 'id' )
						&& preg_match( '#^(?:(https?:)?//)([^/?\#]+)#i', (string) $tags->get_attribute( 'src' ), $found )
				) {
					// An address without a scheme is valid in the policy as it is.
					$this->noted[ '' === $found[1] ? $found[2] : $found[0] ] = true;
				}
			}
		}
		return $tag;
	}

	/** @return list<string> The sources for `script-src`. */
	public function sources(): array {
		/**
		 * Filters further sources of scripts: hosts, and hashes of inline scripts as `'sha256-…'` with the quotes. The browser's console
		 * shows the hash of a blocked script.
		 * @param list<string> $sources Sources of the directive `script-src`.
		 */
		$others = (array) apply_filters( 'design_marketplace_script_sources', array() );
		$others = array_filter(
			$others,
			static fn( mixed $source ): bool => is_string( $source ) && 1 === preg_match( '/^[^\s;,]+$/D', $source )
		);
		return array_values( array_unique( array_merge( array_keys( $this->noted ), $others ) ) );
	}

	/** Whether an inline script with this id is the plugin's. */
	private function is_own( string $id ): bool {
		if ( in_array( $id, array( self::THEME, self::EARLY, self::MODULES ), true ) ) {
			return true;
		}
		$handle = preg_replace( self::PARTS, '', $id );
		return $handle !== $id && in_array( $handle, self::handles(), true );
	}

	/** @return list<string> Handles of the scripts that may run. Not cached, as scripts can be registered at any time. */
	private static function handles(): array {
		/**
		 * Filters handles of other plugins' scripts that may run, with their dependencies and inline parts.
		 * @param list<string> $handles Names given to wp_enqueue_script().
		 */
		$others = (array) apply_filters( 'design_marketplace_script_handles', array() );
		return Assets::closure( array_values( array_filter( array( Assets::HANDLE, ...array_values( $others ) ), 'is_string' ) ) );
	}
}
