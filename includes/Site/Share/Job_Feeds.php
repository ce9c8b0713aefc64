<?php
/** /jobs/feed/ (RSS 2.0) and /jobs/feed.json (JSON Feed 1.1): the newest design jobs that take applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Language;
use DesignMarketplace\Site\Front\List_Query;
use DesignMarketplace\Site\Front\Reply;
use WP_Error;
use WP_Post;

/** The same for everybody. Nothing is kept: a job that closes is out with the next request. */
final class Job_Feeds {

	/** Media types by path. */
	private const TYPES = array( '/jobs/feed' => 'application/rss+xml', '/jobs/feed.json' => 'application/feed+json' );

	/** Code points that are no characters in XML. */
	private const NO_XML = '/[^\x{9}\x{A}\x{D}\x{20}-\x{D7FF}\x{E000}-\x{FFFD}\x{10000}-\x{10FFFF}]+/u';

	/** Writes the feed at a path and ends the request; returns where there is none. */
	public static function answer( string $path ): void {
		if ( isset( self::TYPES[ $path ] ) ) {
			wp_set_current_user( 0 );
			[ $status, $type, $body ] = self::body( $path, wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- only read.
			( new Reply( $status, is_hidden: true, policy: "default-src 'none'", type: $type ) )->send( $body );
			exit;
		}
	}

	/**
	 * @param array<int|string,mixed> $query
	 * @return array{int,string,string} Status, media type and body.
	 */
	public static function body( string $path, array $query ): array {
		$jobs = Shared_Jobs::of( $query, Contract::limit( 'feed_jobs_max' ) );
		if ( $jobs instanceof WP_Error ) {
			return array( 400, 'application/json', (string) wp_json_encode( rest_convert_error_to_response( $jobs )->get_data() ) );
		}
		$asked = array_filter( array_intersect_key( $query, List_Query::job_filters( array() ) ), 'is_string' );
		$items = array_map( static fn( array $job ): array => self::item( ...$job ), $jobs );
		$site  = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$feed  = array(
			'version'       => 'https://jsonfeed.org/version/1.1',
			/* translators: %s: name of the site. */
			'title'         => sprintf( __( 'Design jobs on %s', 'design-marketplace' ), $site ),
			'home_page_url' => self::address( '/jobs', $asked ),
			'feed_url'      => self::address(
				'/jobs/feed' === $path ? "{$path}/" : $path,
				$asked + array( 'lang' => Language::current() )
			),
			'description'   => __( 'The newest design jobs that take applications.', 'design-marketplace' ),
			'language'      => Language::current(),
			'items'         => $items,
		);
		$type  = self::TYPES[ $path ];
		$flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;
		return array( 200, $type, '/jobs/feed' === $path ? self::rss( $feed ) : (string) wp_json_encode( $feed, $flags ) );
	}

	/** The elements by which programs find the feeds of the list of design jobs, escaped. */
	public static function discovery(): string {
		$html = '';
		foreach ( self::TYPES as $path => $type ) {
			$url   = home_url( '/jobs/feed' === $path ? "{$path}/" : $path );
			$title = __( 'Design jobs', 'design-marketplace' );
			$html .= Html::single( 'link', rel: 'alternate', type: $type, title: $title, href: $url ) . "\n";
		}
		return $html;
	}

	/** @param array<string,string> $query */
	private static function address( string $path, array $query ): string {
		return home_url( $path ) . ( $query ? '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) : '' );
	}

	/** @return array<string,mixed> As JSON Feed has it. */
	private static function item( WP_Post $job, Item $card ): array {
		$summary = Shared_Jobs::summary( $job, $card );
		$text    = Site_Settings::shows_whole_jobs() ? wpautop( Text::html( $job->post_content ) ) : '';
		$locale  = $card->text( 'locale' );
		return array(
			// The company's name may change, and the job's address with it.
			'id'             => home_url( "/embed/job/{$job->ID}" ),
			'url'            => Shared_Jobs::url( $job, $card ),
			'title'          => $job->post_title,
			'summary'        => $summary,
			'content_html'   => Html::of( 'p', $summary ) . "\n{$text}",
			'date_published' => str_replace( ' ', 'T', $job->post_date_gmt ) . 'Z',
			'authors'        => array(
				array( 'name' => $card->text( 'company' ), 'url' => home_url( '/project/' . $card->text( 'slug' ) ) ),
			),
			'tags'           => Shared_Jobs::skills( $job ),
			'language'       => '' === $locale ? Languages::site() : $locale,
		);
	}

	/** @param array<string,mixed> $feed As JSON Feed has it. */
	private static function rss( array $feed ): string {
		$item  = static fn( array $job ): Html => Html::of(
			'item',
			Html::of( 'title', $job['title'] ),
			Html::of( 'link', $job['url'] ),
			Html::of( 'guid', $job['id'], isPermaLink: 'false' ),
			Html::of( 'pubDate', gmdate( DATE_RSS, (int) strtotime( $job['date_published'] ) ) ),
			Html::of( 'dc:creator', $job['authors'][0]['name'] ),
			Html::each( static fn( string $tag ): Html => Html::of( 'category', $tag ), $job['tags'] ),
			Html::of( 'description', $job['content_html'] )
		);
		$names = array( 'xmlns:atom' => 'http://www.w3.org/2005/Atom', 'xmlns:dc' => 'http://purl.org/dc/elements/1.1/' );
		$rss   = Html::of(
			'channel',
			Html::of( 'title', $feed['title'] ),
			Html::of( 'link', $feed['home_page_url'] ),
			Html::bare( 'atom:link', href: $feed['feed_url'], rel: 'self', type: self::TYPES['/jobs/feed'] ),
			Html::of( 'description', $feed['description'] ),
			Html::of( 'language', $feed['language'] ),
			Html::each( $item, $feed['items'] )
		);
		$rss   = (string) Html::of( 'rss', $rss, ...$names, version: '2.0' );
		return '<?xml version="1.0" encoding="UTF-8"?>' . "\n" . preg_replace( self::NO_XML, '', $rss ) . "\n";
	}
}
