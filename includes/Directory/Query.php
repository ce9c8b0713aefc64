<?php
/** Reads the directory: pages of cards with exact totals, and single members by slug or id. Writes nothing. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Policy;

/**
 * @phpstan-import-type Counts from Totals
 * @phpstan-type Filters array{skill?:list<int>,level?:int|null,region?:string,search?:string,all_words?:bool,verified?:bool,available?:string,engagement?:string,place?:string,language?:list<string>,school?:list<string>,graduation?:string,open_only?:bool,paid?:bool,deadline?:int}
 * @phpstan-type Looser array{filters:array{skill:int,level:int,region:string,search?:string},total:int}
 * @phpstan-type Wider array{filters:array<string,mixed>,total:int}
 * @phpstan-type Found array{user_id:int,role:string,listed:bool,open:string,card:array<string,mixed>}
 * @phpstan-type Normal array{skill:list<int>,level:int,region:string,words:list<string>,all_words:bool,verified:bool,available:string,engagement:string,place:string,language:list<string>,school:list<string>,graduation:string,open_only:bool,paid:bool,deadline:array{string,string}|null}
 */
final class Query {

	/** Suggestions for a list nobody is in. */
	private const OFFERED = 4;

	/**
	 * @param Filters $filters `skill` is any of; the rest must all fit. `all_words`: the search is a member's. `available`: see Availability, '' for whoever is free or not.
	 * @return array{items:list<array<string,mixed>>,total:int,open_total:int,jobs_total:int} open_total: how many of total have an open mission; jobs_total: their open missions, of the skills asked for.
	 */
	public function page( string $role, array $filters, int $page, int $per_page ): array {
		$filters = $this->normalise( $filters );
		// A page may have any number.
		$offset  = min( $page - 1, intdiv( PHP_INT_MAX, max( 1, $per_page ) ) ) * $per_page;
		$listing = new Listing( $role, $filters );
		if ( $filters['words'] ) {
			[ $docs, $counts ] = ( new Search( $listing ) )->page( $offset, $per_page );
		} else {
			$counts = $this->count( $listing );
			$docs   = Card_Page::docs( $listing, $offset, min( $per_page, $counts['total'] - $offset ), $counts['total'] );
		}
		return array( 'items' => array_map( static fn( string $doc ): array => Card::read( $doc, $filters ), $docs ) ) + $counts;
	}

	/**
	 * Wider filters for a list of designers nobody is in. None for several skills.
	 * @param Filters $filters
	 * @return list<Looser>|list<Wider>
	 */
	public function nearby( array $filters ): array {
		$normal = $this->normalise( $filters );
		if ( ( new Listing( Roles::DESIGNER, $normal ) )->asks_line() ) {
			return $this->without_one( Roles::DESIGNER, $filters );
		}
		if ( '' !== $normal['available'] ) {
			return $this->at_any_time( $normal, $filters );
		}
		[ 'skill' => $skills, 'level' => $level, 'region' => $region, 'words' => $words ] = $normal;
		return count( $skills ) > 1 || ! ( $skills || $level > 0 || '' !== $region || $words )
			? array()
			: ( new Wider_Search( $normal, $filters['search'] ?? '' ) )->ways();
	}

	/**
	 * First without availability; if nobody matches that either, others.
	 * @param Normal $normal
	 * @param Filters $filters
	 * @return list<Looser>|list<Wider>
	 */
	private function at_any_time( array $normal, array $filters ): array {
		$normal  = array( 'available' => '' ) + $normal;
		$filters = array( 'available' => '' ) + $filters;
		$listing = new Listing( Roles::DESIGNER, $normal );
		$total   = ( $normal['words'] ? ( new Search( $listing ) )->page( 0, 0 )[1] : $this->count( $listing ) )['total'];
		$way     = array(
			'skill'  => $normal['skill'][0] ?? 0,
			'level'  => $normal['level'],
			'region' => $normal['region'],
			'search' => $filters['search'] ?? '',
		);
		if ( 0 === $total ) {
			return $this->nearby( $filters );
		}
		return count( $normal['skill'] ) > 1 || ! array_filter( $way ) ? array() : array(
			array( 'filters' => $way, 'total' => $total ),
		);
	}

