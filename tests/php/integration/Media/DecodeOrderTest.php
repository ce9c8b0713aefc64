<?php
/** A picture is decoded last: after every field, the bot check and the limits. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Media;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\Tests\integration\People\Members\Forms;
use DesignMarketplace\Tests\Support\Bombs;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Measures;
use DesignMarketplace\Tests\Support\Snapshot;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use WP_REST_Response;

final class DecodeOrderTest extends TestCase {

	use Files;

	private const WORK = array( 'title' => 'Kettle', 'client' => 'Own', 'month' => 0, 'year' => 2026 );

	public function test_a_sign_up_decodes_nothing_while_another_field_fails(): void {
		$form = Forms::designer( array( 'name' => '', 'email' => 'nobody' ) );
		$this->assert_undecoded( 400, fn(): WP_REST_Response => $this->register( $form ) );
		$answer = $this->register( $form, 'GIF89a' );
		$this->assertSame( array( 'email', 'avatar', 'name' ), array_keys( $answer->get_data()['data']['params'] ) );
	}

	public function test_a_sign_up_names_what_the_header_of_a_picture_tells_beside_the_other_fields(): void {
		$answer = $this->register( Forms::designer( array( 'name' => '' ) ), self::claiming_png( 30000, 30000 ) );
		$this->assert_answer( 400, $answer );
		$this->assertSame( array( 'avatar', 'name' ), array_keys( $answer->get_data()['data']['params'] ) );
	}

	public function test_a_sign_up_of_a_program_decodes_nothing(): void {
		$this->assert_undecoded( 400, fn(): WP_REST_Response => $this->register( Forms::designer( array( 'fax' => '1' ) ) ) );
		$this->assert_undecoded( 400, fn(): WP_REST_Response => $this->register( Forms::designer( array( 'started_at' => microtime( true ) * 1000 ) ) ) );
	}

	public function test_a_sign_up_over_a_limit_decodes_nothing(): void {
		foreach ( range( 1, Limits::allowed()['register_unchecked']['address'][0] ) as $i ) {
			Limits::hit( 'register_unchecked' );
		}
		$this->assert_undecoded( 429, fn(): WP_REST_Response => $this->register( Forms::designer() ) );
		foreach ( range( 1, Limits::allowed()['register']['address'][0] ) as $i ) {
			Limits::hit( 'register' );
		}
		$this->assert_undecoded( 429, fn(): WP_REST_Response => $this->register( Forms::designer() ) );
	}

	public function test_a_sign_up_with_good_pictures_decodes_each(): void {
		$answer = null;
		$this->assertGreaterThan(
			0,
			Measures::decodes(
				function () use ( &$answer ): void {
					$answer = $this->register( Forms::designer() );
				}
			)
		);
		$this->assertInstanceOf( WP_REST_Response::class, $answer );
		$this->assert_answer( 200, $answer );
	}

	public function test_settings_decode_nothing_while_another_field_fails(): void {
		$designer = $this->designer();
		$answer   = $this->assert_undecoded( 400, fn(): WP_REST_Response => $this->settings( $designer, array( 'name' => '' ) ) );
		$this->assertSame( array( 'name' ), array_keys( $answer->get_data()['data']['params'] ) );
		$this->assert_undecoded(
			400,
			fn(): WP_REST_Response => $this->settings(
				$designer,
				array( 'password' => 'password456', 'password_verify' => 'password456', 'password_old' => 'wrong' )
			)
		);
		$this->assert_undecoded( 403, fn(): WP_REST_Response => $this->rest( 'POST', "/wp/v2/users/{$this->contractor()}", array(), $designer, array( 'avatar' => $this->picture( 40, 40 ) ) ) );
	}

	public function test_works_decode_nothing_while_another_field_fails(): void {
		$designer = $this->designer();
		$work     = Market::work( $designer );
		foreach ( array( '/wp/v2/work', "/wp/v2/work/{$work}" ) as $path ) {
			$answer = $this->assert_undecoded( 400, fn(): WP_REST_Response => $this->rest( 'POST', $path, array( 'title' => '' ) + self::WORK, $designer, $this->pictures( 3 ) ) );
			$this->assertSame( array( 'title' ), array_keys( $answer->get_data()['data']['params'] ) );
			$this->assert_undecoded( 415, fn(): WP_REST_Response => $this->rest( 'POST', $path, self::WORK, $designer, array( 'image2' => Uploads::file( 'GIF89a', 'a.gif', 'image/gif' ) ) + $this->pictures( 3 ) ) );
			$this->assert_undecoded( 403, fn(): WP_REST_Response => $this->rest( 'POST', $path, self::WORK, $this->contractor(), $this->pictures( 1 ) ) );
			$this->assert_undecoded( 401, fn(): WP_REST_Response => $this->rest( 'POST', $path, self::WORK, null, $this->pictures( 1 ) ) );
		}
	}

	public function test_a_member_has_so_many_pictures_an_hour(): void {
		$designer = $this->designer();
		$other    = $this->designer();
		$work     = Market::work( $designer );
		$most     = Limits::allowed()['picture']['account'][0];
		Limits::write( 'picture', $designer, $most - 4 );
		$this->assert_answer( 201, $this->rest( 'POST', '/wp/v2/work', self::WORK, $designer, $this->pictures( 3 ) ) );
		$this->assert_answer( 200, $this->settings( $designer ) );
		foreach ( array( '/wp/v2/work', "/wp/v2/work/{$work}", "/wp/v2/users/{$designer}" ) as $path ) {
			$before = Snapshot::take();
			$answer = $this->assert_undecoded( 429, fn(): WP_REST_Response => $this->rest( 'POST', $path, str_contains( $path, 'users' ) ? array() : self::WORK, $designer, array( 'avatar' => $this->picture( 60, 60 ) ) + $this->pictures( 1 ) ) );
			$this->assertGreaterThan( 0, (int) ( $answer->get_headers()['Retry-After'] ?? 0 ) );
			$this->assertSame( $before, Snapshot::take() );
		}
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$designer}", array( 'city' => 'Bex' ), $designer ) );
		$this->assert_answer( 200, $this->settings( $other ) );
		update_option( Clock::OFFSET, HOUR_IN_SECONDS + 1 );
		$this->assert_answer( 200, $this->settings( $designer ) );
	}

	public function test_several_pictures_that_cannot_be_decoded_are_all_named(): void {
		$designer = $this->designer();
		$png      = Uploads::file( self::undecodable_png(), 'a.png', 'image/png' );
		$answer   = $this->rest(
			'POST',
			'/wp/v2/work',
			self::WORK,
			$designer,
			array( 'image' => $png, 'image2' => $this->picture( 60, 40 ), 'image3' => $png )
		);
		$this->assert_answer( 400, $answer, 'rest_invalid_param' );
		$this->assertSame( array_fill_keys( array( 'image', 'image3' ), Contract::message( 'image_unreadable' ) ), $answer->get_data()['data']['params'] );
	}

	public function test_a_picture_that_cannot_be_decoded_is_named_in_every_form(): void {
		foreach ( array(
			array( '/wp/v2/users/register', Forms::designer(), null ),
			array( "/wp/v2/users/{$this->designer()}", array(), 1 ),
		) as [ $path, $form, $user ] ) {
			( new Indexer() )->flush();
			$before = Snapshot::take();
			$answer = $this->rest( 'POST', $path, $form, $user, array( 'avatar' => Uploads::file( self::undecodable_png(), 'a.png', 'image/png' ) ) );
			$this->assert_answer( 400, $answer, 'rest_invalid_param' );
			$this->assertSame( array( 'avatar' => Contract::message( 'image_unreadable' ) ), $answer->get_data()['data']['params'] );
			$this->assertSame( $before, Snapshot::take() );
		}
	}

	/**
	 * Signs up with a picture.
	 * @param array<string,mixed> $form  Fields.
	 * @param string              $bytes File's content, a good picture unless given.
	 */
	private function register( array $form, string $bytes = '' ): WP_REST_Response {
		$file = '' === $bytes ? $this->picture( 40, 40 ) : Uploads::file( $bytes, 'a.png', 'image/png' );
		return $this->rest( 'POST', '/wp/v2/users/register', $form, null, array( 'avatar' => $file ) );
	}

	/**
	 * Sends one's settings with a picture.
	 * @param int                 $member Member.
	 * @param array<string,mixed> $form   Fields.
	 */
	private function settings( int $member, array $form = array() ): WP_REST_Response {
		return $this->rest( 'POST', "/wp/v2/users/{$member}", $form, $member, array( 'avatar' => $this->picture( 60, 60 ) ) );
	}

	/**
	 * Pictures of a work.
	 * @param int $count How many.
	 * @return array<string,array<string,mixed>>
	 */
	private function pictures( int $count ): array {
		return array_map( fn(): array => $this->picture( 60, 40 ), array_flip( array_slice( array( 'image', 'image2', 'image3' ), 0, $count ) ) );
	}

	/**
	 * Asserts the status of an answer that took no decoding.
	 * @param int                         $status Expected status.
	 * @param callable():WP_REST_Response $call   Makes the call.
	 */
	private function assert_undecoded( int $status, callable $call ): WP_REST_Response {
		$answer  = null;
		$decodes = Measures::decodes(
			static function () use ( $call, &$answer ): void {
				$answer = $call();
			}
		);
		$this->assertInstanceOf( WP_REST_Response::class, $answer );
		$this->assert_answer( $status, $answer );
		$this->assertSame( 0, $decodes );
		return $answer;
	}

	/** A PNG whose bones are good and whose pixels are not. */
	private static function undecodable_png(): string {
		$png = self::draw( 60, 40, 'png' );
		return substr( $png, 0, 33 ) . Bombs::chunk( 'IDAT', str_repeat( "\xFF", 100 ) ) . Bombs::chunk( 'IEND', '' );
	}
}
