<?php
/** Who is named in a work: checks who may be, asks those who are new, and takes back who is left out. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Credits;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;

/** One message for all reasons: nobody learns by it who has blocked whom, or who has said no. */
final class Naming {

	/** Whose role the fields take. */
	private const FIELDS = array( Credit::WITH => Roles::DESIGNER, Credit::FOR => Roles::CONTRACTOR );

	/**
	 * The values with ids instead of slugs, and the messages of fields that name somebody who may not be named. Those who are named
	 * already and are there stay, also after a block.
	 * @param array<string,mixed>  $values   Cleaned values of the form.
	 * @param array<string,string> $messages Of the fields that failed already.
	 * @param int                  $work_id  0 for a new work.
	 * @return array{array<string,mixed>,array<string,string>}
	 */
	public static function read( array $values, array $messages, int $owner, int $work_id ): array {
		$query = new Query();
		$find  = static fn( string $id ): ?array => ( ctype_digit( $id ) ? $query->by_id( (int) $id ) : null ) ?? $query->by_slug( $id );
		foreach ( array_intersect_key( array_diff_key( self::FIELDS, $messages ), $values ) as $field => $role ) {
			$states = self::states( $work_id, $field );
			$named  = array_filter( (array) $values[ $field ], static fn( mixed $name ): bool => '' !== $name );
			$found  = array_column( array_filter( array_map( $find, $named ) ), 'role', 'user_id' );
			$found  = array_diff( array_keys( $found, $role, true ), array( $owner ), array_keys( $states, Credit::NO, true ) );
			if ( count( $found ) < count( $named ) || Blocks::of( $owner, array_values( array_diff( $found, array_keys( $states ) ) ) ) ) {
				$messages[ $field ] = Contract::message( Contract::fields( 'work' )[ $field ]->get( 'message' ) );
			}
			$values[ $field ] = array_values( $found );
		}
		return array( $values, $messages );
	}

	/**
	 * @param array<string,mixed> $values Result of read().
	 * @return list<int> Whom they name, for the lock of their accounts.
	 */
	public static function people( array $values ): array {
		return array_values( array_map( 'intval', array_merge( ...array_values( array_intersect_key( $values, self::FIELDS ) ) ) ) );
	}

	/**
	 * Writes who is named, within the transaction that holds all their accounts. Who is off is not in the owner's form, and stays as long
	 * as there is room. Who has said no since read() is not asked again: the key refuses the row.
	 * @param array<string,mixed> $values Result of read(); a field that is not there stays as it is.
	 */
	public static function write( int $work_id, int $owner, array $values ): ?WP_Error {
		$is_on = static fn( int $id ): bool => Account_State::Active === State::of( $id );
		foreach ( array_intersect_key( $values, self::FIELDS ) as $field => $named ) {
			$before  = array_keys( self::states( $work_id, $field ) );
			$new     = array_filter( array_diff( $named, $before, array( $owner ) ), $is_on );
			$refusal = Limits::write( 'credit', $owner, count( $new ) );
			if ( $refusal ) {
				return $refusal;
			}
			$room = max( 0, (int) ( Contract::fields( 'work' )[ $field ]->get( 'maxItems' ) ?? 1 ) - count( $named ) );
			$stay = array( ...$named, ...array_slice( array_diff( $before, array_filter( $before, $is_on ) ), 0, $room ) );
			Sql::write(
				'DELETE FROM {credit} WHERE work_id = %d AND kind = %s AND state <> %s AND user_id NOT IN (' . Sql::in( $stay ) . ')',
				$work_id,
				$field,
				Credit::NO
			);
			$row = static fn( int $user_id ): array => array( $work_id, $user_id, $field, Credit::ASKED, Clock::gmt() );
			Sql::insert( 'INSERT IGNORE INTO {credit} (work_id,user_id,kind,state,asked_gmt)', array_map( $row, array_values( $new ) ) );
		}
		return null;
	}

	/** @return array<int,string> What everybody named in a work has said, also who is off. By user. */
	private static function states( int $work_id, string $field ): array {
		$rows = Sql::rows( 'SELECT user_id, state FROM {credit} WHERE work_id = %d AND kind = %s ORDER BY id', $work_id, $field );
		$ids  = array_map( 'intval', array_column( $rows, 'user_id' ) );
		return array_combine( $ids, array_map( 'strval', array_column( $rows, 'state' ) ) );
	}
}
