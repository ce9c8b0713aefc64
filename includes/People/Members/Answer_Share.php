<?php
/** The share of its last applications that a company has answered, and that of all together. The applications room counts once a day. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\State;

/**
 * Kept as `9/10`.
 * @phpstan-type Share array{answered:int,of:int}
 */
final class Answer_Share {

	/** Meta key on a company. Each site of a network has its own, see key(). */
	public const META = 'design_marketplace_answer_share';

	/** Option with the share of all companies together. */
	private const SITE = 'design_marketplace_answered';

	/** Fewer applications than this give no share. */
	private const LEAST = 10;

	public static function key(): string {
		return State::key( self::META );
	}

	public static function is_on(): bool {
		return (bool) Site_Settings::get( 'answer_share' );
	}

	/** @return Share|null */
	public static function of( int $user_id ): ?array {
		return self::typed( get_user_meta( $user_id, self::key(), true ) );
	}

	/** @return Share|null Of the whole site. */
	public static function of_site(): ?array {
		// get_option() would query the database where there is none.
		return self::typed( wp_load_alloptions()[ self::SITE ] ?? '' );
	}

	public static function sql( string $column ): string {
		return Sql::user_meta( $column, self::key() );
	}

	/**
	 * @param mixed $value Value of the meta, of the option, or of the SQL.
	 * @return Share|null
	 */
	public static function typed( mixed $value ): ?array {
		return is_string( $value ) && preg_match( '#^(\d{1,9})/(\d{1,9})$#D', $value, $parts )
			? array( 'answered' => (int) $parts[1], 'of' => (int) $parts[2] )
			: null;
	}

	/**
	 * The field of an answer: none where the site does not show shares.
	 * @param Share|null $share
	 * @return array{answer_share?:Share|null}
	 */
	public static function field( ?array $share ): array {
		return self::is_on() ? array( 'answer_share' => $share ) : array();
	}

	/** @param Share|null $share */
	public static function set( int $user_id, ?array $share ): void {
		$share ? update_user_meta( $user_id, self::key(), implode( '/', $share ) ) : delete_user_meta( $user_id, self::key() );
	}

	/** @param Share|null $share */
	public static function set_of_site( ?array $share ): void {
		$share ? update_option( self::SITE, implode( '/', $share ), true ) : delete_option( self::SITE );
	}

	/** @return Share|null Null for too few. */
	public static function counted( int $answered, int $of ): ?array {
		return $of < self::LEAST ? null : compact( 'answered', 'of' );
	}
}
