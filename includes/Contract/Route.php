<?php
/**
 * What both languages know of a page: a row of routes.json.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Contract;

/**
 * What the server alone knows of it stands in Frontend\Pages.
 *
 * @phpstan-type Row array{name:string,path:string,title?:string,for?:string,indexed?:bool,side?:string,menu?:string,section?:list<string>,role?:string,screen?:string,alias_of?:string,shown_as?:string}
 */
final class Route {

	/**
	 * Names the parts.
	 *
	 * @param string        $name     Key of the table.
	 * @param string        $path     Pattern such as `/designer/:slug`; `*` where there is nothing.
	 * @param string        $english  Title before its translation, '' for one that comes from the content.
	 * @param Audience      $audience Who it is for.
	 * @param bool          $indexed  Whether search engines are asked to list it.
	 * @param string        $side     designer or entrepreneur: whose form and colour it takes.
	 * @param string        $menu     Form beside its main link: circle, square or plain; '' for no main link.
	 * @param list<string>  $section  Starts of the paths its main link stands for.
	 * @param string        $role     Role of the member it is about, '' for none.
	 * @param string        $screen   Module below src/ that draws it.
	 * @param string        $alias_of Name of the route this is another address of, '' for none.
	 */
	private function __construct(
		public readonly string $name,
		public readonly string $path,
		private readonly string $english,
		public readonly Audience $audience,
		public readonly bool $indexed,
		public readonly string $side,
		public readonly string $menu,
		public readonly array $section,
		public readonly string $role,
		public readonly string $screen,
		public readonly string $alias_of,
	) {}

	/**
	 * Reads a row.
	 *
	 * @param Row $row  Row.
	 * @param Row $main The row it takes the rest from: its own, or that of the page it leads to or is shown as.
	 */
	public static function of( array $row, array $main ): self {
		return new self(
			$row['name'],
			$row['path'],
			$row['title'] ?? $main['title'] ?? '',
			Audience::from( $row['for'] ?? $main['for'] ?? '' ),
			$row['indexed'] ?? false,
			$main['side'] ?? 'designer',
			$row['menu'] ?? '',
			$row['section'] ?? array(),
			$main['role'] ?? '',
			$main['screen'] ?? '',
			$row['alias_of'] ?? '',
		);
	}

	/**
	 * What the page is called in the visitor's language, '' where its content says so.
	 *
	 * The strings reach translators through the generated src/contract/routes.ts.
	 */
	public function title(): string {
		// phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
		return '' === $this->english ? '' : translate( $this->english, 'design-marketplace' );
	}

	/**
	 * Whether its path has no parameters.
	 */
	public function is_fixed(): bool {
		return str_starts_with( $this->path, '/' ) && ! str_contains( $this->path, ':' );
	}

	/**
	 * Parameters when a path has the pattern, null otherwise.
	 *
	 * @param string $path Path below home.
	 * @return array<string,string>|null
	 */
	public function match( string $path ): ?array {
		if ( ! str_contains( $this->path, ':' ) ) {
			return $this->path === $path ? array() : null;
		}
		$expression = preg_replace_callback(
			'#:(\w+)#',
			static fn( array $found ): string => "(?<{$found[1]}>" . ( 'missionId' === $found[1] ? '[1-9]\d{0,17}' : '[^/]+' ) . ')',
			$this->path
		);
		if ( ! preg_match( "#^{$expression}$#D", $path, $found ) ) {
			return null;
		}
		$params = array_filter( $found, 'is_string', ARRAY_FILTER_USE_KEY );
		if ( isset( $params['slug'] ) ) {
			$params['slug'] = self::slug( $params['slug'] );
		}
		return $params;
	}

	/**
	 * A path segment as WordPress stores slugs: other letters than ASCII percent-encoded, in lower case.
	 *
	 * @param string $segment As received.
	 */
	private static function slug( string $segment ): string {
		$decoded = rawurldecode( $segment );
		return preg_match( '/[^\x20-\x7e]/', $decoded ) ? strtolower( rawurlencode( $decoded ) ) : $decoded;
	}
}
