<?php
/** Fills the demo's pages and settings, and never overwrites anybody's own. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Site\Content\Siblings;
use WP_Post;

/** It stores what it wrote, so that removal only deletes what has not been changed since. */
final class Pages {

	/** Before the hash, for pages that were made. */
	private const MADE = 'made:';

	/** Post meta: hash of the content written to a page. */
	public const FILLED = '_design_marketplace_demo_content';

	/** Option: settings that were written, by name. */
	public const OPTION = 'design_marketplace_demo_settings';

	public function __construct(
		private readonly Marks $marks,
		private readonly Attachments $attachments,
		private readonly Editorial $editorial
	) {}

	/** @return int Fills empty pages and unset settings. Number of pages filled. */
	public function seed(): int {
		$filled = $this->fill( 'home', 'Home', $this->home( ... ), array() );
		foreach ( Source::texts( 'pages' ) as $slug => $page ) {
			$filled += $this->fill(
				(string) $slug,
				$page['title'],
				fn( array $words ): string => $this->illustrated( strtr( $page['content'], $words ) ),
				array_intersect_key( $page, array_flip( array( 'btn_txt', 'btn_link' ) ) )
			);
		}
		$this->set( (array) Source::texts( 'content' )['settings'] + array( 'design_brief' => $this->editorial->file( 'design-brief' ) ) );
		return $filled;
	}

	/** @return int Removes what has not been changed since. Number of pages and settings. */
	public static function remove(): int {
		$count = 0;
		$pages = get_posts( array( 'post_type' => 'page', 'post_status' => 'any', 'meta_key' => self::FILLED, 'numberposts' => -1 ) );
		$own   = array_map( static fn( string $name ): string => Site_Settings::PREFIX . $name, array( 'btn_txt', 'btn_link', 'locale' ) );
		foreach ( $pages as $page ) {
			$hash = Posts::text( $page->ID, self::FILLED );
			if ( self::MADE . md5( $page->post_content ) === $hash ) {
				$count += wp_delete_post( $page->ID, true ) ? 1 : 0;
				continue;
			}
			if ( md5( $page->post_content ) === $hash ) {
				wp_update_post( array( 'ID' => $page->ID, 'post_content' => '' ) );
				++$count;
			}
			foreach ( array( self::FILLED, Siblings::GROUP, ...$own ) as $key ) {
				delete_post_meta( $page->ID, $key );
			}
		}
		foreach ( (array) get_option( self::OPTION, array() ) as $name => $value ) {
			// A number is stored as text and may be read as either.
			if ( (string) maybe_serialize( get_option( $name ) ) === (string) maybe_serialize( $value ) ) {
				delete_option( $name );
				++$count;
			}
		}
		delete_option( self::OPTION );
		return $count;
	}

