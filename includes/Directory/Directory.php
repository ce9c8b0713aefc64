<?php
/** Hooks into everything in core that can change a card, so that the directory is updated. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Declares\Has_Leftovers;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\Media\Images;
use DesignMarketplace\People\Accounts\Last_Seen;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Answer_Share;
use DesignMarketplace\People\Members\Member_Fields;
use WP_Post;

final class Directory implements Has_Tables, Has_Jobs, Has_Limits, Has_Leftovers {

	private const PREFIX = 'design_marketplace_';

	/** Cron hook that rebuilds all rows after a change that touches too many for one request. */
	public const REBUILD = 'design_marketplace_reindex';

	/** Members a request may rewrite at once; more are left to cron. */
	private const AT_ONCE = 200;

	/** Each runs once: after a change that touches too many rows for one request, and after deadlines have passed. */
	public function jobs(): array {
		return array( self::REBUILD => '', Midnight::FOLLOW => '' );
	}

	public function limits(): array {
		return array(
			'email_change' => array( 'account' => array( 3, DAY_IN_SECONDS ) ),
			'email_again'  => array( 'account' => array( 3, DAY_IN_SECONDS ) ),
			'email_link'   => array( 'address' => array( 30, 900 ) ),
		);
	}

	/** Rows of people who are gone. */
	public function leftovers( callable $nobody, ?int $user_id ): array {
		$of     = static fn( string $table ): array => array(
			't.user_id',
			Tables::name( $table ) . ' t WHERE ' . $nobody( 't.user_id', $user_id ),
		);
		$tables = array( 'directory', 'directory_skill', 'directory_word', 'directory_fact', 'directory_deadline', 'directory_language', 'roster' );
		return array_combine( $tables, array_map( $of, $tables ) );
	}

	/** The indexer removes the rows of `directory` itself, and corrects the totals. */
	public function remove_leftovers( string $kind, array $ids ): void {
		array_map( array( new Indexer(), 'touch' ), $ids );
		( new Indexer() )->flush();
		if ( 'directory' === $kind ) {
			return;
		}
		Sql::write( 'DELETE FROM {' . $kind . '} WHERE user_id IN (' . Sql::in( $ids ) . ')' );
		if ( 'directory_skill' === $kind ) {
			// Reads all members.
			Totals::recount();
		}
		Kept_Counts::outdate( 'roster' === $kind ? Kept_Counts::ROSTER : Kept_Counts::LISTS );
	}

	/** The lists, which can be rebuilt. `roster` is the administrators'. */
	public function tables(): array {
		return array(
			'directory'          => "
				user_id bigint(20) unsigned NOT NULL,
				role varchar(20) NOT NULL DEFAULT '',
				listed tinyint(1) NOT NULL DEFAULT 0,
				level tinyint(3) unsigned NOT NULL DEFAULT 0,
				region varchar(60) NOT NULL DEFAULT '',
				has_open tinyint(1) NOT NULL DEFAULT 0,
				sort_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
				most_recent_mission_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
				slug varchar(50) NOT NULL DEFAULT '',
				folded text NOT NULL,
				doc mediumtext NOT NULL,
				version int(10) unsigned NOT NULL DEFAULT 1,
				open_jobs int(11) NOT NULL DEFAULT 0,
				verified tinyint(1) NOT NULL DEFAULT 0,
				available_from date NOT NULL DEFAULT '9999-12-31',
				available_until date NOT NULL DEFAULT '1970-01-01',
				available_shown tinyint(1) NOT NULL DEFAULT 0,
				school varchar(20) NOT NULL DEFAULT '',
				graduation smallint(5) unsigned NOT NULL DEFAULT 0,
				spoken varchar(30) NOT NULL DEFAULT '',
				portfolio_open tinyint(1) NOT NULL DEFAULT 0,
				PRIMARY KEY  (user_id),
				KEY slug (slug),
				KEY newest (role,listed,sort_at,user_id),
				KEY level_newest (role,listed,level,sort_at,user_id),
				KEY region_newest (role,listed,region,sort_at,user_id),
				KEY open_newest (role,listed,has_open,most_recent_mission_at,user_id),
				KEY verified_newest (role,listed,verified,has_open,most_recent_mission_at,user_id),
				KEY available_newest (role,listed,sort_at,user_id,available_from,available_until,available_shown,level,region),
				KEY line_newest (role,listed,sort_at,user_id,school,graduation,verified,spoken,portfolio_open,level,region,available_from,available_until,available_shown),
				KEY school_newest (role,listed,school,sort_at,user_id,graduation,verified,spoken,portfolio_open,level,region,available_from,available_until,available_shown)
			",
			'directory_skill'    => "
				skill_id bigint(20) unsigned NOT NULL,
				role varchar(20) NOT NULL DEFAULT '',
				listed tinyint(1) NOT NULL DEFAULT 0,
				sort_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
				user_id bigint(20) unsigned NOT NULL,
				level tinyint(3) unsigned NOT NULL DEFAULT 0,
				region varchar(60) NOT NULL DEFAULT '',
				jobs int(11) NOT NULL DEFAULT 0,
				has_open tinyint(1) NOT NULL DEFAULT 0,
				PRIMARY KEY  (skill_id,role,listed,sort_at,user_id),
				KEY user_id (user_id),
				KEY filtered (skill_id,role,listed,level,region,sort_at,user_id),
				KEY open_newest (skill_id,role,listed,has_open,sort_at,user_id)
			",
			'directory_count'    => "
				skill_id bigint(20) unsigned NOT NULL DEFAULT 0,
				role varchar(20) NOT NULL DEFAULT '',
				month char(7) NOT NULL DEFAULT '',
				level tinyint(3) unsigned NOT NULL DEFAULT 0,
				region varchar(60) NOT NULL DEFAULT '',
				has_open tinyint(1) NOT NULL DEFAULT 0,
				members int(11) NOT NULL DEFAULT 0,
				jobs int(11) NOT NULL DEFAULT 0,
				verified int(11) NOT NULL DEFAULT 0,
				verified_jobs int(11) NOT NULL DEFAULT 0,
				PRIMARY KEY  (skill_id,role,month,level,region,has_open)
			",
			'directory_word'     => "
				user_id bigint(20) unsigned NOT NULL,
				word varchar(40) NOT NULL,
				role varchar(20) NOT NULL DEFAULT '',
				audience tinyint(1) NOT NULL DEFAULT 0,
				PRIMARY KEY  (user_id,word),
				KEY found (role,word,audience,user_id)
			",
			'directory_fact'     => "
				skill_id bigint(20) unsigned NOT NULL,
				engagement varchar(20) NOT NULL DEFAULT '',
				place varchar(20) NOT NULL DEFAULT '',
				paid tinyint(1) NOT NULL DEFAULT 0,
				has_open tinyint(1) NOT NULL DEFAULT 0,
				sort_at datetime NOT NULL DEFAULT '1970-01-01 00:00:00',
				user_id bigint(20) unsigned NOT NULL,
				jobs int(11) NOT NULL DEFAULT 0,
				PRIMARY KEY  (skill_id,engagement,place,paid,has_open,sort_at,user_id),
				KEY member (user_id)
			",
			'directory_deadline' => "
				mission_id bigint(20) unsigned NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				skill_id bigint(20) unsigned NOT NULL DEFAULT 0,
				engagement varchar(20) NOT NULL DEFAULT '',
				place varchar(20) NOT NULL DEFAULT '',
				paid tinyint(1) NOT NULL DEFAULT 0,
				day date NOT NULL,
				passed tinyint(1) NOT NULL DEFAULT 0,
				PRIMARY KEY  (mission_id),
				KEY user_id (user_id),
				KEY next (passed,day,user_id,skill_id)
			",
			'directory_language' => "
				mission_id bigint(20) unsigned NOT NULL,
				language char(2) NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				skill_id bigint(20) unsigned NOT NULL DEFAULT 0,
				engagement varchar(20) NOT NULL DEFAULT '',
				place varchar(20) NOT NULL DEFAULT '',
				paid tinyint(1) NOT NULL DEFAULT 0,
				day date NOT NULL DEFAULT '9999-12-31',
				PRIMARY KEY  (mission_id,language),
				KEY user_id (user_id),
				KEY found (language,user_id,day,skill_id,engagement,place,paid)
			",
			'roster'             => Roster::TABLE,
		);
	}

	/** A work or mission was written, moved to trash, restored or deleted, by core or by a statement of our own. */
	public function post_changed( int $post_id, WP_Post $post ): void {
		if ( in_array( $post->post_type, Item_Types::WITH_SKILLS, true ) ) {
			( new Indexer() )->touch_items( (int) $post->post_author );
		} elseif ( Item_Types::APPLICATION === $post->post_type ) {
			Roster::touch( (int) $post->post_author );
		}
	}

	/** A work or mission was given to somebody else. */
	public function author_changed( int $post_id, WP_Post $after, WP_Post $before ): void {
		$this->post_changed( $post_id, $after );
		$this->post_changed( $post_id, $before );
	}

	public function item_changed( int $post_id ): void {
		$post = get_post( $post_id );
		if ( $post instanceof WP_Post ) {
			$this->post_changed( $post_id, $post );
		}
	}

	/**
	 * @param array<int> $terms
	 * @param array<int> $tt_ids
	 */
	public function terms_set( int $post_id, array $terms, array $tt_ids, string $taxonomy ): void {
		if ( Skills::TAXONOMY === $taxonomy ) {
			$this->item_changed( $post_id );
		}
	}

	/** @param array<int> $tt_ids Term taxonomy ids. */
	public function terms_deleted( int $post_id, array $tt_ids, string $taxonomy ): void {
		$this->terms_set( $post_id, array(), $tt_ids, $taxonomy );
	}

	/** A skill is gone: nobody is found under it any more, at once; the cards follow. */
	public function skill_deleted( int $term_id ): void {
		$members = Sql::ids( 'SELECT user_id FROM {directory_skill} WHERE skill_id = %d LIMIT %d', $term_id, self::AT_ONCE + 1 );
		Sql::write( 'DELETE FROM {directory_skill} WHERE skill_id = %d', $term_id );
		Sql::write( 'DELETE FROM {directory_fact} WHERE skill_id = %d', $term_id );
		Totals::forget( $term_id );
		Kept_Counts::outdate( Kept_Counts::LISTS );
		if ( count( $members ) > self::AT_ONCE ) {
			self::rebuild_later();
			return;
		}
		array_map( array( new Indexer(), 'touch' ), $members );
	}

	/** @param int|list<int> $meta_ids */
	public function post_meta_changed( int|array $meta_ids, int $post_id, string $key ): void {
		if ( str_starts_with( $key, self::PREFIX ) ) {
			$this->item_changed( $post_id );
		} elseif ( '_wp_attachment_metadata' === $key && '' !== Posts::text( $post_id, Images::KIND ) ) {
			( new Indexer() )->touch( (int) get_post_field( 'post_author', $post_id ) );
		}
	}

	/**
	 * A picture is deleted, wherever that is done: the cards that show it are written anew. A member's own belongs to its
	 * author or to the author of its work; one of the media library can be anybody's.
	 */
	public function picture_deleted( int $id ): void {
		if ( '' !== Posts::text( $id, Images::KIND ) ) {
			( new Indexer() )->touch_everywhere( (int) get_post_field( 'post_author', $id ) );
			$this->item_changed( (int) get_post_field( 'post_parent', $id ) );
			return;
		}
		$keys    = Sql::words( Member_Fields::image_keys() );
		$members = Sql::ids( "SELECT user_id FROM {usermeta} WHERE meta_key IN ({$keys}) AND meta_value = %s", (string) $id );
		$works   = Sql::ids( 'SELECT m.post_id FROM {postmeta} m WHERE ' . Pictures::sql_has( 'm', (string) $id ) );
		array_map( array( new Indexer(), 'touch_everywhere' ), $members );
		array_map( array( $this, 'item_changed' ), $works );
	}

	/** @param int|list<int> $meta_ids Meta ids. */
	public function user_meta_changed( int|array $meta_ids, int $user_id, string $key ): void {
		global $wpdb;
		if ( str_starts_with( $key, self::PREFIX ) ) {
			( new Indexer() )->touch_everywhere( $user_id );
			if ( State::key( State::OFF ) === $key ) {
				( new Indexer() )->touch_items( $user_id );
			}
		} elseif ( $wpdb->get_blog_prefix() . 'capabilities' === $key ) {
			( new Indexer() )->touch( $user_id );
		} elseif ( Last_Seen::META === $key ) {
			Roster::touch( $user_id );
		}
	}

	/**
	 * @param array<string,mixed> $figures
	 * @return array<string,mixed>
	 */
	public function add_figures( array $figures ): array {
		$found = ( new Query() )->figures();
		return Answer_Share::field( Answer_Share::of_site() ) + $found + array( 'open_jobs' => $found['jobs'] ) + $figures;
	}

	/** Has cron rebuild all rows soon. */
	public static function rebuild_later(): void {
		Scheduled_Jobs::soon( self::REBUILD );
	}
}
