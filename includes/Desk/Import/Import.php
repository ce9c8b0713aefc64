<?php
/** Takes a CSV file of members or design jobs in: tried first, then row by row, in batches that go on where they stopped. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Import;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Declares\Retains;
use DesignMarketplace\Kernel\Items\Imported;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\People\Members\Account;
use Throwable;
use WP_Error;

/**
 * A row and the place in the file change in one transaction: a process that is killed leaves whole rows, and of two at it only one gets the
 * next row. The file itself is there for a day at most, and of its rows the messages alone are kept.
 * @phpstan-type Row array{id:int,kind:string,name:string,path:string,state:string,fields:list<string>,usual:array<string,string>,place:int,at_row:int,total:int,added:int,wrong:int,started_by:int,created_gmt:string}
 */
final class Import implements Has_Tables, Has_Jobs, Retains, Erases_People {

	public const EVENT = 'design_marketplace_import';

	public const FRESH   = 'new';
	public const TRYING  = 'trying';
	public const TRIED   = 'tried';
	public const RUNNING = 'running';
	public const DONE    = 'done';
	public const STOPPED = 'stopped';

	private const DAYS    = 30;
	private const SECONDS = 40;

	/** Seconds after which another process goes on. */
	private const RESCUE = 5 * MINUTE_IN_SECONDS;

	public function tables(): array {
		return array(
			'import'       => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				kind varchar(10) NOT NULL,
				name varchar(120) NOT NULL DEFAULT '',
				path varchar(255) NOT NULL DEFAULT '',
				state varchar(10) NOT NULL,
				fields text NOT NULL,
				usual text NOT NULL,
				place bigint(20) unsigned NOT NULL DEFAULT 0,
				at_row int(10) unsigned NOT NULL DEFAULT 0,
				total int(10) unsigned NOT NULL DEFAULT 0,
				added int(10) unsigned NOT NULL DEFAULT 0,
				wrong int(10) unsigned NOT NULL DEFAULT 0,
				started_by bigint(20) unsigned NOT NULL DEFAULT 0,
				created_gmt datetime NOT NULL,
				PRIMARY KEY  (id)
			",
			'import_error' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				import_id bigint(20) unsigned NOT NULL,
				at_row int(10) unsigned NOT NULL,
				message text NOT NULL,
				PRIMARY KEY  (id),
				KEY import_id (import_id,id)
			',
		);
	}

	public function jobs(): array {
		return array( self::EVENT => '' );
	}

	public function expire(): void {
		$over = Clock::gmt( -self::DAYS * DAY_IN_SECONDS );
		Sql::write( 'DELETE FROM {import_error} WHERE import_id IN ( SELECT id FROM {import} WHERE created_gmt < %s )', $over );
		Sql::write( 'DELETE FROM {import} WHERE created_gmt < %s', $over );
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		// Nobody answers for what is under way any more.
		$under_way = "SELECT id FROM {import} WHERE started_by = %d AND state NOT IN ('done','stopped')";
		array_map( self::stop( ... ), Sql::ids( $under_way, $user_id ) );
		Sql::write( 'UPDATE {import} SET started_by = 0 WHERE started_by = %d', $user_id );
	}

	/**
	 * @param string       $from The file, which is copied.
	 * @param string       $name As it is shown.
	 * @param array<mixed> $map  Fields by column, where the names do not say it.
	 * @return int|string Id, or what is wrong with the file.
	 */
	public static function begin( string $kind, string $from, string $name, array $map = array() ): int|string {
		global $wpdb;
		$path  = Folder::configured()->passing( '.csv' );
		$is_in = null !== $path && is_file( $from ) && copy( $from, $path );
		$file  = $is_in ? Csv_File::open( $path ) : __( 'The file could not be read.', 'design-marketplace' );
		$total = $file instanceof Csv_File ? $file->count() : $file;
		if ( is_string( $file ) || is_string( $total ) ) {
			Disk::delete( (string) $path );
			return is_string( $file ) ? $file : (string) $total;
		}
		$rows  = Rows::of( $kind );
		$field = static fn( string $column ): string => is_string( $map[ $column ] ?? null ) ? $map[ $column ] : $rows->guess( $column );
		$row   = array(
			'kind'        => Rows::JOBS === $kind ? Rows::JOBS : Rows::MEMBERS,
			'name'        => mb_substr( sanitize_text_field( $name ), 0, 120 ),
			'path'        => $path,
			'state'       => self::FRESH,
			'fields'      => (string) wp_json_encode( array_map( $field, $file->columns ) ),
			'usual'       => '{}',
			'total'       => $total,
			'started_by'  => get_current_user_id(),
			'created_gmt' => Clock::gmt(),
		);
		$added = $wpdb->insert( Tables::name( 'import' ), $row );
		return 1 === $added ? (int) $wpdb->insert_id : throw Lost_Transaction::by_last_error( 'The import could not be stored.' );
	}

