<?php
/** Users in lists: primed together, shown by name, linked to their items. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use WP_User;

final class People {

	/** @param array<int|string> $ids Users, whose meta is primed, too: two queries. */
	public static function prime( array $ids ): void {
		$ids = array_unique( array_filter( array_map( 'intval', $ids ) ) );
		if ( $ids ) {
			cache_users( $ids );
		}
	}

	/** @param array<int|string> $ids Users who are primed. */
	public static function prime_pictures( array $ids ): void {
		$key      = Member_Fields::key( 'avatar' );
		$pictures = array_map( static fn( int|string $id ): int => (int) get_user_meta( (int) $id, $key, true ), $ids );
		_prime_post_caches( array_values( array_filter( $pictures ) ), false, true );
	}

	/** A user's name as plain text, '' if the account was deleted. */
	public static function name( int $user_id ): string {
		$user = get_userdata( $user_id );
		return $user ? Member_Fields::display_name( $user ) : '';
	}

	/** The name as escaped HTML, linked to the user's items in a list. $type: post type of the list; '' links to the account. */
	public static function link( int $user_id, string $type = '' ): string {
		$name = self::name( $user_id );
		if ( '' === $name ) {
			return '—';
		}
		$url = '' === $type
			? ( current_user_can( 'edit_user', $user_id ) ? get_edit_user_link( $user_id ) : '' )
			: \DesignMarketplace\Desk\Admin\Menu::list_url( $type, array( 'author' => $user_id ) );
		return '' === $url ? esc_html( $name ) : Ui::link( $url, $name );
	}

	/** Address of a member's page on the site, '' for users without one. */
	public static function profile_url( WP_User|int|false $user ): string {
		$user = is_int( $user ) ? get_userdata( $user ) : $user;
		$role = $user ? Roles::of( $user ) : '';
		if ( ! $user || '' === $role || Account_State::Active !== State::of( $user ) ) {
			return '';
		}
		return home_url( ( Roles::DESIGNER === $role ? '/designer/' : '/project/' ) . $user->user_nicename );
	}

	/** A day in the site's words, '' for none. $day: `YYYY-MM-DD`. */
	public static function day( string $day ): string {
		return '' === $day ? '' : (string) mysql2date( (string) get_option( 'date_format' ), "{$day} 00:00:00" );
	}

	/**
	 * A time in the site's time zone and format, with the exact time as an attribute. $gmt: GMT time in MySQL's format.
	 * @return string Escaped HTML.
	 */
	public static function time( string $gmt ): string {
		$stamp = '' === $gmt ? false : strtotime( $gmt . ' UTC' );
		if ( false === $stamp || $stamp <= 0 ) {
			return '—';
		}
		$date = wp_date( (string) get_option( 'date_format' ), $stamp );
		/* translators: 1: date, 2: time. */
		$text = sprintf( __( '%1$s at %2$s', 'design-marketplace' ), $date, wp_date( (string) get_option( 'time_format' ), $stamp ) );
		return sprintf( '<time datetime="%s">%s</time>', esc_attr( gmdate( 'c', $stamp ) ), esc_html( $text ) );
	}
}
