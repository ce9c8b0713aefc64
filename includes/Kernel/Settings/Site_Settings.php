<?php

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Settings;

use DesignMarketplace\Kernel\Contract\Languages;

/**
 * Values of the settings. The constant DESIGN_MARKETPLACE_VIDEO_HOST decides, then the environment variable of that name, the option
 * design_marketplace_video_host, the default. Lists in constants and the environment are JSON. Invalid values are passed over.
 */
final class Site_Settings {

	public const CONSTANT    = 'constant';
	public const ENVIRONMENT = 'environment';

	public const PREFIX = 'design_marketplace_';

	/** The parts of an email that administrators can write. */
	public const MAIL_PARTS = array( 'subject', 'heading', 'body', 'button' );

	/** The parts of a reason for decisions that administrators can write. */
	public const REASON_PARTS = array( 'text', 'rule' );

	/** The bot checks; the first needs no keys. */
	public const BOT_PROVIDERS = array( 'altcha', 'recaptcha' );

	/** Choices of how much of a design job strangers can read; the first is the default. */
	public const JOB_PAGES = array( 'titles', self::FULL, self::OFF );

	/** Choices of which design jobs of a company wait for approval; the first is the default. */
	public const HOLD_JOBS = array( self::OFF, self::HOLD_FIRST, self::HOLD_ALL );

	/** Choices of what only confirmed companies can do, each with those before it; the first is the default. */
	public const CONFIRMED_COMPANIES = array( 'badge', 'contact', self::CONFIRMED_PUBLISH );

	public const CONFIRMED_PUBLISH = 'publish';

	public const HOLD_FIRST = 'first';
	public const HOLD_ALL   = 'all';

	/** The kinds of design jobs. */
	public const ENGAGEMENTS = array( 'freelance', 'employment', 'internship', 'student_project' );

	/** Events of which another system can be told. */
	public const WEBHOOK_EVENTS = array(
		'member_activated',
		'member_erased',
		'newsletter_changed',
		'mission_published',
		'mission_closed',
		'application_made',
		'application_told',
	);

	private const OFF  = 'off';
	private const FULL = 'full';

	/** Registers the options, so that every write is checked. Invalid values change nothing. */
	public static function register(): void {
		foreach ( Settings_Table::rows() as $key => $row ) {
			register_setting(
				'design_marketplace',
				self::PREFIX . $key,
				array(
					'default'           => $row->default,
					'sanitize_callback' => static fn( mixed $value ): mixed => $row->read( $value )
						?? get_option( self::PREFIX . $key, $row->default ),
				)
			);
		}
	}

	/** A setting's value in the schema's type. */
	public static function get( string $key ): mixed {
		return self::decide( $key )[1];
	}

	/** Whether strangers may read of a design job they have the link of. */
	public static function shows_jobs(): bool {
		return self::OFF !== self::get( 'job_pages' );
	}

	/** Whether they may read all it says. */
	public static function shows_whole_jobs(): bool {
		return self::FULL === self::get( 'job_pages' );
	}

	/** The address that is told what waits for a decision. */
	public static function report_email(): string {
		$own = (string) self::get( 'report_email' );
		return '' === $own ? (string) get_option( 'admin_email' ) : $own;
	}

	/** Whether a constant or the environment decides, so that the option has no effect. */
	public static function is_fixed( string $key ): bool {
		return null !== self::fixed( $key );
	}

	/** @return string CONSTANT, ENVIRONMENT, `option` or `default`. */
	public static function origin( string $key ): string {
		return self::decide( $key )[0];
	}

	/** Name of a setting's constant and environment variable. */
	public static function name( string $key ): string {
		return strtoupper( self::PREFIX . $key );
	}

	/** @return array{string,mixed} Origin and value. */
	private static function decide( string $key ): array {
		$fixed = self::fixed( $key );
		if ( $fixed ) {
			return $fixed;
		}
		// All options in one query: one that was never saved costs a query of its own otherwise.
		wp_prime_option_caches(
			array_map( static fn( string $key ): string => self::PREFIX . $key, array_keys( Settings_Table::rows() ) )
		);
		$row   = Settings_Table::of( $key );
		$value = $row->read( $row->sound( get_option( self::PREFIX . $key, null ) ) );
		return null === $value ? array( 'default', $row->default ) : array( 'option', $value );
	}

	/** @return array{string,mixed}|null What the constant or the environment says, null when neither has a good value. */
	private static function fixed( string $key ): ?array {
		$row  = Settings_Table::of( $key );
		$name = self::name( $key );
		$text = getenv( $name );
		foreach ( array(
			self::CONSTANT    => defined( $name ) ? constant( $name ) : null,
			self::ENVIRONMENT => false === $text ? null : $text,
		) as $origin => $value ) {
			$value = $row->read( $row->sound( $value ) );
			if ( null !== $value ) {
				return array( $origin, $value );
			}
		}
		return null;
	}

	/** @return array<string,array{title:string,content:string}> The messages of GET /options in the present language. */
	public static function messages(): array {
		$keys = Tab::Texts->keys();
		return array_combine( $keys, array_map( array( self::class, 'message' ), $keys ) );
	}

	/** @return array{title:string,content:string} One message in the present language: the operator's, else the plugin's own. */
	public static function message( string $key ): array {
		$own = self::get( $key )[ Languages::current() ] ?? array();
		return array_filter( $own ) ? array(
			'title'   => (string) ( $own['title'] ?? '' ),
			'content' => (string) ( $own['content'] ?? '' ),
		) : self::own_message( $key );
	}

	/** @return array{title:string,content:string} The plugin's own message, in the present language or another. */
	public static function own_message( string $key, string $language = '' ): array {
		$own = static fn(): array => array_combine( array( 'title', 'content' ), Settings_Table::own( $key ) );
		return '' === $language ? $own() : Languages::within( Languages::locale( $language, Languages::site_locale() ), $own );
	}
}
