<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Setting;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Reason_Texts;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Markup;
use WP_Post;

/** Draws a setting by its type: with what was typed or is saved, disabled and explained where something else decides. */
final class Field {

	/** Types that are one input, which the label of the row belongs to. */
	private const SINGLE = array( 'text', 'host', 'address', 'page', 'number', 'choice', 'email', 'issuer' );

	private readonly Setting $row;
	private readonly string $name;

	public function __construct( private readonly string $key ) {
		$this->row  = Settings_Table::of( $key );
		$this->name = Site_Settings::PREFIX . $key;
	}

	public function id(): string {
		return "dm-{$this->key}";
	}

	public function is_single(): bool {
		return in_array( $this->row->type, self::SINGLE, true );
	}

	public function show(): void {
		$input = match ( $this->row->type ) {
			'page'    => $this->select( $this->pages() ),
			'choice'  => $this->select( Settings_Table::words( $this->key )[2] ?? array() ),
			'number'  => $this->input( type: 'number', class: 'small-text', min: '0', max: (string) $this->row->max, required: true ),
			'email'   => $this->input( type: 'email', class: 'regular-text', placeholder: (string) get_option( 'admin_email' ) ),
			'address', 'issuer' => $this->input( type: 'text', class: 'regular-text code' ),
			'tick'    => $this->tick(),
			'ticks'   => $this->ticks(),
			'secret'  => $this->secret(),
			'links'   => $this->links(),
			'regions' => $this->lists(
				array_combine( array_keys( Contract::enum( 'regions' ) ), array_keys( Contract::enum( 'regions' ) ) ),
				6
			),
			'origins' => $this->lines(),
			'claims'  => $this->lists( Settings_Table::words( $this->key )[2] ?? array(), 0 ),
			'universities' => $this->universities(),
			'templates' => $this->templates(),
			'file'    => $this->file(),
			'message' => $this->message(),
			'reasons' => $this->reasons(),
			default   => $this->input( type: 'text', class: 'regular-text' ),
		};
		if ( ! $this->is_single() ) {
			$legend = Html::of( 'legend.screen-reader-text', $this->row->label() );
			$input  = Html::of( 'fieldset', $legend, $input, disabled: $this->is_fixed() );
		}
		Ui::say( $input, ' ', $this->about() );
	}

	private function help(): string {
		return Settings_Table::words( $this->key )[1] ?? '';
	}

	/** The value that was typed and could not be saved, else the saved one. */
	private function value(): mixed {
		$typed = Typed_Fields::of( $this->key );
		return null === $typed || ( $this->is_single() && ! is_scalar( $typed ) ) ? Site_Settings::get( $this->key ) : $typed;
	}

	private function is_fixed(): bool {
		return Site_Settings::is_fixed( $this->key );
	}

	/** @return array<string,string|bool|null> Attributes every input has. */
	private function state(): array {
		return array(
			'aria_describedby' => "{$this->id()}-about",
			'aria_invalid'     => get_settings_errors( $this->name ) ? 'true' : null,
			'disabled'         => $this->is_fixed(),
		);
	}

	private function input( string|bool ...$attributes ): Html {
		$value = $this->value();
		$own   = array( 'name' => $this->name, 'id' => $this->id(), 'value' => is_scalar( $value ) ? (string) $value : '' );
		$more  = array_diff_key( $attributes, $own );
		return Html::single( 'input', ...$more, ...$this->state(), ...array_intersect_key( $attributes + $own, $own ) );
	}

	/** @param array<string,string> $choices Labels by value. */
	private function select( array $choices ): Html {
		return Ui::select( $choices, (string) $this->value(), ...$this->state(), name: $this->name, id: $this->id() );
	}

	/** @return array<string,string> Titles of the published pages by slug, as the site's addresses name them. */
	private function pages(): array {
		$pages = array_filter( (array) get_pages(), static fn( mixed $page ): bool => $page instanceof WP_Post );
		$value = (string) $this->value();
		/* translators: %s: slug of a page. */
		$gone = sprintf( __( '%s (not published)', 'design-marketplace' ), $value );
		return array_column( $pages, 'post_title', 'post_name' ) + array( $value => $gone );
	}

	private function tick(): Html {
		$box = $this->input( type: 'checkbox', value: '1', checked: (bool) $this->value() );
		return Html::all(
			// An empty box sends nothing: this is its "no".
			Html::single( 'input', type: 'hidden', name: $this->name, value: '0', disabled: $this->is_fixed() ),
			Html::of( 'label', $box, ' ' . $this->help(), for: $this->id() )
		);
	}

