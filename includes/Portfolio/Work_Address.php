<?php
/** Where a work is on the site: its slug among those of its designer, and for an unlisted one a key that nobody can guess. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Database\Post_Pages;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Accounts\Slugs;
use WP_Post;

/** The slug is the post's name. WordPress would have it unique among all works, and change it in the trash. */
final class Work_Address {

	public const UNLISTED = 'unlisted';

	/** The parameter by which a profile opens one of its works. */
	public const PARAMETER = 'project';

	/** Meta of a work that is unlisted, or will be when it is published: the end of its address. */
	private const KEY = 'design_marketplace_key';

	private const KEY_LENGTH = 22;

	private const LONGEST = 50;

	public static function visibility( WP_Post $post ): string {
		return '' === self::key( $post->ID ) ? 'public' : self::UNLISTED;
	}

	/** The last part of its present address; '' for one that was never published, and until the third migration. */
	public static function slug( WP_Post $post ): string {
		return '' === $post->post_name || Tables::version() < 3 ? '' : rtrim( $post->post_name . '-' . self::key( $post->ID ), '-' );
	}

	/**
	 * Its present address below home; '' without one.
	 * @param string|null $designer Slug of its designer, if that is known.
	 */
	public static function path( WP_Post $post, ?string $designer = null ): string {
		$slug       = self::slug( $post );
		$designer ??= (string) get_the_author_meta( 'user_nicename', (int) $post->post_author );
		return '' === $slug || '' === $designer ? '' : "/designer/{$designer}/{$slug}";
	}

	/** The work at an address, published or unlisted, of a designer who is not off; null for any other address. */
	public static function find( string $designer, string $slug ): ?WP_Post {
		// As WordPress stores it.
		$slug = preg_match( '/[^\x20-\x7e]/', $slug ) ? strtolower( rawurlencode( $slug ) ) : $slug;
		$user = get_user_by( 'slug', $designer )->ID ?? 0;
		$rows = '' === $slug || ! Giving::is_open_to( $user ) ? array() : Sql::rows(
			'SELECT * FROM {posts} WHERE post_type = %s AND post_author = %d AND post_name IN ('
				. Sql::words( array( $slug, substr( $slug, 0, -self::KEY_LENGTH - 1 ) ) ) . ')',
			Work_Post_Type::NAME,
			$user
		);
		foreach ( Post_Pages::posts( $rows ) as $post ) {
			if ( Work_State::is_there( $post->post_status ) && hash_equals( self::slug( $post ), $slug ) ) {
				return $post;
			}
		}
		return null;
	}

	/** Has a work whose designer changes its visibility leave its address. keep() then has the state follow. */
	public static function change( int $id, bool $is_unlisted ): void {
		if ( ! $is_unlisted ) {
			delete_post_meta( $id, self::KEY );
		} elseif ( '' === self::key( $id ) ) {
			update_post_meta( $id, self::KEY, strtolower( wp_generate_password( self::KEY_LENGTH, false ) ) );
		}
	}

	/**
	 * A work that comes back, or is published in another way than by its designer, is listed or not as before.
	 * @param array<string,mixed> $data Columns about to be written.
	 * @param array<string,mixed> $sent Data given to wp_insert_post().
	 * @return array<string,mixed>
	 */
	public function keep( array $data, array $sent ): array {
		$id  = (int) ( $sent['ID'] ?? 0 );
		$key = $id > 0 ? self::key( $id ) : '';
		return $id > 0 && Work_Post_Type::NAME === $data['post_type'] ? Work_State::listed( $data, '' === $key ) : $data;
	}

	/** The name a work has, or gets when it is first published. A new one gets it when WordPress asks again, with its id. */
	public function name( ?string $answer, string $wanted, int $id, string $status, string $type ): ?string {
		if ( Work_Post_Type::NAME !== $type ) {
			return $answer;
		}
		$name = $id > 0 ? (string) preg_replace( '/__trashed$/D', '', (string) get_post_field( 'post_name', $id, 'raw' ) ) : '';
		if ( '' !== $name || $id <= 0 || ! Work_State::is_there( $status ) ) {
			return $name;
		}
		// A slug keeps octets: of ASCII, such as %2f, they would lead to another address.
		$title = is_numeric( $wanted ) && $id === (int) $wanted ? '' : (string) preg_replace( '/%(?=[0-7])/', '-', $wanted );
		return self::free( $title, (int) get_post_field( 'post_author', $id ), $id );
	}

	/** A work that became unlisted in another way than by its designer, such as an import, has a key, too. */
	public function complete( string $now, string $before, WP_Post $post ): void {
		if ( Work_Post_Type::NAME === $post->post_type && Work_State::Unlisted->value === $now ) {
			self::change( $post->ID, true );
		}
	}

	/** Renames a work that was given to a designer who has one of its name. */
	public static function move( WP_Post $post, int $to ): void {
		if ( '' !== $post->post_name ) {
			Sql::write( 'UPDATE {posts} SET post_name = %s WHERE ID = %d', self::free( $post->post_name, $to, $post->ID ), $post->ID );
			clean_post_cache( $post->ID );
		}
	}

	/** A name that no other work of the designer has. */
	private static function free( string $wanted, int $author, int $id ): string {
		$taken  = Sql::column( 'SELECT post_name FROM {posts} WHERE post_type = %s AND post_author = %d AND ID <> %d', Work_Post_Type::NAME, $author, $id );
		$wanted = sanitize_title( $wanted, 'project' );
		$name   = _truncate_post_slug( $wanted, self::LONGEST );
		$number = 1;
		while ( in_array( $name, $taken, true ) || Slugs::is_reserved( $name ) ) {
			$ending = '-' . ( ++$number );
			$name   = _truncate_post_slug( $wanted, self::LONGEST - strlen( $ending ) ) . $ending;
		}
		return $name;
	}

	private static function key( int $id ): string {
		return Posts::text( $id, self::KEY );
	}
}
