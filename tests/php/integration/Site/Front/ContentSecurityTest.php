<?php
/** Whose scripts a document's policy lets run: the plugin's own, and those an operator names. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Site\Front\Assets;
use DesignMarketplace\Site\Front\Own_Scripts;
use DesignMarketplace\Site\Front\Preload;
use DesignMarketplace\Site\Front\Reply;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Site\Front\Shell;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Script_Modules;

final class ContentSecurityTest extends TestCase {

	private const FOREIGN = 'foreign.play()';

	/**
	 * Another plugin's script.
	 * @param callable():mixed $prints Puts it into the page.
	 */
	#[DataProvider( 'foreign_scripts' )]
	public function test_a_script_of_another_plugin_is_in_the_page_and_not_in_its_policy( callable $prints ): void {
		$prints();
		[ $html, $sources ] = $this->document( '/designers' );
		$foreign            = array_filter( self::inline( $html ), static fn( string $script ): bool => str_contains( $script, self::FOREIGN ) );

		self::assertCount( 1, $foreign );
		self::assertNotContains( self::hash( (string) reset( $foreign ) ), $sources );
	}

	/**
	 * Ways to print a script.
	 * @return array<string,array{callable():mixed}>
	 */
	public static function foreign_scripts(): array {
		$on = static fn( string $hook, string $html ): array => array( static fn() => add_action( $hook, static fn() => print( $html ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		return array(
			'in the head'                     => $on( 'wp_head', '<script>' . self::FOREIGN . '</script>' ),
			'in the footer'                   => $on( 'wp_footer', '<script>' . self::FOREIGN . '</script>' ),
			'in the body'                     => $on( 'wp_body_open', '<script>' . self::FOREIGN . '</script>' ),
			'with the id of one of ours'      => $on( 'wp_footer', '<script id="wp-i18n-js-after">' . self::FOREIGN . '</script>' ),
			'by core\'s function'             => array( static fn() => add_action( 'wp_footer', static fn() => wp_print_inline_script_tag( self::FOREIGN, array( 'id' => 'foreign' ) ) ) ),
			'by core\'s function without id'  => array( static fn() => add_action( 'wp_head', static fn() => wp_print_inline_script_tag( self::FOREIGN ) ) ),
			'before a script of its own'      => array( static fn() => self::enqueue( static fn() => wp_add_inline_script( 'foreign', self::FOREIGN, 'before' ) ) ),
			'after a script of its own'       => array( static fn() => self::enqueue( static fn() => wp_add_inline_script( 'foreign', self::FOREIGN ) ) ),
			'as data of a script of its own'  => array( static fn() => self::enqueue( static fn() => wp_scripts()->add_data( 'foreign', 'data', self::FOREIGN ) ) ),
			'on a name that begins like ours' => array( static fn() => self::enqueue( static fn() => wp_add_inline_script( 'wp-i18n-js-after-all', self::FOREIGN ), 'wp-i18n-js-after-all' ) ),
		);
	}

	public function test_nor_does_it_run_for_members(): void {
		add_action( 'wp_footer', static fn() => print( '<script>' . self::FOREIGN . '</script>' ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		foreach ( array( $this->designer(), $this->contractor() ) as $member ) {
			wp_set_current_user( $member );
			[ $html, $sources ] = $this->document( '/designers' );
			self::assertContains( self::FOREIGN, self::inline( $html ) );
			self::assertNotEmpty( $sources );
			self::assertNotContains( self::hash( self::FOREIGN ), $sources );
		}
	}

	public function test_the_hosts_of_other_plugins_scripts_are_not_allowed(): void {
		add_action( 'wp_head', static fn() => print( '<script src="https://printed.example/x.js"></script>' ) ); // phpcs:ignore WordPress.WP.EnqueuedResources
		self::enqueue( static fn() => null, 'foreign', 'https://queued.example/x.js' );
		[ $html, $sources ] = $this->document( '/designers' );

		foreach ( array( 'printed', 'queued' ) as $name ) {
			self::assertStringContainsString( "https://{$name}.example/x.js", $html );
			self::assertStringNotContainsString( "{$name}.example", implode( ' ', $sources ) );
		}
	}

	#[DataProvider( 'visitors' )]
	public function test_every_script_of_our_own_may_run( string $role, string $path ): void {
		if ( '' !== $role ) {
			wp_set_current_user( 'designer' === $role ? $this->designer() : $this->contractor() );
		}
		[ $html, $sources ] = $this->document( $path );
		$own                = self::inline( $html );

		self::assertGreaterThanOrEqual( 2, count( $own ) );
		foreach ( $own as $script ) {
			self::assertContains( self::hash( $script ), $sources, $script );
		}
	}

	/**
	 * Roles, '' for a stranger, and where they are.
	 * @return array<string,array{string,string}>
	 */
	public static function visitors(): array {
		return array(
			'stranger'           => array( '', '/designers' ),
			'stranger in French' => array( '', '/?lang=fr' ),
			'nowhere'            => array( '', '/no-such-thing' ),
			'designer'           => array( 'designer', '/settings' ),
			'contractor'         => array( 'contractor', '/jobs' ),
		);
	}

	public function test_what_hangs_on_our_own_script_may_run_as_it_is_written(): void {
		add_action(
			'wp_enqueue_scripts',
			static function (): void {
				wp_add_inline_script( Assets::HANDLE, 'one="ERROR"', 'before' );
				wp_localize_script( Assets::HANDLE, 'two', array( 'three' => 'four' ) );
			},
			20
		);
		[ $html, $sources ] = $this->document( '/designers' );
		$found              = array_filter( self::inline( $html ), static fn( string $script ): bool => str_contains( $script, 'one=' ) || str_contains( $script, 'var two' ) );

		self::assertCount( 2, $found );
		self::assertSame( array(), array_diff( array_map( self::hash( ... ), $found ), $sources ) );
	}

	public function test_the_script_of_a_preview_may_run(): void {
		$destination = ( new Router() )->find( '/designers' );
		$scripts     = new Own_Scripts();
		$html        = ( new Shell( $scripts ) )->html( new View( $destination, array(), ( new Preload() )->answers( $destination, array() ) ), 'early()' );
		$early       = array_filter( self::inline( $html ), static fn( string $script ): bool => str_contains( $script, 'early()' ) );

		self::assertCount( 1, $early );
		self::assertContains( self::hash( (string) reset( $early ) ), $scripts->sources() );
	}

	#[DataProvider( 'own_hosts' )]
	public function test_our_scripts_may_come_from_another_host( string $address, string $source ): void {
		add_filter( 'script_loader_src', static fn( mixed $url ): string => str_replace( home_url(), $address, (string) $url ) );
		[ , $sources ] = $this->document( '/designers' );
		self::assertContains( $source, $sources );
		self::assertCount( 1, array_keys( $sources, $source, true ), 'It is named once.' );
	}

	/**
	 * Where a site's files may be, and how the policy names it.
	 * @return array<string,array{string,string}>
	 */
	public static function own_hosts(): array {
		return array(
			'https'        => array( 'https://files.example', 'https://files.example' ),
			'port, folder' => array( 'http://files.example:8080/site', 'http://files.example:8080' ),
			'no scheme'    => array( '//files.example', 'files.example' ),
		);
	}

	public function test_an_operator_lets_a_plugins_handle_run_with_what_hangs_on_it(): void {
		self::enqueue( static fn() => wp_add_inline_script( 'foreign', self::FOREIGN ), 'foreign', 'https://queued.example/x.js' );
		add_filter( 'design_marketplace_script_handles', static fn( array $handles ): array => array( ...$handles, 'foreign', 7 ) );
		[ $html, $sources ] = $this->document( '/designers' );

		self::assertContains( 'https://queued.example', $sources );
		foreach ( self::inline( $html ) as $script ) {
			self::assertContains( self::hash( $script ), $sources, $script );
		}
	}

	public function test_an_operator_adds_sources_and_no_directive(): void {
		$hash = self::hash( self::FOREIGN );
		add_filter( 'design_marketplace_script_sources', static fn( array $sources ): array => array( ...$sources, $hash, 'https://named.example', 'https://x.example; img-src *', "a\nb", '', 7 ) );
		[ , $sources, $policy ] = $this->document( '/designers' );

		self::assertContains( $hash, $sources );
		self::assertContains( 'https://named.example', $sources );
		self::assertStringNotContainsString( 'x.example', $policy );
		self::assertStringNotContainsString( "\n", $policy );
		self::assertNotContains( '', $sources );
	}

	public function test_people_who_run_the_site_have_no_such_policy(): void {
		add_filter( 'design_marketplace_script_sources', static fn(): array => array( 'https://named.example' ) );
		wp_set_current_user( People::administrator() );
		[ , $sources, $policy ] = $this->document( '/designers' );

		self::assertSame( array(), $sources );
		self::assertStringContainsString( "object-src 'none'", $policy );
	}

	public function test_cores_map_of_modules_may_be_read(): void {
		$GLOBALS['wp_script_modules'] = new WP_Script_Modules(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		wp_script_modules()->add_hooks();
		wp_register_script_module( 'foreign/needed', '/needed.js' );
		add_action( 'wp_enqueue_scripts', static fn() => wp_enqueue_script_module( 'foreign/module', '/module.js', array( 'foreign/needed' ) ) );
		[ $html, $sources ] = $this->document( '/designers' );
		unset( $GLOBALS['wp_script_modules'] );

		self::assertSame( 1, preg_match( '#<script\b[^>]*\stype="importmap"[^>]*>(.*?)</script>#s', $html, $map ) );
		self::assertContains( self::hash( $map[1] ?? '' ), $sources );
	}

	/**
	 * Another plugin's script on the queue.
	 * @param callable():mixed $adds   What it adds to it.
	 * @param non-empty-string $handle Its name.
	 * @param string           $url    Its address.
	 */
	private static function enqueue( callable $adds, string $handle = 'foreign', string $url = '/foreign.js' ): void {
		add_action(
			'wp_enqueue_scripts',
			static function () use ( $adds, $handle, $url ): void {
				wp_enqueue_script( $handle, $url, array(), '1', true );
				$adds();
			}
		);
	}

	/**
	 * The document at a path, what its scripts may come from, and its whole policy.
	 * @param string $path Path with its query.
	 * @return array{string,list<string>,string}
	 */
	private function document( string $path ): array {
		$scripts = new Own_Scripts();
		$html    = Documents::at( $path, $scripts );
		$policy  = ( new Reply( 200, $scripts ) )->headers( $html )['Content-Security-Policy'];
		preg_match( "#(?:^|; )script-src 'self' ?([^;]*)#", $policy, $found );
		return array( $html, isset( $found[1] ) ? explode( ' ', $found[1] ) : array(), $policy );
	}

	/**
	 * The scripts a document has in itself; data is none.
	 * @param string $html Document.
	 * @return list<string>
	 */
	private static function inline( string $html ): array {
		preg_match_all( '#<script\b(?![^>]*\s(?:src=|type="application/(?:ld\+)?json"))[^>]*>(.*?)</script>#s', $html, $found );
		return $found[1];
	}

	private static function hash( string $script ): string {
		return "'sha256-" . base64_encode( hash( 'sha256', $script, true ) ) . "'"; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the header's own spelling.
	}
}
