<?php
/** Every write of a member whose account was deleted, or shut, after the request had begun: 401, and nothing of it is stored. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Routes;
use DesignMarketplace\Mail\Unsubscribe;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Last_Login;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Rate_Limiter;
use DesignMarketplace\People\Members\Activation;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Switching;
use DesignMarketplace\People\Verification\Verification;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Member_Writes;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Snapshot;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Objecting;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_User;

final class GoneAccountTest extends TestCase {

	/**
	 * The member's writes, each with the role that makes it.
	 * @return array<string,array{string,string}>
	 */
	public static function writes(): array {
		return array(
			'a work'                  => array( 'designer', 'work' ),
			'a draft of a work'       => array( 'designer', 'draft' ),
			'a work sent again'       => array( 'designer', 'repeat' ),
			'a changed work'          => array( 'designer', 'change_work' ),
			'a picture of a work'     => array( 'designer', 'change_picture' ),
			'a trashed work'          => array( 'designer', 'trash_work' ),
			'a job'                   => array( 'contractor', 'job' ),
			'a changed job'           => array( 'contractor', 'change_job' ),
			'a closed job'            => array( 'contractor', 'close' ),
			'a job closed on its own' => array( 'contractor', 'change_and_close' ),
			'a trashed job'           => array( 'contractor', 'trash_job' ),
			'an application'          => array( 'designer', 'apply' ),
			'a subscriber applies'    => array( 'subscriber', 'apply' ),
			'words to a designer'     => array( 'contractor', 'contact' ),
			'a setting'               => array( 'designer', 'setting' ),
			'a password'              => array( 'designer', 'password' ),
			'an address'              => array( 'designer', 'email' ),
			'an answer about mails'   => array( 'designer', 'newsletter' ),
			'a picture'               => array( 'designer', 'avatar' ),
			'the end of all sessions' => array( 'designer', 'sign_out' ),
			'the own deletion'        => array( 'designer', 'delete' ),
		) + array_combine( array_keys( Member_Writes::ROLES ), array_map( null, Member_Writes::ROLES, array_keys( Member_Writes::ROLES ) ) );
	}

	/**
	 * Somebody, with what the write needs.
	 * @param string $role  designer, contractor or subscriber.
	 * @param string $write A write of writes().
	 * @return array{int,callable():WP_REST_Response} Who writes, and the call.
	 */
	private function prepared( string $role, string $write ): array {
		if ( isset( Member_Writes::ROLES[ $write ] ) ) {
			[ $id, [ $method, $path, $params, $files ] ] = Member_Writes::ready( $write );
			return array( $id, fn(): WP_REST_Response => $this->rest( $method, $path, $params, $id, array_map( Uploads::again( ... ), $files ) ) );
		}
		$id = match ( $role ) {
			'designer'   => $this->designer(),
			'contractor' => $this->contractor(),
			default      => $this->person( 'subscriber' ),
		};
		$item = match ( $write ) {
			'change_work', 'change_picture', 'trash_work'          => Market::work( $id, array(), array( 'image' => $this->picture() ) ),
			'change_job', 'close', 'change_and_close', 'trash_job' => Market::mission( $id ),
			'apply'                                                => Market::mission( $this->contractor() ),
			'contact'                                              => $this->designer(),
			default                                                => 0,
		};
		if ( in_array( $write, array( 'close', 'trash_job' ), true ) ) {
			Market::apply( $this->designer(), $item );
		}
		$picture                            = array( 'image' => $this->picture() );
		$avatar                             = array( 'avatar' => $this->picture() );
		$work                               = array(
			'title'  => 'Kettle',
			'client' => 'Own',
			'month'  => 0,
			'year'   => 2026,
			'status' => 'publish',
		);
		$password                           = array(
			'password'        => 'correct horse 12',
			'password_verify' => 'correct horse 12',
			'password_old'    => People::PASSWORD,
		);
		$calls                              = array(
			'work'             => array( 'POST', '/wp/v2/work', $work, $picture ),
			'draft'            => array( 'POST', '/wp/v2/work', array( 'status' => 'draft' ) + $work, $picture ),
			'repeat'           => array( 'POST', '/wp/v2/work', array( 'request_id' => '4f6d1f0e-3f0b-4c6c-9d5e-6f1f6c0a9b11' ) + $work, $picture ),
			'change_work'      => array( 'POST', "/wp/v2/work/{$item}", array( 'title' => 'Pot' ) ),
			'change_picture'   => array( 'POST', "/wp/v2/work/{$item}", array(), array( 'image' => $this->picture( 90, 90 ) ) ),
			'trash_work'       => array( 'DELETE', "/wp/v2/work/{$item}" ),
			'job'              => array( 'POST', '/wp/v2/mission', array( 'title' => 'A bell', 'description' => 'It rings.' ) ),
			'change_job'       => array( 'POST', "/wp/v2/mission/{$item}", array( 'title' => 'Two bells' ) ),
			'close'            => array( 'POST', "/wp/v2/mission/{$item}", array( 'close' => true ) ),
			'change_and_close' => array( 'POST', "/wp/v2/mission/{$item}", array( 'title' => 'Two bells', 'close' => true ) ),
			'trash_job'        => array( 'DELETE', "/wp/v2/mission/{$item}" ),
			'apply'            => array(
				'POST',
				'/wp/v2/mail/workwith',
				array( 'comment' => 'I <3 bells', 'to' => (int) get_post_field( 'post_author', $item ), 'missions' => array( $item ) ),
			),
			'contact'          => array( 'POST', '/wp/v2/mail/workwith', array( 'comment' => 'Work with me', 'to' => $item ) ),
			'setting'          => array( 'POST', "/wp/v2/users/{$id}", array( 'city' => 'Bern' ) ),
			'password'         => array( 'POST', "/wp/v2/users/{$id}", $password ),
			'email'            => array( 'POST', "/wp/v2/users/{$id}", array( 'email' => 'new@example.test' ) ),
			'newsletter'       => array( 'POST', "/wp/v2/users/{$id}", array( 'newsletter' => true ) ),
			'avatar'           => array( 'POST', "/wp/v2/users/{$id}", array(), $avatar ),
			'sign_out'         => array( 'POST', '/wp/v2/users/signout' ),
			'delete'           => array( 'DELETE', "/wp/v2/users/delete/{$id}" ),
		);
		[ $method, $path, $params, $files ] = $calls[ $write ] + array(
			2 => array(),
			3 => array(),
		);
		return array( $id, fn(): WP_REST_Response => $this->rest( $method, $path, $params, $id, array_map( Uploads::again( ... ), $files ) ) );
	}

	/**
	 * Takes the account away behind the back of the request, which has read it already.
	 * @param int $id User.
	 */
	private function take_away( int $id ): void {
		global $wpdb;
		get_userdata( $id );
		$wpdb->delete( $wpdb->users, array( 'ID' => $id ) );
	}

	#[DataProvider( 'writes' )]
	public function test_a_write_goes_through_for_an_account_that_is_there_and_active_alone( string $role, string $write ): void {
		global $wpdb;
		[ $id, $call ] = $this->prepared( $role, $write );
		( new Indexer() )->flush();
		if ( 'subscriber' !== $role ) {
			Transaction::begin();
			get_user_meta( $id );
			$wpdb->update( $wpdb->usermeta, array( 'meta_value' => '0' ), array( 'user_id' => $id, 'meta_key' => State::ACTIVATED ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- as another process stores it.
			$posts = $this->posts();
			$this->assert_answer( 401, $call(), 'jwt_auth_invalid_token' );
			$this->assertSame( $posts, $this->posts() );
			$this->assertTrue( metadata_exists( 'user', $id, State::ACTIVATED ) );
			Transaction::rollback();
			wp_cache_flush();
		}
		Transaction::begin();
		$this->take_away( $id );
		$before = Snapshot::take();
		$answer = $call();
		( new Indexer() )->flush();
		// An application is gone with its applicant.
		$this->assertContains( $answer->get_data()['code'], in_array( $write, array( 'withdraw', 'apply_again', 'nudge' ), true ) ? array( 'rest_post_invalid_id' ) : array( 'jwt_auth_invalid_token' ) );
		$this->assertSame( $before, Snapshot::take() );
		Transaction::rollback();
		wp_cache_flush();
		$this->assertLessThan( 300, $call()->get_status(), 'It was there.' );
	}

	/** What is written by others than members, or by nobody in particular. */
	private const OF_OTHERS = '#^((POST|DELETE) /(jwt-auth/|wp/v2/(users/(register|availability|activation|password)$|users(/me)?$|(pages|skill|event|resource|reading|past_project|dmkt_letter)\b)|design-marketplace/v1/(reports/(stranger|\(\?P)|missions/|oidc/(start|session|link)|views$|newsletter$|members/\(\?P<id>\[\\\d\]\+\)(/verified|/confirmed)?$))|DELETE /wp/v2/users/\(\?P<id>\[\\\d\]\+\)$)#';

	public function test_every_route_a_member_writes_by_is_among_the_writes(): void {
		$calls = array();
		foreach ( self::writes() as [ $role, $write ] ) {
			[ $id, $call ] = $this->prepared( $role, $write );
			$note          = static function ( mixed $answer, WP_REST_Server $server, WP_REST_Request $request ) use ( &$calls ): WP_REST_Response {
				$calls[] = $request->get_method() . ' ' . $request->get_route();
				return new WP_REST_Response();
			};
			add_filter( 'rest_pre_dispatch', $note, PHP_INT_MAX, 3 );
			$call();
			remove_filter( 'rest_pre_dispatch', $note, PHP_INT_MAX );
			$this->assertGreaterThan( 0, $id );
		}
		$without = array();
		foreach ( $this->routes() as $route => $handlers ) {
			foreach ( Routes::is_ours( (string) preg_replace( '/\(\?P<\w+>(?:[^()]|\([^()]*\))*\)/', '1', $route ) ) ? array( 'POST', 'DELETE' ) : array() as $method ) {
				$takes = array_filter( $handlers, static fn( array $handler ): bool => ! empty( $handler['methods'][ $method ] ) );
				if ( $takes && ! preg_match( self::OF_OTHERS, "{$method} {$route}" ) && ! preg_grep( "@^{$method} {$route}$@i", $calls ) ) {
					$without[] = "{$method} {$route}";
				}
			}
		}
		$this->assertSame( array(), $without );
	}

	public function test_links_in_emails_write_nothing_for_an_account_that_is_gone(): void {
		$company = $this->contractor();
		$record  = Reports::decide( Reports::make( Reports::item( Market::mission( $company ) ), $this->designer() ), Decision_Kind::Hide );
		$report  = Reports::make( Reports::item( Market::mission( $this->contractor() ) ), $this->designer() );
		Reports::decide( $report, Decision_Kind::Dismiss );
		( new Indexer() )->flush();
		$this->take_away( $company );
		$this->take_away( $report->reporter );
		$before = Snapshot::take();
		$this->assertSame( 'rest_user_invalid_id', ( new Objecting() )->by_author( $company, $record['id'], 'Words' )?->get_error_code() );
		$this->assertSame( 'rest_user_invalid_id', ( new Objecting() )->by_reporter( $report->id, 'Words' )?->get_error_code() );
		$this->assertSame( $before, Snapshot::take() );
	}

	public function test_administrators_decide_nothing_about_an_account_that_is_gone(): void {
		$admin   = People::administrator();
		$startup = $this->contractor( array( 'ecosystem' => 'EPFL', 'epfl_lab' => 'LAB', 'epfl_professor' => 'Prof' ) );
		$off     = $this->designer();
		$this->assertTrue( ( new Switching() )->off( $off, $admin, Decision_Reason::Spam ) );
		( new Indexer() )->flush();
		array_map( $this->take_away( ... ), array( $startup, $off ) );
		$before = Snapshot::take();
		$this->assertInstanceOf( WP_Error::class, ( new Verification() )->tick( $startup, $admin ) );
		$this->assertInstanceOf( WP_Error::class, ( new Switching() )->off( $startup, $admin, Decision_Reason::Spam ) );
		$this->assertInstanceOf( WP_Error::class, ( new Switching() )->on( $off, $admin ) );
		$this->assertSame( $before, Snapshot::take() );
	}

	/** @return array<mixed> */
	private function posts(): array {
		global $wpdb;
		return (array) $wpdb->get_results( "SELECT * FROM {$wpdb->posts} ORDER BY ID", ARRAY_A );
	}

	public function test_who_is_written_to_must_be_there_too(): void {
		$designer = $this->designer();
		$mission  = Market::mission( $this->contractor() );
		$owner    = (int) get_post_field( 'post_author', $mission );
		$other    = $this->designer();
		$calls    = array(
			array( $designer, array( 'comment' => 'Words', 'to' => $owner, 'missions' => array( $mission ) ) ),
			array( $this->contractor(), array( 'comment' => 'Words', 'to' => $other ) ),
		);
		( new Indexer() )->flush();
		foreach ( $calls as [ $who, $params ] ) {
			$this->take_away( $params['to'] );
			$before = Snapshot::take();
			$this->assert_answer( 404, $this->rest( 'POST', '/wp/v2/mail/workwith', $params, $who ), 'rest_user_invalid_id' );
			$this->assertSame( $before, Snapshot::take() );
		}
	}

	public function test_an_account_caught_between_its_role_and_its_end_is_not_taken_for_one_of_cores(): void {
		global $wpdb;
		$id = $this->designer();
		delete_user_meta( $id, $wpdb->get_blog_prefix() . 'capabilities' );
		$hash   = ( new WP_User( $id ) )->user_pass;
		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'password' => 'correct horse 12' ), $id );
		$this->assert_answer( 401, $answer, 'jwt_auth_invalid_token' );
		$this->assertSame( $hash, $wpdb->get_var( $wpdb->prepare( "SELECT user_pass FROM {$wpdb->users} WHERE ID = %d", $id ) ) );
	}

	public function test_an_administrator_writes_nothing_for_an_account_that_is_gone(): void {
		$id   = $this->designer();
		$work = Market::work( $id );
		$this->take_away( $id );
		$before = Snapshot::take();
		foreach ( array( array( 'POST', "/wp/v2/work/{$work}", array( 'title' => 'Pot' ) ), array( 'DELETE', "/wp/v2/work/{$work}", array() ), array( 'POST', "/wp/v2/users/{$id}", array( 'city' => 'Bern' ) ), array( 'DELETE', "/wp/v2/users/delete/{$id}", array() ) ) as [ $method, $path, $params ] ) {
			$this->assert_answer( 404, $this->rest( $method, $path, $params, People::administrator() ), 'rest_user_invalid_id' );
		}
		$this->assertSame( $before, Snapshot::take() );
	}

	public function test_what_is_written_without_a_session_leaves_nothing_either(): void {
		$id   = People::designer( array( 'activated' => false, 'email' => 'waiting@example.test' ) );
		$here = new Activation();
		$here->request( $id );
		$key = (string) json_decode( (string) Rows::value( 'payload', 'outbox', 'recipient = %s ORDER BY id DESC LIMIT 1', "user:{$id}" ), true )['key'];
		update_user_meta( $id, Member_Fields::key( 'notification_enabled' ), '1' );
		parse_str( (string) wp_parse_url( Unsubscribe::url( $id ), PHP_URL_QUERY ), $query );
		get_user_by( 'email', 'waiting@example.test' );
		$this->take_away( $id );
		( new Indexer() )->flush();
		$before = Snapshot::take();
		$this->assertFalse( $here->confirm( $id, $key ) );
		$here->request_again( 'waiting@example.test' );
		$token = current( $query );
		$this->assertIsString( $token );
		( new Unsubscribe( new Member_Book() ) )->handle( $token, true );
		Last_Login::note( $id );
		( new Indexer() )->flush();
		$this->assertSame( $before, Snapshot::take() );
	}

	public function test_the_directory_lists_nobody_who_is_gone(): void {
		global $wpdb;
		$id = $this->designer();
		Market::work( $id );
		// As if the row had still to be written.
		$wpdb->delete( Tables::name( 'directory' ), array( 'user_id' => $id ) );
		$wpdb->delete( Tables::name( 'directory_skill' ), array( 'user_id' => $id ) );
		$this->take_away( $id );
		( new Indexer() )->touch( $id );
		( new Indexer() )->flush();
		$this->assertSame( 0, Rows::count( 'directory', 'user_id = %d', $id ) );
		$this->assertSame( 0, Rows::count( 'directory_skill', 'user_id = %d', $id ) );
	}

	public function test_attempts_of_an_account_that_is_gone_are_not_counted(): void {
		$this->assertTrue( Rate_Limiter::is_on() );
		foreach ( array( array( 'designer', 'apply' ), array( 'contractor', 'contact' ) ) as [ $role, $write ] ) {
			[ $id, $call ] = $this->prepared( $role, $write );
			$this->take_away( $id );
			$this->assert_answer( 401, $call() );
			$this->assertSame( 0, Rows::count( 'rate_limit', 'bucket = %s', "{$write}:{$id}" ) );
		}
	}

	public function test_accounts_are_held_in_a_transaction_alone(): void {
		while ( Transaction::is_open() ) {
			Transaction::rollback();
		}
		try {
			Account_Lock::hold( 1 );
			$this->fail( 'It was not refused.' );
		} catch ( LogicException $refusal ) {
			$this->assertNotSame( '', $refusal->getMessage() );
		}
	}

	public function test_several_accounts_are_held_in_one_order(): void {
		$ids     = array( $this->designer(), $this->contractor() );
		$queries = fn( int ...$order ): array => $this->queries( static fn() => Transaction::run( static fn(): ?WP_Error => Account_Lock::hold( ...$order ) ) );
		$this->assertSame( 1, count( (array) preg_grep( '/^(UPDATE|SELECT \*) .*users/i', $queries( ...$ids ) ) ), 'One statement for both.' );
		$this->assertNull( Transaction::run( static fn(): ?WP_Error => Account_Lock::hold( ...array_reverse( $ids ) ) ) );
	}
}
