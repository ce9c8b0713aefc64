<?php
/**
 * The small pieces of HTML the first paint is made of, as the app's own components draw them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Contract\Languages;

/**
 * Takes plain text, gives escaped HTML.
 */
final class Markup {

	/**
	 * Drawings of src/components/icon.tsx the first paint needs.
	 */
	private const ICONS = array(
		'arrow-right'  => '<path d="M3 12h17M13 5l7 7-7 7"/>',
		'arrow-left'   => '<path d="M21 12H4M11 5l-7 7 7 7"/>',
		'arrow-down'   => '<path d="M12 3v17M5 13l7 7 7-7"/>',
		'chevron-down' => '<path d="M5 9l7 7 7-7"/>',
		'check'        => '<path d="M4 12l6 6L20 6"/>',
		'close'        => '<path d="M5 5l14 14M19 5 5 19"/>',
		'download'     => '<path d="M12 3v13M6 10l6 6 6-6M4 21h16"/>',
		'play'         => '<path d="M6 4v16l14-8z" fill="currentColor"/>',
	);

	/**
	 * An address within the site or elsewhere, as editors type both.
	 *
	 * @param string $to Path below home, `#anchor`, or a whole address.
	 */
	public static function address( string $to ): string {
		return esc_url( str_starts_with( $to, '/' ) && ! str_starts_with( $to, '//' ) ? home_url( $to ) : $to );
	}

	/**
	 * A text somebody wrote, named by its language where that is not the page's; src/components/said.tsx draws the same.
	 *
	 * @param string      $text   Plain text.
	 * @param string|null $locale Language it was written in, '' for the site's, null for words of the interface.
	 */
	public static function said( string $text, ?string $locale ): string {
		if ( null === $locale || '' === $text ) {
			return esc_html( $text );
		}
		$language = '' === $locale ? Languages::site() : $locale;
		$set      = esc_html( Contract::typeset( $text, $language ) );
		return Language::current() === $language ? $set : sprintf( '<span lang="%s">%s</span>', esc_attr( $language ), $set );
	}

	/**
	 * A link.
	 *
	 * @param string      $to     Where.
	 * @param string      $text   Plain text.
	 * @param string      $style  Class names.
	 * @param string|null $locale As said() takes it.
	 * @param string      $name   What it is called among other links, where its text alone says too little.
	 */
	public static function link( string $to, string $text, string $style = '', ?string $locale = null, string $name = '' ): string {
		return sprintf(
			'<a%s href="%s"%s>%s</a>',
			'' === $style ? '' : sprintf( ' class="%s"', esc_attr( $style ) ),
			self::address( $to ),
			'' === $name ? '' : sprintf( ' aria-label="%s"', esc_attr( $name ) ),
			self::said( $text, $locale )
		);
	}

	/**
	 * A link that looks like a button.
	 *
	 * @param string $to     Where.
	 * @param string $text   Plain text.
	 * @param string $style  Class names besides `btn`.
	 * @param string $before Icon before the text.
	 * @param string $after  Icon after the text.
	 */
	public static function button( string $to, string $text, string $style = '', string $before = '', string $after = 'arrow-right' ): string {
		return sprintf(
			'<a class="%s" href="%s">%s%s%s</a>',
			esc_attr( trim( "btn {$style}" ) ),
			self::address( $to ),
			self::icon( $before ),
			esc_html( $text ),
			self::icon( $after, 'arrow-right' === $after ? 'go' : '' )
		);
	}

	/**
	 * A drawn icon, nothing for an unknown name.
	 *
	 * @param string $name  Key of ICONS.
	 * @param string $style Class names.
	 */
	public static function icon( string $name, string $style = '' ): string {
		return isset( self::ICONS[ $name ] ) ? sprintf( '<svg class="%s" viewBox="0 0 24 24" aria-hidden="true" focusable="false">%s</svg>', esc_attr( trim( "icon {$style}" ) ), self::ICONS[ $name ] ) : '';
	}

	/**
	 * No line ends between a number and its unit; src/lib/format.ts does the same.
	 *
	 * @param string $text Plain text.
	 */
	public static function together( string $text ): string {
		return (string) preg_replace( '/(\d) (?=\S)/u', "$1\u{A0}", $text );
	}

	/**
	 * A text whose line breaks count.
	 *
	 * @param string      $text   Plain text.
	 * @param string|null $locale As said() takes it.
	 */
	public static function lines( string $text, ?string $locale = null ): string {
		return str_replace( "\n", '<br>', self::said( $text, $locale ) );
	}

	/**
	 * A heading made as small as its longest word needs; src/components/mega.tsx draws the same.
	 *
	 * @param string      $text   Plain text; line breaks count.
	 * @param string      $style  Class names.
	 * @param string      $name   Element.
	 * @param string|null $locale As said() takes it.
	 */
	public static function heading( string $text, string $style = 'mega', string $name = 'h1', ?string $locale = null ): string {
		$words = preg_split( '/[\s\x{AD}-]+/u', $text );
		return sprintf( '<%1$s class="%2$s" style="--longest:%3$d">%4$s</%1$s>', tag_escape( $name ), esc_attr( $style ), max( 1, ...array_map( 'mb_strlen', $words ? $words : array() ) ), self::lines( $text, $locale ) );
	}

