<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Settings\Setting;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Oidc\Provider_Settings;
use WP_Error;
use WP_Post;

/** Reads what the settings' forms send, by type. Core may hand over what was read already: reading it again gives the same. */
final class Reader {

	/** A setting's value, or what is wrong with it. */
	public function read( string $key, mixed $value ): mixed {
		$row  = Settings_Table::of( $key );
		$text = self::text( $value );
		$read = match ( $row->type ) {
			'host'    => self::host( $text ),
			'address' => '' === $text || self::is_url( $text, array( 'http', 'https', 'mailto' ) )
				? $text
				: self::wrong( __( 'the address must begin with https:// or mailto:.', 'design-marketplace' ) ),
			'issuer'  => '' === $text || Provider_Settings::is_usable( $text )
				? $text
				: self::wrong( __( 'the address must begin with https://.', 'design-marketplace' ) ),
			'page'    => self::page( $text ),
			'number'  => self::number( $row, $text ),
			'email'   => '' === $text || is_email( $text )
				? $text
				: self::wrong( __( 'please enter an email address.', 'design-marketplace' ) ),
			'tick'    => rest_sanitize_boolean( $text ),
			'ticks'   => self::lines( $value ),
			'secret'  => self::secret( $key, $value ),
			'links'   => self::links( $value ),
			'regions' => self::regions( $value ),
			'origins' => array_map( 'strtolower', self::lines( $value ) ),
			'claims'  => array_map( self::text( ... ), array_intersect_key( is_array( $value ) ? $value : array(), $row->default ) ),
			'universities' => self::universities( $row, $value ),
			'templates' => self::templates( $row, $value ),
			'file'    => self::file( absint( $text ) ),
			'message' => self::message( $key, $value ),
			'mails'   => Texts_Reader::mails( $key, $value ),
			'reasons' => Texts_Reader::reasons( $key, $value ),
			default   => $text,
		};
		if ( 'origins' === $row->type && null === $row->read( $read ) ) {
			return self::wrong( __( 'each line must be an address without a path, such as https://www.example.org.', 'design-marketplace' ) );
		}
		if ( $read instanceof WP_Error ) {
			return $read;
		}
		return null === $row->read( $read ) ? self::wrong( __( 'this is not one of the choices.', 'design-marketplace' ) ) : $read;
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

	private static function number( Setting $row, string $text ): int|WP_Error {
		/* translators: %s: the highest number. */
		$wrong = __( 'please enter a whole number from 0 to %s.', 'design-marketplace' );
		return ctype_digit( $text ) && (int) $text <= $row->max ? (int) $text : self::wrong( Ui::counted( $wrong, $row->max ) );
	}

	private static function file( int $id ): int|WP_Error {
		return 0 === $id || 'attachment' === get_post_type( $id )
			? $id
			: self::wrong( __( 'this file is not in the media library any more.', 'design-marketplace' ) );
	}

	/** @return list<array{name:string,url:string,logo:int}>|WP_Error Empty rows are left out. */
	private static function links( mixed $value ): array|WP_Error {
		$rows = array();
		foreach ( is_array( $value ) ? $value : array() as $row ) {
			$name = self::text( $row['name'] ?? '' );
			$url  = self::text( $row['url'] ?? '' );
			$logo = absint( self::text( $row['logo'] ?? '' ) );
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
				/* translators: %s: name of a school or partner. */
				$wrong = __( 'the logo of "%s" is not a picture in the media library.', 'design-marketplace' );
				return self::wrong( sprintf( $wrong, $name ) );
			}
			$rows[] = compact( 'name', 'url', 'logo' );
		}
		return $rows;
	}

