<?php
/** Finds the newest open missions by the filters of the list of companies: each fits all filters itself. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Skills;

/** Where many fit, missions are read from the newest on until there are enough. Where few do, their companies are read first. */
final class Newest_Jobs {

	/**
	 * @param int $total Missions that fit, as the list counts them.
	 * @return list<int>
	 */
	public static function ids( Listing $companies, int $number, int $total ): array {
		$is_walked = $companies->steps( $number, $total ) <= Search::FAR;
		$where     = array(
			"p.post_type = '" . Item_Types::MISSION . "' AND p.post_status = '" . Mission_State::Open->value . "'",
			( new Search( $companies ) )->holds( 'p.post_author', $is_walked ),
			...( $companies->asks_jobs() ? array( self::filed( $companies->fitting(), $is_walked ) ) : self::facts( $companies->filters ) ),
			Deadline::sql_ahead( 'p.ID' ),
		);
		return Sql::ids( 'SELECT p.ID FROM {posts} p WHERE ' . implode( ' AND ', $where ) . ' ORDER BY p.post_date DESC, p.ID DESC LIMIT ' . $number );
	}

	/** @param string $fitting Table `t` and condition of the missions that fit, prepared. */
	private static function filed( string $fitting, bool $is_walked ): string {
		return $is_walked
			? "(SELECT 1 FROM {$fitting} AND t.mission_id = p.ID LIMIT 1) = 1"
			: "p.ID IN (SELECT t.mission_id FROM {$fitting})";
	}

	/**
	 * Subqueries that run for each mission in turn: see Search::having().
	 * @param array<string,mixed> $filters
	 * @return list<string>
	 */
	private static function facts( array $filters ): array {
		$where = array();
		foreach ( array_filter( array_intersect_key( $filters, array_flip( Fact_Table::FIELDS ) ) ) as $field => $value ) {
			$is      = "f.meta_key = '" . Job_Facts::key( $field ) . "' AND f.meta_value = " . Sql::words( array( (string) $value ) );
			$where[] = "(SELECT 1 FROM {postmeta} f WHERE f.post_id = p.ID AND {$is} LIMIT 1) = 1";
		}
		if ( $filters['skill'] ) {
			$terms   = "t.taxonomy = '" . Skills::TAXONOMY . "' AND t.term_id " . Listing::skills( $filters['skill'] );
			$where[] = "(SELECT 1 FROM {term_relationships} r JOIN {term_taxonomy} t USING (term_taxonomy_id) WHERE r.object_id = p.ID AND {$terms} LIMIT 1) = 1";
		}
		return $where;
	}
}
