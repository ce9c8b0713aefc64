<?php
/** Where a work is on the site: its slug among those of its designer, and for an unlisted one a key that nobody can guess. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Database\Post_Pages;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\Slugs;
use DesignMarketplace\People\Accounts\State;
use WP_Post;
use WP_User;

/** The slug is the post's name. WordPress would have it unique among all works, and change it in the trash. */
final class Work_Address {

	/** Meta of an unlisted work: the end of its address. */
	public const KEY = 'design_marketplace_key';

	/** Meta of a work that is unlisted, or will be when it is published. */
	public const VISIBILITY = 'design_marketplace_visibility';

	public const UNLISTED = 'unlisted';

	/** Version of the database in which works have a slug of their own. */
	private const SINCE = 3;

	private const LONGEST = 50;

	private const KEY_LENGTH = 22;

	private const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';

	private const TRASHED = '__trashed';

	public static function is_unlisted( WP_Post $post ): bool {
		return Work_State::Unlisted->value === $post->post_status || self::UNLISTED === Posts::text( $post->ID, self::VISIBILITY );
	}

	/** The last part of its present address; '' for one that was never published. */
	public static function slug( WP_Post $post ): string {
		$name = Tables::version() < self::SINCE ? '' : self::plain( $post->post_name );
		$key  = '' !== $name && self::is_unlisted( $post ) ? Posts::text( $post->ID, self::KEY ) : '';
		return '' === $key ? $name : "{$name}-{$key}";
	}

	/**
	 * Its present address below home; '' without one.
	 * @param string|null $designer Slug of its designer, if that is known.
	 */
	public static function path( WP_Post $post, ?string $designer = null ): string {
		$slug       = self::slug( $post );
		$designer ??= '' === $slug ? '' : (string) get_the_author_meta( 'user_nicename', (int) $post->post_author );
		return '' === $slug || '' === $designer ? '' : "/designer/{$designer}/{$slug}";
	}

	/** The work at an address, published or unlisted, of a designer who is not off; null for any other address. */
	public static function find( string $designer_slug, string $work_slug ): ?WP_Post {
		[ $designer_slug, $work_slug ] = array_map( self::encoded( ... ), array( $designer_slug, $work_slug ) );
		if ( '' === $work_slug || strlen( $work_slug ) > 200 || Tables::version() < self::SINCE ) {
			return null;
		}
		$designer = get_user_by( 'slug', $designer_slug );
		if (
			! $designer instanceof WP_User
				|| $designer->user_nicename !== $designer_slug
				|| Roles::DESIGNER !== Roles::of( $designer )
				|| Account_State::Active !== State::of( $designer->ID )
		) {
			return null;
		}
		$rows = Sql::rows(
			'SELECT * FROM {posts} WHERE post_type = %s AND post_author = %d AND post_status IN (%s,%s) AND post_name IN ('
				. Sql::words( array( $work_slug, substr( $work_slug, 0, -self::KEY_LENGTH - 1 ) ) ) . ')',
			Work_Post_Type::NAME,
			$designer->ID,
			Work_State::Published->value,
			Work_State::Unlisted->value
		);
		foreach ( Post_Pages::posts( $rows ) as $post ) {
			// Without a key an unlisted work has no address.
			$is_whole = Work_State::is_published( $post ) || '' !== Posts::text( $post->ID, self::KEY );
			if ( $is_whole && hash_equals( self::slug( $post ), $work_slug ) ) {
				return $post;
			}
		}
		return null;
	}

	/**
	 * Has a work that changes its visibility leave its address. The caller writes the state.
	 * @param WP_Post $post Result of Posts::lock().
	 */
	public static function change( WP_Post $post, bool $is_unlisted ): void {
		if ( self::is_unlisted( $post ) === $is_unlisted ) {
			return;
		}
		if ( $is_unlisted ) {
			update_post_meta( $post->ID, self::VISIBILITY, self::UNLISTED );
			self::give_key( $post->ID );
			return;
		}
		delete_post_meta( $post->ID, self::VISIBILITY );
		delete_post_meta( $post->ID, self::KEY );
		// A hidden one is shown as its designer wants it.
		if ( Work_State::Unlisted->value === Hidden::before( $post->ID ) ) {
			Hidden::change( $post->ID, Work_State::Published->value );
		}
	}