	/** @return array<string,list<string>>|WP_Error Cities by region. A city can be in one region only. */
	private static function regions( mixed $value ): array|WP_Error {
		$regions = array();
		$taken   = array();
		foreach ( is_array( $value ) ? $value : array() as $region => $cities ) {
			$regions[ (string) $region ] = self::lines( $cities );
			foreach ( $regions[ (string) $region ] as $city ) {
				$other = $taken[ mb_strtolower( $city ) ] ?? null;
				if ( null !== $other ) {
					/* translators: 1: city, 2: region, 3: other region. */
					$words = __( '"%1$s" is listed under both %2$s and %3$s.', 'design-marketplace' );
					return self::wrong( sprintf( $words, $city, $other, (string) $region ) );
				}
				$taken[ mb_strtolower( $city ) ] = (string) $region;
			}
		}
		return $regions;
	}

	/** @return list<array{code:string,name:string,domains:list<string>,programmes:list<string>}>|WP_Error Empty rows are left out. */
	private static function universities( Setting $setting, mixed $value ): array|WP_Error {
		$schools = array();
		$domain  = static fn( string $line ): string => ltrim( mb_strtolower( $line ), '@' );
		foreach ( is_array( $value ) ? $value : array() as $row ) {
			$school = array(
				'code'       => strtoupper( self::text( $row['code'] ?? '' ) ),
				'name'       => self::text( $row['name'] ?? '' ),
				'domains'    => self::lines( array_map( $domain, self::lines( $row['domains'] ?? '' ) ) ),
				'programmes' => self::lines( $row['programmes'] ?? '' ),
			);
			if ( array_filter( $school ) ) {
				$message = self::wrong_school( $setting, $school, $schools );
				if ( '' !== $message ) {
					return self::wrong( $message );
				}
				$schools[] = $school;
			}
		}
		/* translators: %d: highest number of rows. */
		return count( $schools ) > 100 ? self::wrong( sprintf( __( 'there are at most %d.', 'design-marketplace' ), 100 ) ) : $schools;
	}

	/**
	 * Says why a school is refused, '' for a good one.
	 * @param array{code:string,name:string,domains:list<string>,programmes:list<string>} $school
	 * @param list<array{code:string,name:string,domains:list<string>}>                   $others Those above it.
	 */
	private static function wrong_school( Setting $setting, array $school, array $others ): string {
		$good = static fn( array $changes ): bool => null !== $setting->read( array( $changes + array( 'code' => 'A', 'name' => 'A' ) ) );
		if ( ! $good( array( 'code' => $school['code'] ) ) || in_array( $school['code'], array_column( $others, 'code' ), true ) ) {
			/* translators: 1: number of a row, 2: code that is taken by the plugin. */
			$words = __( 'row %1$d needs a code of its own: up to 20 capitals, digits and hyphens, and not %2$s.', 'design-marketplace' );
			return sprintf( $words, count( $others ) + 1, 'OTHER' );
		}
		if ( ! $good( array( 'name' => $school['name'] ) ) ) {
			/* translators: %s: code of a school. */
			return sprintf( __( '%s needs a name of up to 80 characters.', 'design-marketplace' ), $school['code'] );
		}
		foreach ( $school['domains'] as $domain ) {
			if ( ! $good( array( 'domains' => array( $domain ) ) ) ) {
				/* translators: %s: what was typed. */
				return sprintf( __( '"%s" is not a domain such as example.org.', 'design-marketplace' ), $domain );
			}
			foreach ( $others as $other ) {
				if ( in_array( $domain, $other['domains'], true ) ) {
					/* translators: 1: domain, 2: school, 3: other school. */
					$words = __( '"%1$s" is listed under both %2$s and %3$s.', 'design-marketplace' );
					return sprintf( $words, $domain, $other['name'], $school['name'] );
				}
			}
		}
		/* translators: %s: name of a school. */
		$words = __( '%s has more than 60 programmes, or one of more than 80 characters.', 'design-marketplace' );
		return $good( array( 'programmes' => $school['programmes'] ) ) ? '' : sprintf( $words, $school['name'] );
	}

