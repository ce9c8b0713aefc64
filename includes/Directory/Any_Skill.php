<?php
/**
 * Members with any of several skills: the newest of each skill, merged. Each skill has its index in the list's order.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Accounts\Roles;

/**
 * Who comes first of all comes first among those of a skill: no more of each are read than the page reaches to.
 */
final class Any_Skill {

	/**
	 * @param Listing $listing The list.
	 */
	public function __construct( private readonly Listing $listing ) {}

	/**
	 * Whether a list is one of these. What is asked of the members themselves is asked of each anyway.
	 */
	public function is_asked_for(): bool {
		[ 'skill' => $skills, 'words' => $words ] = $this->listing->filters;
		return count( $skills ) > 1 && ! $words && ! $this->listing->asks_members() && ( Roles::DESIGNER === $this->listing->role || Search::is_ready() );
	}

	/**
	 * A table `s` that begins as the list does.
	 *
	 * @param string $order ORDER BY clause of the table `s`.
	 * @param int    $rows  Rows the page reaches to.
	 */
	public function table( string $order, int $rows ): string {
		$columns = Roles::DESIGNER === $this->listing->role ? '`user_id`, `sort_at`' : '`user_id`, `sort_at`, `has_open`';
		$lists   = array_map(
			fn( int $skill ): string => "SELECT {$columns} FROM (SELECT {$columns} FROM {$this->from( array( $skill ) )} ORDER BY {$order} LIMIT {$rows}) `of_{$skill}`",
			$this->listing->filters['skill']
		);
		// UNION keeps once who is in several.
		return '(' . implode( ' UNION ', $lists ) . ') `s`';
	}

	/**
	 * The query that counts them. A mission has one skill.
	 */
	public function counting(): string {
		$from = $this->from( $this->listing->filters['skill'] );
		return Roles::DESIGNER === $this->listing->role
			? "SELECT COUNT(DISTINCT `user_id`) AS total FROM {$from}"
			: "SELECT COUNT(*) AS total, COALESCE(SUM(`has_open`),0) AS open_total, COALESCE(SUM(`jobs`),0) AS jobs_total FROM (SELECT MAX(`has_open`) AS `has_open`, SUM(`jobs`) AS `jobs` FROM {$from} GROUP BY `user_id`) `members`";
	}

	/**
	 * Table and conditions, prepared.
	 *
	 * @param list<int> $skills Any of these.
	 */
	private function from( array $skills ): string {
		global $wpdb;
		$filters = array( 'skill' => $skills ) + $this->listing->filters;
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed name and numbers.
		$level  = $filters['level'] > 0 ? $wpdb->prepare( ' AND `level` = %d', $filters['level'] ) : '';
		$region = '' !== $filters['region'] ? $wpdb->prepare( ' AND `region` = %s', $filters['region'] ) : '';
		return Listing::table( $filters ) . ' `s` WHERE ' . Listing::filed( 's', $this->listing->role, $filters ) . $level . $region;
		// phpcs:enable
	}
}
