<?php
/** The names of skills in each language. A language without its own uses the term's name. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Contract\Text;
use WP_Term;

final class Skill_Names {

	/** Prefix of a skill's meta; the language follows. */
	private const META = 'design_marketplace_name_';

	/** Core's limit for the name of a term. */
	public const MAX = 200;

	/**
	 * Languages that can have their own name, by code: all but the site's language, in which the term's name is.
	 * @return array<int|string,string>
	 */
	public static function languages(): array {
		$site = Languages::site();
		return array_filter(
			Contract::enum( 'languages' ),
			static fn( string $name, int|string $code ): bool => (string) $code !== $site,
			ARRAY_FILTER_USE_BOTH
		);
	}

	/** The name in the current language, as plain text. */
	public static function of( WP_Term $skill ): string {
		$own = self::own( $skill->term_id, Languages::current() );
		return '' === $own ? html_entity_decode( $skill->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $own;
	}

	/** The language of the name in the current language; '' for the site's. */
	public static function locale( WP_Term $skill ): string {
		$language = Languages::current();
		return '' === self::own( $skill->term_id, $language ) ? '' : $language;
	}

	/** The language's own name, '' for none. */
	public static function own( int $skill_id, string $language ): string {
		$name = isset( self::languages()[ $language ] ) ? get_term_meta( $skill_id, self::META . $language, true ) : '';
		return is_string( $name ) ? $name : '';
	}

	/**
	 * Stores names; an empty one is deleted.
	 * @param array<mixed> $names Names by language, as sent.
	 */
	public static function keep( int $skill_id, array $names ): void {
		foreach ( array_intersect_key( $names, self::languages() ) as $language => $name ) {
			$name = is_string( $name ) ? mb_substr( Text::plain( $name, false ), 0, self::MAX ) : '';
			if ( '' === $name ) {
				delete_term_meta( $skill_id, self::META . $language );
			} else {
				update_term_meta( $skill_id, self::META . $language, wp_slash( $name ) );
			}
		}
	}
}
