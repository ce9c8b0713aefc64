<?php
/** The searches for members' own skills. They follow the profiles, so that one pass matches new jobs with them and with saved searches. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Directory\Directory;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;

/** Every change of a member makes the directory update its rows, and then calls this room. */
final class Own_Searches {

	/** Fields of a designer: whether to tell them about jobs, how often, and whether others must not be told about them. */
	public const SWITCH   = 'notification_enabled';
	public const RHYTHM   = 'notification_rhythm';
	public const KEPT_OUT = 'kept_out_of_alerts';

	/**
	 * Updates the searches of members from their profiles, and notes designers who are new on the list.
	 * @param list<int> $ids Users.
	 */
	public function follow( array $ids ): void {
		if ( ! $ids ) {
			return;
		}
		$stored = Search_Rows::own_of( $ids );
		$wanted = $this->wanted( $ids );
		$differ = static function ( int $id ) use ( $stored, &$wanted ): bool {
			return ! self::is_same( $stored[ $id ] ?? null, $wanted[ $id ] ?? null );
		};
		$change = array_values( array_filter( $ids, $differ ) );
		if ( $change ) {
			$wanted = self::with_known_skills( $wanted, $change );
			$change = array_values( array_filter( $change, $differ ) );
		}
		try {
			if ( $change ) {
				Transaction::run( fn() => $this->write( $change, $stored, $wanted ) );
			}
			$designers = array_filter( $ids, static fn( int $id ): bool => Roles::DESIGNER === Roles::of( $id ) );
			News::note_designers( array_values( $designers ) );
		} catch ( Lost_Transaction ) {
			// The lock is taken: cron rebuilds the rows later.
			Directory::rebuild_later();
		}
	}

	/**
	 * The searches members should have.
	 * @param list<int> $ids Users.
	 * @return array<int,Saved_Search> By user. Members who want no emails are left out.
	 */
	private function wanted( array $ids ): array {
		$wanted = array();
		foreach ( $ids as $id ) {
			$is_asking = '1' === (string) get_user_meta( $id, Member_Fields::key( self::SWITCH ), true )
				&& Roles::DESIGNER === Roles::of( $id )
				&& Account_State::Active === State::of( $id );
			$skills    = $is_asking ? get_user_meta( $id, Member_Fields::key( 'skill' ), true ) : array();
			if ( $skills && is_array( $skills ) ) {
				$wanted[ $id ] = new Saved_Search(
					0,
					$id,
					Search_Kind::Jobs,
					Saved_Search::OWN,
					Search_Keys::canonical( array( Search_Keys::SKILL => array_map( 'intval', $skills ) ) ),
					Rhythm::read( get_user_meta( $id, Member_Fields::key( self::RHYTHM ), true ) )
				);
			}
		}
		return $wanted;
	}

	/**
	 * Removes deleted skills from searches. Searches with no skill left are left out.
	 * @param array<int,Saved_Search> $wanted Searches by user.
	 * @param list<int>               $ids    Users whose searches are checked.
	 * @return array<int,Saved_Search>
	 */
	private static function with_known_skills( array $wanted, array $ids ): array {
		$looked = array_intersect_key( $wanted, array_flip( $ids ) );
		$skills = static fn( Saved_Search $search ): array => array_map( 'intval', (array) $search->filters[ Search_Keys::SKILL ] );
		$named  = array_merge( array(), ...array_values( array_map( $skills, $looked ) ) );
		$there  = Skills::existing( array_values( array_unique( $named ) ) );
		foreach ( $looked as $id => $search ) {
			$filters = Search_Keys::canonical(
				array( Search_Keys::SKILL => array_values( array_intersect( $skills( $search ), $there ) ) )
			);
			if ( $filters ) {
				$wanted[ $id ] = $search->with( array( 'filters' => $filters ) );
			} else {
				unset( $wanted[ $id ] );
			}
		}
		return $wanted;
	}

	/**
	 * @param list<int>               $ids    Users.
	 * @param array<int,Saved_Search> $stored Searches they have.
	 * @param array<int,Saved_Search> $wanted Searches they should have.
	 */
	private function write( array $ids, array $stored, array $wanted ): void {
		sort( $ids );
		$there = Account_Lock::hold_existing( $ids );
		$saved = array();
		$gone  = array();
		foreach ( $ids as $id ) {
			$before = $stored[ $id ] ?? null;
			$after  = in_array( $id, $there, true ) ? $wanted[ $id ] ?? null : null;
			if ( $after ) {
				$saved[] = $before ? $before->with(
					array( 'filters' => $after->filters, 'rhythm' => $after->rhythm )
				) : $after;
			} elseif ( $before ) {
				$gone[] = $before;
			}
		}
		Search_Rows::delete( array_column( $gone, 'id' ) );
		Search_Rows::save( $saved );
		array_map( array( new Matching(), 'pass_on' ), $gone );
	}

	private static function is_same( ?Saved_Search $stored, ?Saved_Search $wanted ): bool {
		return $stored?->filters === $wanted?->filters && $stored?->rhythm === $wanted?->rhythm;
	}
}
