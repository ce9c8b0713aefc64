<?php
/** Pages for the frames of other sites, without app, script and cookie, and the same for everybody; oEmbed tells of them. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Settings\Brand;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\Site\Front\Assets;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Job_Lines;
use DesignMarketplace\Site\Front\Language;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\Reply;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Site\Paint\Jobs;
use WP_Post;

/** Core's oEmbed answers for posts alone. For our addresses it gets a stand-in, and this answers in its place. */
final class Embeds {

	/** Pages that can be embedded, by route: what of the card is the title. A design job has its own. */
	private const KINDS = array( 'designer' => 'name', 'project' => 'company', 'mission' => 'company' );

	private const STYLE = '*{box-sizing:border-box;margin:0;padding:0}body{display:flex;flex-direction:column;gap:8px;min-height:100vh;padding:16px 16px 0;background:var(--designer);color:var(--on-role);font:16px/1.25 var(--font)}a{color:inherit}a:focus-visible{outline:3px solid var(--on-role);outline-offset:3px}h1{font-family:var(--font-head);font-size:clamp(1.75rem,11vw,4.5rem);line-height:.9;letter-spacing:-.05em;font-weight:600;overflow-wrap:anywhere}h1 a{text-decoration:none}h1 a:hover{text-decoration:underline;text-decoration-thickness:.06em}.job{font-size:1.25rem;font-weight:600;letter-spacing:-.02em}.who{display:flex;gap:12px;align-items:center}.avatar{display:grid;place-items:center;flex:none;width:44px;height:44px;border-radius:var(--round-designer);overflow:hidden;background:var(--ink);color:var(--paper);font-weight:600}.avatar img,.pic img{display:block;width:100%;height:100%;object-fit:cover}.pic img{position:absolute;inset:0}.free b{font-weight:400}.works{display:grid;grid-template-columns:repeat(auto-fit,minmax(0,1fr));grid-auto-flow:column;gap:6px;flex:1 1 96px;margin:4px -16px -8px;list-style:none}.pic{display:block;position:relative;height:100%;background:var(--hair)}dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:8px 16px}dt,small{font-size:.875rem}dt{opacity:.75}dd{margin:0;font-weight:600;overflow-wrap:anywhere}dd small{display:block;font-weight:400}.tag{align-self:start;padding:2px 8px;background:var(--ink);color:var(--paper)}.hirer{background:var(--entrepreneur)}.list{background:var(--paper);color:var(--ink)}.list h1{font-family:var(--font-head);font-size:clamp(1.5rem,8vw,2.5rem)}.jobs{margin:4px 0 8px;list-style:none;border-top:3px solid var(--ink)}.jobs li{display:grid;gap:2px 16px;padding:10px 0;border-bottom:1px solid var(--hair);overflow-wrap:anywhere}.jobs b{font-size:1.25rem;font-weight:600;letter-spacing:-.02em}@media (min-width:600px){.jobs li{grid-template-columns:1fr 1fr;align-items:baseline}}.site{margin:auto -16px 0;padding:10px 16px;background:var(--inverse);color:var(--on-inverse)}.site a:focus-visible{outline-color:var(--on-inverse)}@media (max-width:399px){.works li:nth-child(n+3){display:none}}';

	/** Writes the embed at a path. Returns whether it is one. */
	public static function answer( string $path ): bool {
		if ( ! preg_match( '#^/embed/(jobs|job/\d{1,19}|(designer|project)/[^/]+)$#D', $path ) ) {
			return false;
		}
		// The same for everybody.
		wp_set_current_user( 0 );
		[ $status, $html ] = '/embed/jobs' === $path
			? self::jobs( wp_unslash( $_GET ) ) // phpcs:ignore WordPress.Security.NonceVerification -- only read.
			: self::one( self::page( substr( $path, strlen( '/embed' ) ) ) );
		( new Reply( $status, is_hidden: true, policy: self::policy() ) )->send( $html );
		return true;
	}

