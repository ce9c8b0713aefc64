<?php
/**
 * The small pieces the first paint is made of, as the app's own components draw them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Contract\Languages;

/**
 * Takes plain text and pieces; knows nothing of a screen.
 */
final class Markup {

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
	public static function said( string $text, ?string $locale ): Html {
		if ( null === $locale || '' === $text ) {
			return Html::all( $text );
		}
		$language = '' === $locale ? Languages::site() : $locale;
		$set      = Contract::typeset( $text, $language );
		return Language::current() === $language ? Html::all( $set ) : Html::of( 'span', $set, lang: $language );
	}

	/**
	 * The same for a text whose line breaks count.
	 *
	 * @param string      $text   Plain text.
	 * @param string|null $locale As said() takes it.
	 */
	public static function lines( string $text, ?string $locale = null ): Html {
		return Html::safe( str_replace( "\n", '<br>', (string) self::said( $text, $locale ) ) );
	}

	/**
	 * A link; without an address what would stand in it.
	 *
	 * @param string      $to    Where.
	 * @param Html|string $text  What stands in it.
	 * @param string      $style Class names, with a dot before each.
	 * @param string      $name  What it is called among other links, where its text alone says too little.
	 */
	public static function link( string $to, Html|string $text, string $style = '', string $name = '' ): Html {
		return '' === $to ? Html::all( $text ) : Html::of( "a{$style}", $text, href: self::address( $to ), aria_label: '' === $name ? null : $name );
	}

	/**
	 * A whole tile that is a link; without an address it only stands there.
	 *
	 * @param string $to        Where.
	 * @param Html   ...$inside What stands in it.
	 */
	public static function block( string $to, Html ...$inside ): Html {
		return '' === $to ? Html::of( 'div', ...$inside ) : self::link( $to, Html::all( ...$inside ) );
	}

	/**
	 * A link that looks like a button; nothing without words or an address.
	 *
	 * @param string|null $to     Where; null for one that leads nowhere from here.
	 * @param string $text   Plain text.
	 * @param string $style  Class names besides `btn`, with a dot before each.
	 * @param string $before Icon before the text.
	 * @param string $after  Icon after the text.
	 */
	public static function button( ?string $to, string $text, string $style = '', string $before = '', string $after = 'arrow-right' ): Html {
		if ( '' === $to || '' === $text ) {
			return Html::all();
		}
		$face = array( '' === $before ? '' : self::icon( $before ), $text, '' === $after ? '' : self::icon( $after, 'arrow-right' === $after ? '.go' : '' ) );
		return null === $to ? Html::of( "span.btn{$style}", ...$face, aria_disabled: 'true' ) : Html::of( "a.btn{$style}", ...$face, href: self::address( $to ) );
	}