	/** A box to tick for each choice. */
	private function ticks(): Html {
		$chosen = array_filter( (array) $this->value(), 'is_string' );
		$labels = Settings_Table::words( $this->key )[2] ?? Markup::labels( 'engagements' );
		$name   = "{$this->name}[]";
		$is     = static fn( int|string $value ): bool => in_array( $value, $chosen, true );
		$box    = static fn( int|string $value ): Html => Html::of(
			'label',
			Html::single( 'input', type: 'checkbox', name: $name, value: (string) $value, checked: $is( $value ) ),
			" {$labels[ $value ]}"
		);
		$line   = static fn( int|string $value ): Html => Html::all( $box( $value ), Html::single( 'br' ) );
		return Html::all( Html::single( 'input', type: 'hidden', name: $name, value: '' ), Html::each( $line, array_keys( $labels ) ) );
	}

	/** A secret is never printed, whatever it is. */
	private function secret(): Html {
		$has   = '' !== (string) Site_Settings::get( $this->key );
		$input = $this->input(
			type: 'password',
			class: 'regular-text',
			name: "{$this->name}[new]",
			value: '',
			autocomplete: 'new-password',
			placeholder: $has ? __( 'Saved. Type a new one to change it.', 'design-marketplace' ) : ''
		);
		$tick  = Html::single( 'input', type: 'checkbox', name: "{$this->name}[remove]", value: '1' );
		return Html::all(
			Html::of( 'label.screen-reader-text', $this->row->label(), for: $this->id() ),
			$input,
			$has && ! $this->is_fixed()
				? Html::all( Html::single( 'br' ), Html::of( 'label', $tick, ' ', __( 'Remove what is saved', 'design-marketplace' ) ) )
				: ''
		);
	}

	/** Rows of name, address and logo. */
	private function links(): Html {
		$rows  = array_filter( (array) $this->value(), 'is_array' );
		$heads = array( __( 'Name', 'design-marketplace' ), __( 'Address', 'design-marketplace' ), __( 'Logo', 'design-marketplace' ) );
		_prime_post_caches( array_filter( array_map( static fn( array $row ): int => (int) ( $row['logo'] ?? 0 ), $rows ) ), false, true );
		return $this->rows(
			$heads,
			function ( string $name, array $row ) use ( $heads ): array {
				$text  = self::text( ... );
				$logo  = (int) $text( $row, 'logo' );
				$shown = $logo > 0 ? wp_get_attachment_image( $logo, 'medium', false, array( 'alt' => '' ) ) : '';
				$media = array( __( 'Choose a logo', 'design-marketplace' ), __( 'Remove logo', 'design-marketplace' ) );
				$url   = array( 'name' => "{$name}[url]", 'class' => 'code', 'placeholder' => 'https://', 'aria_label' => $heads[1] );
				return array(
					Ui::text( $text( $row, 'name' ), 0, name: "{$name}[name]", aria_label: $heads[0] ),
					Ui::text( $text( $row, 'url' ), 0, ...$url ),
					Ui::media( 'image', "{$name}[logo]", $logo, $shown, $media, $this->is_fixed() ),
				);
			}
		);
	}

	/** Rows of schools. */
	private function universities(): Html {
		$heads = array(
			'code'       => __( 'Code', 'design-marketplace' ),
			'name'       => __( 'Name', 'design-marketplace' ),
			'domains'    => __( 'Email domains', 'design-marketplace' ),
			'programmes' => __( 'Programmes', 'design-marketplace' ),
		);
		return $this->rows(
			array_values( $heads ),
			static fn( string $name, array $row ): array => array_map(
				static fn( string $part, string $label ): Html => Ui::text(
					self::text( $row, $part ),
					in_array( $part, array( 'domains', 'programmes' ), true ) ? 2 : 0,
					name: "{$name}[{$part}]",
					aria_label: $label
				),
				array_keys( $heads ),
				$heads
			)
		);
	}

