<?php
/**
 * The newest design jobs of a company that take applications.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use WP_Post;

final class Open_Jobs {

	public const SHOWN = 5;

	/**
	 * Their ids, newest first.
	 *
	 * @return list<int>
	 */
	public static function of( int $owner ): array {
		// More than are shown, as some may be past their deadline.
		$jobs = get_posts(
			array(
				'post_type'   => Item_Types::MISSION,
				'post_status' => Mission_State::Open->value,
				'author'      => $owner,
				'numberposts' => 20,
				'orderby'     => array(
					'date' => 'DESC',
					'ID'   => 'DESC',
				),
			)
		);
		$open = array_filter( $jobs, static fn( WP_Post $job ): bool => Deadline::is_open( $job ) );
		return array_slice( array_column( $open, 'ID' ), 0, self::SHOWN );
	}
}
