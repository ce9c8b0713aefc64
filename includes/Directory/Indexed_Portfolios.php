<?php
/** The portfolios that search engines may find, and the public works in them: their addresses, for the sitemap. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Accounts\Roles;

final class Indexed_Portfolios {

	public static function count(): int {
		$both = 'SELECT ( SELECT COUNT(*) ' . self::designers() . ' ) + ( SELECT COUNT(*) ' . self::works() . ' )';
		return Tables::version() < 2 ? 0 : (int) Sql::value( $both );
	}

	/** @return list<string> Paths below home: each designer's, followed by those of the works. */
	public static function paths( int $number, int $offset ): array {
		$rows = Tables::version() < 2 ? array() : Sql::rows(
			"SELECT user_id, slug, 0 AS id, '' AS work " . self::designers()
				. ' UNION ALL SELECT d.user_id, d.slug, p.ID AS id, p.post_name AS work ' . self::works()
				. ' ORDER BY user_id, id LIMIT %d OFFSET %d',
			$number,
			$offset
		);
		return array_map( static fn( array $row ): string => rtrim( "/designer/{$row['slug']}/{$row['work']}", '/' ), $rows );
	}

	private static function designers(): string {
		return 'FROM {directory} d WHERE ' . self::indexed();
	}

	private static function works(): string {
		return 'FROM {directory} d INNER JOIN {posts} p ON p.post_author = d.user_id WHERE ' . self::indexed()
			. " AND p.post_type = '" . Item_Types::WORK . "' AND " . Work_State::sql_published( 'p.post_status' ) . " AND p.post_name <> ''";
	}

	private static function indexed(): string {
		return "d.role = '" . Roles::DESIGNER . "' AND d.listed = 1 AND d.portfolio_open = " . School_Columns::INDEXED;
	}
}