	/** Rows of templates: what holds in all languages, then the texts of each. */
	private function templates(): Html {
		$none   = array( '' => __( 'Not said', 'design-marketplace' ) );
		$common = array(
			'id'         => __( 'Id', 'design-marketplace' ),
			'skill'      => __( 'Skill', 'design-marketplace' ),
			'engagement' => __( 'Engagement', 'design-marketplace' ),
			'place'      => __( 'Place', 'design-marketplace' ),
		);
		$texts  = array(
			'name'        => __( 'Name', 'design-marketplace' ),
			'title'       => __( 'Title', 'design-marketplace' ),
			'description' => __( 'Description', 'design-marketplace' ),
			'duration'    => __( 'Duration', 'design-marketplace' ),
		);
		return $this->rows(
			array( __( 'Template', 'design-marketplace' ), ...array_values( Contract::enum( 'languages' ) ) ),
			static function ( string $name, array $row ) use ( $none, $common, $texts ): array {
				$labelled = static fn( string $label, Html $input ): Html => Html::of( 'p > label', $label, Html::single( 'br' ), $input );
				$attrs    = static fn( string $part, string $label ): array => array(
					'name'       => "{$name}[{$part}]",
					'aria_label' => $label,
				);
				$first    = static fn( string $part, string $label ): Html => $labelled(
					$label,
					in_array( $part, array( 'engagement', 'place' ), true )
						? Ui::select( $none + Markup::labels( "{$part}s" ), self::text( $row, $part ), ...$attrs( $part, $label ) )
						: Ui::text( self::text( $row, $part ), 0, ...$attrs( $part, $label ) )
				);
				$in       = static fn( string $language ): callable => static fn( string $part, string $label ): Html => $labelled(
					$label,
					Ui::text(
						self::text( (array) ( $row[ $part ] ?? array() ), $language ),
						'description' === $part ? 5 : 0,
						name: "{$name}[{$part}][{$language}]",
						aria_label: $label,
						lang: $language
					)
				);
				$cell     = static fn( callable $draw, array $parts ): Html => Html::all(
					...array_map( $draw, array_keys( $parts ), $parts )
				);
				$in_one   = static fn( int|string $language ): Html => $cell( $in( (string) $language ), $texts );
				return array( $cell( $first, $common ), ...array_map( $in_one, array_keys( Contract::enum( 'languages' ) ) ) );
			}
		);
	}

	/**
	 * A table of rows, with an empty one at the end. The script adds more.
	 * @param list<string>                                     $heads
	 * @param callable(string,array<string,mixed>): list<Html> $cells Draws a row whose inputs begin with a name.
	 */
	private function rows( array $heads, callable $cells ): Html {
		$rows  = array_values( array_filter( (array) $this->value(), 'is_array' ) );
		$head  = Html::of(
			'thead > tr',
			Html::each( static fn( string $head ): Html => Html::of( 'th', $head, scope: 'col' ), $heads ),
			Html::of( 'td > span.screen-reader-text', __( 'Order', 'design-marketplace' ) )
		);
		$arrow = Html::bare( 'span.dashicons.dashicons-arrow-up-alt2', aria_hidden: 'true' );
		$up    = __( 'Move up', 'design-marketplace' );
		$gone  = __( 'Remove', 'design-marketplace' );
		$tools = $this->is_fixed() ? '' : Html::all(
			Html::of( 'button.button-link.dm-row-up', $arrow, type: 'button', hidden: true, aria_label: $up ),
			' ',
			Html::of( 'button.button-link.button-link-delete.dm-row-remove', $gone, type: 'button', hidden: true )
		);
		$body  = Html::each(
			fn( array $row, int $index ): Html => Html::of(
				'tr',
				Html::each( static fn( Html $cell ): Html => Html::of( 'td', $cell ), $cells( "{$this->name}[{$index}]", $row ) ),
				Ui::tag( 'td.dm-row-tools', $tools )
			),
			$this->is_fixed() ? $rows : array( ...$rows, array() )
		);
		$add   = $this->is_fixed() ? '' : __( 'Add a row', 'design-marketplace' );
		return Html::all(
			Html::of( 'table.widefat.dm-rows', $head, Ui::tag( 'tbody', $body ) ),
			Html::of( 'p > button.button.dm-row-add', $add, type: 'button', hidden: true )
		);
	}

