<?php
/** Small elements of the first paint, with the same HTML as the app's components. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Contract\Letters;

final class Markup {

	/** An address as editors type it, of this site or another one. $to: path below home, `#anchor`, or a full address. */
	public static function address( string $to ): string {
		return esc_url( str_starts_with( $to, '/' ) && ! str_starts_with( $to, '//' ) ? home_url( $to ) : $to );
	}

	/**
	 * A text with its language, if that is not the page's; the same as src/components/said.tsx.
	 * @param string      $text   Plain text.
	 * @param string|null $locale Language of the text, '' for the site's, null for texts of the interface.
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
	 * A text of ours that ends with one somebody wrote; the same as Typed in src/features/jobs/missions/components/fact-value.tsx.
	 * @param string $text   Plain text.
	 * @param string $typed  Its end, if it ends with it.
	 * @param string $locale See said().
	 */
	public static function typed( string $text, string $typed, string $locale ): Html {
		return '' !== $typed && str_ends_with( $text, $typed )
			? Html::all( substr( $text, 0, -strlen( $typed ) ), self::said( $typed, $locale ) )
			: Html::all( $text );
	}

	/** The same for a text with line breaks. */
	public static function lines( string $text, ?string $locale = null ): Html {
		return Html::safe( str_replace( "\n", '<br>', (string) self::said( $text, $locale ) ) );
	}

	/** A link; without an address only its content. $name: accessible name, if the text is not clear without context. */
	public static function link( string $to, Html|string $text, string $style = '', string $name = '' ): Html {
		return '' === $to
			? Html::all( $text )
			: Html::of( "a{$style}", $text, href: self::address( $to ), aria_label: '' === $name ? null : $name );
	}

	/** A tile that is a link; without an address a plain tile. */
	public static function block( string $to, Html ...$inside ): Html {
		return '' === $to ? Html::of( 'div', ...$inside ) : self::link( $to, Html::all( ...$inside ) );
	}

	/** A link that looks like a button; empty without text or address. $to: address, or null. */
	public static function button(
		?string $to,
		string $text,
		string $style = '',
		string $before = '',
		string $after = 'arrow-right'
	): Html {
		if ( '' === $to || '' === $text ) {
			return Html::all();
		}
		$face = array(
			'' === $before ? '' : self::icon( $before ),
			$text,
			'' === $after ? '' : self::icon( $after, 'arrow-right' === $after ? '.go' : '' ),
		);
		return null === $to
			? Html::of( "span.btn{$style}", ...$face, aria_disabled: 'true' )
			: Html::of( "a.btn{$style}", ...$face, href: self::address( $to ) );
	}

	/**
	 * @param string $name  Key of icons.json.
	 * @param string $style Further class names, with a dot before each.
	 */
	public static function icon( string $name, string $style = '' ): Html {
		return Html::of(
			"svg.icon{$style}",
			Html::safe( Contract::icon( $name ) ),
			viewBox: '0 0 24 24',
			aria_hidden: 'true',
			focusable: 'false'
		);
	}

	/** A number in words; '' for none. $words: with %s for the number. */
	public static function counted( int $number, string $words ): string {
		return $number > 0 ? sprintf( $words, number_format_i18n( $number ) ) : '';
	}

	/** A heading, as small as its longest word needs; the same as src/components/mega.tsx. $text: plain text; line breaks count. */
	public static function heading( string $text, string $is = 'h1.mega', ?string $locale = null ): Html {
		return Html::of( $is, self::lines( $text, $locale ), style: self::fit( $text ) );
	}

	/** The style attribute for such a heading: fitWords() of src/components/mega.tsx. */
	public static function fit( string $text ): string {
		return '--longest:' . Letters::widest( $text );
	}

	/** The same for a member's name: fitName() of src/features/people/members/profile/profile-head.tsx. */
	public static function fit_name( string $name ): string {
		return '--word:' . Letters::widest( $name ) . ';--longest:' . Letters::widest_line( $name );
	}

	/**
	 * Labels, and the number of those that are not shown.
	 * @param list<Item> $items Skills.
	 * @param int|null   $shown How many to show; null for the number on cards.
	 */
	public static function tags( array $items, ?int $shown = null ): Html {
		$shown ??= Contract::limit( 'card_tags' );
		$hidden = count( $items ) - $shown;
		/* translators: %d: how many tags are not shown. */
		$more = $hidden > 0 ? sprintf( __( '+%d more', 'design-marketplace' ), $hidden ) : '';
		return Html::of(
			'ul.tags',
			Html::each( static fn( Item $item ): Html => Html::of( 'li.tag', $item->said( 'name' ) ), array_slice( $items, 0, $shown ) ),
			Html::of( 'li.tag.more', $more )
		);
	}

	/**
	 * Short facts without the empty ones: src/features/people/members/profile/facts.tsx.
	 * @param string                    $is    Name and classes.
	 * @param array<string,Html|string> $facts By term; strings are plain texts.
	 */
	public static function facts( string $is, array $facts ): Html {
		$facts = array_filter( $facts, static fn( Html|string $fact ): bool => '' !== (string) $fact );
		return Html::of(
			$is,
			Html::each(
				static fn( string $term ): Html => Html::of( 'div', Html::of( 'dt', $term ), Html::of( 'dd', $facts[ $term ] ) ),
				array_map( 'strval', array_keys( $facts ) )
			)
		);
	}

	/** A name, with a grey line below it. $more: the grey line; left out if empty. */
	public static function person( Html|string $name, Html|string $more ): Html {
		return Html::of( 'span', Html::lines( Html::of( 'b', $name ), Html::of( 'span.soft', $more ) ) );
	}

	/** The way to log in, and back. */
	public static function log_in( string $path, string $style = '' ): Html {
		return self::button( '/login?redirect_url=' . rawurlencode( $path ), __( 'Log in', 'design-marketplace' ), $style, '', '' );
	}

	/**
	 * The sign-up wall for strangers: src/features/people/members/profile/sign-up-wall.tsx.
	 * @param string $path   Path of the page, to return to after logging in.
	 * @param string $title  Plain text.
	 * @param string $more   Number of things behind it, in words; '' for none.
	 * @param string $reason Reason to sign up; '' for none.
	 * @param bool   $has_way_in Whether the page has a way to sign up already, above.
	 */
	public static function wall( string $path, string $title, string $more = '', string $reason = '', bool $has_way_in = false ): Html {
		return Html::of(
			'section.wall.on-role.for-strangers',
			Html::of( 'div.say', Html::of( 'p.t1', $more ), Html::of( 'h2.t2', $title ), Html::of( 'p.t4', $reason ) ),
			Html::of(
				'div.btns.wall-ways',
				$has_way_in ? '' : self::button( '/signup', __( 'Sign up', 'design-marketplace' ) ),
				self::log_in( $path, '.second' )
			)
		);
	}

	/** An empty list: src/components/empty-state.tsx. $text: plain text, if it is not ours for lists that are still to be filled. */
	public static function nothing( string $title, ?string $text = null ): Html {
		return Html::of(
			'div.empty',
			Html::bare( 'i.form', aria_hidden: 'true' ),
			Html::of( 'div', Html::of( 'h2.t3', $title ), Html::of( 'p.small', $text ?? __( 'Come back soon', 'design-marketplace' ) ) )
		);
	}

	/** The label of a value of an enum, in the visitor's language; '' for an unknown value. $name: key of enums.json. */
	public static function label( string $name, mixed $value ): string {
		$label = is_int( $value ) || is_string( $value ) ? Contract::enum( $name )[ $value ] ?? '' : '';
		// phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
		return '' === $label ? '' : translate( $label, 'design-marketplace' );
	}

	/** The labels of several values, in one line. $name: key of enums.json. $values: list of values, or nothing. */
	public static function several( string $name, mixed $values ): string {
		$labels = array_map( static fn( mixed $value ): string => self::label( $name, $value ), array_values( (array) $values ) );
		return self::joined( ...$labels );
	}

	/**
	 * All labels of an enum by value.
	 * @param string $name Key of enums.json.
	 * @return array<int|string,string>
	 */
	public static function labels( string $name ): array {
		$values = array_keys( Contract::enum( $name ) );
		return array_combine( $values, array_map( static fn( int|string $value ): string => self::label( $name, $value ), $values ) );
	}

	/** The row to hand a page on by, with the address; its buttons come with the app: src/components/share-row.tsx. */
	public static function share( string $path, string $style = '' ): Html {
		$words = array( 'share-link' => __( 'Copy link', 'design-marketplace' ), 'share-code' => __( 'QR code', 'design-marketplace' ) );
		$look  = 'button.quiet.app-only';
		$press = static fn( string $icon ): Html => Html::of( $look, self::icon( $icon ), ' ', $words[ $icon ], type: 'button' );
		return Html::of(
			"div.share-row{$style}",
			Html::of( 'span.addr', (string) preg_replace( '#^https?://#', '', home_url( $path ) ), translate: 'no' ),
			Html::each( $press, array_keys( $words ) ),
			role: 'group',
			aria_label: __( 'Share this page', 'design-marketplace' )
		);
	}

	/** City and country of a member. */
	public static function place( Item $card ): string {
		return self::joined( $card->text( 'city' ), self::label( 'countries', $card->value( 'country' ) ) );
	}

	/** Whether a designer is available, as far as the visitor may know; empty if unknown. */
	public static function free( Item $card ): Html {
		$is    = $card->text( 'availability' );
		$words = 'from' === $is
			/* translators: %s: a day such as 1 March 2027. */
			? sprintf( __( 'Free from %s', 'design-marketplace' ), self::calendar_day( $card->text( 'available_from' ) ) )
			: self::label( 'availabilities', $is );
		return '' === $words ? Html::all() : Html::of( "span.free.{$is}", Html::bare( 'i', aria_hidden: 'true' ), Html::of( 'b', $words ) );
	}

	/** A company's usual time to answer, and how many it has answered, the same as src/components/answers-in.tsx; empty if unknown. */
	public static function answers( Item $card ): Html {
		$days  = $card->number( 'answers_in_days' );
		$share = $card->item( 'answer_share' );
		/* translators: 1: number of applications a company has answered, 2: number of those it got. */
		$words = __( 'Answered %1$s of %2$s', 'design-marketplace' );
		$said  = array_map( 'number_format_i18n', array( $share->number( 'answered' ), $share->number( 'of' ) ) );
		/* translators: %s: number of days in which a company usually answers applications. */
		$time = self::counted( $days, _n( 'Usually answers within %s day', 'Usually answers within %s days', $days, 'design-marketplace' ) );
		return Html::lines( $time, $share->number( 'of' ) > 0 ? sprintf( $words, ...$said ) : '' );
	}

	/** Texts in one line, with separators. */
	public static function joined( string ...$texts ): string {
		return implode( ', ', array_filter( $texts, static fn( string $text ): bool => '' !== $text ) );
	}

	/** A day such as 2027/03/01 in the page's language. Noon is used, as it is on the same day in all time zones of Europe. */
	public static function calendar_day( string $day ): string {
		return self::day( strtr( $day, '/', '-' ) . 'T12:00:00' );
	}

	/** A day, formatted in the page's language; '' for none. $gmt: GMT time. */
	public static function day( string $gmt ): string {
		$time = '' === $gmt ? false : strtotime( rtrim( $gmt, 'Z' ) . 'Z' );
		if ( false === $time ) {
			return '';
		}
		$day = (string) wp_date( 'j', $time );
		return sprintf(
			'de' === Language::current() ? '%s. %s %s' : '%s %s %s',
			$day,
			self::label( 'months', (int) wp_date( 'n', $time ) - 1 ),
			(string) wp_date( 'Y', $time )
		);
	}
}
