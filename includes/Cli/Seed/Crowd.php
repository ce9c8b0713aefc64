<?php
/**
 * Any number of made-up members, for sites that are to be measured: written in batches, with pictures they share.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli\Seed;

use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Content\Skills;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Missions\Post_Type as Mission_Type;
use DesignMarketplace\Works\Post_Type as Work_Type;

/**
 * Straight into WordPress' tables: by its functions a hundred thousand members would take a day.
 */
final class Crowd {

	/**
	 * Start of the login of every such member, by which they are found again.
	 */
	private const LOGIN = 'demo-crowd-';

	private const BATCH = 200;

	/**
	 * One company for this many members.
	 */
	private const COMPANY_EACH = 4;

	private const FIRST = array( 'Ada', 'Bruno', 'Carla', 'Denis', 'Eva', 'Fabio', 'Gina', 'Hans', 'Ida', 'Jan', 'Kim', 'Léa', 'Max', 'Nora', 'Olaf', 'Pia', 'Quentin', 'Rosa', 'Sami', 'Tina', 'Ueli', 'Vera', 'Willy', 'Xenia', 'Yves', 'Zoé' );

	private const LAST = array( 'Amsler', 'Berset', 'Crivelli', 'Dörig', 'Eggli', 'Fasel', 'Gmür', 'Häfliger', 'Iten', 'Jaggi', 'Kuonen', 'Lötscher', 'Mettraux', 'Nägeli', 'Orelli', 'Pache', 'Quadri', 'Rüegg', 'Schaub', 'Tissot', 'Uldry', 'Vonlanthen', 'Wyss', 'Zanetti' );

	private const JOBS = array( 'Graphic designer', 'UI designer', 'Illustratrice', 'Produktgestalter', 'Motion designer', 'Typographe', 'Servicegestalterin', 'Designer tessile' );

	private const CITIES = array( 'Lausanne', 'Genève', 'Zürich', 'Bern', 'Basel', 'Lugano', 'Fribourg', 'St. Gallen', 'Geneva', 'Genf' );

	/**
	 * Where progress is told.
	 *
	 * @var callable(string):void
	 */
	private $say;

	/**
	 * Takes the skills and the place where progress is told.
	 *
	 * @param array<string,int>     $skills Skill ids by name.
	 * @param callable(string):void $say    Gets one line.
	 */
	public function __construct( private readonly array $skills, callable $say ) {
		$this->say = $say;
	}

	/**
	 * Makes members.
	 *
	 * @param int $count How many.
	 * @return int How many were made.
	 */
	public function seed( int $count ): int {
		global $wpdb;
		$start    = self::size();
		$pictures = $this->pictures();
		$hash     = wp_hash_password( Accounts::PASSWORD );
		for ( $number = $start; $number < $count; $number += self::BATCH ) {
			Transaction::run( fn() => $this->batch( $number, min( self::BATCH, $count - $number ), $hash, $pictures ) );
			( $this->say )( sprintf( '%7d of %d', min( $number + self::BATCH, $count ), $count ) );
		}
		foreach ( array_chunk( array_values( $this->skills ), 50 ) as $ids ) {
			wp_update_term_count_now( $ids, Skills::TAXONOMY );
		}
		wp_cache_flush();
		( new Indexer() )->rebuild();
		return max( 0, $count - $start );
	}

