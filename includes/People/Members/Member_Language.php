<?php
/** A member's language for emails and pages: a field of two letters, which WordPress reads as the user's locale. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Database\Sql;

/**
 * WordPress stores a user's language under the meta key `locale`. For members, reads of that key return the field, and writes change the
 * field.
 */
final class Member_Language {

	private const FIELD = 'locale';

	public static function key(): string {
		return Member_Fields::key( self::FIELD );
	}

	/** Two letters, '' for the site's language. */
	public static function of( int $user_id ): string {
		return self::typed( get_user_meta( $user_id, self::key(), true ) );
	}

	public static function sql( string $column ): string {
		return Sql::user_meta( $column, self::key() );
	}

	/**
	 * Two letters, '' for the site's language.
	 * @param mixed $stored Value of the meta, or of sql().
	 */
	public static function typed( mixed $stored ): string {
		// Until the migration has run, the value may be `fr_FR`.
		return Languages::code( is_string( $stored ) ? $stored : '' );
	}

	/**
	 * Filter of get_user_meta().
	 * @param mixed $value Null unless another filter has answered.
	 */
	public function read( mixed $value, mixed $user_id, mixed $key ): mixed {
		if ( 'locale' !== $key || null !== $value ) {
			return $value;
		}
		$language = self::of( (int) $user_id );
		return '' === $language ? null : array( Languages::locale( $language, Languages::site_locale() ) );
	}

	/**
	 * Filter of update_user_meta(). A language the site does not have stays in WordPress' own meta.
	 * @param mixed $check  Null unless another filter has written.
	 * @param mixed $locale Locale, '' for the site's.
	 */
	public function write( mixed $check, mixed $user_id, mixed $key, mixed $locale ): mixed {
		if ( 'locale' !== $key || null !== $check || ! metadata_exists( 'user', (int) $user_id, self::key() ) ) {
			return $check;
		}
		$language = Languages::code( is_string( $locale ) ? $locale : '' );
		Member_Fields::write( (int) $user_id, array( self::FIELD => $language ) );
		return '' === $language ? null : true;
	}

	/**
	 * Filter of delete_user_meta(). Deletions for all users at once concern WordPress' own meta only.
	 * @param mixed $check   Null unless another filter has removed it.
	 * @param mixed $user_id User, 0 for all.
	 */
	public function clear( mixed $check, mixed $user_id, mixed $key ): mixed {
		if ( 'locale' !== $key || null !== $check || '' === self::of( (int) $user_id ) ) {
			return $check;
		}
		Member_Fields::write( (int) $user_id, array( self::FIELD => '' ) );
		return true;
	}
}
