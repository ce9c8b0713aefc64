<?php
/**
 * The page as schema.org data.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Contract\Contract;

/**
 * Built from what the page brings along; a route without anything to say has none.
 */
final class Linked_Data {

	/**
	 * Takes the page and its address.
	 *
	 * @param View   $view    Page about to be written.
	 * @param string $address Canonical address.
	 */
	public function __construct( private readonly View $view, private readonly string $address ) {}

	/**
	 * The pieces of a graph, none for a page strangers are not asked to.
	 *
	 * @return list<array<string,mixed>>
	 */
	public function pieces(): array {
		$route = $this->view->destination->route;
		$card  = $this->view->destination->card();
		if ( ! $this->view->destination->is_open ) {
			return array();
		}
		switch ( $route ) {
			case 'home':
				return array_merge( array( $this->site(), $this->organization() ), array_map( array( $this, 'event' ), $this->coming() ) );
			case 'designers':
				return array( $this->members( 'designer', 'name' ), $this->way() );
			case 'jobs':
				return array( $this->members( 'project', 'company' ), $this->way() );
			case 'showcase':
				return array( $this->articles( 'past_project?' ), $this->way() );
			case 'tools':
				return array( $this->page(), $this->way() );
			case 'designer':
				return $card ? array( $this->profile( $card ), $this->way( 'designers' ) ) : array();
			case 'project':
				return $card ? array( $this->company( $card ), $this->way( 'jobs' ) ) : array();
			case 'about':
			case 'page':
				return array( $this->page(), $this->way() );
			default:
				return array();
		}
	}

	/**
	 * The site.
	 *
	 * @return array<string,mixed>
	 */
	private function site(): array {
		return array(
			'@type'       => 'WebSite',
			'@id'         => home_url( '/#website' ),
			'name'        => $this->name(),
			'url'         => home_url( '/' ),
			'description' => $this->view->description(),
			'inLanguage'  => Language::current(),
			'publisher'   => array( '@id' => home_url( '/#organization' ) ),
		);
	}

	/**
	 * Who runs it, led by its schools.
	 *
	 * @return array<string,mixed>
	 */
	private function organization(): array {
		$schools = array_map(
			static fn( array $school ): array => array_filter(
				array(
					'@type' => 'CollegeOrUniversity',
					'name'  => $school['name'] ?? '',
					'url'   => $school['url'] ?? '',
				)
			),
			Settings::all()['schools']
		);
		return array_filter(
			array(
				'@type'              => 'Organization',
				'@id'                => home_url( '/#organization' ),
				'name'               => $this->name(),
				'url'                => home_url( '/' ),
				'logo'               => get_site_icon_url(),
				'parentOrganization' => $schools,
			)
		);
	}

	/**
	 * Events that are still to come.
	 *
	 * @return list<array<string,mixed>>
	 */
	private function coming(): array {
		return array_values( array_filter( $this->view->items( 'event' ), static fn( array $event ): bool => empty( $event['past'] ) && preg_match( '#^\d\d/\d\d/\d{4}$#D', (string) ( $event['date'] ?? '' ) ) ) );
	}