	/** @return Row|null */
	public static function get( int $id ): ?array {
		$row = Sql::row( 'SELECT * FROM {import} WHERE id = %d', $id );
		if ( ! $row ) {
			return null;
		}
		foreach ( array( 'id', 'place', 'at_row', 'total', 'added', 'wrong', 'started_by' ) as $number ) {
			$row[ $number ] = (int) $row[ $number ];
		}
		$texts = array( 'fields' => (string) $row['fields'], 'usual' => (string) $row['usual'] );
		/** @var Row $read */
		$read = array_map( static fn( string $json ): array => (array) json_decode( $json, true ), $texts ) + $row;
		return $read;
	}

	/** @return list<Row> The last ones, newest first. */
	public static function last(): array {
		$ids = Sql::ids( 'SELECT id FROM {import} ORDER BY created_gmt DESC, id DESC LIMIT 20' );
		return array_values( array_filter( array_map( self::get( ... ), $ids ) ) );
	}

	/** @return list<array{at_row:string,message:string}> */
	public static function errors( int $id, int $limit ): array {
		/** @var list<array{at_row:string,message:string}> $rows */
		$rows = Sql::rows( 'SELECT at_row, message FROM {import_error} WHERE import_id = %d ORDER BY id LIMIT %d', $id, $limit );
		return $rows;
	}

	/**
	 * Says what the columns mean. The next step is to try it.
	 * @param list<string>         $fields By column, '' for none.
	 * @param array<string,string> $usual  Values for rows without one.
	 * @return string What is wrong with it, '' for nothing.
	 */
	public static function map( int $id, array $fields, array $usual ): string {
		$row = self::get( $id );
		if ( ! $row || ! in_array( $row['state'], array( self::FRESH, self::TRIED ), true ) ) {
			return __( 'This import has begun, or is not there.', 'design-marketplace' );
		}
		$rows    = Rows::of( $row['kind'] );
		$known   = static fn( string $field ): string => in_array( $field, $rows->fields(), true ) ? $field : '';
		$fields  = array_map( $known, array_slice( $fields, 0, count( $row['fields'] ) ) );
		$missing = array_diff( $rows->required(), $fields );
		if ( $missing ) {
			$names = implode( ', ', array_map( $rows->label( ... ), $missing ) );
			/* translators: %s: names of fields. */
			return sprintf( __( 'No column is chosen for: %s.', 'design-marketplace' ), $names );
		}
		$done = Sql::write( "UPDATE {import} SET fields = %s, usual = %s, state = 'new' WHERE id = %d AND state IN ('new','tried')", (string) wp_json_encode( array_pad( $fields, count( $row['fields'] ), '' ) ), (string) wp_json_encode( (object) $usual ), $id );
		return false === $done ? Errors::of( 'server_error' )->get_error_message() : '';
	}

	/**
	 * Begins a trial, or after it the import itself.
	 * @param string $to TRYING or RUNNING.
	 */
	public static function start( int $id, string $to ): bool {
		$from  = self::TRYING === $to ? "'new','tried'" : "'tried'";
		$moved = Transaction::run(
			static function () use ( $id, $to, $from ): bool {
				$moved = 1 === Sql::write( "UPDATE {import} SET state = %s, place = 0, at_row = 1, added = 0, wrong = 0 WHERE id = %d AND state IN ({$from})", $to, $id );
				$moved && Sql::write( 'DELETE FROM {import_error} WHERE import_id = %d', $id );
				return $moved;
			}
		);
		$moved && self::schedule( $id, 0 );
		return $moved;
	}

