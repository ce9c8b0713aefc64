<?php
/** Writes the marketplace into one file that nobody but its owner can read, outside of what the web server serves. */

// phpcs:disable WordPress.WP.AlternativeFunctions -- rows go from the database into files one by one.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Archive;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Talks\Files\Store;
use Generator;
use WP_User;
use ZipArchive;

final class Writing {

	private const BATCH = 500;
	private const JSON  = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	private readonly ZipArchive $zip;

	/** @var array<string,string> Files by table, which are there until the archive is. */
	private array $passing = array();

	/** @var array<int,true> */
	private array $members = array();

	/** @var array<string,int> Numbers of rows and files. */
	private array $counts = array();

	/** Files that go into the archive lie beside it meanwhile; their names begin so. */
	private string $beside = '';

	private bool $is_whole = true;

	public function __construct( private readonly bool $messages, private readonly bool $passwords ) {
		$this->zip = new ZipArchive();
	}

	/** Says why an archive cannot be written there, '' if it can. */
	public static function complaint( string $path ): string {
		$folder = realpath( dirname( $path ) );
		return match ( true ) {
			! class_exists( ZipArchive::class )          => 'PHP lacks its extension zip.',
			file_exists( $path )                         => 'The file is there already.',
			false === $folder || ! is_writable( $folder ) => 'The folder is not there, or not writable.',
			'' !== Folder::url( "{$folder}/x" )          => 'The folder is one that the web server serves. Choose one outside of the web root.',
			default                                      => '',
		};
	}

	/** @return array<string,int>|string Numbers of rows and files, or why it could not be written. */
	public function write( string $path ): array|string {
		if ( true !== $this->zip->open( $path, ZipArchive::CREATE | ZipArchive::EXCL ) ) {
			return 'The file could not be made.';
		}
		$this->beside = "{$path}." . bin2hex( random_bytes( 8 ) );
		$before       = umask( 0077 );
		try {
			$this->people();
			$this->posts();
			$this->terms();
			foreach ( array( ...Content::TABLES, ...( $this->messages ? Content::MESSAGES : array() ) ) as $table ) {
				$this->table( $table );
			}
			$manifest = array(
				'format'    => Content::FORMAT,
				'version'   => Content::VERSION,
				'database'  => Tables::version(),
				'written'   => Clock::gmt(),
				'home'      => home_url(),
				'uploads'   => wp_get_upload_dir()['baseurl'],
				'messages'  => $this->messages,
				'passwords' => $this->passwords,
				'counts'    => $this->counts,
				'options'   => array_map( 'get_option', array_combine( Content::options(), Content::options() ) ),
				'menus'     => get_nav_menu_locations(),
			);
			$this->zip->addFromString( 'manifest.json', (string) wp_json_encode( $manifest, self::JSON ) );
			$is_written = $this->is_whole && $this->zip->close() && chmod( $path, 0600 );
			return $is_written ? $this->counts : 'The file could not be written: the disk may be full, or a picture has gone meanwhile.';
		} finally {
			umask( $before );
			array_map( array( Disk::class, 'delete' ), $this->passing );
			if ( empty( $is_written ) ) {
				Disk::delete( $path );
			}
		}
	}

	/** Members with what belongs to their accounts. Nobody else: an archive makes no administrator. */
	private function people(): void {
		$keys = array();
		foreach ( Content::user_meta() as $key ) {
			$keys[ State::key( $key ) ] = $key;
			if ( ! in_array( $key, Content::OF_SITE, true ) ) {
				$keys[ $key ] ??= $key;
			}
		}
		foreach ( self::pages( 'SELECT ID FROM {users} ORDER BY ID' ) as $page ) {
			$ids = array_map( 'intval', array_column( $page, 'ID' ) );
			cache_users( $ids );
			$users = array();
			$meta  = array();
			$ids   = array_values( array_filter( $ids, static fn( int $id ): bool => State::is_members( $id ) ) );
			foreach ( $ids as $id ) {
				$this->members[ $id ] = true;
			}
			foreach ( Sql::rows( 'SELECT * FROM {users} WHERE ID IN (' . Sql::in( $ids ) . ')' ) as $user ) {
				$users[] = array(
					'user_pass'           => $this->passwords ? $user['user_pass'] : '*',
					'user_activation_key' => '',
					'role'                => Roles::of( new WP_User( (int) $user['ID'] ) ),
				) + $user;
			}
			foreach ( Sql::rows( 'SELECT user_id, meta_key, meta_value FROM {usermeta} WHERE user_id IN (' . Sql::in( $ids ) . ') AND meta_key IN (' . Sql::words( array_keys( $keys ) ) . ')' ) as $row ) {
				$meta[] = array( 'meta_key' => $keys[ $row['meta_key'] ] ) + $row; // phpcs:ignore WordPress.DB.SlowDBQuery -- no query.
			}
			$this->put( 'users', $users );
			$this->put( 'usermeta', $meta );
			wp_cache_flush_runtime();
		}
	}

