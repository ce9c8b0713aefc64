<?php
/** Who is named in a work: checks who may be, asks those who are new, and takes back who is left out. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Credits;

use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;

/** One message for all reasons: nobody learns by it who has blocked whom, or who has said no. */
final class Naming {

	/** By field: whose role it takes, and the message. */
	private const FIELDS = array(
		Credit::WITH => array( Roles::DESIGNER, 'credits_invalid' ),
		Credit::FOR  => array( Roles::CONTRACTOR, 'credit_invalid' ),
	);

	/**
	 * The values with ids instead of slugs, and the messages of fields that name somebody who may not be named.
	 * @param array<string,mixed>  $values   Cleaned values of the form.
	 * @param array<string,string> $messages Of the fields that failed already.
	 * @param int                  $work_id  0 for a new work.
	 * @return array{array<string,mixed>,array<string,string>}
	 */
	public static function read( array $values, array $messages, int $owner, int $work_id ): array {
		foreach ( array_diff_key( self::FIELDS, $messages ) as $field => [ , $message ] ) {
			if ( array_key_exists( $field, $values ) ) {
				$typed = array_map( 'strval', array_filter( (array) $values[ $field ], static fn( mixed $name ): bool => '' !== $name && null !== $name ) );
				$found = array_map( self::find( ... ), $typed );

				$values[ $field ] = array_values( array_unique( $found ) );
				if ( count( $values[ $field ] ) < count( $typed ) || ! self::may( $field, $values[ $field ], $owner, $work_id ) ) {
					$messages[ $field ] = Contract::message( $message );
				}
			}
		}
		return array( $values, $messages );
	}

	/**
	 * Whom the values name, for the lock of their accounts.
	 * @param array<string,mixed> $values Result of read().
	 * @return list<int>
	 */
	public static function people( array $values ): array {
		return array_values( array_map( 'intval', array_merge( ...array_values( array_intersect_key( $values, self::FIELDS ) ) ) ) );
	}

	/**
	 * Writes who is named, within the transaction that holds all their accounts.
	 * @param array<string,mixed> $values Result of read(); a field that is not there stays as it is.
	 */
	public static function write( int $work_id, int $owner, array $values ): ?WP_Error {
		$states = Credit_Rows::states( $work_id );
		foreach ( self::FIELDS as $field => [ , $message ] ) {
			if ( ! isset( $values[ $field ] ) ) {
				continue;
			}
			$named = self::people( array( $field => $values[ $field ] ) );
			if ( ! self::may( $field, $named, $owner, $work_id ) ) {
				return Errors::fields( array( $field => Contract::message( $message ) ) );
			}
			$new = array_values( array_diff( $named, array_keys( $states ) ) );
			foreach ( $new as $ignored ) {
				$refusal = Limits::write( 'credit', $owner );
				if ( $refusal ) {
					return $refusal;
				}
			}
			Credit_Rows::take_back( $work_id, $field, array( ...$named, ...self::unseen( $field, $named, array_keys( $states ) ) ) );
			Credit_Rows::ask( $work_id, $field, $new );
		}
		return null;
	}

	/**
	 * Whether all of them may be named. Those who are named already and are there stay, also after a block.
	 * @param list<int> $named
	 */
	private static function may( string $field, array $named, int $owner, int $work_id ): bool {
		$states = 0 === $work_id || ! $named ? array() : Credit_Rows::states( $work_id );
		$new    = array_values( array_diff( $named, array_keys( $states ) ) );
		$unfit  = array_filter(
			$named,
			static fn( int $id ): bool => Ownership::is_of( $owner, $id )
				|| Credit::NO === ( $states[ $id ] ?? '' )
				|| Account_State::Active !== State::of( $id )
				|| Roles::of( $id ) !== self::FIELDS[ $field ][0]
		);
		return ! $unfit && ! Blocks::of( $owner, $new );
	}

	/**
	 * Those named before whom the owner did not see, as they are off: they stay as long as there is room for them.
	 * @param list<int> $named
	 * @param list<int> $before
	 * @return list<int>
	 */
	private static function unseen( string $field, array $named, array $before ): array {
		$off = array_filter( $before, static fn( int $id ): bool => Account_State::Active !== State::of( $id ) );
		$max = Credit::WITH === $field ? (int) Contract::fields( 'work' )[ $field ]->get( 'maxItems' ) : 1;
		return array_slice( $off, 0, max( 0, $max - count( $named ) ) );
	}

	/** The active member with an id or a slug; 0 for nobody. */
	private static function find( string $name ): int {
		$query = new Query();
		$found = ctype_digit( $name ) && strlen( $name ) < 19 ? $query->by_id( (int) $name ) : null;
		return ( $found ?? $query->by_slug( $name ) )['user_id'] ?? 0;
	}
}
