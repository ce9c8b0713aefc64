<?php

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Settings;

use DesignMarketplace\Kernel\Contract\Contract;

/** A row of Settings_Table. Its type says how it is drawn (Desk\Admin\Settings\Field), read (Reader) and stored (schema()). */
final class Setting {

	private const TEXT = array( 'type' => 'string' );
	private const ID   = array( 'type' => 'integer', 'minimum' => 0 );

	private const SCHOOL = array(
		'code'       => self::TEXT + array( 'pattern' => '^[A-Z0-9-]{1,20}\\z', 'required' => true ),
		'name'       => self::TEXT + array( 'minLength' => 1, 'maxLength' => 80, 'required' => true ),
		'domains'    => array( 'type' => 'array', 'items' => self::DOMAIN ),
		'programmes' => array( 'type' => 'array', 'maxItems' => 60, 'items' => self::TEXT + array( 'minLength' => 1, 'maxLength' => 80 ) ),
	);
	private const DOMAIN = self::TEXT + array( 'pattern' => '^(?=.{4,120}\\z)([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}\\z' );

	/** The texts of a template, and how long they may be, as those of a design job. */
	private const TEMPLATE = array( 'name' => 80, 'title' => 80, 'description' => 5000, 'duration' => 80 );

	private const ORIGIN = self::TEXT + array( 'pattern' => '^(\\*|https?://(\\*\\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\\d{1,5})?)\\z' );

	/** @var array<string,mixed>|null */
	private ?array $schema = null;

	/** @var array{mixed,mixed}|null The list that was read last, as it was and as it was read: a request reads the schools many times. */
	private ?array $last = null;

	/**
	 * @param list<string> $choices Of a choice or ticks; the parts of texts.
	 * @param int          $max     Of a number.
	 */
	public function __construct(
		public readonly string $key,
		public readonly Tab $tab,
		public readonly string $type,
		public readonly mixed $default = '',
		private readonly array $choices = array(),
		public readonly int $max = 0
	) {}

	public function label(): string {
		return Settings_Table::words( $this->key )[0];
	}

	/** @param mixed $value Lists as JSON where they come from the environment. Null is a value that isn't good. */
	public function read( mixed $value ): mixed {
		if ( null === $value || ! in_array( $this->schema()['type'], array( 'array', 'object' ), true ) ) {
			return $this->checked( $value );
		}
		if ( ! $this->last || $this->last[0] !== $value ) {
			$this->last = array( $value, $this->checked( is_string( $value ) ? json_decode( $value, true ) : $value ) );
		}
		return $this->last[1];
	}

	/** The stored value. A list that shuts something out loses its wrong entries, instead of standing for its open default. */
	public function sound( mixed $value ): mixed {
		$list = 'origins' === $this->type && is_string( $value ) ? json_decode( $value, true ) : $value;
		$good = static fn( mixed $one ): bool => is_string( $one ) && true === rest_validate_value_from_schema( $one, self::ORIGIN );
		return 'origins' === $this->type && is_array( $list ) ? array_values( array_unique( array_filter( $list, $good ) ) ) : $value;
	}

	private function checked( mixed $value ): mixed {
		$schema = $this->schema();
		if ( null === $value || true !== rest_validate_value_from_schema( $value, $schema ) ) {
			return null;
		}
		$value   = rest_sanitize_value_from_schema( $value, $schema );
		$is_good = ! is_wp_error( $value ) && match ( $this->type ) {
			'universities' => self::are_apart( $value ),
			'templates'    => self::are_said( $value ),
			default        => true,
		};
		return $is_good ? $value : null;
	}

	/**
	 * Whether each template has a name, a title and a description in some language, and an id of its own.
	 * @param list<array<string,mixed>> $templates
	 */
	private static function are_said( array $templates ): bool {
		foreach ( $templates as $template ) {
			foreach ( array( 'name', 'title', 'description' ) as $part ) {
				if ( '' === trim( implode( $template[ $part ] ) ) ) {
					return false;
				}
			}
		}
		return count( array_unique( array_column( $templates, 'id' ) ) ) === count( $templates );
	}

