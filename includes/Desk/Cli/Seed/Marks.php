<?php
/** Marks everything the demo has created with a name, so that it is found again. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Kernel\Database\Sql;

/** Stored as meta of users, posts and terms, so that a mark is deleted with its object. */
final class Marks {

	public const KEY = '_design_marketplace_demo';

	/** @var array<string,int> */
	private array $users;

	/** @var array<string,int> */
	private array $posts;

	public function __construct() {
		$this->users = self::read( '{usermeta}', 'user_id' );
		$this->posts = self::read( '{postmeta}', 'post_id' );
	}

	/** A marked user's id, 0 for none. */
	public function user( string $name ): int {
		return $this->users[ $name ] ?? 0;
	}

	/** A marked post's id, 0 for none. */
	public function post( string $name ): int {
		return $this->posts[ $name ] ?? 0;
	}

	public function put_user( string $name, int $id ): void {
		update_user_meta( $id, self::KEY, $name );
		$this->users[ $name ] = $id;
	}

	public function put_post( string $name, int $id ): void {
		update_post_meta( $id, self::KEY, $name );
		$this->posts[ $name ] = $id;
	}

	/** @return array<string,int> */
	public function users(): array {
		return $this->users;
	}

	/** @return array<string,int> */
	public function posts(): array {
		return $this->posts;
	}

	/** @return list<int> */
	public static function skills(): array {
		return Sql::ids( 'SELECT term_id FROM {termmeta} WHERE meta_key = %s', self::KEY );
	}

	/** @return array<string,int> */
	private static function read( string $table, string $column ): array {
		$ids = array();
		foreach ( Sql::rows( "SELECT {$column} AS id, meta_value AS name FROM {$table} WHERE meta_key = %s", self::KEY ) as $row ) {
			$ids[ (string) $row['name'] ] = (int) $row['id'];
		}
		return $ids;
	}
}
