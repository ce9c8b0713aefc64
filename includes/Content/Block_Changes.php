<?php
/**
 * What of a block was called otherwise before: old content stays readable, and the editor writes it anew.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

/**
 * The blocks save no HTML, only attributes, so that a change is a new name. blocks/changes.json lists them by block, oldest first:
 * `{ "design-marketplace/events": [ { "renamed": { "heading": "title" } } ] }` for attributes, and
 * `{ "rows": { "items": { "text": "content" } } }` for the parts of a list's rows. The editor reads the same list.
 *
 * @phpstan-type Change array{renamed?:array<string,string>,rows?:array<string,array<string,string>>}
 */
final class Block_Changes {

	/**
	 * All changes.
	 *
	 * @return array<string,list<Change>> Changes by block name, oldest first.
	 */
	public static function all(): array {
		static $listed = null;
		$listed      ??= (array) wp_json_file_decode( __DIR__ . '/blocks/changes.json', array( 'associative' => true ) );
		/**
		 * Filters the changes of the home blocks, for a site that renames attributes of its own.
		 *
		 * @param array<string,list<Change>> $listed Changes by block name, oldest first.
		 */
		return (array) apply_filters( 'design_marketplace_block_changes', $listed );
	}

	/**
	 * Attributes under their present names.
	 *
	 * @param string              $block      Block name.
	 * @param array<string,mixed> $attributes As stored.
	 * @return array<string,mixed>
	 */
	public static function upgrade( string $block, array $attributes ): array {
		foreach ( self::all()[ $block ] ?? array() as $change ) {
			$attributes = self::rename( $attributes, $change['renamed'] ?? array() );
			foreach ( $change['rows'] ?? array() as $list => $names ) {
				if ( is_array( $attributes[ $list ] ?? null ) ) {
					$attributes[ $list ] = array_map( static fn( mixed $row ): mixed => is_array( $row ) ? self::rename( $row, $names ) : $row, $attributes[ $list ] );
				}
			}
		}
		return $attributes;
	}

	/**
	 * Values under new names.
	 *
	 * @param array<string,mixed>  $values Values.
	 * @param array<string,string> $names  New names by old ones.
	 * @return array<string,mixed>
	 */
	private static function rename( array $values, array $names ): array {
		foreach ( $names as $old => $new ) {
			if ( array_key_exists( $old, $values ) ) {
				$values[ $new ] = $values[ $old ];
				unset( $values[ $old ] );
			}
		}
		return $values;
	}
}