	/**
	 * Fills a page, and makes its siblings in the other languages.
	 * @param string                                 $title   Title for a new page.
	 * @param callable(array<string,string>):string  $content Makes the content of words by the English ones.
	 * @param array<string,string>                   $fields  Values for meta.
	 * @return int Number of pages.
	 */
	private function fill( string $slug, string $title, callable $content, array $fields ): int {
		$page = get_page_by_path( $slug );
		if ( ! $page instanceof WP_Post ) {
			$new  = array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $title );
			$page = get_post( (int) wp_insert_post( $new ) );
		}
		if ( ! $page instanceof WP_Post || ! $this->is_untouched( $page ) ) {
			return 0;
		}
		$this->write( $page->ID, $page->post_title, $content( array() ), array( 'locale' => 'en' ) + $fields, '' );
		foreach ( Translated::LANGUAGES as $language ) {
			$words = Translated::into( $language );
			$id    = Siblings::make( $page, $language );
			$this->write( $id, $words[ $title ], $content( $words ), Translated::all( $fields, $words ), self::MADE );
		}
		return 1 + count( Translated::LANGUAGES );
	}

	/**
	 * @param array<mixed> $fields Values for meta.
	 * @param string       $made   MADE for a new page.
	 */
	private function write( int $id, string $title, string $text, array $fields, string $made ): void {
		$texts = array( 'post_title' => wp_slash( $title ), 'post_content' => wp_slash( $text ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) + $texts );
		update_post_meta( $id, self::FILLED, $made . md5( (string) get_post_field( 'post_content', $id, 'raw' ) ) );
		foreach ( $fields as $name => $value ) {
			update_post_meta( $id, Site_Settings::PREFIX . $name, wp_slash( $value ) );
		}
	}

	/** Whether nobody has edited the page: it is empty, or WordPress' draft of a privacy policy. */
	private function is_untouched( WP_Post $page ): bool {
		return '' === trim( $page->post_content )
			|| (
				'privacy-policy' === $page->post_name
					&& $page->post_modified_gmt === $page->post_date_gmt
					&& '' === Posts::text( $page->ID, self::FILLED )
			);
	}

	/** @param array<string,mixed> $settings Values by key of Site_Settings. Only settings that were never set are written. */
	private function set( array $settings ): void {
		$put = (array) get_option( self::OPTION, array() );
		foreach ( $settings as $key => $value ) {
			$name = Site_Settings::PREFIX . $key;
			// Checks that the option does not exist; register_setting() would return a default.
			if ( null === get_option( $name, null ) && update_option( $name, $value ) ) {
				$put[ $name ] = get_option( $name );
			}
		}
		update_option( self::OPTION, $put, false );
	}

	/** Replaces `{picture name}caption{/picture}` in a page's content by image blocks. */
	private function illustrated( string $content ): string {
		return (string) preg_replace_callback(
			'~\{picture ([a-z0-9-]+)\}(.*?)\{/picture\}~',
			fn( array $found ): string => $this->attachments->block( $found[1], $found[2] ),
			$content
		);
	}

	/** @param array<string,string> $words By the English ones. */
	private function home( array $words ): string {
		$blocks = array();
		foreach ( Translated::all( Source::texts( 'home' ), $words ) as $block ) {
			$name = $block['block'];
			unset( $block['block'] );
			$blocks[] = get_comment_delimited_block_content( "design-marketplace/{$name}", $this->with_pictures( $block ), '' );
		}
		return implode( "\n\n", $blocks );
	}

	/**
	 * Replaces names in a block's attributes by attachment ids.
	 * @param array<string,mixed> $block Attributes.
	 * @return array<string,mixed>
	 */
	private function with_pictures( array $block ): array {
		foreach ( array( 'pictures', 'pictures_contractor' ) as $list ) {
			foreach ( (array) ( $block[ $list ] ?? array() ) as $place => $picture ) {
				$block[ $list ][ $place ] = array(
					'image' => $this->attachments->of_site( $picture['image'] ),
					'link'  => $this->member( $picture['member'] ),
				);
			}
		}
		foreach ( array( 'image', 'poster' ) as $name ) {
			if ( isset( $block[ $name ] ) ) {
				$block[ $name ] = $this->attachments->of_site( $block[ $name ] );
			}
		}
		foreach ( (array) ( $block['items'] ?? array() ) as $place => $item ) {
			$block['items'][ $place ]['avatar'] = $this->attachments->portrait( $item['avatar'] );
		}
		if ( 'film' === ( $block['url'] ?? '' ) ) {
			$block['url'] = $this->film();
		}
		return $block;
	}

	/** Path of a demo member's page. */
	private function member( string $name ): string {
		foreach ( $this->marks->users() as $id ) {
			$user = get_userdata( $id );
			if ( $user && $user->display_name === $name ) {
				return ( in_array( 'designer', $user->roles, true ) ? '/designer/' : '/project/' ) . $user->user_nicename;
			}
		}
		return '/designers';
	}

	/** URL of the film, relative, so that it still works on another host; '' without one. */
	private function film(): string {
		$path = Source::path( 'film.webm' );
		$url  = is_readable( $path )
			? wp_get_attachment_url( $this->attachments->library( 'film', $path, 'one-year-one-studio.webm', '' ) )
			: false;
		return $url ? wp_make_link_relative( $url ) : '';
	}
}
