<?php
/** What designers say of their school and languages: how it is taken, kept, cleared, and who reads it where. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Schools;

use DesignMarketplace\Clock;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class SchoolFieldsTest extends TestCase {

	private const SPOKEN = array( array( 'code' => 'rm', 'level' => 'native' ), array( 'code' => 'de', 'level' => 'basic' ) );

	private const LINE = array( 'school' => 'ECAL', 'programme' => 'Type design', 'graduation' => 2020 );

	private const SHOWN = array( 'school' => 'ECAL', 'school_name' => 'ECAL', 'programme' => 'Type design', 'graduation' => 2020, 'verified' => null, 'languages' => self::SPOKEN );

	private int $designer = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->designer = $this->designer();
		Market::work( $this->designer );
	}

	/**
	 * Changes the designer's settings.
	 * @param array<string,mixed> $fields Fields.
	 * @return array<string,mixed> Answer; of an error its fields.
	 */
	private function say( array $fields, int $status = 200 ): array {
		$answer = $this->rest( 'POST', "/wp/v2/users/{$this->designer}", $fields, $this->designer );
		$this->assert_answer( $status, $answer );
		return 200 === $status ? (array) $answer->get_data() : $answer->get_data()['data']['params'];
	}

	/**
	 * The fields of F2 that a member has in an answer.
	 * @param array<string,mixed> $member Member.
	 * @return array<string,mixed>
	 */
	private static function line( array $member ): array {
		$line = array_intersect_key( $member, self::SHOWN + array( 'school_other' => 1, 'school_shown' => 1, 'line' => 1, 'open' => 1 ) );
		ksort( $line );
		return $line;
	}

	/**
	 * What somebody reads in the list, on the page by slug and by id.
	 * @return array<string,mixed> The same everywhere.
	 */
	private function read( int $viewer ): array {
		$found = static fn( array $list ): array => self::line( array_column( $list, null, 'slug' )[ People::slug( (int) $list[0]['id'] ) ] ?? array() );
		$slug  = People::slug( $this->designer );
		$list  = (array) $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'designer' ), $viewer )->get_data();
		$card  = self::line( array_column( $list, null, 'id' )[ $this->designer ] );
		$this->assertSame( $card, $found( (array) $this->rest( 'GET', '/wp/v2/users', array( 'slug' => $slug ), $viewer )->get_data() ) );
		$this->assertSame( $card, self::line( (array) $this->rest( 'GET', "/wp/v2/users/{$this->designer}", array(), $viewer )->get_data() ) );
		return $card;
	}

	/** @return array<string,array{mixed}> */
	public static function ways(): array {
		return array(
			'a list'        => array( self::SPOKEN ),
			'JSON'          => array( '[{"code":"RM","level":"native"},{"code":"de","level":"basic"}]' ),
			'numbered rows' => array( array( 3 => self::SPOKEN[0], 1 => self::SPOKEN[1] ) ),
		);
	}

	#[DataProvider( 'ways' )]
	public function test_languages_come_in_the_order_sent_and_an_empty_value_clears_them( mixed $sent ): void {
		$this->assertSame( self::SPOKEN, $this->say( array( 'languages' => $sent ) )['languages'] );
		$this->assertSame( self::SPOKEN, $this->say( array( 'bio' => 'Unchanged otherwise.' ) )['languages'] );
		$this->assertSame( array(), $this->say( array( 'languages' => '[]' === $sent ? '' : array() ) )['languages'] );
		$this->say( array( 'languages' => self::SPOKEN ) );
		$this->assertSame( array(), $this->say( array( 'languages' => '' ) )['languages'] );
	}

	public function test_without_a_school_nothing_is_kept_of_it(): void {
		$this->assertSame( array( 'programme' ), array_keys( $this->say( array( 'programme' => 'x' ), 400 ) ) );
		$this->assertSame( array( 'graduation' ), array_keys( $this->say( array( 'graduation' => 2020 ), 400 ) ) );
		$this->assertSame( array( 'school_other' ), array_keys( $this->say( array( 'school' => 'OTHER' ), 400 ) ) );
		$this->assertSame( array( 'school' ), array_keys( $this->say( array( 'school' => 'MIT' ), 400 ) ) );
		$said = $this->say( array( 'school' => 'OTHER', 'school_other' => 'HEAD – Genève', 'programme' => 'x', 'graduation' => '2031' ) );
		$this->assertSame( array( 'OTHER', 'HEAD – Genève', 'HEAD – Genève', 'x', 2031, true ), array( $said['school'], $said['school_other'], $said['school_name'], $said['programme'], $said['graduation'], $said['school_shown'] ) );
		$this->assertSame( 2020, $this->say( array( 'graduation' => 2020 ) )['graduation'], 'The school that is kept counts.' );
		$this->assertSame( array( 'programme' ), array_keys( $this->say( array( 'school' => '', 'programme' => 'y' ), 400 ) ) );
		$this->say( array( 'school' => '' ) );
		$said = $this->rest( 'GET', '/wp/v2/users/me', array(), $this->designer )->get_data();
		$this->assertSame( array( '', '', '', '', null ), array( $said['school'], $said['school_name'], $said['school_other'], $said['programme'], $said['graduation'] ) );
	}

	public function test_the_year_may_be_eight_years_ahead_of_the_clock(): void {
		update_option( Clock::OFFSET, 400 * DAY_IN_SECONDS );
		$year = (int) wp_date( 'Y', Clock::now() );
		$this->say( array( 'school' => 'ECAL', 'graduation' => $year + 8 ) );
		$this->assertSame( array( 'graduation' ), array_keys( $this->say( array( 'graduation' => $year + 9 ), 400 ) ) );
	}

	public function test_a_sign_up_takes_it_and_shows_the_school_unless_told_otherwise(): void {
		$form = array( 'role' => 'designer', 'password' => 'password123', 'password_verify' => 'password123', 'cgu_1' => '1', 'cgu_2' => '1', 'name' => 'Ada', 'job' => 'Designer', 'country' => 'CH', 'city' => 'Lausanne', 'token' => 'x' );
		$bad  = $this->rest( 'POST', '/wp/v2/users/register', array( 'email' => 'ada@example.test', 'school' => 'OTHER', 'graduation' => 1900, 'languages' => 'de' ) + $form );
		$this->assertSame( array(), array_diff( array( 'school_other', 'graduation', 'languages' ), array_keys( $bad->get_data()['data']['params'] ?? array() ) ) );
		$id = $this->designer( array( 'languages' => self::SPOKEN ) + self::LINE );
		$me = $this->rest( 'GET', '/wp/v2/users/me', array(), $id )->get_data();
		$this->assertSame( array( true, self::SPOKEN, 2020 ), array( $me['school_shown'], $me['languages'], $me['graduation'] ) );
	}

	public function test_members_read_it_strangers_nothing_and_of_a_hidden_line_nobody_anything(): void {
		$reader = $this->contractor();
		$this->assertSame( array( 'languages' => array() ), $this->read( $reader ), 'No school and a hidden one are the same.' );
		$this->say( array( 'languages' => self::SPOKEN ) + self::LINE );
		$shown = self::SHOWN;
		ksort( $shown );
		$this->assertSame( array( $shown, array() ), array( $this->read( $reader ), $this->read( 0 ) ) );
		$this->say( array( 'school_shown' => false ) );
		$this->assertSame( array( array( 'languages' => self::SPOKEN ), array() ), array( $this->read( $reader ), $this->read( 0 ) ) );
		$own = self::line( $this->rest( 'GET', '/wp/v2/users/me', array(), $this->designer )->get_data() );
		$this->assertEquals( self::SHOWN + array( 'school_other' => '', 'school_shown' => false ), $own );
		$this->assertSame( 'ECAL', $this->rest( 'GET', "/wp/v2/users/{$this->designer}", array(), People::administrator() )->get_data()['school'] );
	}

	public function test_neither_search_finds_anybody_by_it(): void {
		$this->say( array( 'school' => 'OTHER', 'school_other' => 'Quixotic academy', 'programme' => 'Windmills', 'languages' => self::SPOKEN ) );
		foreach ( array( 0, $this->contractor() ) as $viewer ) {
			foreach ( array( 'quixotic', 'windmills' ) as $word ) {
				$this->assertSame( array(), $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'designer', 'search' => $word ), $viewer )->get_data() );
			}
		}
	}

	public function test_who_is_off_is_off_with_it_and_back_with_it(): void {
		$this->say( self::LINE );
		$found = fn(): array => array_column( (array) $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'designer', 'school' => 'ECAL' ), $this->contractor() )->get_data(), 'id' );
		$this->assertSame( array( $this->designer ), $found() );
		Off::set( $this->designer );
		$this->assertSame( array(), $found() );
		Off::end( $this->designer );
		$this->assertSame( array( $this->designer ), $found() );
	}

	public function test_the_export_has_all_of_it_and_erasure_leaves_nothing(): void {
		$this->say( array( 'languages' => self::SPOKEN, 'school' => 'OTHER', 'school_other' => 'Academy', 'school_shown' => false ) + self::LINE );
		$profile = ( new Inventory() )->export( $this->designer )['profile'];
		$this->assertEquals(
			array( 'languages' => self::SPOKEN, 'school' => 'OTHER', 'school_other' => 'Academy', 'programme' => 'Type design', 'graduation' => 2020, 'school_shown' => false ),
			array_intersect_key( $profile, array_flip( array( 'languages', 'school', 'school_other', 'programme', 'graduation', 'school_shown' ) ) )
		);
		( new Deletion() )->delete( $this->designer );
		$this->assertSame( array(), get_user_meta( $this->designer ) );
		$this->assertSame( array(), $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'designer', 'school' => 'OTHER' ), $this->contractor() )->get_data() );
	}
}
