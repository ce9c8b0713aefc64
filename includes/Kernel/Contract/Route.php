<?php
/** A row of routes.json: the data of a page that PHP and TypeScript share. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Contract;

/**
 * Site\Front\Pages has the parts of a page that only the server needs.
 * @phpstan-type Row array{name:string,path:string,title?:string,for?:string,indexed?:bool,side?:string,menu?:string,section?:list<string>,role?:string,screen?:string,alias_of?:string,shown_as?:string}
 */
final class Route {

	/**
	 * @param string       $name     Key of the table.
	 * @param string       $path     Pattern such as `/designer/:slug`; `*` for unknown paths.
	 * @param string       $english  Untranslated title, '' if it comes from the content.
	 * @param bool         $indexed  Whether search engines may list it.
	 * @param string       $side     Whose shape and colour it has: designer or entrepreneur.
	 * @param string       $menu     Shape beside its main link: circle, square or plain; '' for no main link.
	 * @param list<string> $section  Beginnings of the paths its main link covers.
	 * @param string       $role     Role of the member it shows, '' for none.
	 * @param string       $screen   Module below src/ that renders it.
	 * @param string       $alias_of Name of the route it is another address of, '' for none.
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
	 * @param Row $row  Row of the route.
	 * @param Row $main Row for the missing values: the same one, or that of `alias_of` or `shown_as`.
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
	 * Title in the visitor's language, '' if it comes from the content.
	 *
	 * The strings reach translators through the generated src/contract/routes.ts.
	 */
	public function title(): string {
		// phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
		return '' === $this->english ? '' : translate( $this->english, 'design-marketplace' );
	}

	public function is_fixed(): bool {
		return str_starts_with( $this->path, '/' ) && ! str_contains( $this->path, ':' );
	}

	/**
	 * Parameters of a matching path, null for others.
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

	/** Converts a path segment to a slug as WordPress stores it: non-ASCII letters percent-encoded, in lower case. */
	private static function slug( string $segment ): string {
		$decoded = rawurldecode( $segment );
		return preg_match( '/[^\x20-\x7e]/', $decoded ) ? strtolower( rawurlencode( $decoded ) ) : $decoded;
	}
}
