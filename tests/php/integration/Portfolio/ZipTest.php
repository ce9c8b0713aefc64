<?php
/** A portfolio as one archive: what leaves, what comes in again, and what is refused without leaving anything. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Portfolio;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Kernel\Rest\Streamed;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\Media\Quota;
use DesignMarketplace\Media\Sweeper;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Portfolio\Work_Query;
use DesignMarketplace\Portfolio\Zip\Import;
use DesignMarketplace\Portfolio\Zip\Packing;
use DesignMarketplace\Tests\Support\Bombs;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use ReflectionMethod;
use RuntimeException;
use WP_Error;
use WP_REST_Response;
use ZipArchive;

final class ZipTest extends TestCase {

	private const FORM = array( 'title' => 'Puls', 'client' => 'Own', 'month' => 0, 'year' => 2024 );

	protected function tearDown(): void {
		self::at( 0 );
		parent::tearDown();
		Folder::configured()->sweep( PHP_INT_MAX );
	}

	private static function at( int $seconds ): void {
		$seconds ? update_option( Clock::OFFSET, $seconds ) : delete_option( Clock::OFFSET );
	}

	/**
	 * A work with pictures, made as the app makes it.
	 * @param array<string,mixed> $values
	 * @param list<array{alt?:string,caption?:string}> $pictures
	 */
	private function work( int $designer, array $values, array $pictures = array( array() ) ): int {
		$files = array();
		foreach ( $pictures as $number => $picture ) {
			$files[ "p{$number}" ] = $this->picture( 40 + 10 * $number, 30 );
			$pictures[ $number ]   = array( 'file' => "p{$number}" ) + $picture;
		}
		$answer = $this->rest( 'POST', '/wp/v2/work', $values + array( 'pictures' => wp_json_encode( $pictures ) ) + self::FORM, $designer, $files );
		$this->assert_answer( 201, $answer );
		return (int) $answer->get_data()['id'];
	}

	private function zip( int $designer ): string {
		$answer = $this->rest( 'GET', "/wp/v2/users/{$designer}/portfolio.zip", array(), $designer );
		$this->assertInstanceOf( Streamed::class, $answer );
		ob_start();
		$answer->send();
		return (string) ob_get_clean();
	}

	/** @return array<string,string> Contents by name. */
	private static function contents( string $bytes ): array {
		$archive = new ZipArchive();
		$archive->open( Uploads::file( $bytes, 'a.zip', 'application/zip' )['tmp_name'] );
		$found = array();
		foreach ( range( 0, $archive->count() - 1 ) as $index ) {
			$found[ (string) $archive->getNameIndex( $index ) ] = (string) $archive->getFromIndex( $index );
		}
		return $found;
	}

	/**
	 * An archive as somebody else may have made it.
	 * @param array<string,string>           $files By name.
	 * @param null|callable(ZipArchive):void $also
	 */
	private static function archive( array $files, ?callable $also = null ): string {
		$path    = Uploads::file( '', 'a.zip', 'application/zip' )['tmp_name'];
		$archive = new ZipArchive();
		$archive->open( $path, ZipArchive::OVERWRITE );
		foreach ( $files as $name => $bytes ) {
			$archive->addFromString( $name, $bytes );
		}
		$also && $also( $archive );
		$archive->close();
		return (string) file_get_contents( $path );
	}

	/**
	 * A list of works, each with pictures.
	 * @param array<string,mixed> ...$works
	 */
	private static function list( array ...$works ): string {
		return (string) wp_json_encode( array( 'format' => Packing::FORMAT, 'version' => 1, 'works' => $works ) );
	}

	/**
	 * @param array<string,mixed> $values
	 * @return array<string,mixed>
	 */
	private static function said( array $values = array() ): array {
		return $values + self::FORM + array( 'status' => 'publish', 'pictures' => array( array( 'file' => 'pictures/a.png' ) ) );
	}

	private static function png( int $width = 6 ): string {
		return (string) file_get_contents( Uploads::picture( $width, 4 )['tmp_name'] );
	}

	private function send( int $designer, string $bytes ): WP_REST_Response {
		return $this->rest( 'POST', "/wp/v2/users/{$designer}/portfolio", array(), $designer, array( 'file' => Uploads::file( $bytes, 'a.zip', 'application/zip' ) ) );
	}

	/** @return array{state:string,works:int,message:string} */
	private function state( int $designer ): array {
		$answer = $this->rest( 'GET', "/wp/v2/users/{$designer}/portfolio", array(), $designer );
		$this->assertTrue( rest_validate_value_from_schema( $answer->get_data(), Contract::shape( 'portfolio_import' ), 'x' ) );
		return $answer->get_data();
	}

	/** @return list<array<string,mixed>> */
	private function works( int $designer ): array {
		return $this->rest( 'GET', '/wp/v2/work', array( 'author_name' => People::slug( $designer ), 'per_page' => 100 ), $designer )->get_data();
	}

	/** Nothing is left: no picture, no file, no work. */
	private function assert_nothing( int $designer ): void {
		$this->assertSame( array(), $this->works( $designer ) );
		$this->assertSame( array(), Deletion::images( $designer ) );
		$this->assertSame( array(), preg_grep( '/(jpg|png)$/', array_filter( Uploads::stored(), static fn( string $name ): bool => ! str_starts_with( $name, 'sent/' ) ) ) );
		$this->assertSame( array(), self::passing() );
	}

	/** @return list<string> Files that are there for a while only. */
	private static function passing(): array {
		return Disk::names( dirname( (string) Folder::configured()->passing( '' ) ) );
	}

	public function test_a_portfolio_comes_back_in_an_empty_account_as_it_was(): void {
		$ada   = $this->designer();
		$skill = Market::skill();
		$this->work( $ada, array( 'title' => 'Last' ) );
		$this->work( $ada, array( 'title' => 'Draft', 'status' => 'draft', 'visibility' => 'unlisted' ) );
		$this->work( $ada, array( 'title' => 'Hidden way', 'visibility' => 'unlisted' ) );
		$this->rest( 'DELETE', '/wp/v2/work/' . $this->work( $ada, array( 'title' => 'Away' ) ), array(), $ada );
		$this->work(
			$ada,
			array( 'title' => 'I <3 "it"', 'description' => "Two\nlines \\ & <b>", 'skill' => (string) $skill, 'video_url' => 'https://vimeo.com/1', 'month' => 11 ),
			array( array( 'alt' => 'A "red" line', 'caption' => 'Drawn <by> hand' ), array(), array( 'caption' => 'Third \\' ) )
		);
		$bob    = $this->designer();
		$answer = $this->send( $bob, $this->zip( $ada ) );
		$this->assert_answer( 201, $answer );
		$this->assertSame( array( 'works' => 4 ), $answer->get_data() );
		$this->assertSame( array( 'state' => 'done', 'works' => 4, 'message' => '' ), $this->state( $bob ) );
		$said = static fn( array $work ): array => array(
			...array_map( static fn( string $key ): mixed => $work[ $key ], array( 'title', 'client', 'description', 'month', 'year', 'skill', 'video_url', 'status', 'visibility' ) ),
			array_map( static fn( array $picture ): array => array( $picture['alt'], $picture['caption'], $picture['width'], $picture['height'] ), $work['pictures'] ),
		);
		$this->assertSame( array_map( $said, $this->works( $ada ) ), array_map( $said, $this->works( $bob ) ) );
		$this->assertSame( 'I &lt;3 &quot;it&quot;', $this->works( $bob )[0]['title']['rendered'] );
		$this->assertSame( array(), self::passing() );
		$this->assertSame( array(), array_intersect( array_column( $this->works( $ada ), 'slug' ), array_filter( array_column( array_slice( $this->works( $bob ), 1, 1 ), 'slug' ) ) ), 'An unlisted one gets an address of its own.' );
	}

	public function test_the_archive_holds_a_list_a_page_without_addresses_and_the_largest_files(): void {
		$ada = $this->designer( array( 'name' => 'Ada <3 "x"' ) );
		$this->work( $ada, array( 'title' => 'I <3 & "it"', 'video_url' => 'https://vimeo.com/1' ), array( array( 'alt' => '" onerror="x', 'caption' => '<3 &amp; more' ) ) );
		$zip = $this->zip( $ada );
		$all = self::contents( $zip );
		$this->assertSame( array( 'portfolio.json', 'index.html' ), array_slice( array_keys( $all ), 0, 2 ) );
		$list = json_decode( $all['portfolio.json'], true );
		$this->assertSame( array( 'design-marketplace-portfolio', 1 ), array( $list['format'], $list['version'] ) );
		$file = $list['works'][0]['pictures'][0]['file'];
		$this->assertMatchesRegularExpression( '~^pictures/[a-z0-9-]+\.png$~', $file );
		$picture = $this->works( $ada )[0]['pictures'][0];
		$this->assertSame( file_get_contents( (string) get_attached_file( $picture['id'] ) ), $all[ $file ] );
		$this->assertStringContainsString( $all[ $file ], $zip, 'Pictures are not packed once more.' );
		$page = $all['index.html'];
		foreach ( array( '<h1>Ada &lt;3 &quot;x&quot;</h1>', '<h2>I &lt;3 &amp; &quot;it&quot;</h2>', '<figcaption>&lt;3 &amp;amp; more</figcaption>' ) as $words ) {
			$this->assertStringContainsString( $words, $page );
		}
		$this->assertSame( 1, preg_match_all( '/<img /', $page ) );
		$this->assertDoesNotMatchRegularExpression( '~<script|<link|<a |(src|href)="?(https?:|//)|url\(|onerror="~i', $page );
		$this->assertStringContainsString( "src=\"{$file}\" alt=\"&quot; onerror=&quot;x\"", $page );
	}

	public function test_only_who_said_yes_is_named(): void {
		$names = new ReflectionMethod( Packing::class, 'names' );
		$this->assertSame( array( 'Bo' ), $names->invoke( null, array( array( 'name' => 'Al', 'state' => 'asked' ), array( 'name' => 'Bo', 'state' => 'yes' ) ) ) );
	}

	public function test_what_a_decision_hides_leaves_as_a_draft(): void {
		global $wpdb;
		$ada = $this->designer();
		$id  = $this->work( $ada, array() );
		$wpdb->update( $wpdb->posts, array( 'post_status' => Hidden::STATUS ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		$list = json_decode( self::contents( $this->zip( $ada ) )['portfolio.json'], true );
		$this->assertSame( array( 'draft' ), array_column( $list['works'], 'status' ) );
	}

	public function test_nobody_takes_or_brings_the_portfolio_of_another(): void {
		$ada = $this->designer();
		foreach ( array( array( null, 401 ), array( $this->designer(), 403 ), array( $this->contractor(), 403 ), array( $this->person( 'administrator' ), 403 ) ) as [ $who, $status ] ) {
			foreach ( array( array( 'GET', '.zip' ), array( 'GET', '' ), array( 'POST', '' ) ) as [ $method, $end ] ) {
				$this->assert_answer( $status, $this->rest( $method, "/wp/v2/users/{$ada}/portfolio{$end}", array(), $who ) );
			}
		}
		$company = $this->contractor();
		$this->assert_answer( 403, $this->rest( 'POST', "/wp/v2/users/{$company}/portfolio", array(), $company ) );
	}

	public function test_a_head_request_makes_no_archive(): void {
		$ada    = $this->designer();
		$answer = $this->rest( 'HEAD', "/wp/v2/users/{$ada}/portfolio.zip", array(), $ada );
		$this->assertSame( array( 200, 'application/zip' ), array( $answer->get_status(), $answer->get_headers()['Content-Type'] ) );
		for ( $time = 0; $time < 10; $time++ ) {
			$this->zip( $ada );
		}
		$this->assert_answer( 429, $this->rest( 'GET', "/wp/v2/users/{$ada}/portfolio.zip", array(), $ada ) );
		$this->assertSame( array(), self::passing() );
	}

	public function test_it_comes_in_only_where_there_is_no_work_but_in_the_trash_and_five_times_a_day(): void {
		$ada = $this->designer();
		$id  = $this->work( $ada, array( 'status' => 'draft' ) );
		$zip = self::archive( array( 'portfolio.json' => self::list( self::said() ), 'pictures/a.png' => self::png() ) );
		$this->assert_answer( 409, $this->send( $ada, $zip ) );
		$this->rest( 'DELETE', "/wp/v2/work/{$id}", array(), $ada );
		for ( $time = 0; $time < 4; $time++ ) {
			$this->assert_answer( 415, $this->send( $ada, 'nothing' ) );
		}
		$this->assert_answer( 201, $this->send( $ada, $zip ) );
		$this->rest( 'DELETE', '/wp/v2/work/' . $this->works( $ada )[0]['id'], array(), $ada );
		$this->assert_answer( 429, $this->send( $ada, $zip ) );
	}

	/** @return array<string,array{int,string}> Status and bytes. */
	public static function refused(): array {
		$png   = self::png();
		$good  = array( 'portfolio.json' => self::list( self::said() ), 'pictures/a.png' => $png );
		$with  = static fn( array $values ): string => self::archive( array( 'portfolio.json' => self::list( self::said( $values ) ) ) + $good );
		$named = static fn( string $name ): string => self::archive( $good + array( str_repeat( 'x', strlen( $name ) ) => 'words' ) );
		// ZipArchive cleans names: they are put in afterwards.
		$odd  = static fn( string $name ): string => str_replace( str_repeat( 'x', strlen( $name ) ), $name, $named( $name ) );
		$bomb = self::archive( $good + array( 'pictures/b.png' => str_repeat( "\0", 3 * MB_IN_BYTES ) ) );
		$says = static fn( string $bytes, int $before, int $after ): string => str_replace( pack( 'V', $before ), pack( 'V', $after ), $bytes );
		return array(
			'no archive'                 => array( 415, 'PK' ),
			'begins like one'            => array( 415, "PK\x03\x04" . str_repeat( 'x', 100 ) ),
			'cut off'                    => array( 415, substr( self::archive( $good ), 0, -30 ) ),
			'no list'                    => array( 415, self::archive( array( 'pictures/a.png' => $png ) ) ),
			'another list'               => array( 415, self::archive( array( 'portfolio.json' => '{"works":[]}' ) + $good ) ),
			'a later version'            => array( 415, self::archive( array( 'portfolio.json' => str_replace( '"version":1', '"version":2', self::list( self::said() ) ) ) + $good ) ),
			'works that are none'        => array( 415, self::archive( array( 'portfolio.json' => str_replace( '"works":[', '"works":"x","y":[', self::list( self::said() ) ) ) + $good ) ),
			'nested without end'         => array( 415, self::archive( array( 'portfolio.json' => str_repeat( '[', 100000 ) ) + $good ) ),
			'empty'                      => array( 400, self::archive( array( 'portfolio.json' => self::list() ) ) ),
			'too many'                   => array( 415, self::archive( array( 'portfolio.json' => self::list( ...array_fill( 0, 101, self::said() ) ) ) + $good ) ),
			'a path outside'             => array( 400, $odd( '../../evil.php' ) ),
			'a path in the middle'       => array( 400, $odd( 'pictures/../../evil.php' ) ),
			'a path from the root'       => array( 400, $odd( '/etc/evil.php' ) ),
			'a path of Windows'          => array( 400, $odd( '..\\evil.php' ) ),
			'a drive of Windows'         => array( 400, $odd( 'C:evil.php' ) ),
			'a name twice'               => array( 400, str_replace( 'pictures/b', 'pictures/a', self::archive( $good + array( 'pictures/b.png' => $png ) ) ) ),
			'a link'                     => array(
				400,
				self::archive(
					$good + array( 'pictures/l.png' => '/etc/passwd' ),
					static fn( ZipArchive $archive ): bool => $archive->setExternalAttributesName( 'pictures/l.png', ZipArchive::OPSYS_UNIX, 0120777 << 16 )
				),
			),
			'a password'                 => array(
				400,
				self::archive( $good, static fn( ZipArchive $archive ): bool => $archive->setEncryptionName( 'pictures/a.png', ZipArchive::EM_AES_256, 'x' ) ),
			),
			'a bomb'                     => array( 400, $bomb ),
			'a bomb that says it is not' => array( 400, $says( self::archive( array( 'pictures/a.png' => $png . str_repeat( "\0", 3 * MB_IN_BYTES ) ) + $good ), strlen( $png ) + 3 * MB_IN_BYTES, strlen( $png ) ) ),
			'a picture that is missing'  => array( 400, $with( array( 'pictures' => array( array( 'file' => 'pictures/no.png' ) ) ) ) ),
			'a picture outside'          => array( 400, $with( array( 'pictures' => array( array( 'file' => '../../wp-config.php' ) ) ) ) ),
			'the list as a picture'      => array( 400, $with( array( 'pictures' => array( array( 'file' => 'portfolio.json' ) ) ) ) ),
			'a picture twice'            => array( 400, $with( array( 'pictures' => array_fill( 0, 2, array( 'file' => 'pictures/a.png' ) ) ) ) ),
			'a picture for two'          => array( 400, self::archive( array( 'portfolio.json' => self::list( self::said(), self::said() ) ) + $good ) ),
			'no picture'                 => array( 400, $with( array( 'pictures' => array() ) ) ),
			'pictures that are none'     => array( 400, $with( array( 'pictures' => array( 'x', 1, null ) ) ) ),
			'a long alternative text'    => array( 400, $with( array( 'pictures' => array( array( 'file' => 'pictures/a.png', 'alt' => str_repeat( 'x', 251 ) ) ) ) ) ),
			'a caption that is a list'   => array( 400, $with( array( 'pictures' => array( array( 'file' => 'pictures/a.png', 'caption' => array( 'x' ) ) ) ) ) ),
			'a long title'               => array( 400, $with( array( 'title' => str_repeat( 'x', 31 ) ) ) ),
			'a title that is a list'     => array( 400, $with( array( 'title' => array( 'x' ) ) ) ),
			'a month too much'           => array( 400, $with( array( 'month' => 12 ) ) ),
			'another visibility'         => array( 400, $with( array( 'visibility' => 'secret' ) ) ),
			'a program as a picture'     => array( 415, self::archive( array( 'pictures/a.png' => '<?php echo 1;' ) + $good ) ),
			'half a picture'             => array( 400, self::archive( array( 'pictures/a.png' => substr( $png, 0, -20 ) ) + $good ) ),
			'a picture of many pixels'   => array( 400, self::archive( array( 'pictures/a.png' => Bombs::png( 14000, 14000, 1, 0 ) ) + $good ) ),
		);
	}

	public function test_what_is_no_portfolio_is_refused_in_words_and_leaves_nothing(): void {
		add_filter( 'pre_option_design_marketplace_storage_mb', static fn(): int => 2 );
		$ada = $this->designer();
		foreach ( self::refused() as $name => [ $status, $bytes ] ) {
			self::forget_limits();
			$answer = $this->send( $ada, $bytes );
			$this->assertSame( $status, $answer->get_status(), $name . wp_json_encode( $answer->get_data() ) );
			$this->assertSame( array( 'file' ), array_keys( $answer->get_data()['data']['params'] ), $name );
			$this->assertNotSame( '', $answer->get_data()['data']['params']['file'], $name );
			$this->assert_nothing( $ada );
			$this->assertSame( 'none', $this->state( $ada )['state'], $name );
		}
	}

	public function test_a_picture_that_is_too_large_is_not_unpacked_where_storage_has_no_limit(): void {
		add_filter( 'pre_option_design_marketplace_storage_mb', static fn(): int => 0 );
		$ada    = $this->designer();
		$answer = $this->send( $ada, self::archive( array( 'portfolio.json' => self::list( self::said() ), 'pictures/a.png' => str_repeat( "\0", 9 * MB_IN_BYTES ) ) ) );
		$this->assert_answer( 400, $answer );
		$this->assertStringContainsString( '8 MB', $answer->get_data()['data']['params']['file'] );
		$this->assert_nothing( $ada );
	}

	private static function forget_limits(): void {
		global $wpdb;
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'rate_limit' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
	}

	public function test_a_form_without_a_file_is_refused(): void {
		$ada = $this->designer();
		$this->assert_answer( 400, $this->rest( 'POST', "/wp/v2/users/{$ada}/portfolio", array( 'file' => array( 'x' ) ), $ada ) );
		$sent = array( 'name' => 'a.zip', 'type' => '', 'tmp_name' => '', 'error' => UPLOAD_ERR_INI_SIZE, 'size' => 0 );
		$this->assert_answer( 413, $this->rest( 'POST', "/wp/v2/users/{$ada}/portfolio", array(), $ada, array( 'file' => $sent ) ) );
		$this->assert_answer( 400, $this->rest( 'POST', "/wp/v2/users/{$ada}/portfolio", array(), $ada, array( 'file' => array( 'tmp_name' => array( 'x' ), 'error' => array( 0 ) ) ) ) );
	}

	public function test_the_program_of_the_site_looks_at_each_picture(): void {
		$ada = $this->designer();
		add_filter( 'design_marketplace_scan_file', static fn(): WP_Error => new WP_Error( 'virus', 'Sick' ) );
		$answer = $this->send( $ada, self::archive( array( 'portfolio.json' => self::list( self::said() ), 'pictures/a.png' => self::png() ) ) );
		$this->assert_answer( 415, $answer );
		$this->assertStringContainsString( 'Sick', $answer->get_data()['data']['params']['file'] );
		$this->assert_nothing( $ada );
	}

	/** An archive of thirteen pictures, which is much. */
	private static function large(): string {
		$works = array();
		$files = array();
		for ( $number = 1; $number <= 13; $number++ ) {
			$works[]                           = self::said( array( 'title' => "Work {$number}", 'skills' => array( 'Unheard of' ), 'pictures' => array( array( 'file' => "pictures/{$number}.png" ) ) ) );
			$files[ "pictures/{$number}.png" ] = self::png( 5 + $number );
		}
		return self::archive( array( 'portfolio.json' => self::list( ...$works ) ) + $files );
	}

	public function test_much_is_taken_in_by_a_job_and_appears_together(): void {
		$ada    = $this->designer();
		$answer = $this->send( $ada, self::large() );
		$this->assert_answer( 202, $answer );
		$this->assertSame( array( 'works' => 13 ), $answer->get_data() );
		$this->assertSame( 'running', $this->state( $ada )['state'] );
		$this->assert_answer( 409, $this->send( $ada, self::large() ) );
		$this->assertIsInt( wp_next_scheduled( Import::EVENT, array( $ada ) ) );
		// The job's time is over after the first picture.
		add_action(
			'add_attachment',
			static fn() => self::at( MINUTE_IN_SECONDS )
		);
		do_action( Import::EVENT, $ada );
		$this->assertSame( array(), $this->works( $ada ) );
		$this->assertStringStartsWith( '1 of 13', $this->state( $ada )['message'] );
		remove_all_actions( 'add_attachment' );
		$this->assertIsInt( wp_next_scheduled( Import::EVENT, array( $ada ) ) );
		do_action( Import::EVENT, $ada );
		$this->assertSame( array( 'state' => 'done', 'works' => 13, 'message' => '' ), $this->state( $ada ) );
		$this->assertSame( range( 6, 18 ), array_map( static fn( array $work ): int => $work['pictures'][0]['width'], $this->works( $ada ) ) );
		$this->assertFalse( wp_next_scheduled( Import::EVENT, array( $ada ) ) );
		$this->assertSame( array(), self::passing() );
	}

	public function test_a_database_that_fails_at_the_beginning_leaves_no_archive(): void {
		$ada  = $this->designer();
		$zip  = self::archive( array( 'portfolio.json' => self::list( self::said() ), 'pictures/a.png' => self::png() ) );
		$fail = static function ( string $query ): string {
			if ( str_contains( $query, '_design_marketplace_portfolio' ) && str_starts_with( $query, 'INSERT' ) ) {
				throw new Lost_Transaction( 'The disk is full' );
			}
			return $query;
		};
		add_filter( 'query', $fail );
		$answer = $this->unlogged( fn() => $this->send( $ada, $zip ) );
		remove_filter( 'query', $fail );
		$this->assert_answer( 503, $answer );
		$this->assertSame( array(), self::passing() );
	}

	public function test_what_fails_in_the_job_leaves_nothing_but_the_reason(): void {
		$ada = $this->designer();
		$this->send( $ada, self::large() );
		$count = 0;
		add_filter(
			'design_marketplace_scan_file',
			static function () use ( &$count ): ?WP_Error {
				return ++$count > 5 ? new WP_Error( 'virus', 'Sick' ) : null;
			}
		);
		do_action( Import::EVENT, $ada );
		$state = $this->state( $ada );
		$this->assertSame( array( 'failed', 0 ), array( $state['state'], $state['works'] ) );
		$this->assertStringContainsString( '6.png', $state['message'] );
		$this->assert_nothing( $ada );
		$this->assertFalse( wp_next_scheduled( Import::EVENT, array( $ada ) ) );
	}

	public function test_the_storage_holds_for_what_is_stored_too(): void {
		$ada = $this->designer();
		add_filter( 'pre_option_design_marketplace_storage_mb', static fn(): int => 1 );
		// Small as it is sent, larger with its sizes.
		$picture = (string) file_get_contents( Uploads::picture( 1500, 1000, 'jpeg' )['tmp_name'] );
		add_post_meta( (int) self::attachment( $ada ), Quota::BYTES, (string) ( MB_IN_BYTES - strlen( $picture ) - 3000 ) );
		$answer = $this->send( $ada, self::archive( array( 'portfolio.json' => self::list( self::said() ), 'pictures/a.png' => $picture ) ) );
		$this->assert_answer( 400, $answer );
		$this->assertCount( 0, $this->works( $ada ) );
	}

	private static function attachment( int $author ): int {
		return (int) wp_insert_post( array( 'post_type' => 'attachment', 'post_author' => $author, 'post_status' => 'private', 'post_title' => 'x' ) );
	}

	public function test_a_work_made_meanwhile_stands_and_the_archive_is_refused(): void {
		$ada = $this->designer();
		$this->send( $ada, self::large() );
		$id = $this->work( $ada, array() );
		do_action( Import::EVENT, $ada );
		$this->assertSame( 'failed', $this->state( $ada )['state'] );
		$this->assertSame( array( $id ), array_column( $this->works( $ada ), 'id' ) );
		$this->assertCount( 1, Deletion::images( $ada ) );
	}

	public function test_another_process_goes_on_after_one_that_died(): void {
		$ada = $this->designer();
		$this->send( $ada, self::large() );
		$die = static function (): never {
			throw new RuntimeException( 'Killed' );
		};
		add_filter( 'design_marketplace_scan_file', $die );
		try {
			do_action( Import::EVENT, $ada );
			$this->fail( 'It lives.' );
		} catch ( RuntimeException ) {
			$this->assertIsInt( wp_next_scheduled( Import::EVENT, array( $ada ) ) );
		}
		remove_filter( 'design_marketplace_scan_file', $die );
		do_action( Import::EVENT, $ada );
		$this->assertSame( 'done', $this->state( $ada )['state'] );
	}

	public function test_of_two_processes_at_it_only_one_stores_each_picture(): void {
		$ada    = $this->designer();
		$number = 0;
		$this->send( $ada, self::large() );
		add_filter(
			'design_marketplace_scan_file',
			static function () use ( &$number, $ada ): mixed {
				// The other one comes when this one has decoded its third picture.
				3 === ++$number && do_action( Import::EVENT, $ada );
				return null;
			}
		);
		do_action( Import::EVENT, $ada );
		$this->assertSame( array( 'state' => 'done', 'works' => 13, 'message' => '' ), $this->state( $ada ) );
		$this->assertSame( range( 6, 18 ), array_map( static fn( array $work ): int => $work['pictures'][0]['width'], $this->works( $ada ) ) );
		$this->assertCount( 13, Deletion::images( $ada ) );
		$this->assertSame( array(), self::passing() );
	}

	public function test_what_nobody_has_finished_in_a_day_has_failed(): void {
		$ada = $this->designer();
		$this->send( $ada, self::large() );
		self::at( DAY_IN_SECONDS + 10 );
		do_action( Import::EVENT, $ada );
		$this->assertSame( 'failed', $this->state( $ada )['state'] );
		( new Sweeper() )->expire();
		$this->assert_nothing( $ada );
	}

	public function test_with_the_account_the_archive_and_its_pictures_go(): void {
		$ada = $this->designer();
		$this->send( $ada, self::large() );
		add_action( 'add_attachment', static fn() => self::at( MINUTE_IN_SECONDS ) );
		do_action( Import::EVENT, $ada );
		$this->assertNotSame( array(), self::passing() );
		$this->assertTrue( ( new Deletion() )->delete( $ada ) );
		$this->assertSame( array(), self::passing() );
		$this->assertSame( array(), Deletion::images( $ada ) );
		remove_all_actions( 'add_attachment' );
		do_action( Import::EVENT, $ada );
	}

	public function test_without_the_extension_core_does_it(): void {
		add_filter( 'unzip_file_use_ziparchive', '__return_false' );
		$ada = $this->designer();
		$this->work( $ada, array( 'title' => 'Käse' ), array( array( 'caption' => 'é' ), array() ) );
		$bob = $this->designer();
		$zip = $this->zip( $ada );
		$this->assertCount( 4, self::contents( $zip ) );
		$this->assert_answer( 201, $this->send( $bob, $zip ) );
		$this->assertSame( array( 'é', '' ), array_column( $this->works( $bob )[0]['pictures'], 'caption' ) );
		$this->assertSame( array(), self::passing() );
		add_filter( 'pre_option_design_marketplace_storage_mb', static fn(): int => 2 );
		$cleo = $this->designer();
		// It sees no links and passwords, and takes as many bytes as an archive says.
		foreach ( array_diff_key( self::refused(), array_flip( array( 'a link', 'a password', 'a bomb that says it is not' ) ) ) as $name => [ , $bytes ] ) {
			self::forget_limits();
			$this->assertContains( $this->send( $cleo, $bytes )->get_status(), array( 400, 415 ), $name );
			$this->assertSame( array(), Deletion::images( $cleo ), $name );
		}
	}

	public function test_an_archive_takes_as_many_statements_for_one_work_as_for_many(): void {
		$ada = $this->designer();
		$bob = $this->designer();
		$this->work( $ada, array() );
		for ( $number = 0; $number < 5; $number++ ) {
			$this->work( $bob, array(), array( array(), array() ) );
		}
		$pack       = static function ( int $id ): void {
			wp_set_current_user( $id );
			$path = ( new Packing() )->pack( wp_get_current_user() );
			Disk::delete( is_string( $path ) ? $path : '' );
		};
		$statements = function ( int $id ) use ( $pack ): int {
			wp_set_current_user( 0 );
			wp_cache_flush();
			return $this->count_queries( static fn() => $pack( $id ) );
		};
		$this->assertSame( $statements( $ada ), $statements( $bob ) );
	}

	public function test_what_was_to_be_there_for_a_while_is_swept(): void {
		$old = (string) Folder::configured()->passing( '.zip' );
		$new = (string) Folder::configured()->passing( '.zip' );
		Disk::put( $old, 'x' );
		Disk::put( $new, 'x' );
		touch( $old, time() - DAY_IN_SECONDS - 10 );
		( new Sweeper() )->expire();
		$this->assertSame( array( basename( $new ) ), self::passing() );
	}
}
