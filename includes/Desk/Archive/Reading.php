<?php
/** Takes an archive in, into a site without members and items, whole or not at all. It writes rows, so that nobody is told of anything. */

// phpcs:disable WordPress.WP.AlternativeFunctions -- rows and files go from the archive to their places one by one.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Archive;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Talks\Files\Cipher;
use DesignMarketplace\Talks\Files\Store;
use Generator;
use RuntimeException;
use Throwable;
use ZipArchive;

final class Reading {

	private const ROWS  = 200;
	private const BYTES = 500_000;
	private const LINE  = 64_000_000;

	/** @var list<string> Files that are written, for the case that it fails. */
	private array $written = array();

	/** @param array<string,mixed> $manifest */
	private function __construct( private readonly ZipArchive $zip, private readonly array $manifest ) {}

	/** The archive, or why it is none. */
	public static function open( string $path ): self|string {
		$zip = new ZipArchive();
		if ( true !== $zip->open( $path, ZipArchive::RDONLY ) ) {
			return 'The file could not be opened.';
		}
		$manifest = (array) json_decode( (string) $zip->getFromName( 'manifest.json', 10_000_000 ), true );
		if ( Content::FORMAT !== ( $manifest['format'] ?? '' ) || Content::VERSION !== ( $manifest['version'] ?? 0 ) ) {
			return 'The file is not an archive that this version of the plugin can read.';
		}
		$lists = array_intersect_key( $manifest, array_flip( array( 'counts', 'options', 'menus' ) ) );
		$texts = array_intersect_key( $manifest, array_flip( array( 'home', 'uploads' ) ) );
		$parts = array( ...array_filter( $lists, 'is_array' ), ...array_filter( $texts, 'is_string' ) );
		if ( 5 !== count( array_filter( $parts, static fn( mixed $part ): bool => '' !== $part ) ) || ! isset( $manifest['messages'] ) ) {
			return 'The archive is damaged.';
		}
		return Tables::version() === (int) ( $manifest['database'] ?? 0 )
			? new self( $zip, $manifest )
			: 'The archive was written by another version of the plugin. Bring both sites to the same one.';
	}

	/** Says why this site cannot take it, '' if it can. */
	public function complaint( string $files_key ): string {
		$types   = Sql::words( array_values( array_diff( Content::POST_TYPES, array( 'page', 'nav_menu_item' ) ) ) );
		$is_had  = static fn( string $role ): bool => array() !== get_users( array( 'role' => $role, 'number' => 1, 'fields' => 'ID' ) );
		$members = array_filter( Roles::ALL, $is_had );
		$content = Sql::value( "SELECT ID FROM {posts} WHERE post_type IN ({$types}) AND post_status <> 'auto-draft' LIMIT 1" );
		$uploads = wp_get_upload_dir()['basedir'];
		$room    = wp_is_stream( $uploads ) ? false : disk_free_space( $uploads );
		$message = match ( true ) {
			false !== $room && $room < $this->bytes() => 'The disk has no room for what is in the archive.',
			array() !== $members => 'This site has members. An archive goes into an empty one.',
			null !== $content => 'This site has content of the marketplace, or files. An archive goes into an empty one.',
			! empty( $this->manifest['counts']['message_file'] ) && 1 !== preg_match( '/^[a-f0-9]{64}$/D', $files_key ) => 'The archive has files of messages. They need the key of the other site: name a file with it by --files-key.',
			default => '',
		};
		$given = array(
			'users' => array( 'ID', array() ),
			'posts' => array( 'ID', $this->shipped() ),
			'terms' => array( 'term_id', $this->skills() ),
		);
		foreach ( '' === $message ? $given : array() as $table => [ $column, $known ] ) {
			foreach ( $this->pages( $table ) as $rows ) {
				$ids   = Sql::in( array_column( $rows, $column ) );
				$taken = array_diff( Sql::ids( "SELECT {$column} FROM {{$table}} WHERE {$column} IN ({$ids})" ), $known );
				$same  = 'users' !== $table ? null : Sql::value(
					'SELECT user_login FROM {users} WHERE user_email IN (' . Sql::words( array_map( 'strval', array_column( $rows, 'user_email' ) ) )
					. ') OR user_login IN (' . Sql::words( array_map( 'strval', array_column( $rows, 'user_login' ) ) ) . ') LIMIT 1'
				);
				if ( null !== $same ) {
					return "The account {$same} of this site has the name or the email address of a member in the archive.";
				}
				if ( $taken ) {
					return sprintf( 'Number %d of the table %s is taken on this site. Use a new one.', reset( $taken ), $table );
				}
			}
		}
		return $message;
	}

