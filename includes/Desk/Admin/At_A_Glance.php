<?php
/** Shows numbers in core's dashboard box "At a Glance", and what waits for a decision. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Desk\Admin\Lists\Missions;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\Trust\Open_Reports;

final class At_A_Glance {

	/** Core's posts and their comments have no page here, so the box does not count them. */
	public function leave_out_posts(): void {
		add_filter(
			'wp_count_posts',
			static fn( mixed $counts, string $type ): mixed => 'post' === $type ? (object) array_fill_keys( get_post_stati(), 0 ) : $counts,
			10,
			2
		);
		$none = array_fill_keys( array( 'approved', 'moderated', 'spam', 'trash', 'post-trashed', 'total_comments', 'all' ), 0 );
		add_filter( 'wp_count_comments', static fn(): object => (object) $none );
	}

	/**
	 * Adds the numbers for users who may see the lists, and for administrators what waits.
	 * @param array<int,string> $items Lines of other plugins.
	 * @return array<int,string>
	 */
	public function add( array $items ): array {
		if ( current_user_can( 'list_users' ) ) {
			$members = Users_List::number( Account_State::Active );
			/* translators: %s: number of members. */
			$words   = _n( '%s active member', '%s active members', $members, 'design-marketplace' );
			$items[] = Ui::link( Member_List::url(), Ui::counted( $words, $members ) );
		}
		if ( current_user_can( Admin::MODERATE ) ) {
			$works = (int) wp_count_posts( Item_Types::WORK )->{Work_State::Published->value};
			$jobs  = Missions::number();
			/* translators: %s: number of projects. */
			$words   = _n( '%s published project', '%s published projects', $works, 'design-marketplace' );
			$items[] = Ui::link( Menu::list_url( Item_Types::WORK ), Ui::counted( $words, $works ) );
			/* translators: %s: number of open design jobs. */
			$words   = _n( '%s open design job', '%s open design jobs', $jobs, 'design-marketplace' );
			$items[] = Ui::link( Menu::list_url( Item_Types::MISSION ), Ui::counted( $words, $jobs ) );
		}
		$waiting = current_user_can( Admin::MANAGE ) ? Open_Reports::now() : null;
		if ( $waiting && $waiting->total() > 0 ) {
			$items[] = Ui::link( Open_Reports::url(), $waiting->sentence() );
		}
		return $items;
	}
}
