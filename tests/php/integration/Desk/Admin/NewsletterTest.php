<?php
/** The newsletter's recipients: those who want it, as a file no spreadsheet runs. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Subscribers;
use DesignMarketplace\Kernel\Contract\Csv;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Tests\Support\People;
use PHPUnit\Framework\Attributes\DataProvider;

final class NewsletterTest extends AdminTestCase {

	/**
	 * Addresses of the recipients.
	 * @param array{role?:string,language?:string} $filters Filters.
	 * @return list<string>
	 */
	private function addresses( array $filters = array() ): array {
		return array_column( ( new Subscribers() )->page( $filters, 1000, 0 ), 'email' );
	}

	/**
	 * A member's address, after an answer about the newsletter.
	 * @param int  $user   Member.
	 * @param bool $wanted Whether it is wanted.
	 */
	private function answered( int $user, bool $wanted ): string {
		Member_Fields::write( $user, array( 'newsletter_optin' => true, 'newsletter' => $wanted ) );
		return People::email( $user );
	}

	public function test_it_is_those_who_want_it_not_those_who_were_asked(): void {
		$before  = ( new Subscribers() )->count( array() );
		$wants   = $this->answered( $this->designer(), true );
		$refuses = $this->answered( $this->designer(), false );
		$waiting = $this->answered( $this->designer( array( 'activated' => false ) ), true );
		$list    = $this->addresses();
		$this->assertContains( $wants, $list );
		$this->assertNotContains( $refuses, $list );
		$this->assertNotContains( $waiting, $list, 'Whose address is not confirmed gets nothing.' );
		$this->assertSame( $before + 1, ( new Subscribers() )->count( array() ) );
	}

	public function test_they_are_filtered_by_role_and_language(): void {
		$designer = $this->designer();
		$company  = $this->answered( $this->contractor(), true );
		update_user_meta( $designer, 'design_marketplace_locale', 'it' );
		$italian = $this->answered( $designer, true );
		$this->assertNotContains( $company, $this->addresses( array( 'role' => 'designer' ) ) );
		$this->assertContains( $company, $this->addresses( array( 'role' => 'contractor', 'language' => 'en' ) ) );
		$this->assertContains( $italian, $this->addresses( array( 'language' => 'it' ) ) );
		$this->assertNotContains( $italian, $this->addresses( array( 'language' => 'en' ) ) );
		$this->assertSame( count( $this->addresses( array( 'language' => 'it' ) ) ), ( new Subscribers() )->count( array( 'language' => 'it' ) ) );
	}

	public function test_the_file_is_csv_with_its_mark_and_all_of_them(): void {
		$name    = '=HYPERLINK("http://evil";"x") , "Zoë" I <3 type';
		$address = $this->answered( $this->designer( array( 'name' => $name ) ), true );
		$stream  = fopen( 'php://memory', 'w+b' );
		$this->assertIsResource( $stream );
		( new Subscribers() )->write( $stream, array() );
		rewind( $stream );
		$this->assertSame( "\xEF\xBB\xBF", fread( $stream, 3 ) );
		$rows = array();
		while ( is_array( $row = fgetcsv( $stream, 0, ',', '"', '' ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition
			$rows[ (string) $row[0] ] = $row;
		}
		$this->assertSame( array( 'email', 'name', 'role', 'language', 'since_utc' ), $rows['email'] );
		$this->assertSame( array( $address, "'" . $name, 'designer', 'en' ), array_slice( $rows[ $address ], 0, 4 ) );
		$this->assertCount( 1 + ( new Subscribers() )->count( array() ), $rows );
	}

	public function test_the_file_keeps_nobody_in_memory(): void {
		$member = $this->designer();
		$this->answered( $member, true );
		get_userdata( $member );
		$this->assertNotFalse( wp_cache_get( $member, 'users' ) );
		$stream = fopen( 'php://memory', 'w+b' );
		$this->assertIsResource( $stream );
		( new Subscribers() )->write( $stream, array() );
		$this->assertFalse( wp_cache_get( $member, 'users' ) );
	}

	/**
	 * Texts and what they are in the file.
	 * @return array<string,array{string,string}>
	 */
	public static function cells(): array {
		return array(
			'a formula'                    => array( '=1+1', "'=1+1" ),
			'a plus'                       => array( '+41', "'+41" ),
			'a minus'                      => array( '-1', "'-1" ),
			'an at'                        => array( '@SUM(A1)', "'@SUM(A1)" ),
			'a tab'                        => array( "\t=1", "'\t=1" ),
			'a carriage return'            => array( "\r=1", "'\r=1" ),
			'a cell of its own where semicolons part cells' => array( 'Ada;=1+1; @x', "Ada;'=1+1;' @x" ),
			'an empty quotation before it' => array( 'Ada;"=1+1;', "Ada;'\"=1+1;" ),
			'a line of its own'            => array( "Ada\n=1", "Ada\n'=1" ),
			'a wide equals'                => array( '＝1+1', "'＝1+1" ),
			'no text at all'               => array( "=\xFF", "'=\xFF" ),
			'an equals later'              => array( 'a=b', 'a=b' ),
			'nothing'                      => array( '', '' ),
		);
	}

	#[DataProvider( 'cells' )]
	public function test_no_cell_is_a_formula( string $text, string $cell ): void {
		$this->assertSame( $cell, Csv::cell( $text ) );
	}
}
