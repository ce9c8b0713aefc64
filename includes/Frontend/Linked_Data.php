<?php
/**
 * The page as schema.org data.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

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
	 * The data, empty for none.
	 *
	 * @return array<string,mixed>
	 */
	public function data(): array {
		$data = $this->by_route();
		return $data ? array_merge( array( '@context' => 'https://schema.org' ), $data ) : array();
	}

	/**
	 * The part that depends on the route.
	 *
	 * @return array<string,mixed>
	 */
	private function by_route(): array {
		$card = $this->view->destination->card();
		switch ( $this->view->destination->route ) {
			case 'home':
				return array(
					'@type'       => 'WebSite',
					'name'        => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
					'url'         => $this->address,
					'description' => $this->view->description(),
					'inLanguage'  => Language::current(),
				);
			case 'designers':
				return $this->item_list( 'designer', 'name' );
			case 'jobs':
				return $this->item_list( 'project', 'company' );
			case 'designer':
				return $card ? $this->profile( $card ) : array();
			case 'project':
				return $card ? $this->company( $card ) : array();
			case 'showcase':
			case 'tools':
			case 'about':
			case 'page':
				return array(
					'@type'      => 'WebPage',
					'name'       => $this->view->title(),
					'url'        => $this->address,
					'inLanguage' => Language::current(),
				);
			default:
				return array();
		}
	}

	/**
	 * The members of a list.
	 *
	 * @param string $route Their route.
	 * @param string $field Their name's field.
	 * @return array<string,mixed>
	 */
	private function item_list( string $route, string $field ): array {
		$elements = array();
		foreach ( $this->view->items( 'users?' ) as $place => $card ) {
			$elements[] = array(
				'@type'    => 'ListItem',
				'position' => $place + 1,
				'name'     => (string) ( $card[ $field ] ?? '' ),
				'url'      => home_url( "/{$route}/" . (string) $card['slug'] ),
			);
		}
		return array(
			'@type'           => 'ItemList',
			'name'            => $this->view->title(),
			'numberOfItems'   => $this->view->total( 'users?' ),
			'itemListElement' => $elements,
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
		return array(
			'@type'           => 'PostalAddress',
			'addressLocality' => (string) ( $card['city'] ?? '' ),
			'addressCountry'  => (string) ( $card['country'] ?? '' ),
		);
	}
}
