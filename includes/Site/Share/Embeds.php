<?php
/** Pages for the frames of other sites: without app, script and cookie, and the same for everybody. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Site\Front\Assets;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Language;
use DesignMarketplace\Site\Front\Reply;
use DesignMarketplace\Site\Front\Router;

final class Embeds {

	/** @var list<class-string<Embedded>> */
	private const KINDS = array( Designer_Embed::class );

	private const STYLE = '*{box-sizing:border-box;margin:0;padding:0}body{display:flex;flex-direction:column;gap:8px;min-height:100vh;padding:16px 16px 0;background:#ff6bb5;color:#0d0d0c;font:16px/1.25 "Familjen Grotesk","Helvetica Neue",Arial,sans-serif}a{color:inherit}a:focus-visible{outline:3px solid #0d0d0c;outline-offset:3px}h1{font-size:clamp(1.75rem,11vw,4.5rem);line-height:.9;letter-spacing:-.05em;font-weight:600;overflow-wrap:anywhere}h1 a{text-decoration:none}h1 a:hover{text-decoration:underline;text-decoration-thickness:.06em}.job{font-size:1.25rem;font-weight:600;letter-spacing:-.02em}.who{display:flex;gap:12px;align-items:center}.avatar{display:grid;place-items:center;flex:none;width:44px;height:44px;border-radius:50%;overflow:hidden;background:#0d0d0c;color:#f1f1ee;font-weight:600}.avatar img,.pic img{display:block;width:100%;height:100%;object-fit:cover}.pic img{position:absolute;inset:0}.free b{font-weight:400}.works{display:grid;grid-template-columns:repeat(auto-fit,minmax(0,1fr));grid-auto-flow:column;gap:6px;flex:1 1 96px;margin:4px -16px -8px;list-style:none}.pic{display:block;position:relative;height:100%;background:#cfcfc9}.site{margin:auto -16px 0;padding:10px 16px;background:#0d0d0c;color:#f1f1ee}.site a:focus-visible{outline-color:#f1f1ee}@media (max-width:399px){.works li:nth-child(n+3){display:none}}';

	public static function is_at( string $path ): bool {
		return '' !== self::page( $path );
	}

	/** The address to embed a page by, in the present language; '' for pages that cannot be embedded. */
	public static function address( Destination $destination ): string {
		$kind = self::kind( $destination );
		return $kind ? add_query_arg( 'lang', Language::current(), home_url( $kind::path( $destination ) ) ) : '';
	}

	/** The title of a page that can be embedded. */
	public static function title( Destination $destination ): string {
		$kind = self::kind( $destination );
		return $kind ? $kind::title( $destination ) : '';
	}

	/** Writes the embed at a path. */
	public static function answer( string $path ): void {
		// The same for everybody.
		wp_set_current_user( 0 );
		$destination = ( new Router() )->find( self::page( $path ) );
		$status      = self::kind( $destination ) ? 200 : 404;
		( new Reply( $status, is_hidden: true, policy: self::policy() ) )->send( self::html( $destination ) );
	}

	public static function html( Destination $destination ): string {
		$kind  = self::kind( $destination );
		$title = $kind ? $kind::title( $destination ) : __( 'Page not found', 'design-marketplace' );
		$site  = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$font  = Assets::font_url();
		$face  = '' === $font ? '' : sprintf( '@font-face{font-family:"Familjen Grotesk";src:url(%s) format("woff2");font-weight:400 700}', esc_url( $font ) );
		$home  = $kind ? self::link( $destination, $site ) : Html::of( 'a', $site, href: home_url( '/' ), target: '_blank', rel: 'noopener' );
		$main  = Html::of( 'main', $kind ? $kind::content( $destination ) : Html::of( 'h1', $title ), style: 'display:contents' );
		$head  = Html::all(
			Html::single( 'meta', charset: 'utf-8' ),
			Html::single( 'meta', name: 'viewport', content: 'width=device-width, initial-scale=1' ),
			Html::single( 'meta', name: 'robots', content: 'noindex' ),
			Html::of( 'title', $kind ? "{$title} – {$site}" : $title ),
			Html::of( 'style', Html::safe( $face . self::STYLE ) )
		);
		$body  = Html::of( 'body', $main, Html::of( 'footer.site', $home ) );
		return "<!doctype html>\n" . Html::of( 'html', Html::of( 'head', $head ), $body, lang: Language::current() ) . "\n";
	}

	/** Nothing but pictures and type, in the frames the operator allows. */
	public static function policy(): string {
		$allowed = Site_Settings::get( 'embed_ancestors' );
		$frames  = is_array( $allowed ) && $allowed ? implode( ' ', $allowed ) : "'none'";
		return "default-src 'none'; img-src * data:; font-src *; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors {$frames}";
	}

	/** A link to the page, in a new window: the frame is another site's. */
	public static function link( Destination $destination, string $words ): Html {
		$address = add_query_arg( 'lang', Language::current(), home_url( $destination->path ) );
		return Html::of( 'a', $words, href: $address, target: '_blank', rel: 'noopener' );
	}

	/** Path of the page that an embed's path stands for, '' for none. */
	private static function page( string $path ): string {
		foreach ( self::KINDS as $kind ) {
			$page = $kind::page( $path );
			if ( '' !== $page ) {
				return $page;
			}
		}
		return '';
	}

	/** @return class-string<Embedded>|null */
	private static function kind( Destination $destination ): ?string {
		foreach ( 200 === $destination->status ? self::KINDS : array() as $kind ) {
			if ( '' !== $kind::path( $destination ) ) {
				return $kind;
			}
		}
		return null;
	}
}
