<?php
/**
 * Short ways for the operator: from the plugin to its settings, and events by the day they are on.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Admin;

final class SmallStepsTest extends AdminTestCase {

	public function test_the_plugins_row_leads_to_the_settings_those_who_may_change_them(): void {
		$links = fn(): array => apply_filters( 'plugin_action_links_' . plugin_basename( DESIGN_MARKETPLACE_FILE ), array( 'deactivate' => 'x' ) ); // phpcs:ignore WordPress.NamingConventions -- core's.
		$this->assertStringContainsString( 'page=design-marketplace-settings"', array_values( $links() )[0] );
		$this->act_as( $this->person( 'editor' ) );
		$this->assertSame( array( 'deactivate' => 'x' ), $links() );
	}

	public function test_events_are_listed_by_their_day_the_latest_first_unless_asked_otherwise(): void {
		// Written in another order than they take place.
		foreach ( array( 'Middle' => '2031-05-06', 'Latest' => '2032-01-01', 'Earliest' => '2020-02-03' ) as $title => $day ) { // phpcs:ignore WordPress.Arrays
			$id = (int) wp_insert_post( array( 'post_type' => 'dm_event', 'post_status' => 'publish', 'post_title' => "{$title} of three" ) ); // phpcs:ignore WordPress.Arrays
			update_post_meta( $id, 'design_marketplace_date', $day );
		}
		$order = function ( array $query ): array {
			preg_match_all( '/class="row-title"[^>]*>(\w+) of three</', $this->list_of( 'dm_event', $query ), $found );
			return $found[1];
		};
		$this->assertSame( array( 'Latest', 'Middle', 'Earliest' ), $order( array() ) );
		$this->assertSame( array( 'Earliest', 'Middle', 'Latest' ), $order( array( 'orderby' => 'dm_day', 'order' => 'asc' ) ) ); // phpcs:ignore WordPress.Arrays
		$this->assertSame( array( 'Earliest', 'Latest', 'Middle' ), $order( array( 'orderby' => 'title', 'order' => 'asc' ) ) ); // phpcs:ignore WordPress.Arrays
		$this->assertMatchesRegularExpression( '/id=[\'"]dm_day[\'"][^>]*aria-sort="descending"/', $this->list_of( 'dm_event' ) );
	}
}
