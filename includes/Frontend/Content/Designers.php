<?php
/**
 * The list of designers before the app draws it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\View;

/**
 * Rhythm and widths are those of src/features/directory; a browser test compares them.
 */
final class Designers {

	/**
	 * Widths of the large picture and of those beside it, by the card's row.
	 */
	private const SIZES = array(
		'full' => array( '(min-width: 900px) 50vw, 50vw', '(min-width: 900px) 25vw, 50vw' ),
		'half' => array( '(min-width: 900px) 33vw, 50vw', '(min-width: 900px) 17vw, 50vw' ),
	);

	/**
	 * Width of a picture alone on its card.
	 */
	private const ALONE = array(
		'full' => '(min-width: 900px) 50vw, 100vw',
		'half' => '(min-width: 900px) 33vw, 100vw',
	);

	/**
	 * Widths of two, by the row they stand in.
	 */
	private const PAIR = array(
		'full' => '(min-width: 900px) 38vw, 50vw',
		'half' => '(min-width: 900px) 25vw, 50vw',
	);

	private const COUNTS = array( 'none', 'one', 'two', '' );

	/**
	 * Takes the page.
	 *
	 * @param View $view Page about to be written.
	 */
	public function __construct( private readonly View $view ) {}

	/**
	 * Heading, filters, cards and the way to the other pages.
	 */
	public function html(): string {
		$total = $this->view->total( 'users?' );
		$cards = $this->view->items( 'users?' );
		/* translators: %s: number of designers. */
		$heading = sprintf( _n( '%s designer', '%s designers', $total, 'design-marketplace' ), number_format_i18n( $total ) );
		$html    = '';
		foreach ( $cards as $place => $card ) {
			$one   = $this->card( $card, $this->layout( $place, count( $cards ) ), 0 === $place );
			$html .= 0 === $place ? $one : Picture::later( $one );
		}
		return Markup::page_head( Markup::heading( $heading, 'mega num' ), ( new Filters( $this->view ) )->designers(), 'list-head' )
			. ( '' === $html ? ( new Filters( $this->view ) )->no_designers() : "<div class=\"grid people\">{$html}</div>" )
			. ( new Pages( $this->view ) )->html( 'users?' );
	}

	/**
	 * Rows of one, two, one: src/features/directory/card-layout.ts.
	 *
	 * @param int $place Place of the card.
	 * @param int $total How many there are.
	 */
	private function layout( int $place, int $total ): string {
		$is_full = static fn( int $one ): bool => 0 === $one % 3 || ( 1 === $one % 3 && $one === $total - 1 );
		if ( ! $is_full( $place ) ) {
			return 'half';
		}
		return count( array_filter( range( 0, $place ), $is_full ) ) % 2 ? 'full' : 'full flip';
	}

	/**
	 * One designer.
	 *
	 * @param array<string,mixed> $card     Card.
	 * @param string              $layout   Class names of its row.
	 * @param bool                $is_first Its picture is what the page is waited for.
	 */
	private function card( array $card, string $layout, bool $is_first ): string {
		$name  = (string) ( $card['name'] ?? '' );
		$job   = (string) ( $card['job'] ?? '' );
		$place = Markup::place( $card );
		$level = Markup::label( 'levels', $card['level'] ?? null );
		return sprintf(
			'<article class="person %s"><div class="info"><h2 class="title">%s</h2><div class="who">%s<span><b>%s</b>%s</span></div>%s%s</div>%s</article>',
			esc_attr( $layout ),
			Markup::link( '/designer/' . $card['slug'], '' === $job ? $name : $job, '', '' === $job ? null : (string) ( $card['locale'] ?? '' ), '' === $job ? '' : "{$job}, {$name}" ),
			Picture::mark( 'avatar', $name, $card['avatar'] ?? null, '44px' ),
			esc_html( $name ),
			'' === $place ? '' : sprintf( '<br><span class="soft">%s</span>', esc_html( $place ) ),
			'' === $level ? '' : sprintf( '<p class="small">%s</p>', esc_html( $level ) ),
			Markup::tags( $this->view->skills( $card['skill'] ?? null ) ),
			$this->works( $card, 'half' === $layout ? 'half' : 'full', $is_first )
		);
	}

	/**
	 * The latest works' pictures.
	 *
	 * @param array<string,mixed> $card     Card.
	 * @param string              $row      full or half.
	 * @param bool                $is_first The first is what the page is waited for.
	 */
	private function works( array $card, string $row, bool $is_first ): string {
		$images = array_values( array_filter( array_column( (array) ( $card['latest_works'] ?? array() ), 'image' ), array( Picture::class, 'is_image' ) ) );
		$images = array_slice( $images, 0, Contract::limit( 'card_works' ) );
		$html   = '';
		foreach ( $images as $place => $image ) {
			$sizes = match ( count( $images ) ) {
				1       => self::ALONE[ $row ],
				2       => self::PAIR[ $row ],
				default => self::SIZES[ $row ][ min( $place, 1 ) ],
			};
			$html .= Picture::tile( $image, $sizes, '', $is_first && 0 === $place );
		}
		return sprintf( '<div class="%s">%s</div>', esc_attr( trim( 'thumbs ' . ( self::COUNTS[ count( $images ) ] ?? '' ) ) ), $html );
	}
}
