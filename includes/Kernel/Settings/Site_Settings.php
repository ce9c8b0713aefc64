<?php
/**
 * The operator's settings: names of schools and partners, legal pages, the bot check's keys, messages. A constant decides, then the
 * environment, an option, the default.
 */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Settings;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use LogicException;

/**
 * `video_host` is the option design_marketplace_video_host, and the constant or environment variable DESIGN_MARKETPLACE_VIDEO_HOST; lists
 * there are JSON.
 */
final class Site_Settings {

	public const CONSTANT    = 'constant';
	public const ENVIRONMENT = 'environment';

	public const PREFIX = 'design_marketplace_';

	/** The operator's messages: one object a language. */
	public const MESSAGES = array(
		'confirmation_message_designer',
		'confirmation_message_contractor',
		'activation_success_message_designer',
		'activation_success_message_contractor',
		'activation_expired_notice',
	);

	/** The parts of an email that administrators can write. */
	public const MAIL_PARTS = array( 'subject', 'heading', 'body', 'button' );

	/** The parts of a reason for decisions that administrators can write. */
	public const REASON_PARTS = array( 'text', 'rule' );

	/** The bot checks; the first needs no keys. */
	public const BOT_PROVIDERS = array( 'altcha', 'recaptcha', 'turnstile', 'hcaptcha' );

	/** Choices of how much of a design job strangers can read; the first is the default. */
	public const JOB_PAGES = array( 'titles', self::FULL, self::OFF );

	/** Choices of which design jobs of a company wait for approval; the first is the default. */
	public const HOLD_JOBS = array( self::OFF, self::HOLD_FIRST, self::HOLD_ALL );

	public const HOLD_FIRST = 'first';
	public const HOLD_ALL   = 'all';

	private const OFF  = 'off';
	private const FULL = 'full';

	/** Region => names of its cities, unless the operator sets others. */
	private const REGIONS = array(
		'Genève'   => array( 'Genève', 'Geneva', 'Genf', 'Ginevra', 'Genevra', 'Ginebra' ),
		'Lausanne' => array( 'Lausanne', 'Losanna', 'Lausanna', 'Losana' ),
	);

	/** University => domains of its email addresses, unless the operator sets others. Subdomains do not count. */
	private const AFFILIATION_DOMAINS = array(
		'ECAL'    => array( 'ecal.ch' ),
		'EHL'     => array( 'ehl.ch' ),
		'EPFL'    => array( 'epfl.ch' ),
		'HEIG-VD' => array( 'heig-vd.ch' ),
		'UNIL'    => array( 'unil.ch' ),
	);

	/** @var array<string,array<string,mixed>>|null */
	private static ?array $schema = null;

	/** Registers the options with their schemas, so that every write is checked. Invalid values change nothing. */
	public static function register(): void {
		foreach ( self::schema() as $key => $schema ) {
			register_setting(
				'design_marketplace',
				self::PREFIX . $key,
				array(
					'type'              => $schema['type'],
					'default'           => $schema['default'],
					'sanitize_callback' => static fn( mixed $value ): mixed => self::read( $value, $schema )
						?? get_option( self::PREFIX . $key, $schema['default'] ),
				)
			);
		}
	}

	/**
	 * A setting's value in the schema's type.
	 *
	 * @param string $key Key of schema().
	 */
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

	/**
	 * Whether a constant or the environment decides, so that the option has no effect.
	 *
	 * @param string $key Key of schema().
	 */
	public static function is_fixed( string $key ): bool {
		return null !== self::fixed( $key );
	}

	/**
	 * The place a setting's value comes from.
	 *
	 * @param string $key Key of schema().
	 * @return string CONSTANT, ENVIRONMENT, `option` or `default`.
	 */
	public static function origin( string $key ): string {
		return self::decide( $key )[0];
	}

	/**
	 * Name of a setting's constant and environment variable.
	 *
	 * @param string $key Key of schema().
	 */
	public static function name( string $key ): string {
		return strtoupper( self::PREFIX . $key );
	}

	/**
	 * The place a setting's value comes from, and the value. Invalid values are passed over.
	 *
	 * @param string $key Key of schema().
	 * @return array{string,mixed}
	 */
	private static function decide( string $key ): array {
		$fixed = self::fixed( $key );
		if ( $fixed ) {
			return $fixed;
		}
		self::prime();
		$schema = self::schema()[ $key ];
		$value  = self::read( get_option( self::PREFIX . $key, null ), $schema );
		return null === $value ? array( 'default', $schema['default'] ) : array( 'option', $value );
	}

