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
		return (int) Sql::value( 'SELECT COUNT(*) FROM ( ' . self::sql() . ' ) found' );
	}

	/** @return list<string> Paths below home: each designer's, followed by those of the works. */
	public static function paths( int $number, int $offset ): array {
		$rows = Sql::rows( self::sql() . ' ORDER BY user_id, id LIMIT %d OFFSET %d', $number, $offset );
		return array_map( static fn( array $row ): string => rtrim( "/designer/{$row['slug']}/{$row['work']}", '/' ), $rows );
	}

	/** Works have no slug before the third migration. */
	private static function sql(): string {
		$where = "d.role = '" . Roles::DESIGNER . "' AND d.listed = 1 AND d.portfolio_open = " . School_Columns::INDEXED;
		return Tables::version() < 3 ? "SELECT 0 AS user_id, '' AS slug, 0 AS id, '' AS work FROM {options} WHERE FALSE"
			: "SELECT d.user_id, d.slug, 0 AS id, '' AS work FROM {directory} d WHERE {$where}"
			. ' UNION ALL SELECT d.user_id, d.slug, p.ID AS id, p.post_name AS work FROM {directory} d INNER JOIN {posts} p ON p.post_author = d.user_id'
			. " WHERE {$where} AND p.post_type = '" . Item_Types::WORK . "' AND p.post_name <> '' AND " . Work_State::sql_published( 'p.post_status' );
	}
}