	/** The page at an address of ours; a design job's as `/job/{id}`, too. */
	public static function page( string $path ): Destination {
		$job   = get_post( (int) ( preg_match( '#^/job/(\d{1,19})$#D', $path, $found ) ? $found[1] : 0 ) );
		$owner = $job instanceof WP_Post && $found ? get_userdata( Ownership::of( $job ) ) : false;
		return ( new Router() )->find( $owner ? "/project/{$owner->user_nicename}/mission/{$found[1]}" : $path );
	}

	/** @return array{int,string} Status and document of the frame of a page. */
	public static function one( Destination $page ): array {
		$card = self::card( $page );
		$side = $page->is_entrepreneurs() ? '.hirer' : '';
		return $card
			? array( 200, self::document( self::title( $page, $card ), $page->path, self::part( $page ), $side ) )
			: array( 404, self::document( '', '/', Html::of( 'h1', __( 'Page not found', 'design-marketplace' ) ) ) );
	}

	/**
	 * @param array<int|string,mixed> $query The filters of a feed, and how many at most.
	 * @return array{int,string} Status and document of the frame of the newest design jobs.
	 */
	public static function jobs( array $query ): array {
		$part = self::list( $query );
		return $part
			? array( 200, self::document( __( 'Design jobs', 'design-marketplace' ), '/jobs', $part, '.list' ) )
			: array( 400, self::document( '', '/', Html::of( 'h1', Contract::message( 'value_invalid' ) ) ) );
	}

	/**
	 * The newest design jobs with their heading; null where a filter has no such value.
	 * @param array<int|string,mixed> $query
	 */
	public static function list( array $query, string $heading = 'h1' ): ?Html {
		$most   = Contract::limit( 'embed_jobs_max' );
		$number = Value::integer( $query['limit'] ?? $most );
		$jobs   = is_int( $number ) && $number > 0 && $number <= $most ? Shared_Jobs::of( $query, $number ) : null;
		if ( ! is_array( $jobs ) ) {
			return null;
		}
		$row  = static fn( array $job ): Html => Html::of(
			'li',
			Html::of( 'b', self::link( $job[0]->post_title, Shared_Jobs::url( ...$job ) ) ),
			' ',
			Html::of( 'span', Shared_Jobs::summary( ...$job ) )
		);
		$rows = Html::of( 'ul.jobs', Html::each( $row, $jobs ) );
		return Html::all(
			Html::of( $heading, self::link( __( 'Design jobs', 'design-marketplace' ), self::url( '/jobs' ) ) ),
			$rows->is_empty() ? Html::of( 'p', __( 'No design job takes applications at the moment.', 'design-marketplace' ) ) : $rows
		);
	}

	/** The content of a page's frame, with its heading; empty for pages that cannot be embedded. */
	public static function part( Destination $page, string $heading = 'h1' ): Html {
		$card = self::card( $page );
		return $card ? Html::all(
			Html::of( $heading, self::link( self::title( $page, $card ), self::url( $page->path ) ) ),
			match ( $page->route ) {
				'designer' => self::designer( $card ),
				'project'  => self::project( $card ),
				default    => self::job( $page, $card ),
			}
		) : Html::all();
	}

	private static function document( string $title, string $path, Html $part, string $look = '' ): string {
		$site = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$font = Assets::font_url();
		$face = '' === $font ? '' : sprintf( '@font-face{font-family:"Familjen Grotesk";src:url(%s) format("woff2");font-weight:400 700}', esc_url( $font ) );
		$head = Html::all(
			Html::single( 'meta', charset: 'utf-8' ),
			Html::single( 'meta', name: 'viewport', content: 'width=device-width, initial-scale=1' ),
			Html::single( 'meta', name: 'robots', content: 'noindex' ),
			Html::of( 'title', implode( ' – ', array_filter( array( $title, $site ) ) ) ),
			Html::of( 'style', Html::safe( $face . Brand::css( ':root', true ) . self::STYLE ) )
		);
		$main = Html::of( 'main', $part, style: 'display:contents' );
		$body = Html::of( "body{$look}", $main, Html::of( 'footer.site', self::link( $site, self::url( $path ) ) ) );
		return "<!doctype html>\n" . Html::of( 'html', Html::of( 'head', $head ), $body, lang: Language::current() ) . "\n";
	}

	/** In a new window, as the frame is another site's. */
	private static function link( string $words, string $url ): Html {
		return Html::of( 'a', $words, href: $url, target: '_blank', rel: 'noopener' );
	}

