<?php
/**
 * The members' cards. The directory keeps them.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\People\Members\Availability;

/**
 * @phpstan-type Filters array{skill?:list<int>,level?:int|null,region?:string,search?:string,all_words?:bool,verified?:bool,available?:string,engagement?:string,place?:string,paid?:bool,deadline?:int}
 * @phpstan-type Looser array{filters:array{skill:int,level:int,region:string,search?:string},total:int}
 * @phpstan-type Wider_Jobs array{filters:array<string,mixed>,total:int}
 * @phpstan-type Found array{user_id:int,role:string,listed:bool,card:array<string,mixed>}
 */
interface Cards {

	/**
	 * A page of listed members.
	 *
	 * @param string  $role    designer or contractor.
	 * @param Filters $filters `skill` is any of; the rest must all fit. `all_words`: the search is a member's. `available`: see Availability, '' for whoever is free or not.
	 * @param int     $page    From 1.
	 * @return array{items:list<array<string,mixed>>,total:int,open_total:int,jobs_total:int} open_total: how many of total have an open mission; jobs_total: their open missions, of the skills asked for.
	 */
	public function page( string $role, array $filters, int $page, int $per_page ): array;

	/**
	 * Other filters for a list of designers nobody is in, which somebody fits.
	 *
	 * @param Filters $filters
	 * @return list<Looser>
	 */
	public function nearby( array $filters ): array;

	/**
	 * Other filters for a list of contractors nobody is in, which design jobs fit.
	 *
	 * @param Filters $filters
	 * @return list<Wider_Jobs>
	 */
	public function nearby_jobs( array $filters ): array;

	/**
	 * The listed designer who comes after one in the list without filters; after the last one, the first.
	 *
	 * @return array<string,mixed>|null Card; null without another.
	 */
	public function next_designer( int $id ): ?array;

	/**
	 * An activated member, listed or not.
	 *
	 * @return Found|null
	 */
	public function by_slug( string $slug ): ?array;

	/**
	 * An activated member, listed or not.
	 *
	 * @return Found|null
	 */
	public function by_id( int $id ): ?array;

	/**
	 * Whether members can be looked for by a region.
	 *
	 * @param string $region Name of a region, or of a city in one.
	 */
	public function has_region( string $region ): bool;
}
