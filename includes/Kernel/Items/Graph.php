<?php
/** Reads a graph of states, which is a list of rows: event, who causes it, from which states, to which. docs/states.md shows them. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

final class Graph {

	/** Target of a row: the state stays. */
	public const SAME = 'same';

	/** From: a thing without a state of ours. */
	public const NONE = 'none';

	/** Target of a row: the state before. */
	public const BEFORE = 'as before';

	/**
	 * The state an event leads to, as its row says; null if it cannot happen.
	 * @param list<array{string,list<string>,list<string>,string}> $moves
	 * @param string                                               $who   Who causes it, '' for anybody.
	 */
	public static function to( array $moves, string $event, string $from, string $who = '' ): ?string {
		foreach ( $moves as [ $name, $by, $states, $to ] ) {
			if ( $name === $event && in_array( $from, $states, true ) && ( '' === $who || in_array( $who, $by, true ) ) ) {
				return self::SAME === $to ? $from : $to;
			}
		}
		return null;
	}
}
