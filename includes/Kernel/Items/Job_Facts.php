<?php
/** The facts of a design job, such as place and pay, stored as meta of its post. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Rule;
use DesignMarketplace\Kernel\Database\Posts;

/**
 * Each fact is a meta of its own, stored as text. An empty fact has no meta.
 * @phpstan-type Question array{id:string,text:string,required:bool}
 * @phpstan-type Facts array<string,string|int|bool|array{min:int,max:int}|list<string>|list<Question>|null>
 */
final class Job_Facts {

	private const PREFIX = 'design_marketplace_';

	/** @param string $field Field of mission.json. */
	public static function key( string $field ): string {
		return self::PREFIX . $field;
	}

	/**
	 * All facts of a job; null for empty ones, and no words for an empty list.
	 * @param int $id Mission; its meta is read.
	 * @return Facts
	 */
	public static function of( int $id ): array {
		return self::typed( self::rules( 'facts' ), static fn( string $key ): string => Posts::text( $id, $key ) );
	}

	/** @return list<string> The codes of a fact that is a list, as it is stored. */
	public static function codes( string $kept ): array {
		return array_values( array_filter( explode( ',', $kept ) ) );
	}

	/** @return list<Question> The questions to a job's candidates. The id is made of the text, so that another text has another id. */
	public static function questions( string $kept ): array {
		/** @var list<array{text:string,required:bool}> $rows */
		$rows = (array) json_decode( $kept, true );
		return array_map( static fn( array $row ): array => array( 'id' => hash( 'crc32b', $row['text'] ) ) + $row, $rows );
	}

	/**
	 * All facts of a job as stored.
	 * @param int $id Mission; its meta is read.
	 * @return array<string,string> Text by field, '' for none.
	 */
	public static function texts( int $id ): array {
		$fields = array_keys( self::rules( 'facts' ) );
		$text   = static fn( string $field ): string => Posts::text( $id, self::key( $field ) );
		return array_combine( $fields, array_map( $text, $fields ) );
	}

	/**
	 * The facts that wait for approval: the kind of work, the pay, and what is said in words.
	 * @param array<string,string> $columns Text by key, such as of a change that waits for approval; they replace the job's.
	 * @return Facts
	 */
	public static function terms( int $id, array $columns = array() ): array {
		return self::typed(
			self::rules( 'terms' ),
			static fn( string $key ): string => $columns[ $key ] ?? Posts::text( $id, $key )
		);
	}

	/** @return list<string> */
	public static function term_keys(): array {
		return array_map( array( self::class, 'key' ), array_keys( self::rules( 'terms' ) ) );
	}

	/**
	 * @param array<string,mixed> $values Cleaned and checked values of a form; others are left out.
	 * @return array<string,string> Text by key, '' for none.
	 */
	public static function columns( array $values ): array {
		$columns = array();
		foreach ( array_intersect_key( $values, self::rules( 'facts' ) ) as $field => $value ) {
			$columns[ self::key( $field ) ] = match ( true ) {
				is_bool( $value )   => $value ? '1' : '0',
				is_array( $value )  => self::kept( $value ),
				is_scalar( $value ) => (string) $value,
				default             => '',
			};
		}
		return $columns;
	}

	/**
	 * Writes the facts among some columns.
	 * @param array<string,mixed> $columns Columns of the post, and facts by key.
	 * @return array<string,mixed> The columns of the post.
	 */
	public static function write( int $id, array $columns ): array {
		foreach ( array_keys( self::rules( 'facts' ) ) as $field ) {
			$key  = self::key( $field );
			$text = (string) ( $columns[ $key ] ?? '' );
			if ( '' !== $text ) {
				update_post_meta( $id, $key, wp_slash( $text ) );
			} elseif ( isset( $columns[ $key ] ) ) {
				delete_post_meta( $id, $key );
			}
			unset( $columns[ $key ] );
		}
		return $columns;
	}

	/** @param array<mixed> $value */
	private static function kept( array $value ): string {
		return match ( true ) {
			! array_is_list( $value ) => implode( '-', array( $value['min'] ?? '', $value['max'] ?? '' ) ),
			is_array( $value[0] ?? '' ) => (string) wp_json_encode(
				array_map( static fn( array $row ): array => array_diff_key( $row, array( 'id' => 0 ) ), $value ),
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
			),
			default => implode( ',', $value ),
		};
	}

	/**
	 * @param string $text As stored.
	 * @return array{min:int,max:int}
	 */
	private static function range( string $text ): array {
		[ $min, $max ] = explode( '-', $text ) + array( 1 => $text );
		return array( 'min' => (int) $min, 'max' => (int) $max );
	}

	/**
	 * @param 'facts'|'terms' $flow
	 * @return array<string,Rule>
	 */
	private static function rules( string $flow ): array {
		static $rules            = array();
		return $rules[ $flow ] ??= Contract::form( 'mission', $flow )->rules();
	}

	/**
	 * Casts facts to the types of their rules.
	 * @param array<string,Rule>      $rules Rules by field.
	 * @param callable(string):string $text  Returns the text of a key.
	 * @return Facts
	 */
	private static function typed( array $rules, callable $text ): array {
		$facts = array();
		foreach ( $rules as $field => $rule ) {
			$kept            = $text( self::key( $field ) );
			$is_list         = 'array' === $rule->get( 'type' );
			$facts[ $field ] = '' === $kept && ! $is_list ? null : match ( $rule->get( 'type' ) ) {
				'array'   => 'question' === $rule->get( 'items' ) ? self::questions( $kept ) : self::codes( $kept ),
				'boolean' => '1' === $kept,
				'integer' => (int) $kept,
				'range'   => self::range( $kept ),
				default   => $kept,
			};
		}
		return $facts;
	}
}
