<?php
/** A module that itself looks for what deleted accounts have left: rows of its own that name their owner in an unusual way. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

/** Other tables and posts need not: `tables()` and `post_types()` say enough. */
interface Has_Leftovers {

	/**
	 * The rows that deleted accounts have left.
	 * @param callable(string,int|null):string $nobody  SQL condition: a column names nobody, or names this user who is gone.
	 * @param int|null                         $user_id Only this user's, null for everybody's.
	 * @return array<string,array{string,string}> By kind, the column with the id, and what follows FROM.
	 */
	public function leftovers( callable $nobody, ?int $user_id ): array;

	/** @param list<int> $ids */
	public function remove_leftovers( string $kind, array $ids ): void;
}
