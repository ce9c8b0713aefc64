<?php
/** The school's look: name, logo, colours, typefaces, corners and share pictures, with a preview before anything is saved. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Notices;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Branding;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Settings\Brand;
use DesignMarketplace\Kernel\Settings\Colour;
use DesignMarketplace\Kernel\Settings\Typefaces;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Composer;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Share\Shared_Jobs;
use WP_Error;

/**
 * The form is a draft of this administrator, in a transient, until it is saved or thrown away.
 * @phpstan-import-type Values from Brand
 */
final class Appearance {

	public const SLUG = 'design-marketplace-appearance';

	/** Parameter of the address: the scheme of the preview. */
	private const SCHEME = 'scheme';

	/** Field of the file of a brand. */
	private const FILE = 'brand_file';

	public static function load(): void {
		wp_enqueue_media();
	}

	/** @param array<string,mixed> $request The form: the values, the name, and what to `do` with them. */
	public function save( array $request ): string|WP_Error {
		$values = Brand::clean( $request );
		$name   = is_string( $request['site_name'] ?? null ) ? sanitize_text_field( $request['site_name'] ) : '';
		$wrong  = Branding::complaints( $values );
		$do     = $request['do'] ?? '';
		if ( 'nearest' === $do && ! array_diff_key( $wrong, array_flip( array_column( Brand::pairs( Brand::SHIPPED ), 0 ) ) ) ) {
			$values = self::are_colours( $values ) ? Brand::readable( $values ) : $values;
			$wrong  = Branding::complaints( $values );
		}
		if ( 'save' === $do && ! $wrong ) {
			Branding::save( $values, $name );
			return __( 'The site has this look now, and so have its emails and share pictures.', 'design-marketplace' );
		}
		set_transient( Brand::draft_name(), $values + array( 'site_name' => $name ), HOUR_IN_SECONDS );
		if ( $wrong ) {
			$lines = array( __( 'Nothing has been saved. What you typed is still in the form.', 'design-marketplace' ) );
			foreach ( array_intersect_key( Branding::labels(), $wrong ) as $key => $label ) {
				$lines[] = Ui::labelled( $label, $wrong[ $key ] );
			}
			return new WP_Error( 'wrong', implode( ' ', $lines ) );
		}
		$said = __( 'Below you see what the site would look like. Nothing is saved yet.', 'design-marketplace' );
		Action::answer( $said, Menu::url( self::SLUG ) . '#dm-preview', is_back: true );
	}

	public function reset(): string {
		Branding::save( Brand::SHIPPED );
		return __( 'The look is the shipped one again. The name of the site stays.', 'design-marketplace' );
	}

	public function forget(): string {
		delete_transient( Brand::draft_name() );
		return __( 'What was not saved is gone.', 'design-marketplace' );
	}

	public function download(): string {
		nocache_headers();
		header( 'Content-Type: application/json; charset=UTF-8' );
		header( 'Content-Disposition: attachment; filename="brand.json"' );
		header( 'X-Content-Type-Options: nosniff' );
		echo Branding::json(); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON, as a download.
		exit;
	}

