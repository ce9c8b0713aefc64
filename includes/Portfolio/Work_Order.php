<?php
/** The order in which a designer shows their works. A new work has the place 0, and so comes first. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Lock;
use WP_Error;

final class Work_Order {

	/** ORDER BY clause. */
	public const SQL = Work_State::ORDER;

	public static function refusal(): WP_Error {
		return Errors::fields( array( 'ids' => Contract::message( 'order_invalid' ) ) );
	}

	/**
	 * Puts some works first, and the others after them as before.
	 * @param list<int> $ids
	 * @return list<int>|WP_Error Ids of all works of the designer.
	 */
	public function put_first( int $designer, array $ids ): array|WP_Error {
		return Transaction::run(
			static function () use ( $designer, $ids ): array|WP_Error {
				$gone = Account_Lock::hold( $designer );
				if ( $gone ) {
					return $gone;
				}
				$places = Sql::numbers(
					"SELECT ID, menu_order FROM {posts} WHERE post_author = %d AND post_type = %s AND post_status NOT IN ('trash','auto-draft') ORDER BY " . self::SQL,
					$designer,
					Work_Post_Type::NAME
				);
				$known  = array_keys( $places );
				if ( array_unique( $ids ) !== $ids || array_diff( $ids, $known ) ) {
					return self::refusal();
				}
				$all = array( ...$ids, ...array_values( array_diff( $known, $ids ) ) );
				foreach ( $all as $place => $id ) {
					if ( $places[ $id ] !== $place + 1 ) {
						Sql::write( 'UPDATE {posts} SET menu_order = %d WHERE ID = %d', $place + 1, $id );
						clean_post_cache( $id );
					}
				}
				( new Indexer() )->touch( $designer );
				return $all;
			}
		);
	}
}
