<?php
/** Saves, changes and deletes searches. Each write is one transaction. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Ownership;
use WP_Error;

/**
 * @phpstan-import-type Filters from Saved_Search
 * @phpstan-type Changes array{rhythm?:Rhythm,name?:string,paused?:bool}
 */
final class Search_Service {

	/**
	 * Saves a search. If the member has one with the same filters, that one is changed and resumed.
	 * @param Filters $filters Result of Search_Keys::canonical(), not empty.
	 * @param Changes $values  Rhythm and name.
	 * @return array{Saved_Search,bool}|WP_Error The search, and whether it is new.
	 */
	public function save( int $user_id, Search_Kind $kind, array $filters, array $values ): array|WP_Error {
		return Transaction::run(
			static function () use ( $user_id, $kind, $filters, $values ): array|WP_Error {
				$gone = Account_Lock::hold( $user_id );
				if ( $gone ) {
					return $gone;
				}
				$search = new Saved_Search( 0, $user_id, $kind, Search_Keys::fingerprint( $kind, $filters ), $filters, Rhythm::Instant );
				$same   = Search_Rows::same( $search );
				if ( ! $same && count( Search_Rows::saved_by( $user_id ) ) >= Contract::limit( 'searches_max' ) ) {
					return Errors::of( 'searches_many', Contract::limit( 'searches_max' ) );
				}
				Search_Rows::save( array( ( $same ?? $search )->with( array( 'paused' => false ) + $values ) ) );
				return array( Search_Rows::same( $search ) ?? $search, ! $same );
			}
		);
	}

	/** @param Changes $values Changes. */
	public function change( int $user_id, int $id, array $values ): Saved_Search|WP_Error {
		return $this->write(
			$user_id,
			$id,
			static function ( Saved_Search $search ) use ( $values ): Saved_Search|WP_Error {
				if ( false === ( $values['paused'] ?? null ) && ! $search->filters ) {
					return Errors::of( 'search_empty' );
				}
				$changed = $search->with( $values );
				Search_Rows::save( array( $changed ) );
				if ( $changed->paused && ! $search->paused ) {
					( new Matching() )->pass_on( $search );
				}
				return $changed;
			}
		);
	}

	public function pause_all( int $user_id ): void {
		$searches = array_values(
			array_filter( Search_Rows::saved_by( $user_id ), static fn( Saved_Search $search ): bool => ! $search->paused )
		);
		Search_Rows::save(
			array_map( static fn( Saved_Search $search ): Saved_Search => $search->with( array( 'paused' => true ) ), $searches )
		);
		array_map( array( new Matching(), 'pass_on' ), $searches );
	}

	public function delete( int $user_id, int $id ): Saved_Search|WP_Error {
		return $this->write(
			$user_id,
			$id,
			static function ( Saved_Search $search ): Saved_Search {
				Search_Rows::delete( array( $search->id ) );
				( new Matching() )->pass_on( $search );
				return $search;
			}
		);
	}

	/**
	 * Runs a write on a member's saved search, inside a transaction. For everybody else the search does not exist.
	 * @param callable(Saved_Search):(Saved_Search|WP_Error) $work The write.
	 */
	private function write( int $user_id, int $id, callable $work ): Saved_Search|WP_Error {
		return Transaction::run(
			static function () use ( $user_id, $id, $work ): Saved_Search|WP_Error {
				$gone   = Account_Lock::hold( $user_id );
				$search = $gone ? null : Search_Rows::find( $id );
				return $gone ?? (
					$search && Ownership::is_of( $user_id, $search->user_id ) && ! $search->is_own()
						? $work( $search )
						: Errors::of( 'post_not_found' )
				);
			}
		);
	}
}