	/**
	 * How many there are.
	 */
	public static function size(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->users} WHERE user_login LIKE %s", $wpdb->esc_like( self::LOGIN ) . '%' ) );
	}

	/**
	 * Takes all of them away.
	 *
	 * @return int How many.
	 */
	public function remove(): int {
		global $wpdb;
		$removed = 0;
		while ( true ) {
			$users = array_map( 'intval', array_values( $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->users} WHERE user_login LIKE %s LIMIT %d", $wpdb->esc_like( self::LOGIN ) . '%', self::BATCH ) ) ) );
			if ( ! $users ) {
				break;
			}
			Transaction::run( fn() => $this->erase( $users ) );
			$removed += count( $users );
		}
		if ( $removed > 0 ) {
			wp_cache_flush();
		}
		return $removed;
	}

	/**
	 * Pictures of the site's library the works share.
	 *
	 * @return list<int>
	 */
	private function pictures(): array {
		global $wpdb;
		return array_map( 'intval', array_values( $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value LIKE %s ORDER BY post_id", Marks::KEY, 'picture:%' ) ) ) );
	}

	/**
	 * Some members with a work or a design job each.
	 *
	 * @param int       $first    Number of the first.
	 * @param int       $count    How many.
	 * @param string    $hash     Password hash.
	 * @param list<int> $pictures Pictures.
	 */
	private function batch( int $first, int $count, string $hash, array $pictures ): int {
		global $wpdb;
		$user  = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->users}" );
		$post  = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
		$rows  = array(
			$wpdb->users    => array(),
			$wpdb->usermeta => array(),
			$wpdb->posts    => array(),
			$wpdb->postmeta => array(),
		);
		$terms = array();
		for ( $number = $first; $number < $first + $count; $number++ ) {
			++$user;
			++$post;
			$is_company = 0 === $number % self::COMPANY_EACH;
			$name       = $this->name( $number, $is_company );
			$skills     = $this->some_skills( $number );
			$gmt        = gmdate( 'Y-m-d H:i:s', time() - ( 40 + $number % 400 ) * DAY_IN_SECONDS - $number );

			$rows[ $wpdb->users ][] = array( $user, self::LOGIN . $number, $hash, self::LOGIN . $number, self::LOGIN . "{$number}@example.test", $gmt, $name );
			foreach ( $this->fields( $number, $name, $is_company, $skills, $gmt ) as $key => $value ) {
				$rows[ $wpdb->usermeta ][] = array( $user, $key, maybe_serialize( $value ) );
			}
			$status = $is_company && 0 === $number % 3 ? Mission_State::Closed->value : 'publish';

			$rows[ $wpdb->posts ][] = array( $post, $user, $is_company ? Mission_Type::NAME : Work_Type::NAME, $status, $is_company ? 'A design job of ' . $name : 'A work of ' . $name, 'Made up to be counted.', self::LOGIN . "post-{$number}", get_date_from_gmt( $gmt ), $gmt, get_date_from_gmt( $gmt ), $gmt, '', '', '', '' );
			foreach ( $this->post_fields( $number, $is_company, $pictures ) as $key => $value ) {
				$rows[ $wpdb->postmeta ][] = array( $post, $key, (string) $value );
			}
			$terms[ $post ] = $is_company ? array_slice( $skills, 0, 1 ) : $skills;
		}
		$this->insert( $wpdb->users, 'ID, user_login, user_pass, user_nicename, user_email, user_registered, display_name', $rows[ $wpdb->users ] );
		$this->insert( $wpdb->usermeta, 'user_id, meta_key, meta_value', $rows[ $wpdb->usermeta ] );
		$this->insert( $wpdb->posts, 'ID, post_author, post_type, post_status, post_title, post_content, post_name, post_date, post_date_gmt, post_modified, post_modified_gmt, post_excerpt, to_ping, pinged, post_content_filtered', $rows[ $wpdb->posts ] );
		$this->insert( $wpdb->postmeta, 'post_id, meta_key, meta_value', $rows[ $wpdb->postmeta ] );
		$this->insert( $wpdb->term_relationships, 'object_id, term_taxonomy_id', $this->relations( $terms ) );
		return $count;
	}

	/**
	 * A member's fields.
	 *
	 * @param int       $number     Which member.
	 * @param string    $name       Name.
	 * @param bool      $is_company Whether it is a company.
	 * @param list<int> $skills     Skill ids.
	 * @param string    $gmt        When it was made.
	 * @return array<string,mixed>
	 */
	private function fields( int $number, string $name, bool $is_company, array $skills, string $gmt ): array {
		global $wpdb;
		$own = $is_company ? array(
			'company'                   => $name,
			'company_size'              => 1 + $number % 60,
			'contact_name'              => $this->name( $number + 7, false ),
			'contact_job'               => 'Founder',
			'project_headline'          => 'Something useful, number ' . $number,
			'project_short_description' => 'A company that was made up to be counted.',
			'project_description'       => 'A company that was made up to be counted.',
		) : array(
			'name'  => $name,
			'job'   => self::JOBS[ $number % count( self::JOBS ) ],
			'bio'   => 'Made up to be counted.',
			'level' => 1 + $number % 3,
			'skill' => $skills,
		);
		$all = array(
			$wpdb->get_blog_prefix() . 'capabilities' => array( $is_company ? 'contractor' : 'designer' => true ),
			'design_marketplace_activated'            => '1',
			'design_marketplace_last_update'          => $gmt,
			'design_marketplace_country'              => 'CH',
			'design_marketplace_city'                 => self::CITIES[ $number % count( self::CITIES ) ],
		);
		foreach ( $own as $field => $value ) {
			$all[ "design_marketplace_{$field}" ] = $value;
		}
		return $all;
	}

	/**
	 * Fields of a work; a design job has none.
	 *
	 * @param int       $number     Which member.
	 * @param bool      $is_company Whether it is a company's.
	 * @param list<int> $pictures   Pictures.
	 * @return array<string,int|string>
	 */
	private function post_fields( int $number, bool $is_company, array $pictures ): array {
		return $is_company ? array() : array(
			Work_Type::key( 'client' ) => 'Nobody',
			Work_Type::key( 'month' )  => $number % 12,
			Work_Type::key( 'year' )   => 2020 + $number % 5,
			Work_Type::key( 'image' )  => $pictures ? $pictures[ $number % count( $pictures ) ] : 0,
		);
	}

	private function name( int $number, bool $is_company ): string {
		$last = self::LAST[ intdiv( $number, count( self::FIRST ) ) % count( self::LAST ) ];
		return $is_company ? "{$last} & " . self::LAST[ $number % count( self::LAST ) ] : self::FIRST[ $number % count( self::FIRST ) ] . " {$last}";
	}

	/**
	 * One to three skills.
	 *
	 * @param int $number Which member.
	 * @return list<int>
	 */
	private function some_skills( int $number ): array {
		$ids  = array_values( $this->skills );
		$some = array();
		for ( $step = 0; $ids && $step <= $number % 3; $step++ ) {
			$some[] = $ids[ ( $number * 7 + $step * 5 ) % count( $ids ) ];
		}
		return array_values( array_unique( $some ) );
	}

	/**
	 * Rows that tie posts to skills.
	 *
	 * @param array<int,list<int>> $terms Skill ids by post.
	 * @return list<list<int>>
	 */
	private function relations( array $terms ): array {
		$rows = array();
		foreach ( $terms as $post => $ids ) {
			foreach ( $ids as $id ) {
				$term = get_term( $id, Skills::TAXONOMY );
				if ( $term instanceof \WP_Term ) {
					$rows[] = array( $post, $term->term_taxonomy_id );
				}
			}
		}
		return $rows;
	}

	/**
	 * Writes rows in one statement.
	 *
	 * @param string                $table   Table.
	 * @param string                $columns Columns.
	 * @param list<list<int|string>> $rows    Rows.
	 */
	private function insert( string $table, string $columns, array $rows ): void {
		global $wpdb;
		if ( ! $rows ) {
			return;
		}
		$place = '(' . implode( ',', array_map( static fn( mixed $value ): string => is_int( $value ) ? '%d' : '%s', $rows[0] ) ) . ')';
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- core's tables, placeholders counted.
		$wpdb->query( $wpdb->prepare( "INSERT INTO {$table} ({$columns}) VALUES " . implode( ',', array_fill( 0, count( $rows ), $place ) ), array_merge( ...$rows ) ) );
	}

	/**
	 * Deletes members and all that is theirs.
	 *
	 * @param list<int> $users User ids.
	 */
	private function erase( array $users ): int {
		global $wpdb;
		$list  = implode( ',', $users );
		$posts = implode( ',', array_map( 'intval', $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_author IN ({$list})" ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- integers.
		// phpcs:disable WordPress.DB.PreparedSQL -- integers and fixed names.
		if ( '' !== $posts ) {
			$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE post_id IN ({$posts})" );
			$wpdb->query( "DELETE FROM {$wpdb->term_relationships} WHERE object_id IN ({$posts})" );
			$wpdb->query( 'DELETE FROM ' . Tables::name( 'application' ) . " WHERE mission_id IN ({$posts})" );
			$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE ID IN ({$posts})" );
		}
		foreach ( array( 'directory', 'directory_skill', 'application', 'consent' ) as $table ) {
			$wpdb->query( 'DELETE FROM ' . Tables::name( $table ) . " WHERE user_id IN ({$list})" );
		}
		$wpdb->query( "DELETE FROM {$wpdb->usermeta} WHERE user_id IN ({$list})" );
		$wpdb->query( "DELETE FROM {$wpdb->users} WHERE ID IN ({$list})" );
		// phpcs:enable
		return count( $users );
	}
}
