<?php
/** Reads the rules shared by PHP and TypeScript, which are written in the JSON files of this folder, from build/contract.php. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Contract;

use LogicException;
use stdClass;

/**
 * Gives access to limits, enums, messages, routes, forms and response shapes.
 * @phpstan-import-type Row from Route
 */
final class Contract {

	/** @var array<string,array<mixed>> Return value of build/contract.php. */
	private static array $files;

	/** @var array<string,array<string,Rule>> Rules by entity, cached for the request. */
	private static array $rules = array();

	/** @var array<string,Route> Routes by name, cached for the request. */
	private static array $routes = array();

	/** @var array<string,list<string>> Names of image fields by entity, cached for the request. */
	private static array $images = array();

	/**
	 * A shared limit, such as `designers_per_page`.
	 * @param string $name Key of limits.json.
	 */
	public static function limit( string $name ): int {
		return self::entry( 'limits', $name );
	}

	/**
	 * Values of an enum with their English labels, in order.
	 * @param string $name Key of enums.json.
	 * @return array<int|string,string> Labels by value.
	 */
	public static function enum( string $name ): array {
		return self::entry( 'enums', $name );
	}

	/**
	 * A message in the visitor's language.
	 *
	 * The strings reach translators through the generated src/contract/messages.ts.
	 * @param string     $code      Key of messages.json.
	 * @param int|string ...$values Values for its placeholders.
	 */
	public static function message( string $code, int|string ...$values ): string {
		// phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
		$text = translate( self::entry( 'messages', $code ), 'design-marketplace' );
		return $values ? vsprintf( $text, $values ) : $text;
	}

	/** @return list<string> Codes of the languages people speak, of ISO 639-1. */
	public static function spoken(): array {
		return array_values( self::file( 'spoken' ) );
	}

	/** @return list<string> Those of them that are asked for most: Switzerland's, and English. */
	public static function usual_spoken(): array {
		return array_values( self::file( 'usual_spoken' ) );
	}

	/** Applies the typography of a language, such as narrow no-break spaces before double punctuation in French. */
	public static function typeset( string $text, string $language ): string {
		foreach ( self::file( 'typography' )[ $language ] ?? array() as $rule ) {
			$text = preg_replace( "~{$rule['find']}~u", $rule['put'], $text ) ?? $text;
		}
		return $text;
	}

	/** @return array<string,int> How wide the letters of large headings are, in hundredths of the type size. */
	public static function letters(): array {
		$widths = array();
		foreach ( self::file( 'letters' ) as $width => $letters ) {
			$widths += array_fill_keys( mb_str_split( $letters ), (int) $width );
		}
		return $widths;
	}

	/**
	 * A pattern of plain text, without delimiters and flags.
	 * @param string $name `tag`, `removed` or `seen`.
	 */
	public static function pattern( string $name ): string {
		return self::entry( 'text', $name );
	}

	/**
	 * Value of the HTML attribute `sizes` of a picture.
	 * @param string $name Key of sizes.json.
	 */
	public static function sizes( string $name ): string {
		return self::entry( 'sizes', $name );
	}

	/**
	 * Content of an icon's `svg` element.
	 * @param string $name Key of icons.json.
	 */
	public static function icon( string $name ): string {
		return self::entry( 'icons', $name );
	}

	/** @return array<string,Route> The frontend's routes by name, most specific first. */
	public static function routes(): array {
		if ( ! self::$routes ) {
			/**
			 * A test checks every row.
			 * @var array<string,Row> $rows
			 */
			$rows = array_column( self::file( 'routes' ), null, 'name' );
			foreach ( $rows as $name => $row ) {
				self::$routes[ $name ] = Route::of( $row, $rows[ $row['alias_of'] ?? $row['shown_as'] ?? $name ] );
			}
		}
		return self::$routes;
	}

	public static function route( string $name ): Route {
		return self::routes()[ $name ] ?? throw new LogicException( "Unknown route {$name}" );
	}

	/**
	 * All fields of an entity with their rules, in the form's order.
	 * @param string $entity File name: member, work, mission, application, mail, report or message.
	 * @return array<string,Rule>
	 */
	public static function fields( string $entity ): array {
		if ( ! isset( self::$rules[ $entity ] ) ) {
			$rules = array();
			foreach ( self::file( $entity )['fields'] as $name => $rule ) {
				$rules[ $name ] = new Rule( $name, $rule );
			}
			self::$rules[ $entity ] = $rules;
		}
		return self::$rules[ $entity ];
	}

	/** @return list<string> Names of an entity's image fields. */
	public static function images( string $entity ): array {
		return self::$images[ $entity ] ??= array_keys(
			array_filter( self::fields( $entity ), static fn( Rule $rule ): bool => $rule->is_image() )
		);
	}

	/**
	 * The form of a flow, which is a request or a wizard: the fields of the flow's forms in order.
	 * @param string $flow Key of the file's flows.
	 */
	public static function form( string $entity, string $flow ): Form {
		$file  = self::file( $entity );
		$forms = $file['flows'][ $flow ] ?? throw new LogicException( "Unknown flow {$entity}/{$flow}" );
		$names = array_merge( ...array_map( static fn( string $form ): array => $file['forms'][ $form ], $forms ) );
		$rules = self::fields( $entity );
		$form  = array();
		foreach ( $names as $name ) {
			$form[ $name ] = $rules[ $name ] ?? throw new LogicException( "Unknown field {$entity}/{$name}" );
		}
		return new Form( $form );
	}

	/**
	 * JSON schema of an answer, for get_item_schema() and tests.
	 * @param string $name Key of shapes.json.
	 * @return array<string,mixed>
	 */
	public static function shape( string $name ): array {
		return self::entry( 'shapes', $name );
	}

	/**
	 * All calls by path, as `/wp/v2/work/{id}`, and method.
	 * @return array<string,array<string,array{open?:true,args:array<string,array<string,mixed>>}>>
	 */
	public static function calls(): array {
		return self::file( 'calls' );
	}

	/** @return array<string,array<string,mixed>> What a call takes, as WordPress wants it. */
	public static function arguments( string $method, string $path ): array {
		return self::file( 'calls' )[ $path ][ $method ]['args'] ?? throw new LogicException( "Unknown call {$method} {$path}" );
	}

	/**
	 * A file as it stands, for the description of the API alone: it is decoded anew each time.
	 * @param string $name File name without its extension.
	 */
	public static function json( string $name ): stdClass {
		$json = (string) file_get_contents( __DIR__ . "/{$name}.json" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the plugin's own file.
		return (object) json_decode( str_replace( '#/definitions/', '#/components/schemas/', $json ) );
	}

	private static function entry( string $file, string $name ): mixed {
		return self::file( $file )[ $name ] ?? throw new LogicException( "Unknown entry {$name} of {$file}" );
	}

	/**
	 * @param string $name File name without its extension.
	 * @return array<mixed>
	 */
	private static function file( string $name ): array {
		self::$files ??= require dirname( __DIR__, 3 ) . '/build/contract.php';
		return self::$files[ $name ] ?? throw new LogicException( "Unknown contract file {$name}" );
	}
}
