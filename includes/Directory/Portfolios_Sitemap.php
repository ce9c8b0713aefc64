<?php

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Accounts\Roles;
use WP_Sitemaps_Provider;

/** Portfolios in WordPress' sitemap, each followed by its public works, where their designers want search engines to find them. */
final class Portfolios_Sitemap extends WP_Sitemaps_Provider {

	/** The name is part of the sitemap's address. */
	public function __construct() {
		$this->name        = 'portfolios';
		$this->object_type = 'portfolios';
	}

	/**
	 * @param int    $page_num
	 * @param string $object_subtype
	 * @return list<array{loc:string}>
	 */
	public function get_url_list( $page_num, $object_subtype = '' ) {
		$number = wp_sitemaps_get_max_urls( $this->object_type );
		$before = ( max( 1, (int) $page_num ) - 1 ) * $number;
		$path   = static fn( array $row ): string => rtrim( "/designer/{$row['slug']}/{$row['work']}", '/' );
		$rows   = Sql::rows( self::sql() . ' ORDER BY user_id, id LIMIT %d OFFSET %d', $number, $before );
		return array_map( static fn( array $row ): array => array( 'loc' => home_url( $path( $row ) ) ), $rows );
	}

	/** @param string $object_subtype Unused. */
	public function get_max_num_pages( $object_subtype = '' ) {
		$count = (int) Sql::value( 'SELECT COUNT(*) FROM ( ' . self::sql() . ' ) found' );
		return (int) ceil( $count / wp_sitemaps_get_max_urls( $this->object_type ) );
	}

	/** Works have no slug before the third migration. */
	private static function sql(): string {
		$from  = 'SELECT d.user_id, d.slug, %s AS id, %s AS work FROM {directory} d';
		$where = ( Tables::version() < 3 ? 'FALSE' : "d.role = '" . Roles::DESIGNER . "'" ) . ' AND d.listed = 1 AND d.portfolio_open = ' . School_Columns::INDEXED;
		return sprintf( $from, '0', "''" ) . " WHERE {$where} UNION ALL " . sprintf( $from, 'p.ID', 'p.post_name' )
			. " INNER JOIN {posts} p ON p.post_author = d.user_id WHERE {$where} AND p.post_type = '" . Item_Types::WORK . "' AND p.post_name <> '' AND "
			. Work_State::sql_published( 'p.post_status' );
	}
}
