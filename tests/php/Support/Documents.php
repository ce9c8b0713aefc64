<?php
/** Whole documents for tests, as a visitor gets them, and what is in them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Site\Front\Own_Scripts;
use DesignMarketplace\Site\Front\Preload;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Site\Front\Shell;
use DesignMarketplace\Site\Front\View;
use DOMDocument;
use DOMXPath;
use WP_Hook;
use WP_Scripts;
use WP_Styles;

final class Documents {

	/**
	 * The document at a path.
	 * @param string      $path    Path with its query.
	 * @param Own_Scripts $scripts Which of its scripts are ours.
	 */
	public static function at( string $path, Own_Scripts $scripts = new Own_Scripts() ): string {
		// What one document has printed would be missing in the next.
		$GLOBALS['wp_scripts'] = new WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$GLOBALS['wp_styles']  = new WP_Styles(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		[ $path, $text ]       = array_pad( explode( '?', $path, 2 ), 2, '' );
		wp_parse_str( $text, $query );
		$query       = array_filter( $query, 'is_string', ARRAY_FILTER_USE_KEY );
		$destination = ( new Router() )->find( $path );
		// A document takes hooks away and adds its own, for the rest of its request.
		$hooks = array_map( static fn( WP_Hook $hook ): WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
		$GLOBALS['wp_the_query']->query( $destination->main_query() );
		try {
			return ( new Shell( $scripts ) )->html( new View( $destination, $query, ( new Preload() )->answers( $destination, $query ) ) );
		} finally {
			$GLOBALS['wp_filter'] = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
			$GLOBALS['wp_the_query']->init();
		}
	}

	/**
	 * A document to ask by XPath.
	 * @param string $html Document.
	 */
	public static function tree( string $html ): DOMXPath {
		$document = new DOMDocument();
		$before   = libxml_use_internal_errors( true );
		$document->loadHTML( $html, LIBXML_NONET );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		return new DOMXPath( $document );
	}

	/**
	 * Values of what a query finds.
	 * @param DOMXPath $tree  Document.
	 * @param string   $query XPath of attributes or elements.
	 * @return list<string>
	 */
	public static function values( DOMXPath $tree, string $query ): array {
		$values = array();
		$nodes  = $tree->query( $query );
		foreach ( $nodes ? $nodes : array() as $node ) {
			$values[] = (string) $node->nodeValue; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		}
		return $values;
	}

	/**
	 * The pieces of a document's linked data, by type; of several of a type the first.
	 * @param DOMXPath $tree Document.
	 * @return array<string,array<string,mixed>>
	 */
	public static function linked_data( DOMXPath $tree ): array {
		$pieces = array();
		foreach ( self::values( $tree, '//script[@type="application/ld+json"]' ) as $json ) {
			$data = (array) json_decode( $json, true, 32, JSON_THROW_ON_ERROR );
			foreach ( (array) ( $data['@graph'] ?? array() ) as $piece ) {
				$pieces[ (string) $piece['@type'] ] ??= $piece;
			}
		}
		return $pieces;
	}
}
