<?php
/** The look a school gives the site: colours, typefaces, forms and logo, as the tokens of src/styles/tokens.css. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Settings;

use DesignMarketplace\Kernel\Contract\Value;

/**
 * A few colours are given, and all others follow from them. What cannot be read is never in force, however it was stored.
 * @phpstan-type Values array<string,string|int|bool>
 * @phpstan-type Tokens array<string,array{string,string}>
 */
final class Brand {

	public const OPTION = 'design_marketplace_brand';

	/** Parameter of an address that shows the administrator's own draft, with the scheme to show it in. */
	public const DRAFT = 'dm_brand';

	public const SCHEMES = array( 'light', 'dark' );

	/** Grounds of share pictures. */
	public const SHARES = array( 'role', 'paper', 'ink' );

	/** The values until somebody changes them; colours are there once for each scheme. */
	public const SHIPPED = array(
		'paper_light'         => self::TOKENS['paper'][0],
		'paper_dark'          => self::TOKENS['paper'][1],
		'ink_light'           => self::TOKENS['ink'][0],
		'ink_dark'            => self::TOKENS['ink'][1],
		'designer_light'      => self::TOKENS['designer'][0],
		'designer_dark'       => self::TOKENS['designer'][1],
		'entrepreneur_light'  => self::TOKENS['entrepreneur'][0],
		'entrepreneur_dark'   => self::TOKENS['entrepreneur'][1],
		'on_role_light'       => self::TOKENS['on-role'][0],
		'on_role_dark'        => self::TOKENS['on-role'][1],
		'font_head'           => '',
		'font_text'           => '',
		'radius_designer'     => self::FULL,
		'radius_entrepreneur' => 0,
		'logo_light'          => 0,
		'logo_dark'           => 0,
		'logo_says_name'      => false,
		'share'               => 'role',
	);

	/** Pixels of a form that is round whatever its size. */
	private const FULL = 999;

	/** Of each pair the colour that gives way comes first. */
	public const PAIRS = array( array( 'ink', 'paper' ), array( 'designer', 'on_role' ), array( 'entrepreneur', 'on_role' ) );

	/** The tokens as they are shipped, light and dark. */
	public const TOKENS = array(
		'paper'        => array( '#f1f1ee', '#121211' ),
		'sheet'        => array( '#ffffff', '#1d1d1b' ),
		'ink'          => array( '#0d0d0c', '#f3f3ee' ),
		'ink-2'        => array( '#575751', '#aeaea6' ),
		'edge'         => array( '#7b7b74', '#85857d' ),
		'hair'         => array( '#cfcfc9', '#383834' ),
		'error'        => array( '#c4001d', '#ff8b8b' ),
		'error-wash'   => array( '#fbe3e4', '#3a1719' ),
		'designer'     => array( '#ff6bb5', '#ff7cbd' ),
		'entrepreneur' => array( '#35e84f', '#43f05c' ),
		'on-role'      => array( '#0d0d0c', '#0d0d0c' ),
		'inverse'      => array( '#0d0d0c', '#000000' ),
		'on-inverse'   => array( '#f1f1ee', '#f3f3ee' ),
		'on-inverse-2' => array( '#a9a9a2', '#aeaea6' ),
	);

	/** Addresses that can stand in a style between quotes. */
	public const PLAIN_URL = '#^https?://[^\s"\'()\\\\<>]+$#D';

	/** @var array{Values,Tokens}|null The tokens of the values that were asked for last. */
	private static ?array $last = null;

	/** @return Values What is in force: the draft of an administrator who looks at it, what is stored, or what is shipped. */
	public static function get(): array {
		return self::draft() ?? self::good( get_option( self::OPTION ) ) ?? self::SHIPPED;
	}

	/** @return Values|null Only for those who ask for it and may save it. */
	private static function draft(): ?array {
		return '' !== self::scheme() ? self::good( get_transient( self::draft_name() ) ) : null;
	}

	/** The scheme in which a draft is looked at, '' where none is. */
	public static function scheme(): string {
		// phpcs:ignore WordPress.Security -- only compared.
		$asked = $_GET[ self::DRAFT ] ?? '';
		return in_array( $asked, self::SCHEMES, true ) && current_user_can( 'manage_options' ) ? $asked : '';
	}

