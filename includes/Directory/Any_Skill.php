<?php
/**
 * Designers with any of several skills: the newest of each skill, merged. Each skill has its index in the list's order.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Accounts\Roles;
use DesignMarketplace\Database\Tables;

/**
 * Who comes first of all comes first among those of a skill: no more of each are read than the page reaches to.
 *
 * @phpstan-import-type Normal from Query
 */
final class Any_Skill {

	/**
	 * @param Normal $filters Result of Query::normalise().
	 */
	public function __construct( private readonly array $filters ) {}

	/**
	 * Whether a list is one of these. A search looks at each row anyway, and contractors stand in another order.
	 *
	 * @param string $role Role.
	 */
	public function is_for( string $role ): bool {
		return Roles::DESIGNER === $role && count( $this->filters['skill'] ) > 1 && '' === $this->filters['search'];
	}

	/**
	 * A table `d` that begins as the list does.
	 *
	 * @param string $order ORDER BY clause by `sort_at` and `user_id`.
	 * @param int    $rows  Rows the page reaches to.
	 */
	public function table( string $order, int $rows ): string {
		$lists = array_map(
			fn( int $skill ): string => "SELECT `user_id`, `sort_at` FROM (SELECT `user_id`, `sort_at` FROM {$this->from( (string) $skill )} ORDER BY {$order} LIMIT {$rows}) `of_{$skill}`",
			$this->filters['skill']
		);
		// UNION keeps once who is in several.
		return '(' . implode( ' UNION ', $lists ) . ') `d`';
	}

	/**
	 * The query that counts them.
	 */
	public function counting(): string {
		return 'SELECT COUNT(DISTINCT `user_id`) AS total FROM ' . $this->from( implode( ',', $this->filters['skill'] ) );
	}

	/**
	 * Table and conditions, prepared.
	 *
	 * @param string $skills Ids, comma-separated.
	 */
	private function from( string $skills ): string {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed name and numbers.
		$level  = $this->filters['level'] > 0 ? $wpdb->prepare( ' AND `level` = %d', $this->filters['level'] ) : '';
		$region = '' !== $this->filters['region'] ? $wpdb->prepare( ' AND `region` = %s', $this->filters['region'] ) : '';
		return '`' . Tables::name( 'directory_skill' ) . '` ' . $wpdb->prepare( "WHERE `skill_id` IN ({$skills}) AND `role` = %s AND `listed` = 1", Roles::DESIGNER ) . $level . $region;
		// phpcs:enable
	}
}
