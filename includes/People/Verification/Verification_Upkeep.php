<?php
/**
 * Removes confirmations: when the member changes what was confirmed, when the domain it was confirmed by no longer counts, after twelve
 * months, and with the account.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
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
use DesignMarketplace\People\Schools\Schools;
use WP_User;

final class Verification_Upkeep implements Erases_People, Has_Limits, Has_User_Meta, Has_Personal_Data {

	/** Fields that confirmations stand for. */
	private const FIELDS = array( 'company', 'website', 'ecosystem', 'school', 'ecosystem_other', 'school_other' );

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
		$field = array_combine( array_map( array( Member_Fields::class, 'key' ), self::FIELDS ), self::FIELDS )[ $key ] ?? '';
		if ( 'company' === $field ) {
			self::end_everywhere( $user_id, Verification_End::Company, ...Claim::cases() );
		} elseif ( 'website' === $field ) {
			self::end_everywhere( $user_id, Verification_End::Website, Claim::Company );
		} elseif ( '' !== $field && ( ! str_ends_with( $field, '_other' ) || Schools::OTHER === Claim::School->code( $user_id ) ) ) {
			self::end_everywhere( $user_id, Verification_End::University, Claim::School );
		}
	}

	/** Once a day: sends reminders, and removes expired confirmations, links and reasons. */
	public function run(): void {
		$today = Verified::today();
		$this->withdraw();
		foreach ( Claim::cases() as $claim ) {
			$old  = self::before( $claim->mark_key(), self::ends_by( Verified::warned() ) );
			$over = self::before( $claim->mark_key(), self::ends_by( $today ) );
			Account_Lock::each( $old, static fn( int $user_id ) => self::remind( $user_id, $claim ) );
			Account_Lock::each( $over, static fn( int $user_id ) => self::lapse( $user_id, $claim ) );
			foreach ( array(
				$claim->end_key()  => self::ends_by( $today ),
				$claim->note_key() => sprintf( '%010d', Clock::now() ),
			) as $key => $bound ) {
				Account_Lock::each( self::before( $key, $bound ), static fn( int $user_id ): bool => delete_user_meta( $user_id, $key ) );
			}
		}
	}

	/** Removes the marks of schools that have left the list. Not before the migration has put the former domains into it. */
	public function withdraw(): void {
		if ( Tables::version() < 2 ) {
			return;
		}
		$service = new Verification();
		Account_Lock::each( self::unlisted(), static fn( int $user_id ) => $service->end( $user_id, Verification_End::Domain ) );
	}

	/** Removes this site's confirmation: on a network the account may stay for other sites. */
	public function erase_person( int $user_id, bool $is_member ): void {
		foreach ( array_keys( $this->user_meta() ) as $key ) {
			delete_user_meta( $user_id, State::key( $key ) );
		}
	}

	public function user_meta(): array {
		return array_fill_keys( array_merge( ...array_values( Claim::META ) ), false );
	}

	/** The confirmations without the hashes, which are secret. */
	public function export( WP_User $user ): array {
		$data = array();
		foreach ( Claim::cases() as $claim ) {
			$mark = Verified::kept( $user->ID, $claim );
			$note = Verification_Note::of( $user->ID, $claim );

			$data[ Claim::School === $claim ? 'affiliation' : 'confirmation' ] = array_filter(
				array(
					'confirmed' => $mark->day ?? '',
					'until'     => $mark ? Verified::until( $mark->day ) : '',
					'by'        => $mark->by ?? '',
					'domain'    => $mark->domain ?? '',
					'sent_to'   => $note->domain ?? '',
					'ended'     => Verification_End::of( $user->ID, $claim )['why'] ?? '',
				)
			);
		}
		return array_filter( $data );
	}

	public function groups(): array {
		return array(
			'affiliation'  => __( 'Confirmed university', 'design-marketplace' ),
			'confirmation' => __( 'Confirmed company', 'design-marketplace' ),
		);
	}

	public function policy(): array {
		return array(
			__( 'Confirmed universities', 'design-marketplace' ) => __(
				'A member can have their university confirmed from an email address there, or by logging in through it. We write to that address once and keep its domain and a keyed hash, not the address. The confirmation expires after 12 months, or as soon as the university, or the startup’s name, changes.',
				'design-marketplace'
			),
			__( 'Confirmed companies', 'design-marketplace' ) => __(
				'A company can have itself confirmed from an email address at the domain of its website. We write to that address once and keep its domain and a keyed hash, not the address. The confirmation expires after 12 months, or as soon as the company’s name or domain changes.',
				'design-marketplace'
			),
		);
	}

	private static function remind( int $user_id, Claim $claim ): void {
		$mark = Verified::of( $user_id, $claim );
		if ( $mark?->is_ending() ) {
			Outbox::tell( $user_id, Claim::School === $claim ? 'verification_ends' : 'confirmation_ends', $mark->day );
		}
	}

	private static function lapse( int $user_id, Claim $claim ): void {
		if ( ! Verified::of( $user_id, $claim ) ) {
			( new Verification( $claim ) )->end( $user_id, Verification_End::Lapsed );
		}
	}

	/** Ends confirmations on all sites of a network, as they share the profile. */
	private static function end_everywhere( int $user_id, Verification_End $why, Claim ...$claims ): void {
		$domain = Company_Domain::of( $user_id );
		$end    = static function () use ( $user_id, $why, $claims, $domain ): void {
			foreach ( $claims as $claim ) {
				$kept = Verified::kept( $user_id, $claim ) ?? Verification_Note::of( $user_id, $claim );
				// Another page of the same website changes nothing.
				if ( Verification_End::Website !== $why || ( $kept && $kept->domain !== $domain ) ) {
					( new Verification( $claim ) )->end( $user_id, $why );
				}
			}
		};
		$end();
		foreach ( is_multisite() ? array_keys( get_blogs_of_user( $user_id ) ) : array() as $site ) {
			Sites::on( $site, $end );
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

	/**
	 * Tables and condition, prepared, for the marks `m` of universities that are no longer listed, or by domains that no longer are theirs.
	 */
	private static function unlisted(): string {
		global $wpdb;
		// Marks by an administrator's word have no domain.
		$like   = static fn( string $domain ): string => Sql::words( array( '%|%|' . $wpdb->esc_like( $domain ) . '|%' ) );
		$marked = static fn( string $domain ): string => "m.meta_value LIKE {$like( $domain )}";
		$listed = array( 'e.meta_value = ' . Sql::words( array( Schools::OTHER ) ) );
		foreach ( Schools::all() as $school ) {
			$said     = implode( ' OR ', array_map( $marked, array( '', ...$school['domains'] ) ) );
			$listed[] = '( e.meta_value = ' . Sql::words( array( $school['code'] ) ) . " AND ( {$said} ) )";
		}
		$fields = Sql::words( array_map( array( Member_Fields::class, 'key' ), array( 'ecosystem', 'school' ) ) );
		return "{usermeta} m INNER JOIN {usermeta} e ON e.user_id = m.user_id AND e.meta_key IN ( {$fields} )
			WHERE m.meta_key = '" . Claim::School->mark_key() . "' AND NOT ( " . implode( ' OR ', $listed ) . ' )';
	}
}