	/** Nothing but pictures and type, in the frames the operator allows. */
	public static function policy(): string {
		$allowed = Site_Settings::get( 'embed_ancestors' );
		$frames  = is_array( $allowed ) && $allowed ? implode( ' ', $allowed ) : "'none'";
		return "default-src 'none'; img-src * data:; font-src *; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors {$frames}";
	}

	private static function designer( Item $card ): Html {
		$works = array_slice( $card->pictured( 'latest_works' ), 0, Contract::limit( 'card_works' ) );
		$face  = Picture::mark( 'avatar', $card->text( 'name' ), $card->value( 'avatar' ), 'card_avatar' );
		$tile  = static fn( Item $work ): Html => Html::of( 'li', Picture::tile( $work->value( 'image' ), 'card_small', null ) );
		return Html::all(
			Html::of( 'p.job', $card->said( 'job' ) ),
			Html::of( 'p.who', $face, Html::of( 'span', Html::lines( Markup::place( $card ), Markup::free( $card ) ) ) ),
			Html::of( 'ul.works', Html::each( $tile, $works ), aria_label: __( 'Projects', 'design-marketplace' ) )
		);
	}

	private static function project( Item $card ): Html {
		return Html::all(
			Html::of( 'p.job', $card->said( 'project_headline' ) ),
			Html::of( 'p.who', Html::of( 'span', Html::lines( Markup::place( $card ), Jobs::open_jobs( $card ) ) ) ),
			Html::of( 'ul.works > li', Picture::tile( $card->value( 'project_image' ), 'full', null ) )
		);
	}

	/** Company, state, and as many facts as the operator lets strangers read. */
	private static function job( Destination $page, Item $card ): Html {
		$lines = new Job_Lines( $page->page, $card );
		$offer = $lines->offer();
		$state = match ( true ) {
			Mission_State::Open !== Mission_State::of( $page->page ) => __( 'Closed', 'design-marketplace' ),
			! Deadline::is_open( $page->page ) => __( 'Deadline passed', 'design-marketplace' ),
			default                            => '',
		};
		$facts = $offer ? $offer : array( __( 'Posted', 'design-marketplace' ) => $lines->posted() );
		return Html::all(
			Html::of( 'p.job', $card->said( 'company' ) ),
			Html::of( 'p.tag', $state ),
			Markup::facts( 'dl.facts', $facts + $lines->until() )
		);
	}

	/** The id that core found for an address, or the stand-in. */
	public function find( mixed $post_id, mixed $url ): mixed {
		$page = $post_id || ! is_string( $url ) ? null : self::at( $url );
		$post = array( 'ID' => 0, 'post_type' => 'page', 'post_status' => 'publish', 'guid' => $page->path ?? '', 'filter' => 'raw' );
		return $page && self::card( $page ) ? new WP_Post( (object) $post ) : $post_id;
	}

	/** The page at a whole address; null for those of other sites. */
	public static function at( string $url ): ?Destination {
		$home = (string) preg_replace( '#^https?:#', '', home_url() );
		$bare = (string) preg_replace( array( '#^https?:#', '/[?\#].*/s' ), '', trim( $url ) );
		return str_starts_with( $bare, "{$home}/" ) ? ( new Router() )->find( rtrim( substr( $bare, strlen( $home ) ), '/' ) ) : null;
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
		$title = self::title( $page, $card );
		$place = 'mission' === $page->route ? '/job/' . ( $page->page->ID ?? 0 ) : $page->path;
		$frame = array( 'src' => self::url( "/embed{$place}" ), 'width' => $width, 'height' => $height, 'title' => $title );
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
		$is_one = isset( self::KINDS[ $destination->route ] ) && ( 'mission' !== $destination->route || Site_Settings::shows_jobs() );
		$card   = $is_one ? $destination->card() : null;
		return $card ? new Item( $card ) : null;
	}

	private static function title( Destination $page, Item $card ): string {
		return $page->page->post_title ?? $card->text( self::KINDS[ $page->route ] );
	}

	private static function url( string $path ): string {
		return add_query_arg( 'lang', Language::current(), home_url( $path ) );
	}
}