	public function import(): string|WP_Error {
		$path = $_FILES[ self::FILE ]['tmp_name'] ?? ''; // phpcs:ignore WordPress.Security -- Action has checked the nonce; a path of PHP's.
		$json = is_string( $path ) && is_uploaded_file( $path ) ? file_get_contents( $path ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- an upload.
		return Branding::import( (string) $json ) ?? __( 'The site has the brand of the file.', 'design-marketplace' );
	}

	/** Answers with an email of made-up values, in the look of the draft. */
	public function mail(): string {
		$message = Catalogue::message( 'new_application' );
		$user    = wp_get_current_user();
		header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'" );
		echo $message ? Composer::sample( $message, Languages::current(), $user->user_email, $user->display_name, array() )->html : ''; // phpcs:ignore WordPress.Security.EscapeOutput -- the mail's template escapes.
		exit;
	}

	public function show(): void {
		$draft  = get_transient( Brand::draft_name() );
		$draft  = is_array( $draft ) ? $draft : null;
		$values = $draft ? Brand::clean( $draft ) : Brand::get();
		$wrong  = $draft ? Branding::complaints( $values ) : array();
		$name   = $draft['site_name'] ?? wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		echo '<div class="wrap"><h1>' . esc_html__( 'Appearance', 'design-marketplace' ) . '</h1>';
		Ui::p( __( 'The look of all pages, of emails and of share pictures. All other colours follow from those you give here, so that everything can be read.', 'design-marketplace' ) );
		Action::open( 'save_brand', array(), Menu::url( self::SLUG ), ' class="dm-brand"' );
		echo '<table class="form-table" role="presentation"><tbody>';
		$labels = Branding::labels();
		$named  = is_string( $name ) ? $name : '';
		$input  = Ui::text( $named, 0, name: 'site_name', id: 'dm-site_name', class: 'regular-text', maxlength: 80 );
		self::row( 'site_name', $labels['name'], $input, $wrong );
		self::logos( $values, $wrong );
		$fonts = array( '' => __( 'Familjen Grotesk (shipped)', 'design-marketplace' ) ) + Typefaces::all();
		foreach ( array( 'font_head', 'font_text' ) as $key ) {
			self::row( $key, $labels[ $key ], self::select( $key, $fonts, $values ), $wrong, self::fonts_note( $key ) );
		}
		foreach ( array( 'radius_designer', 'radius_entrepreneur' ) as $key ) {
			$input = Html::single(
				'input',
				type: 'number',
				name: $key,
				id: "dm-{$key}",
				class: 'small-text',
				min: '0',
				max: '999',
				value: (string) $values[ $key ]
			);
			self::row( $key, $labels[ $key ], $input, $wrong, __( 'Pixels; 0 is square, 999 is round.', 'design-marketplace' ) );
		}
		$looks = array(
			'role'  => __( 'On the colour of designers or entrepreneurs', 'design-marketplace' ),
			'paper' => __( 'Ink on paper', 'design-marketplace' ),
			'ink'   => __( 'Paper on ink', 'design-marketplace' ),
		);
		self::row( 'share', $labels['share'], self::select( 'share', $looks, $values ), $wrong );
		echo '</tbody></table>';
		self::colours( $values, $wrong );
		self::buttons( $draft, array_intersect_key( $wrong, array_flip( array_column( Brand::pairs( Brand::SHIPPED ), 0 ) ) ) );
		echo '</form>';
		if ( $draft && ! $wrong ) {
			self::preview();
		}
		self::files();
		echo '</div>';
	}

	/** @param array<string,string> $wrong Messages by value. */
	private static function row( string $key, string $label, Html $input, array $wrong, Html|string $help = '' ): void {
		Ui::say(
			Html::of(
				'tr',
				Html::of( 'th', Html::of( 'label', $label, for: "dm-{$key}" ), scope: 'row' ),
				Html::of( 'td', $input, Html::of( 'p.description', $help ), self::error( $wrong[ $key ] ?? '' ) )
			)
		);
	}

	private static function error( string $said ): Html {
		return Html::of( 'p.dm-wrong', $said );
	}

	/**
	 * @param array<int|string,string> $choices
	 * @param Values                   $values
	 */
	private static function select( string $key, array $choices, array $values ): Html {
		return Ui::select( $choices, (string) $values[ $key ], name: $key, id: "dm-{$key}" );
	}

	private static function fonts_note( string $key ): Html {
		$has = file_exists( ABSPATH . 'wp-admin/font-library.php' ) && current_user_can( 'edit_theme_options' );
		return 'font_head' !== $key ? Html::all() : Html::all(
			__( 'Typefaces that are installed in WordPress’ font library.', 'design-marketplace' ),
			' ',
			$has ? Html::of( 'a', __( 'Add typefaces', 'design-marketplace' ), href: admin_url( 'font-library.php' ) ) : ''
		);
	}

	/**
	 * @param Values               $values
	 * @param array<string,string> $wrong
	 */
	private static function logos( array $values, array $wrong ): void {
		$labels = Branding::labels();
		foreach ( array( 'logo_light', 'logo_dark' ) as $key ) {
			$id    = (int) $values[ $key ];
			$words = array( __( 'Choose a logo', 'design-marketplace' ), __( 'Remove', 'design-marketplace' ) );
			$help  = 'logo_dark' === $key
				? __( 'If there is none, the first one stands on dark pages, too.', 'design-marketplace' )
				: __( 'In the head of all pages, 32 pixels high, and in emails.', 'design-marketplace' );
			Ui::say(
				Html::of(
					'tr',
					Html::of( 'th', $labels[ $key ], scope: 'row' ),
					Html::of(
						'td',
						Ui::media( 'image', $key, $id, wp_get_attachment_image( $id, 'medium' ), $words ),
						Html::of( 'p.description', $help ),
						self::error( $wrong[ $key ] ?? '' )
					)
				)
			);
		}
		$tick = Html::single( 'input', type: 'checkbox', name: 'logo_says_name', id: 'dm-logo_says_name', value: '1', checked: (bool) $values['logo_says_name'] );
		self::row( 'logo_says_name', $labels['logo_says_name'], $tick, $wrong, __( 'The name does not stand beside it then.', 'design-marketplace' ) );
	}

	/**
	 * @param Values               $values
	 * @param array<string,string> $wrong
	 */
	private static function colours( array $values, array $wrong ): void {
		$labels = Branding::colours();
		$named  = Branding::labels();
		$others = array_column( Brand::PAIRS, 1, 0 );
		$rows   = array();
		foreach ( $labels as $colour => $label ) {
			$row = array( Html::of( 'strong', $label ) );
			foreach ( Brand::SCHEMES as $scheme ) {
				$key   = "{$colour}_{$scheme}";
				$over  = isset( $others[ $colour ] ) ? "{$others[ $colour ]}_{$scheme}" : '';
				$row[] = Html::all(
					Html::of( 'label.screen-reader-text', $named[ $key ], for: "dm-{$key}" ),
					Ui::text( (string) $values[ $key ], 0, name: $key, id: "dm-{$key}", class: 'dm-colour code', size: 8, maxlength: 7 ),
					' ',
					'' === $over ? '' : self::contrast( $values, $key, $over, $labels[ $others[ $colour ] ] ),
					self::error( $wrong[ $key ] ?? '' )
				);
			}
			$rows[] = $row;
		}
		Ui::say( Html::of( 'h2', __( 'Colours', 'design-marketplace' ) ) );
		Ui::p( __( 'Text needs a contrast of 4.5:1 (WCAG AA). A pair that has less is not saved.', 'design-marketplace' ) );
		Ui::table( 'widefat.dm-colours', array( __( 'Colour', 'design-marketplace' ), ...array_values( Branding::schemes() ) ), $rows );
	}

	/** @param Values $values */
	private static function contrast( array $values, string $key, string $over, string $label ): Html {
		$pair  = array( (string) $values[ $key ], (string) $values[ $over ] );
		$ratio = self::are_colours( $values ) ? Colour::contrast( ...$pair ) : 0;
		/* translators: 1: a contrast such as 4.5:1, 2: a colour's name. */
		[ $before, $after ] = array_pad( explode( '%1$s', __( '%1$s with "%2$s"', 'design-marketplace' ) ), 2, '' );
		$is                 = $ratio < Colour::TEXT ? 'b.dm-contrast.is-low' : 'b.dm-contrast';
		$number             = Html::of( $is, Brand::ratio( $ratio ) . ':1', data_one: $key, data_other: $over );
		return Html::of( 'span', $before, $number, str_replace( '%2$s', $label, $after ) );
	}

	/** @param Values $values */
	private static function are_colours( array $values ): bool {
		$colours = array_filter( $values, Brand::is_colour( ... ), ARRAY_FILTER_USE_KEY );
		return count( $colours ) === count( (array) preg_grep( '/^#[0-9a-f]{6}$/D', array_map( 'strval', $colours ) ) );
	}

	/**
	 * @param array<mixed>|null    $draft
	 * @param array<string,string> $pairs Messages about pairs of colours.
	 */
	private static function buttons( ?array $draft, array $pairs ): void {
		$button = static fn( string $do, string $label, string $classes = '' ): Html => Html::of(
			"button.button{$classes}",
			$label,
			type: 'submit',
			name: 'do',
			value: $do
		);
		Ui::say(
			Html::of(
				'p.submit',
				$button( 'save', __( 'Save Changes', 'design-marketplace' ), '.button-primary' ),
				' ',
				$button( 'preview', __( 'Preview', 'design-marketplace' ) ),
				' ',
				$pairs ? $button( 'nearest', __( 'Take the nearest colours', 'design-marketplace' ) ) : '',
				' ',
				$draft ? Html::of( 'a.button-link', __( 'Throw the draft away', 'design-marketplace' ), href: Action::url( 'forget_brand' ) ) : ''
			)
		);
	}

	/** Home, list, job and email in frames. */
	private static function preview(): void {
		$scheme = 'dark' === Ui::asked( self::SCHEME ) ? 'dark' : 'light';
		$jobs   = Shared_Jobs::of( array(), 1 );
		$job    = is_array( $jobs ) && $jobs ? Shared_Jobs::url( ...$jobs[0] ) : home_url( '/jobs' );
		$mail   = wp_specialchars_decode( Action::url( 'brand_mail', array( Brand::DRAFT => 'light' ) ) );
		$query  = array( Brand::DRAFT => $scheme );
		$frames = array(
			__( 'Home page', 'design-marketplace' )   => add_query_arg( $query, home_url( '/' ) ),
			__( 'Designers', 'design-marketplace' )   => add_query_arg( $query, home_url( '/designers' ) ),
			__( 'Design jobs', 'design-marketplace' ) => add_query_arg( $query, $job ),
			__( 'Email', 'design-marketplace' )       => $mail,
		);
		$frame  = static fn( string $title ): Html => Html::of(
			'figure',
			Html::of( 'figcaption', Html::of( 'strong', $title ) ),
			Html::bare( 'iframe', src: $frames[ $title ], title: $title, loading: 'lazy' )
		);
		$link   = static fn( string $one, string $label ): Html => Html::of(
			$one === $scheme ? 'a.nav-tab.nav-tab-active' : 'a.nav-tab',
			$label,
			href: Menu::url( self::SLUG, array( self::SCHEME => $one ) ) . '#dm-preview',
			aria_current: $one === $scheme ? 'page' : null
		);
		$tabs   = Html::all( ...array_map( $link, array_keys( Branding::schemes() ), Branding::schemes() ) );
		Ui::say(
			Html::of( 'h2', __( 'Preview', 'design-marketplace' ), id: 'dm-preview' ),
			Html::of( 'nav.nav-tab-wrapper.wp-clearfix', $tabs, aria_label: __( 'Preview', 'design-marketplace' ) ),
			Html::of( 'div.dm-looks', Html::each( $frame, array_keys( $frames ) ) )
		);
	}

	/** For the next site, and the way back. */
	private static function files(): void {
		Ui::say( Html::of( 'h2', __( 'For another site', 'design-marketplace' ) ) );
		Ui::p( __( 'The file has all of the above, with the logos. Typefaces have to be installed on the other site.', 'design-marketplace' ) );
		Ui::p( Html::of( 'a.button', __( 'Download the brand', 'design-marketplace' ), href: wp_specialchars_decode( Action::url( 'download_brand' ) ) ) );
		Action::open( 'import_brand', array(), Menu::url( self::SLUG ), ' enctype="multipart/form-data"' );
		Ui::p(
			Html::of( 'label', __( 'File of a brand', 'design-marketplace' ), for: 'dm-brand-file' ),
			' ',
			Html::single( 'input', type: 'file', name: self::FILE, id: 'dm-brand-file', accept: '.json,application/json', required: true ),
			' ',
			Html::of( 'button.button', __( 'Use this brand', 'design-marketplace' ), type: 'submit' )
		);
		echo '</form>';
		Ui::say( Html::of( 'h2', __( 'Back to the default', 'design-marketplace' ) ) );
		echo '<details><summary>' . esc_html__( 'Take the shipped look again', 'design-marketplace' ) . '</summary>';
		Ui::p( __( 'Logos, colours, typefaces and corners that were chosen here are gone then. To have them again, download the brand first.', 'design-marketplace' ) );
		Action::open( 'reset_brand', array(), Menu::url( self::SLUG ) );
		Ui::p( Html::of( 'button.button.button-link-delete', __( 'Take the shipped look', 'design-marketplace' ), type: 'submit' ) );
		echo '</form></details>';
	}
}