	/** While an administrator looks at a draft, the site has the draft's name. */
	public function draft_title( mixed $name ): mixed {
		$draft = did_action( 'init' ) && '' !== self::scheme() ? get_transient( self::draft_name() ) : null;
		$title = is_array( $draft ) ? $draft['site_name'] ?? '' : '';
		return is_string( $title ) && '' !== $title ? $title : $name;
	}

	/** The transient of the current user's draft. */
	public static function draft_name(): string {
		return self::OPTION . '_draft_' . get_current_user_id();
	}

	/** @return Values|null Values in which nothing is wrong. */
	private static function good( mixed $stored ): ?array {
		$values = is_array( $stored ) ? self::clean( $stored ) : null;
		return $values && ! self::complaints( $values ) ? $values : null;
	}

	/**
	 * Brings a form or a file to the types of the values; missing ones are as shipped.
	 * @param array<mixed> $sent
	 * @return Values
	 */
	public static function clean( array $sent ): array {
		$values = array();
		foreach ( self::SHIPPED as $key => $shipped ) {
			$value          = is_scalar( $sent[ $key ] ?? null ) ? $sent[ $key ] : $shipped;
			$text           = strtolower( trim( (string) $value ) );
			$values[ $key ] = match ( true ) {
				self::is_colour( $key ) => '#' . preg_replace( '/^(.)(.)(.)$/D', '$1$1$2$2$3$3', ltrim( $text, '#' ) ),
				is_int( $shipped )        => is_int( Value::integer( $value ) ) ? Value::integer( $value ) : -1,
				is_bool( $shipped )       => true === Value::boolean( $value ),
				default                   => $text,
			};
		}
		return $values;
	}

	/**
	 * @param Values $values Clean ones.
	 * @return array<string,string> What is wrong with them, by value, as sentences.
	 */
	public static function complaints( array $values ): array {
		$wrong = array();
		foreach ( $values as $key => $value ) {
			$said = match ( true ) {
				self::is_colour( $key ) => preg_match( '/^#[0-9a-f]{6}$/D', (string) $value ) ? '' : __( 'A colour is written like #1a2b3c.', 'design-marketplace' ),
				str_starts_with( $key, 'radius_' ) => $value >= 0 && $value <= self::FULL ? '' : __( 'Enter a number from 0 to 999.', 'design-marketplace' ),
				is_bool( $value ) => '',
				str_starts_with( $key, 'logo_' ) => $value >= 0 ? '' : __( 'Choose a picture from the media library.', 'design-marketplace' ),
				str_starts_with( $key, 'font_' ) => preg_match( '/^[a-z0-9_-]{0,200}$/D', (string) $value ) ? '' : __( 'There is no such typeface.', 'design-marketplace' ),
				default => in_array( $value, self::SHARES, true ) ? '' : __( 'Choose one of the looks of share pictures.', 'design-marketplace' ),
			};
			if ( '' !== $said ) {
				$wrong[ $key ] = $said;
			}
		}
		foreach ( $wrong ? array() : self::pairs( $values ) as [ $key, $other, $ratio ] ) {
			if ( $ratio < Colour::TEXT ) {
				/* translators: 1: a contrast such as 3.2, 2: a colour such as #1a2b3c. */
				$said          = __( 'The contrast is %1$s:1 and has to be 4.5:1 or more. The nearest colour that has it is %2$s.', 'design-marketplace' );
				$nearest       = Colour::nearest( (string) $values[ $key ], array( (string) $values[ $other ] ) );
				$wrong[ $key ] = sprintf( $said, self::ratio( $ratio ), $nearest );
			}
		}
		return $wrong;
	}

	/**
	 * @param Values $values Colours that are written right.
	 * @return list<array{string,string,float}> The two of each pair, and their contrast.
	 */
	public static function pairs( array $values ): array {
		$pairs = array();
		foreach ( self::SCHEMES as $scheme ) {
			foreach ( self::PAIRS as [ $one, $other ] ) {
				$pair    = array( "{$one}_{$scheme}", "{$other}_{$scheme}" );
				$pairs[] = array( ...$pair, Colour::contrast( (string) $values[ $pair[0] ], (string) $values[ $pair[1] ] ) );
			}
		}
		return $pairs;
	}