	/** @return list<array<string,mixed>>|WP_Error Rows without any text are left out. */
	private static function templates( Setting $setting, mixed $value ): array|WP_Error {
		$templates = array();
		$texts     = static fn( mixed $part ): array => array_filter(
			array_map(
				static fn( mixed $text ): string => is_scalar( $text ) ? Text::plain( (string) $text, true ) : '',
				is_array( $part ) ? $part : array()
			)
		);
		foreach ( is_array( $value ) ? $value : array() as $row ) {
			$row      = is_array( $row ) ? $row : array();
			$said     = array_map( $texts, array_intersect_key( $row, array_flip( array( 'name', 'title', 'description', 'duration' ) ) ) );
			$template = array_filter( $said + array_map( self::text( ... ), array_diff_key( $row, $said ) ) );
			if ( ! $template ) {
				continue;
			}
			if ( null === $setting->read( array( ...$templates, $template ) ) ) {
				/* translators: %d: number of a row. */
				$words = __( 'row %d needs an id of its own of small letters, digits and _, and a name, a title and a description in one language at least, none too long; there are at most 20.', 'design-marketplace' );
				return self::wrong( sprintf( $words, count( $templates ) + 1 ) );
			}
			$templates[] = $template;
		}
		return $templates;
	}

	/** @return list<string> The lines of a text area that say something, each once; or of a list that was read already. */
	private static function lines( mixed $value ): array {
		$lines = is_array( $value ) ? $value : explode( "\n", is_scalar( $value ) ? (string) $value : '' );
		return array_values( array_unique( array_filter( array_map( array( self::class, 'text' ), $lines ) ) ) );
	}

	/**
	 * A secret is typed anew, taken away, or left as it is: the form never holds the one that is kept.
	 * @param mixed $value Fields `new` and `remove`, or a secret that was read already.
	 */
	private static function secret( string $key, mixed $value ): string {
		$kept = (string) get_option( Site_Settings::PREFIX . $key, '' );
		if ( ! is_array( $value ) ) {
			return is_scalar( $value ) ? trim( (string) $value ) : $kept;
		}
		$new = isset( $value['new'] ) && is_string( $value['new'] ) ? trim( $value['new'] ) : '';
		return '' === $new && empty( $value['remove'] ) ? $kept : $new;
	}

	/** @return array<mixed> Title and content by language: those sent, beside those that are kept. Empty texts leave the plugin's own. */
	private static function message( string $key, mixed $value ): array {
		$kept = get_option( Site_Settings::PREFIX . $key, array() );
		$kept = is_array( $kept ) ? $kept : array();
		foreach ( array_intersect_key( is_array( $value ) ? $value : array(), Contract::enum( 'languages' ) ) as $language => $texts ) {
			$content           = is_string( $texts['content'] ?? null ) ? str_replace( "\r\n", "\n", $texts['content'] ) : '';
			$kept[ $language ] = array(
				'title'   => self::text( $texts['title'] ?? '' ),
				'content' => trim( wp_kses_post( $content ) ),
			);
		}
		return array_filter( $kept, static fn( mixed $texts ): bool => is_array( $texts ) && (bool) array_filter( $texts ) );
	}

	/** @param list<string> $schemes The address has one of them, and a place it leads to. */
	private static function is_url( string $url, array $schemes ): bool {
		$parts  = (array) wp_parse_url( $url );
		$scheme = strtolower( $parts['scheme'] ?? '' );
		return in_array( $scheme, $schemes, true )
			&& '' !== ( $parts[ 'mailto' === $scheme ? 'path' : 'host' ] ?? '' )
			&& ! preg_match( '/[\s<>"]/', $url );
	}

	/** One line of plain text, '' for what is none. */
	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? Text::plain( (string) $value, false ) : '';
	}

	private static function wrong( string $message ): WP_Error {
		return new WP_Error( 'invalid_setting', $message );
	}
}