	/** Ends it. What is in stays in. */
	public static function stop( int $id ): void {
		$row = self::get( $id );
		if ( $row && self::DONE !== $row['state'] ) {
			Sql::write( "UPDATE {import} SET state = %s WHERE id = %d AND state <> 'done'", self::STOPPED, $id );
			Disk::delete( $row['path'] );
			wp_clear_scheduled_hook( self::EVENT, array( $id ) );
		}
	}

	public function run( int $id ): void {
		self::go_on( $id, self::SECONDS );
	}

	/** Goes on for so many seconds, or until another process does. The administrator who began it must still be one. */
	public static function go_on( int $id, int $seconds, ?callable $progress = null ): void {
		$row = self::get( $id );
		if ( ! $row || ! in_array( $row['state'], array( self::TRYING, self::RUNNING ), true ) ) {
			return;
		}
		// In case this process dies.
		self::schedule( $id, self::RESCUE );
		$file = 0 === $row['started_by'] || user_can( $row['started_by'], 'manage_options' )
			? Csv_File::open( $row['path'] )
			: Errors::of( 'forbidden' )->get_error_message();
		if ( is_string( $file ) ) {
			self::note( $id, 0, $file );
			self::stop( $id );
			return;
		}
		$before = get_current_user_id();
		$spoken = switch_to_user_locale( $row['started_by'] );
		wp_set_current_user( $row['started_by'] );
		$work = static fn(): ?bool => self::rows( $row, $file, Clock::now() + $seconds, $progress );
		$over = Account::counted_afterwards( static fn(): ?bool => Imported::during( $work ) );
		wp_set_current_user( $before );
		$spoken && restore_previous_locale();
		if ( null === $over ) {
			return;
		}
		wp_clear_scheduled_hook( self::EVENT, array( $id ) );
		$over ? self::end( $row ) : self::schedule( $id, 0 );
	}

	/** @param Row $row */
	private static function end( array $row ): void {
		$is_trial = self::TRYING === $row['state'];
		$ended    = Sql::write( 'UPDATE {import} SET state = %s WHERE id = %d AND state = %s', $is_trial ? self::TRIED : self::DONE, $row['id'], $row['state'] );
		if ( 1 === $ended && ! $is_trial ) {
			Disk::delete( $row['path'] );
		}
	}

	/**
	 * @param Row $row
	 * @return bool|null Whether no row is left; null where another process goes on with it, or it was stopped.
	 */
	private static function rows( array $row, Csv_File $file, int $end, ?callable $progress ): ?bool {
		$rows  = Rows::of( $row['kind'], $row['usual'] );
		$place = $row['place'] > 0 ? $row['place'] : $file->start;
		$seen  = self::TRYING === $row['state'] ? self::seen( $rows, $row, $file ) : array();
		$last  = $row['place'];
		$at    = $row['at_row'];
		foreach ( $file->rows( $place ) as [ $cells, $next ] ) {
			if ( Clock::now() > $end ) {
				return false;
			}
			++$at;
			if ( ! self::row( $rows, $row, $file, $cells, array( $last, $next, $at ), $seen ) ) {
				return null;
			}
			$last = $next;
			if ( 0 === $at % 200 ) {
				wp_cache_flush_runtime();
				self::schedule( $row['id'], self::RESCUE );
				$progress && $progress( $at );
			}
		}
		return true;
	}

