<?php
/** What two members write is read by these two: a word of theirs is looked for everywhere else. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Talks\Conversation;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use WP_Query;
use WP_User;

final class PrivateTest extends TestCase {

	private const WORD = 'Quittenmarmelade';

	private int $designer = 0;

	private int $company = 0;

	private Conversation $conversation;

	protected function setUp(): void {
		parent::setUp();
		$this->designer = $this->designer();
		$this->company  = $this->contractor();
		Market::work( $this->designer );
		Market::apply( $this->designer, Market::mission( $this->company ) );
		Talk::begin( $this->designer, $this->company, 'Work with us?', $this->company );
		$this->conversation = Talk::between( $this->designer, $this->company );
		foreach ( array( $this->designer, $this->company ) as $who ) {
			$sent = $this->rest( 'POST', $this->path(), array( 'text' => 'A word: ' . self::WORD ), $who );
			$this->assert_answer( 201, $sent );
		}
		foreach ( array( $this->path(), '/design-marketplace/v1/conversations' ) as $path ) {
			$this->assertStringContainsString( self::WORD, $this->json( $path, $this->designer ) );
		}
		update_option( Clock::OFFSET, 10 * MINUTE_IN_SECONDS );
		Mails::worker()->run( 20 );
		$this->assertStringContainsString( self::WORD, (string) wp_json_encode( $this->mails() ) );
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
	}

	private function path(): string {
		return "/design-marketplace/v1/conversations/{$this->conversation->public_id}";
	}

	/**
	 * An answer, as a client reads it.
	 * @param string   $path Route.
	 * @param int|null $who  Who asks.
	 */
	private function json( string $path, ?int $who ): string {
		$answer = $this->rest( 'GET', $path, array(), $who );
		return wp_json_encode( $answer->get_data() ) . wp_json_encode( $answer->get_headers() );
	}

	/**
	 * The tables that have the word.
	 * @return list<string>
	 */
	private static function tables(): array {
		global $wpdb;
		$found = array();
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			if ( str_contains( (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$table}" ) ), self::WORD ) ) { // phpcs:ignore WordPress.DB.PreparedSQL -- a table's name.
				$found[] = (string) $table;
			}
		}
		return $found;
	}

	public function test_no_table_but_one_has_it_nor_a_cache_or_a_log(): void {
		$this->assertSame( array( Tables::name( 'message' ) ), self::tables() );
		$this->assertStringNotContainsString( self::WORD, print_r( $GLOBALS['wp_object_cache'], true ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- reads it whole.
		$log = WP_CONTENT_DIR . '/debug.log';
		$this->assertStringNotContainsString( self::WORD, is_file( $log ) ? (string) file_get_contents( $log ) : '' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine.
		$this->assertSame( array(), ( new WP_Query( array( 's' => self::WORD, 'post_type' => 'any', 'post_status' => 'any' ) ) )->posts );
	}

	public function test_a_companys_first_words_wait_in_no_other_table_either(): void {
		global $wpdb;
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'message' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		$designer = $this->designer();
		$letter   = array( 'to' => $designer, 'comment' => 'A word: ' . self::WORD, 'copy' => true );
		foreach ( array( 1, 2 ) as $time ) {
			$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/mail/workwith', $letter, $this->company ) );
			$this->assertSame( array( Tables::name( 'message' ) ), self::tables(), "Time {$time}" );
		}
		Mails::clear();
		Mails::worker()->run( 20 );
		$told = array_filter( $this->mails(), static fn( array $mail ): bool => str_contains( $mail['message'], self::WORD ) );
		$this->assertEqualsCanonicalizing( array( People::email( $designer ), People::email( $this->company ) ), array_column( $told, 'to' ) );
	}

	public function test_what_the_database_refuses_is_not_written_into_a_log(): void {
		$log = Uploads::folder() . '/log';
		wp_mkdir_p( Uploads::folder() );
		$before = (string) ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- the site's own log stays empty.
		add_filter(
			'query',
			static function ( string $query ): string {
				global $wpdb;
				if ( ! str_contains( $query, self::WORD ) ) {
					return $query;
				}
				// As SQLite's integration says it.
				$wpdb->last_error = "<div class=\"queries\"><p>MySQL query:</p><p>{$query}</p></div><div class=\"error_message\">The disk is full</div><pre>{$query}</pre>";
				return '';
			}
		);
		try {
			$this->assert_answer( 503, $this->rest( 'POST', $this->path(), array( 'text' => self::WORD ), $this->designer ), 'rest_database_lost' );
		} finally {
			ini_set( 'error_log', $before ); // phpcs:ignore WordPress.PHP.IniSet -- put back.
		}
		$logged = (string) file_get_contents( $log ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine.
		$this->assertStringContainsString( 'The disk is full', $logged );
		$this->assertStringNotContainsString( self::WORD, $logged );
	}

	/** Every route that reads, with all that may stand in its address, for everybody but the two. */
	public function test_no_answer_to_anybody_else_has_it(): void {
		// As shops have them: who edits users and everybody's posts.
		add_role( 'private_shop_manager', 'Shop manager', array_fill_keys( array( 'read', 'edit_users', 'list_users', 'edit_posts', 'edit_others_posts', 'read_private_posts', 'moderate_comments' ), true ) );
		$paths = $this->paths();
		$this->assertContains( $this->path(), $paths );
		$others = array_map( array( $this, 'person' ), array( 'private_shop_manager', 'editor', 'author', 'contributor', 'subscriber' ) );
		foreach ( array( null, $this->designer(), $this->contractor(), People::administrator(), ...$others ) as $who ) {
			foreach ( $paths as $path ) {
				$this->assertStringNotContainsString( self::WORD, $this->json( $path, $who ), $path );
			}
		}
		remove_role( 'private_shop_manager' );
	}

	/**
	 * Addresses of all routes that read, as if nothing about them were known.
	 * @return list<string>
	 */
	private function paths(): array {
		$ids   = array( $this->conversation->public_id, (string) $this->conversation->last, (string) $this->conversation->id, (string) $this->designer, People::slug( $this->designer ) );
		$paths = array();
		foreach ( $this->routes() as $pattern => $handlers ) {
			$reads = array_filter( $handlers, static fn( array $handler ): bool => ! empty( $handler['methods']['GET'] ) );
			// Core's directory of all routes, and what asks the machine or other hosts.
			if ( ! $reads || '/' === $pattern || preg_match( '#^/(wp-site-health|wp/v2/(pattern-directory|block-directory|url-details|font-collections)|wp-block-editor|oembed)#', $pattern ) ) {
				continue;
			}
			$filled = array_map( static fn( string $id ): string => (string) preg_replace( '/\(\?P<\w+>(?:[^()]|\([^()]*\))*\)[?]?/', $id, $pattern ), $ids );
			foreach ( array_unique( $filled ) as $path ) {
				if ( preg_match( "#^{$pattern}$#i", $path ) ) {
					$paths[] = $path;
					$paths[] = "{$path}?context=edit&search=" . self::WORD;
				}
			}
		}
		return $paths;
	}

	public function test_wp_admin_and_exports_by_others_do_not_have_it(): void {
		wp_set_current_user( People::administrator() );
		$user = new WP_User( $this->designer );
		ob_start();
		do_action( 'edit_user_profile', $user ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		$shown  = (string) ob_get_clean();
		$shown .= wp_json_encode( ( new Inventory() )->export( $this->designer ) ) . wp_json_encode( ( new Inventory() )->formal( $this->designer ) );
		$this->assertStringNotContainsString( self::WORD, $shown );
		$this->assertStringContainsString( self::WORD, (string) wp_json_encode( ( new Inventory() )->own( $this->designer ) ) );
	}
}
