<?php
/** The days a company usually takes to answer applications. The applications room computes them once a day. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\State;

final class Answer_Days {

	/** Meta key on a company. Each site of a network has its own, see key(). */
	public const META = 'design_marketplace_answers_in_days';

	public static function key(): string {
		return State::key( self::META );
	}

	public static function of( int $user_id ): ?int {
		return self::typed( get_user_meta( $user_id, self::key(), true ) );
	}

	public static function sql( string $column ): string {
		return Sql::user_meta( $column, self::key() );
	}

	/** @param mixed $value Value of the meta, or of the SQL. */
	public static function typed( mixed $value ): ?int {
		return is_numeric( $value ) && (int) $value > 0 ? (int) $value : null;
	}

	/** @param int|null $days Null when unknown. */
	public static function set( int $user_id, ?int $days ): void {
		if ( null === $days ) {
			delete_user_meta( $user_id, self::key() );
		} else {
			update_user_meta( $user_id, self::key(), (string) $days );
		}
	}
}
