<?php
/** Every page as its entry says it is: status, title, robots, answers, screen, first paint, linked data. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Pages;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Portfolio\Work_Address;
use DesignMarketplace\Site\Front\Assets;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;

final class PagesTest extends TestCase {

	/** Linked data by page; none where a page is not named. */
	private const PIECES = array(
		'home'      => array( 'WebSite', 'Organization' ),
		'designers' => array( 'ItemList', 'BreadcrumbList' ),
		'jobs'      => array( 'ItemList', 'BreadcrumbList' ),
		'showcase'  => array( 'ItemList', 'BreadcrumbList' ),
		'tools'     => array( 'WebPage', 'BreadcrumbList' ),
		'about'     => array( 'WebPage', 'BreadcrumbList' ),
		'page'      => array( 'WebPage', 'BreadcrumbList' ),
		'designer'  => array( 'ProfilePage', 'BreadcrumbList' ),
		'work'      => array( 'CreativeWork', 'BreadcrumbList' ),
		'project'   => array( 'Organization', 'BreadcrumbList' ),
		'mission'   => array( 'WebPage', 'BreadcrumbList' ),
	);

	/** Titles that are the content's. */
	private const NAMED = array(
		'home'     => '',
		'page'     => 'Written by hand',
		'designer' => 'Zoe Entry',
		'work'     => 'Kettle – Zoe Entry',
		'project'  => 'Entry & Sons',
		'mission'  => 'A bell – Entry & Sons',
	);

	/**
	 * Names of all pages.
	 * @return iterable<string,array{string}>
	 */
	public static function names(): iterable {
		foreach ( Contract::routes() as $name => $route ) {
			if ( '' === $route->alias_of ) {
				yield $name => array( $name );
			}
		}
	}

	#[DataProvider( 'names' )]
	public function test_a_page_is_what_its_entry_says( string $name ): void {
		$path  = $this->path( $name );
		$found = ( new Router() )->find( $path );
		self::assertSame( array( $name, 'not_found' === $name ? 404 : 200 ), array( $found->route, $found->status ) );

		$tree  = Documents::tree( Documents::at( $path ) );
		$entry = Pages::named( $name );
		$site  = get_bloginfo( 'name' );
		$title = self::NAMED[ $name ] ?? $entry->route->title();
		self::assertSame( array( '' === $title ? $site : "{$title} – {$site}" ), Documents::values( $tree, '//title' ) );
		self::assertSame( $entry->route->indexed ? 0 : 1, preg_match( '/noindex/', implode( '', Documents::values( $tree, '//meta[@name="robots"]/@content' ) ) ) );
		self::assertSame( array( $entry->route->side ), Documents::values( $tree, '/html/@data-role' ) );
		self::assertSame( $entry->preloads( $found, array() ), array_keys( $this->boot( $tree )['preload'] ), 'All it asks for is answered.' );
		self::assertSame( self::PIECES[ $name ] ?? array(), array_slice( array_keys( Documents::linked_data( $tree ) ), 0, 2 ) );
		self::assertCount( 1, Documents::values( $tree, '//main//h1' ) );
		self::assertSame( $entry->route->audience->needs_login() ? 1 : 0, substr_count( implode( '', Documents::values( $tree, '//main//noscript' ) ), 'Members only.' ) );
		$scripts = implode( ' ', Documents::values( $tree, '//link[@rel="preload" and @as="script"]/@href' ) );
		foreach ( Assets::screen_files( $name, 'js' ) as $file ) {
			self::assertStringContainsString( "/{$file}", $scripts );
		}
	}

	/**
	 * An address of the page, with what must be there for it.
	 * @param string $name Name of its route.
	 */
	private function path( string $name ): string {
		$path = Contract::route( $name )->path;
		switch ( $name ) {
			case 'designer':
				$designer = $this->designer( array( 'name' => 'Zoe Entry' ) );
				Market::work( $designer );
				return str_replace( ':slug', People::slug( $designer ), $path );
			case 'work':
				$designer = $this->designer( array( 'name' => 'Zoe Entry', 'portfolio_open' => 'index' ) );
				return Work_Address::path( get_post( Market::work( $designer ) ) ?? self::fail() );
			case 'project':
			case 'mission':
				$company = $this->contractor( array( 'company' => 'Entry & Sons' ) );
				return str_replace( array( ':slug', ':missionId' ), array( People::slug( $company ), (string) Market::mission( $company ) ), $path );
			case 'shared_list':
				$company = $this->contractor();
				Market::list_of( $company, $this->designer() );
				return str_replace( ':token', Market::shared_list( $company ), $path );
			case 'page':
				$page = array(
					'post_type'   => 'page',
					'post_status' => 'publish',
					'post_name'   => 'written-by-hand',
					'post_title'  => 'Written by hand',
				);
				self::assertGreaterThan( 0, wp_insert_post( $page ) );
				return '/written-by-hand';
			case 'not_found':
				return '/no-such-page';
		}
		return $path;
	}

	/**
	 * What the document tells the app.
	 * @param DOMXPath $tree Document.
	 * @return array<string,mixed>
	 */
	private function boot( DOMXPath $tree ): array {
		return (array) json_decode( Documents::values( $tree, '//script[@id="design-marketplace-boot"]' )[0] ?? '', true, 512, JSON_THROW_ON_ERROR );
	}
}
