<?php
/** Erases applications some months after their mission was closed. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Declares\Retains;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Settings\Site_Settings;

/** A daily job in batches; the next run continues where one stops. */
final class Application_Retention implements Retains {

	private const BATCH = 200;

	private const SECONDS = 20;

	public function expire(): void {
		$months = (int) Site_Settings::get( 'retention_months' );
		if ( 0 === $months ) {
			return;
		}
		$before = gmdate( 'Y-m-d H:i:s', (int) strtotime( "-{$months} months", Clock::now() ) );
		$until  = Clock::now() + self::SECONDS;
		do {
			$ids = $this->due( $before );
			( new Application_Erasure() )->of_posts( $ids );
			$number = count( $ids );
		} while ( self::BATCH === $number && Clock::now() < $until );
	}

	/** @return list<int> Applications to missions that were closed or hidden before a GMT time, including those in the trash. */
	private function due( string $before ): array {
		return Sql::ids(
			'SELECT a.ID FROM {posts} m
			INNER JOIN {posts} a ON a.post_parent = m.ID AND a.post_type = %s
			LEFT JOIN {postmeta} c ON c.post_id = m.ID AND c.meta_key = %s
			WHERE m.post_type = %s AND m.post_status IN ( %s, %s ) AND COALESCE( c.meta_value, m.post_modified_gmt ) < %s
			ORDER BY a.ID LIMIT %d',
			Application_Post_Type::NAME,
			// Later changes of the post must not postpone the erasure.
			Mission_Outcome::CLOSED,
			Mission_Type::NAME,
			Mission_State::Closed->value,
			Mission_State::Hidden->value,
			$before,
			self::BATCH
		);
	}
}
