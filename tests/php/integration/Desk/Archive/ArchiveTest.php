<?php
/** The archive of the marketplace: what is in it and what never is, where it may lie, and that another site answers as the first one did. */

// phpcs:disable WordPress.DB, WordPress.WP.AlternativeFunctions, WordPress.NamingConventions.ValidVariableName -- tables are emptied, and files looked at.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Archive;

use DesignMarketplace\Desk\Archive\Content;
use DesignMarketplace\Desk\Archive\Reading;
use DesignMarketplace\Desk\Archive\Writing;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\People\Members\Own_Data;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use RuntimeException;
use ZipArchive;

final class ArchiveTest extends TestCase {

	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/' . uniqid( 'archive' );
		mkdir( $this->folder );
	}

	protected function tearDown(): void {
		array_map( 'unlink', (array) glob( "{$this->folder}/*" ) );
		rmdir( $this->folder );
		parent::tearDown();
	}

	private function written( bool $messages = false, bool $passwords = false ): string {
		$path = "{$this->folder}/" . uniqid() . '.zip';
		self::assertSame( '', Writing::complaint( $path ) );
		self::assertIsArray( ( new Writing( $messages, $passwords ) )->write( $path ) );
		self::assertSame( array( $path ), glob( "{$path}*" ), 'What lay beside it is gone.' );
		return $path;
	}

	private function text( string $path ): string {
		$zip  = new ZipArchive();
		$text = '';
		$zip->open( $path );
		for ( $at = 0; $at < $zip->numFiles; $at++ ) {
			$text .= $zip->getNameIndex( $at ) . "\n" . $zip->getFromIndex( $at ) . "\n";
		}
		return $text;
	}

	/** A site with one of each: designer, company, work with picture, job, application, page. @return array{int,int,int} Designer, company, job. */
	private function market(): array {
		$skill    = Market::skill();
		$designer = $this->designer( array( 'skill' => array( $skill ), 'name' => 'Ada "Quote" \\ <b>' ) );
		$company  = $this->contractor();
		$work     = $this->rest( 'POST', '/wp/v2/work', array( 'title' => 'Poster', 'client' => 'Opera', 'month' => 3, 'year' => 2020, 'description' => 'At ' . home_url( '/about' ) ), $designer, array( 'image' => $this->picture( 600, 400 ) ) );
		$this->assert_answer( 201, $work );
		$job = Market::mission( $company, array( 'skill' => array( $skill ) ) );
		$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => People::slug( $company ), 'missions' => array( $job ), 'comment' => 'Hello' ), $designer ) );
		wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Imprint', 'post_name' => 'imprint', 'post_content' => '<p>' . home_url( '/x' ) . '</p>' ) );
		return array( $designer, $company, $job );
	}

	/**
	 * What a site answers.
	 * @param array{int,int,int} $market
	 * @return array<string,mixed>
	 */
	private function answers( array $market ): array {
		[ $designer, $company, $job ] = $market;
		$found                        = array();
		foreach ( array(
			array( '/wp/v2/users?role=designer', null ),
			array( '/wp/v2/users?role=contractor', null ),
			array( '/wp/v2/users?slug=' . People::slug( $designer ), $company ),
			array( '/wp/v2/users/me', $designer ),
			array( '/wp/v2/users/me', $company ),
			array( '/wp/v2/work?author_name=' . People::slug( $designer ), $company ),
			array( "/wp/v2/mission/{$job}", $designer ),
			array( "/wp/v2/application?mission={$job}", $company ),
			array( '/design-marketplace/v1/conversations', $company ),
			array( '/wp/v2/skill?per_page=100', null ),
			array( '/wp/v2/pages?slug=imprint', null ),
			array( '/wp/v2/options', null ),
			array( '/design-marketplace/v1/figures', null ),
		) as [ $path, $user ] ) {
			$answer                        = $this->rest( 'GET', $path, array(), $user );
			$found[ "{$path} by {$user}" ] = array( $answer->get_status(), json_decode( (string) wp_json_encode( $answer->get_data() ), true ) );
		}
		return $found;
	}

	private function emptied(): void {
		global $wpdb;
		$ids = implode( ',', $wpdb->get_col( "SELECT ID FROM {$wpdb->users} WHERE user_login <> 'admin'" ) );
		$wpdb->query( "DELETE FROM {$wpdb->users} WHERE ID IN ({$ids})" );
		$wpdb->query( "DELETE FROM {$wpdb->usermeta} WHERE user_id IN ({$ids})" );
		foreach ( array( $wpdb->posts, $wpdb->postmeta, $wpdb->term_relationships, $wpdb->termmeta ) as $table ) {
			$wpdb->query( "DELETE FROM {$table}" );
		}
		$wpdb->query( "DELETE FROM {$wpdb->terms} WHERE term_id IN ( SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = 'dmkt_skill' )" );
		$wpdb->query( "DELETE FROM {$wpdb->term_taxonomy} WHERE taxonomy = 'dmkt_skill'" );
		foreach ( Tables::all() as $table ) {
			$wpdb->query( 'DELETE FROM ' . Tables::name( $table ) );
		}
		foreach ( (array) glob( wp_get_upload_dir()['basedir'] . '/*/*/*' ) as $file ) {
			unlink( (string) $file );
		}
		wp_cache_flush();
	}

	public function test_an_empty_site_of_another_address_answers_as_the_first_one_did_and_mails_nobody(): void {
		global $wpdb;
		$key = str_repeat( 'ab', 32 );
		update_option( 'design_marketplace_files_key', $key );
		$market = $this->market();
		$before = $this->answers( $market );
		$wpdb->insert( Tables::name( 'message_file' ), array( 'public_id' => 'x', 'name' => 'a.pdf', 'type' => 'application/pdf', 'bytes' => 1, 'place' => 'x', 'created_gmt' => '2030-01-01 00:00:00' ) );
		$path = $this->written( true, true );
		self::assertSame( 0600, fileperms( $path ) & 0777 );
		$old = home_url();
		$this->emptied();
		add_filter( 'pre_option_home', static fn(): string => 'https://new.example' );
		add_filter( 'upload_dir', static fn( array $folder ): array => array( 'baseurl' => 'https://new.example/files', 'url' => 'https://new.example/files' . $folder['subdir'] ) + $folder, 20 );
		$archive = Reading::open( $path );
		self::assertInstanceOf( Reading::class, $archive );
		self::assertStringContainsString( '--files-key', $archive->complaint( '' ) );
		self::assertSame( '', $archive->complaint( $key ) );
		$counts = $archive->read( $key );
		self::assertGreaterThan( 0, $counts['files'] );
		$moved = static fn( array $answers ): string => str_replace(
			array( str_replace( '/', '\/', $old . '/wp-content/uploads' ), str_replace( '/', '\/', $old ) ),
			array( 'https:\/\/new.example\/files', 'https:\/\/new.example' ),
			(string) wp_json_encode( $answers )
		);
		self::assertSame( json_decode( $moved( $before ), true ), json_decode( $moved( $this->answers( $market ) ), true ) );
		do_action( 'design_marketplace_before_mails' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- it has our prefix.
		do_action( 'design_marketplace_daily' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- it has our prefix.
		self::assertSame( array(), $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}dmkt_outbox WHERE status NOT IN ('sent','cancelled')" ) );
		self::assertStringContainsString( 'https://new.example/x', get_page_by_path( 'imprint' )->post_content );
		self::assertTrue( wp_check_password( People::PASSWORD, get_userdata( $market[0] )->user_pass ) );
		self::assertSame( 'This site has members. An archive goes into an empty one.', $archive->complaint( '' ) );
	}

	public function test_no_secret_is_ever_in_it_and_messages_and_passwords_on_demand_alone(): void {
		[ $designer, $company ] = $this->market();
		$secrets                = array( 'oidc-secret-4711', 'capability-key-4711' );
		update_option( 'design_marketplace_oidc_client_secret', $secrets[0] );
		update_option( 'design_marketplace_something_new', $secrets[1] );
		update_option( 'design_marketplace_files_key', str_repeat( 'ab', 32 ) );
		( new Own_Data() )->send( $designer );
		update_user_meta( $designer, Tokens::VERSION, 'version-4711' );
		update_user_meta( $designer, 'session_tokens', 'session-4711' );
		update_user_meta( $designer, 'design_marketplace_calendar', 'calendar-4711' );
		( new Outbox() )->enqueue( 'x', "user:{$designer}", 'activation', array( 'key' => 'payload-4711' ) );
		$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => People::slug( $designer ), 'comment' => 'private-words-4711' ), $company ) );

		$text = $this->text( $this->written() );
		self::assertStringNotContainsString( '4711', $text );
		self::assertStringNotContainsString( str_repeat( 'ab', 32 ), $text );
		self::assertStringNotContainsString( get_userdata( $designer )->user_pass, $text );
		self::assertStringNotContainsString( (string) get_user_meta( $designer, Own_Data::META, true ), $text );
		self::assertStringNotContainsString( get_userdata( People::administrator() )->user_email, (string) strstr( $text, 'tables/users' ) );

		$text = $this->text( $this->written( true, true ) );
		self::assertStringContainsString( 'private-words-4711', $text );
		self::assertStringContainsString( get_userdata( $designer )->user_pass, $text );
		self::assertStringNotContainsString( str_repeat( 'ab', 32 ), $text );
		foreach ( array( 'secret-4711', 'key-4711', 'version-4711', 'session-4711', 'calendar-4711', 'payload-4711' ) as $secret ) {
			self::assertStringNotContainsString( $secret, $text );
		}
	}

	public function test_somebody_has_decided_about_each_table(): void {
		$decided = array( ...Content::TABLES, ...Content::MESSAGES, ...Content::LEFT_OUT );
		self::assertSame( array(), array_diff( Tables::all(), $decided ), 'Is it in the archive or not?' );
		foreach ( Settings_Table::rows() as $key => $setting ) {
			self::assertSame( 'secret' !== $setting->type, in_array( "design_marketplace_{$key}", Content::options(), true ) );
		}
	}

	public function test_it_lies_where_the_web_server_serves_nothing(): void {
		self::assertStringContainsString( 'web root', Writing::complaint( ABSPATH . 'x.zip' ) );
		self::assertStringContainsString( 'web root', Writing::complaint( WP_CONTENT_DIR . '/x.zip' ) );
		self::assertStringContainsString( 'not there', Writing::complaint( '/nowhere/x.zip' ) );
	}

	public function test_a_disk_without_room_for_it_takes_nothing(): void {
		$this->market();
		$path = $this->written();
		$this->emptied();
		$archive = Reading::open( $path );
		self::assertInstanceOf( Reading::class, $archive );
		self::assertSame( '', $archive->complaint( '' ) );
		// Linux says of it that it has no room.
		add_filter( 'upload_dir', static fn( array $folder ): array => array( 'basedir' => '/proc' ) + $folder, PHP_INT_MAX );
		self::assertStringContainsString( 'no room', $archive->complaint( '' ) );
	}

	public function test_an_archive_of_anything_else_changes_nothing(): void {
		file_put_contents( "{$this->folder}/a.zip", 'no zip' );
		self::assertIsString( Reading::open( "{$this->folder}/a.zip" ) );
		$this->market();
		$path = $this->written();
		$zip  = new ZipArchive();
		$zip->open( $path );
		$zip->addFromString( 'files/2030/01/evil.php', '<?php' );
		$zip->close();
		$this->emptied();
		$archive = Reading::open( $path );
		self::assertInstanceOf( Reading::class, $archive );
		try {
			$archive->read( '' );
			self::fail( 'It was taken in.' );
		} catch ( RuntimeException ) {
			self::assertSame( '', $archive->complaint( '' ), 'The site is as empty as before.' );
			self::assertFileDoesNotExist( wp_get_upload_dir()['basedir'] . '/2030/01/evil.php' );
		}
	}
}
