<?php
/** Nobody judges what is theirs as long as somebody else can. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Evidence;
use DesignMarketplace\Trust\Impartial;
use WP_Error;
use WP_User;

final class ImpartialTest extends TestCase {

	/** A company that also runs the site. */
	private function judge(): int {
		$id = $this->contractor();
		( new WP_User( $id ) )->add_role( 'administrator' );
		return $id;
	}

	private function assert_forbidden( mixed $result ): void {
		$this->assertInstanceOf( WP_Error::class, $result );
		$this->assertSame( 403, $result->get_error_data()['status'] );
	}

	public function test_a_reported_administrator_neither_reads_nor_decides(): void {
		$judge = $this->judge();
		$job   = Reports::item( Market::mission( $judge ) );
		foreach ( array( $job, Reported_Item::member( $judge ) ) as $thing ) {
			$report = Reports::make( $thing, $this->designer() );
			$this->assert_forbidden( ( new Deciding() )->decide( $report->id, Decision_Kind::Dismiss, null, '', $judge ) );
			$this->assert_answer( 403, $this->rest( 'POST', '/design-marketplace/v1/reports/' . $report->number(), array( 'decision' => 'dismiss' ), $judge ) );
			$this->assertNull( Evidence::open( $report, $judge ) );
			$this->assertNotNull( Evidence::open( $report, People::administrator() ) );
		}
		$first = Reports::decide( Reports::make( $job, $this->designer() ), Decision_Kind::Hide )['id'];
		$this->assert_forbidden( ( new Deciding() )->restore( $first, '', $judge ) );
		$this->assert_forbidden( ( new Deciding() )->uphold( $first, '', $judge ) );
	}

	public function test_what_is_others_they_judge(): void {
		$judge  = $this->judge();
		$report = Reports::make( Reports::item( Market::mission( $this->contractor() ) ), $this->designer() );
		$this->assertNotNull( Evidence::open( $report, $judge ) );
		$this->assertIsArray( ( new Deciding() )->decide( $report->id, Decision_Kind::Hide, Decision_Reason::Spam, '', $judge ) );
	}

	public function test_a_single_administrator_judges_all(): void {
		$judge = $this->judge();
		$this->assertFalse( Impartial::is( $judge, $judge ) );
		( new WP_User( People::administrator() ) )->set_role( 'editor' );
		$this->assertTrue( Impartial::is( $judge, $judge ) );
		$report = Reports::make( Reports::item( Market::mission( $judge ) ), $this->designer() );
		$this->assertNotNull( Evidence::open( $report, $judge ) );
		$made = ( new Deciding() )->decide( $report->id, Decision_Kind::Dismiss, null, '', $judge );
		$this->assertSame( $judge, is_array( $made ) ? $made['by'] : 0 );
	}
}
