<?php
/** A button or link that does something: checks nonce and capability, and answers with a notice on the page it came from. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Rest\Lost_Database;
use DesignMarketplace\Kernel\Rows;
use WP_Error;

/** Denied by default: nothing runs without a valid nonce and the capability. */
final class Action {

	public const PREFIX = 'design_marketplace_';

	/** @param array<string,scalar> $query Parameters. The address has the nonce. */
	public static function url( string $name, array $query = array() ): string {
		return wp_nonce_url(
			add_query_arg( array( 'action' => self::PREFIX . $name ) + $query, admin_url( 'admin-post.php' ) ),
			self::PREFIX . $name
		);
	}

	/** Hidden fields for a form that posts to admin-post.php. $back: address in wp-admin to return to; '' for the page of the form. */
	public static function fields( string $name, string $back = '' ): void {
		// wp_nonce_field() prints an id, which must not be there twice on a page with several forms.
		printf(
			'<input type="hidden" name="action" value="%1$s"><input type="hidden" name="_wpnonce" value="%2$s">',
			esc_attr( self::PREFIX . $name ),
			esc_attr( wp_create_nonce( self::PREFIX . $name ) )
		);
		if ( '' === $back ) {
			wp_referer_field();
		} else {
			printf( '<input type="hidden" name="_wp_http_referer" value="%s">', esc_attr( wp_make_link_relative( $back ) ) );
		}
	}

	/**
	 * Begins a form that posts to admin-post.php. $back: see fields().
	 * @param array<string,string|int> $hidden Values of hidden fields.
	 */
	public static function open( string $name, array $hidden = array(), string $back = '', string $more = '' ): void {
		printf( '<form method="post"%s action="%s">', $more, esc_url( admin_url( 'admin-post.php' ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- fixed words.
		self::fields( $name, $back );
		Ui::say( Ui::hidden( $hidden ) );
	}

	/** @return list<int> Of a number, a list, or numbers separated by commas. */
	public static function ids( mixed $value ): array {
		return array_values(
			array_filter( array_unique( wp_parse_id_list( is_scalar( $value ) ? (string) $value : (array) $value ) ) )
		);
	}

	/**
	 * The result of a write, or the error when the database fails. Forms with words keep them for the next try.
	 * @template T
	 * @param callable():T $work Writes.
	 * @return T|WP_Error
	 */
	public static function attempt( callable $work ): mixed {
		try {
			return $work();
		} catch ( Lost_Transaction $lost ) {
			Lost_Database::note( 'An action in wp-admin', $lost );
			return Lost_Database::error();
		}
	}

	/** Runs the action of Admin::ACTIONS that the request names. */
	public static function run(): void {
		$name                            = substr( (string) current_action(), strlen( 'admin_post_' . self::PREFIX ) );
		[ $class, $method, $capability ] = Admin::ACTIONS[ $name ];
		check_admin_referer( self::PREFIX . $name );
		if ( ! current_user_can( $capability ) ) {
			Ui::refuse();
		}
		$said = self::attempt( static fn(): mixed => Rows::call( $class, $method )( wp_unslash( $_REQUEST ) ) ); // phpcs:ignore WordPress.Security.NonceVerification -- checked above.
		self::answer( $said instanceof WP_Error ? $said : (string) $said, Menu::url() );
	}

	/**
	 * @param string       $else    Where to go when it is not known where the request came from.
	 * @param list<string> $without Parameters of the address that go.
	 * @param bool         $is_back Whether to go there in any case.
	 */
	public static function answer( string|WP_Error $said, string $else, array $without = array(), bool $is_back = false ): never {
		Notices::keep( $said instanceof WP_Error ? $said->get_error_message() : $said, $said instanceof WP_Error ? 'error' : 'success' );
		$back = $is_back ? $else : wp_get_referer();
		wp_safe_redirect( $back ? remove_query_arg( $without, $back ) : $else );
		exit;
	}
}
