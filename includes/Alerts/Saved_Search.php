<?php
/** A search of a member: a saved one, or the one for their own skills. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

/** @phpstan-type Filters array<string,int|string|bool|list<int>|list<string>> */
final class Saved_Search {

	/** Fingerprint of the search for a member's own skills, which follows the profile (see Own_Searches). */
	public const OWN = 'own';

	/**
	 * @param int     $id          Id of its row, 0 for a new one.
	 * @param string  $fingerprint Tells it from the member's other searches.
	 * @param Filters $filters     Result of Search_Keys::canonical().
	 * @param string  $name        As typed; '' if it is named by its filters.
	 * @param bool    $paused      Whether it sends nothing.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $user_id,
		public readonly Search_Kind $kind,
		public readonly string $fingerprint,
		public readonly array $filters,
		public readonly Rhythm $rhythm,
		public readonly string $name = '',
		public readonly bool $paused = false,
		public readonly string $created = ''
	) {}

	public function is_own(): bool {
		return self::OWN === $this->fingerprint;
	}

	public function path(): string {
		return $this->kind->path( $this->filters );
	}

	public function url(): string {
		return home_url( $this->path() );
	}

	/**
	 * A copy with changes.
	 * @param array{filters?:Filters,fingerprint?:string,rhythm?:Rhythm,name?:string,paused?:bool} $changes
	 */
	public function with( array $changes ): self {
		return new self( ...array_replace( get_object_vars( $this ), $changes ) );
	}

	/** @return array<string,mixed> */
	public static function present( Saved_Search $search ): array {
		return array(
			'id'      => $search->id,
			'kind'    => $search->kind->value,
			'filters' => (object) $search->filters,
			'path'    => $search->path(),
			'rhythm'  => $search->rhythm->value,
			'name'    => Search_Names::of( $search ),
			'named'   => '' !== $search->name,
			'paused'  => $search->paused,
			'created' => str_replace( ' ', 'T', $search->created ) . 'Z',
			'can'     => array( 'resume' => array() !== $search->filters ),
		);
	}
}