	/**
	 * Wider filters for a list of contractors nobody is in. Most design jobs first.
	 * @param Filters $filters
	 * @return list<Wider>
	 */
	public function nearby_jobs( array $filters ): array {
		return $this->without_one( Roles::CONTRACTOR, $filters );
	}

	/**
	 * One count for each filter that is set, of the list without it.
	 * @param Filters $filters
	 * @return list<Wider>
	 */
	private function without_one( string $role, array $filters ): array {
		// These are no filters: they say what the reader may know.
		$reader = array( 'all_words' => true, 'open_only' => true );
		$set    = array_keys( array_diff_key( array_filter( $filters ), $reader ) );
		$ways   = array();
		// Without its only filter it would be the whole list.
		foreach ( count( $set ) > 1 ? $set : array() as $name ) {
			$wider = $filters;
			unset( $wider[ $name ] );
			$total = $this->page( $role, $wider, 1, 0 )[ Roles::CONTRACTOR === $role ? 'jobs_total' : 'total' ];
			if ( $total > 0 ) {
				$shown  = array_diff_key( $wider, $reader );
				$ways[] = array(
					'filters' => isset( $shown['available'] ) ? array_replace( $shown, array( 'available' => 1 ) ) : $shown,
					'total'   => $total,
				);
			}
		}
		usort( $ways, static fn( array $a, array $b ): int => $b['total'] <=> $a['total'] );
		return array_slice( $ways, 0, self::OFFERED );
	}

	/**
	 * The listed designer who comes next in the list without filters; after the last one, the first.
	 * @return array<string,mixed>|null Card; null without another.
	 */
	public function next_designer( int $id ): ?array {
		$from  = "SELECT doc FROM {directory} d WHERE role = 'designer' AND listed = 1";
		$order = ' ORDER BY ' . Listing::ordered( Roles::DESIGNER, 'd' ) . ' LIMIT 1';
		$since = (string) Sql::value( "SELECT sort_at FROM {directory} WHERE user_id = %d AND role = 'designer'", $id );
		$doc   = '' === $since
			? null
			: Sql::value( "{$from} AND (sort_at < %s OR (sort_at = %s AND user_id < %d)){$order}", $since, $since, $id );
		$doc ??= Sql::value( "{$from} AND user_id <> %d{$order}", $id );
		return null === $doc ? null : Card::read( $doc );
	}

	/** @return Found|null An activated member, listed or not. */
	public function by_slug( string $slug ): ?array {
		return $this->one( 'd.slug = %s', $slug );
	}

	/** @return Found|null An activated member, listed or not. */
	public function by_id( int $id ): ?array {
		return $this->one( 'd.user_id = %d', $id );
	}