	/**
	 * The constant's or the environment's word, null when neither has a good one.
	 *
	 * @param string $key Key of schema().
	 * @return array{string,mixed}|null
	 */
	private static function fixed( string $key ): ?array {
		$schema = self::schema()[ $key ] ?? throw new LogicException( "Unknown setting {$key}" );
		$name   = self::name( $key );
		foreach ( array(
			self::CONSTANT    => defined( $name ) ? constant( $name ) : null,
			self::ENVIRONMENT => self::environment( $name ),
		) as $origin => $value ) {
			$value = self::read( $value, $schema );
			if ( null !== $value ) {
				return array( $origin, $value );
			}
		}
		return null;
	}

	/**
	 * The messages of GET /options in the present language.
	 *
	 * @return array<string,array{title:string,content:string}>
	 */
	public static function messages(): array {
		$messages = array();
		foreach ( self::MESSAGES as $key ) {
			$messages[ $key ] = self::message( $key );
		}
		return $messages;
	}

	/**
	 * One message in the present language: the operator's, else the plugin's own.
	 *
	 * @param string $key One of MESSAGES.
	 * @return array{title:string,content:string}
	 */
	public static function message( string $key ): array {
		$own = self::get( $key )[ Languages::current() ] ?? array();
		return array_filter( $own ) ? array(
			'title'   => (string) ( $own['title'] ?? '' ),
			'content' => (string) ( $own['content'] ?? '' ),
		) : self::default_message( $key );
	}

	/**
	 * The plugin's own message in a language, whatever the operator has written.
	 *
	 * @param string $key One of MESSAGES.
	 * @return array{title:string,content:string}
	 */
	public static function own_message( string $key, string $language ): array {
		return Languages::within(
			Languages::locale( $language, Languages::site_locale() ),
			static fn(): array => self::default_message( $key )
		);
	}

	/**
	 * A value in the schema's type, null when it isn't good.
	 *
	 * @param mixed               $value  Value; lists as JSON where they come from the environment.
	 * @param array<string,mixed> $schema
	 */
	public static function read( mixed $value, array $schema ): mixed {
		if ( is_string( $value ) && in_array( $schema['type'], array( 'array', 'object' ), true ) ) {
			$value = json_decode( $value, true );
		}
		if ( null === $value || true !== rest_validate_value_from_schema( $value, $schema ) ) {
			return null;
		}
		$value = rest_sanitize_value_from_schema( $value, $schema );
		return is_wp_error( $value ) ? null : $value;
	}

	/**
	 * All settings in WordPress' schema dialect.
	 *
	 * @return array<string,array<string,mixed>>
	 */
	public static function schema(): array {
		self::$schema ??= self::schemas();
		return self::$schema;
	}

