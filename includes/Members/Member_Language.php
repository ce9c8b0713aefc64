<?php
/**
 * The language a member is written to and shown pages in: one field of two letters, which WordPress reads as its own.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Contract\Languages;
use DesignMarketplace\Module;
use WP_Post;

/**
 * WordPress asks for a user's language under the key `locale`. A member's answer is made from the field, and what WordPress
 * sets goes into the field.
 */
final class Member_Language implements Module {

	private const FIELD = 'locale';

	public function register(): void {
		add_filter( 'get_user_metadata', array( $this, 'read' ), 10, 3 );
		add_filter( 'update_user_metadata', array( $this, 'write' ), 10, 4 );
		add_filter( 'delete_user_metadata', array( $this, 'clear' ), 10, 3 );
	}

	/**
	 * Meta key it is kept under.
	 */
	public static function key(): string {
		return Fields::key( self::FIELD );
	}

	/**
	 * A user's language, '' for the site's.
	 *
	 * @param int $user_id User.
	 */
	public static function of( int $user_id ): string {
		$language = get_user_meta( $user_id, self::key(), true );
		// Until its migration has run, the database says `fr_FR`.
		return Languages::code( is_string( $language ) ? $language : '' );
	}

	/**
	 * Reads the languages of items' owners at once.
	 *
	 * @param list<WP_Post> $posts Works or missions.
	 */
	public static function prime( array $posts ): void {
		update_meta_cache( 'user', array_values( array_unique( array_map( static fn( WP_Post $post ): int => (int) $post->post_author, $posts ) ) ) );
	}

	/**
	 * Answers WordPress.
	 *
	 * @param mixed $value   Null unless another filter has answered.
	 * @param mixed $user_id User.
	 * @param mixed $key     Meta key.
	 */
	public function read( mixed $value, mixed $user_id, mixed $key ): mixed {
		if ( 'locale' !== $key || null !== $value ) {
			return $value;
		}
		$language = self::of( (int) $user_id );
		return '' === $language ? null : array( Languages::locale( $language, Languages::site_locale() ) );
	}

	/**
	 * Takes what WordPress sets. A language that is not ours stays where WordPress puts it.
	 *
	 * @param mixed $check   Null unless another filter has written.
	 * @param mixed $user_id User.
	 * @param mixed $key     Meta key.
	 * @param mixed $locale  Locale, '' for the site's.
	 */
	public function write( mixed $check, mixed $user_id, mixed $key, mixed $locale ): mixed {
		if ( 'locale' !== $key || null !== $check || ! metadata_exists( 'user', (int) $user_id, self::key() ) ) {
			return $check;
		}
		$language = Languages::code( is_string( $locale ) ? $locale : '' );
		Fields::write( (int) $user_id, array( self::FIELD => $language ) );
		return '' === $language ? null : true;
	}

	/**
	 * Takes the language away where WordPress does. What is removed for all users at once is WordPress' own alone.
	 *
	 * @param mixed $check   Null unless another filter has removed it.
	 * @param mixed $user_id User, 0 for all.
	 * @param mixed $key     Meta key.
	 */
	public function clear( mixed $check, mixed $user_id, mixed $key ): mixed {
		if ( 'locale' !== $key || null !== $check || '' === self::of( (int) $user_id ) ) {
			return $check;
		}
		Fields::write( (int) $user_id, array( self::FIELD => '' ) );
		return true;
	}
}
