<?php
/** What the server draws of each public screen. src/app/first-paint.test.tsx holds the app's screens against it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Front;

use DesignMarketplace\Kernel\Contract\Audience;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Route;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\TestCase;
use WP_Post;

/** Answers are given, not asked for: both languages draw from the same ones. */
final class FirstPaintTest extends TestCase {

	private const SCREENS = __DIR__ . '/../../../../fixtures/public-screens.json';

	private const PAINTED = __DIR__ . '/../../../../fixtures/first-paint.json';

	/** Routes whose heading, text and links alone are painted. */
	private const OUTLINED = array( 'showcase', 'tools', 'designer', 'project' );

	/** Shapes of what is at a path. */
	private const SHAPES = array(
		'#^/wp/v2/pages#'                  => 'page',
		'#^/wp/v2/event#'                  => 'event',
		'#^/wp/v2/(past_project|reading)#' => 'article',
		'#^/wp/v2/resource#'               => 'resource',
		'#^/wp/v2/skill#'                  => 'skill',
		'#^/wp/v2/users#'                  => 'member_card',
		'#^/design-marketplace/v1/jobs#'   => 'job',
	);

	public function test_home_lists_and_jobs_are_painted_as_the_app_is_tested_on(): void {
		update_option( 'blogname', $this->fixture()['siteName'] );
		update_option( 'WPLANG', 'de_DE' );
		add_filter( 'locale', static fn(): string => 'en_US' );
		$painted = array();
		foreach ( $this->fixture()['screens'] as $name => $screen ) {
			if ( ! in_array( $screen['route'], self::OUTLINED, true ) ) {
				$painted[ $name ] = $this->paint( $screen );
			}
		}
		if ( getenv( 'WRITE_FIXTURES' ) ) {
			file_put_contents( self::PAINTED, str_replace( '    ', "\t", (string) wp_json_encode( $painted, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ) . "\n" );
		}
		self::assertSame( $painted, json_decode( (string) file_get_contents( self::PAINTED ), true ), 'The first paint is another now: npm run fixtures.' );
	}

	public function test_the_other_screens_have_their_heading_text_and_links(): void {
		$screens = $this->fixture()['screens'];
		foreach ( array( 'showcase', 'tools' ) as $name ) {
			$tree   = Documents::tree( '<meta charset="utf-8">' . $this->paint( $screens[ $name ] ) );
			$titles = array();
			foreach ( $screens[ $name ]['preload'] as $path => $answer ) {
				array_push( $titles, ...( str_contains( $path, 'pages?' ) ? array() : array_column( array_column( $answer['body'], 'title' ), 'rendered' ) ) );
			}
			self::assertCount( 1, Documents::values( $tree, '//h1' ) );
			self::assertSame( array_map( 'html_entity_decode', $titles ), str_replace( "\u{202f}", ' ', Documents::values( $tree, '//h2' ) ) );
			self::assertNotSame( array(), Documents::values( $tree, '//h2/a/@href' ) );
			self::assertNotSame( '', implode( '', Documents::values( $tree, '//article/p' ) ) );
		}
		foreach ( array( 'designer', 'project' ) as $name ) {
			$tree = Documents::tree( '<meta charset="utf-8">' . $this->paint( $screens[ $name ] ) );
			self::assertCount( 1, Documents::values( $tree, '//h1' ) );
			self::assertCount( 1, Documents::values( $tree, '//h2[@class="t2"][1][parent::div[contains(@class,"stack")]]' ) );
			self::assertCount( 1, Documents::values( $tree, '//img[@fetchpriority="high"]' ) );
			self::assertContains( '/signup', Documents::values( $tree, '//a/@href' ) );
		}
	}

	public function test_every_page_search_engines_list_is_among_them(): void {
		$routes = array_filter( Contract::routes(), static fn( Route $route ): bool => $route->indexed && Audience::Everyone === $route->audience && '' === $route->alias_of );
		$drawn  = array_column( $this->fixture()['screens'], 'route' );
		// A work is drawn over the portfolio of its designer: OpenPagesTest.
		self::assertSame( array( 'work' ), array_values( array_diff( array_keys( $routes ), $drawn ) ) );
	}

	public function test_the_answers_have_the_shapes_of_the_contract_and_are_those_the_page_brings_along(): void {
		foreach ( $this->fixture()['screens'] as $name => $screen ) {
			self::assertSame( array_keys( $screen['preload'] ), $this->destination( $screen )->entry()->preloads( $this->destination( $screen ), $this->query( $screen ) ), $name );
			foreach ( $screen['preload'] as $path => $answer ) {
				$shape = Contract::shape( (string) current( array_filter( self::SHAPES, static fn( string $pattern ): bool => 1 === preg_match( $pattern, $path ), ARRAY_FILTER_USE_KEY ) ) );
				if ( str_contains( $path, '_fields=' ) ) {
					$shape['required'] = array();
				}
				foreach ( array_is_list( $answer['body'] ) ? $answer['body'] : array( $answer['body'] ) as $item ) {
					self::assertTrue( rest_validate_value_from_schema( $item, $shape, $path ), $name );
				}
			}
		}
	}

	/**
	 * A screen's main element, without what differs from site to site.
	 * @param array<string,mixed> $screen Of the fixture.
	 */
	private function paint( array $screen ): string {
		foreach ( $screen['preload'] as &$answer ) {
			foreach ( $answer['body'][0]['home_content'] ?? array() as $place => $block ) {
				// As Home_Blocks has them.
				$answer['body'][0]['home_content'][ $place ]['props'] = (object) $block['props'];
			}
		}
		unset( $answer );
		update_option( 'design_marketplace_job_pages', $screen['pages'] ?? 'titles' );
		$view = new View( $this->destination( $screen ), $this->query( $screen ), $screen['preload'] );
		// Links, and the address that is handed on.
		return str_replace( array( home_url(), (string) preg_replace( '#^https?://#', '', home_url() ) ), '', (string) $view->destination->entry()->content( $view ) );
	}

	/**
	 * What a screen shows.
	 * @param array<string,mixed> $screen Of the fixture.
	 */
	private function destination( array $screen ): Destination {
		$card   = null;
		$member = null;
		foreach ( $screen['preload'] as $path => $answer ) {
			$card = str_starts_with( $path, '/wp/v2/users?slug=' ) ? $answer['body'][0] : $card;
		}
		if ( $card ) {
			$member = array( 'user_id' => 0, 'role' => $card['role'], 'listed' => true, 'open' => $card['open'] ?? 'off', 'card' => $card );
		}
		if ( $member && 'project' === $screen['route'] ) {
			$member['user_id'] = $this->owner( $screen['preload'] );
		}
		$job = current( $screen['preload'] )['body'] ?? array();
		return new Destination( $screen['route'], $screen['status'] ?? 200, $screen['path'], $member, 'mission' === $screen['route'] ? $this->job( $job ) : null, true );
	}

	/**
	 * A company with the jobs among a screen's answers.
	 * @param array<string,array{body:array<string,mixed>}> $answers Answers by path.
	 */
	private function owner( array $answers ): int {
		$owner = $this->contractor();
		foreach ( (array) preg_grep( '#/jobs/#', array_keys( $answers ) ) as $path ) {
			[ 'id' => $id, 'date_gmt' => $date ] = $answers[ $path ]['body'];
			wp_delete_post( $id, true );
			wp_insert_post( array( 'import_id' => $id, 'post_type' => Item_Types::MISSION, 'post_status' => 'publish', 'post_author' => $owner, 'post_title' => 'A job', 'post_date' => $date ) );
		}
		return $owner;
	}

	/**
	 * The post behind a job's answer.
	 * @param array<string,mixed> $job Answer.
	 */
	private function job( array $job ): WP_Post {
		$metas = array_map( 'strval', Job_Facts::columns( $job ) ) + array( 'design_marketplace_deadline' => $job['deadline'] ?? '' );
		$all   = array_map( static fn( string $meta ): array => array( $meta ), $metas );
		add_filter( 'get_post_metadata', static fn( mixed $value, int $id, string $key ): mixed => $id !== $job['id'] ? $value : ( '' === $key ? $all : $all[ $key ] ?? array( '' ) ), 10, 3 );
		return new WP_Post(
			(object) array(
				'ID'            => $job['id'],
				'post_type'     => Item_Types::MISSION,
				'post_title'    => html_entity_decode( $job['title']['rendered'] ),
				'post_content'  => $job['description'] ?? '',
				'post_status'   => $job['close'] ? 'dmkt_closed' : 'publish',
				'post_date_gmt' => $job['date_gmt'],
			)
		);
	}

	/**
	 * A screen's query parameters.
	 * @param array<string,mixed> $screen Of the fixture.
	 * @return array<string,mixed>
	 */
	private function query( array $screen ): array {
		wp_parse_str( $screen['query'] ?? '', $query );
		return array_filter( $query, 'is_string', ARRAY_FILTER_USE_KEY );
	}

	/**
	 * The screens and their answers.
	 * @return array<string,mixed>
	 */
	private function fixture(): array {
		return (array) json_decode( (string) file_get_contents( self::SCREENS ), true );
	}
}
