<?php
/** Shows members by name and picture in the list of users, instead of by login. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Member_Fields;
use WP_User;

/** It is core's column with its link and actions, as small screens show that one. */
final class Users_Names {

	/** The name instead of the login, as escaped HTML. $context is 'display' only in the list. */
	public function name( mixed $login, mixed $user_id = 0, mixed $context = '' ): string {
		$login = (string) $login;
		if ( 'display' !== $context || 'users.php' !== ( $GLOBALS['pagenow'] ?? '' ) || is_network_admin() ) {
			return $login;
		}
		$name = esc_html( People::name( (int) $user_id ) );
		if ( '' !== Roles::of( (int) $user_id ) ) {
			return $name;
		}
		// Core recognises super administrators by the printed login.
		return '' === $name || $name === $login || ( is_multisite() && is_super_admin( (int) $user_id ) ) ? $login : "{$name} ({$login})";
	}

	/** A member's own picture. Core would request one from another company's server, with a hash of the email address. */
	public function avatar( mixed $html, mixed $who, mixed $args = array() ): ?string {
		$user = is_numeric( $who ) ? get_userdata( (int) $who ) : $who;
		if ( ! $user instanceof WP_User || '' === Roles::of( $user ) ) {
			return null === $html ? null : (string) $html;
		}
		$this->prime();
		$size    = is_array( $args ) ? (int) ( $args['size'] ?? 32 ) : 32;
		$picture = (int) get_user_meta( $user->ID, Member_Fields::key( 'avatar' ), true );
		$more    = array( 'class' => "avatar avatar-{$size} photo dm-avatar", 'alt' => '', 'width' => $size, 'height' => $size );
		return $picture > 0 ? wp_get_attachment_image( $picture, array( $size, $size ), false, $more ) : '';
	}

	/** Translates the names of roles, which are in English in the database. */
	public function role( mixed $translation, mixed $text = '', mixed $context = '' ): string {
		return match ( 'User role' === $context ? $text : '' ) {
			'Designer'     => __( 'Designer', 'design-marketplace' ),
			'Entrepreneur' => __( 'Entrepreneur', 'design-marketplace' ),
			default        => (string) $translation,
		};
	}

	/** Primes the pictures of the list's page, with the first one. */
	private function prime(): void {
		$table = $GLOBALS['wp_list_table'] ?? null;
		$items = $table instanceof \WP_Users_List_Table
			? array_filter( (array) $table->items, static fn( mixed $item ): bool => $item instanceof WP_User )
			: array();
		People::prime_pictures( wp_list_pluck( $items, 'ID' ) );
	}
}
