<?php
/** Pages for the frames of other sites, without app, script and cookie, and the same for everybody; oEmbed tells of them. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Site\Front\Assets;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Language;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\Reply;
use DesignMarketplace\Site\Front\Router;
use WP_Post;

/** Core's oEmbed answers for posts alone. For our addresses it gets a stand-in, and this answers in its place. */
final class Embeds {

	/** Pages that can be embedded, by route: pattern of the path, what of the card is the title, and what draws the rest. */
	private const KINDS = array( 'designer' => array( '/designer/[^/]+', 'name', array( self::class, 'designer' ) ) );

	private const STYLE = '*{box-sizing:border-box;margin:0;padding:0}body{display:flex;flex-direction:column;gap:8px;min-height:100vh;padding:16px 16px 0;background:#ff6bb5;color:#0d0d0c;font:16px/1.25 "Familjen Grotesk","Helvetica Neue",Arial,sans-serif}a{color:inherit}a:focus-visible{outline:3px solid #0d0d0c;outline-offset:3px}h1{font-size:clamp(1.75rem,11vw,4.5rem);line-height:.9;letter-spacing:-.05em;font-weight:600;overflow-wrap:anywhere}h1 a{text-decoration:none}h1 a:hover{text-decoration:underline;text-decoration-thickness:.06em}.job{font-size:1.25rem;font-weight:600;letter-spacing:-.02em}.who{display:flex;gap:12px;align-items:center}.avatar{display:grid;place-items:center;flex:none;width:44px;height:44px;border-radius:50%;overflow:hidden;background:#0d0d0c;color:#f1f1ee;font-weight:600}.avatar img,.pic img{display:block;width:100%;height:100%;object-fit:cover}.pic img{position:absolute;inset:0}.free b{font-weight:400}.works{display:grid;grid-template-columns:repeat(auto-fit,minmax(0,1fr));grid-auto-flow:column;gap:6px;flex:1 1 96px;margin:4px -16px -8px;list-style:none}.pic{display:block;position:relative;height:100%;background:#cfcfc9}.site{margin:auto -16px 0;padding:10px 16px;background:#0d0d0c;color:#f1f1ee}.site a:focus-visible{outline-color:#f1f1ee}@media (max-width:399px){.works li:nth-child(n+3){display:none}}';

	/** Writes the embed at a path. Returns whether it is one. */
	public static function answer( string $path ): bool {
		if ( ! preg_match( '#^/embed(' . implode( '|', array_column( self::KINDS, 0 ) ) . ')$#D', $path, $found ) ) {
			return false;
		}
		// The same for everybody.
		wp_set_current_user( 0 );
		$page = ( new Router() )->find( $found[1] );
		( new Reply( self::card( $page ) ? 200 : 404, is_hidden: true, policy: self::policy() ) )->send( self::html( $page ) );
		return true;
	}

	public static function html( Destination $destination ): string {
		$card  = self::card( $destination );
		$title = $card ? $card->text( self::KINDS[ $destination->route ][1] ) : __( 'Page not found', 'design-marketplace' );
		$site  = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$font  = Assets::font_url();
		$face  = '' === $font ? '' : sprintf( '@font-face{font-family:"Familjen Grotesk";src:url(%s) format("woff2");font-weight:400 700}', esc_url( $font ) );
		$head  = Html::all(
			Html::single( 'meta', charset: 'utf-8' ),
			Html::single( 'meta', name: 'viewport', content: 'width=device-width, initial-scale=1' ),
			Html::single( 'meta', name: 'robots', content: 'noindex' ),
			Html::of( 'title', $card ? "{$title} – {$site}" : $title ),
			Html::of( 'style', Html::safe( $face . self::STYLE ) )
		);
		$page  = self::url( $card ? $destination->path : '/' );
		// A new window, as the frame is another site's.
		$link = static fn( string $words ): Html => Html::of( 'a', $words, href: $page, target: '_blank', rel: 'noopener' );
		$rest = $card ? self::KINDS[ $destination->route ][2]( $card ) : '';
		$main = Html::of( 'main', Html::of( 'h1', $card ? $link( $title ) : $title ), $rest, style: 'display:contents' );
		$body = Html::of( 'body', $main, Html::of( 'footer.site', $link( $site ) ) );
		return "<!doctype html>\n" . Html::of( 'html', Html::of( 'head', $head ), $body, lang: Language::current() ) . "\n";
	}

