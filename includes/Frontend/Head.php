<?php
/**
 * What search engines and other sites read: title, description, canonical address, languages, Open Graph, JSON-LD.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Contract\Contract;

/**
 * Says of a member only what strangers may read.
 */
final class Head {

	/**
	 * Query parameters that make another page of a list.
	 */
	private const KEPT = array( 'page' );

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * The window's title.
	 */
	public function title(): string {
		$site = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		return implode( ' – ', array_unique( array_filter( array( $this->view->title(), $site ) ) ) );
	}

	/**
	 * The elements, escaped.
	 */
	public function html(): string {
		$html  = '<title>' . esc_html( $this->title() ) . "</title>\n";
		$html .= $this->meta( 'name', 'description', $this->view->description() );
		if ( 200 === $this->view->destination->status ) {
			$html .= sprintf( "<link rel=\"canonical\" href=\"%s\">\n", esc_url( $this->address() ) );
			$html .= $this->languages();
			$html .= $this->open_graph();
			$html .= $this->linked_data();
		}
		return $html;
	}

	/**
	 * Keeps pages without a public face out of search results.
	 *
	 * @param array<string,bool|string> $robots Directives.
	 * @return array<string,bool|string>
	 */
	public function robots( array $robots ): array {
		if ( 200 !== $this->view->destination->status || ! $this->view->destination->is_open ) {
			unset( $robots['max-image-preview'] );
			$robots['noindex'] = true;
		}
		return $robots;
	}

	/**
	 * The page's own address, in a language where one is given.
	 *
	 * @param string $lang Two letters; '' for the address as it was asked for.
	 */
	private function address( string $lang = '' ): string {
		$query = array_intersect_key( array_filter( $this->view->query, 'is_string' ), array_flip( self::KEPT ) );
		if ( '' === $lang ) {
			$lang = Language::code( is_string( $this->view->query['lang'] ?? null ) ? $this->view->query['lang'] : '' );
		}
		if ( '' !== $lang ) {
			$query['lang'] = $lang;
		}
		return add_query_arg( array_map( 'rawurlencode', $query ), home_url( $this->view->destination->path ) );
	}

	private function languages(): string {
		if ( ! $this->view->destination->is_open ) {
			return '';
		}
		$html = '';
		foreach ( array_keys( Contract::enum( 'languages' ) ) as $code ) {
			$html .= sprintf( "<link rel=\"alternate\" hreflang=\"%s\" href=\"%s\">\n", esc_attr( (string) $code ), esc_url( $this->address( (string) $code ) ) );
		}
		return $html;
	}

	private function open_graph(): string {
		$image = $this->image();
		$tags  = array(
			'og:site_name'   => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'og:type'        => 'designer' === $this->view->destination->route ? 'profile' : 'website',
			'og:title'       => $this->view->title(),
			'og:description' => $this->view->description(),
			'og:url'         => $this->address(),
			'og:locale'      => determine_locale(),
			'og:image'       => $image['url'],
			'og:image:alt'   => $image['alt'],
		);
		$html  = '';
		foreach ( $tags as $name => $value ) {
			$html .= $this->meta( 'property', $name, (string) $value );
		}
		return $html . $this->meta( 'name', 'twitter:card', '' === $image['url'] ? 'summary' : 'summary_large_image' );
	}

	/**
	 * The picture other sites show: a work, the project's, or the first of the home page.
	 *
	 * @return array{url:string,alt:string}
	 */
	private function image(): array {
		$card  = $this->view->destination->card() ?? array();
		$found = $card['latest_works'][0]['image'] ?? $card['project_image'] ?? $this->view->block( 'hero' )['pictures'][0]['image'] ?? null;
		$file  = $found['breakpoints']['lg']['2x'] ?? '';
		return array(
			'url' => '' === $file ? '' : $found['base_path'] . $file,
			'alt' => (string) ( $found['alt'] ?? '' ),
		);
	}

	private function linked_data(): string {
		$data = ( new Linked_Data( $this->view, $this->address() ) )->data();
		return $data ? sprintf( "<script type=\"application/ld+json\">%s</script>\n", Boot::json( $data ) ) : '';
	}

	/**
	 * One meta element, nothing for an empty value.
	 *
	 * @param string $attribute name or property.
	 * @param string $name      Its value.
	 * @param string $content   Plain text.
	 */
	private function meta( string $attribute, string $name, string $content ): string {
		return '' === $content ? '' : sprintf( "<meta %s=\"%s\" content=\"%s\">\n", $attribute, esc_attr( $name ), esc_attr( $content ) );
	}
}
