<?php
/** The data of the home page's hero: newest open jobs, newest portfolios, and the names below its pictures. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Settings\Site_Settings;

/** Runs three queries, whatever the hero shows. */
final class Hero_Data {

	private const SHOWN = 3;

	/** Number of newest jobs read, so that three companies appear even if one has just posted many. */
	private const LOOKED_AT = 12;

	/** Matches a member's page in a URL. */
	private const PAGE = '#/(?:designers?|projects?|contractor)/([^/?\#]+)/?$#';

	/**
	 * @param array<string,mixed> $props
	 * @return array<string,mixed>
	 */
	public function fill( array $props ): array {
		$names = $this->names(
			array_merge( (array) ( $props['pictures'] ?? array() ), (array) ( $props['pictures_contractor'] ?? array() ) )
		);
		foreach ( array( 'pictures', 'pictures_contractor' ) as $list ) {
			foreach ( (array) ( $props[ $list ] ?? array() ) as $place => $picture ) {
				if ( '' === ( $picture['name'] ?? '' ) ) {
					$props[ $list ][ $place ]['name'] = $names[ self::slug( $picture ) ] ?? '';
				}
			}
		}
		return array( 'open_now' => $this->jobs(), 'newest' => $this->designers() ) + $props;
	}

	/** @return list<array{id:int,title:string,company:string,slug:string,locale:string}> Of different companies if possible. */
	public function jobs(): array {
		// The operator decides whether strangers may see jobs.
		if ( ! Site_Settings::shows_jobs() ) {
			return array();
		}
		$rows  = Sql::rows(
			'SELECT j.ID, j.post_title, d.slug, d.doc FROM (SELECT ID, post_title, post_author, post_date FROM {posts} WHERE post_type = %s AND post_status = %s AND '
				. Deadline::sql_ahead( 'ID' )
				. ' ORDER BY post_date DESC, ID DESC LIMIT %d) j INNER JOIN {directory} d ON d.user_id = j.post_author WHERE d.listed = 1 ORDER BY j.post_date DESC, j.ID DESC',
			Item_Types::MISSION,
			Mission_State::Open->value,
			self::LOOKED_AT
		);
		$first = array();
		$other = array();
		foreach ( $rows as $row ) {
			$card = (array) json_decode( (string) $row['doc'], true );
			$job  = array(
				'id'      => (int) $row['ID'],
				'title'   => (string) $row['post_title'],
				'company' => (string) ( $card['company'] ?? '' ),
				'slug'    => (string) $row['slug'],
				'locale'  => (string) ( $card['locale'] ?? '' ),
			);
			if ( isset( $first[ $job['slug'] ] ) ) {
				$other[] = $job;
			} else {
				$first[ $job['slug'] ] = $job;
			}
		}
		return array_slice( array_merge( array_values( $first ), $other ), 0, self::SHOWN );
	}

	/** @return list<array<string,int|string>> Designers with the newest works. */
	public function designers(): array {
		$docs  = Sql::column(
			"SELECT doc FROM {directory} WHERE role = 'designer' AND listed = 1 ORDER BY sort_at DESC, user_id DESC LIMIT %d",
			self::SHOWN
		);
		$texts = array_fill_keys( array( 'slug', 'name', 'job', 'city', 'locale' ), '' );
		return array_map(
			static function ( string $doc ) use ( $texts ): array {
				$card = (array) json_decode( $doc, true );
				return array( 'id' => (int) $card['id'] ) + array_map( 'strval', array_intersect_key( $card, $texts ) + $texts );
			},
			$docs
		);
	}

	/**
	 * @param array<mixed> $pictures
	 * @return array<string,string> Names of the listed members they link to, by slug.
	 */
	private function names( array $pictures ): array {
		$slugs = array_filter( array_map( array( self::class, 'slug' ), $pictures ) );
		$names = array();
		$rows  = $slugs ? Sql::rows( 'SELECT slug, doc FROM {directory} WHERE slug IN (' . Sql::words( array_unique( $slugs ) ) . ') AND listed = 1' ) : array();
		foreach ( $rows as $row ) {
			$card = (array) json_decode( (string) $row['doc'], true );

			$names[ (string) $row['slug'] ] = (string) ( $card['name'] ?? $card['company'] ?? '' );
		}
		return $names;
	}

	/** The slug of the member whose page a picture links to; '' for other pages. */
	private static function slug( mixed $picture ): string {
		$path = is_array( $picture ) ? (string) wp_parse_url( (string) ( $picture['link'] ?? '' ), PHP_URL_PATH ) : '';
		return preg_match( self::PAGE, $path, $found ) ? sanitize_title( rawurldecode( $found[1] ) ) : '';
	}
}
