<?php
/** The newest design jobs of a company that take applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;

final class Open_Jobs {

	public const SHOWN = 5;

	/** @return list<int> Their ids, newest first. Their posts and meta are loaded. */
	public static function of( int $owner ): array {
		$ids = Sql::ids(
			'SELECT p.ID FROM {posts} p WHERE p.post_type = %s AND p.post_status = %s AND p.post_author = %d AND '
				. Deadline::sql_ahead( 'p.ID' )
				. ' ORDER BY p.post_date DESC, p.ID DESC LIMIT %d',
			Item_Types::MISSION,
			Mission_State::Open->value,
			$owner,
			self::SHOWN
		);
		_prime_post_caches( $ids, false, true );
		return $ids;
	}
}
