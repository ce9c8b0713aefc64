<?php
/** Whatever stands where a picture should, the answer is a refusal of ours, nothing is decoded and nothing is left. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Tests\integration\People\Members\Forms;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\Leaves_No_Trace;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Measures;
use DesignMarketplace\Tests\Support\Snapshot;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

final class HostilePicturesTest extends TestCase {

	use Leaves_No_Trace;

	private const WORK = array( 'title' => 'Kettle', 'client' => 'Own', 'month' => 0, 'year' => 2026 );

	/**
	 * Makes what $_FILES holds for a field, and the status when nothing else is wrong.
	 * @return array<string,array{callable():mixed,int}>
	 */
	public static function files(): array {
		$good = static fn(): array => Uploads::picture( 60, 40 );
		return array(
			'nothing in it'         => array( static fn(): array => Uploads::file( '', 'a.jpg', 'image/jpeg' ), 400 ),
			'16 MB of zeros'        => array( static fn(): array => Uploads::file( str_repeat( "\0", 16777216 ), 'a.jpg', 'image/jpeg' ), 415 ),
			'16 MB behind a start'  => array( static fn(): array => Uploads::file( "\xFF\xD8\xFF" . str_repeat( '<', 16777216 ), 'a.jpg', 'image/jpeg' ), 413 ),
			'a start and no end'    => array( static fn(): array => Uploads::file( "\xFF\xD8\xFF" . str_repeat( '<', 200000 ), 'a.jpg', 'image/jpeg' ), 400 ),
			'several in one field'  => array( static fn(): array => array_map( static fn( mixed $part ): array => array( $part, $part ), $good() ), 400 ),
			'one in a named list'   => array( static fn(): array => array_map( static fn( mixed $part ): array => array( 'a' => array( 'b' => $part ) ), $good() ), 400 ),
			'a list without files'  => array(
				static fn(): array => array(
					'name'     => array(),
					'type'     => array(),
					'tmp_name' => array(),
					'error'    => array(),
					'size'     => array(),
				),
				400,
			),
			'a name that is a list' => array( static fn(): array => array( 'name' => array( 'a.php' ) ) + $good(), 201 ),
			'no temporary file'     => array( static fn(): array => array( 'tmp_name' => '/nowhere' ) + $good(), 400 ),
			'a folder'              => array( static fn(): array => array( 'tmp_name' => sys_get_temp_dir() ) + $good(), 400 ),
		);
	}

	#[DataProvider( 'files' )]
	public function test_no_form_breaks( callable $make, int $status ): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$work       = Market::work( $designer );
		foreach ( array(
			array( '/wp/v2/work', self::WORK, $designer, 'image' ),
			array( "/wp/v2/work/{$work}", self::WORK, $designer, 'image3' ),
			array( "/wp/v2/users/{$designer}", array(), $designer, 'avatar' ),
			array( "/wp/v2/users/{$contractor}", array(), $contractor, 'project_image' ),
			array( '/wp/v2/users/register', Forms::designer(), null, 'avatar' ),
			array( '/wp/v2/users/register', Forms::contractor( array( 'email' => 'other@example.test' ) ), null, 'project_image' ),
		) as [ $path, $form, $user, $field ] ) {
			$file    = $make();
			$before  = $this->snapshot();
			$answer  = null;
			$seconds = 0.0;
			$decodes = Measures::decodes(
				function () use ( $path, $form, $user, $field, $file, &$answer, &$seconds ): void {
					$seconds = Measures::seconds(
						function () use ( $path, $form, $user, $field, $file, &$answer ): void {
							$answer = $this->rest( 'POST', $path, $form, $user, array( $field => $file ) );
						}
					);
				}
			);
			$this->assertInstanceOf( WP_REST_Response::class, $answer );
			if ( 201 === $status ) {
				$this->assertLessThan( 300, $answer->get_status() );
				continue;
			}
			$this->assert_answer( $status, $answer, 'rest_invalid_param' );
			$this->assertSame( array( $field ), array_keys( $answer->get_data()['data']['params'] ) );
			$this->assertSame( 0, $decodes );
			$this->assertLessThan( 0.5, $seconds );
			$this->assertSame( $before, $this->snapshot() );
		}
	}

	public function test_text_in_the_place_of_a_picture_is_no_picture_however_long(): void {
		$designer = $this->designer();
		$this->assert_answer( 413, $this->rest( 'POST', '/wp/v2/work', array( 'image' => str_repeat( 'x', 16777216 ) ) + self::WORK, $designer ) );
		foreach ( array( str_repeat( 'x', 60000 ), array( 'tmp_name' => '/etc/passwd' ), array( array( array( 1 ) ) ), 12, true ) as $value ) {
			$seconds = Measures::seconds(
				function () use ( $designer, $value ): void {
					$this->assert_answer( 400, $this->rest( 'POST', '/wp/v2/work', array( 'image' => $value ) + self::WORK, $designer ), 'rest_invalid_param' );
					$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$designer}", array( 'avatar' => $value ), $designer ) );
				}
			);
			$this->assertLessThan( 1.0, $seconds );
		}
	}

	public function test_files_of_fields_the_form_does_not_have_are_neither_read_nor_kept(): void {
		$designer = $this->designer();
		$files    = array();
		for ( $i = 0; $i < 20; $i++ ) {
			$files[ "image{$i}x" ] = $this->picture( 60, 40 );
		}
		$files['title'] = $this->picture( 60, 40 );
		$this->assertSame( 0, Measures::decodes( fn() => $this->assert_answer( 400, $this->rest( 'POST', '/wp/v2/work', self::WORK, $designer, $files ) ) ) );
		$this->assertSame( 0, Measures::decodes( fn() => $this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$designer}", array(), $designer, $files ) ) ) );
		$this->assertSame( 0, Measures::decodes( fn() => $this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/users/register', Forms::designer(), null, $files ) ) ) );
	}

	/**
	 * What can break a server's pictures.
	 * @return array<string,array{callable():void}>
	 */
	public static function faults(): array {
		return array(
			'nothing can decode'     => array(
				static function (): void {
					add_filter( 'wp_image_editors', static fn(): array => self::struck( array() ) );
				},
			),
			'nothing can write'      => array(
				static function (): void {
					add_filter( 'upload_dir', static fn( array $folder ): array => self::struck( array( 'path' => '/proc/1' ) + $folder ), 99 );
				},
			),
			'the folder is no place' => array( static fn() => Faults::in_folder() ),
			'the disk is full'       => array( static fn() => Faults::on_disk() ),
		);
	}

	#[DataProvider( 'faults' )]
	public function test_a_broken_server_leaves_nothing_half_written( callable $fault ): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$work       = Market::work( $designer, array(), array( 'image' => $this->picture( 900, 60 ) ) );
		foreach ( array(
			fn(): WP_REST_Response => $this->rest( 'POST', '/wp/v2/users/register', Forms::designer(), null, array( 'avatar' => $this->picture( 400, 400 ) ) ),
			fn(): WP_REST_Response => $this->rest( 'POST', "/wp/v2/users/{$designer}", array( 'city' => 'Bex' ), $designer, array( 'avatar' => $this->picture( 400, 400 ) ) ),
			fn(): WP_REST_Response => $this->rest( 'POST', "/wp/v2/users/{$contractor}", array( 'city' => 'Bex' ), $contractor, array( 'project_image' => $this->picture( 900, 60, 'jpeg' ) ) ),
			fn(): WP_REST_Response => $this->rest( 'POST', '/wp/v2/work', self::WORK, $designer, array( 'image' => $this->picture( 900, 60 ) ) ),
			fn(): WP_REST_Response => $this->rest( 'POST', "/wp/v2/work/{$work}", array( 'title' => 'Bell' ) + self::WORK, $designer, array( 'image' => $this->picture( 900, 60 ) ) ),
		) as $call ) {
			$this->assert_no_trace( $fault, $call );
		}
	}

	/**
	 * Notes that a fault struck.
	 * @param array<mixed> $value What it gives.
	 * @return array<mixed>
	 */
	private static function struck( array $value ): array {
		Faults::strike();
		return $value;
	}

	/**
	 * All rows and files; the directory's are written later.
	 * @return array<string,list<string>|string>
	 */
	private function snapshot(): array {
		( new Indexer() )->flush();
		return Snapshot::take();
	}
}