	/**
	 * An event. It is known by its day, in no zone: a date without a time is that very day where it takes place.
	 *
	 * @param array<string,mixed> $event As the REST API gives it.
	 * @return array<string,mixed>
	 */
	private function event( array $event ): array {
		$place     = (string) ( $event['location'] ?? '' );
		$organizer = (string) ( $event['organizer'] ?? '' );
		$speaker   = (string) ( $event['speaker'] ?? '' );
		return array_filter(
			array(
				'@type'       => 'Event',
				'name'        => View::text( (string) ( $event['title']['rendered'] ?? '' ) ),
				'startDate'   => implode( '-', array_reverse( explode( '/', (string) $event['date'] ) ) ),
				'eventStatus' => 'https://schema.org/EventScheduled',
				'url'         => (string) ( $event['link'] ?? '' ),
				'location'    => '' === $place ? null : array( '@type' => 'Place', 'name' => $place, 'address' => $place ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
				'organizer'   => '' === $organizer ? array( '@id' => home_url( '/#organization' ) ) : array( '@type' => 'Organization', 'name' => $organizer ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
				'performer'   => '' === $speaker ? null : array( '@type' => 'Person', 'name' => $speaker ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			)
		);
	}

	/**
	 * The members of a list.
	 *
	 * @param string $route Their route.
	 * @param string $field Their name's field.
	 * @return array<string,mixed>
	 */
	private function members( string $route, string $field ): array {
		$rows = array();
		foreach ( $this->view->items( 'users?' ) as $card ) {
			$rows[] = array( (string) ( $card[ $field ] ?? '' ), home_url( "/{$route}/" . (string) $card['slug'] ) );
		}
		return $this->item_list( $rows, 'users?', Contract::limit( 'designers_per_page' ) );
	}

	/**
	 * Articles of a list, by where they can be read.
	 *
	 * @param string $start Start of the list's path.
	 * @return array<string,mixed>
	 */
	private function articles( string $start ): array {
		$rows = array();
		foreach ( $this->view->items( $start ) as $item ) {
			$rows[] = array( View::text( (string) ( $item['title']['rendered'] ?? '' ) ), (string) ( $item['medium_link'] ?? '' ) );
		}
		return $this->item_list( $rows, $start, Contract::limit( 'showcase_per_page' ) );
	}

	/**
	 * A list, or a page of it: positions count from the list's beginning.
	 *
	 * @param list<array{string,string}> $rows     Name and address of each.
	 * @param string                     $start    Start of the list's path.
	 * @param int                        $per_page How many come before, a page.
	 * @return array<string,mixed>
	 */
	private function item_list( array $rows, string $start, int $per_page ): array {
		$before   = ( Preload::is_paged( $this->view->destination->route ) ? Preload::page( $this->view->query ) - 1 : 0 ) * $per_page;
		$elements = array();
		foreach ( $rows as $place => [ $name, $url ] ) {
			$elements[] = array_filter(
				array(
					'@type'    => 'ListItem',
					'position' => $before + $place + 1,
					'name'     => $name,
					'url'      => $url,
				)
			);
		}
		return array(
			'@type'           => 'ItemList',
			'name'            => $this->view->title(),
			'url'             => $this->address,
			'numberOfItems'   => $this->view->total( $start ),
			'itemListElement' => $elements,
		);
	}

	/**
	 * The way from the home page to this one.
	 *
	 * @param string $between Route of the list in between, '' for none.
	 * @return array<string,mixed>
	 */
	private function way( string $between = '' ): array {
		$steps = array( array( $this->name(), home_url( '/' ) ) );
		if ( '' !== $between ) {
			$steps[] = array( Titles::of( $between ), home_url( "/{$between}" ) );
		}
		$steps[]  = array( $this->view->title(), home_url( $this->view->destination->path ) );
		$elements = array();
		foreach ( $steps as $place => [ $name, $url ] ) {
			$elements[] = array(
				'@type'    => 'ListItem',
				'position' => $place + 1,
				'name'     => $name,
				'item'     => $url,
			);
		}
		return array(
			'@type'           => 'BreadcrumbList',
			'itemListElement' => $elements,
		);
	}

	/**
	 * A page of text.
	 *
	 * @return array<string,mixed>
	 */
	private function page(): array {
		return array_filter(
			array(
				'@type'       => 'WebPage',
				'name'        => $this->view->title(),
				'description' => $this->view->description(),
				'url'         => $this->address,
				'inLanguage'  => Language::current(),
			)
		);
	}

	/**
	 * A designer.
	 *
	 * @param array<string,mixed> $card Card.
	 * @return array<string,mixed>
	 */
	private function profile( array $card ): array {
		return array(
			'@type'      => 'ProfilePage',
			'url'        => $this->address,
			'mainEntity' => array_filter(
				array(
					'@type'    => 'Person',
					'name'     => (string) ( $card['name'] ?? '' ),
					'jobTitle' => (string) ( $card['job'] ?? '' ),
					'address'  => $this->place( $card ),
				)
			),
		);
	}

	/**
	 * A company.
	 *
	 * @param array<string,mixed> $card Card.
	 * @return array<string,mixed>
	 */
	private function company( array $card ): array {
		return array_filter(
			array(
				'@type'       => 'Organization',
				'name'        => (string) ( $card['company'] ?? '' ),
				'description' => (string) ( $card['project_headline'] ?? '' ),
				'url'         => $this->address,
				'address'     => $this->place( $card ),
			)
		);
	}

	/**
	 * Where a member is.
	 *
	 * @param array<string,mixed> $card Card.
	 * @return array<string,string>
	 */
	private function place( array $card ): array {
		return array_filter(
			array(
				'@type'           => 'PostalAddress',
				'addressLocality' => (string) ( $card['city'] ?? '' ),
				'addressCountry'  => (string) ( $card['country'] ?? '' ),
			)
		);
	}

	private function name(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}
}
