<?php
/**
 * A search of a member: a saved one, or the one for their own skills.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

/**
 * @phpstan-type Filters array<string,int|string|bool|list<int>|list<string>>
 */
final class Search {

	/**
	 * Fingerprint of the search for a member's own skills. It follows the profile, see Own_Searches.
	 */
	public const OWN = 'own';

	/**
	 * @param int     $id          Its row, 0 for a new one.
	 * @param int     $user_id     Whose it is.
	 * @param Kind    $kind        What it looks for.
	 * @param string  $fingerprint What tells it from the member's others.
	 * @param Filters $filters     Result of Terms::canonical().
	 * @param Rhythm  $rhythm      How often it tells.
	 * @param string  $name        As typed; '' where it explains itself.
	 * @param bool    $paused      Whether it tells nothing.
	 * @param int     $mailed_id   The last news its digests have told of.
	 * @param string  $created     GMT time.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $user_id,
		public readonly Kind $kind,
		public readonly string $fingerprint,
		public readonly array $filters,
		public readonly Rhythm $rhythm,
		public readonly string $name = '',
		public readonly bool $paused = false,
		public readonly int $mailed_id = 0,
		public readonly string $created = ''
	) {}

	/**
	 * Whether it is the one for the member's own skills.
	 */
	public function is_own(): bool {
		return self::OWN === $this->fingerprint;
	}

	/**
	 * Path of the list it looks at.
	 */
	public function path(): string {
		return $this->kind->path( $this->filters );
	}

	/**
	 * Address of the list it looks at.
	 */
	public function url(): string {
		return home_url( $this->path() );
	}

	/**
	 * The same search with changes.
	 *
	 * @param array{filters?:Filters,fingerprint?:string,rhythm?:Rhythm,name?:string,paused?:bool} $changes Changes.
	 */
	public function with( array $changes ): self {
		return new self(
			$this->id,
			$this->user_id,
			$this->kind,
			$changes['fingerprint'] ?? $this->fingerprint,
			$changes['filters'] ?? $this->filters,
			$changes['rhythm'] ?? $this->rhythm,
			$changes['name'] ?? $this->name,
			$changes['paused'] ?? $this->paused,
			$this->mailed_id,
			$this->created
		);
	}
}