	private function posts(): void {
		$types  = Sql::words( Content::POST_TYPES );
		$nobody = array( 'post_author' => 0 );
		$owned  = fn( array $post ): array => isset( $this->members[ (int) $post['post_author'] ] ) ? $post : $nobody + $post;
		foreach ( self::pages( "SELECT * FROM {posts} WHERE post_type IN ({$types}) AND post_status <> 'auto-draft' ORDER BY ID" ) as $posts ) {
			$ids = Sql::in( array_column( $posts, 'ID' ) );
			$this->put( 'posts', array_map( $owned, $posts ) );
			$this->put( 'postmeta', Sql::rows( "SELECT post_id, meta_key, meta_value FROM {postmeta} WHERE post_id IN ({$ids}) AND meta_key NOT IN (" . Sql::words( Content::NO_POST_META ) . ')' ) );
			$this->put( 'term_relationships', Sql::rows( "SELECT r.object_id, t.term_id, t.taxonomy FROM {term_relationships} r JOIN {term_taxonomy} t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id IN ({$ids}) AND t.taxonomy IN (" . Sql::words( Content::TAXONOMIES ) . ')' ) );
			foreach ( $posts as $post ) {
				if ( 'attachment' === $post['post_type'] ) {
					$this->files( (int) $post['ID'] );
				}
			}
		}
	}

	private function terms(): void {
		$taxonomies = Sql::words( Content::TAXONOMIES );
		$this->put( 'terms', Sql::rows( "SELECT t.term_id, t.name, t.slug, t.term_group, x.taxonomy, x.description, x.parent FROM {terms} t JOIN {term_taxonomy} x ON x.term_id = t.term_id WHERE x.taxonomy IN ({$taxonomies})" ) );
		$this->put( 'termmeta', Sql::rows( "SELECT m.term_id, m.meta_key, m.meta_value FROM {termmeta} m JOIN {term_taxonomy} x ON x.term_id = m.term_id WHERE x.taxonomy IN ({$taxonomies})" ) );
	}

	private function table( string $table ): void {
		$where = str_replace( '%%', '%', Content::rows()[ $table ] ?? '1=1' );
		$blank = Content::BLANK[ $table ] ?? array();
		$key   = preg_replace( '/.*PRIMARY KEY  \(([^)]+)\).*/s', '$1', Tables::declared()[ $table ] );
		foreach ( self::pages( "SELECT * FROM {{$table}} WHERE {$where} ORDER BY {$key}" ) as $rows ) {
			$this->put( $table, array_map( fn( array $row ): array => $this->only_members( $blank + $row ), $rows ) );
			foreach ( 'message_file' === $table ? $rows : array() as $row ) {
				$this->file( (string) ( new Store() )->find( (string) $row['place'] ), "messages/{$row['place']}" );
			}
		}
	}

	/**
	 * Without the administrator who has decided: nobody of that number is on the other site.
	 * @param array<string,mixed> $row
	 * @return array<string,mixed>
	 */
	private function only_members( array $row ): array {
		$is_other = isset( $row['decided_by'] ) && ! isset( $this->members[ (int) $row['decided_by'] ] );
		return $is_other ? array( 'decided_by' => 0 ) + $row : $row;
	}

	/** The file of an attachment, and those made of it. */
	private function files( int $id ): void {
		$file  = (string) get_post_meta( $id, '_wp_attached_file', true );
		$data  = (array) wp_get_attachment_metadata( $id, true );
		$sizes = array( ...array_column( (array) ( $data['sizes'] ?? array() ), 'file' ), $data['original_image'] ?? '' );
		$names = array( $file );
		foreach ( array_filter( $sizes ) as $size ) {
			$names[] = ltrim( dirname( $file ) . '/' . wp_basename( (string) $size ), './' );
		}
		foreach ( '' === $file || path_is_absolute( $file ) ? array() : array_unique( $names ) as $name ) {
			$this->file( trailingslashit( (string) wp_get_upload_dir()['basedir'] ) . $name, "files/{$name}" );
		}
	}

	private function file( string $path, string $name ): void {
		$copy = wp_is_stream( $path ) ? "{$this->beside}." . md5( $name ) : null;
		if ( null !== $copy && Disk::copy( $path, $copy ) ) {
			$this->passing[ $name ] = $copy;
			$path                   = $copy;
		}
		if ( '' !== $path && Disk::exists( $path ) && ! wp_is_stream( $path ) && $this->zip->addFile( $path, $name ) ) {
			$this->zip->setCompressionName( $name, ZipArchive::CM_STORE );
			$this->counts['files'] = ( $this->counts['files'] ?? 0 ) + 1;
		}
	}

	/** @return Generator<int,list<array<string,mixed>>> */
	private static function pages( string $sql ): Generator {
		$offset = 0;
		do {
			$rows = Sql::rows( $sql . ' LIMIT ' . self::BATCH . " OFFSET {$offset}" );
			if ( $rows ) {
				yield $rows;
			}
			$offset += self::BATCH;
		} while ( $rows );
	}

	/** @param list<array<string,mixed>> $rows */
	private function put( string $table, array $rows ): void {
		if ( ! $rows ) {
			return;
		}
		$path  = "{$this->beside}.{$table}";
		$line  = static fn( array $row ): string => wp_json_encode( $row, self::JSON | JSON_INVALID_UTF8_SUBSTITUTE ) . "\n";
		$lines = implode( '', array_map( $line, $rows ) );

		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- a full disk is told by the number.
		$this->is_whole = $this->is_whole && strlen( $lines ) === @file_put_contents( $path, $lines, FILE_APPEND );
		if ( ! isset( $this->passing[ $table ] ) ) {
			$this->passing[ $table ] = $path;
			$this->zip->addFile( $path, "tables/{$table}.jsonl" );
		}
		$this->counts[ $table ] = ( $this->counts[ $table ] ?? 0 ) + count( $rows );
	}
}
