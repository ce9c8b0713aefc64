<?php
/**
 * The orders applications are listed in.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

final class Application_Order {

	/**
	 * What a collection may be ordered by.
	 */
	public const ALL = array( 'date', 'id', 'stage' );

	/**
	 * ORDER BY clause: descending are the newest first, of stages those somebody waits for.
	 *
	 * @param string $by        One of ALL.
	 * @param bool   $ascending Direction.
	 * @param Side   $side      Whose stages.
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