	/**
	 * A part of a row as text, a list line by line; '' for anything else.
	 * @param array<string,mixed> $row
	 */
	private static function text( array $row, string $part ): string {
		$value = $row[ $part ] ?? '';
		$value = is_array( $value ) ? implode( "\n", array_filter( $value, 'is_scalar' ) ) : $value;
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** @param array<int|string,int|string> $names Names of the lists or texts by key; what is stored besides is shown, too. */
	private function lists( array $names, int $rows ): Html {
		$value  = (array) $this->value();
		$names += array_combine( array_keys( $value ), array_keys( $value ) );
		return Html::each(
			function ( int|string $key, int $index ) use ( $names, $value, $rows ): Html {
				$id   = "{$this->id()}-{$index}";
				$text = self::text( $value, (string) $key );
				return Html::of(
					'p',
					Html::of( 'label', (string) $names[ $key ], for: $id ),
					Html::single( 'br' ),
					Ui::text( $text, $rows, ...$this->state(), name: "{$this->name}[{$key}]", id: $id, class: 'regular-text' )
				);
			},
			array_keys( $names )
		);
	}

	private function lines(): Html {
		$text  = implode( "\n", array_filter( (array) $this->value(), 'is_scalar' ) );
		$label = $this->row->label();
		return Html::of( 'p', Ui::text( $text, 3, ...$this->state(), name: $this->name, aria_label: $label, class: 'regular-text code' ) );
	}

	private function file(): Html {
		$id    = (int) $this->value();
		$words = array( __( 'Choose a file', 'design-marketplace' ), __( 'Remove', 'design-marketplace' ) );
		return Ui::media( 'file', $this->name, $id, Ui::file( $id ), $words, $this->is_fixed() );
	}

	/** Title and content of a message in the language of the address; the plugin's own texts in grey. */
	private function message(): Html {
		$language = Settings_Screen::language();
		$texts    = (array) ( ( (array) $this->value() )[ $language ] ?? array() );
		$own      = Site_Settings::own_message( $this->key, $language );
		$name     = "{$this->name}[{$language}]";
		$part     = fn( string $part, string $label, int $rows ): Html => $this->part(
			"{$this->id()}-{$part}",
			$label,
			"{$name}[{$part}]",
			$texts[ $part ] ?? '',
			$own[ $part ],
			$rows
		);
		return Html::all(
			$part( 'title', __( 'Title', 'design-marketplace' ), 0 ),
			$part( 'content', __( 'Content', 'design-marketplace' ), 3 )
		);
	}

	/** The reasons' texts in the language of the address. */
	private function reasons(): Html {
		$language = Settings_Screen::language();
		$texts    = (array) $this->value();
		$own      = Reason_Texts::own( $language );
		$html     = array();
		foreach ( Decision_Reason::choices() as $reason ) {
			$html[] = Html::of( 'h2', $reason->label() );
			foreach ( Texts_Reader::reason_labels() as $part => $label ) {
				$html[] = $this->part(
					"dm-reason-{$reason->value}-{$part}",
					$label,
					"{$this->name}[{$reason->value}][{$language}][{$part}]",
					$texts[ $reason->value ][ $language ][ $part ] ?? '',
					$own[ $reason->value ][ $part ],
					3,
					maxlength: Contract::limit( 'decision_words_max' ),
					lang: $language
				);
			}
		}
		return Html::all( ...$html );
	}

	/** @param string $grey The plugin's text, as placeholder. */
	private function part( string $id, string $label, string $name, mixed $value, string $grey, int $rows, string|int ...$more ): Html {
		return Html::of(
			'p',
			Html::of( 'label', $label, for: $id ),
			Html::single( 'br' ),
			Ui::text(
				is_string( $value ) ? $value : '',
				$rows,
				...$this->state(),
				...$more,
				name: $name,
				id: $id,
				placeholder: $grey,
				class: 'large-text'
			)
		);
	}

	/** The purpose of the setting, and what decides its value when this form does not. */
	private function about(): Html {
		$id   = "{$this->id()}-about";
		$help = 'tick' === $this->row->type ? '' : $this->help();
		$said = match ( Site_Settings::origin( $this->key ) ) {
			/* translators: %s: name of a constant. */
			Site_Settings::CONSTANT    => __( 'Locked: set by the constant %s in wp-config.php.', 'design-marketplace' ),
			/* translators: %s: name of an environment variable. */
			Site_Settings::ENVIRONMENT => __( 'Locked: set by the environment variable %s.', 'design-marketplace' ),
			default                    => '',
		};
		return Html::all(
			Ui::tag( 'number' === $this->row->type ? 'span' : 'p.description', $help, id: $id ),
			'' === $said ? '' : Html::of(
				'p.description.dm-locked',
				Html::bare( 'span.dashicons.dashicons-lock', aria_hidden: 'true' ),
				' ',
				Html::safe( sprintf( esc_html( $said ), Html::of( 'code', Site_Settings::name( $this->key ) ) ) )
			)
		);
	}
}
