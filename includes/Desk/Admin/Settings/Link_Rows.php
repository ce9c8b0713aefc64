<?php
/** Schools or partners as rows of name, address and logo, with an empty row at the end. The script adds more. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Kernel\Settings\Site_Settings;

final class Link_Rows {

	public function __construct( private readonly string $key ) {}

	/**
	 * @param array<mixed> $rows  Saved or typed rows.
	 * @param bool         $fixed Whether a constant or the environment decides.
	 */
	public function show( array $rows, bool $fixed ): void {
		$rows = array_values( array_filter( $rows, 'is_array' ) );
		_prime_post_caches( array_filter( array_map( static fn( array $row ): int => (int) ( $row['logo'] ?? 0 ), $rows ) ), false, true );
		echo '<table class="widefat dm-rows"><thead><tr>';
		foreach (
			array( __( 'Name', 'design-marketplace' ), __( 'Address', 'design-marketplace' ), __( 'Logo', 'design-marketplace' ) ) as $head
		) {
			printf( '<th scope="col">%s</th>', esc_html( $head ) );
		}
		printf( '<td><span class="screen-reader-text">%s</span></td></tr></thead><tbody>', esc_html__( 'Order', 'design-marketplace' ) );
		foreach ( $fixed ? $rows : array_merge( $rows, array( array() ) ) as $index => $row ) {
			$this->row( $index, $row, $fixed );
		}
		echo '</tbody></table>';
		if ( ! $fixed ) {
			printf(
				'<p><button type="button" class="button dm-row-add" hidden>%s</button></p>',
				esc_html__( 'Add a row', 'design-marketplace' )
			);
		}
	}

	/**
	 * @param array<string,mixed> $row   name, url, logo.
	 * @param bool                $fixed Whether a constant or the environment decides.
	 */
	private function row( int $index, array $row, bool $fixed ): void {
		$name = Site_Settings::PREFIX . "{$this->key}[{$index}]";
		$logo = is_scalar( $row['logo'] ?? 0 ) ? (int) ( $row['logo'] ?? 0 ) : 0;
		$text = static fn( string $part ): string => is_scalar( $row[ $part ] ?? '' ) ? (string) ( $row[ $part ] ?? '' ) : '';
		printf(
			'<tr><td><input type="text" name="%s[name]" value="%s" aria-label="%s"></td>',
			esc_attr( $name ),
			esc_attr( $text( 'name' ) ),
			esc_attr__( 'Name', 'design-marketplace' )
		);
		printf(
			'<td><input type="text" name="%s[url]" value="%s" class="code" placeholder="https://" aria-label="%s"></td>',
			esc_attr( $name ),
			esc_attr( $text( 'url' ) ),
			esc_attr__( 'Address', 'design-marketplace' )
		);
		printf(
			'<td><div class="dm-media" data-kind="image"><input type="hidden" name="%s[logo]" value="%d"><span class="dm-media-shown">%s</span> ',
			esc_attr( $name ),
			(int) $logo,
			$logo > 0 ? wp_get_attachment_image( $logo, 'medium', false, array( 'alt' => '' ) ) : ''
		);
		printf(
			'<button type="button" class="button dm-media-choose"%s>%s</button> <button type="button" class="button-link dm-media-remove"%s%s>%s</button></div></td>',
			disabled( $fixed, true, false ),
			esc_html__( 'Choose a logo', 'design-marketplace' ),
			$logo > 0 ? '' : ' hidden',
			disabled( $fixed, true, false ),
			esc_html__( 'Remove logo', 'design-marketplace' )
		);
		echo '<td class="dm-row-tools">';
		if ( ! $fixed ) {
			printf(
				'<button type="button" class="button-link dm-row-up" hidden aria-label="%s"><span class="dashicons dashicons-arrow-up-alt2" aria-hidden="true"></span></button> <button type="button" class="button-link button-link-delete dm-row-remove" hidden>%s</button>',
				esc_attr__( 'Move up', 'design-marketplace' ),
				esc_html__( 'Remove', 'design-marketplace' )
			);
		}
		echo '</td></tr>';
	}
}
