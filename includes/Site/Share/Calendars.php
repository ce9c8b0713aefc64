<?php
/** Answers calendar files: of events, and those of other rooms. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Rest\Calendar_File;
use DesignMarketplace\Site\Content\Editorial_Types;
use DesignMarketplace\Site\Content\Event_Controller;
use DesignMarketplace\Site\Content\Event_Day;
use DesignMarketplace\Site\Content\Siblings;
use DesignMarketplace\Site\Front\Reply;
use WP_Post;
use WP_Query;

/** @phpstan-import-type Day from Calendar_File */
final class Calendars {

	private const MOST = 100;

	/** A path: what it is of, and of which. */
	private const PATH = '#^/(events|jobs|calendar)(?:/([\w-]{1,80}))?\.ics$#D';

	/** Writes the calendar at a path. Returns whether there may be one. */
	public static function answer( string $path ): bool {
		if ( ! preg_match( self::PATH, $path ) ) {
			return false;
		}
		$file  = self::at( $path );
		$reply = $file
			? new Reply( 200, is_hidden: true, policy: "default-src 'none'", type: Calendar_File::TYPE, is_private: $file->is_private )
			: new Reply( 404, is_hidden: true, policy: "default-src 'none'", type: 'text/plain' );
		$reply->send( (string) $file );
		return true;
	}

	public static function at( string $path ): ?Calendar_File {
		[ , $kind, $key ] = preg_match( self::PATH, $path, $found ) ? $found + array( 2 => '' ) : array( '', '', '' );
		if ( 'events' === $kind ) {
			return '' === $key || ctype_digit( $key ) ? self::events( $key ) : null;
		}
		$file = apply_filters( 'design_marketplace_calendar', null, $kind, $key );
		return $file instanceof Calendar_File ? $file : null;
	}

	/** Those to come, or one. */
	private static function events( string $id ): ?Calendar_File {
		$order                   = array( new Event_Controller( Item_Types::EVENT ), 'order_by_day' );
		$hidden                  = '' === $id ? Siblings::hidden( Item_Types::EVENT ) : array();
		$which                   = '' === $id ? array( 'post__not_in' => $hidden ) : array( 'post__in' => array( (int) $id ) ); // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- what editors wrote.
		$query                   = array( 'post_type' => Item_Types::EVENT, 'post_status' => 'publish', 'no_found_rows' => true );
		$query['posts_per_page'] = self::MOST; // phpcs:ignore WordPress.WP.PostsPerPage
		add_filter( 'posts_clauses', $order, 10, 2 );
		$posts = ( new WP_Query( $query + $which ) )->posts;
		remove_filter( 'posts_clauses', $order );
		$days = array();
		foreach ( (array) $posts as $post ) {
			$day = $post instanceof WP_Post ? self::day( $post ) : null;
			if ( $day && ( '' !== $id || ! Event_Day::is_past( $day['day'] ) ) ) {
				$days[] = $day;
			}
		}
		$site = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		return '' === $id || $days ? new Calendar_File( $site, $days ) : null;
	}

	/** @return Day */
	private static function day( WP_Post $event ): array {
		$field  = static fn( string $name ): string => Editorial_Types::field( $event->ID, $name );
		$times  = Event_Day::times( $event );
		$people = array_filter( array( $field( 'speaker' ), $field( 'organizer' ) ), static fn( string $name ): bool => '' !== $name );
		return array(
			'kind'    => 'event',
			'id'      => $event->ID,
			'day'     => Event_Day::of( $event ),
			'from'    => $times[0],
			'to'      => $times[1],
			'title'   => html_entity_decode( get_the_title( $event ), ENT_QUOTES ),
			'url'     => '' === $field( 'link' ) ? home_url( '/' ) : $field( 'link' ),
			'changed' => $event->post_modified_gmt,
			'text'    => implode( "\n", $people ),
			'place'   => $field( 'location' ),
		);
	}
}
