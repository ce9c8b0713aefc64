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
			$items[] = self::line(
				Member_List::url(),
				/* translators: %s: number of members. */
				Ui::counted( _n( '%s active member', '%s active members', $members, 'design-marketplace' ), $members )
			);
		}
		if ( current_user_can( Admin::MODERATE ) ) {
			$works   = (int) wp_count_posts( Item_Types::WORK )->{Work_State::Published->value};
			$jobs    = Missions::number();
			$items[] = self::line(
				Menu::list_url( Item_Types::WORK ),
				/* translators: %s: number of projects. */
				Ui::counted( _n( '%s published project', '%s published projects', $works, 'design-marketplace' ), $works )
			);
			$items[] = self::line(
				Menu::list_url( Item_Types::MISSION ),
				/* translators: %s: number of open design jobs. */
				Ui::counted( _n( '%s open design job', '%s open design jobs', $jobs, 'design-marketplace' ), $jobs )
			);
		}
		$waiting = current_user_can( Admin::MANAGE ) ? Open_Reports::now() : null;
		return $waiting && $waiting->total() > 0
			? array_merge( $items, array( self::line( Open_Reports::url(), $waiting->sentence() ) ) )
			: $items;
	}

	private static function line( string $url, string $text ): string {
		return Ui::link( $url, $text );
	}
}
