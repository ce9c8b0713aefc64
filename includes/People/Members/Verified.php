<?php
/** The mark of a startup whose university was confirmed: since which day, and by whom. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Schools\Schools;

/**
 * Kept as `day|by|domain|mailbox`. The day stands first, so that the database can compare it. The university itself is in the profile: the
 * mark goes when that changes.
 */
final class Verified {

	/** Meta key of a startup, see key(). */
	public const META = 'design_marketplace_verified';

	/** The ways it was confirmed: by somebody with an address of the university, or by an administrator. */
	public const ADDRESS       = 'address';
	public const ADMINISTRATOR = 'administrator';

	private const FORM = '/^(\d{4}-\d\d-\d\d)\|(address|administrator)\|([a-z0-9.-]*)\|([a-f0-9]*)$/D';

	/**
	 * @param string $day     Day it was confirmed, in the site's time zone.
	 * @param string $by      ADDRESS or ADMINISTRATOR.
	 * @param string $mailbox Keyed hash of the address.
	 */
	public function __construct(
		public readonly string $day,
		public readonly string $by,
		public readonly string $domain = '',
		public readonly string $mailbox = ''
	) {}

	/** The meta key on this site: each site of a network confirms for itself, by its own domains and administrators. */
	public static function key(): string {
		return State::key( self::META );
	}

	public static function of( int $user_id ): ?self {
		$mark = self::read( get_user_meta( $user_id, self::key(), true ) );
		return $mark && self::is_current( $mark->day ) ? $mark : null;
	}

	/**
	 * The university's name, '' for none.
	 * @param array<string,mixed> $stored
	 */
	public static function university( array $stored ): string {
		$code = (string) ( $stored['ecosystem'] ?? '' );
		if ( '' === $code ) {
			return '';
		}
		return Schools::OTHER === $code ? (string) ( $stored['ecosystem_other'] ?? '' ) : Schools::name( $code );
	}

	/**
	 * The confirmation of the university, null for none.
	 * @param array<string,mixed> $stored
	 * @return array{university:string,by:string,date:string}|null
	 */
	public static function shown( int $user_id, array $stored ): ?array {
		$university = self::university( $stored );
		return '' === $university ? null : self::of( $user_id )?->answer( $university );
	}

	public static function read( mixed $stored ): ?self {
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

	public function is_ending(): bool {
		return self::warned() >= self::until( $this->day );
	}

	/** Marks that end by this day are about to end. */
	public static function warned(): string {
		return (string) wp_date( 'Y-m-d', Clock::now() + Contract::limit( 'verified_reminder_days' ) * DAY_IN_SECONDS );
	}

	/** @return array{university:string,by:string,date:string} The part that everybody can read. */
	public function answer( string $university ): array {
		return array( 'university' => $university, 'by' => $this->by, 'date' => $this->day );
	}
}
