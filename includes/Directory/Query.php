<?php
/**
 * Reads the directory: pages of cards with exact totals, and single members by slug or id. Writes nothing.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Accounts\Roles;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Members\Cards;

/**
 * @phpstan-import-type Filters from Cards
 * @phpstan-import-type Found from Cards
 * @phpstan-import-type Looser from Cards
 * @phpstan-import-type Counts from Totals
 * @phpstan-type Normal array{skill:list<int>,level:int,region:string,search:string,verified:bool}
 */
final class Query implements Cards {

	/**
	 * Newest first; contractors with an open mission before the others.
	 *
	 * Names are in backticks here: `role` is a word of SQL's, too, and the parser of a site on SQLite tries both.
	 */
	private const ORDER = array(
		Roles::DESIGNER   => '`sort_at` DESC, `user_id` DESC',
		Roles::CONTRACTOR => '`has_open` DESC, `most_recent_mission_at` DESC, `user_id` DESC',
	);

	/**
	 * Rows to pass over from which on they are not read whole, and it is worth asking which end is nearer.
	 */
	private const DEEP = 100;

	/**
	 * A page of listed members: two queries, one where nobody fits.
	 *
	 * @param string  $role     designer or contractor.
	 * @param Filters $filters  `skill` is any of; the rest must all fit.
	 * @param int     $page     From 1.
	 * @param int     $per_page Cards a page.
	 * @return array{items:list<array<string,mixed>>,total:int,open_total:int,jobs_total:int} open_total: how many of total have an open mission; jobs_total: their open missions, of the skills asked for.
	 */
	public function page( string $role, array $filters, int $page, int $per_page ): array {
		$filters = $this->normalise( $filters );
		if ( $filters['verified'] && ! Totals::has_verified() ) {
			return array( 'items' => array() ) + Totals::read( null );
		}
		// A page may have any number.
		$offset = min( $page - 1, intdiv( PHP_INT_MAX, max( 1, $per_page ) ) ) * $per_page;
		$from   = $this->from( $role, $filters );
		$counts = $this->count( $role, $filters, $from );
		$docs   = $this->docs( $role, $filters, $from, $offset, min( $per_page, $counts['total'] - $offset ), $counts['total'] );
		return array( 'items' => array_map( array( Card::class, 'read' ), $docs ) ) + $counts;
	}

	/**
	 * Other filters for a list of designers nobody is in, which somebody fits. None for a search or several skills.
	 *
	 * @param Filters $filters Filters.
	 * @return list<Looser>
	 */
	public function nearby( array $filters ): array {
		[ 'skill' => $skills, 'level' => $level, 'region' => $region, 'search' => $search ] = $this->normalise( $filters );
		return '' !== $search || count( $skills ) > 1 || ( ! $skills && 0 === $level && '' === $region ) ? array() : ( new Nearby( $skills[0] ?? 0, $level, $region ) )->ways();
	}

	/**
	 * The listed designer who comes after one in the list without filters; after the last one, the first. Two queries, three at the end of the list.
	 *
	 * @param int $id User id.
	 * @return array<string,mixed>|null Card; null without another.
	 */
	public function next_designer( int $id ): ?array {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names.
		$from  = 'SELECT `doc` FROM `' . Tables::name( 'directory' ) . "` WHERE `role` = 'designer' AND `listed` = 1";
		$order = ' ORDER BY ' . self::ORDER[ Roles::DESIGNER ] . ' LIMIT 1';
		$since = (string) $wpdb->get_var( $wpdb->prepare( 'SELECT `sort_at` FROM `' . Tables::name( 'directory' ) . "` WHERE `user_id` = %d AND `role` = 'designer'", $id ) );
		$doc   = '' === $since ? null : $wpdb->get_var( $wpdb->prepare( "{$from} AND (`sort_at` < %s OR (`sort_at` = %s AND `user_id` < %d)){$order}", $since, $since, $id ) );
		$doc ??= $wpdb->get_var( $wpdb->prepare( "{$from} AND `user_id` <> %d{$order}", $id ) );
		// phpcs:enable
		return null === $doc ? null : Card::read( $doc );
	}

	/**
	 * An activated member, listed or not.
	 *
	 * @param string $slug Slug.
	 * @return Found|null
	 */
	public function by_slug( string $slug ): ?array {
		global $wpdb;
		return $this->one( $wpdb->prepare( 'slug = %s', $slug ) );
	}

