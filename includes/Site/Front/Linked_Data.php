<?php
/** Parts of schema.org data that several pages use. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;

final class Linked_Data {

	public function __construct( private readonly View $view, public readonly string $address ) {}

	/**
	 * @param string $field Field with their name.
	 * @return array<string,mixed>
	 */
	public function members( string $route, string $field ): array {
		$rows = array();
		foreach ( $this->view->items( 'users?' ) as $card ) {
			$rows[] = array( (string) ( $card[ $field ] ?? '' ), home_url( "/{$route}/" . (string) $card['slug'] ) );
		}
		return $this->item_list( $rows, 'users?', Contract::limit( 'designers_per_page' ) );
	}

	/**
	 * A list, or one page of it. Positions count from the start of the list.
	 * @param list<array{string,string}> $rows  Name and address of each.
	 * @param string                     $start Start of the list's path.
	 * @return array<string,mixed>
	 */
	public function item_list( array $rows, string $start, int $per_page ): array {
		$before   = (
			$this->view->destination->entry()->paged_list( $this->view->query ) ? List_Query::page( $this->view->query ) - 1 : 0
		) * $per_page;
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
	 * The breadcrumbs from the home page.
	 * @param string $between Route of the list in between, '' for none.
	 * @return array<string,mixed>
	 */
	public function way( string $between = '' ): array {
		$steps = array( array( $this->site(), home_url( '/' ) ) );
		if ( '' !== $between ) {
			$steps[] = array( Pages::named( $between )->name(), home_url( "/{$between}" ) );
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
		return array( '@type' => 'BreadcrumbList', 'itemListElement' => $elements );
	}

	/** @return array<string,mixed> */
	public function page(): array {
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
	 * @param array<string,mixed> $card
	 * @return array<string,string>
	 */
	public function place( array $card ): array {
		return array_filter(
			array(
				'@type'           => 'PostalAddress',
				'addressLocality' => (string) ( $card['city'] ?? '' ),
				'addressCountry'  => (string) ( $card['country'] ?? '' ),
			)
		);
	}

	public function site(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}
}