	/**
	 * Takes a row, unless another process has taken it or the import was stopped.
	 * @param Row                  $row
	 * @param list<string>         $cells
	 * @param array{int,int,int}   $places Where it stands, where the next one does, and its number.
	 * @param array<string,true>   $seen   What rows before have, in a trial.
	 */
	private static function row( Rows $rows, array $row, Csv_File $file, array $cells, array $places, array &$seen ): bool {
		[ $place, $next, $at ] = $places;
		$said                  = self::read( $rows, $row, $file, $cells );
		$is_trial              = self::TRYING === $row['state'];
		$once                  = is_string( $said ) || ! $is_trial ? '' : $rows->once( $said );
		if ( isset( $seen[ $once ] ) ) {
			$said = __( 'A row before is about the same.', 'design-marketplace' );
		} elseif ( '' !== $once ) {
			$seen[ $once ] = true;
		}
		$take = static function ( array|string|WP_Error $said ) use ( $rows, $row, $place, $next, $at, $is_trial ): bool {
			$own = Sql::write( 'UPDATE {import} SET place = %d, at_row = %d WHERE id = %d AND place = %d AND state = %s', $next, $at, $row['id'], $place, $row['state'] );
			if ( 1 !== $own ) {
				return false;
			}
			$error   = is_array( $said ) && ! $is_trial ? $rows->add( $said ) : null;
			$refused = is_string( $said ) ? $said : '';
			$message = $error ? self::words( $rows, Errors::params( $error ), $error->get_error_message() ) : $refused;
			Sql::write( 'UPDATE {import} SET ' . ( '' === $message ? 'added = added + 1' : 'wrong = wrong + 1' ) . ' WHERE id = %d', $row['id'] );
			'' !== $message && self::note( $row['id'], $at, $message );
			return true;
		};
		try {
			return Transaction::run( static fn(): bool => $take( $said ) );
		} catch ( Lost_Transaction $lost ) {
			throw $lost;
		} catch ( Throwable $failure ) {
			error_log( "Import, row {$at}: {$failure->getMessage()}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace of it.
			return Transaction::run( static fn(): bool => $take( Errors::of( 'server_error' )->get_error_message() ) );
		}
	}

	/**
	 * @param Row          $row
	 * @param list<string> $cells
	 * @return array<string,mixed>|string Values, or what is wrong.
	 */
	private static function read( Rows $rows, array $row, Csv_File $file, array $cells ): array|string {
		$complaint = $file->complaint( $cells );
		if ( '' !== $complaint ) {
			return $complaint;
		}
		[ $values, $errors ] = $rows->read( self::fields( $row['fields'], $cells ) );
		return $errors ? self::words( $rows, $errors, '' ) : $values;
	}

	/**
	 * Cells by field. Several columns of one field are put together, such as first and last name.
	 * @param list<string> $fields
	 * @param list<string> $cells
	 * @return array<string,string>
	 */
	private static function fields( array $fields, array $cells ): array {
		$by_field = array();
		foreach ( array_filter( $fields ) as $at => $field ) {
			$by_field[ $field ] = trim( ( $by_field[ $field ] ?? '' ) . ' ' . ( $cells[ $at ] ?? '' ) );
		}
		// So our own files come back as they were.
		$plain = static fn( string $cell ): string => (string) preg_replace( "/^'(?=[ \"]*[=+@-])/", '', $cell );
		return array_filter( array_map( $plain, $by_field ), static fn( string $cell ): bool => '' !== $cell );
	}

	/**
	 * Values of earlier rows that no other row may have.
	 * @param Row $row
	 * @return array<string,true>
	 */
	private static function seen( Rows $rows, array $row, Csv_File $file ): array {
		$seen = array();
		foreach ( $row['place'] > 0 ? $file->rows( $file->start ) : array() as [ $cells, $next ] ) {
			$said = self::read( $rows, $row, $file, $cells );
			if ( is_array( $said ) ) {
				$seen[ $rows->once( $said ) ] = true;
			}
			if ( $next >= $row['place'] ) {
				break;
			}
		}
		return $seen;
	}

	/** @param array<string,string> $messages By field. */
	private static function words( Rows $rows, array $messages, string $without ): string {
		/* translators: 1: name of a field, 2: what is wrong with it. */
		$both = __( '%1$s: %2$s', 'design-marketplace' );
		$say  = static fn( string $field, string $message ): string => sprintf( $both, $rows->label( $field ), $message );
		return $messages ? implode( ' ', array_map( $say, array_keys( $messages ), $messages ) ) : $without;
	}

	private static function note( int $id, int $at, string $message ): void {
		Sql::insert( 'INSERT INTO {import_error} (import_id, at_row, message)', array( array( $id, $at, $message ) ) );
	}

	private static function schedule( int $id, int $seconds ): void {
		Scheduled_Jobs::move( self::EVENT, array( $id ), $seconds );
	}
}
