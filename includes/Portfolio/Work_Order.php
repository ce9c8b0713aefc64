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

	/**
	 * Puts some works first, and the others after them as before.
	 * @param list<int>|null $ids Null for what is no list of ids.
	 * @return list<int>|WP_Error Ids of all works of the designer.
	 */
	public function put_first( int $designer, ?array $ids ): array|WP_Error {
		return Transaction::run(
			static function () use ( $designer, $ids ): array|WP_Error {
				$gone = Account_Lock::hold( $designer );
				if ( $gone ) {
					return $gone;
				}
				$places = Sql::numbers(
					"SELECT ID, menu_order FROM {posts} WHERE post_author = %d AND post_type = %s AND post_status NOT IN ('trash','auto-draft') ORDER BY " . Work_State::ORDER,
					$designer,
					Work_Post_Type::NAME
				);
				$known  = array_keys( $places );
				if ( null === $ids || array_unique( $ids ) !== $ids || array_diff( $ids, $known ) ) {
					return Errors::fields( array( 'ids' => Contract::message( 'order_invalid' ) ) );
				}
				$all = array( ...$ids, ...array_diff( $known, $ids ) );
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
