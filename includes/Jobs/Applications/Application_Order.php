<?php
/** The orders of lists of applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

final class Application_Order {

	/**
	 * @param string $columns Columns a page of ids is selected with.
	 * @param string $sql     ORDER BY clause over these columns: it orders the page, and whatever is joined to it.
	 */
	private function __construct( public readonly string $columns, public readonly string $sql ) {}

	/** Descending means newest first, or by stage those that need the most attention first. */
	public static function of( string $by, bool $ascending, Side $side ): self {
		$direction = $ascending ? 'ASC' : 'DESC';
		$columns   = 'a.id AS page_id, ' . ( 'id' === $by ? 'a.post_id' : 'a.created_gmt' ) . ' AS page_key';
		$sql       = "page_key {$direction}, page_id {$direction}";
		if ( 'stage' !== $by ) {
			return new self( $columns, $sql );
		}
		$ranks = '';
		foreach ( self::ranks() as $rank => $stage ) {
			$ranks .= " WHEN '{$stage->value}' THEN {$rank}";
		}
		return new self( "{$columns}, CASE {$side->column()}{$ranks} ELSE -1 END AS page_stage", "page_stage {$direction}, {$sql}" );
	}

	/** @return list<Stage> The stages, those that need the most attention last. */
	public static function ranks(): array {
		return array_reverse( Stage::cases() );
	}
}
