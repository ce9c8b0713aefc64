<?php
/** Confirmed universities in wp-admin: the column, the actions and the domains of the settings. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Decision_List;
use DesignMarketplace\Desk\Admin\User_Screen;
use DesignMarketplace\Desk\Admin\Users_List;
use DesignMarketplace\Desk\Admin\Verifying;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Verification\Claim;
use WP_User;

final class VerifyingTest extends AdminTestCase {

	private function startup( string $university = 'EPFL' ): int {
		return $this->contractor( array( 'ecosystem' => $university ) );
	}

	private function cell( int $id ): string {
		return ( new Users_List() )->cell( '', 'dm_verified', $id );
	}

	/**
	 * What the action of a row leads to, as a request.
	 * @return array<string,string> Empty where there is none.
	 */
	private function action( int $id, Claim $claim = Claim::School ): array {
		return $this->query_of( Verifying::links( new WP_User( $id ), ...Claim::cases() )[ "dm_{$claim->value}" ] ?? '' );
	}

	public function test_a_row_confirms_what_it_shows_and_takes_it_back(): void {
		$id    = $this->startup();
		$shown = $this->action( $id );
		$this->assertSame( array( 'EPFL', 'design_marketplace_verify_member', 'EPFL' ), array( $this->cell( $id ), $shown['action'], $shown['seen'] ) );
		$this->send( 'verify_member', $shown );
		$this->assertMatchesRegularExpression( '/^EPFL, confirmed by administrator until \w+ \d+, \d{4}$/', $this->cell( $id ) );
		$page = $this->printed( static fn() => ( new User_Screen() )->show( new WP_User( $id ) ) );
		$this->assertStringContainsString( 'EPFL, confirmed by administrator', $page );
		$this->assertStringContainsString( 'Confirmed', $this->printed( static fn() => ( new Decision_List() )->show( new WP_User( $id ) ) ) );
		$this->assertSame( 'design_marketplace_unverify_member', $this->action( $id )['action'] );
		$this->send( 'unverify_member', $this->action( $id ) );
		$this->assertSame( 'EPFL', $this->cell( $id ) );
	}

	public function test_what_was_changed_meanwhile_is_not_confirmed(): void {
		$id    = $this->startup();
		$shown = $this->action( $id );
		update_user_meta( $id, 'design_marketplace_ecosystem', 'UNIL' );
		$this->send( 'verify_member', $shown );
		$this->assertNull( Verified::of( $id ) );
		$this->assertStringContainsString( 'has changed this', $this->printed( static fn() => do_action( 'admin_notices' ) ) );
	}

	public function test_only_administrators_have_the_actions_and_only_for_startups_of_a_university(): void {
		$id    = $this->startup();
		$shown = $this->action( $id );
		$this->assertSame( array(), $this->action( $this->contractor() ) );
		$this->assertSame( array(), $this->action( $this->designer() ) );
		$this->assertSame( '', $this->cell( $this->designer() ) );
		$this->act_as( $this->person( 'editor' ) );
		$this->assertSame( array(), $this->action( $id ) );
		foreach ( array( 'verify_member', 'unverify_member' ) as $action ) {
			$this->assertSame( 403, $this->send( $action, $shown, '' )->status );
			$this->assertSame( 403, $this->send( $action, array_diff_key( $shown, array( '_wpnonce' => 1 ) ) )->status );
		}
		$this->assertNull( Verified::of( $id ) );
	}

	public function test_a_company_and_a_designers_school_are_confirmed_there_too(): void {
		$designer = $this->designer( array( 'school' => 'ECAL' ) );
		$this->send( 'verify_member', $this->action( $designer ) );
		$this->assertStringStartsWith( 'ECAL, confirmed by administrator', $this->cell( $designer ) );
		$this->assertSame( array(), $this->action( $designer, Claim::Company ) );

		$id    = $this->contractor( array( 'website' => 'https://firm.ch' ) );
		$shown = $this->action( $id, Claim::Company );
		$this->assertSame( array( '', 'firm.ch' ), array( $this->cell( $id ), $shown['seen'] ) );
		$this->send( 'verify_member', array( 'seen' => 'other.ch' ) + $shown );
		$this->assertNull( Verified::of( $id, Claim::Company ) );
		$this->send( 'verify_member', $shown );
		$this->assertStringStartsWith( 'company confirmed by administrator until', $this->cell( $id ) );
		$this->assertStringContainsString( 'company confirmed by administrator', $this->printed( static fn() => ( new User_Screen() )->show( new WP_User( $id ) ) ) );
		$this->assertNull( Verified::of( $id ) );
		$this->send( 'unverify_member', $this->action( $id, Claim::Company ) );
		$this->assertSame( '', $this->cell( $id ) );
	}

	public function test_a_name_of_a_university_is_only_shown(): void {
		$id = $this->contractor( array( 'ecosystem' => 'OTHER', 'ecosystem_other' => '<b onclick="x()">Ünï & Co</b>' ) );
		$this->assertStringNotContainsString( '<b', $this->cell( $id ) );
		$this->send( 'verify_member', $this->action( $id ) );
		$this->assertNotNull( Verified::of( $id ) );
	}
}
