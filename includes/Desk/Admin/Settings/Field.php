<?php
/** The field of one setting: with what was typed or is saved, disabled and explained where something else decides. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Media\File_Object;
use WP_Post;

final class Field {

	/** Settings made of several inputs. */
	private const COMPOUND = array(
		'schools',
		'partners',
		'regions',
		'affiliation_domains',
		'design_brief',
		'bot_secret',
		'remove_data',
		'tell_corrections',
		'reason_texts',
	);

	/** Names of the bot checks; they are names in every language. */
	private const PROVIDERS = array(
		'altcha'    => 'ALTCHA',
		'recaptcha' => 'reCAPTCHA',
	);

	/** @param string $key Key of Content\Settings. */
	public function __construct( private readonly string $key ) {}

	public function id(): string {
		return "dm-{$this->key}";
	}

	/** Whether the setting is one input, which the label of the row belongs to. */
	public function is_single(): bool {
		return ! in_array( $this->key, self::COMPOUND, true ) && ! in_array( $this->key, Site_Settings::MESSAGES, true );
	}

	public function show(): void {
		$fixed = Site_Settings::is_fixed( $this->key );
		if ( ! $this->is_single() ) {
			printf(
				'<fieldset%s><legend class="screen-reader-text">%s</legend>',
				disabled( $fixed, true, false ),
				esc_html( Tabs::words( $this->key )[0] )
			);
		}
		match ( $this->key ) {
			'terms_page', 'privacy_page' => $this->page(),
			'bot_provider'               => $this->choice(
				array_intersect_key( self::PROVIDERS, array_flip( Site_Settings::BOT_PROVIDERS ) )
			),
			'job_pages'                  => $this->choice(
				array(
					'titles' => __( 'Title, company and date', 'design-marketplace' ),
					'full'   => __( 'The whole text', 'design-marketplace' ),
					'off'    => __( 'Nothing', 'design-marketplace' ),
				)
			),
			'hold_jobs'                  => $this->choice(
				array(
					'off'   => __( 'No design job', 'design-marketplace' ),
					'first' => __( 'The first design job of each company', 'design-marketplace' ),
					'all'   => __( 'Every design job', 'design-marketplace' ),
				)
			),
			'report_email'               => $this->input(
				'email',
				'class="regular-text" placeholder="' . esc_attr( (string) get_option( 'admin_email' ) ) . '"'
			),
			'reason_texts'               => ( new Reason_Rows( $this->state() ) )->show(
				(array) $this->value(),
				Settings_Screen::language()
			),
			'bot_secret'                 => $this->secret(),
			'schools', 'partners'        => ( new Link_Rows( $this->key ) )->show( (array) $this->value(), $fixed ),
			'regions'                    => $this->lists(
				array_combine( array_keys( Contract::enum( 'regions' ) ), array_keys( Contract::enum( 'regions' ) ) )
			),
			'affiliation_domains'        => $this->lists(
				array_intersect_key( Contract::enum( 'universities' ), Site_Settings::schema()[ $this->key ]['properties'] )
			),
			'design_brief'               => $this->file(),
			'deadline_reminder_days', 'lapse_deadline_days', 'lapse_quiet_days' => $this->input(
				'number',
				'class="small-text" min="0" max="365" required'
			),
			'retention_months', 'conversation_months' => $this->input( 'number', 'class="small-text" min="0" max="120" required' ),
			'storage_mb'                 => $this->input( 'number', 'class="small-text" min="0" max="100000" required' ),
			'remove_data', 'tell_corrections' => $this->tick(),
			'contact_url'                => $this->input( 'text', 'class="regular-text code"' ),
			default                      => in_array( $this->key, Site_Settings::MESSAGES, true )
				? $this->message()
				: $this->input( 'text', 'class="regular-text"' ),
		};
		if ( ! $this->is_single() ) {
			echo '</fieldset>';
		}
		$this->explain();
	}

	/** The value that was typed and could not be saved, else the saved one. */
	private function value(): mixed {
		$typed = Typed_Fields::of( $this->key );
		return null === $typed || ( $this->is_single() && ! is_scalar( $typed ) ) ? Site_Settings::get( $this->key ) : $typed;
	}

	private function name(): string {
		return Site_Settings::PREFIX . $this->key;
	}

	/** Attributes every input has. */
	private function state(): string {
		return ' aria-describedby="'
			. esc_attr( $this->id() . '-about' )
			. '"'
			. ( get_settings_errors( $this->name() ) ? ' aria-invalid="true"' : '' )
			. disabled( Site_Settings::is_fixed( $this->key ), true, false );
	}

	private function input( string $type, string $more ): void {
		$value = $this->value();
		printf(
			'<input type="%s" name="%s" id="%s" value="%s" %s%s> ',
			$type,
			esc_attr( $this->name() ),
			esc_attr( $this->id() ),
			esc_attr( is_scalar( $value ) ? (string) $value : '' ), // phpcs:ignore WordPress.Security.EscapeOutput -- fixed parts and state().
			$more, // phpcs:ignore WordPress.Security.EscapeOutput -- fixed parts and state().
			$this->state() // phpcs:ignore WordPress.Security.EscapeOutput -- fixed parts and state().
		);
	}

	/** @param array<string,string> $choices Labels by value. */
	private function choice( array $choices ): void {
		printf( '<select name="%s" id="%s"%s>', esc_attr( $this->name() ), esc_attr( $this->id() ), $this->state() ); // phpcs:ignore WordPress.Security.EscapeOutput -- state() is escaped.
		foreach ( $choices as $value => $label ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( (string) $value ),
				selected( (string) $this->value(), (string) $value, false ),
				esc_html( $label )
			);
		}
		echo '</select>';
	}

	/** The published pages by slug, as the site's addresses name them. */
	private function page(): void {
		$choices = array();
		foreach ( (array) get_pages() as $page ) {
			if ( $page instanceof WP_Post ) {
				$choices[ $page->post_name ] = $page->post_title;
			}
		}
		$value = (string) $this->value();
		if ( ! isset( $choices[ $value ] ) ) {
			/* translators: %s: slug of a page. */
			$choices = array( $value => sprintf( __( '%s (not published)', 'design-marketplace' ), $value ) ) + $choices;
		}
		$this->choice( $choices );
	}

	private function tick(): void {
		// An empty box sends nothing: this is its "no".
		printf(
			'<input type="hidden" name="%s" value="0"%s>',
			esc_attr( $this->name() ),
			disabled( Site_Settings::is_fixed( $this->key ), true, false )
		);
		printf(
			'<label for="%2$s"><input type="checkbox" name="%1$s" id="%2$s" value="1"%3$s%4$s> %5$s</label>',
			esc_attr( $this->name() ),
			esc_attr( $this->id() ),
			checked( (bool) $this->value(), true, false ),
			$this->state(), // phpcs:ignore WordPress.Security.EscapeOutput -- state() is escaped.
			esc_html( Tabs::words( $this->key )[1] )
		);
	}

	/** A secret is never printed, whatever it is. */
	private function secret(): void {
		$has = '' !== (string) Site_Settings::get( $this->key );
		printf(
			'<label class="screen-reader-text" for="%2$s">%5$s</label><input type="password" name="%1$s[new]" id="%2$s" value="" class="regular-text" autocomplete="new-password" placeholder="%3$s"%4$s>',
			esc_attr( $this->name() ),
			esc_attr( $this->id() ),
			esc_attr( $has ? __( 'Saved. Type a new one to change it.', 'design-marketplace' ) : '' ), // phpcs:ignore WordPress.Security.EscapeOutput -- state() is escaped.
			$this->state(), // phpcs:ignore WordPress.Security.EscapeOutput -- state() is escaped.
			esc_html( Tabs::words( $this->key )[0] )
		);
		if ( $has && ! Site_Settings::is_fixed( $this->key ) ) {
			printf(
				'<br><label><input type="checkbox" name="%s[remove]" value="1"> %s</label>',
				esc_attr( $this->name() ),
				esc_html__( 'Remove the saved key', 'design-marketplace' )
			);
		}
	}

	/**
	 * Lists with an entry a line, each in a text area.
	 *
	 * @param array<int|string,int|string> $names Names of the lists by key; what is stored besides is shown, too.
	 */
	private function lists( array $names ): void {
		$value = (array) $this->value();
		$index = 0;
		foreach ( $names + array_combine( array_keys( $value ), array_keys( $value ) ) as $key => $name ) {
			$lines = $value[ $key ] ?? array();
			printf(
				'<p><label for="%1$s-%2$d">%3$s</label><br><textarea name="%4$s[%5$s]" id="%1$s-%2$d" rows="%8$d" class="regular-text"%7$s>%6$s</textarea></p>',
				esc_attr( $this->id() ),
				(int) $index,
				esc_html( (string) $name ),
				esc_attr( $this->name() ),
				esc_attr( (string) $key ),
				esc_textarea(
					is_array( $lines ) ? implode( "\n", array_map( 'strval', array_filter( $lines, 'is_scalar' ) ) ) : (string) $lines // phpcs:ignore WordPress.Security.EscapeOutput -- state() is escaped.
				),
				$this->state(), // phpcs:ignore WordPress.Security.EscapeOutput -- state() is escaped.
				'regions' === $this->key ? 6 : 2 // phpcs:ignore WordPress.Security.EscapeOutput -- state() is escaped.
			);
			++$index;
		}
	}

	private function file(): void {
		$id   = (int) $this->value();
		$file = File_Object::of( $id );
		// phpcs:disable WordPress.Security.EscapeOutput -- each part is escaped.
		printf( '<div class="dm-media" data-kind="file"><input type="hidden" name="%s" value="%d">', esc_attr( $this->name() ), (int) $id );
		printf(
			'<span class="dm-media-shown">%s</span> ',
			$file
				? sprintf(
					'<a href="%s">%s</a> (%s)',
					esc_url( $file['url'] ),
					esc_html( wp_basename( $file['url'] ) ),
					esc_html( (string) size_format( $file['filesize'] ) )
				)
				: ''
		);
		printf(
			'<button type="button" class="button dm-media-choose"%s>%s</button> ',
			disabled( Site_Settings::is_fixed( $this->key ), true, false ),
			esc_html__( 'Choose a file', 'design-marketplace' )
		);
		printf(
			'<button type="button" class="button-link dm-media-remove"%s%s>%s</button></div>',
			0 === $id ? ' hidden' : '',
			disabled( Site_Settings::is_fixed( $this->key ), true, false ),
			esc_html__( 'Remove', 'design-marketplace' )
		);
		// phpcs:enable
	}

	/** Title and content of a message in the language of the address; the plugin's own texts in grey. */
	private function message(): void {
		$language = Settings_Screen::language();
		$texts    = (array) ( ( (array) $this->value() )[ $language ] ?? array() );
		$own      = Site_Settings::own_message( $this->key, $language );
		foreach ( array(
			'title'   => __( 'Title', 'design-marketplace' ),
			'content' => __( 'Content', 'design-marketplace' ),
		) as $part => $label ) {
			$id    = "{$this->id()}-{$part}";
			$name  = "{$this->name()}[{$language}][{$part}]";
			$value = (string) ( $texts[ $part ] ?? '' );
			// phpcs:disable WordPress.Security.EscapeOutput -- state() is escaped.
			if ( 'title' === $part ) {
				printf(
					'<p><label for="%1$s">%2$s</label><br><input type="text" name="%3$s" id="%1$s" value="%4$s" placeholder="%5$s" class="large-text"%6$s></p>',
					esc_attr( $id ),
					esc_html( $label ),
					esc_attr( $name ),
					esc_attr( $value ),
					esc_attr( $own[ $part ] ),
					$this->state()
				);
			} else {
				printf(
					'<p><label for="%1$s">%2$s</label><br><textarea name="%3$s" id="%1$s" placeholder="%5$s" rows="3" class="large-text"%6$s>%4$s</textarea></p>',
					esc_attr( $id ),
					esc_html( $label ),
					esc_attr( $name ),
					esc_textarea( $value ),
					esc_attr( $own[ $part ] ),
					$this->state()
				);
			}
			// phpcs:enable
		}
	}

	/** Prints the purpose of the setting, and what decides its value when this form does not. */
	private function explain(): void {
		$about = in_array( $this->key, array( 'remove_data', 'tell_corrections' ), true ) ? '' : Tabs::words( $this->key )[1];
		$tag   = in_array(
			$this->key,
			array(
				'deadline_reminder_days',
				'lapse_deadline_days',
				'lapse_quiet_days',
				'retention_months',
				'conversation_months',
				'storage_mb',
			),
			true
		)
			? 'span'
			: 'p';
		printf(
			'<%1$s class="%2$s" id="%3$s">%4$s</%1$s>',
			esc_html( $tag ),
			esc_attr( 'p' === $tag ? 'description' : '' ),
			esc_attr( $this->id() . '-about' ),
			esc_html( $about )
		);
		$words  = array(
			/* translators: %s: name of a constant. */
			Site_Settings::CONSTANT    => __( 'Locked: set by the constant %s in wp-config.php.', 'design-marketplace' ),
			/* translators: %s: name of an environment variable. */
			Site_Settings::ENVIRONMENT => __( 'Locked: set by the environment variable %s.', 'design-marketplace' ),
		);
		$origin = Site_Settings::origin( $this->key );
		if ( isset( $words[ $origin ] ) ) {
			printf(
				'<p class="description dm-locked"><span class="dashicons dashicons-lock" aria-hidden="true"></span> %s</p>',
				sprintf( esc_html( $words[ $origin ] ), '<code>' . esc_html( Site_Settings::name( $this->key ) ) . '</code>' )
			);
		}
	}
}
