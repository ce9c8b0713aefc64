<?php
/** Declares the tables, limits and personal data of the alerts, with export, erasure and retention. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Declares\Has_Leftovers;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Declares\Retains;
use DesignMarketplace\Kernel\Items\Item_Types;
use WP_User;

final class Alert_Data implements Has_Tables, Has_Jobs, Has_Limits, Erases_People, Has_Personal_Data, Has_Leftovers, Retains {

	/** Days for which the record of what a member was told is kept. Each item is matched only once, so nobody is told again after that. */
	private const DAYS = 90;

	/** Number of news items whose records are deleted at a time. */
	private const BATCH = 500;

	/** Columns that hold a user id, by table. Among the news items, only designers are users. */
	private const COLUMNS = array(
		'search'     => 'user_id',
		'search_key' => 'user_id',
		'alert'      => 'user_id',
		'alert_news' => 'thing_id',
	);

	public function limits(): array {
		return array( 'search' => array( 'account' => array( 120, HOUR_IN_SECONDS ) ) );
	}

	/** Once, after a skill was deleted that many searches name. */
	public function jobs(): array {
		return array( Skill_Changes::EVENT => '' );
	}

	public function tables(): array {
		return array(
			'search'     => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				user_id bigint(20) unsigned NOT NULL,
				kind varchar(20) NOT NULL,
				fingerprint varchar(32) NOT NULL,
				filters text NOT NULL,
				name varchar(120) NOT NULL DEFAULT '',
				rhythm varchar(10) NOT NULL,
				paused tinyint(1) NOT NULL DEFAULT 0,
				created_gmt datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY owned (user_id,fingerprint),
				KEY due (rhythm,paused,id)
			",
			'search_key' => "
				word varchar(40) NOT NULL DEFAULT '',
				bucket varchar(190) NOT NULL,
				turn tinyint(1) NOT NULL DEFAULT 0,
				search_id bigint(20) unsigned NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				skill_id bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (word,bucket,turn,search_id),
				KEY search_id (search_id),
				KEY user_id (user_id),
				KEY skill_id (skill_id,search_id)
			",
			'alert'      => '
				user_id bigint(20) unsigned NOT NULL,
				news_id bigint(20) unsigned NOT NULL,
				search_id bigint(20) unsigned NOT NULL,
				turn tinyint(1) NOT NULL DEFAULT 0,
				told_gmt datetime DEFAULT NULL,
				digest bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (user_id,news_id),
				KEY matched (news_id,turn,user_id),
				KEY digest (search_id,digest,turn)
			',
			'alert_news' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				kind varchar(20) NOT NULL,
				thing_id bigint(20) unsigned NOT NULL,
				matched tinyint(1) NOT NULL DEFAULT 0,
				created_gmt datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY thing (kind,thing_id),
				KEY waiting (matched,created_gmt),
				KEY created_gmt (created_gmt)
			',
		);
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		array_map( fn( string $table ) => $this->remove_leftovers( $table, array( $user_id ) ), array_keys( self::COLUMNS ) );
	}

	public function export( WP_User $user ): array {
		return array(
			'searches' => array_map(
				static fn( Saved_Search $search ): array => array_diff_key( Saved_Search::present( $search ), array( 'can' => true ) ),
				Search_Rows::saved_by( $user->ID )
			),
			'alerts'   => self::received( $user->ID ),
		);
	}

	public function groups(): array {
		return array(
			'searches' => __( 'Saved searches', 'design-marketplace' ),
			'alerts'   => __( 'Alerts', 'design-marketplace' ),
		);
	}

	public function policy(): array {
		return array(
			__( 'Saved searches', 'design-marketplace' ) => sprintf(
				/* translators: %s: number of days. */
				__(
					'Searches a member saves are kept until the member deletes them or the account. What we told a member about by email is kept for %s days, so that nobody hears about the same thing twice.',
					'design-marketplace'
				),
				number_format_i18n( self::DAYS )
			),
		);
	}

	/** Rows of users who no longer exist. */
	public function leftovers( callable $nobody, ?int $user_id ): array {
		$found = array();
		foreach ( self::COLUMNS as $table => $column ) {
			$found[ $table ] = array(
				"t.{$column}",
				Tables::name( $table )
					. ' t WHERE '
					. ( 'alert_news' === $table ? sprintf( "t.kind = '%s' AND ", Search_Kind::Designers->value ) : '' )
					. $nobody( "t.{$column}", $user_id ),
			);
		}
		return $found;
	}

	public function remove_leftovers( string $kind, array $ids ): void {
		$of = 'alert_news' === $kind ? sprintf( "kind = '%s' AND ", Search_Kind::Designers->value ) : '';
		Sql::write( 'DELETE FROM {' . $kind . "} WHERE {$of}" . self::COLUMNS[ $kind ] . ' IN (' . Sql::in( $ids ) . ')' );
	}

	/** Deletes old records of what was told, and news about deleted jobs. */
	public function expire(): void {
		$old = Clock::gmt( -self::DAYS * DAY_IN_SECONDS );
		do {
			$ids = Sql::ids(
				'SELECT n.id FROM {alert_news} n WHERE n.created_gmt < %s AND EXISTS ( SELECT 1 FROM {alert} a WHERE a.news_id = n.id ) LIMIT %d',
				$old,
				self::BATCH
			);
		} while ( $ids && Sql::write( 'DELETE FROM {alert} WHERE news_id IN (' . Sql::in( $ids ) . ')' ) );
		Sql::write(
			'DELETE FROM {alert_news} WHERE kind = %s AND created_gmt < %s AND thing_id NOT IN ( SELECT ID FROM {posts} WHERE post_type = %s )',
			Search_Kind::Jobs->value,
			$old,
			Item_Types::MISSION
		);
	}

	/** @return list<array<string,mixed>> */
	private static function received( int $user_id ): array {
		return array_map(
			static fn( array $row ): array => array(
				'kind' => (string) $row['kind'],
				'id'   => (int) $row['thing_id'],
				'date' => str_replace( ' ', 'T', (string) $row['told_gmt'] ) . 'Z',
			),
			Sql::rows(
				'SELECT n.kind, n.thing_id, a.told_gmt FROM {alert} a INNER JOIN {alert_news} n ON n.id = a.news_id WHERE a.user_id = %d AND a.told_gmt IS NOT NULL ORDER BY a.news_id',
				$user_id
			)
		);
	}
}
