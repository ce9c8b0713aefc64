<?php
/**
 * Says on the dashboard, in core's "At a Glance", what waits for a decision.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin;

use DesignMarketplace\Module;
use DesignMarketplace\Trust\Waiting;

final class At_A_Glance implements Module {

	public function register(): void {
		add_filter( 'dashboard_glance_items', array( $this, 'add' ) );
	}

	/**
	 * Adds a line, for administrators and while something waits.
	 *
	 * @param array<int,string> $items Lines of others.
	 * @return array<int,string>
	 */
	public function add( array $items ): array {
		$waiting = current_user_can( Admin::MANAGE ) ? Waiting::now() : null;
		return $waiting && $waiting->total() > 0 ? array_merge( $items, array( sprintf( '<a href="%s">%s</a>', esc_url( Waiting::url() ), esc_html( $waiting->sentence() ) ) ) ) : $items;
	}
}
