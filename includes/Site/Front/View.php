<?php
/** The page being written: destination, query, and preloaded answers. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;

/** @phpstan-import-type All from App_Settings */
final class View {

	/** Attributes of images in content, which WordPress adds and its sanitizing removes. */
	private const PICTURE = array( 'srcset' => true, 'sizes' => true, 'decoding' => true );

	/**
	 * All skills; null until they are needed.
	 * @var list<Item>|null
	 */
	private ?array $skills = null;

	/** @var All|null */
	private ?array $settings = null;

	/**
	 * @param array<string,mixed>                                       $query   The page's own query parameters.
	 * @param array<string,array{status:int,headers:object,body:mixed}> $preload Answers by path.
	 */
	public function __construct(
		public readonly Destination $destination,
		public readonly array $query,
		public readonly array $preload
	) {}

	/** @return All */
	public function settings(): array {
		return $this->settings ??= App_Settings::all();
	}

	/**
	 * Body of the first answer whose path starts like this; an empty list without one.
	 * @param string $start Start of the path below /wp/v2/.
	 * @return list<array<string,mixed>>
	 */
	public function items( string $start ): array {
		$body = $this->answer( $start )['body'] ?? array();
		return is_array( $body ) ? array_values( array_filter( $body, 'is_array' ) ) : array();
	}

	/** A number from the answer's headers, 0 without it. */
	public function total( string $start, string $name = 'X-WP-Total' ): int {
		return (int) $this->header( $start, $name );
	}

	/** A header of the answer, '' without it. */
	public function header( string $start, string $name ): string {
		$headers = (array) ( $this->answer( $start )['headers'] ?? array() );
		return (string) ( $headers[ $name ] ?? '' );
	}

	/**
	 * The same as items(), as Item objects.
	 * @param string $start Start of the path below /wp/v2/.
	 * @return list<Item>
	 */
	public function list( string $start ): array {
		return array_map( static fn( array $item ): Item => new Item( $item ), $this->items( $start ) );
	}

	/** @return list<Item> The design jobs that were preloaded, in their order. */
	public function jobs(): array {
		$is_job = static fn( string $path ): bool => str_starts_with( $path, '/design-marketplace/v1/jobs/' );
		$found  = array_filter( $this->preload, $is_job, ARRAY_FILTER_USE_KEY );
		return array_values( array_map( static fn( array $answer ): Item => new Item( (array) $answer['body'] ), $found ) );
	}

	/** The WordPress page of the route, from the REST API. */
	public function page(): Item {
		$page = $this->items( 'pages?' )[0] ?? array();
		return new Item( $page, (string) ( $page['locale'] ?? '' ) );
	}

	/** Properties of the first home block with a name. $name: such as `hero`. */
	public function block( string $name ): Item {
		foreach ( $this->page()->rows( 'home_content' ) as $block ) {
			if ( $block->text( 'name' ) === $name ) {
				return $block->item( 'props' );
			}
		}
		return new Item( array() );
	}

	/** @return array<string,mixed>|null The first image on the page. Image object. */
	public function picture(): ?array {
		$work = $this->destination->work();
		if ( Picture::is_image( $work['image'] ?? null ) ) {
			return $work['image'];
		}
		$card = $this->destination->card();
		foreach ( array( $card, $this->items( 'users?' )[0] ?? null ) as $member ) {
			$found = $member['latest_works'][0]['image'] ?? $member['project_image'] ?? null;
			if ( Picture::is_image( $found ) && ( $card || ! $this->destination->member ) ) {
				return $found;
			}
		}
		$found = $this->block( 'hero' )->item( 'pictures' )->item( '0' )->value( 'image' )
			?? $this->items( 'past_project?' )[0]['image']
			?? $this->items( 'resource' )[0]['image']
			?? null;
		return Picture::is_image( $found ) ? $found : null;
	}

	public function title(): string {
		return $this->destination->entry()->title( $this );
	}

	/** One or two sentences about the page, plain text. */
	public function description(): string {
		return $this->destination->entry()->description( $this );
	}

	/**
	 * Skills as labels, in the list's order, the same as src/lib/skills.ts.
	 * @param int|null $shown How many to show; null for the number on cards.
	 */
	public function tags( mixed $ids, ?int $shown = null ): Html {
		$this->skills ??= $this->list( 'skill' );
		$chosen         = is_array( $ids ) ? $ids : array();
		$is_chosen      = static fn( Item $skill ): bool => in_array( $skill->number( 'id' ), $chosen, true );
		return Markup::tags( array_values( array_filter( $this->skills, $is_chosen ) ), $shown );
	}

	/** @return list<string> The languages of an editor's page, or all of them where it has no words. */
	public function languages(): array {
		$page = $this->page();
		$all  = array_map( 'strval', array_keys( Contract::enum( 'languages' ) ) );
		$has  = '' !== trim( $page->item( 'content' )->text( 'rendered' ) ) || $page->rows( 'home_content' );
		return $has ? array_values( array_filter( (array) $page->value( 'languages' ), 'is_string' ) ) : $all;
	}

	/** Says in which languages the page is, if it isn't in the visitor's: src/components/only-in.tsx. */
	public function only_in(): Html {
		$languages = $this->languages();
		$names     = implode( ', ', array_map( Languages::spoken( ... ), $languages ) );
		/* translators: %s: name of a language as in a sentence, or several, separated by commas. */
		$words = sprintf( __( 'This page is in %s only.', 'design-marketplace' ), $names );
		return in_array( Language::current(), $languages, true ) ? Html::all() : Html::of( 'div.only-in.grid > p.c1-12.small', $words );
	}

	/** The page's title as its heading. A title by an editor is in the page's language. */
	public function heading( string $is = 'h1.mega' ): Html {
		return Markup::heading( $this->title(), $is, '' === $this->page()->plain( 'title' ) ? null : $this->page()->text( 'locale' ) );
	}

	/** The WordPress page's content, sanitized. */
	public function prose( string $style ): Html {
		$html     = $this->page()->item( 'content' )->text( 'rendered' );
		$language = $this->page()->text( 'locale' );
		return Html::of(
			"div{$style}",
			'' === trim( $html )
				? ''
				: Html::safe( wp_kses( $html, array_merge_recursive( wp_kses_allowed_html( 'post' ), array( 'img' => self::PICTURE ) ) ) ),
			lang: Language::current() === $language ? null : $language
		);
	}

	/** The link that an editor added to the page. */
	public function way(): Html {
		return Markup::button( $this->page()->text( 'btn_link' ), $this->page()->text( 'btn_txt' ) );
	}

	/** Rendered HTML as plain text on one line. */
	public static function text( string $html ): string {
		return self::line( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/** Plain text on one line. */
	public static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}

	/**
	 * The first preloaded answer whose path starts like this.
	 * @param string $start Start of the path below /wp/v2/.
	 * @return array{status:int,headers:object,body:mixed}|null
	 */
	private function answer( string $start ): ?array {
		foreach ( $this->preload as $path => $answer ) {
			if ( str_starts_with( $path, "/wp/v2/{$start}" ) ) {
				return $answer;
			}
		}
		return null;
	}
}
