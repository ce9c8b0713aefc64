<?php
/** The result of routing: route, status, and the member or page it is about. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Directory\Query;
use DesignMarketplace\People\Members\Policy;
use DesignMarketplace\Site\Content\Siblings;
use WP_Post;

/**
 * @phpstan-import-type Found from Query
 * @phpstan-type Answers array<string,array{status:int,headers:object,body:mixed}>
 */
final class Destination {

	/**
	 * @param int          $status  200, 301, 404 or 410.
	 * @param string       $path    Path below home; for 301 the target, with its query.
	 * @param Found|null   $member  The member the page is about.
	 * @param WP_Post|null $page    Page or design job, if looked up.
	 * @param bool         $is_open Whether it is public and indexed.
	 * @param Answers      $known   What routing has asked for, by path: a designer's work at this address.
	 */
	public function __construct(
		public readonly string $route,
		public readonly int $status,
		public readonly string $path,
		public readonly ?array $member = null,
		public readonly ?WP_Post $page = null,
		public readonly bool $is_open = false,
		public readonly array $known = array()
	) {}

	/** 404. */
	public static function nowhere( string $path ): self {
		return new self( 'not_found', 404, $path );
	}

	/** 410. */
	public static function gone( string $path ): self {
		return new self( 'not_found', 410, $path );
	}

	/** A redirect. */
	public static function elsewhere( string $route, string $path ): self {
		return new self( $route, 301, $path );
	}

	/** Whether search engines are to leave it out. */
	public function is_hidden(): bool {
		return 200 !== $this->status || ! $this->is_open;
	}

	public function entry(): Page {
		return Pages::named( $this->route );
	}

	/** Whether the page belongs to the entrepreneurs' side, and uses its shape and colour. */
	public function is_entrepreneurs(): bool {
		return 'entrepreneur' === $this->entry()->route->side;
	}

	/** @return array<string,mixed> Variables of WordPress' main query: the page at this address, or one that finds nothing. */
	public function main_query(): array {
		$slug = '/' === $this->path ? 'home' : $this->path;
		$page = $this->member || 200 !== $this->status ? null : $this->page ?? get_page_by_path( $slug );
		return $page instanceof WP_Post ? array( 'page_id' => Siblings::shown( $page )->ID ) : array(
			'post__in'            => array( 0 ),
			'ignore_sticky_posts' => true,
			'no_found_rows'       => true,
		);
	}

	/** @return array<string,mixed>|null The work the page shows, as its answer has it. */
	public function work(): ?array {
		$answer = array_values( $this->known )[0] ?? null;
		return is_array( $answer ) && is_array( $answer['body'] ) ? $answer['body'][0] ?? null : null;
	}

	/** Whether strangers read the member's whole page. */
	public function is_shown(): bool {
		return $this->member && Policy::CLOSED !== $this->member['open'];
	}

	/** @return array<string,mixed>|null The card that strangers may read: of a listed or open member, or beside an unlisted work. */
	public function card(): ?array {
		$is_there = $this->member && ( $this->member['listed'] || $this->is_shown() );
		return $this->work()['by'] ?? ( $is_there ? $this->member['card'] : null );
	}
}
