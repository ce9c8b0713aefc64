<?php
/** Administrators correct profiles and pictures by the members' own rules; members are told what was changed. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Works;
use DesignMarketplace\Desk\Admin\Profile_Fields;
use DesignMarketplace\Desk\Admin\Screens\Correct_Profile;
use DesignMarketplace\Desk\Admin\Work_Pictures;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Portfolio\Work_Post_Type;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use WP_Post;
use WP_User;

final class CorrectingTest extends AdminTestCase {

	protected function tearDown(): void {
		$_FILES = array();
		parent::tearDown();
	}

	/**
	 * Sends a member's form as it stands, but for some fields.
	 * @param int                 $id     Member.
	 * @param array<string,mixed> $fields Fields that differ.
	 * @param array<string,mixed> $more   What else is sent.
	 */
	private function change( int $id, array $fields, array $more = array() ): Ended {
		$user   = new WP_User( $id );
		$stored = array_map( 'strval', array_filter( array_diff_key( Profile_Fields::stored( $user ), array_flip( Member_Fields::images() ) ), 'is_scalar' ) );
		$form   = array(
			'user'               => (string) $id,
			'dm_profile_version' => Profile_Fields::version( $user ),
			'dm_profile'         => wp_slash( $fields + $stored ),
		);
		return $this->send( 'correct_profile', $more + $form );
	}

	private function page( int $id ): string {
		$_GET = array( 'user' => (string) $id );
		return $this->printed( array( new Correct_Profile(), 'show' ) );
	}

	/**
	 * What the worker sends now: texts by recipient.
	 * @return array<string,string>
	 */
	private function deliver(): array {
		Mails::clear();
		Mails::worker()->run( 50 );
		return array_column( $this->mails(), 'message', 'to' );
	}

	public function test_a_city_is_corrected_logged_and_told(): void {
		$company = $this->contractor();
		$this->change( $company, array( 'city' => 'Nyon & "Prangins"' ) );
		$this->assertSame( 'Nyon & "Prangins"', Member_Fields::read( $company )['city'] );
		$records = Decisions::of( $company );
		$this->assertSame( array( array( 'correct', 'city', get_current_user_id() ) ), array_map( static fn( array $record ): array => array( $record['decision'], $record['words'], $record['by'] ), $records ) );
		$mails = $this->deliver();
		$this->assertSame( array( People::email( $company ) ), array_keys( $mails ) );
		$this->assertStringContainsString( 'Corrected in your profile: City', $mails[ People::email( $company ) ] );
	}

	public function test_nobody_is_told_where_the_setting_is_off_but_it_is_logged(): void {
		update_option( Site_Settings::PREFIX . 'tell_corrections', false );
		$company = $this->contractor();
		$this->change( $company, array( 'city' => 'Nyon' ) );
		$this->assertSame( array(), $this->deliver() );
		$this->assertCount( 1, Decisions::of( $company ) );
	}

	public function test_a_member_who_changes_something_is_told_nothing(): void {
		$company = $this->contractor();
		$this->rest( 'POST', "/wp/v2/users/{$company}", array( 'city' => 'Nyon' ), $company );
		$this->assertSame( 'Nyon', Member_Fields::read( $company )['city'] );
		$this->assertSame( array(), Decisions::of( $company ) );
		$this->assertSame( array(), $this->deliver() );
	}

	public function test_what_breaks_a_rule_is_kept_in_the_form_and_nowhere_else(): void {
		$company = $this->contractor();
		$this->change( $company, array( 'city' => '', 'website' => 'no <b>address', 'contact_job' => 'Typed "with" care' ) );
		$this->assertSame( array( 'Lausanne', 'Founder' ), array( Member_Fields::read( $company )['city'], Member_Fields::read( $company )['contact_job'] ) );
		$html = $this->page( $company );
		$this->assertStringContainsString( 'role="alert"', $html );
		$this->assertMatchesRegularExpression( '/name="dm_profile\[city\]" id="dm-profile-city" aria-invalid="true"/', $html );
		$this->assertStringContainsString( 'value="no &lt;b&gt;address"', $html );
		$this->assertStringContainsString( 'value="Typed &quot;with&quot; care"', $html );
		$this->assertStringNotContainsString( 'role="alert"', $this->page( $company ), 'Said once.' );
	}

	public function test_what_nobody_touched_is_not_judged(): void {
		$company = $this->contractor( array( 'company_size' => 12, 'website' => 'an old address' ) );
		$this->change( $company, array( 'city' => 'Nyon' ) );
		$this->assertSame( array( 'Nyon', 'an old address' ), array( Member_Fields::read( $company )['city'], Member_Fields::read( $company )['website'] ) );
	}

	public function test_an_older_form_overwrites_nothing(): void {
		$company = $this->contractor();
		$old     = Profile_Fields::version( new WP_User( $company ) );
		Member_Fields::write( $company, array( 'city' => 'Morges' ) );
		$this->change( $company, array( 'city' => 'Nyon' ), array( 'dm_profile_version' => $old ) );
		$this->assertSame( 'Morges', Member_Fields::read( $company )['city'] );
		$this->assertStringContainsString( 'has been changed since you opened it', $this->page( $company ) );
	}

	public function test_a_picture_is_replaced_and_removed_with_its_file(): void {
		$designer = $this->designer();
		$_FILES   = array( 'avatar' => $this->picture( 42, 42 ) );
		$this->change( $designer, array() );
		$first = (int) Member_Fields::read( $designer )['avatar'];
		$file  = (string) get_attached_file( $first );
		$this->assertFileExists( $file );
		$_FILES = array();
		$this->assertStringContainsString( 'name="dm_remove[avatar]"', $this->page( $designer ) );
		$this->change( $designer, array(), array( 'dm_remove' => array( 'avatar' => '1' ) ) );
		$this->assertSame( 0, Member_Fields::read( $designer )['avatar'] );
		$this->assertFileDoesNotExist( $file );
		$this->assertSame( array( 'avatar', 'avatar' ), array_column( Decisions::of( $designer ), 'words' ) );
	}

	public function test_a_picture_that_must_be_there_is_not_taken_away(): void {
		$company = $this->contractor();
		$image   = (int) wp_insert_attachment( array( 'post_title' => 'p', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), '2026/11/p.png' );
		Member_Fields::write( $company, array( 'project_image' => $image ) );
		$this->change( $company, array(), array( 'dm_remove' => array( 'project_image' => '1' ) ) );
		$this->assertSame( $image, Member_Fields::read( $company )['project_image'] );
		$this->assertStringNotContainsString( 'name="dm_remove[project_image]"', $this->page( $company ) );
	}

	public function test_consents_and_passwords_are_not_in_the_form(): void {
		$designer = $this->designer( array( 'newsletter' => false ) );
		$this->change( $designer, array( 'newsletter' => '1', 'notification_enabled' => '1', 'password' => 'another-one-1' ) );
		$this->assertFalse( Member_Fields::read( $designer )['newsletter'] );
		$this->assertTrue( wp_check_password( People::PASSWORD, (string) ( get_userdata( $designer )->user_pass ?? '' ) ) );
		$this->assertSame( array(), Decisions::of( $designer ) );
	}

	public function test_editors_other_administrators_and_foreign_forms_change_nothing(): void {
		$company = $this->contractor();
		$this->assertSame( 403, $this->send( 'correct_profile', array( 'user' => (string) $company ), '' )->status );
		$admin = $this->person( 'administrator' );
		$this->assertStringContainsString( 'There is no such member', $this->page( $admin ) );
		$this->act_as( $this->person( 'editor' ) );
		$this->assertSame( 403, $this->change( $company, array( 'city' => 'Nyon' ) )->status );
		$this->assertSame( 'Lausanne', Member_Fields::read( $company )['city'] );
		$this->assertStringContainsString( 'There is no such member', $this->page( $company ) );
	}

	public function test_one_picture_of_a_work_is_removed_and_the_first_stays(): void {
		$designer = $this->designer();
		$_FILES   = array( 'image' => $this->picture(), 'image2' => $this->picture() );
		$work     = Market::work( $designer );
		$this->send( 'work_pictures', array( 'work' => (string) $work ) );
		$stored = static fn( string $field ): int => (int) Work_Post_Type::field( get_post( $work ), $field );
		$second = (string) get_attached_file( $stored( 'image2' ) );
		$this->assertGreaterThan( 0, $stored( 'image' ) );
		$this->assertFileExists( $second );
		$_FILES = array();
		$this->send( 'work_pictures', array( 'work' => (string) $work, 'dm_remove' => array( 'image' => '1', 'image2' => '1' ) ) );
		$this->assertGreaterThan( 0, $stored( 'image2' ), 'A work has a first picture: nothing was saved.' );
		$this->send( 'work_pictures', array( 'work' => (string) $work, 'dm_remove' => array( 'image2' => '1' ) ) );
		$this->assertSame( 0, $stored( 'image2' ) );
		$this->assertGreaterThan( 0, $stored( 'image' ) );
		$this->assertFileDoesNotExist( $second );
		$this->assertSame( array( 'image,image2', 'image2' ), array_column( Decisions::of( $designer ), 'words' ) );
		$post = get_post( $work );
		$this->assertInstanceOf( WP_Post::class, $post );
		$html = $this->printed( static fn() => ( new Work_Pictures() )->show( $post ) );
		$this->assertSame( 3, substr_count( $html, 'type="file"' ) );
		$this->assertStringNotContainsString( 'name="dm_remove[image]"', $html );
	}

	public function test_what_cannot_be_logged_is_not_done(): void {
		$designer = $this->designer();
		$work     = Market::work( $designer );
		Faults::in_database( 'INSERT', Tables::name( 'decision' ) );
		$_FILES = array( 'image' => $this->picture() );
		$tries  = array(
			fn(): Ended => $this->send( 'work_pictures', array( 'work' => (string) $work ) ),
			static fn(): string => ( new Works() )->draft( 'back', Works::BULK, array( $work ) ),
		);
		foreach ( $tries as $try ) {
			Faults::struck();
			try {
				$this->unlogged( $try );
			} catch ( Lost_Transaction ) {
				// Core's bulk actions have no way to say so: the request ends with it.
				$this->assertNotSame( $tries[0], $try );
			}
			$this->assertGreaterThan( 0, Faults::struck() );
		}
		clean_post_cache( $work );
		$this->assertSame( array( 'publish', '' ), array( get_post_status( $work ), get_post_meta( $work, Work_Post_Type::key( 'image' ), true ) ) );
	}

	public function test_a_corrected_title_is_told_and_an_untouched_form_is_not(): void {
		$designer = $this->designer();
		$work     = Market::work( $designer, array( 'title' => 'Ketle' ) );
		foreach ( array( 'Kettle', 'Kettle' ) as $title ) {
			$_POST    = array( 'action' => 'editpost', 'post_ID' => $work, 'post_type' => Work_Post_Type::NAME, 'post_title' => $title, 'dm_item_of' => $work, 'dm_item' => array( 'client' => 'Own', 'month' => '0', 'year' => '2026' ) );
			$_REQUEST = $_POST;
			edit_post();
		}
		$this->assertSame( array( 'title' ), array_column( Decisions::of( $designer ), 'words' ) );
		$this->assertStringContainsString( 'Corrected in &quot;Kettle&quot;: Title', $this->deliver()[ People::email( $designer ) ] );
	}
}