	/**
	 * @param Values $values Colours that are written right.
	 * @return Values With the nearest colours that can be read.
	 */
	public static function readable( array $values ): array {
		foreach ( self::pairs( $values ) as [ $key, $other ] ) {
			$values[ $key ] = Colour::nearest( (string) $values[ $key ], array( (string) $values[ $other ] ) );
		}
		return $values;
	}

	/** Rounded down: 4.49 is not enough. */
	public static function ratio( float $contrast ): string {
		return number_format( floor( $contrast * 10 ) / 10, 1, '.', '' );
	}

	public static function is_colour( string $key ): bool {
		return str_starts_with( (string) ( self::SHIPPED[ $key ] ?? '' ), '#' );
	}

	/** A token's colour in the light scheme, in which emails and pictures are drawn. */
	public static function light( string $token ): string {
		return self::tokens()[ $token ][0];
	}

	/** Pixels of the corners of a role's form: of a designer's, or of an entrepreneur's. */
	public static function radius( bool $is_designer ): int {
		return (int) self::get()[ $is_designer ? 'radius_designer' : 'radius_entrepreneur' ];
	}

	/**
	 * The logo for a scheme; the light one where there is none for the dark.
	 * @return array{url:string,width:int,height:int}|null
	 */
	public static function logo( string $scheme = 'light' ): ?array {
		$brand = self::get();
		$id    = (int) $brand[ "logo_{$scheme}" ];
		$id    = $id > 0 ? $id : (int) $brand['logo_light'];
		// To core 0 is the post of the moment.
		$found = $id > 0 ? wp_get_attachment_image_src( $id, 'medium' ) : false;
		return $found && $found[1] > 0 && $found[2] > 0 && preg_match( self::PLAIN_URL, $found[0] )
			? array( 'url' => $found[0], 'width' => (int) $found[1], 'height' => (int) $found[2] )
			: null;
	}

	/** Whether a file of the media library is a picture that emails can show, too; a name that ends in .png proves nothing. */
	public static function is_logo( int $id ): bool {
		$size = wp_attachment_is_image( $id ) ? wp_getimagesize( (string) get_attached_file( $id ) ) : false;
		return is_array( $size ) && in_array( $size[2], array( IMAGETYPE_PNG, IMAGETYPE_JPEG, IMAGETYPE_GIF, IMAGETYPE_WEBP ), true );
	}

	/** @return Tokens */
	public static function tokens(): array {
		$brand = self::get();
		if ( ! self::$last || self::$last[0] !== $brand ) {
			[ $lights, $darks ] = array( self::follow( $brand, 'light', 0 ), self::follow( $brand, 'dark', 1 ) );
			$tokens             = array();
			foreach ( self::TOKENS as $name => [ $light, $dark ] ) {
				$tokens[ $name ] = array( $lights[ $name ] ?? $light, $darks[ $name ] ?? $dark );
			}
			self::$last = array( $brand, $tokens );
		}
		return self::$last[1];
	}

