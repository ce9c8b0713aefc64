<?php
/** The number of a report: read back, and good for nothing else. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Report_Number;
use DesignMarketplace\Trust\Report_Page;
use DesignMarketplace\Trust\Stranger_Data;

final class ReportNumberTest extends TestCase {

	public function test_each_id_has_one_number_and_back(): void {
		$numbers = array();
		foreach ( array( ...range( 1, 40 ), ( 1 << 20 ) - 1, 1 << 20, ( 1 << 40 ) - 1 ) as $id ) {
			$numbers[] = Report_Number::of( $id );
			$this->assertSame( $id, Report_Number::read( Report_Number::of( $id ) ) );
		}
		$this->assertSame( $numbers, array_unique( $numbers ) );
		$this->assertSame( $numbers, preg_grep( '/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/', $numbers ) );
		$starts = array_unique( array_map( static fn( string $number ): string => substr( $number, 0, 4 ), array_slice( $numbers, 0, 40 ) ) );
		$this->assertGreaterThan( 35, count( $starts ), 'Neighbours do not look alike.' );
	}

	public function test_what_is_no_number_is_none(): void {
		foreach ( array( '', '1', '128', 'K7QX2MHD', 'k7qx-2mhd', 'K7QX-2MH1', "K7QX-2MHD\n", 'K7QX-2MHDD' ) as $text ) {
			$this->assertSame( 0, Report_Number::read( $text ), $text );
		}
	}

	public function test_nobody_outside_reads_how_many_there_are(): void {
		$owner = $this->contractor();
		Reports::make( Reported_Item::member( $owner ), $this->designer() );
		$reporter = $this->designer();
		$answer   = $this->rest( 'POST', '/design-marketplace/v1/reports', array( 'kind' => 'member', 'id' => $owner, 'reason' => 'fraud' ), $reporter );
		$this->assert_answer( 201, $answer );
		$number = $answer->get_data()['id'];
		$report = Reports::by_stranger( Reported_Item::member( $owner ), 'erika@example.test' );
		Mails::worker()->run( 50 );
		$mails = array_filter( $this->mails(), static fn( array $mail ): bool => in_array( $mail['to'], array( People::email( $reporter ), 'erika@example.test' ), true ) );
		$this->assertCount( 2, $mails );
		$this->assertStringContainsString( "no. {$number}", (string) wp_json_encode( array_values( $mails ) ) );
		$this->assertStringContainsString( '=' . $report->number() . '.', Report_Page::url( $report ) );
		$this->assertSame( 'report-' . $report->number(), ( new Stranger_Data() )->export( 'erika@example.test' )['data'][0]['item_id'] );
	}
}
