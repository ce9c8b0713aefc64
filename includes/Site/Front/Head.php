<?php
/** Metadata for search engines and other sites: title, description, canonical address, languages, Open Graph, JSON-LD. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Site\Share\Embeds;
use DesignMarketplace\Site\Share\Job_Feeds;
use DesignMarketplace\Site\Share\Share_Picture;

/** It describes members only by what strangers may read. Elements that another plugin has printed are left out. */
final class Head {

	public function __construct( private readonly View $view ) {}

	public function title(): string {
		$site = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		return implode( ' – ', array_unique( array_filter( array( $this->view->title(), $site ) ) ) );
	}

	/** The elements, escaped, without those that exist already. $others: output of WordPress and other plugins. */
	public function html( string $others = '' ): string {
		$html = preg_match( '/<title\b/i', $others ) ? '' : '<title>' . esc_html( $this->title() ) . "</title>\n";
		foreach ( $this->metas() as $name => $content ) {
			$attribute = preg_match( '/^(og|profile):/', $name ) ? 'property' : 'name';
			// An image's size and alternative text belong with its address.
			$decides = str_starts_with( $name, 'og:image' ) ? 'og:image' : $name;
			if (
				'' !== $content && ! preg_match( '/<meta\s[^>]*(?:name|property)=["\']' . preg_quote( $decides, '/' ) . '["\']/i', $others )
			) {
				$html .= sprintf( "<meta %s=\"%s\" content=\"%s\">\n", $attribute, esc_attr( $name ), esc_attr( $content ) );
			}
		}
		if ( $this->is_hidden() && ! preg_match( '/<meta\s[^>]*name=["\']robots["\'][^>]*noindex/i', $others ) ) {
			// Some plugins print this element instead of core, and do not use core's filter.
			$html .= "<meta name=\"robots\" content=\"noindex\">\n";
		}
		if ( 200 !== $this->view->destination->status ) {
			return $html;
		}
		if ( ! preg_match( '/<link\s[^>]*rel=["\']canonical["\']/i', $others ) ) {
			$html .= sprintf( "<link rel=\"canonical\" href=\"%s\">\n", esc_url( $this->address() ) );
		}
		$html .= Embeds::discovery( $this->view->destination, $this->address() );
		$html .= 'jobs' === $this->view->destination->route ? Job_Feeds::discovery() : '';
		if ( $this->view->destination->is_open && ! preg_match( '/<link\s[^>]*hreflang=/i', $others ) ) {
			$html .= $this->languages();
		}
		$said = preg_match_all( '/"@type":\s*"(\w+)"/', $others, $found ) ? $found[1] : array();
		$data = array_values(
			array_filter( $this->linked_data(), static fn( array $piece ): bool => ! in_array( $piece['@type'], $said, true ) )
		);
		return $html . ( // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			$data
				? sprintf(
					"<script type=\"application/ld+json\">%s</script>\n",
					Boot_Data::json( array( '@context' => 'https://schema.org', '@graph' => $data ) )
				)
				: ''
		);
	}

	/**
	 * Keeps pages that strangers should not find out of search results.
	 * @param array<string,bool|string> $robots Directives.
	 * @return array<string,bool|string>
	 */
	public function robots( array $robots ): array {
		if ( $this->is_hidden() ) {
			unset( $robots['max-image-preview'] );
			$robots['noindex'] = true;
		}
		return $robots;
	}

	public function is_hidden(): bool {
		return $this->view->destination->is_hidden();
	}

	/** @param string|null $lang Two letters, '' for none; null for the requested one. */
	public function address( ?string $lang = null ): string {
		$page   = List_Query::page( $this->view->query );
		$query  = $page > 1 && $this->view->destination->entry()->paged_list( $this->view->query )
			? array( 'page' => (string) $page )
			: array();
		$lang ??= Languages::code( is_string( $this->view->query['lang'] ?? null ) ? $this->view->query['lang'] : '' );
		if ( in_array( $lang, $this->view->languages(), true ) ) {
			$query['lang'] = $lang;
		}
		return add_query_arg( $query, home_url( $this->view->destination->path ) );
	}

	/** @return array<string,string> Description, Open Graph and Twitter card by name; '' for none. */
	public function metas(): array {
		$description = $this->view->description();
		if ( 200 !== $this->view->destination->status ) {
			return array( 'description' => $description );
		}
		$image = $this->image();
		return array(
			'description'     => $description,
			'og:site_name'    => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'og:type'         => $this->view->destination->entry()->og_type(),
			'og:title'        => $this->view->title(),
			'og:description'  => $description,
			'og:url'          => $this->address(),
			'og:locale'       => determine_locale(),
			'og:image'        => $image['url'],
			'og:image:width'  => $image['width'],
			'og:image:height' => $image['height'],
			'og:image:alt'    => $image['alt'],
			'twitter:card'    => '' === $image['url'] ? 'summary' : 'summary_large_image',
		);
	}

	/** @return list<array<string,mixed>> The page as schema.org data; empty for pages that strangers cannot see. */
	public function linked_data(): array {
		$destination = $this->view->destination;
		return $destination->is_open
			? $destination->entry()->linked_data( $this->view, new Linked_Data( $this->view, $this->address() ) )
			: array();
	}

	private function languages(): string {
		$html = sprintf( "<link rel=\"alternate\" hreflang=\"x-default\" href=\"%s\">\n", esc_url( $this->address( '' ) ) );
		foreach ( $this->view->languages() as $code ) {
			$url   = esc_url( $this->address( $code ) );
			$html .= sprintf( "<link rel=\"alternate\" hreflang=\"%s\" href=\"%s\">\n", esc_attr( $code ), $url );
		}
		return $html;
	}

	/**
	 * The image for other sites: the one that is drawn of the page, otherwise its first one in its largest size.
	 * @return array{url:string,width:string,height:string,alt:string}
	 */
	private function image(): array {
		$drawn = Share_Picture::of( $this->view->destination );
		if ( $drawn ) {
			return array_map( 'strval', $drawn );
		}
		$found = $this->view->picture();
		$file  = $found['breakpoints']['lg']['2x'] ?? '';
		$size  = preg_match( '/-(\d+)x(\d+)\.\w+$/D', $file, $parts )
			? array( $parts[1], $parts[2] )
			: array( (string) ( $found['width'] ?? '' ), (string) ( $found['height'] ?? '' ) );
		return array(
			'url'    => '' === $file ? '' : ( $found['base_path'] ?? '' ) . $file,
			'width'  => $size[0],
			'height' => $size[1],
			'alt'    => (string) ( $found['alt'] ?? '' ),
		);
	}
}
