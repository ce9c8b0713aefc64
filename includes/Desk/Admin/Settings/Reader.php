<?php
/** Reads the settings' forms: from what a form sends to what the schema wants, or what is wrong with it. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use WP_Error;
use WP_Post;

/** Core may hand over what was read already: reading it again gives the same. */
final class Reader {

	/**
	 * A setting's value, or what is wrong with it.
	 *
	 * @param mixed $value As sent.
	 */
	public function read( string $key, mixed $value ): mixed {
		$text = is_scalar( $value ) ? Text::plain( (string) $value, false ) : '';
		$read = match ( $key ) {
			'place', 'bot_site_key'      => $text,
			'video_host'                 => self::host( $text ),
			'contact_url'                => '' === $text || self::is_url( $text, array( 'http', 'https', 'mailto' ) )
				? $text
				: self::wrong( __( 'the address must begin with https:// or mailto:.', 'design-marketplace' ) ),
			'terms_page', 'privacy_page' => self::page( $text ),
			'schools', 'partners'        => self::links( $value ),
			'design_brief'               => self::file( absint( $text ) ),
			'regions'                    => self::regions( $value ),
			'affiliation_domains'        => self::domains( $value ),
			'bot_secret'                 => self::secret( $value ),
			'deadline_reminder_days', 'lapse_deadline_days', 'lapse_quiet_days' => ctype_digit( $text ) && (int) $text <= 365
				? (int) $text
				: self::wrong( __( 'please enter a whole number of days from 0 to 365.', 'design-marketplace' ) ),
			'retention_months', 'conversation_months' => ctype_digit( $text ) && (int) $text <= 120
				? (int) $text
				: self::wrong( __( 'please enter a whole number of months from 0 to 120.', 'design-marketplace' ) ),
			'storage_mb'                 => ctype_digit( $text ) && (int) $text <= 100000
				? (int) $text
				: self::wrong( __( 'please enter a whole number of MB from 0 to 100,000.', 'design-marketplace' ) ),
			'report_email'               => '' === $text || is_email( $text )
				? $text
				: self::wrong( __( 'please enter an email address.', 'design-marketplace' ) ),
			'reason_texts'               => ( new Reason_Reader() )->read( $value ),
			'remove_data', 'tell_corrections' => rest_sanitize_boolean( $text ),
			'mail_texts'                 => ( new Mail_Reader() )->read( $value ),
			default                      => in_array( $key, Site_Settings::MESSAGES, true ) ? self::message( $key, $value ) : $text,
		};
		if ( $read instanceof WP_Error ) {
			return $read;
		}
		return null === Site_Settings::read( $read, Site_Settings::schema()[ $key ] )
			? self::wrong( __( 'this is not one of the choices.', 'design-marketplace' ) )
			: $read;
	}

	private static function host( string $text ): string|WP_Error {
		$host = mb_strtolower( (string) preg_replace( '#^https?://([^/:]+).*$#i', '$1', $text ) );
		return '' === $host || preg_match( '/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/D', $host )
			? $host
			: self::wrong( __( 'please enter the name of a server, such as video.example.org.', 'design-marketplace' ) );
	}

	private static function page( string $slug ): string|WP_Error {
		$page = get_page_by_path( $slug );
		return $page instanceof WP_Post && 'publish' === $page->post_status
			? $slug
			: self::wrong( __( 'there is no such published page.', 'design-marketplace' ) );
	}

	private static function file( int $id ): int|WP_Error {
		return 0 === $id || 'attachment' === get_post_type( $id )
			? $id
			: self::wrong( __( 'this file is not in the media library any more.', 'design-marketplace' ) );
	}

	/**
	 * Names with address and logo; empty rows are left out.
	 *
	 * @return list<array{name:string,url:string,logo:int}>|WP_Error
	 */
	private static function links( mixed $value ): array|WP_Error {
		$rows = array();
		foreach ( is_array( $value ) ? $value : array() as $row ) {
			$row  = is_array( $row ) ? $row : array();
			$name = Text::plain( (string) ( is_scalar( $row['name'] ?? '' ) ? $row['name'] ?? '' : '' ), false );
			$url  = Text::plain( (string) ( is_scalar( $row['url'] ?? '' ) ? $row['url'] ?? '' : '' ), false );
			$logo = absint( is_scalar( $row['logo'] ?? 0 ) ? $row['logo'] ?? 0 : 0 );
			if ( '' === $name . $url && 0 === $logo ) {
				continue;
			}
			if ( '' === $name ) {
				/* translators: %d: number of a row. */
				return self::wrong( sprintf( __( 'row %d has no name.', 'design-marketplace' ), count( $rows ) + 1 ) );
			}
			if ( '' !== $url && ! self::is_url( $url, array( 'http', 'https' ) ) ) {
				/* translators: %s: name of a school or partner. */
				return self::wrong( sprintf( __( 'the address of "%s" must begin with https://.', 'design-marketplace' ), $name ) );
			}
			if ( $logo > 0 && ! wp_attachment_is_image( $logo ) ) {
				return self::wrong(
					/* translators: %s: name of a school or partner. */
					sprintf( __( 'the logo of "%s" is not a picture in the media library.', 'design-marketplace' ), $name )
				);
			}
			$rows[] = compact( 'name', 'url', 'logo' );
		}
		return $rows;
	}

