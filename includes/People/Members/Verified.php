<?php
/** The mark of a member whose university, or whose company, was confirmed: since which day, and by whom. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Schools\Schools;
use DesignMarketplace\People\Verification\Claim;

/**
 * Kept as `day|by|domain|mailbox`. The day stands first, so that the database can compare it. What was confirmed is in the profile: the
 * mark goes when that changes.
 */
final class Verified {

	/** The ways it was confirmed: by somebody with an address there, by an administrator, or by a log-in through the university. */
	public const ADDRESS       = 'address';
	public const ADMINISTRATOR = 'administrator';
	public const LOGIN         = 'login';

	private const FORM = '/^(\d{4}-\d\d-\d\d)\|(address|administrator|login)\|([a-z0-9.-]*)\|([a-f0-9]*)$/D';

	/**
	 * @param string $day     Day it was confirmed, in the site's time zone.
	 * @param string $by      ADDRESS, ADMINISTRATOR or LOGIN.
	 * @param string $mailbox Keyed hash of the address.
	 */
	public function __construct(
		public readonly string $day,
		public readonly string $by,
		public readonly string $domain = '',
		public readonly string $mailbox = ''
	) {}

	public static function of( int $user_id, Claim $claim = Claim::School ): ?self {
		$mark = self::kept( $user_id, $claim );
		return $mark && self::is_current( $mark->day ) ? $mark : null;
	}

	/** The mark also when it has lapsed. */
	public static function kept( int $user_id, Claim $claim ): ?self {
		return self::read( get_user_meta( $user_id, $claim->mark_key(), true ) );
	}

	/** Whether somebody has vouched for a company: a confirmed startup counts, too. */
	public static function is_known( int $user_id ): bool {
		return self::of( $user_id, Claim::Company ) || self::of( $user_id );
	}

	/**
	 * The name of a startup's university or a designer's school, '' for none.
	 * @param array<string,mixed> $stored
	 */
	public static function university( array $stored ): string {
		$code = (string) ( $stored['ecosystem'] ?? $stored['school'] ?? '' );
		if ( '' === $code ) {
			return '';
		}
		return Schools::OTHER === $code
			? (string) ( $stored['ecosystem_other'] ?? $stored['school_other'] ?? '' )
			: Schools::name( $code );
	}

	/**
	 * The confirmation of the university, null for none.
	 * @param array<string,mixed> $stored
	 * @return array{university:string,by:string,date:string}|null
	 */
	public static function shown( int $user_id, array $stored ): ?array {
		$university = self::university( $stored );
		return '' === $university ? null : self::of( $user_id )?->answer( Claim::School, $university );
	}

	/** @return array{domain:string,by:string,date:string}|null The confirmation of the company, null for none. */
	public static function company( int $user_id ): ?array {
		$mark = self::of( $user_id, Claim::Company );
		return $mark?->answer( Claim::Company, $mark->domain );
	}

	private static function read( mixed $stored ): ?self {
		return is_string( $stored ) && preg_match( self::FORM, $stored, $parts )
			? new self( $parts[1], $parts[2], $parts[3], $parts[4] )
			: null;
	}

	public function stored(): string {
		return "{$this->day}|{$this->by}|{$this->domain}|{$this->mailbox}";
	}

	public static function today(): string {
		return (string) wp_date( 'Y-m-d', Clock::now() );
	}

	/**
	 * The day from which a mark does not count any more.
	 * @param string $day Day it was confirmed.
	 */
	public static function until( string $day ): string {
		return gmdate( 'Y-m-d', (int) strtotime( "{$day} UTC +" . Contract::limit( 'verified_months' ) . ' months' ) );
	}

	public static function is_current( string $day ): bool {
		return self::today() < self::until( $day );
	}

	/**
	 * An answer's mark as far as it counts today: the stored row is updated within a day.
	 * @param array<string,string>|null $mark
	 * @return array<string,string>|null
	 */
	public static function current( ?array $mark ): ?array {
		return $mark && self::is_current( $mark['date'] ) ? $mark : null;
	}

	public function is_ending(): bool {
		return self::warned() >= self::until( $this->day );
	}

	/** Marks that end by this day are about to end. */
	public static function warned(): string {
		return (string) wp_date( 'Y-m-d', Clock::now() + Contract::limit( 'verified_reminder_days' ) * DAY_IN_SECONDS );
	}

	/**
	 * The part that everybody can read.
	 * @return ( $claim is Claim::School ? array{university:string,by:string,date:string} : array{domain:string,by:string,date:string} )
	 */
	public function answer( Claim $claim, string $subject ): array {
		$more = array( 'by' => $this->by, 'date' => $this->day );
		return Claim::School === $claim ? array( 'university' => $subject ) + $more : array( 'domain' => $subject ) + $more;
	}
}