	/**
	 * An activated member, listed or not.
	 *
	 * @param int $id User id.
	 * @return Found|null
	 */
	public function by_id( int $id ): ?array {
		global $wpdb;
		return $this->one( $wpdb->prepare( 'user_id = %d', $id ) );
	}

	/**
	 * The cards of some members, listed or not, in one query.
	 *
	 * @param list<int> $ids Users.
	 * @return array<int,array<string,mixed>> By user; who is no active member has none.
	 */
	public function cards( array $ids ): array {
		global $wpdb;
		$list  = implode( ',', array_unique( array_map( 'intval', $ids ) ) );
		$cards = array();
		foreach ( '' === $list ? array() : (array) $wpdb->get_results( 'SELECT user_id, doc FROM ' . Tables::name( 'directory' ) . " WHERE user_id IN ({$list})" ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name and numbers.
			$cards[ (int) $row->user_id ] = Card::read( (string) $row->doc );
		}
		return $cards;
	}

	/**
	 * Whether members can be looked for by a region.
	 *
	 * @param string $region Name of a region, or of a city in one.
	 */
	public function has_region( string $region ): bool {
		return '' !== Regions::of( $region );
	}

	/**
	 * How many designers are listed, and how many missions are open.
	 *
	 * @return array{designers:int,jobs:int}
	 */
	public function figures(): array {
		$totals = new Totals();
		return array(
			'designers' => $totals->of( Roles::DESIGNER, array() )['total'] ?? 0,
			'jobs'      => $totals->of( Roles::CONTRACTOR, array() )['jobs_total'] ?? 0,
		);
	}

	/**
	 * The cards of a page as they are stored.
	 *
	 * @param string $role    Role.
	 * @param Normal $filters Result of normalise().
	 * @param string $from    Result of from().
	 * @param int    $offset  Rows to pass over.
	 * @param int    $number  Rows of the page; none where it is past the end.
	 * @param int    $total   All rows.
	 * @return list<string>
	 */
	private function docs( string $role, array $filters, string $from, int $offset, int $number, int $total ): array {
		global $wpdb;
		if ( $number < 1 ) {
			return array();
		}
		$is_designers = Roles::DESIGNER === $role;
		$skills       = count( $filters['skill'] );
		$order        = self::ORDER[ $role ];
		// The index on skills is in the designers' order.
		$inner  = $is_designers && 1 === $skills ? '`s`.`sort_at` DESC, `s`.`user_id` DESC' : $order;
		$behind = $total - $offset - $number;
		if ( $offset < self::DEEP && '' === $filters['search'] && $skills <= (int) $is_designers ) {
			// An index has the rows in order, or nearly: passing over the few before is cheap.
			$sql = "SELECT `doc` FROM {$from} ORDER BY {$inner} LIMIT %d OFFSET %d";
		} else {
			// A page past the middle is nearer from the end.
			if ( $offset >= self::DEEP && $behind < $offset ) {
				[ $inner, $offset ] = array( strtr( $inner, array( ' DESC' => ' ASC' ) ), $behind );
			}
			$any = new Any_Skill( $filters );
			if ( $any->is_for( $role ) ) {
				$from = $any->table( $inner, $offset + $number );
			}
			// Only the page's rows are read whole, when they are in order: the cards are too long to be sorted or passed over.
			$sql = "SELECT `doc` FROM (SELECT `d`.`user_id` FROM {$from} ORDER BY {$inner} LIMIT %d OFFSET %d) `page` JOIN `" . Tables::name( 'directory' ) . "` USING (`user_id`) ORDER BY {$order}";
		}
		return array_values( $wpdb->get_col( $wpdb->prepare( $sql, $number, $offset ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names; from() is prepared.
	}

	/**
	 * How many fit.
	 *
	 * @param string $role    Role.
	 * @param Normal $filters Result of normalise().
	 * @param string $from    Result of from().
	 * @return Counts
	 */
	private function count( string $role, array $filters, string $from ): array {
		global $wpdb;
		return ( new Totals() )->of( $role, $filters ) ?? Totals::read( $wpdb->get_row( $this->counting( $role, $filters, $from ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared below.
	}

	/**
	 * One member.
	 *
	 * @param string $condition Prepared condition.
	 * @return Found|null
	 */
	private function one( string $condition ): ?array {
		global $wpdb;
		$row = $wpdb->get_row( 'SELECT user_id, role, listed, doc FROM ' . Tables::name( 'directory' ) . " WHERE {$condition}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared by the callers.
		return $row ? array(
			'user_id' => (int) $row->user_id,
			'role'    => (string) $row->role,
			'listed'  => 1 === (int) $row->listed,
			'card'    => Card::read( (string) $row->doc ),
		) : null;
	}

	/**
	 * The query that counts what has no total: a search, or any of several skills.
	 *
	 * @param string $role    Role.
	 * @param Normal $filters Result of normalise().
	 * @param string $from    Result of from().
	 */
	private function counting( string $role, array $filters, string $from ): string {
		if ( Roles::CONTRACTOR === $role ) {
			return "SELECT COUNT(*) AS total, COALESCE(SUM(`has_open`),0) AS open_total, {$this->jobs( $filters, $from )} AS jobs_total FROM {$from}";
		}
		$any = new Any_Skill( $filters );
		return $any->is_for( $role ) ? $any->counting() : "SELECT COUNT(*) AS total FROM {$from}";
	}

	/**
	 * The column that counts open missions: all of those found, or those of the skills asked for. A mission has one skill.
	 *
	 * @param Normal $filters Result of normalise().
	 * @param string $from    Result of from().
	 */
	private function jobs( array $filters, string $from ): string {
		if ( ! Totals::has_jobs() ) {
			return '0';
		}
		if ( ! $filters['skill'] ) {
			return 'COALESCE(SUM(`open_jobs`),0)';
		}
		$ids = implode( ',', $filters['skill'] );
		return '(SELECT COALESCE(SUM(`k`.`jobs`),0) FROM `' . Tables::name( 'directory_skill' ) . "` `k` WHERE `k`.`skill_id` IN ({$ids}) AND `k`.`user_id` IN (SELECT `user_id` FROM {$from}))";
	}

	/**
	 * Filters with every key, the region by its own name and the search folded.
	 *
	 * @param Filters $filters Filters.
	 * @return Normal
	 */
	private function normalise( array $filters ): array {
		$region = $filters['region'] ?? '';
		$known  = Regions::of( $region );
		return array(
			'skill'    => array_values( array_unique( array_map( 'intval', $filters['skill'] ?? array() ) ) ),
			'level'    => (int) ( $filters['level'] ?? 0 ),
			'region'   => '' === $known ? $region : $known,
			'search'   => Fold::text( $filters['search'] ?? '' ),
			'verified' => (bool) ( $filters['verified'] ?? false ),
		);
	}

	/**
	 * Tables and conditions, prepared.
	 *
	 * @param string $role    Role.
	 * @param Normal $filters Result of normalise().
	 */
	private function from( string $role, array $filters ): string {
		global $wpdb;
		$from   = '`' . Tables::name( 'directory' ) . '` `d`';
		$skills = Tables::name( 'directory_skill' );
		$where  = array();
		$side   = '`d`';
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names and numbers.
		if ( 1 === count( $filters['skill'] ) ) {
			// What few have is found without reading all who have the skill.
			$side    = '`s`';
			$from   .= " JOIN `{$skills}` `s` USING (`user_id`)";
			$where[] = $wpdb->prepare( '`s`.`skill_id` = %d AND `s`.`role` = %s AND `s`.`listed` = 1', $filters['skill'][0], $role );
		} else {
			$where[] = $wpdb->prepare( '`role` = %s AND `listed` = 1', $role );
		}
		if ( count( $filters['skill'] ) > 1 ) {
			$ids     = implode( ',', $filters['skill'] );
			$where[] = $wpdb->prepare( "`d`.`user_id` IN (SELECT `user_id` FROM `{$skills}` WHERE `skill_id` IN ({$ids}) AND `role` = %s AND `listed` = 1)", $role );
		}
		if ( $filters['level'] > 0 ) {
			$where[] = $wpdb->prepare( "{$side}.`level` = %d", $filters['level'] );
		}
		if ( '' !== $filters['region'] ) {
			$where[] = $wpdb->prepare( "{$side}.`region` = %s", $filters['region'] );
		}
		// phpcs:enable
		if ( $filters['verified'] ) {
			$where[] = '`d`.`verified` = 1';
		}
		foreach ( '' === $filters['search'] ? array() : array_unique( explode( ' ', $filters['search'] ) ) as $word ) {
			$where[] = $wpdb->prepare( '`folded` LIKE %s', '%' . $wpdb->esc_like( $word ) . '%' );
		}
		return $from . ' WHERE ' . implode( ' AND ', $where );
	}
}
