<?php
/** The list of a work's pictures: read, written, and what is refused. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Portfolio;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Portfolio\Work_Post_Type;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Post;
use WP_REST_Response;

final class PicturesTest extends TestCase {

	private const FORM = array( 'title' => 'Kettle', 'client' => 'Own', 'month' => '0', 'year' => '2024' );

	private int $designer;

	protected function setUp(): void {
		parent::setUp();
		$this->designer = $this->designer();
	}

	/**
	 * Adds a work with some pictures.
	 * @param int $count Pictures.
	 */
	private function work( int $count ): int {
		$names = array_map( static fn( int $number ): string => "p{$number}", range( 1, $count ) );
		return Market::work(
			$this->designer,
			array( 'pictures' => array_map( static fn( string $name ): array => array( 'file' => $name, 'alt' => "Alt {$name}", 'caption' => "Caption {$name}" ), $names ) ),
			array_combine( $names, array_map( fn(): array => $this->picture(), $names ) )
		);
	}

	/** @return list<int> */
	private function ids( int $work ): array {
		$post = get_post( $work );
		return $post instanceof WP_Post ? Work_Post_Type::pictures( $post ) : array();
	}

	/**
	 * Writes a work.
	 * @param int                               $work  Work, 0 for a new one.
	 * @param array<string,mixed>               $sent  Fields.
	 * @param array<string,array<string,mixed>> $files Files.
	 */
	private function write( int $work, array $sent, array $files = array() ): WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/work' . ( $work > 0 ? "/{$work}" : '' ), $sent + ( $work > 0 ? array() : self::FORM ), $this->designer, $files );
	}

	public function test_a_list_comes_back_in_its_order_with_its_words(): void {
		$list   = '[{"file":"b","alt":"Tea <3 & \"more\"","caption":"In May"},{"file":"a"}]';
		$answer = $this->write( 0, array( 'pictures' => $list ), array( 'a' => $this->picture( 60, 40 ), 'b' => $this->picture( 90, 40 ) ) );
		$this->assert_answer( 201, $answer );
		$work = $answer->get_data();
		$this->assertSame( array( 90, 60 ), array_column( $work['pictures'], 'width' ) );
		$this->assertSame( array( 'Tea <3 & "more"', '' ), array_column( $work['pictures'], 'alt' ) );
		$this->assertSame( array( 'In May', '' ), array_column( $work['pictures'], 'caption' ) );
		$this->assertSame( array( 'Tea <3 & "more"', 'Kettle', null ), array( $work['image']['alt'], $work['image2']['alt'], $work['image3'] ) );
		$this->assertTrue( rest_validate_value_from_schema( $work, Contract::shape( 'work' ), 'work' ) );
		$this->assertEquals( $work, $this->rest( 'GET', "/wp/v2/work/{$work['id']}", array(), $this->designer )->get_data() );
	}

	public function test_it_is_put_in_order_and_what_is_left_out_goes(): void {
		$work              = $this->work( 4 );
		[ $a, $b, $c, $d ] = $this->ids( $work );
		$answer            = $this->write( $work, array( 'pictures' => array( array( 'id' => $d, 'caption' => '' ), array( 'file' => 'new', 'alt' => 'New' ), array( 'id' => "{$a}", 'alt' => 'Other' ) ) ), array( 'new' => $this->picture() ) );
		$this->assert_answer( 200, $answer );
		$pictures = $answer->get_data()['pictures'];
		$this->assertSame( array( $d, $a ), array( $pictures[0]['id'], $pictures[2]['id'] ) );
		$this->assertSame( array( 'Alt p4', 'New', 'Other' ), array_column( $pictures, 'alt' ) );
		$this->assertSame( array( '', '', 'Caption p1' ), array_column( $pictures, 'caption' ) );
		$this->assertNull( get_post( $b ) );
		$this->assertNull( get_post( $c ) );
		$this->assertSame( $this->ids( $work ), array_column( array( $answer->get_data()['image'], $answer->get_data()['image2'], $answer->get_data()['image3'] ), 'id' ) );
	}

	public function test_twelve_come_four_at_a_time(): void {
		$work = $this->work( 4 );
		foreach ( array( 1, 2 ) as $round ) {
			$names = array( "a{$round}", "b{$round}", "c{$round}", "d{$round}" );
			$list  = array_merge(
				array_map( static fn( int $id ): array => compact( 'id' ), $this->ids( $work ) ),
				array_map( static fn( string $file ): array => compact( 'file' ), $names )
			);
			$this->assert_answer( 200, $this->write( $work, array( 'pictures' => wp_json_encode( $list ) ), array_map( fn(): array => $this->picture(), array_flip( $names ) ) ) );
		}
		$twelve = $this->ids( $work );
		$this->assertCount( 12, $twelve );
		$list = array_map( static fn( int $id ): array => compact( 'id' ), $twelve );
		$this->assert_refused( $this->write( $work, array( 'pictures' => array( ...$list, array( 'file' => 'z' ) ) ), array( 'z' => $this->picture() ) ) );
		$this->assertSame( $twelve, $this->ids( $work ) );
	}

	private function assert_refused( WP_REST_Response $answer, int $status = 400 ): void {
		$this->assert_answer( $status, $answer, 'rest_invalid_param' );
		$this->assertSame( array( 'pictures' ), array_keys( $answer->get_data()['data']['params'] ) );
	}

	/** @return iterable<string,array{mixed}> */
	public static function wrong(): iterable {
		yield 'nothing' => array( array() );
		yield 'nothing as text' => array( '' );
		yield 'a word' => array( 'x' );
		yield 'a number' => array( 7 );
		yield 'a picture of nobody' => array( array( array( 'id' => 999999999 ) ) );
		yield 'a file that is not there' => array( array( array( 'file' => 'none' ) ) );
		yield 'a list in a list' => array( array( array( array( 'id' => 1 ) ) ) );
		yield 'a null byte' => array( array( array( 'file' => "new\0" ), array( 'file' => 'new' ) ) );
		yield 'thousands' => array( array_fill( 0, 3000, array( 'file' => 'new' ) ) );
		yield 'five new ones' => array( array_map( static fn( int $n ): array => array( 'file' => "f{$n}" ), range( 1, 5 ) ) );
		yield 'a long text' => array( array( array( 'file' => 'new', 'alt' => str_repeat( 'x', 251 ) ) ) );
	}

	#[DataProvider( 'wrong' )]
	public function test_a_wrong_list_changes_nothing( mixed $list ): void {
		$work   = $this->work( 1 );
		$before = $this->ids( $work );
		$files  = array( 'new' => $this->picture() );
		foreach ( range( 1, 5 ) as $number ) {
			$files[ "f{$number}" ] = $this->picture();
		}
		$this->assert_refused( $this->write( $work, array( 'pictures' => $list ), $files ) );
		$this->assert_refused( $this->write( 0, array( 'pictures' => $list ), $files ) );
		$this->assertSame( $before, $this->ids( $work ) );
	}

	public function test_a_picture_of_another_work_is_foreign(): void {
		$work  = $this->work( 1 );
		$other = $this->ids( $this->work( 1 ) )[0];
		$this->assert_refused( $this->write( $work, array( 'pictures' => array( array( 'id' => $this->ids( $work )[0] ), array( 'id' => $other ) ) ) ) );
		$this->assertNotNull( get_post( $other ) );
	}

	public function test_a_refused_file_is_named_by_the_list(): void {
		$work  = $this->work( 1 );
		$files = $this->ids( $work );
		$this->assert_refused( $this->write( $work, array( 'pictures' => array( array( 'file' => 'new' ) ) ), array( 'new' => Uploads::file( 'GIF89a', 'a.png', 'image/png' ) ) ), 415 );
		$this->assertSame( $files, $this->ids( $work ) );
	}

	public function test_the_old_fields_are_only_files_beside_a_list(): void {
		$answer = $this->write( 0, array( 'pictures' => array( array( 'file' => 'image2' ), array( 'file' => 'image' ) ) ), array( 'image' => $this->picture( 60, 40 ), 'image2' => $this->picture( 90, 40 ), 'image3' => $this->picture() ) );
		$this->assert_answer( 201, $answer );
		$this->assertSame( array( 90, 60 ), array_column( $answer->get_data()['pictures'], 'width' ) );
	}

	public function test_the_old_fields_alone_are_as_ever(): void {
		$work              = $this->work( 4 );
		[ $a, $b, $c, $d ] = $this->ids( $work );
		$second            = $this->write( $work, array(), array( 'image2' => $this->picture( 90, 40 ) ) )->get_data();
		$this->assertSame( array( 'Alt p1', '', 'Alt p3', 'Alt p4' ), array_column( $second['pictures'], 'alt' ) );
		$this->assertSame( array( $a, 90, 'Kettle', $c ), array( $second['image']['id'], $second['image2']['width'], $second['image2']['alt'], $second['image3']['id'] ) );
		$this->assertNull( get_post( $b ) );
		$without = $this->write( $work, array( 'image2' => '' ) )->get_data();
		$this->assertSame( array( $a, null, $c, array( $a, $c, $d ) ), array( $without['image']['id'], $without['image2'], $without['image3']['id'], array_column( $without['pictures'], 'id' ) ) );
		$again = $this->write( $work, array(), array( 'image2' => $this->picture() ) )->get_data();
		$this->assertSame( array( $a, $again['image2']['id'], $c, $d ), $this->ids( $work ) );
		$this->assert_answer( 400, $this->write( $work, array( 'image' => '' ) ) );
	}

	public function test_one_sent_again_under_its_name_has_the_pictures_of_the_second(): void {
		$send  = fn( string $file ): array => $this->write( 0, array( 'request_id' => '7d0f31c4-6a2b-4a55-9c1e-0b8a7f3f2d12', 'pictures' => array( compact( 'file' ) ) ), array( $file => $this->picture() ) )->get_data();
		$first = $send( 'a' );
		$again = $send( 'b' );
		$this->assertSame( $first['id'], $again['id'] );
		$this->assertCount( 1, $again['pictures'] );
		$this->assertNull( get_post( $first['image']['id'] ) );
	}

	public function test_each_picture_has_its_average_colour(): void {
		$work = $this->write( 0, array(), array( 'image' => $this->filled( 0x3366cc ) ) )->get_data();
		$this->assertSame( '#3366cc', $work['image']['color'] );
		$id   = $work['image']['id'];
		$meta = (array) wp_get_attachment_metadata( $id );
		foreach ( array( 'red;}', '#12345', array( '#123456' ), null ) as $wrong ) {
			wp_update_attachment_metadata( $id, array( 'color' => $wrong ) + $meta );
			$this->assertSame( '', $this->rest( 'GET', "/wp/v2/work/{$work['id']}", array(), $this->designer )->get_data()['image']['color'] );
		}
	}

	/**
	 * A picture of one colour.
	 * @return array<string,mixed>
	 */
	private function filled( int $colour ): array {
		$image = imagecreatetruecolor( 900, 600 );
		imagefill( $image, 0, 0, $colour );
		ob_start();
		imagepng( $image );
		return Uploads::file( (string) ob_get_clean(), 'a.png', 'image/png' );
	}
}
