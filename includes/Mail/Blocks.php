<?php
/** Turns blocks of the editor into rows of an email, and into plain text. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

/** Everything but these blocks is left out. Pictures are the media library's alone, so that no other host learns who reads. */
final class Blocks {

	/** The blocks a letter may have. */
	public const NAMES = array(
		'core/paragraph',
		'core/heading',
		'core/list',
		'core/list-item',
		'core/image',
		'core/buttons',
		'core/button',
	);

	/** Elements within a text. */
	private const INLINE = array(
		'a'      => array( 'href' => true ),
		'b'      => array(),
		'br'     => array(),
		'em'     => array(),
		'i'      => array(),
		'strong' => array(),
	);

	private const PARAGRAPH = '<p style="margin:0">%s</p>';

	/** @var list<array<string,mixed>> Blocks without those that hold others, but for lists. */
	private readonly array $blocks;

	/**
	 * @param string               $content As the editor stores it.
	 * @param array<string,string> $tokens  Values of `{tokens}` in texts.
	 */
	public function __construct( string $content, private readonly array $tokens = array() ) {
		$this->blocks = self::flat( parse_blocks( $content ) );
	}

	/** Rows of the email's table. $role: of the recipient, for the form of buttons. */
	public function html( string $role ): string {
		$rows = '';
		foreach ( $this->blocks as $block ) {
			$text  = $this->inline( $block );
			$rows .= match ( $block['blockName'] ) {
				'core/button' => '' === $text ? '' : Template::button( self::plain( $text ), self::link( $block ), $role ),
				'core/image'  => self::row( $this->image( $block ) ),
				'core/list'   => self::row( $this->list( $block ) ),
				'core/heading' => self::row( '' === $text ? '' : "<h2 style=\"margin:8px 0 0;font-size:24px;line-height:1.15\">{$text}</h2>" ),
				default       => self::row( '' === $text ? '' : sprintf( self::PARAGRAPH, $text ) ),
			};
		}
		return $rows;
	}

	/** @return list<string> The same as plain text. */
	public function texts(): array {
		$line  = fn( array $one ): string => self::plain( $this->inline( $one ) );
		$texts = array_map(
			fn( array $block ): string => match ( $block['blockName'] ) {
				'core/button' => self::plain( $this->inline( $block ) ) . "\n" . self::link( $block ),
				'core/image'  => trim( self::alt( $block ) . "\n" . self::link( $block ) ),
				'core/list'   => implode( "\n", array_map( fn( array $item ): string => '– ' . $line( $item ), $block['innerBlocks'] ) ),
				default       => self::plain( $this->inline( $block ) ),
			},
			$this->blocks
		);
		return array_values( array_filter( $texts, static fn( string $text ): bool => '' !== trim( $text ) ) );
	}

	/**
	 * @param array<array<string,mixed>> $blocks As core parses them.
	 * @return list<array<string,mixed>>
	 */
	private static function flat( array $blocks ): array {
		$flat = array();
		foreach ( $blocks as $block ) {
			array_push(
				$flat,
				...match ( true ) {
				'core/buttons' === $block['blockName'] => self::flat( $block['innerBlocks'] ),
				in_array( $block['blockName'], self::NAMES, true ) => array( $block ),
				default => array(),
				}
			);
		}
		return $flat;
	}

	/**
	 * A block's text with its links and emphasis. A nested list's items are part of the item that has them.
	 * @param array<string,mixed> $block
	 */
	private function inline( array $block ): string {
		$html = (string) $block['innerHTML'];
		if ( 'core/button' === $block['blockName'] ) {
			$html = wp_strip_all_tags( $html );
		}
		foreach ( (array) $block['innerBlocks'] as $inner ) {
			$items = array_map( fn( array $item ): string => '<br>– ' . $this->inline( $item ), $inner['innerBlocks'] ?? array() );
			$html .= implode( '', $items );
		}
		$html = wp_kses( $html, self::INLINE, array( 'https', 'http', 'mailto' ) );
		$html = (string) preg_replace( '/<a\s/i', '<a style="color:inherit" ', $html );
		return trim( Texts::fill( $html, array_map( 'esc_html', $this->tokens ) ) );
	}

	/** @param array<string,mixed> $block */
	private function list( array $block ): string {
		$is    = empty( $block['attrs']['ordered'] ) ? 'ul' : 'ol';
		$items = array_map( fn( array $item ): string => "<li>{$this->inline( $item )}</li>", $block['innerBlocks'] );
		return $items ? "<{$is} style=\"margin:0;padding:0 0 0 22px\">" . implode( '', $items ) . "</{$is}>" : '';
	}

	/** @param array<string,mixed> $block Of a picture in the media library; any other one is left out. */
	private function image( array $block ): string {
		$url  = (string) wp_get_attachment_image_url( (int) ( $block['attrs']['id'] ?? 0 ), 'large' );
		$html = '' === $url ? '' : sprintf(
			'<img src="%s" alt="%s" width="600" style="display:block;width:100%%;max-width:600px;height:auto;border:0">', // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- an email has no scripts and styles of the site.
			esc_url( $url ),
			esc_attr( self::alt( $block ) )
		);
		$link = self::link( $block );
		return '' === $link || '' === $html ? $html : sprintf( '<a href="%s">%s</a>', esc_url( $link ), $html );
	}

	/** @param array<string,mixed> $block */
	private static function alt( array $block ): string {
		return self::attribute( 'alt', $block );
	}

	/**
	 * The address behind a button or a picture, '' for none.
	 * @param array<string,mixed> $block
	 */
	private static function link( array $block ): string {
		return esc_url_raw( self::attribute( 'href', $block ), array( 'https', 'http', 'mailto' ) );
	}

	/**
	 * The first such attribute in a block's markup.
	 * @param array<string,mixed> $block
	 */
	private static function attribute( string $name, array $block ): string {
		$found = preg_match( "/\s{$name}=\"([^\"]*)\"/", (string) $block['innerHTML'], $match );
		return 1 === $found ? html_entity_decode( $match[1], ENT_QUOTES | ENT_HTML5 ) : '';
	}

	private static function row( string $html ): string {
		return '' === $html ? '' : "<tr><td style=\"padding:0 0 18px\">{$html}</td></tr>";
	}

	/** A link's address stands behind its words. */
	private static function plain( string $html ): string {
		$html = (string) preg_replace( '/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/s', '$2 ($1)', $html );
		$text = wp_strip_all_tags( (string) preg_replace( '/<br[^>]*>/', "\n", $html ) );
		return trim( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 ) );
	}
}
