<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Desk\Import\Import;
use DesignMarketplace\Desk\Import\Rows;
use WP_CLI;
use WP_CLI\Utils;

/** Takes members or design jobs of a CSV file in. */
final class Import_Command {

	private const ERRORS  = 1000;
	private const SECONDS = 10_000_000;

	/**
	 * Makes an account of each row, which waits until its owner has joined by the link in an email. Nobody is listed before.
	 *
	 * Columns are found by their names: those of the fields, such as email, name, company, role, city, skill, locale.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : CSV in UTF-8, with commas, semicolons or tabs.
	 *
	 * [--map=<json>]
	 * : Fields by column, for columns with other names: '{"Courriel":"email"}'.
	 *
	 * [--role=<role>]
	 * : Role of rows without one.
	 * ---
	 * options:
	 *   - designer
	 *   - contractor
	 * ---
	 *
	 * [--language=<language>]
	 * : Language of rows without one, such as fr; the site's by default.
	 *
	 * [--try]
	 * : Only says what would happen.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace import members graduates.csv --role=designer --language=fr --try
	 * @param list<string>         $args    The file.
	 * @param array<string,string> $options
	 */
	public function members( array $args, array $options ): void {
		$usual = array( 'role' => $options['role'] ?? '', 'locale' => $options['language'] ?? '' );
		self::begin( Rows::MEMBERS, $args[0], $options, array_filter( $usual ) );
	}

	/**
	 * Makes a design job of each row. It is open if its company is active, a draft if it has not joined yet. No alert goes out.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : CSV in UTF-8, with the columns owner (address, slug or name of the company), title and description.
	 *
	 * [--map=<json>]
	 * : Fields by column, for columns with other names: '{"Firma":"owner"}'.
	 *
	 * [--try]
	 * : Only says what would happen.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace import jobs board.csv --map='{"Firma":"owner","Titel":"title","Text":"description"}'
	 * @param list<string>         $args    The file.
	 * @param array<string,string> $options
	 */
	public function jobs( array $args, array $options ): void {
		self::begin( Rows::JOBS, $args[0], $options, array() );
	}

	/**
	 * Goes on with an import that was stopped halfway, such as by Ctrl-C or a restart of the server.
	 *
	 * ## OPTIONS
	 *
	 * [<import>]
	 * : Its number; the last one by default.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace import resume
	 * @param list<string> $args The import.
	 */
	public function resume( array $args ): void {
		$id  = (int) ( $args[0] ?? Import::last()[0]['id'] ?? 0 );
		$row = Import::get( $id );
		if ( ! $row || ! in_array( $row['state'], array( Import::TRYING, Import::RUNNING ), true ) ) {
			WP_CLI::error( 'No such import is under way.' );
		}
		self::finish( $id );
	}

	/**
	 * @param array<string,string> $options
	 * @param array<string,string> $usual
	 */
	private static function begin( string $kind, string $file, array $options, array $usual ): void {
		$map = json_decode( $options['map'] ?? '{}', true );
		if ( ! is_array( $map ) ) {
			WP_CLI::error( '--map must be JSON, such as \'{"Courriel":"email"}\'.' );
		}
		$id = Import::begin( $kind, $file, basename( $file ), $map );
		if ( is_string( $id ) ) {
			WP_CLI::error( $id );
		}
		$wrong = Import::map( $id, Import::get( $id )['fields'] ?? array(), $usual );
		if ( '' !== $wrong ) {
			Import::stop( $id );
			WP_CLI::error( $wrong );
		}
		Import::start( $id, Import::TRYING );
		if ( Utils\get_flag_value( $options, 'try', false ) ) {
			self::finish( $id );
			Import::stop( $id );
			return;
		}
		Import::go_on( $id, self::SECONDS );
		Import::start( $id, Import::RUNNING );
		self::finish( $id );
	}

	private static function finish( int $id ): void {
		Import::go_on( $id, self::SECONDS, static fn( int $at ) => WP_CLI::log( "Row {$at} …" ) );
		$row    = Import::get( $id );
		$errors = Import::errors( $id, self::ERRORS );
		if ( $errors ) {
			Utils\format_items( 'table', $errors, array( 'at_row', 'message' ) );
		}
		if ( ! $row || ! in_array( $row['state'], array( Import::TRIED, Import::DONE ), true ) ) {
			WP_CLI::error( Import::STOPPED === ( $row['state'] ?? '' ) ? 'It was stopped.' : 'Another process goes on with it.' );
		}
		$said = sprintf( '%d %s, %d refused.', $row['added'], Import::DONE === $row['state'] ? 'added' : 'would be added', $row['wrong'] );
		$row['wrong'] > 0 ? WP_CLI::warning( $said ) : WP_CLI::success( $said );
	}
}
