<?php
/** GET /event: future events first, the next one at the top, then past ones, latest first. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Kernel\Items\Item_Types;
use WP_Post;
use WP_Query;

final class Event_Controller extends Editorial_Controller {

	/** Ordered by the event's day, unless the client sends an order or is the editor. */
	public function get_items( $request ) {
		if ( 'edit' === $request['context'] || isset( $request->get_query_params()['orderby'] ) ) {
			return parent::get_items( $request );
		}
		$order = array( $this, 'order_by_day' );
		add_filter( 'posts_clauses', $order, 10, 2 );
		$answer = parent::get_items( $request );
		remove_filter( 'posts_clauses', $order );
		return $answer;
	}

	/**
	 * Orders in SQL, so that pages are exact.
	 * @param array<string,string> $clauses Parts of the query.
	 * @return array<string,string>
	 */
	public function order_by_day( array $clauses, WP_Query $query ): array {
		global $wpdb;
		if ( Item_Types::EVENT !== $query->get( 'post_type' ) && array( Item_Types::EVENT ) !== $query->get( 'post_type' ) ) {
			return $clauses;
		}
		$day                = "COALESCE( NULLIF( dm_day.meta_value, '' ), SUBSTR( {$wpdb->posts}.post_date, 1, 10 ) )";
		$coming             = $wpdb->prepare( "{$day} >= %s", Event_Day::today() ); // phpcs:ignore WordPress.DB.PreparedSQL -- the expression above.
		$clauses['join']   .= $wpdb->prepare(
			" LEFT JOIN {$wpdb->postmeta} dm_day ON dm_day.post_id = {$wpdb->posts}.ID AND dm_day.meta_key = %s",
			Editorial_Types::META_PREFIX . 'date'
		);
		$clauses['orderby'] = "CASE WHEN {$coming} THEN 0 ELSE 1 END ASC, CASE WHEN {$coming} THEN {$day} END ASC, {$day} DESC, {$wpdb->posts}.ID ASC";
		return $clauses;
	}

	protected function present( WP_Post $post ): array {
		$day = Event_Day::of( $post );
		return array(
			'location'  => Editorial_Types::field( $post->ID, 'location' ),
			'date'      => Event_Day::format( $day ),
			'time'      => Editorial_Types::field( $post->ID, 'time' ),
			'end'       => Editorial_Types::field( $post->ID, 'end' ),
			'organizer' => Editorial_Types::field( $post->ID, 'organizer' ),
			'speaker'   => Editorial_Types::field( $post->ID, 'speaker' ),
			'link'      => Editorial_Types::field( $post->ID, 'link' ),
			'past'      => Event_Day::is_past( $day ),
		);
	}
}
