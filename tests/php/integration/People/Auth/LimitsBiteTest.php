<?php
/** Every limit a module declares refuses the call it is for, with 429, in each of its scopes. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\Jobs\Applications\Moments\Job_Link;
use DesignMarketplace\Jobs\Applications\Moments\Job_Page;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Availability_Link;
use DesignMarketplace\People\Members\Email_Change_Link;
use DesignMarketplace\People\Members\Own_Data;
use DesignMarketplace\People\Verification\Verification_Link;
use DesignMarketplace\Portfolio\Credits\Credit_Answers;
use DesignMarketplace\Tests\integration\People\Members\Forms;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Member_Writes;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\School_Login;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

final class LimitsBiteTest extends TestCase {

	/** Attempts and seconds, by action and scope. */
	private const NUMBERS = array(
		'login'              => array( 'pair' => array( 10, 900 ), 'address' => array( 60, 900 ), 'account' => array( 100, 3600 ) ),
		'lostpassword'       => array( 'address' => array( 15, 900 ), 'account' => array( 3, 900 ) ),
		'reset'              => array( 'address' => array( 15, 900 ) ),
		'reset_check'        => array( 'address' => array( 30, 900 ) ),
		'challenge'          => array( 'address' => array( 120, 300 ) ),
		'register'           => array( 'address' => array( 60, 3600 ) ),
		'register_unchecked' => array( 'address' => array( 5, 3600 ) ),
		'availability'       => array( 'address' => array( 30, 300 ) ),
		'activation'         => array( 'address' => array( 15, 900 ), 'account' => array( 3, 900 ) ),
		'change'             => array( 'account' => array( 240, 3600 ) ),
		'picture'            => array( 'account' => array( 90, 3600 ) ),
		'email_change'       => array( 'account' => array( 3, DAY_IN_SECONDS ) ),
		'email_again'        => array( 'account' => array( 3, DAY_IN_SECONDS ) ),
		'email_link'         => array( 'address' => array( 30, 900 ) ),
		'own_data'           => array( 'account' => array( 3, DAY_IN_SECONDS ) ),
		'availability_link'  => array( 'address' => array( 60, 900 ) ),
		'work'               => array( 'account' => array( 60, DAY_IN_SECONDS ) ),
		'portfolio'          => array( 'account' => array( 10, DAY_IN_SECONDS ) ),
		'portfolio_import'   => array( 'account' => array( 5, DAY_IN_SECONDS ) ),
		'credit'             => array( 'account' => array( 20, DAY_IN_SECONDS ) ),
		'credit_answer'      => array( 'account' => array( 300, DAY_IN_SECONDS ) ),
		'credit_link'        => array( 'address' => array( 60, 900 ) ),
		'template'           => array( 'account' => array( 300, DAY_IN_SECONDS ) ),
		'outcome'            => array( 'account' => array( 300, DAY_IN_SECONDS ) ),
		'mission'            => array( 'account' => array( 20, DAY_IN_SECONDS ) ),
		'publication'        => array( 'account' => array( 20, DAY_IN_SECONDS ) ),
		'apply'              => array( 'account' => array( 40, DAY_IN_SECONDS ) ),
		'contact'            => array( 'account' => array( 40, DAY_IN_SECONDS ) ),
		'stage'              => array( 'account' => array( 3000, 3600 ) ),
		'tell'               => array( 'account' => array( 10, DAY_IN_SECONDS ) ),
		'job_link'           => array( 'address' => array( 60, 900 ) ),
		'list'               => array( 'account' => array( 300, DAY_IN_SECONDS ) ),
		'list_link'          => array( 'account' => array( 10, DAY_IN_SECONDS ) ),
		'invite'             => array( 'account' => array( 300, DAY_IN_SECONDS ) ),
		'invitation'         => array( 'account' => array( 30, DAY_IN_SECONDS ) ),
		'report'             => array( 'account' => array( 20, DAY_IN_SECONDS ) ),
		'report_stranger'    => array( 'address' => array( 60, 3600 ) ),
		'report_unchecked'   => array( 'address' => array( 5, 3600 ) ),
		'report_address'     => array( 'account' => array( 3, DAY_IN_SECONDS ) ),
		'verify'             => array( 'account' => array( 3, DAY_IN_SECONDS ) ),
		'verify_mailbox'     => array( 'account' => array( 3, DAY_IN_SECONDS ) ),
		'verify_link'        => array( 'address' => array( 60, 900 ) ),
		'message'            => array( 'account' => array( 60, 3600 ) ),
		'conversation'       => array( 'account' => array( 2000, 3600 ) ),
		'search'             => array( 'account' => array( 120, 3600 ) ),
		'oidc'               => array( 'address' => array( 60, 900 ) ),
		'oidc_ticket'        => array( 'address' => array( 60, 900 ) ),
		'saved'              => array( 'account' => array( 300, DAY_IN_SECONDS ) ),
		'calendar'           => array( 'account' => array( 10, DAY_IN_SECONDS ) ),
		'views'              => array( 'address' => array( 600, 3600 ) ),
	);

	/** Limits of writes, by the name of one that is counted by it. */
	private const WRITES = array(
		'stage'          => 'stage',
		'tell'           => 'tell',
		'message'        => 'message',
		'picture'        => 'message_picture',
		'conversation'   => 'read',
		'search'         => 'change_search',
		'verify'         => 'verify',
		'verify_mailbox' => 'verify',
		'email_again'    => 'email_again',
		'change'         => 'renew',
		'mission'        => 'duplicate',
		'credit_answer'  => 'answer_credit',
		'list'           => 'rename_list',
		'list_link'      => 'share_list',
		'invite'         => 'invite',
		'template'       => 'change_template',
		'outcome'        => 'outcome',
		'saved'          => 'save_job',
		'calendar'       => 'make_calendar',
	);

	/** @return array<string,array{string,string}> */
	public static function limits(): array {
		$limits = array();
		foreach ( Limits::allowed() as $action => $scopes ) {
			foreach ( array_keys( $scopes ) as $scope ) {
				$limits[ "{$action}, {$scope}" ] = array( $action, $scope );
			}
		}
		return $limits;
	}

	public function test_the_numbers(): void {
		$this->assertEquals( self::NUMBERS, Limits::allowed() );
	}

	#[DataProvider( 'limits' )]
	public function test_a_limit_that_is_used_up_refuses( string $action, string $scope ): void {
		global $wpdb;
		$call   = $this->call( $action );
		$before = $call();
		$this->assertNotSame( 429, $before );
		$table = Tables::name( 'rate_limit' );
		$used  = $wpdb->query( $wpdb->prepare( "UPDATE {$table} SET hits = 1000000 WHERE bucket LIKE %s", $wpdb->esc_like( "{$action}:{$scope}:" ) . '%' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		$this->assertGreaterThan( 0, $used, 'It is not counted.' );
		if ( 'report_address' === $action ) {
			// What it holds back is an email; the answer does not say so.
			$wpdb->query( 'DELETE FROM ' . Tables::name( 'outbox' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
			$call();
			$this->assertSame( 0, Rows::count( 'outbox', "message = 'report_received'" ) );
			return;
		}
		$this->assertSame( 429, $call() );
	}

	/**
	 * A call that can be made twice, and gives its status.
	 * @param string $action Limit.
	 * @return callable():int
	 */
	private function call( string $action ): callable {
		if ( isset( self::WRITES[ $action ] ) ) {
			[ $who, [ $method, $path, $params, $files ] ] = Member_Writes::ready( self::WRITES[ $action ] );
			return fn(): int => $this->rest( $method, $path, $params, $who, $files )->get_status();
		}
		$rest = fn( string $path, array $params, ?int $who = null ): callable => fn(): int => $this->rest( 'POST', $path, $params, $who )->get_status();
		return match ( $action ) {
			'login'              => $rest( '/jwt-auth/v1/token', array( 'username' => People::email( $this->designer() ), 'password' => 'wrong' ) ),
			'lostpassword'       => $this->ask_for_mail( People::email( $this->designer() ) ),
			'reset'              => $rest( '/wp/v2/users/password', array() ),
			'reset_check'        => $rest( '/wp/v2/users/password', array( 'check' => true ) ),
			'challenge'          => fn(): int => $this->rest( 'GET', '/wp/v2/users/altcha' )->get_status(),
			'register'           => $rest( '/wp/v2/users/register', array() ),
			'register_unchecked' => $this->sign_up(),
			'report'             => $this->report_a_job( $this->designer(), $this->contractor() ),
			'availability'       => $rest( '/wp/v2/users/availability', array() ),
			'activation'         => $rest( '/wp/v2/users/activation', array( 'email' => 'nobody@example.test' ) ),
			'email_change'       => $this->change_address( $this->designer() ),
			'email_link'         => fn(): int => ( new Email_Change_Link() )->handle( 'undo.1.' . str_repeat( 'a', 40 ), true )[0],
			'verify_link'        => fn(): int => ( new Verification_Link() )->handle( 'x', false )[0],
			'availability_link'  => fn(): int => ( new Availability_Link() )->handle( 'x', false )[0],
			'credit_link'        => fn(): int => ( new Credit_Answers() )->handle( 'x' )[0],
			'invitation'         => $this->invite_somebody( $this->contractor() ),
			'credit'             => $this->name_somebody( $this->designer() ),
			'portfolio'          => $this->of_portfolio( 'GET', '.zip' ),
			'portfolio_import'   => $this->of_portfolio( 'POST', '', array( 'file' => Uploads::file( 'x', 'a.zip', 'application/zip' ) ) ),
			'job_link'           => fn(): int => ( new Job_Page() )->handle( Job_Link::PARAMETER, false )[0],
			'oidc'               => $this->go_to_the_provider(),
			'oidc_ticket'        => $rest( '/design-marketplace/v1/oidc/session', array( 'ticket' => 'x' ) ),
			'views'              => $this->look(),
			'own_data'           => $this->ask_for_data( $this->designer() ),
			'publication'        => $rest( '/wp/v2/mission', array( 'title' => 'A bell', 'description' => 'It rings.' ), $this->contractor() ),
			'work'               => $this->add_work( $this->designer() ),
			'apply'              => $this->apply( $this->designer(), $this->contractor() ),
			'contact'            => $rest( '/wp/v2/mail/workwith', array( 'to' => $this->designer(), 'comment' => 'Words' ), $this->contractor() ),
			'report_stranger', 'report_unchecked', 'report_address' => $this->report( $this->contractor() ),
			default              => throw new RuntimeException( "No call is counted by {$action}." ),
		};
	}

	/**
	 * @param array<string,array<string,mixed>> $files
	 * @return callable():int
	 */
	private function of_portfolio( string $method, string $end, array $files = array() ): callable {
		$who = $this->designer();
		return fn(): int => $this->rest( $method, "/wp/v2/users/{$who}/portfolio{$end}", array(), $who, $files )->get_status();
	}

	/** @return callable():int */
	private function invite_somebody( int $who ): callable {
		$mission = Market::mission( $who );
		return fn(): int => $this->rest( 'POST', '/design-marketplace/v1/invitations', array( 'mission' => $mission, 'to' => array( $this->designer() ) ), $who )->get_status();
	}

	/** @return callable():int */
	private function look(): callable {
		return function (): int {
			$look = $this->request( 'POST', '/design-marketplace/v1/views', array( 'kind' => 'member', 'id' => 1 ), array() );
			$look->set_header( 'User-Agent', 'Mozilla/5.0' );
			return $this->answer( $look )->get_status();
		};
	}

	/** @return callable():int */
	private function name_somebody( int $who ): callable {
		$work = Market::work( $who );
		return fn(): int => $this->rest( 'POST', "/wp/v2/work/{$work}", array( 'with' => array( $this->designer() ) ), $who )->get_status();
	}

	/** @return callable():int */
	private function go_to_the_provider(): callable {
		new School_Login();
		$designer = $this->designer();
		return fn(): int => $this->rest( 'POST', '/design-marketplace/v1/oidc/start', array(), $designer )->get_status();
	}

	/**
	 * Asks for the mail about a lost password, as wp-login.php does.
	 * @return callable():int
	 */
	private function ask_for_mail( string $name ): callable {
		add_filter( 'wp_die_handler', static fn(): callable => static fn( string $message, string $title, array $args ) => throw new RuntimeException( $message, (int) $args['response'] ) );
		return static function () use ( $name ): int {
			$_POST['user_login'] = $name;
			try {
				do_action( 'login_form_lostpassword' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
				return 200;
			} catch ( RuntimeException $refusal ) {
				return $refusal->getCode();
			} finally {
				unset( $_POST['user_login'] ); // phpcs:ignore WordPress.Security.NonceVerification -- a test.
			}
		};
	}

	/** @return callable():int */
	private function change_address( int $who ): callable {
		$times = 0;
		return function () use ( $who, &$times ): int {
			++$times;
			return $this->rest( 'POST', "/wp/v2/users/{$who}", array( 'email' => "new{$times}@example.test" ), $who )->get_status();
		};
	}

	/** @return callable():int */
	private function ask_for_data( int $who ): callable {
		return static fn(): int => (int) ( ( new Own_Data() )->send( $who )?->get_error_data()['status'] ?? 200 );
	}

	/** @return callable():int */
	private function add_work( int $who ): callable {
		$fields = array( 'title' => 'Lamp', 'client' => 'Own', 'month' => 0, 'year' => 2026, 'status' => 'draft' );
		return fn(): int => $this->rest( 'POST', '/wp/v2/work', $fields, $who, array( 'image' => $this->picture( 40, 40 ) ) )->get_status();
	}

	/** @return callable():int */
	private function apply( int $who, int $company ): callable {
		return fn(): int => $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $company, 'missions' => Market::mission( $company ), 'comment' => 'Words' ), $who )->get_status();
	}

	/**
	 * Signs up without a bot check.
	 * @return callable():int
	 */
	private function sign_up(): callable {
		$times = 0;
		return function () use ( &$times ): int {
			++$times;
			return $this->rest( 'POST', '/wp/v2/users/register', Forms::designer( array( 'email' => "unchecked{$times}@example.test" ) ) )->get_status();
		};
	}

	/**
	 * Reports another job each time.
	 * @return callable():int
	 */
	private function report_a_job( int $who, int $company ): callable {
		return fn(): int => $this->rest( 'POST', '/design-marketplace/v1/reports', array( 'kind' => 'mission', 'id' => Market::mission( $company ), 'reason' => 'spam' ), $who )->get_status();
	}

	/**
	 * Reports a profile without an account.
	 * @return callable():int
	 */
	private function report( int $company ): callable {
		Market::mission( $company );
		$fields = array( 'url' => home_url( '/project/' . People::slug( $company ) ), 'name' => 'Erika', 'email' => 'erika@example.test', 'reason' => 'spam' );
		return fn(): int => $this->rest( 'POST', '/design-marketplace/v1/reports/stranger', $fields )->get_status();
	}
}
