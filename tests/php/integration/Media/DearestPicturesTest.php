<?php
/** The three dearest pictures somebody can build by hand and have taken. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Media;

use DesignMarketplace\Tests\Support\Bombs;
use DesignMarketplace\Tests\Support\Measures;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

final class DearestPicturesTest extends TestCase {

	private const WORK = array( 'title' => 'Kettle', 'client' => 'Own', 'month' => 0, 'year' => 2026 );

	/**
	 * Seven passes over the most pixels, and so much packed text beside them that the budget is spent.
	 * @param int $text Bytes of the text.
	 */
	private static function bytes( int $text ): string {
		return Bombs::png( 5000, 5000, 8, 2, true, Bombs::chunk( 'zTXt', "Comment\0\0" . gzcompress( str_repeat( 'A', $text ), 9 ) ), 4 );
	}

	#[Group( 'dear' )]
	public function test_a_work_with_the_three_dearest_is_taken_in_time(): void {
		$designer = $this->designer();
		$this->assert_answer( 413, $this->send( $designer, self::bytes( 4000000 ) ) );
		$bytes   = self::bytes( 2000000 );
		$answer  = null;
		$seconds = Measures::idle_seconds(
			function () use ( $designer, $bytes, &$answer ): void {
				$answer = $this->send( $designer, $bytes );
			},
			5.0
		);
		$this->assertInstanceOf( WP_REST_Response::class, $answer );
		$this->assert_answer( 201, $answer );
		$this->assertLessThan( 5.0, $seconds );
	}

	/**
	 * Sends a work with the same picture three times.
	 * @param int    $designer Who sends it.
	 * @param string $bytes    The file.
	 */
	private function send( int $designer, string $bytes ): WP_REST_Response {
		$files = array();
		foreach ( array( 'image', 'image2', 'image3' ) as $field ) {
			$files[ $field ] = Uploads::file( $bytes, 'a.png', 'image/png' );
		}
		return $this->rest( 'POST', '/wp/v2/work', self::WORK, $designer, $files );
	}
}