	/** Nothing but pictures and type, in the frames the operator allows. */
	public static function policy(): string {
		$allowed = Site_Settings::get( 'embed_ancestors' );
		$frames  = is_array( $allowed ) && $allowed ? implode( ' ', $allowed ) : "'none'";
		return "default-src 'none'; img-src * data:; font-src *; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors {$frames}";
	}

	/** @return Html A designer's card below the name. */
	public static function designer( Item $card ): Html {
		$works = array_slice( $card->pictured( 'latest_works' ), 0, Contract::limit( 'card_works' ) );
		$face  = Picture::mark( 'avatar', $card->text( 'name' ), $card->value( 'avatar' ), 'card_avatar' );
		$tile  = static fn( Item $work ): Html => Html::of( 'li', Picture::tile( $work->value( 'image' ), 'card_small', null ) );
		return Html::all(
			Html::of( 'p.job', $card->said( 'job' ) ),
			Html::of( 'p.who', $face, Html::of( 'span', Html::lines( Markup::place( $card ), Markup::free( $card ) ) ) ),
			Html::of( 'ul.works', Html::each( $tile, $works ), aria_label: __( 'Projects', 'design-marketplace' ) )
		);
	}

	/** The id that core found for an address, or the stand-in. */
	public function find( mixed $post_id, mixed $url ): mixed {
		$home = (string) preg_replace( '#^https?:#', '', home_url() );
		$bare = (string) preg_replace( array( '#^https?:#', '/[?\#].*/s' ), '', ! $post_id && is_string( $url ) ? $url : '' );
		$page = str_starts_with( $bare, "{$home}/" ) ? ( new Router() )->find( rtrim( substr( $bare, strlen( $home ) ), '/' ) ) : null;
		$post = array( 'ID' => 0, 'post_type' => 'page', 'post_status' => 'publish', 'guid' => $page->path ?? '', 'filter' => 'raw' );
		return $page && self::card( $page ) ? new WP_Post( (object) $post ) : $post_id;
	}

	/**
	 * @param array<string,mixed> $data Core's answer.
	 * @return array<string,mixed>
	 */
	public function describe( array $data, WP_Post $post, int $width, int $height ): array {
		$page = 0 === $post->ID ? ( new Router() )->find( $post->guid ) : null;
		$card = $page ? self::card( $page ) : null;
		if ( ! $page || ! $card ) {
			return $data;
		}
		$title = $card->text( self::KINDS[ $page->route ][1] );
		$frame = array( 'src' => self::url( "/embed{$page->path}" ), 'width' => $width, 'height' => $height, 'title' => $title );
		$html  = (string) Html::bare( 'iframe', ...$frame, style: 'border:0', loading: 'lazy' );
		$thumb = Share_Picture::of( $page ) ?? array();
		unset( $data['author_name'], $data['author_url'], $thumb['alt'] );
		$names = array_map( static fn( string $name ): string => "thumbnail_{$name}", array_keys( $thumb ) );
		return array( 'type' => 'rich' ) + compact( 'title', 'width', 'height', 'html' ) + $data + array_combine( $names, $thumb );
	}

	/** The elements by which other sites find oEmbed's answer, escaped; '' for pages that cannot be embedded. */
	public static function discovery( Destination $destination, string $address ): string {
		$html = '';
		foreach ( self::card( $destination ) ? array( '' => 'application/json', 'xml' => 'text/xml' ) : array() as $format => $type ) {
			$url   = get_oembed_endpoint_url( $address, $format );
			$html .= Html::single( 'link', rel: 'alternate', type: "{$type}+oembed", href: $url ) . "\n";
		}
		return $html;
	}

	/** The card of a page that can be embedded. */
	private static function card( Destination $destination ): ?Item {
		$card = isset( self::KINDS[ $destination->route ] ) ? $destination->card() : null;
		return $card ? new Item( $card ) : null;
	}

	private static function url( string $path ): string {
		return add_query_arg( 'lang', Language::current(), home_url( $path ) );
	}
}
