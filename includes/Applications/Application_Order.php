<?php
/**
 * The orders of lists of applications.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

final class Application_Order {

	public const ALL = array( 'date', 'id', 'stage' );

	/**
	 * ORDER BY clause. Descending means newest first, or by stage those that need the most attention first.
	 *
	 * @param string $by One of ALL.
	 */
	public static function sql( string $by, bool $ascending, Side $side ): string {
		$direction = $ascending ? 'ASC' : 'DESC';
		$ends      = "a.created_gmt {$direction}, a.id {$direction}";
		if ( 'stage' !== $by ) {
			return 'id' === $by ? "a.post_id {$direction}, a.id {$direction}" : $ends;
		}
		$ranks = '';
		foreach ( array_reverse( Stage::cases() ) as $rank => $stage ) {
			$ranks .= " WHEN '{$stage->value}' THEN {$rank}";
		}
		return "CASE {$side->column()}{$ranks} ELSE -1 END {$direction}, {$ends}";
	}
}