	/**
	 * Activated members by id or slug, listed or not, in one query.
	 * @param list<string> $names
	 * @return array<string|int,array{user_id:int,slug:string,role:string,listed:bool}> By name.
	 */
	public function named( array $names ): array {
		$ids   = array_map( 'intval', array_filter( $names, 'ctype_digit' ) );
		$rows  = Sql::rows(
			'SELECT user_id, slug, role, listed FROM {directory} WHERE user_id IN (' . Sql::in( $ids ) . ') OR slug IN (' . Sql::words( $names ) . ')'
		);
		$found = array();
		foreach ( $rows as $row ) {
			$one = array(
				'user_id' => (int) $row['user_id'],
				'slug'    => (string) $row['slug'],
				'role'    => (string) $row['role'],
				'listed'  => 1 === (int) $row['listed'],
			);
			foreach ( array_intersect( array( (string) $row['user_id'], $row['slug'] ), $names ) as $name ) {
				// An id goes before a slug that reads like one.
				$found[ $name ] = $name === $row['slug'] ? $found[ $name ] ?? $one : $one;
			}
		}
		return $found;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int,array<string,mixed>> By user; who is no active member has none.
	 */
	public function cards( array $ids ): array {
		return array_map( static fn( string $doc ): array => Card::read( $doc ), Card_Page::by_id( $ids ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int,array<string,mixed>> See Card::face(). By user; who is no active member has none.
	 */
	public function faces( array $ids ): array {
		return array_map( Card::face( ... ), Card_Page::by_id( $ids ) );
	}

	/**
	 * @param Filters $filters
	 * @return list<int> Ids of the newest missions that take applications and fit all filters, of listed companies.
	 */
	public function newest_jobs( array $filters, int $number ): array {
		$normal  = $this->normalise( $filters );
		$listing = new Listing( Roles::CONTRACTOR, $normal );
		$counts  = $normal['words'] ? ( new Search( $listing ) )->page( 0, 0 )[1] : $this->count( $listing );
		return 0 === $counts['jobs_total'] ? array() : Newest_Jobs::ids( $listing, $number, $counts['jobs_total'] );
	}

	/** SQL for the stored card of the member with this id, NULL for everybody else; read by Card. */
	public static function sql_doc( string $user ): string {
		return '( SELECT d.doc FROM ' . Tables::name( 'directory' ) . " d WHERE d.user_id = {$user} )";
	}

	/** @return array{designers:int,jobs:int} The numbers of listed designers and of open missions. */
	public function figures(): array {
		return array(
			'designers' => Totals::of( Roles::DESIGNER, array() )['total'] ?? 0,
			'jobs'      => Totals::of( Roles::CONTRACTOR, array() )['jobs_total'] ?? 0,
		);
	}

	/** @return Counts The totals of a list. */
	private function count( Listing $listing ): array {
		$stored = $listing->asks_more_than_totals() ? null : Totals::of( $listing->role, $listing->filters );
		return $stored ?? Totals::kept( $listing->key(), $listing->counting( ... ) );
	}

	/**
	 * Also puts the user into core's cache, as profiles are read after it. Users come first: HyperDB decides by the first table where it
	 * reads, and what is cached has to come from the primary, see Primary.
	 * @return Found|null
	 */
	private function one( string $condition, string|int $value ): ?array {
		$row = Sql::row(
			'SELECT u.*, d.user_id AS dm_user, d.role AS dm_role, d.listed AS dm_listed, d.doc AS dm_doc
			FROM {users} u INNER JOIN {directory} d ON d.user_id = u.ID WHERE ' . $condition,
			$value
		);
		if ( ! $row ) {
			return null;
		}
		[ 'dm_user' => $id, 'dm_role' => $role, 'dm_listed' => $listed, 'dm_doc' => $doc ] = $row;
		unset( $row['dm_user'], $row['dm_role'], $row['dm_listed'], $row['dm_doc'] );
		update_user_caches( (object) $row );
		return array(
			'user_id' => (int) $id,
			'role'    => (string) $role,
			'listed'  => 1 === (int) $listed,
			// What the designer has said last decides, whatever the row says.
			'open'    => Card::is_open( (string) $doc ) ? Policy::openness( Member_Fields::read( (int) $id ) ) : Policy::CLOSED,
			'card'    => Card::read( (string) $doc ),
		);
	}

	/**
	 * @param Filters $filters
	 * @return Normal With every key, the region by its own name and the search as words.
	 */
	private function normalise( array $filters ): array {
		$region = $filters['region'] ?? '';
		$known  = Regions::of( $region );
		return array(
			'skill'      => array_values( array_unique( array_map( 'intval', $filters['skill'] ?? array() ) ) ),
			'level'      => (int) ( $filters['level'] ?? 0 ),
			'region'     => '' === $known ? $region : $known,
			'words'      => Words::asked( $filters['search'] ?? '' ),
			'all_words'  => (bool) ( $filters['all_words'] ?? false ),
			'verified'   => (bool) ( $filters['verified'] ?? false ),
			'engagement' => $filters['engagement'] ?? '',
			'place'      => $filters['place'] ?? '',
			'language'   => $filters['language'] ?? array(),
			'school'     => $filters['school'] ?? array(),
			'graduation' => $filters['graduation'] ?? '',
			'open_only'  => (bool) ( $filters['open_only'] ?? false ),
			'paid'       => $filters['paid'] ?? false,
			'available'  => $filters['available'] ?? '',
			'deadline'   => empty( $filters['deadline'] ) ? null : Deadlines::within( $filters['deadline'] ),
		);
	}
}