	/**
	 * Cities by region. A city can be in one region only.
	 *
	 * @param mixed $value Text areas by region, or lists.
	 * @return array<string,list<string>>|WP_Error
	 */
	private static function regions( mixed $value ): array|WP_Error {
		$regions = array();
		$taken   = array();
		foreach ( is_array( $value ) ? $value : array() as $region => $cities ) {
			$cities = self::lines( $cities );
			foreach ( $cities as $city ) {
				$folded = mb_strtolower( $city );
				if ( isset( $taken[ $folded ] ) ) {
					return self::wrong(
						sprintf(
							/* translators: 1: city, 2: region, 3: other region. */
							__( '"%1$s" is listed under both %2$s and %3$s.', 'design-marketplace' ),
							$city,
							$taken[ $folded ],
							(string) $region
						)
					);
				}
				$taken[ $folded ] = (string) $region;
			}
			$regions[ (string) $region ] = $cities;
		}
		return $regions;
	}

	/**
	 * Domains by university; one that was not sent keeps its own.
	 *
	 * @param mixed $value Text areas by university, or lists.
	 * @return array<string,list<string>>|WP_Error
	 */
	private static function domains( mixed $value ): array|WP_Error {
		$schema = Site_Settings::schema()['affiliation_domains'];
		$kept   = (array) Site_Settings::get( 'affiliation_domains' );
		foreach ( array_intersect_key( is_array( $value ) ? $value : array(), $schema['properties'] ) as $university => $lines ) {
			$kept[ $university ] = array_map(
				static fn( string $line ): string => ltrim( mb_strtolower( $line ), '@' ),
				self::lines( $lines )
			);
			foreach ( $kept[ $university ] as $domain ) {
				if ( null === Site_Settings::read( array( $university => array( $domain ) ), $schema ) ) {
					/* translators: %s: what was typed. */
					return self::wrong( sprintf( __( '"%s" is not a domain such as example.org.', 'design-marketplace' ), $domain ) );
				}
			}
		}
		return $kept;
	}

	/**
	 * The lines of a text area that say something, each once.
	 *
	 * @param mixed $value Text, or a list that was read already.
	 * @return list<string>
	 */
	private static function lines( mixed $value ): array {
		$lines = is_array( $value ) ? $value : explode( "\n", is_scalar( $value ) ? (string) $value : '' );
		return array_values(
			array_unique(
				array_filter(
					array_map( static fn( mixed $line ): string => Text::plain( is_scalar( $line ) ? (string) $line : '', false ), $lines )
				)
			)
		);
	}

	/**
	 * A secret is typed anew, taken away, or left as it is: the form never holds the one that is kept.
	 *
	 * @param mixed $value Fields `new` and `remove`, or a secret that was read already.
	 */
	private static function secret( mixed $value ): string {
		if ( ! is_array( $value ) ) {
			return is_scalar( $value ) ? trim( (string) $value ) : (string) get_option( Site_Settings::PREFIX . 'bot_secret', '' );
		}
		$new = isset( $value['new'] ) && is_string( $value['new'] ) ? trim( $value['new'] ) : '';
		if ( '' !== $new ) {
			return $new;
		}
		return empty( $value['remove'] ) ? (string) get_option( Site_Settings::PREFIX . 'bot_secret', '' ) : '';
	}

	/**
	 * A message: the languages sent, beside those that are kept. Empty texts leave the plugin's own.
	 *
	 * @param mixed $value Title and content by language.
	 * @return array<mixed>
	 */
	private static function message( string $key, mixed $value ): array {
		$kept = get_option( Site_Settings::PREFIX . $key, array() );
		$kept = is_array( $kept ) ? $kept : array();
		foreach ( array_intersect_key( is_array( $value ) ? $value : array(), Contract::enum( 'languages' ) ) as $language => $texts ) {
			$texts             = is_array( $texts ) ? $texts : array();
			$kept[ $language ] = array(
				'title'   => Text::plain( is_string( $texts['title'] ?? null ) ? $texts['title'] : '', false ),
				'content' => trim(
					wp_kses_post( is_string( $texts['content'] ?? null ) ? str_replace( "\r\n", "\n", $texts['content'] ) : '' )
				),
			);
		}
		return array_filter( $kept, static fn( mixed $texts ): bool => is_array( $texts ) && (bool) array_filter( $texts ) );
	}

	/**
	 * Whether an address has one of the schemes and a place it leads to.
	 *
	 * @param list<string> $schemes
	 */
	private static function is_url( string $url, array $schemes ): bool {
		$parts  = (array) wp_parse_url( $url );
		$scheme = strtolower( $parts['scheme'] ?? '' );
		return in_array( $scheme, $schemes, true )
			&& '' !== ( $parts[ 'mailto' === $scheme ? 'path' : 'host' ] ?? '' )
			&& ! preg_match( '/[\s<>"]/', $url );
	}

	private static function wrong( string $message ): WP_Error {
		return new WP_Error( 'invalid_setting', $message );
	}
}