	/**
	 * A drawn icon.
	 *
	 * @param string $name  Key of icons.json.
	 * @param string $style Class names besides its own, with a dot before each.
	 */
	public static function icon( string $name, string $style = '' ): Html {
		return Html::of( "svg.icon{$style}", Html::safe( Contract::icon( $name ) ), viewBox: '0 0 24 24', aria_hidden: 'true', focusable: 'false' );
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
	 * A heading made as small as its longest word needs; src/components/mega.tsx draws the same.
	 *
	 * @param string      $text   Plain text; line breaks count.
	 * @param string      $is     Name and classes.
	 * @param string|null $locale As said() takes it.
	 */
	public static function heading( string $text, string $is = 'h1.mega', ?string $locale = null ): Html {
		return Html::of( $is, self::lines( $text, $locale ), style: self::fit( $text ) );
	}

	/**
	 * The style that makes a heading as small as its longest word needs: fitWords() of src/components/mega.tsx.
	 *
	 * @param string $text Plain text.
	 */
	public static function fit( string $text ): string {
		$words = preg_split( '/[\s\x{AD}-]+/u', $text );
		return '--longest:' . max( 1, ...array_map( 'mb_strlen', $words ? $words : array() ) );
	}

	/**
	 * Labels, and how many more there are.
	 *
	 * @param list<string> $items Plain texts.
	 * @param int|null     $shown How many to show; null for as many as a card has.
	 */
	public static function tags( array $items, ?int $shown = null ): Html {
		$shown ??= Contract::limit( 'card_tags' );
		$hidden = count( $items ) - $shown;
		/* translators: %d: how many tags are not shown. */
		$more = $hidden > 0 ? sprintf( __( '+%d more', 'design-marketplace' ), $hidden ) : '';
		return Html::of( 'ul.tags', Html::each( static fn( string $item ): Html => Html::of( 'li.tag', $item ), array_slice( $items, 0, $shown ) ), Html::of( 'li.tag.more', $more ) );
	}

	/**
	 * Short facts, empty ones left out: src/features/members/profile/facts.tsx.
	 *
	 * @param string                    $is    Name and classes.
	 * @param array<string,Html|string> $facts By term; strings are plain texts.
	 */
	public static function facts( string $is, array $facts ): Html {
		$facts = array_filter( $facts, static fn( Html|string $fact ): bool => '' !== (string) $fact );
		return Html::of( $is, Html::each( static fn( string $term ): Html => Html::of( 'div', Html::of( 'dt', $term ), Html::of( 'dd', $facts[ $term ] ) ), array_map( 'strval', array_keys( $facts ) ) ) );
	}

	/**
	 * Somebody or something, and more about them below it.
	 *
	 * @param Html|string $name What it is.
	 * @param Html|string $more In grey; nothing where there is nothing to say.
	 */
	public static function person( Html|string $name, Html|string $more ): Html {
		return Html::of( 'span', Html::lines( Html::of( 'b', $name ), Html::of( 'span.soft', $more ) ) );
	}

	/**
	 * Where strangers get no further: src/features/members/profile/sign-up-wall.tsx.
	 *
	 * @param string $path   The page, where the log-in leads back to.
	 * @param string $title  Plain text.
	 * @param string $more   How much there is behind it; '' for nothing to count.
	 * @param string $reason What signing up is good for; '' where nothing of the page is shown.
	 */
	public static function wall( string $path, string $title, string $more = '', string $reason = '' ): Html {
		return Html::of(
			'section.wall.on-role.for-strangers',
			Html::of( 'div.say', Html::of( 'p.t1.num', $more ), Html::of( 'h2.t2', $title ), Html::of( 'p.t4', $reason ) ),
			Html::of(
				'div.btns.wall-ways',
				self::button( '/signup', __( 'Sign up', 'design-marketplace' ) ),
				self::button( '/login?redirect_url=' . rawurlencode( $path ), __( 'Log in', 'design-marketplace' ), '.second', '', '' ),
				'' === $reason ? '' : self::link( '/report?url=' . rawurlencode( $path ), __( 'Report this page', 'design-marketplace' ), '.link' )
			)
		);
	}

	/**
	 * A list with nothing in it: src/components/empty-state.tsx.
	 *
	 * @param string    $title  Plain text.
	 * @param string    $text   Plain text.
	 * @param Html|null $action What to do about it.
	 */
	public static function nothing( string $title, string $text, ?Html $action = null ): Html {
		return Html::of(
			'div.empty',
			Html::bare( 'i.form', aria_hidden: 'true' ),
			Html::of( 'div', Html::of( 'h2.t3', $title ), Html::of( 'p.small', $text ), Html::of( 'div.btns', $action ) )
		);
	}

	/**
	 * The label of a value of a closed list, in the visitor's language; '' for a value it does not have.
	 *
	 * @param string $name Key of enums.json.
	 */
	public static function label( string $name, mixed $value ): string {
		$label = is_int( $value ) || is_string( $value ) ? Contract::enum( $name )[ $value ] ?? '' : '';
		// phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
		return '' === $label ? '' : translate( $label, 'design-marketplace' );
	}

	/**
	 * All labels of a closed list by value.
	 *
	 * @param string $name Key of enums.json.
	 * @return array<int|string,string>
	 */
	public static function labels( string $name ): array {
		$values = array_keys( Contract::enum( $name ) );
		return array_combine( $values, array_map( static fn( int|string $value ): string => self::label( $name, $value ), $values ) );
	}

	/**
	 * City and country of a member.
	 */
	public static function place( Item $card ): string {
		return self::joined( $card->text( 'city' ), self::label( 'countries', $card->value( 'country' ) ) );
	}

	/**
	 * Whether a designer is free, as far as the visitor may know; nothing where nothing is known.
	 */
	public static function free( Item $card ): Html {
		$is = $card->text( 'availability' );
		/* translators: %s: a day such as 1 March 2027. */
		$words = 'from' === $is ? sprintf( __( 'Free from %s', 'design-marketplace' ), self::calendar_day( $card->text( 'available_from' ) ) ) : self::label( 'availabilities', $is );
		return '' === $words ? Html::all() : Html::of( "span.free.{$is}", Html::bare( 'i', aria_hidden: 'true' ), Html::of( 'b', $words ) );
	}

	/**
	 * What there is of them, in one line.
	 *
	 * @param string ...$texts Plain texts.
	 */
	public static function joined( string ...$texts ): string {
		return implode( ', ', array_filter( $texts, static fn( string $text ): bool => '' !== $text ) );
	}

	/**
	 * A calendar day as people of the page's language write it. Noon is the same day in any time zone that is Europe's.
	 *
	 * @param string $day Such as 2027/03/01.
	 */
	public static function calendar_day( string $day ): string {
		return self::day( strtr( $day, '/', '-' ) . 'T12:00:00' );
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