	/** Bytes of all that is in it, unpacked. */
	private function bytes(): int {
		$bytes = 0;
		for ( $at = 0; $at < $this->zip->numFiles; $at++ ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHP's own name.
			$bytes += (int) ( $this->zip->statIndex( $at )['size'] ?? 0 );
		}
		return $bytes;
	}

	/**
	 * @return array<string,int> Numbers of rows and files.
	 * @throws RuntimeException When it could not be taken in; then nothing has changed.
	 */
	public function read( string $files_key ): array {
		$this->files( $files_key );
		try {
			Transaction::run( fn() => $this->rows( $files_key ) );
		} catch ( Throwable $failure ) {
			array_map( Disk::delete( ... ), $this->written );
			throw $failure;
		}
		wp_cache_flush();
		( new Indexer() )->rebuild();
		Kept_Counts::forget_all();
		Skills::count();
		wp_update_user_counts();
		return array( 'files' => count( $this->written ) ) + $this->manifest['counts'];
	}

	/** @throws RuntimeException When the archive names what is no row of this site's tables. */
	private function rows( string $files_key ): void {
		global $wpdb;
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), $this->shipped() );
		array_map( static fn( int $id ) => wp_delete_term( $id, Skills::TAXONOMY ), $this->skills() );
		$author = get_users( array( 'role' => 'administrator', 'number' => 1, 'fields' => 'ID', 'orderby' => 'ID' ) );
		$author = get_current_user_id() > 0 ? get_current_user_id() : (int) ( $author[0] ?? 0 );
		$key    = $wpdb->get_blog_prefix() . 'capabilities';
		$roles  = array();
		$this->insert(
			'users',
			static function ( array $row ) use ( &$roles, $key ): array {
				if ( in_array( $row['role'], Roles::ALL, true ) ) {
					$role    = serialize( array( $row['role'] => true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as core keeps roles.
					$roles[] = array( 'user_id' => $row['ID'], 'meta_key' => $key, 'meta_value' => $role ); // phpcs:ignore WordPress.DB.SlowDBQuery -- no query.
				}
				return array_diff_key( $row, array( 'role' => 0, 'spam' => 0, 'deleted' => 0 ) );
			}
		);
		$known = array_flip( Content::user_meta() );
		$local = array_flip( Content::OF_SITE );
		$own   = static fn( string $key ): string => isset( $local[ $key ] ) ? State::key( $key ) : $key;
		$meta  = static fn( array $row ): array => array( 'meta_key' => $own( $row['meta_key'] ) ) + $row; // phpcs:ignore WordPress.DB.SlowDBQuery -- no query.
		$this->insert( 'usermeta', static fn( array $row ): ?array => isset( $known[ $row['meta_key'] ] ) ? $meta( $row ) : null );
		$this->add( 'usermeta', $roles );
		$owned = static fn( array $row ): array => (int) $row['post_author'] > 0 ? $row : array( 'post_author' => $author ) + $row;
		$this->insert( 'posts', $owned );
		$this->insert( 'postmeta' );
		$this->terms();
		foreach ( array( ...Content::TABLES, ...( $this->manifest['messages'] ? Content::MESSAGES : array() ) ) as $table ) {
			$this->insert( $table, static fn( array $row ): array => ( Content::BLANK[ $table ] ?? array() ) + $row );
		}
		$moved = fn( mixed $part ): mixed => is_string( $part ) ? $this->moved( $part ) : $part;
		foreach ( array_intersect_key( (array) $this->manifest['options'], array_flip( Content::options() ) ) as $name => $value ) {
			false === $value ? delete_option( $name ) : update_option( $name, map_deep( $value, $moved ) );
		}
		set_theme_mod( 'nav_menu_locations', array_map( 'intval', (array) $this->manifest['menus'] ) );
		'' !== $files_key && update_option( Cipher::KEY, $files_key, false );
	}

	private function terms(): void {
		$added = array();
		$names = array_flip( array( 'term_id', 'name', 'slug', 'term_group' ) );
		$ours  = static fn( array $row ): bool => in_array( $row['taxonomy'], Content::TAXONOMIES, true );
		$this->insert(
			'terms',
			static function ( array $row ) use ( &$added, $names, $ours ): ?array {
				$added[] = array(
					'term_id'     => $row['term_id'],
					'taxonomy'    => $row['taxonomy'],
					'description' => $row['description'],
					'parent'      => $row['parent'],
				);
				return $ours( $row ) ? array_intersect_key( $row, $names ) : null;
			}
		);
		$this->add( 'term_taxonomy', array_values( array_filter( $added, $ours ) ) );
		$this->insert( 'termmeta' );
		$places = array_column( Sql::rows( 'SELECT term_taxonomy_id, term_id FROM {term_taxonomy} WHERE taxonomy IN (' . Sql::words( Content::TAXONOMIES ) . ')' ), 'term_taxonomy_id', 'term_id' );
		$this->insert( 'term_relationships', static fn( array $row ): ?array => isset( $places[ $row['term_id'] ] ) ? array( 'object_id' => $row['object_id'], 'term_taxonomy_id' => $places[ $row['term_id'] ] ) : null );
	}

	/** @param (callable(array<string,mixed>):(array<string,mixed>|null))|null $change What becomes of a row; null leaves it out. */
	private function insert( string $table, ?callable $change = null ): void {
		foreach ( $this->pages( $table ) as $rows ) {
			$this->add( $table, array_values( array_filter( $change ? array_map( $change, $rows ) : $rows ) ) );
		}
	}

	/**
	 * @param list<array<string,mixed>> $rows
	 * @throws RuntimeException For a name that can be no column.
	 * @throws Lost_Transaction When the database refuses.
	 */
	private function add( string $table, array $rows ): void {
		global $wpdb;
		if ( ! $rows ) {
			return;
		}
		foreach ( array_column( $rows, 'meta_value' ) as $stored ) {
			// Core would make an object of it, of any class, when it is read.
			if ( is_string( $stored ) && is_serialized( $stored ) && preg_match( '/(^|[;{])[OCE]:\+?\d+:/', $stored ) ) {
				throw new RuntimeException( 'The archive has an object among its values.' );
			}
		}
		$columns = array_map( 'strval', array_keys( $rows[0] ) );
		if ( array_filter( $columns, static fn( string $column ): bool => 1 !== preg_match( '/^[A-Za-z_]{1,40}$/D', $column ) ) ) {
			throw new RuntimeException( 'The archive is damaged.' );
		}
		$value  = fn( mixed $raw ): string => is_scalar( $raw ) ? (string) $wpdb->prepare( '%s', $this->moved( (string) $raw ) ) : 'NULL';
		$cells  = static fn( array $row ): array => array_map( static fn( string $column ): mixed => $row[ $column ] ?? null, $columns );
		$values = static fn( array $row ): string => '(' . implode( ',', array_map( $value, $cells( $row ) ) ) . ')';
		$name   = $wpdb->$table ?? Tables::name( $table );
		$into   = "INSERT INTO {$name} (" . implode( ',', $columns ) . ')';
		$added  = $wpdb->query( "{$into} VALUES " . implode( ',', array_map( $values, $rows ) ) ); // phpcs:ignore WordPress.DB -- prepared above.
		if ( false === $added ) {
			throw Lost_Transaction::by_last_error( 'The archive could not be stored.' );
		}
	}

	/** @return Generator<int,list<array<string,mixed>>> The rows of a table, some at a time. */
	private function pages( string $table ): Generator {
		$stream = $this->zip->getStream( "tables/{$table}.jsonl" );
		$rows   = array();
		$bytes  = 0;
		while ( $stream && is_string( $line = fgets( $stream, self::LINE ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition -- line by line.
			$row    = json_decode( $line, true );
			$bytes += strlen( $line );
			if ( ! is_array( $row ) ) {
				throw new RuntimeException( 'The archive is damaged.' );
			}
			$rows[] = $row;
			if ( count( $rows ) >= self::ROWS || $bytes > self::BYTES ) {
				yield $rows;
				$rows  = array();
				$bytes = 0;
			}
		}
		if ( $rows ) {
			yield $rows;
		}
	}

	/** A text with the addresses of this site instead of the other's, also where it is serialised. */
	private function moved( string $text ): string {
		$home = (string) $this->manifest['home'];
		$bare = (string) preg_replace( '#^https?://#', '', $home );
		$json = static fn( string $url ): string => str_replace( '/', '\/', $url );
		if ( home_url() === $home || ! str_contains( $text, $bare ) && ! str_contains( $text, $json( $home ) ) ) {
			return $text;
		}
		if ( is_serialized( $text ) ) {
			$data = unserialize( $text, array( 'allowed_classes' => false ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- no class is made.
			return serialize( map_deep( $data, fn( mixed $part ): mixed => is_string( $part ) ? $this->moved( $part ) : $part ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as it was.
		}
		$from = array( (string) $this->manifest['uploads'], $home );
		$to   = array( (string) wp_get_upload_dir()['baseurl'], home_url() );
		return str_replace( array( ...$from, ...array_map( $json, $from ) ), array( ...$to, ...array_map( $json, $to ) ), $text );
	}

	/**
	 * Puts files into their places: pictures, documents and films below the uploads, encrypted ones of messages into the private folder.
	 * @throws RuntimeException When one cannot be written, or is none that may be uploaded.
	 */
	private function files( string $files_key ): void {
		$private = '' === $files_key ? null : Folder::configured()->ready();
		$uploads = untrailingslashit( (string) wp_get_upload_dir()['basedir'] );
		for ( $at = 0; $at < $this->zip->numFiles; $at++ ) {
			$name    = (string) $this->zip->getNameIndex( $at );
			$is_sent = 1 === preg_match( '#^messages/(([a-f0-9]{2})[a-f0-9]{30})$#D', $name, $parts );
			$is_file = str_starts_with( $name, 'files/' );
			$is_safe = 0 === validate_file( $name ) && is_string( wp_check_filetype( $name )['ext'] )
				&& ! preg_match( '/\.(php\d?|phtml|phps|phar|cgi|pl|py|sh)\./i', basename( $name ) );
			$to      = match ( true ) {
				$is_sent => null === $private ? '' : Store::path( $private, $parts[1] ),
				$is_file && $is_safe => $uploads . substr( $name, 5 ),
				$is_file => throw new RuntimeException( "The archive has a file that may not be uploaded: {$name}." ), // phpcs:ignore WordPress.Security.EscapeOutput -- for the terminal.
				default => '',
			};
			if ( '' !== $to ) {
				$from  = $this->zip->getStreamIndex( $at );
				$is_in = $from && ( wp_is_stream( $to ) || wp_mkdir_p( dirname( $to ) ) ) && ! Disk::exists( $to )
					&& Disk::pour( $from, $to, $is_sent );
				if ( ! $is_in ) {
					array_map( Disk::delete( ... ), $this->written );
					throw new RuntimeException( "{$to} could not be written, or is there." ); // phpcs:ignore WordPress.Security.EscapeOutput -- for the terminal.
				}
				$this->written[] = $to;
			}
		}
	}

	/** @return list<int> Posts that WordPress or an editor's visit made, and nobody has changed since. */
	private function shipped(): array {
		return Sql::ids( "SELECT ID FROM {posts} WHERE post_status = 'auto-draft' OR post_type IN ('revision','customize_changeset','wp_global_styles','wp_navigation') OR ( post_type IN ('post','page') AND post_date_gmt = post_modified_gmt AND ID < 20 )" );
	}

	/** @return list<int> Skills that came with the plugin. */
	private function skills(): array {
		return Sql::ids( 'SELECT term_id FROM {term_taxonomy} WHERE taxonomy = %s', Skills::TAXONOMY );
	}
}