	/**
	 * Whether no two schools have the same code or domain, and none has the code of any other school.
	 * @param list<array{code:string,domains?:list<string>}> $schools
	 */
	private static function are_apart( array $schools ): bool {
		$codes   = array( 'OTHER', ...array_column( $schools, 'code' ) );
		$domains = array_merge( ...array_column( $schools, 'domains' ) );
		return count( array_unique( $codes ) ) === count( $codes ) && count( array_unique( $domains ) ) === count( $domains );
	}

	/** @return array<string,mixed> In WordPress' dialect. */
	public function schema(): array {
		return $this->schema ??= array( 'default' => $this->default ) + match ( $this->type ) {
			'tick'             => array( 'type' => 'boolean' ),
			'file'             => self::ID,
			'number'           => self::ID + array( 'maximum' => $this->max ),
			'choice'           => self::TEXT + array( 'enum' => $this->choices ),
			'ticks'            => self::list_of( self::TEXT + array( 'enum' => $this->choices ) ) + array( 'uniqueItems' => true ),
			'links'            => self::list_of( self::object( array( 'name' => self::TEXT, 'url' => self::TEXT, 'logo' => self::ID ) ) ),
			'regions'          => self::object( array(), self::list_of( self::TEXT ) ),
			'origins'          => self::list_of( self::ORIGIN ) + array( 'maxItems' => 100, 'uniqueItems' => true ),
			'claims'           => self::object( array_fill_keys( array_keys( $this->default ), self::TEXT + array( 'maxLength' => 120 ) ) ),
			'universities'     => self::list_of( self::object( self::SCHOOL ) ) + array( 'maxItems' => 100 ),
			'templates'        => self::list_of( self::template() ) + array( 'maxItems' => 20 ),
			'message'          => self::by_language( array( 'title', 'content' ) ),
			// One that is no longer known does not spoil the others.
			'mails', 'reasons' => self::object( array(), self::by_language( $this->choices ) ),
			default            => self::TEXT,
		};
	}

	/** @return array<string,mixed> A template of a design job. */
	private static function template(): array {
		$text  = static fn( int $most ): array => self::object(
			array_map( static fn() => self::TEXT + array( 'maxLength' => $most ), Contract::enum( 'languages' ) )
		);
		$texts = array_map( $text, self::TEMPLATE );
		foreach ( array( 'name', 'title', 'description' ) as $part ) {
			$texts[ $part ]['required'] = true;
		}
		return self::object(
			$texts + array(
				'id'         => self::TEXT + array( 'pattern' => '^[a-z0-9_-]{1,40}\\z', 'required' => true ),
				'skill'      => self::TEXT + array( 'maxLength' => 80 ),
				'engagement' => self::TEXT + array( 'enum' => array_keys( Contract::enum( 'engagements' ) ) ),
				'place'      => self::TEXT + array( 'enum' => array_keys( Contract::enum( 'places' ) ) ),
			)
		);
	}

	/**
	 * @param list<string> $parts
	 * @return array<string,mixed>
	 */
	private static function by_language( array $parts ): array {
		$texts = self::object( array_fill_keys( $parts, self::TEXT ) );
		return self::object( array_fill_keys( array_keys( Contract::enum( 'languages' ) ), $texts ) );
	}

	/**
	 * @param array<int|string,array<string,mixed>> $properties
	 * @param array<string,mixed>|false             $others     Schema of further ones.
	 * @return array<string,mixed>
	 */
	private static function object( array $properties, array|false $others = false ): array {
		return array( 'type' => 'object', 'properties' => $properties, 'additionalProperties' => $others );
	}

	/**
	 * @param array<string,mixed> $items
	 * @return array<string,mixed>
	 */
	private static function list_of( array $items ): array {
		return array( 'type' => 'array', 'items' => $items );
	}
}