	/**
	 * Keeps the name of a work, and gives it one when it is published for the first time.
	 * @param array<string,mixed> $data Columns about to be written.
	 * @param array<string,mixed> $sent Data given to wp_insert_post().
	 * @return array<string,mixed>
	 */
	public function keep( array $data, array $sent ): array {
		if ( Work_Post_Type::NAME !== $data['post_type'] ) {
			return $data;
		}
		$id   = (int) ( $sent['ID'] ?? 0 );
		$wish = $id > 0 ? Posts::text( $id, self::VISIBILITY ) : '';
		if ( Work_State::Published->value === $data['post_status'] && self::UNLISTED === $wish ) {
			$data['post_status'] = Work_State::Unlisted->value;
		}
		if ( Tables::version() >= self::SINCE ) {
			$name = $id > 0 ? self::plain( (string) get_post_field( 'post_name', $id, 'raw' ) ) : '';
			if ( '' === $name && Work_State::is_there( (string) $data['post_status'] ) ) {
				// A slug keeps octets such as %2f: typed in a title they would lead to another address.
				$name = self::free( str_replace( '%', '-', wp_unslash( (string) $data['post_title'] ) ), (int) $data['post_author'], $id );
			}
			$data['post_name'] = $name;
		}
		return $data;
	}

	/** No name for works that were never published: those that are trashed or hidden as drafts. keep() decides about all others. */
	public function leave( ?string $slug, string $wanted, int $id, string $status, string $type ): ?string {
		return Work_Post_Type::NAME === $type ? self::plain( $id > 0 ? (string) get_post_field( 'post_name', $id, 'raw' ) : '' ) : $slug;
	}

	/** Works leave their names to no other post. */
	public function share( bool $is_taken, string $slug, int $id ): bool {
		return $is_taken && Work_Post_Type::NAME !== get_post_type( $id );
	}

	/** A work that became unlisted in another way than by its designer, such as an import, has a key, too. */
	public function complete( string $now, string $before, WP_Post $post ): void {
		$is_unlisted = Work_Post_Type::NAME === $post->post_type && Work_State::Unlisted->value === $now;
		if ( $is_unlisted && '' === Posts::text( $post->ID, self::KEY ) ) {
			update_post_meta( $post->ID, self::VISIBILITY, self::UNLISTED );
			self::give_key( $post->ID );
		}
	}

	/** Renames a work that was given to a designer who has one of its name. */
	public static function move( WP_Post $post, int $to ): void {
		global $wpdb;
		$name = self::plain( $post->post_name );
		if ( '' !== $name ) {
			$wpdb->update( $wpdb->posts, array( 'post_name' => self::free( $name, $to, $post->ID ) ), array( 'ID' => $post->ID ) );
			clean_post_cache( $post->ID );
		}
	}

	/** A name that no other work of the designer has. */
	public static function free( string $title, int $author, int $id ): string {
		$taken  = Sql::column( 'SELECT post_name FROM {posts} WHERE post_type = %s AND post_author = %d AND ID <> %d', Work_Post_Type::NAME, $author, $id );
		$taken  = array_flip( array_map( self::plain( ... ), $taken ) );
		$wanted = _truncate_post_slug( sanitize_title( $title, 'project' ), self::LONGEST );
		$name   = $wanted;
		$number = 1;
		while ( isset( $taken[ $name ] ) || Slugs::is_reserved( $name ) ) {
			$ending = '-' . ( ++$number );
			$name   = _truncate_post_slug( $wanted, self::LONGEST - strlen( $ending ) ) . $ending;
		}
		return $name;
	}

	private static function give_key( int $id ): void {
		$key = '';
		for ( $number = 0; $number < self::KEY_LENGTH; $number++ ) {
			$key .= self::SIGNS[ random_int( 0, strlen( self::SIGNS ) - 1 ) ];
		}
		update_post_meta( $id, self::KEY, $key );
	}

	private static function plain( string $name ): string {
		return str_ends_with( $name, self::TRASHED ) ? substr( $name, 0, -strlen( self::TRASHED ) ) : $name;
	}

	/** A slug as WordPress stores it. */
	private static function encoded( string $slug ): string {
		return preg_match( '/[^\x20-\x7e]/', $slug ) ? strtolower( rawurlencode( $slug ) ) : $slug;
	}
}
