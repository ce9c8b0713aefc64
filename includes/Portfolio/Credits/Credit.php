<?php
/** A member who is named in a work, with what they have said. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Credits;

use DesignMarketplace\People\Accounts\Ownership;
use WP_Post;

final class Credit {

	/** What is asked: whether a designer worked on it, or whether it was made for a contractor. */
	public const WITH = 'with';
	public const FOR  = 'for';

	/** What they have said. Only what is asked can be answered, only a yes can be taken back, and a no stays. */
	public const ASKED = 'asked';
	public const YES   = 'yes';
	public const NO    = 'no';

	/**
	 * @param string              $kind  WITH or FOR.
	 * @param string              $state ASKED or YES; NO in the answer to it.
	 * @param string              $asked GMT time.
	 * @param array<string,mixed> $owner Card of the work's designer, for the reader.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $kind,
		public readonly string $state,
		public readonly string $asked,
		public readonly WP_Post $work,
		public readonly array $owner
	) {}

	public function owner_id(): int {
		return Ownership::of( $this->work );
	}

	public function owner_name(): string {
		return (string) ( $this->owner['name'] ?? '' );
	}
}
