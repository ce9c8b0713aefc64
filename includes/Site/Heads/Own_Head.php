<?php
/** Our head of a page, for an SEO plugin that writes the head. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Heads;

use DesignMarketplace\Site\Front\Head;
use DesignMarketplace\Site\Front\View;

final class Own_Head {

	/** @var array<string,string> */
	private readonly array $texts;

	/** @param array<string,list<string>> $keys Meta keys of the plugin's own fields, by name. */
	public function __construct( private readonly View $view, private readonly Head $head, private readonly array $keys ) {
		$this->texts = array( 'title' => $head->title() ) + $head->metas();
	}

	/**
	 * Our text, '' if an editor typed one in the plugin.
	 *
	 * @param string $name title, or a name of Head::metas().
	 */
	public function text( string $name ): string {
		return '' === $this->typed( $name ) ? $this->texts[ $name ] ?? '' : '';
	}

	/**
	 * A filter callback that gives our text, or the plugin's if we have none.
	 *
	 * @param bool $is_escaped Whether the text must be escaped here.
	 * @return callable(mixed):mixed
	 */
	public function instead( string $name, bool $is_escaped = false ): callable {
		$ours = $is_escaped ? esc_attr( $this->text( $name ) ) : $this->text( $name );
		return static fn( mixed $theirs ): mixed => '' === $ours ? $theirs : $ours;
	}

	/** The text an editor typed for this page in the plugin. */
	public function typed( string $name ): string {
		$id = $this->view->page()->number( 'id' );
		foreach ( $id > 0 ? $this->keys[ $name ] ?? array() : array() as $key ) {
			$text = get_post_meta( $id, $key, true );
			if ( is_string( $text ) && '' !== $text ) {
				return $text;
			}
		}
		return '';
	}

	/** The page's address; null without a page. The plugin's would be the theme's. */
	public function address(): ?string {
		return 200 === $this->view->destination->status ? $this->head->address() : null;
	}

	public function is_hidden(): bool {
		return $this->head->is_hidden();
	}

	/** Prints the title an editor typed. Plugins that give it to core need this, as the shell removes core's title. */
	public function print_typed_title(): void {
		if ( '' !== $this->typed( 'title' ) ) {
			// Some plugins escape it, some do not.
			add_action(
				'wp_head',
				static fn() => printf(
					"<title>%s</title>\n",
					esc_html( html_entity_decode( wp_get_document_title(), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) )
				),
				2
			);
		}
	}

	/**
	 * Their graph with our pieces of types that it lacks.
	 *
	 * Some plugins print the graph without escaping brackets and slashes. Members' texts may contain "</script", which would end the
	 * script.
	 *
	 * @param mixed $graph Pieces, as a list or by key.
	 */
	public function join( mixed $graph ): mixed {
		if ( ! is_array( $graph ) || null === $this->address() ) {
			return $graph;
		}
		$said = array_merge(
			array(),
			...array_map(
				static fn( mixed $piece ): array => is_array( $piece ) ? (array) ( $piece['@type'] ?? array() ) : array(),
				array_values( $graph )
			)
		);
		foreach ( $this->head->linked_data() as $piece ) {
			if ( ! in_array( $piece['@type'], $said, true ) ) {
				array_walk_recursive(
					$piece,
					static function ( mixed &$value ): void {
						$value = is_string( $value ) ? str_replace( '<', '&lt;', $value ) : $value;
					}
				);
				$graph[] = $piece;
			}
		}
		return $graph;
	}
}