	/**
	 * Result of schema(), which every setting is read by.
	 *
	 * @return array<string,array<string,mixed>>
	 */
	private static function schemas(): array {
		$text    = array(
			'type'    => 'string',
			'default' => '',
		);
		$id      = array(
			'type'    => 'integer',
			'minimum' => 0,
			'default' => 0,
		);
		$domains = array(
			'type'  => 'array',
			'items' => array(
				'type'    => 'string',
				'pattern' => '^(?=.{4,120}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$',
			),
		);
		$days    = array(
			'type'    => 'integer',
			'minimum' => 0,
			'maximum' => 365,
		);
		$links   = array(
			'type'    => 'array',
			'default' => array(),
			'items'   => self::object(
				array(
					'name' => array( 'type' => 'string' ),
					'url'  => array( 'type' => 'string' ),
					'logo' => array(
						'type'    => 'integer',
						'minimum' => 0,
					),
				)
			),
		);
		return array(
			'schools'                => $links,
			'partners'               => $links,
			'place'                  => $text,
			'video_host'             => $text,
			'contact_url'            => $text,
			'terms_page'             => array( 'default' => 'terms-conditions' ) + $text,
			'privacy_page'           => array( 'default' => 'privacy-policy' ) + $text,
			'design_brief'           => $id,
			'job_pages'              => array(
				'default' => self::JOB_PAGES[0],
				'enum'    => self::JOB_PAGES,
			) + $text,
			'bot_provider'           => array(
				'default' => self::BOT_PROVIDERS[0],
				'enum'    => self::BOT_PROVIDERS,
			) + $text,
			'bot_site_key'           => $text,
			'bot_secret'             => $text,
			'regions'                => array(
				'type'                 => 'object',
				'default'              => self::REGIONS,
				'additionalProperties' => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
			),
			'affiliation_domains'    => array( 'default' => self::AFFILIATION_DOMAINS ) + self::object(
				array_fill_keys( array_keys( self::AFFILIATION_DOMAINS ), $domains )
			),
			'mail_texts'             => self::texts_schema( self::MAIL_PARTS ),
			'report_email'           => $text,
			'reason_texts'           => self::texts_schema( self::REASON_PARTS ),
			'hold_jobs'              => array(
				'default' => self::HOLD_JOBS[0],
				'enum'    => self::HOLD_JOBS,
			) + $text,
			'tell_corrections'       => array(
				'type'    => 'boolean',
				'default' => true,
			),
			'retention_months'       => array(
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 120,
				'default' => 12,
			),
			'conversation_months'    => array(
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 120,
				'default' => 24,
			),
			'deadline_reminder_days' => array( 'default' => 3 ) + $days,
			'lapse_deadline_days'    => array( 'default' => 45 ) + $days,
			'lapse_quiet_days'       => array( 'default' => 60 ) + $days,
			'storage_mb'             => array(
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 100000,
				'default' => 200,
			),
			'remove_data'            => array(
				'type'    => 'boolean',
				'default' => false,
			),
		) + array_fill_keys( self::MESSAGES, self::message_schema() );
	}

	/**
	 * Email or reason => language => part => text. One that is no longer known does not spoil the others.
	 *
	 * @param list<string> $parts
	 * @return array<string,mixed>
	 */
	private static function texts_schema( array $parts ): array {
		$texts = self::object( array_fill_keys( $parts, array( 'type' => 'string' ) ) );
		return array(
			'type'                 => 'object',
			'default'              => array(),
			'additionalProperties' => self::object( array_fill_keys( array_keys( Contract::enum( 'languages' ) ), $texts ) ),
		);
	}

	/** @return array<string,mixed> */
	private static function message_schema(): array {
		$message = self::object(
			array(
				'title'   => array( 'type' => 'string' ),
				'content' => array( 'type' => 'string' ),
			)
		);
		return array( 'default' => array() ) + self::object( array_fill_keys( array_keys( Contract::enum( 'languages' ) ), $message ) );
	}

	/**
	 * @param array<int|string,array<string,mixed>> $properties
	 * @return array<string,mixed>
	 */
	private static function object( array $properties ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		);
	}

	/**
	 * A message nobody has written otherwise.
	 *
	 * @param string $key One of MESSAGES.
	 * @return array{title:string,content:string}
	 */
	private static function default_message( string $key ): array {
		[ $title, $content ] = match ( $key ) {
			'confirmation_message_designer'         => array(
				__( 'One more step', 'design-marketplace' ),
				__( 'We have sent you an email. Open the link in it and your portfolio is yours to fill.', 'design-marketplace' ),
			),
			'confirmation_message_contractor'       => array(
				__( 'One more step', 'design-marketplace' ),
				__( 'We have sent you an email. Open the link in it and you can post your first design job.', 'design-marketplace' ),
			),
			'activation_success_message_designer'   => array(
				__( 'Your account is active', 'design-marketplace' ),
				__( 'Log in and publish your first project.', 'design-marketplace' ),
			),
			'activation_success_message_contractor' => array(
				__( 'Your account is active', 'design-marketplace' ),
				__( 'Log in and post your first design job.', 'design-marketplace' ),
			),
			'activation_expired_notice'             => array(
				__( 'This link is no longer valid', 'design-marketplace' ),
				__( 'Log in as usual if your account is active, or request a new email below.', 'design-marketplace' ),
			),
			default                                 => throw new LogicException( "Unknown message {$key}" ),
		};
		return array(
			'title'   => $title,
			'content' => $content,
		);
	}

	/** Reads all options in one query: an option that was never saved costs one each otherwise. */
	private static function prime(): void {
		wp_prime_option_caches( array_map( static fn( string $key ): string => self::PREFIX . $key, array_keys( self::schema() ) ) );
	}

	private static function environment( string $name ): ?string {
		$value = getenv( $name );
		return false === $value ? null : $value;
	}
}
