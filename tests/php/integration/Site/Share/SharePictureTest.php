<?php
/** The picture by which chats show a page: drawn once of what strangers read, at an address that changes with it, and gone with the page. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Share;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Portfolio\Work_Address;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Site\Share\Poster;
use DesignMarketplace\Site\Share\Share_Picture;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;

final class SharePictureTest extends TestCase {

	private function listed_designer( string $name = 'Ada Trockengarten' ): int {
		$id = $this->designer( array( 'name' => $name, 'job' => 'Type designer', 'avatar' => 0 ) );
		Market::work( $id, array( 'title' => 'Kettle' ), array( 'image' => Uploads::picture( 900, 600 ) ) );
		( new Indexer() )->flush();
		return $id;
	}

	private function path( int $designer ): string {
		return '/designer/' . People::slug( $designer );
	}

	/** @return array{url:string,width:int,height:int,alt:string}|null */
	private function of( string $path ): ?array {
		return Share_Picture::of( ( new Router() )->find( $path ) );
	}

	private static function key( ?string $url ): string {
		wp_parse_str( (string) wp_parse_url( (string) $url, PHP_URL_QUERY ), $query );
		return (string) ( $query[ Share_Picture::PARAMETER ] ?? '' );
	}

	/** @return array{int,string} */
	private function found( string $path, string $key ): array {
		return Share_Picture::found( ( new Router() )->find( $path ), $key );
	}

	/** @return list<string> */
	private static function kept( int $owner ): array {
		return Disk::names( wp_get_upload_dir()['basedir'] . "/design-marketplace-share/{$owner}" );
	}

	public function test_a_listed_designers_page_names_a_picture_of_its_own_with_its_size_and_words(): void {
		$path = $this->path( $this->listed_designer() );
		$tree = Documents::tree( Documents::at( $path ) );
		$meta = static fn( string $name ): string => Documents::values( $tree, "//meta[@property=\"og:image{$name}\"]/@content" )[0] ?? '';

		self::assertStringStartsWith( home_url( $path ) . '?lang=en&' . Share_Picture::PARAMETER . '=', $meta( '' ) );
		self::assertSame( array( '1200', '630', 'Ada Trockengarten, Type designer' ), array( $meta( ':width' ), $meta( ':height' ), $meta( ':alt' ) ) );
		self::assertSame( $this->of( $path )['url'] ?? '', $meta( '' ) );
	}

	public function test_the_picture_is_1200_by_630_and_is_drawn_once(): void {
		$id   = $this->listed_designer();
		$key  = self::key( $this->of( $this->path( $id ) )['url'] ?? '' );
		$cpu  = getrusage();
		$one  = $this->found( $this->path( $id ), $key );
		$took = getrusage()['ru_utime.tv_sec'] - $cpu['ru_utime.tv_sec'] + ( getrusage()['ru_utime.tv_usec'] - $cpu['ru_utime.tv_usec'] ) / 1e6;

		self::assertSame( 200, $one[0] );
		self::assertSame( array( 1200, 630, IMAGETYPE_JPEG ), array_slice( (array) getimagesizefromstring( $one[1] ), 0, 3 ) );
		self::assertLessThan( 1.0, $took, 'CPU seconds.' );
		$kept = self::kept( $id );
		self::assertCount( 1, $kept );
		self::assertStringNotContainsString( $key, $kept[0], 'The address does not tell the file.' );
		Disk::put( wp_get_upload_dir()['basedir'] . "/design-marketplace-share/{$id}/{$kept[0]}", 'as it was kept' );
		self::assertSame( array( 200, 'as it was kept' ), $this->found( $this->path( $id ), $key ) );
	}

	public function test_the_pictures_show_the_work_the_name_and_the_colour_of_the_side(): void {
		$designer = $this->listed_designer();
		$company  = $this->contractor( array( 'company' => 'Nivéole' ) );
		$mission  = Market::mission( $company, array( 'title' => 'An interface for reading avalanche risk with gloves on' ) );
		( new Indexer() )->flush();
		$slug  = People::slug( $company );
		$sides = array(
			$this->path( $designer )              => 0xff6bb5,
			"/project/{$slug}"                    => 0x35e84f,
			"/project/{$slug}/mission/{$mission}" => 0x35e84f,
		);
		foreach ( $sides as $path => $colour ) {
			[ $status, $bytes ] = $this->found( $path, self::key( $this->of( $path )['url'] ?? '' ) );
			self::assertSame( 200, $status, $path );
			$image = imagecreatefromstring( $bytes );
			self::assertNotFalse( $image );
			self::assertEqualsWithDelta( array( $colour >> 16, $colour >> 8 & 255, $colour & 255 ), array_slice( array_values( imagecolorsforindex( $image, (int) imagecolorat( $image, 20, 300 ) ) ), 0, 3 ), 6, $path );
			self::assertTrue( self::is_inked( $image ), "{$path}: its words." );
		}
		$image = imagecreatefromstring( $this->found( $this->path( $designer ), self::key( $this->of( $this->path( $designer ) )['url'] ?? '' ) )[1] );
		self::assertNotSame( 0xff6bb5, imagecolorat( $image, 1100, 500 ), 'The first work.' );
	}

	/** Whether there are letters where the largest type begins. */
	private static function is_inked( \GdImage $image ): bool {
		for ( $x = 44; $x < 200; $x += 2 ) {
			if ( ( (int) imagecolorat( $image, $x, 110 ) & 255 ) < 40 ) {
				return true;
			}
		}
		return false;
	}

	public function test_what_is_drawn_changes_the_address_and_the_address_of_before_leads_to_the_new_one(): void {
		$id     = $this->listed_designer();
		$path   = $this->path( $id );
		$before = $this->of( $path )['url'] ?? '';
		$this->found( $path, self::key( $before ) );
		foreach ( array( 'job' => 'Letter cutter', 'name' => 'Ada Regengarten', 'city' => 'Sion' ) as $field => $value ) {
			Member_Fields::write( $id, array( $field => $value ) );
			( new Indexer() )->touch( $id );
			( new Indexer() )->flush();
			$now = $this->of( $path )['url'] ?? '';
			self::assertNotSame( $before, $now, $field );
			self::assertSame( array( 302, $now ), $this->found( $path, self::key( $before ) ), $field );
			self::assertSame( array(), self::kept( $id ), 'The picture of before.' );
			$before = $now;
		}
		foreach ( array( '', 'x', str_repeat( '0', 32 ), "\0" ) as $foreign ) {
			self::assertSame( 302, $this->found( $path, $foreign )[0] );
		}
	}

	public function test_a_language_has_a_picture_of_its_own(): void {
		$path    = $this->path( $this->listed_designer() );
		$english = $this->of( $path )['url'] ?? '';
		switch_to_locale( 'de_DE' );
		$german = $this->of( $path )['url'] ?? '';
		restore_previous_locale();
		self::assertStringContainsString( 'lang=de', $german );
		self::assertNotSame( self::key( $english ), self::key( $german ) );
	}

	public function test_who_is_not_listed_is_off_or_erased_has_none_and_nothing_is_kept(): void {
		$unlisted = $this->designer();
		( new Indexer() )->flush();
		self::assertNull( $this->of( $this->path( $unlisted ) ) );
		self::assertSame( array( 404, '' ), $this->found( $this->path( $unlisted ), str_repeat( '0', 32 ) ) );
		self::assertSame( array( 404, '' ), $this->found( '/designer/nobody-at-all', str_repeat( '0', 32 ) ) );
		foreach ( array( 'off', 'erased' ) as $how ) {
			$id   = $this->listed_designer();
			$path = $this->path( $id );
			$key  = self::key( $this->of( $path )['url'] ?? '' );
			self::assertSame( 200, $this->found( $path, $key )[0] );
			self::assertCount( 1, self::kept( $id ) );
			'off' === $how ? Off::set( $id ) : ( new Deletion() )->delete( $id );
			( new Indexer() )->flush();
			self::assertSame( array( 404, '' ), $this->found( $path, $key ), $how );
			self::assertSame( array(), self::kept( $id ), $how );
		}
	}

	public function test_who_is_erased_while_it_is_drawn_leaves_no_picture(): void {
		$id   = $this->listed_designer();
		$path = $this->path( $id );
		$key  = self::key( $this->of( $path )['url'] ?? '' );
		$seen = ( new Router() )->find( $path );
		( new Deletion() )->delete( $id );
		( new Indexer() )->flush();
		self::assertSame( 200, Share_Picture::found( $seen, $key )[0] );
		self::assertSame( array(), self::kept( $id ) );
	}

	public function test_a_hidden_work_is_no_longer_in_the_picture(): void {
		$id     = $this->designer();
		$first  = Market::work( $id, array( 'title' => 'First' ), array( 'image' => Uploads::picture( 900, 600 ) ) );
		$second = Market::work( $id, array( 'title' => 'Second' ), array( 'image' => Uploads::picture( 900, 600 ) ) );
		( new Indexer() )->flush();
		$before = $this->of( $this->path( $id ) )['url'] ?? '';
		$this->found( $this->path( $id ), self::key( $before ) );
		wp_trash_post( $second );
		( new Indexer() )->flush();
		self::assertSame( 302, $this->found( $this->path( $id ), self::key( $before ) )[0] );
		self::assertSame( array(), self::kept( $id ) );
		wp_trash_post( $first );
		( new Indexer() )->flush();
		self::assertNull( $this->of( $this->path( $id ) ) );
	}

	public function test_a_work_hidden_by_decision_has_no_picture_any_more(): void {
		$id   = $this->designer();
		$path = "{$this->path( $id )}/kettle";
		$work = Market::work( $id, array( 'title' => 'Kettle' ), array( 'image' => Uploads::picture( 900, 600 ) ) );
		$this->opened( $id, 'link' );
		$key = self::key( $this->of( $path )['url'] ?? '' );
		self::assertSame( 200, $this->found( $path, $key )[0] );
		Decided::hide( $work );
		( new Indexer() )->flush();
		self::assertNull( $this->of( $path ) );
		self::assertSame( array( 404, '' ), $this->found( $path, $key ) );
		self::assertSame( array(), self::kept( $id ) );
	}

	public function test_a_works_own_page_has_a_picture_of_the_work_and_every_address_of_a_closed_portfolio_the_same_one(): void {
		$id   = $this->listed_designer();
		$path = $this->path( $id );
		$of   = fn( string $name ): string => $this->of( "{$path}/{$name}" )['url'] ?? '';
		self::assertSame( $this->of( $path )['url'] ?? '', $of( 'kettle' ) );
		self::assertSame( $of( 'kettle' ), $of( 'there-is-none' ) );

		$this->opened( $id, 'link' );
		$url = $of( 'kettle' );
		self::assertStringStartsWith( home_url( "{$path}/kettle" ) . '?', $url );
		self::assertSame( 'Kettle, Ada Trockengarten, Type designer', $this->of( "{$path}/kettle" )['alt'] ?? '' );
		self::assertSame( '', $of( 'there-is-none' ) );
		self::assertSame( 200, $this->found( "{$path}/kettle", self::key( $url ) )[0] );
		self::assertSame( 302, $this->found( $path, self::key( $url ) )[0], 'It is no key of another page.' );

		$this->opened( $id, 'off' );
		self::assertSame( array( 302, $this->of( $path )['url'] ?? '' ), $this->found( "{$path}/kettle", self::key( $url ) ), 'Closed with the next request.' );
	}

	public function test_an_unlisted_work_has_a_picture_at_its_own_address_alone(): void {
		$id   = $this->designer( array( 'name' => 'Ada Trockengarten', 'job' => 'Type designer' ) );
		$work = Market::work( $id, array( 'title' => 'Secret kettle', 'visibility' => 'unlisted' ), array( 'image' => Uploads::picture( 900, 600 ) ) );
		( new Indexer() )->flush();
		$path = Work_Address::path( get_post( $work ) );
		$url  = $this->of( $path )['url'] ?? '';
		self::assertStringContainsString( $path, $url );
		self::assertSame( 200, $this->found( $path, self::key( $url ) )[0] );
		self::assertNull( $this->of( $this->path( $id ) ), 'The designer is not listed.' );
		$plain = (string) preg_replace( '/-[a-z0-9]{22}$/', '', $path );
		self::assertNotSame( $path, $plain );
		self::assertNull( $this->of( $plain ) );
		self::assertSame( array( 404, '' ), $this->found( $plain, self::key( $url ) ) );
	}

	public function test_an_open_portfolio_has_a_picture_without_a_public_work(): void {
		$id = $this->designer( array( 'name' => 'Ada Trockengarten', 'job' => 'Type designer' ) );
		$this->opened( $id, 'link' );
		$picture = $this->of( $this->path( $id ) );
		self::assertSame( 'Ada Trockengarten, Type designer', $picture['alt'] ?? '' );
		self::assertSame( 200, $this->found( $this->path( $id ), self::key( $picture['url'] ?? '' ) )[0] );
	}

	private function opened( int $designer, string $how ): void {
		Member_Fields::write( $designer, array( 'portfolio_open' => $how ) );
		( new Indexer() )->touch( $designer );
		( new Indexer() )->flush();
	}

	public function test_a_job_says_only_what_strangers_may_read_of_it(): void {
		$company = $this->contractor( array( 'company' => 'Nivéole' ) );
		$mission = Market::mission( $company, array( 'title' => 'A bell', 'deadline' => Deadline::plus( Deadline::today(), 9 ) ) );
		( new Indexer() )->flush();
		$path = '/project/' . People::slug( $company ) . "/mission/{$mission}";
		$urls = array();
		foreach ( array( 'titles', 'full', 'off' ) as $pages ) {
			update_option( 'design_marketplace_job_pages', $pages );
			$urls[ $pages ] = $this->of( $path )['url'] ?? '';
		}
		self::assertSame( '', $urls['off'] );
		self::assertNotSame( $urls['titles'], $urls['full'], 'The last day.' );
		update_option( 'design_marketplace_job_pages', 'titles' );
		Deadline::set( $mission, Deadline::plus( Deadline::today(), 8 ) );
		self::assertSame( $urls['titles'], $this->of( $path )['url'] ?? '', 'Terms that strangers may not read leave no trace.' );
	}

	public function test_members_get_none_as_they_read_more_than_strangers(): void {
		$id = $this->listed_designer();
		wp_set_current_user( $this->contractor() );
		self::assertNull( $this->of( $this->path( $id ) ) );
	}

	public function test_a_name_in_letters_the_typeface_has_not_is_shown_by_the_first_work_as_it_is(): void {
		$id = $this->listed_designer( 'Ада Летова' );
		self::assertNull( $this->of( $this->path( $id ) ) );
		$tree = Documents::tree( Documents::at( $this->path( $id ) ) );
		self::assertStringStartsWith( (string) wp_get_upload_dir()['baseurl'], Documents::values( $tree, '//meta[@property="og:image"]/@content' )[0] ?? '' );
		self::assertSame( 'Ada, Type designer', $this->of( $this->path( $this->listed_designer( 'Ada 🌵' ) ) )['alt'] ?? '' );
	}

	public function test_a_picture_that_is_lost_leaves_the_page_and_the_share_picture_as_they_are(): void {
		$id   = $this->listed_designer();
		$path = $this->path( $id );
		foreach ( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'author' => $id, 'fields' => 'ids' ) ) as $image ) {
			$file = (string) get_attached_file( $image );
			foreach ( Disk::names( dirname( $file ), pathinfo( $file, PATHINFO_FILENAME ) ) as $name ) {
				Disk::delete( dirname( $file ) . "/{$name}" );
			}
		}
		self::assertSame( 200, $this->found( $path, self::key( $this->of( $path )['url'] ?? '' ) )[0] );
	}

	public function test_a_line_that_is_too_long_is_cut_between_letters(): void {
		// The last byte of this letter is one of the dots'.
		[ $size, $lines ] = Poster::fit( str_repeat( 'À', 40 ), 200, array( 30 => 1 ) );
		self::assertSame( 30, $size );
		self::assertMatchesRegularExpression( '/^À+…$/uD', $lines[0] );
	}

	public function test_removing_the_plugins_data_removes_the_pictures(): void {
		$id   = $this->listed_designer();
		$path = $this->path( $id );
		$this->found( $path, self::key( $this->of( $path )['url'] ?? '' ) );
		( new Share_Picture() )->uninstall();
		self::assertFalse( Disk::is_folder( wp_get_upload_dir()['basedir'] . '/design-marketplace-share' ) );
	}
}
