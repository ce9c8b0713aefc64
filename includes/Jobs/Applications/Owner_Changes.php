<?php
/** The changes an owner makes to applications in one call. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

final class Owner_Changes {

	/**
	 * Null leaves a value as it is.
	 * @param Stage|null $from The stage the owner saw.
	 * @param bool|null $answered Whether the owner has answered by email.
	 */
	public function __construct(
		public readonly ?Stage $stage = null,
		public readonly ?string $words = null,
		public readonly ?Stage $from = null,
		public readonly bool $tell = false,
		public readonly bool $seen = false,
		public readonly ?string $note = null,
		public readonly ?bool $answered = null
	) {}

	/** @param array<string,mixed> $values Cleaned and checked. An empty stage means none. */
	public static function of( array $values ): self {
		return new self(
			Stage::tryFrom( (string) ( $values['stage'] ?? '' ) ),
			isset( $values['words'] ) ? (string) $values['words'] : null,
			Stage::tryFrom( (string) ( $values['from'] ?? '' ) ),
			! empty( $values['tell'] ),
			! empty( $values['seen'] ),
			isset( $values['note'] ) ? (string) $values['note'] : null,
			isset( $values['answered'] ) ? (bool) $values['answered'] : null
		);
	}

	/** The same with other words, if there are any. */
	public function with_words( string $words ): self {
		return new self( ...array_replace( get_object_vars( $this ), array( 'words' => null === $this->words ? null : $words ) ) );
	}

	/** Whether the change implies that the owner has seen the application. */
	public function is_look(): bool {
		return $this->seen || null !== $this->stage || null !== $this->note || true === $this->answered;
	}
}
