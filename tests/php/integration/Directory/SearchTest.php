<?php
/** The search: every word begins a word, in any order, however it is written; who finds what; and that it follows every change. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Directory;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Directory\Totals;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

final class SearchTest extends TestCase {

	use Marketplace;

	#[Group( 'sqlite' )]
	public function test_every_word_begins_a_word_however_it_is_written(): void {
		$fields   = array( 'job' => "Conceptrice d’espaces, 100% type\\face o'clock", 'city' => 'Großhöchstetten', 'bio' => 'hidden' );
		$designer = $this->designer( array( 'name' => 'Zoë Müller-Brockmann' ) + $fields );
		$this->work( $designer, title: 'Une œuvre: l’Été à 東京' );
		foreach ( array( 'zoe', 'ZOË', 'muller', 'Müller', 'MUELLER', "Zoe\u{0308}", 'brockmann zoe', '  gross   type ', 'Grosshoch', 'GROẞHÖCH', 'grosshoech', '100%', 'o’cl', 'ocl', 'clock', 'espa', "d'esp", 'desp', 'face type', 'ete', 'l`été', 'letE', 'oeuv', 'œu', '東', '東京', 'm b z', '', '   ', '%', '_', "\u{1F600}", 'oe', 'zoe#', '#1' ) as $search ) {
			self::assertSame( array( $designer ), $this->members_find( 'designer', $search ), $search );
		}
		foreach ( array( '1%00', '_00', 'uller', 'lock', 'zoe bern', 'zoee', 'hidden', '京', "' OR 1=1 --", 'type%face2' ) as $search ) {
			self::assertSame( array(), $this->members_find( 'designer', $search ), $search );
		}
	}

	#[Group( 'sqlite' )]
	public function test_what_was_written_in_one_language_is_found_in_every_other(): void {
		add_filter( 'locale', static fn(): string => 'de_DE' );
		$designer = $this->designer( array( 'name' => 'Jörg Müller' ) );
		$this->work( $designer );
		self::assertSame( array( $designer ), $this->listed( 'designer', array( 'search' => 'müller' ) ) );
		remove_all_filters( 'locale' );
		self::assertSame( array( $designer ), $this->listed( 'designer', array( 'search' => 'MÜLLER jorg' ) ) );
	}

	#[Group( 'sqlite' )]
	public function test_strangers_find_what_a_card_shows_and_members_every_title_and_client(): void {
		$type     = $this->named_skill( 'Schriftgestaltung' );
		$designer = $this->designer( array( 'skill' => array( $type ) ) );
		$old      = $this->work( $designer, '2025-01-01 10:00:00', true, 'Fahrplan' );
		update_post_meta( $old, 'design_marketplace_client', 'Bernmobil' );
		foreach ( array( 'Signaletik', 'Plakat', 'Atlas' ) as $day => $title ) {
			$this->work( $designer, "2026-01-1{$day} 10:00:00", true, $title );
		}
		$draft = $this->work( $designer, '2026-03-01 10:00:00', false, 'Geheimnis' );
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'draft' ) );
		$company = $this->contractor( array( 'company' => 'Kettle & Söhne', 'project_headline' => 'It listens', 'city' => 'Bern', 'contact_name' => 'Grace' ) );
		$this->mission( $company, '2026-03-01 10:00:00', array( $type ), true, 'Hörtest' );
		$this->mission( $company, '2026-03-01 10:00:00', array(), false, 'Gehäuse' );
		foreach ( array(
			'signal' => array( 1, 1 ),
			'schrif' => array( 2, 2 ),
			'fahrpl' => array( 0, 1 ),
			'bernmo' => array( 0, 1 ),
			'geheim' => array( 0, 0 ),
			'sohne'  => array( 1, 1 ),
			'bern k' => array( 1, 1 ),
			'listen' => array( 1, 1 ),
			'hortes' => array( 0, 1 ),
			'gehaus' => array( 0, 0 ),
			'grace'  => array( 0, 0 ),
		) as $search => [ $strangers, $members ] ) {
			$counts = array();
			foreach ( array( 0, $company ) as $viewer ) {
				$counts[] = array_sum( array_map( fn( string $role ): int => (int) $this->rest( 'GET', '/wp/v2/users?role=' . $role . '&search=' . rawurlencode( $search ), array(), $viewer )->get_headers()['X-WP-Total'], array( 'designer', 'contractor' ) ) );
			}
			self::assertSame( array( $strangers, $members ), $counts, $search );
		}
	}

	#[Group( 'sqlite' )]
	public function test_it_follows_every_change_and_is_healed(): void {
		global $wpdb;
		$type     = $this->named_skill( 'Lettering' );
		$designer = $this->designer( array( 'skill' => array( $type ) ) );
		$work     = $this->work( $designer, title: 'Wegweiser' );
		$found    = fn( string $search ): bool => array( $designer ) === $this->members_find( 'designer', $search );
		self::assertTrue( $found( 'wegw letter' ) );
		wp_update_term( $type, 'dmkt_skill', array( 'name' => 'Kalligraphie' ) );
		self::assertSame( array( true, false ), array( $found( 'kalli' ), $found( 'letter' ) ), 'A skill’s new name counts at once.' );
		$changes = array(
			'title'   => static fn() => wp_update_post( array( 'ID' => $work, 'post_title' => 'Leitsystem' ) ),
			'draft'   => static fn() => wp_update_post( array( 'ID' => $work, 'post_status' => 'draft' ) ),
			'shown'   => static fn() => wp_publish_post( $work ),
			'client'  => static fn() => update_post_meta( $work, 'design_marketplace_client', 'Postauto' ),
			'off'     => static fn() => update_user_meta( $designer, 'design_marketplace_off', '0' ),
			'on'      => static fn() => delete_user_meta( $designer, 'design_marketplace_off' ),
			'company' => static fn() => ( new \WP_User( $designer ) )->set_role( 'contractor' ),
			'back'    => static fn() => ( new \WP_User( $designer ) )->set_role( 'designer' ),
		);
		$seen    = array();
		foreach ( $changes as $name => $change ) {
			$change();
			$seen[ $name ] = array( $found( 'wegw' ), $found( 'leitsys' ), $found( 'posta' ) );
			$this->assert_in_step();
		}
		self::assertSame(
			array(
				'title'   => array( false, true, false ),
				'draft'   => array( false, false, false ),
				'shown'   => array( false, true, false ),
				'client'  => array( false, true, true ),
				'off'     => array( false, false, false ),
				'on'      => array( false, true, true ),
				'company' => array( false, false, false ),
				'back'    => array( false, true, true ),
			),
			$seen
		);
		$table = Tables::name( 'directory_word' );
		foreach ( array(
			static fn() => $wpdb->update( $table, array( 'audience' => 0 ), array( 'word' => 'postauto' ) ),
			static fn() => $wpdb->update( $table, array( 'role' => 'contractor' ), array( 'word' => 'leitsystem' ) ),
			static fn() => $wpdb->delete( $table, array( 'word' => 'leitsystem' ) ),
			static fn() => $wpdb->insert( $table, array( 'user_id' => $designer, 'word' => 'drift', 'role' => 'designer' ) ),
		) as $break ) {
			$break();
			self::assertSame( array( $designer ), ( new Indexer() )->verify() );
			( new Indexer() )->rebuild();
			self::assertSame( array(), ( new Indexer() )->verify() );
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $designer );
		( new Indexer() )->flush();
		self::assertSame( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$table} WHERE user_id = {$designer}" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name, integer.
	}

	#[TestWith( array( 29 ) )]
	#[TestWith( array( 149 ) )]
	#[Group( 'sqlite' )]
	public function test_a_rare_word_is_paged_in_the_lists_order_however_many_have_it( int $more ): void {
		$skill   = $this->named_skill( 'Type' );
		$company = $this->contractor( array( 'company' => 'Ampère' ) );
		$this->mission( $company, '2026-03-01 10:00:00', array( $skill ) );
		$this->listed( 'contractor' );
		$this->multiply( $company, $more );
		$this->listed( 'contractor', array( 'search' => 'amp' ) );
		foreach ( array( array(), array( 'skill' => array( $skill ) ) ) as $filters ) {
			foreach ( array( 1, 2, 5 ) as $page ) {
				$all   = ( new Query() )->page( 'contractor', $filters, $page, 12 );
				$found = array();
				$count = $this->count_queries(
					static function () use ( $filters, $page, &$found ): void {
						$found = ( new Query() )->page( 'contractor', $filters + array( 'search' => 'amp' ), $page, 12 );
					}
				);
				self::assertSame( $all, $found );
				self::assertLessThanOrEqual( 3, $count, 'How many have it, who they are, their cards.' );
			}
		}
	}

	#[Group( 'sqlite' )]
	public function test_a_frequent_word_is_paged_in_the_lists_order_and_its_count_follows(): void {
		global $wpdb;
		$skill   = $this->named_skill( 'Type' );
		$company = $this->contractor( array( 'company' => 'Ampère' ) );
		$this->mission( $company, '2026-03-01 10:00:00', array( $skill ) );
		$this->listed( 'contractor' );
		$this->multiply( $company, 1200 );
		$ids = fn( array $filters, int $page ): array => array_column( ( new Query() )->page( 'contractor', $filters, $page, 50 )['items'], 'id' );
		foreach ( array( array(), array( 'skill' => array( $skill ) ) ) as $more ) {
			foreach ( array( 1, 12, 13, 24, 25, 26 ) as $page ) {
				self::assertSame( $ids( $more, $page ), $ids( $more + array( 'search' => 'amp' ), $page ), "Page {$page}" );
			}
		}
		$counts = fn( string $search ): array => array_slice( ( new Query() )->page( 'contractor', array( 'search' => $search ), 1, 1 ), 1 );
		$all    = array( 'total' => 1201, 'open_total' => 1201, 'jobs_total' => 1201 );
		self::assertSame( $all, $counts( 'amp' ) );
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'directory_word' ) . ' WHERE user_id > ' . ( $company + 100000 + 1100 ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name, integer.
		self::assertSame( $all, $counts( 'amp' ), 'It was counted before.' );
		self::assertSame( 1101, $counts( 'ampere' )['total'], 'Other words are counted.' );
		$this->mission( $company );
		( new Indexer() )->flush();
		self::assertSame( array( 1101, 1102 ), array( $counts( 'amp' )['total'], $counts( 'amp' )['jobs_total'] ), 'After a change it is counted anew.' );
	}

	public function test_few_who_have_two_frequent_words_are_looked_for_among_those_who_have_one(): void {
		global $wpdb;
		$skills  = array( $this->named_skill( 'Type' ), $this->named_skill( 'Sign' ) );
		$company = $this->contractor( array( 'company' => 'Ampère' ) );
		$this->mission( $company, '2026-03-01 10:00:00', array( $skills[0] ) );
		$this->listed( 'contractor' );
		$this->multiply( $company, 3000 );
		$table = Tables::name( 'directory_word' );
		$first = $company + 100000;
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed name, integers.
		$wpdb->query( "INSERT INTO {$table} (user_id, word, role, audience) SELECT user_id, 'volta', role, audience FROM {$table} w WHERE word = 'ampere' AND user_id > {$first} + 1195" );
		$wpdb->query( "DELETE FROM {$table} WHERE word = 'ampere' AND user_id > {$first} + 1200" );
		// phpcs:enable
		$both = range( $first + 1200, $first + 1196 );
		$page = function ( array $filters, int $page, int $size ): array {
			$ids     = array();
			$queries = $this->queries(
				static function () use ( $filters, $page, $size, &$ids ): void {
					$ids = array_column( ( new Query() )->page( 'contractor', $filters, $page, $size )['items'], 'id' );
				}
			);
			return array( $ids, implode( "\n", (array) preg_grep( '/ORDER BY.*LIMIT/s', $queries ) ) );
		};
		foreach ( array( array(), array( 'skill' => array( $skills[0] ) ), array( 'skill' => $skills ) ) as $more ) {
			[ $ids, $sql ] = $page( array( 'search' => 'amp volt' ) + $more, 1, 5 );
			self::assertSame( $both, $ids );
			self::assertStringContainsString( 'SELECT DISTINCT', $sql, 'The whole list is not gone through.' );
			self::assertSame( array_slice( $both, 2, 2 ), $page( array( 'search' => 'amp volt' ) + $more, 2, 2 )[0] );
		}
		[ $ids, $sql ] = $page( array( 'search' => 'volt', 'skill' => $skills ), 1, 3 );
		self::assertSame( range( $first + 3000, $first + 2998 ), $ids );
		self::assertStringNotContainsString( 'IN (SELECT', $sql, 'Not all who have one of the skills are read.' );
	}

	#[Group( 'sqlite' )]
	public function test_where_nobody_fits_the_answer_says_what_to_let_go_of(): void {
		$skill = $this->named_skill( 'Chairs' );
		foreach ( array( array( 'Ada Wegweiser', 1 ), array( 'Zoë Wegmann', 2 ) ) as [ $name, $level ] ) {
			$this->work( $this->designer( array( 'name' => $name, 'level' => $level, 'skill' => array( $skill ), 'city' => 'Bern' ) ) );
		}
		( new Indexer() )->flush();
		$ask = fn( string $query, string $more = '' ): string => (string) ( $this->rest( 'GET', '/wp/v2/users?role=designer&search=' . rawurlencode( $query ) . $more )->get_headers()['X-DM-Nearby'] ?? 'none' );
		self::assertSame( 'none', $ask( 'weg' ), 'Somebody fits.' );
		self::assertSame( "skill={$skill}&search=ada;1, skill={$skill}&level=2;1", $ask( 'ada', "&skill={$skill}&level=2" ) );
		self::assertSame( 'search=Ada;1', $ask( 'Ada signaletik' ) );
		self::assertSame( 'search=W%C3%A8gw;1', $ask( 'Wègwäiser' ) );
		self::assertSame( '', $ask( 'xylophon' ) );
		self::assertSame( '', $ask( 'ad東' ), 'Two letters say nothing.' );
	}

	/**
	 * Whom members find.
	 * @param string $role   Role.
	 * @param string $search Words.
	 * @return list<int>
	 */
	private function members_find( string $role, string $search ): array {
		return $this->listed( $role, array( 'search' => $search, 'all_words' => true ) );
	}

	private function named_skill( string $name ): int {
		$skill = $this->skill( $name );
		wp_update_term( $skill, 'dmkt_skill', array( 'name' => $name ) );
		return $skill;
	}

	/**
	 * Copies a listed company.
	 * @param int $member Member.
	 * @param int $times  How often.
	 */
	private function multiply( int $member, int $times ): void {
		global $wpdb;
		[ $rows, $skills, $words ] = array( Tables::name( 'directory' ), Tables::name( 'directory_skill' ), Tables::name( 'directory_word' ) );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names and integers.
		$skill = (int) $wpdb->get_var( "SELECT skill_id FROM {$skills} WHERE user_id = {$member}" );
		$doc   = (string) $wpdb->get_var( "SELECT doc FROM {$rows} WHERE user_id = {$member}" );
		foreach ( array_chunk( range( 1, $times ), 300 ) as $numbers ) {
			$values = array( array(), array(), array() );
			foreach ( $numbers as $number ) {
				$copy        = $member + 100000 + $number;
				$time        = gmdate( 'Y-m-d H:i:s', 1700000000 + intdiv( $number, 3 ) );
				$values[0][] = $wpdb->prepare( "(%d,'contractor',1,1,1,%s,%s,%s,'',%s)", $copy, $time, $time, "copy-{$number}", str_replace( "\"id\":{$member},", "\"id\":{$copy},", $doc ) );
				$values[1][] = "({$skill},'contractor',1,1,'{$time}',{$copy},1)";
				$values[2][] = "({$copy},'ampere','contractor',0)";
			}
			$wpdb->query( "INSERT INTO {$rows} (user_id,role,listed,has_open,open_jobs,sort_at,most_recent_mission_at,slug,folded,doc) VALUES " . implode( ',', $values[0] ) );
			$wpdb->query( "INSERT INTO {$skills} (skill_id,role,listed,has_open,sort_at,user_id,jobs) VALUES " . implode( ',', $values[1] ) );
			$wpdb->query( "INSERT INTO {$words} (user_id,word,role,audience) VALUES " . implode( ',', $values[2] ) );
		}
		// phpcs:enable
		Totals::recount();
	}
}
