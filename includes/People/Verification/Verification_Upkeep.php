<?php
/**
 * Removes confirmations of universities: when the startup changes its company or university, when the domain it was confirmed by no longer
 * counts, after twelve months, and with the account.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_User_Meta;
use DesignMarketplace\Kernel\Lifecycle\Sites;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Verified;
use WP_User;

final class Verification_Upkeep implements Erases_People, Has_Limits, Has_User_Meta, Has_Personal_Data {

	private const OTHER = 'OTHER';

	public function limits(): array {
		return array(
			'verify'         => array( 'account' => array( 3, DAY_IN_SECONDS ) ),
			'verify_mailbox' => array( 'account' => array( 3, DAY_IN_SECONDS ) ),
			'verify_link'    => array( 'address' => array( 60, 900 ) ),
		);
	}

	/**
	 * A field is written in a transaction that locks the account, and the confirmation ends in the same one. Deleted fields are ignored:
	 * the account is being deleted.
	 */
	public function compare( int $meta_id, int $user_id, string $key ): void {
		if ( Member_Fields::key( 'company' ) === $key ) {
			self::end_everywhere( $user_id, Verification_End::Company );
		} elseif (
			Member_Fields::key( 'ecosystem' ) === $key
				|| ( Member_Fields::key( 'ecosystem_other' ) === $key && self::OTHER === Verification::code( $user_id ) )
		) {
			self::end_everywhere( $user_id, Verification_End::University );
		}
	}

	/** Once a day: sends reminders, and removes expired confirmations, links and reasons. */
	public function run(): void {
		$today = Verified::today();
		$this->withdraw();
		Account_Lock::each( self::before( Verified::key(), self::ends_by( Verified::warned() ) ), $this->remind( ... ) );
		Account_Lock::each( self::before( Verified::key(), self::ends_by( $today ) ), $this->lapse( ... ) );
		Account_Lock::each(
			self::before( Verification_End::key(), self::ends_by( $today ) ),
			static fn( int $user_id ): bool => delete_user_meta( $user_id, Verification_End::key() )
		);
		Account_Lock::each(
			self::before( Verification_Note::key(), sprintf( '%010d', Clock::now() ) ),
			static fn( int $user_id ): bool => delete_user_meta( $user_id, Verification_Note::key() )
		);
	}

	public function withdraw(): void {
		Account_Lock::each(
			Verification_Domains::unlisted(),
			static function ( int $user_id ): void {
				Verification::end( $user_id, Verification_End::Domain );
			}
		);
	}

	/** Removes this site's confirmation: on a network the account may stay for other sites. */
	public function erase_person( int $user_id, bool $is_member ): void {
		foreach ( array_keys( $this->user_meta() ) as $key ) {
			delete_user_meta( $user_id, State::key( $key ) );
		}
	}

	public function user_meta(): array {
		return array( Verified::META => false, Verification_Note::META => false, Verification_End::META => false );
	}

	/** The confirmation without the hash, which is secret. */
	public function export( WP_User $user ): array {
		$mark = Verified::read( get_user_meta( $user->ID, Verified::key(), true ) );
		$note = Verification_Note::of( $user->ID );
		$data = array_filter(
			array(
				'confirmed' => $mark->day ?? '',
				'until'     => $mark ? Verified::until( $mark->day ) : '',
				'by'        => $mark->by ?? '',
				'domain'    => $mark->domain ?? '',
				'sent_to'   => $note->domain ?? '',
				'ended'     => Verification_End::of( $user->ID )['why'] ?? '',
			)
		);
		return $data ? array( 'affiliation' => $data ) : array();
	}

	public function groups(): array {
		return array( 'affiliation' => __( 'Confirmed university', 'design-marketplace' ) );
	}

	public function policy(): array {
		return array(
			__( 'Confirmed universities', 'design-marketplace' ) => __(
				'A startup can have its university confirmed from an email address there. We write to that address once and keep its domain and a keyed hash, not the address. The confirmation expires after 12 months, or as soon as the company or the university changes.',
				'design-marketplace'
			),
		);
	}

	private function remind( int $user_id ): void {
		$mark = Verified::of( $user_id );
		if ( $mark?->is_ending() ) {
			Outbox::tell( $user_id, 'verification_ends', $mark->day );
		}
	}

	private function lapse( int $user_id ): void {
		if ( ! Verified::of( $user_id ) ) {
			Verification::end( $user_id, Verification_End::Lapsed );
		}
	}

	/** Ends the confirmation on all sites of a network, as they share the profile. */
	private static function end_everywhere( int $user_id, Verification_End $why ): void {
		Verification::end( $user_id, $why );
		foreach ( is_multisite() ? array_keys( get_blogs_of_user( $user_id ) ) : array() as $site ) {
			Sites::on( $site, static fn() => Verification::end( $user_id, $why ) );
		}
	}

	/**
	 * FROM and WHERE for the rows of a meta key whose values sort before a bound. Table and condition, prepared.
	 * @param string $bound First day or second that is left out.
	 */
	private static function before( string $key, string $bound ): string {
		return "{usermeta} m WHERE m.meta_key = '{$key}' AND m.meta_value < '{$bound}'";
	}

	/** The first day of confirmation that is still valid after the given day. */
	private static function ends_by( string $day ): string {
		return gmdate( 'Y-m-d', (int) strtotime( "{$day} UTC -" . Contract::limit( 'verified_months' ) . ' months +1 day' ) );
	}
}
