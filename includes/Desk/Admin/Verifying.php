<?php
/** Confirmations of universities in wp-admin: a column of the users, and actions to confirm or revoke. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Verification\Verification;
use WP_Error;
use WP_User;

final class Verifying {

	/** @return string A startup's university and its confirmation. Plain text, '' without a university. */
	public static function words( int $user_id ): string {
		$university = Verification::university( $user_id );
		$mark       = '' === $university ? null : Verified::of( $user_id );
		if ( ! $mark ) {
			return $university;
		}
		$by  = Verified::ADDRESS === $mark->by ? "@{$mark->domain}" : __( 'administrator', 'design-marketplace' );
		$day = wp_date( (string) get_option( 'date_format' ), (int) strtotime( Verified::until( $mark->day ) . ' 12:00 UTC' ) );
		/* translators: 1: university, 2: who confirmed it, such as @epfl.ch, 3: day. */
		return sprintf( __( '%1$s, confirmed by %2$s until %3$s', 'design-marketplace' ), $university, $by, (string) $day );
	}

	/** @return array<string,string> */
	public static function links( WP_User $user ): array {
		if (
			! current_user_can( Admin::MANAGE )
				|| ! Verification::is_open_to( $user->ID )
				|| '' === Verification::code( $user->ID )
				|| Ownership::is_mine( $user->ID )
		) {
			return array();
		}
		$shown = array( 'university' => rawurlencode( Verification::university( $user->ID ) ) );
		$users = array( 'users' => $user->ID );
		return array(
			'dm_verified' => null === Verified::of( $user->ID )
				? Ui::link( Action::url( 'verify_university', $users + $shown ), __( 'Confirm university', 'design-marketplace' ) )
				: Ui::link( Action::url( 'unverify_university', $users ), __( 'Withdraw confirmation', 'design-marketplace' ) ),
		);
	}

	/** @param array<string,mixed> $request `university` is the one that the list has shown. */
	public function verify( array $request ): string|WP_Error {
		$university = $request['university'] ?? '';
		$failure    = null;
		foreach ( Action::ids( $request['users'] ?? array() ) as $id ) {
			$failure ??= ( new Verification() )->tick( $id, get_current_user_id(), is_string( $university ) ? $university : '?' );
		}
		return $failure ?? __( 'The university is confirmed.', 'design-marketplace' );
	}

	/** @param array<string,mixed> $request */
	public function unverify( array $request ): string|WP_Error {
		foreach ( Action::ids( $request['users'] ?? array() ) as $id ) {
			$done = ( new Verification() )->untick( $id, get_current_user_id() );
			if ( $done instanceof WP_Error ) {
				return $done;
			}
		}
		return __( 'The confirmation is withdrawn.', 'design-marketplace' );
	}
}