	/**
	 * The given colours of a scheme, and those that follow from paper and ink where these are others than shipped.
	 * @param Values $brand
	 * @return array<string,string>
	 */
	private static function follow( array $brand, string $scheme, int $place ): array {
		$paper = (string) $brand[ "paper_{$scheme}" ];
		$ink   = (string) $brand[ "ink_{$scheme}" ];
		$own   = array(
			'designer'     => (string) $brand[ "designer_{$scheme}" ],
			'entrepreneur' => (string) $brand[ "entrepreneur_{$scheme}" ],
			'on-role'      => (string) $brand[ "on_role_{$scheme}" ],
		);
		if ( array( $paper, $ink ) === array( self::TOKENS['paper'][ $place ], self::TOKENS['ink'][ $place ] ) ) {
			return $own;
		}
		$is_light   = Colour::is_darker( $ink, $paper );
		$red        = self::TOKENS['error'][ $is_light ? 0 : 1 ];
		$sheet      = Colour::nearest( Colour::mix( $paper, '#ffffff', $is_light ? 0.8 : 0.05 ), array( $ink ) );
		$wash       = Colour::nearest( Colour::mix( $paper, $red, 0.1 ), array( $ink ) );
		$inverse    = $is_light ? $ink : Colour::mix( $paper, '#000000', 0.6 );
		$on_inverse = Colour::nearest( $is_light ? $paper : $ink, array( $inverse ) );
		return $own + array(
			'paper'        => $paper,
			'ink'          => $ink,
			'sheet'        => $sheet,
			'ink-2'        => Colour::nearest( Colour::mix( $ink, $paper, 0.3 ), array( $paper, $sheet ) ),
			'edge'         => Colour::nearest( Colour::mix( $ink, $paper, 0.5 ), array( $paper, $sheet ), Colour::EDGE ),
			'hair'         => Colour::mix( $ink, $paper, 0.8 ),
			'error'        => Colour::nearest( $red, array( $paper, $sheet, $wash ) ),
			'error-wash'   => $wash,
			'inverse'      => $inverse,
			'on-inverse'   => $on_inverse,
			'on-inverse-2' => Colour::nearest( Colour::mix( $on_inverse, $inverse, 0.3 ), array( $inverse ) ),
		);
	}

	/**
	 * The block of custom properties; '' where all is as shipped.
	 * @param bool $is_whole Names the shipped ones, too, and beats a stylesheet that has them: for documents without the site's own.
	 */
	public static function css( string $on = ':root', bool $is_whole = false ): string {
		$brand  = self::get();
		$scheme = self::scheme();
		$set    = '';
		$end    = $is_whole ? ' !important;' : ';';
		foreach ( self::tokens() as $name => [ $light, $dark ] ) {
			if ( $is_whole || '' !== $scheme || array( $light, $dark ) !== self::TOKENS[ $name ] ) {
				$set .= "--{$name}:" . match ( $scheme ) {
					''      => "light-dark({$light},{$dark})",
					'light' => $light,
					default => $dark,
				} . $end;
			}
		}
		$css                 = '' === $set ? '' : "@media (forced-colors:none){{$on}{{$set}}}";
		$set                 = '' === $scheme ? '' : "color-scheme:{$scheme};";
		[ $circle, $square ] = array( $brand['radius_designer'], $brand['radius_entrepreneur'] );
		if ( $is_whole || self::FULL !== $circle ) {
			$set .= "--r-designer:{$circle}px{$end}--round-designer:" . ( self::FULL === $circle ? '50%' : "{$circle}px" ) . $end;
		}
		$set .= $is_whole || 0 !== $square ? "--r-entrepreneur:{$square}px{$end}" : '';
		foreach ( array( 'font' => 'font_text', 'font-head' => 'font_head' ) as $name => $key ) {
			$slug = (string) $brand[ $key ];
			if ( $is_whole || '' !== $slug || ( 'font_head' === $key && '' !== $brand['font_text'] ) ) {
				$set .= "--{$name}:" . Typefaces::stack( $slug ) . $end;
			}
		}
		$faces = array_unique( array_filter( array( (string) $brand['font_text'], (string) $brand['font_head'] ) ) );
		$css  .= '' === $set ? '' : "{$on}{{$set}}";
		return implode( array_map( Typefaces::rules( ... ), $faces ) ) . $css . self::mark( $brand );
	}

	/**
	 * The logo in place of the two forms in the head, so that it changes with the theme. The name stays for those who cannot see it.
	 * @param Values $brand
	 */
	private static function mark( array $brand ): string {
		$light = self::logo();
		$dark  = self::logo( 'dark' );
		if ( ! $light || ! $dark ) {
			return '';
		}
		$width = (int) round( 32 * $light['width'] / $light['height'] );
		$url   = "url(\"{$dark['url']}\")";
		return ":root{--logo:url(\"{$light['url']}\")}@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--logo:{$url}}}:root[data-theme=dark]{--logo:{$url}}"
			. ".brand .mark{width:min({$width}px,44vw);height:32px;background:var(--logo) 0/contain no-repeat;forced-color-adjust:none;print-color-adjust:exact}.brand .mark i{display:none}"
			. ( $brand['logo_says_name'] ? '.brand .name{position:absolute;clip-path:inset(50%)}' : '' );
	}
}
