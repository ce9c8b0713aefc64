<?php
/** The post type of missions, and its post status "closed". */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;

final class Mission_Post_Type {

	public const NAME = Item_Types::MISSION;

	/** Meta key of the posting date, as YYYY/MM/DD. */
	public const POSTING_DATE = Item_Types::POSTING_DATE;

	public function register(): void {
		Item_Types::register(
			self::NAME,
			array(
				'name'          => __( 'Design jobs', 'design-marketplace' ),
				'singular_name' => __( 'Design job', 'design-marketplace' ),
				'add_new'       => __( 'Post design job', 'design-marketplace' ),
				'add_new_item'  => __( 'Post design job', 'design-marketplace' ),
				'edit_item'     => __( 'Edit design job', 'design-marketplace' ),
			),
			'dashicons-megaphone'
		);
		register_post_status(
			Mission_State::Closed->value,
			array(
				'label'                     => _x( 'Closed', 'design job', 'design-marketplace' ),
				/* translators: %s: number of closed design jobs. */
				'label_count'               => _n_noop(
					'Closed <span class="count">(%s)</span>',
					'Closed <span class="count">(%s)</span>',
					'design-marketplace'
				),
				'protected'                 => true,
				'exclude_from_search'       => true,
				'show_in_admin_all_list'    => true,
				'show_in_admin_status_list' => true,
			)
		);
	}
}
