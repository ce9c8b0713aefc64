<?php
/** The school's figures: what each number counts, how it is given, and who reads it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Figures;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Roster;
use DesignMarketplace\Jobs\Figures\School_Figures;
use DesignMarketplace\Jobs\Figures\Span;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class SchoolFiguresTest extends TestCase {

	private const ROUTE = '/design-marketplace/v1/figures/school';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Zurich' );
		Moved_Clock::to( '2030-06-15 12:00:00' );
	}

	public function test_numbers_are_given_in_steps_of_five_and_each_total_is_its_own(): void {
		$skill    = Market::skill();
		$other    = Market::skill();
		$owner    = $this->joined( 'contractor', '2030-03-31 21:59:59', array( 'ecosystem' => 'ECAL' ) );
		$students = array();
		for ( $i = 0; $i < 7; $i++ ) {
			$students[] = $this->joined( 'designer', '2030-03-31 22:00:00', array( 'school' => 'ECAL', 'programme' => 'Type', 'skill' => array( $skill ) ) );
		}
		for ( $i = 0; $i < 4; $i++ ) {
			$students[] = $this->joined( 'designer', '2030-04-10 10:00:00', array( 'school' => 'EPFL', 'programme' => 'Signs', 'skill' => array( $skill, $other ) ) );
		}
		$this->joined( 'designer', '2030-05-01 10:00:00' );
		$jobs = array();
		for ( $i = 0; $i < 6; $i++ ) {
			$jobs[] = $this->posted( $owner, '2030-04-20 10:00:00', $skill );
		}
		Market::mission( $owner, array( 'status' => 'draft' ) );
		foreach ( $students as $place => $student ) {
			$this->sent( $jobs[0], $student, '2030-04-2' . ( $place % 10 ) . ' 10:00:00', $place < 6, $place < 5 );
		}
		$this->ended( $jobs[0], 'here', '2030-05-02 10:00:00' );
		$this->sent( $jobs[1], $students[0], '2030-04-21 10:00:00', true, true );
		$this->ended( $jobs[1], 'elsewhere', '2030-05-02 10:00:00' );
		( new Indexer() )->flush();

		$months = $this->figures( 'month', '2030-03', '2030-05' );
		// The last second of March in Zurich; an hour later it was April.
		self::assertSame( array( '2030-03', '2030-03', '<5', '<5', '<5', '<5', '<5' ), array_values( $months['rows'][0] ) );
		self::assertSame( array( '2030-04', '2030-04', 10, 5, 10, 5, '<5' ), array_values( $months['rows'][1] ) );
		self::assertSame( array( '2030-05', '2030-05', '<5', '<5', '<5', '<5', 5 ), array_values( $months['rows'][2] ) );
		$total = array( 'members' => 10, 'jobs' => 5, 'applications' => 10, 'answered' => 5, 'hires' => 5 );
		self::assertSame( $total, $months['total'], '13 members, 6 jobs, 12 applications, 7 of them answered, 5 hired here.' );
		self::assertTrue( rest_validate_value_from_schema( $months, Contract::shape( 'school_figures' ), 'figures' ) );

		$skills = $this->figures( 'skill', '2030-03', '2030-05' );
		self::assertSame( array( 10, 5, 10, 5, 5 ), $this->row( $skills, (string) $skill ) );
		self::assertSame( array( '<5', '<5', '<5', '<5', '<5' ), $this->row( $skills, (string) $other ) );
		self::assertSame( $total, $skills['total'] );

		$schools = $this->figures( 'university', '2030-03', '2030-05' );
		self::assertSame( array( 'ECAL', 'EHL', 'EPFL', 'HEIG-VD', 'UNIL', 'OTHER' ), array_column( $schools['rows'], 'key' ) );
		self::assertSame( array( 5, 5, 5, 5, 5 ), $this->row( $schools, 'ECAL' ), '7 designers and a startup, its 6 jobs, 8 applications, 7 answered, 5 hired.' );
		self::assertSame( array( '<5', '<5', '<5', '<5', '<5' ), $this->row( $schools, 'EPFL' ) );
		self::assertSame( $total, $schools['total'] );

		$programmes = $this->figures( 'programme', '2030-03', '2030-05' );
		self::assertSame( array( 'Type' ), array_column( $programmes['rows'], 'key' ), 'What few have typed may say who they are.' );
		self::assertSame( array( 5, '<5', 5, 5, 5 ), $this->row( $programmes, 'Type' ) );
		self::assertSame( $total, $programmes['total'] );

		self::assertSame( array_fill_keys( School_Figures::COLUMNS, '<5' ), $this->figures( 'month', '2029-01', '2029-02' )['total'] );
	}

	public function test_a_programme_is_the_same_however_it_is_typed_and_stands_as_the_school_spells_it(): void {
		update_option( 'design_marketplace_universities', array( array( 'code' => 'ECAL', 'name' => 'ECAL', 'domains' => array(), 'programmes' => array( 'TYPE', '2024' ) ) ) );
		$job = $this->posted( $this->contractor(), '2030-04-20 10:00:00', Market::skill() );
		foreach ( array( 'type', 'type', 'Type', 'Type', 'Typé', '2024' ) as $programme ) {
			$this->sent( $job, $this->joined( 'designer', '2030-04-10 10:00:00', array( 'school' => 'ECAL' ) + compact( 'programme' ) ), '2030-04-21 10:00:00', true, false );
		}
		( new Indexer() )->flush();
		$figures = $this->figures( 'programme', '2030-04', '2030-04' );
		self::assertSame( array( 'TYPE', '2024' ), array_column( $figures['rows'], 'key' ) );
		self::assertSame( array( 5, '<5', 5, 5, '<5' ), $this->row( $figures, 'TYPE' ) );
	}

	public function test_a_year_by_months_is_what_one_gets_unasked(): void {
		$figures = $this->rest( 'GET', self::ROUTE, array(), $this->office() )->get_data();
		self::assertSame( array( 'month', '2029-07', '2030-06' ), array( $figures['by'], $figures['from'], $figures['to'] ) );
		self::assertCount( 12, $figures['rows'] );
	}

	public function test_it_takes_as_many_statements_for_one_month_as_for_ten_years(): void {
		$ask = fn( string $from ): int => $this->count_queries( static fn() => ( new School_Figures( Span::of( 'month', $from, '2030-06' ) ) )->answer() );
		$ask( '2030-06' );
		self::assertSame( $ask( '2030-06' ), $ask( '2020-07' ) );
	}

	public function test_what_is_asked_wrongly_is_refused_field_by_field(): void {
		$office = $this->office();
		foreach ( array( // phpcs:ignore WordPress.Arrays -- one line each.
			array( array( 'by' => 'name' ), array( 'by' ) ),
			array( array( 'by' => array( 'month' ) ), array( 'by' ) ),
			array( array( 'from' => '2030-13', 'to' => 'May' ), array( 'to', 'from' ) ),
			array( array( 'from' => array( '2030-01' ), 'format' => 'xml' ), array( 'from', 'format' ) ),
			array( array( 'from' => "2030-01\0", 'to' => '1000-01' ), array( 'to', 'from' ) ),
			array( array( 'from' => '2030-02', 'to' => '2030-01' ), array( 'to' ) ),
			array( array( 'from' => '2020-06', 'to' => '2030-06' ), array( 'to' ) ),
			array( array( 'format' => array( 'csv' ) ), array( 'format' ) ),
		) as [ $query, $wrong ] ) {
			$answer = $this->rest( 'GET', self::ROUTE, $query, $office );
			$this->assert_answer( 400, $answer );
			self::assertSame( $wrong, array_keys( $answer->get_data()['data']['params'] ), (string) wp_json_encode( $query ) );
		}
	}

	public function test_the_spreadsheet_runs_nothing(): void {
		for ( $i = 0; $i < 5; $i++ ) {
			$this->joined( 'designer', '2030-06-01 10:00:00', array( 'school' => 'OTHER', 'programme' => '=HYPERLINK("x")' ) );
		}
		( new Indexer() )->flush();
		$answer = $this->rest( 'GET', self::ROUTE, array( 'by' => 'programme', 'from' => '2030-06', 'format' => 'csv' ), $this->office() );
		self::assertSame( 'text/csv; charset=utf-8', $answer->get_headers()['Content-Type'] );
		ob_start();
		$answer->send();
		$lines = explode( "\n", trim( (string) ob_get_clean() ) );
		self::assertSame( 'key,label,members,jobs,applications,answered,hires', ltrim( $lines[0], "\xEF\xBB\xBF" ) );
		self::assertStringStartsWith( "\"'=HYPERLINK", $lines[1] );
		self::assertStringEndsWith( ',5,<5,<5,<5,<5', $lines[1] );
		self::assertStringStartsWith( 'total,Total,', $lines[2] );
	}

	public function test_administrators_can_let_others_read_them(): void {
		$editor = self::person_of( 'editor' );
		self::assertSame( 403, $this->rest( 'GET', self::ROUTE, array(), $editor )->get_status() );
		get_userdata( $editor )->add_cap( Roles::VIEW_FIGURES );
		wp_set_current_user( 0 );
		self::assertSame( 200, $this->rest( 'GET', self::ROUTE, array(), $editor )->get_status() );
		self::assertTrue( get_role( 'administrator' )->has_cap( Roles::VIEW_FIGURES ) );
	}

	private function office(): int {
		return self::person_of( 'administrator' );
	}

	private static function person_of( string $role ): int {
		return (int) wp_insert_user( array( 'user_login' => uniqid( $role ), 'user_pass' => 'x', 'role' => $role ) );
	}

	/** @param array<string,mixed> $fields */
	private function joined( string $role, string $gmt, array $fields = array() ): int {
		global $wpdb;
		$id = 'designer' === $role ? $this->designer( $fields ) : $this->contractor( $fields );
		$wpdb->update( $wpdb->users, array( 'user_registered' => $gmt ), array( 'ID' => $id ) );
		clean_user_cache( $id );
		Roster::write( array( $id ) );
		return $id;
	}

	private function posted( int $owner, string $gmt, int $skill ): int {
		global $wpdb;
		$id = Market::mission( $owner, array( 'skill' => array( $skill ) ) );
		$wpdb->update( $wpdb->posts, array( 'post_date_gmt' => $gmt ), array( 'ID' => $id ) );
		return $id;
	}

	private function sent( int $mission, int $user, string $gmt, bool $is_answered, bool $is_chosen ): void {
		global $wpdb;
		$wpdb->insert(
			Tables::name( 'application' ),
			array(
				'mission_id'   => $mission,
				'user_id'      => $user,
				'post_id'      => 7000000 + $mission * 100 + $user,
				'created_gmt'  => $gmt,
				'answered_gmt' => $is_answered ? $gmt : null,
				'stage'        => $is_chosen ? 'chosen' : 'new',
			)
		);
	}

	private function ended( int $mission, string $outcome, string $gmt ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'dmkt_closed' ), array( 'ID' => $mission ) );
		update_post_meta( $mission, Mission_Outcome::META, $outcome );
		update_post_meta( $mission, Mission_Outcome::CLOSED, $gmt );
	}

	/** @return array<string,mixed> */
	private function figures( string $by, string $from, string $to ): array {
		$answer = $this->rest( 'GET', self::ROUTE, compact( 'by', 'from', 'to' ), $this->office() );
		$this->assert_answer( 200, $answer );
		return $answer->get_data();
	}

	/**
	 * @param array<string,mixed> $figures
	 * @return list<int|string>
	 */
	private function row( array $figures, string $key ): array {
		$row = array_column( $figures['rows'], null, 'key' )[ $key ];
		return array_values( array_diff_key( $row, array( 'key' => '', 'label' => '' ) ) );
	}
}
