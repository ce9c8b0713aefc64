<?php
/** The import of members and design jobs: what a file may be, what each row becomes, and that no row is taken in halves or twice. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Import;

use DesignMarketplace\Desk\Import\Csv_File;
use DesignMarketplace\Desk\Import\Import;
use DesignMarketplace\Desk\Import\Rows;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Imported;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class ImportTest extends TestCase {

	/** @var list<string> */
	private array $files = array();

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( People::administrator() );
	}

	protected function tearDown(): void {
		array_map( 'unlink', $this->files );
		parent::tearDown();
	}

	private function begun( string $csv, string $kind = Rows::MEMBERS ): int|string {
		$path          = (string) tempnam( sys_get_temp_dir(), 'csv' );
		$this->files[] = $path;
		file_put_contents( $path, $csv );
		return Import::begin( $kind, $path, 'list.csv' );
	}

	/** @param array<string,string> $usual */
	private function tried( string $csv, string $kind = Rows::MEMBERS, array $usual = array( 'role' => 'designer' ) ): int {
		$id = $this->begun( $csv, $kind );
		self::assertIsInt( $id );
		self::assertSame( '', Import::map( $id, Import::get( $id )['fields'], $usual ) );
		self::assertTrue( Import::start( $id, Import::TRYING ) );
		Import::go_on( $id, 1000 );
		return $id;
	}

	private function done( int $id ): void {
		self::assertTrue( Import::start( $id, Import::RUNNING ) );
		Import::go_on( $id, 1000 );
	}

	/** @return array{string,int,int} State, added, wrong. */
	private function outcome( int $id ): array {
		$row = Import::get( $id );
		return array( $row['state'], $row['added'], $row['wrong'] );
	}

	/** @return array<int,string> */
	private function messages( int $id ): array {
		return array_column( Import::errors( $id, 100 ), 'message', 'at_row' );
	}

	public function test_rows_become_members_who_wait_and_are_invited_each_once(): void {
		$skill = get_term( Market::skill() )->name;
		$csv   = "\xEF\xBB\xBFE-Mail;First name;Last name;Skills;City;Language;Shoes\nzoe@example.test;Zoé;Rüegg;" . $skill . ";Bern;de;38\nbad;Nobody;;;;;\nzoe@example.test;Zoé;again;;;;\nkim@example.test;Kim;Lee;Juggling;;;\n";
		$id    = $this->tried( $csv );
		self::assertSame( array( Import::TRIED, 1, 3 ), $this->outcome( $id ) );
		self::assertFalse( get_user_by( 'email', 'zoe@example.test' ), 'A trial adds nobody.' );
		$said = $this->messages( $id );
		self::assertSame( array( 3, 4, 5 ), array_map( 'intval', array_keys( $said ) ) );
		self::assertStringStartsWith( 'Email: ', $said[3] );
		self::assertStringStartsWith( 'Skills: ', $said[5] );

		$this->done( $id );
		self::assertSame( array( Import::DONE, 1, 3 ), $this->outcome( $id ) );
		$zoe = get_user_by( 'email', 'zoe@example.test' );
		self::assertSame( 'Zoé Rüegg', $zoe->display_name );
		self::assertSame( Account_State::Waiting, State::of( $zoe ) );
		self::assertSame( 'de', get_user_meta( $zoe->ID, 'design_marketplace_locale', true ) );
		self::assertSame( array( 'invited' ), Sql::column( 'SELECT message FROM {outbox} WHERE recipient = %s', "user:{$zoe->ID}" ) );
		$log = Decisions::of( $zoe->ID );
		self::assertSame( array( 'create', People::administrator() ), array( $log[0]['decision'], $log[0]['by'] ) );
		self::assertFileDoesNotExist( Import::get( $id )['path'], 'The addresses are gone with the file.' );

		$again = $this->tried( $csv );
		$this->done( $again );
		self::assertSame( array( Import::DONE, 0, 4 ), $this->outcome( $again ) );
	}

	public function test_it_goes_on_where_it_was_stopped_and_the_row_that_failed_is_whole_or_not_there(): void {
		$csv = "email,name\n";
		for ( $i = 1; $i <= 6; $i++ ) {
			$csv .= "m{$i}@example.test,\"M\n{$i}\"\n";
		}
		$id   = $this->tried( $csv );
		$fail = static function ( int $user_id ): void {
			if ( 'm4@example.test' === get_userdata( $user_id )->user_email ) {
				throw new Lost_Transaction( 'Killed.' );
			}
		};
		add_action( 'design_marketplace_member_registered', $fail );
		Import::start( $id, Import::RUNNING );
		try {
			Import::go_on( $id, 1000 );
			self::fail( 'It was not killed.' );
		} catch ( Lost_Transaction ) {
			self::assertSame( array( Import::RUNNING, 3, 0 ), $this->outcome( $id ) );
			self::assertFalse( get_user_by( 'email', 'm4@example.test' ) );
		}
		remove_action( 'design_marketplace_member_registered', $fail );
		Import::go_on( $id, 1000 );
		self::assertSame( array( Import::DONE, 6, 0 ), $this->outcome( $id ) );
	}

	public function test_of_two_processes_at_it_one_leaves_it_to_the_other(): void {
		$id   = $this->tried( "email,name\na@example.test,A\nb@example.test,B\nc@example.test,C\n" );
		$take = static fn() => Sql::write( 'UPDATE {import} SET place = place + 17, at_row = at_row + 1 WHERE id = %d', $id );
		add_action( 'design_marketplace_member_registered', $take );
		$this->assertTrue( Import::start( $id, Import::RUNNING ) );
		Import::go_on( $id, 1000 );
		remove_action( 'design_marketplace_member_registered', $take );
		self::assertSame( array( Import::RUNNING, 1, 0 ), $this->outcome( $id ), 'The other has taken the second row.' );
		self::assertFileExists( Import::get( $id )['path'] );
		self::assertNotFalse( wp_next_scheduled( Import::EVENT, array( $id ) ), 'In case the other dies.' );
		Import::go_on( $id, 1000 );
		self::assertSame( array( Import::DONE, 2, 0 ), $this->outcome( $id ) );
	}

	public function test_a_row_that_breaks_something_is_refused_and_the_next_ones_come_in(): void {
		$id = $this->tried( "email,name\na@example.test,A\nb@example.test,B\n" );
		add_action(
			'design_marketplace_member_registered',
			static fn( int $user_id ) => 'a@example.test' === get_userdata( $user_id )->user_email ? throw new \RuntimeException( 'Broken.' ) : null
		);
		$this->unlogged( fn() => $this->done( $id ) );
		self::assertSame( array( Import::DONE, 1, 1 ), $this->outcome( $id ) );
		self::assertFalse( get_user_by( 'email', 'a@example.test' ) );
	}

	public function test_who_is_no_administrator_any_more_imports_nothing(): void {
		$office = $this->person( 'administrator' );
		wp_set_current_user( $office );
		$id = $this->tried( "email,name\na@example.test,A\n" );
		get_userdata( $office )->set_role( 'editor' );
		$this->done( $id );
		self::assertSame( array( Import::STOPPED, 0, 0 ), $this->outcome( $id ) );
	}

	public function test_an_import_needs_a_trial_and_the_columns_that_are_required(): void {
		$id = $this->begun( "Adresse,name\na@example.test,A\n" );
		self::assertStringContainsString( 'Email', Import::map( (int) $id, array( '', 'name' ), array() ) );
		self::assertFalse( Import::start( (int) $id, Import::RUNNING ) );
		self::assertSame( '', Import::map( (int) $id, array( 'email', 'cgu_1' ), array() ) );
		self::assertSame( array( 'email', '' ), Import::get( (int) $id )['fields'], 'Nobody consents for others.' );
	}

	public function test_rows_become_open_jobs_of_active_companies_and_drafts_of_others_and_alert_nobody(): void {
		$active  = $this->contractor( array( 'company' => 'Kettle & Sons' ) );
		$waiting = $this->contractor( array( 'activated' => false ) );
		$off     = $this->contractor();
		State::mark( $off, 0 );
		$csv = "owner,title,description,deadline,engagement,paid\n\"Kettle & Sons\",One,Text,,Freelance,\n" . People::email( $waiting ) . ",Two,Text,,,\n" . People::email( $off ) . ",Three,Text,,,\nnobody@example.test,Four,Text,,,\n\"Kettle & Sons\",Five,Text,31.12.1999,,\n";
		$id  = $this->tried( $csv, Rows::JOBS, array() );
		self::assertSame( array( Import::TRIED, 2, 3 ), $this->outcome( $id ) );
		$this->done( $id );
		self::assertSame( array( Import::DONE, 2, 3 ), $this->outcome( $id ) );
		$jobs = get_posts( array( 'post_type' => 'dmkt_mission', 'author__in' => array( $active, $waiting ), 'post_status' => 'any', 'orderby' => 'ID', 'order' => 'ASC' ) );
		self::assertSame( array( array( 'One', 'publish' ), array( 'Two', 'draft' ) ), array_map( static fn( $job ): array => array( $job->post_title, $job->post_status ), $jobs ) );
		self::assertNotSame( '', Imported::since( $jobs[0]->ID ), 'What is imported is no news.' );
		self::assertSame( 'freelance', get_post_meta( $jobs[0]->ID, 'design_marketplace_engagement', true ) );
		$again = $this->tried( $csv, Rows::JOBS, array() );
		$this->done( $again );
		self::assertSame( array( Import::DONE, 0, 5 ), $this->outcome( $again ) );
	}

	/** @return array<string,array{string,string}> Files, and what their message names. */
	public static function unreadable(): array {
		return array(
			'nothing'                 => array( '', 'empty' ),
			'no rows'                 => array( "email,name\n\n", 'no rows' ),
			'another encoding'        => array( "email,name\na@example.test,Zo\xE9\n", 'Row 2' ),
			'names in another'        => array( "email,pr\xE9nom\na@example.test,Zo\n", 'Row 1' ),
			'UTF-16'                  => array( "\xFF\xFEe\0m\0", 'UTF-8' ),
			'a picture'               => array( "\x89PNG\r\n\x1A\n\0\0", 'Row 1' ),
			'200 columns'             => array( implode( ',', range( 1, 200 ) ) . "\n1\n", 'columns' ),
			'a hundred thousand rows' => array( "email\n" . str_repeat( "a@example.test\n", Csv_File::MAX_ROWS + 1 ), 'rows' ),
		);
	}

	#[DataProvider( 'unreadable' )]
	public function test_a_file_that_cannot_be_read_is_refused_in_a_sentence( string $csv, string $named ): void {
		$said = $this->begun( $csv );
		self::assertIsString( $said );
		self::assertStringContainsString( $named, $said );
	}

	public function test_formulas_and_cells_that_have_slipped_are_refused_row_by_row(): void {
		$id = $this->tried( "email,name\na@example.test,\"=HYPERLINK(\"\"x\"\")\"\nb@example.test,B,C\nc@example.test,@SUM(A1)\nd@example.test,'-Dee\n" );
		self::assertSame( array( 2, 3, 4 ), array_map( 'intval', array_keys( $this->messages( $id ) ) ) );
		$this->done( $id );
		self::assertSame( '-Dee', get_user_by( 'email', 'd@example.test' )->display_name );
	}
}