	/**
	 * The head of a page.
	 *
	 * @param string $heading Heading, escaped.
	 * @param string $rest    What stands under it, escaped.
	 * @param string $style   Class names besides its own.
	 */
	public static function page_head( string $heading, string $rest = '', string $style = '' ): string {
		return sprintf( '<div class="%s">%s%s</div>', esc_attr( trim( 'page-head ' . $style . ' grid' ) ), $heading, $rest );
	}

	/**
	 * Labels, and how many more there are.
	 *
	 * @param list<string> $items Plain texts.
	 * @param int|null     $shown How many to show; null for as many as a card has.
	 */
	public static function tags( array $items, ?int $shown = null ): string {
		$html   = '';
		$shown  = $shown ?? Contract::limit( 'card_tags' );
		$hidden = count( $items ) - $shown;
		foreach ( array_slice( $items, 0, $shown ) as $item ) {
			$html .= sprintf( '<li class="tag">%s</li>', esc_html( $item ) );
		}
		if ( $hidden > 0 ) {
			/* translators: %d: how many tags are not shown. */
			$html .= sprintf( '<li class="tag more">%s</li>', esc_html( sprintf( __( '+%d more', 'design-marketplace' ), $hidden ) ) );
		}
		return '' === $html ? '' : "<ul class=\"tags\">{$html}</ul>";
	}

	/**
	 * Short facts in two columns, empty ones left out: src/features/members/profile/facts.tsx.
	 *
	 * @param array<string,string> $facts Escaped texts by term.
	 * @param string               $style Class names.
	 */
	public static function facts( array $facts, string $style ): string {
		$html = '';
		foreach ( array_filter( $facts, static fn( string $text ): bool => '' !== $text ) as $term => $text ) {
			$html .= sprintf( '<div><dt>%s</dt><dd>%s</dd></div>', esc_html( $term ), $text );
		}
		return sprintf( '<dl class="%s">%s</dl>', esc_attr( $style ), $html );
	}

	/**
	 * Where strangers get no further: src/features/members/profile/sign-up-wall.tsx.
	 *
	 * @param string $path   Where the log-in leads back to.
	 * @param string $title  Plain text.
	 * @param string $more   How much there is behind it, plain text; '' for nothing to count.
	 * @param string $reason What signing up is good for, plain text.
	 */
	public static function wall( string $path, string $title, string $more = '', string $reason = '' ): string {
		return sprintf(
			'<section class="wall on-role for-strangers"><div class="say">%s<h2 class="t2">%s</h2>%s</div><div class="btns wall-ways">%s%s</div></section>',
			'' === $more ? '' : sprintf( '<p class="t1 num">%s</p>', esc_html( $more ) ),
			esc_html( $title ),
			'' === $reason ? '' : sprintf( '<p class="t4">%s</p>', esc_html( $reason ) ),
			self::button( '/signup', __( 'Sign up', 'design-marketplace' ) ),
			self::button( '/login?redirect_url=' . rawurlencode( $path ), __( 'Log in', 'design-marketplace' ), 'second', '', '' )
		);
	}

	/**
	 * A list with nothing in it.
	 *
	 * @param string $title  Plain text.
	 * @param string $text   Plain text.
	 * @param string $action What to do about it, escaped.
	 */
	public static function nothing( string $title, string $text, string $action = '' ): string {
		return sprintf( '<div class="empty"><i class="form" aria-hidden="true"></i><div><h2 class="t3">%s</h2><p class="small">%s</p>%s</div></div>', esc_html( $title ), esc_html( $text ), '' === $action ? '' : "<div class=\"btns\">{$action}</div>" );
	}

	/**
	 * The label of a value of a closed list, in the visitor's language; '' for a value it does not have.
	 *
	 * @param string $name  Key of enums.json.
	 * @param mixed  $value Value.
	 */
	public static function label( string $name, mixed $value ): string {
		$label = is_int( $value ) || is_string( $value ) ? Contract::enum( $name )[ $value ] ?? '' : '';
		// phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
		return '' === $label ? '' : translate( $label, 'design-marketplace' );
	}

	/**
	 * City and country of a member.
	 *
	 * @param array<string,mixed> $card Card.
	 */
	public static function place( array $card ): string {
		return implode( ', ', array_filter( array( (string) ( $card['city'] ?? '' ), self::label( 'countries', $card['country'] ?? '' ) ) ) );
	}

	/**
	 * A day as people of the page's language write it; '' for none.
	 *
	 * @param string $gmt Moment, GMT.
	 */
	public static function day( string $gmt ): string {
		$time = '' === $gmt ? false : strtotime( rtrim( $gmt, 'Z' ) . 'Z' );
		if ( false === $time ) {
			return '';
		}
		$day = (string) wp_date( 'j', $time );
		return sprintf( 'de' === Language::current() ? '%s. %s %s' : '%s %s %s', $day, self::label( 'months', (int) wp_date( 'n', $time ) - 1 ), (string) wp_date( 'Y', $time ) );
	}
}
