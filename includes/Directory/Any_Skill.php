<?php
/** Lists members who have any of several skills, by merging the newest of each skill. Each skill has an index in the list's order. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Roles;

/** The first rows of the merged list are among the first rows of each skill, so each skill is read only up to the page's end. */
final class Any_Skill {

	public function __construct( private readonly Listing $listing ) {}

	/** Whether a list needs this. Conditions on the members themselves are checked for each member anyway. */
	public function is_asked_for(): bool {
		[ 'skill' => $skills, 'words' => $words ] = $this->listing->filters;
		return count( $skills ) > 1 && ! $words && ! $this->listing->asks_members();
	}

	/**
	 * A table `s` with the first rows of the list, and what orders them.
	 *
	 * @param string $order ORDER BY clause of the table `s`.
	 * @param int    $rows  Rows up to the end of the page.
	 */
	public function table( string $order, int $rows ): string {
		return $this->merged(
			Roles::DESIGNER === $this->listing->role ? '`user_id`, `sort_at`' : '`user_id`, `sort_at`, `has_open`',
			$order,
			$rows
		);
	}

	/**
	 * Tables with the members' rows `d`: of each skill the first ones, up to the end of the page.
	 *
	 * @param int $rows Rows up to the end of the page.
	 */
	public function members( int $rows ): string {
		return $this->merged( '`user_id`', Listing::ordered( $this->listing->role, 's' ), $rows )
			. ' JOIN {directory} `d` USING (`user_id`)';
	}

	private function merged( string $columns, string $order, int $rows ): string {
		$lists = array_map(
			fn( int $skill ): string =>
				"SELECT * FROM (SELECT {$columns} FROM {$this->from( array( $skill ) )} ORDER BY {$order} LIMIT {$rows}) `of_{$skill}`",
			$this->listing->filters['skill']
		);
		// UNION removes the duplicates of those with several skills.
		return '(' . implode( ' UNION ', $lists ) . ') `s`';
	}

	/** The query that counts the members. A mission has one skill. */
	public function counting(): string {
		$from = $this->from( $this->listing->filters['skill'] );
		return Roles::DESIGNER === $this->listing->role
			? "SELECT COUNT(DISTINCT `user_id`) AS total FROM {$from}"
			: "SELECT COUNT(*) AS total, COALESCE(SUM(`has_open`),0) AS open_total, COALESCE(SUM(`jobs`),0) AS jobs_total FROM (SELECT MAX(`has_open`) AS `has_open`, SUM(`jobs`) AS `jobs` FROM {$from} GROUP BY `user_id`) `members`";
	}

	/**
	 * Prepared table and conditions.
	 *
	 * @param list<int> $skills Any of these.
	 */
	private function from( array $skills ): string {
		$filters = array( 'skill' => $skills ) + $this->listing->filters;
		return Listing::table( $filters ) . ' `s` WHERE ' . Listing::filed( 's', $this->listing->role, $filters )
			. ( $filters['level'] > 0 ? ' AND `level` = ' . (int) $filters['level'] : '' )
			. ( '' !== $filters['region'] ? ' AND `region` = ' . Sql::words( array( $filters['region'] ) ) : '' );
	}
}
