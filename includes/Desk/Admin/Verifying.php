<?php
/** Confirmations in wp-admin: a column of the users, and actions to confirm or revoke. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Verification\Claim;
use DesignMarketplace\People\Verification\Verification;
use WP_Error;
use WP_User;

final class Verifying {

	/** @return string All that is confirmed of a member, and the university that is not. Plain text. */
	public static function all( int $user_id ): string {
		$words = array_map( static fn( Claim $claim ): string => self::words( $user_id, $claim ), Claim::cases() );
		return implode( '; ', array_filter( $words ) );
	}

	/** @return string A member's university and its confirmation, or the confirmed company. Plain text, '' for neither. */
	public static function words( int $user_id, Claim $claim ): string {
		$subject = $claim->subject( $user_id );
		$mark    = '' === $subject && Claim::School === $claim ? null : Verified::of( $user_id, $claim );
		if ( ! $mark ) {
			return Claim::School === $claim ? $subject : '';
		}
		$by  = Verified::ADMINISTRATOR === $mark->by ? __( 'administrator', 'design-marketplace' ) : "@{$mark->domain}";
		$day = wp_date( (string) get_option( 'date_format' ), (int) strtotime( Verified::until( $mark->day ) . ' 12:00 UTC' ) );
		$say = Claim::School === $claim
			/* translators: 1: university, 2: who confirmed it, such as @epfl.ch, 3: day. */
			? __( '%1$s, confirmed by %2$s until %3$s', 'design-marketplace' )
			/* translators: 2: who confirmed it, such as @firm.ch, 3: day. */
			: __( 'company confirmed by %2$s until %3$s', 'design-marketplace' );
		return sprintf( $say, $subject, $by, (string) $day );
	}

	/** @return array<string,string> */
	public static function links( WP_User $user, Claim ...$claims ): array {
		$links = array();
		foreach ( current_user_can( Admin::MANAGE ) && ! Ownership::is_mine( $user->ID ) ? $claims : array() as $claim ) {
			$subject   = $claim->subject( $user->ID );
			$is_school = Claim::School === $claim;
			if ( ! $claim->is_open_to( $user->ID ) || ( $is_school && '' === $subject ) ) {
				continue;
			}
			$what     = array( 'users' => $user->ID, 'claim' => $claim->value );
			$confirm  = $is_school ? __( 'Confirm university', 'design-marketplace' ) : __( 'Confirm company', 'design-marketplace' );
			$withdraw = $is_school ? __( 'Withdraw confirmation', 'design-marketplace' ) : __( 'Withdraw confirmation of the company', 'design-marketplace' );

			$links[ "dm_{$claim->value}" ] = null === Verified::of( $user->ID, $claim )
				? Ui::link( Action::url( 'verify_member', $what + array( 'seen' => rawurlencode( $subject ) ) ), $confirm )
				: Ui::link( Action::url( 'unverify_member', $what ), $withdraw );
		}
		return $links;
	}

	/** @param array<string,mixed> $request `seen` is the university or the domain that the list has shown. */
	public function verify( array $request ): string|WP_Error {
		$seen    = $request['seen'] ?? '';
		$failure = null;
		foreach ( Action::ids( $request['users'] ?? array() ) as $id ) {
			$failure ??= self::service( $request )->tick( $id, get_current_user_id(), is_string( $seen ) ? $seen : '?' );
		}
		return $failure ?? __( 'It is confirmed.', 'design-marketplace' );
	}

	/**
	 * Confirms all of the members who have something that can be confirmed.
	 * @param list<int> $ids
	 */
	public static function verify_all( array $ids, Claim $claim ): string|WP_Error {
		$by   = get_current_user_id();
		$done = array_filter( $ids, static fn( int $id ): bool => null === ( new Verification( $claim ) )->tick( $id, $by ) );
		/* translators: %s: number of members. */
		$said = _n( '%s member is confirmed.', '%s members are confirmed.', count( $done ), 'design-marketplace' );
		return $done
			? Ui::counted( $said, count( $done ) )
			: new WP_Error( 'nobody', __( 'None of the selected members has anything to confirm.', 'design-marketplace' ) );
	}

	/** @param array<string,mixed> $request */
	public function unverify( array $request ): string|WP_Error {
		foreach ( Action::ids( $request['users'] ?? array() ) as $id ) {
			$done = self::service( $request )->untick( $id, get_current_user_id() );
			if ( $done instanceof WP_Error ) {
				return $done;
			}
		}
		return __( 'The confirmation is withdrawn.', 'design-marketplace' );
	}

	/** @param array<string,mixed> $request */
	private static function service( array $request ): Verification {
		return new Verification( Claim::Company->value === ( $request['claim'] ?? '' ) ? Claim::Company : Claim::School );
	}
}
