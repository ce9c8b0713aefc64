<?php
/** The changes an owner makes to applications in one call. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

final class Owner_Changes {

	/**
	 * Null leaves a value as it is.
	 *
	 * @param string|null $words    The company's words about it.
	 * @param Stage|null  $from     The stage the owner saw.
	 * @param bool        $tell     Whether the applicant is told at once.
	 * @param bool        $seen     Whether to mark it as seen.
	 * @param bool|null   $answered Whether the owner has answered by email.
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

	/**
	 * Made of a form's cleaned and checked values. An empty stage means none.
	 *
	 * @param array<string,mixed> $values
	 */
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

	public function without_words(): self {
		return new self(
			$this->stage,
			null === $this->words ? null : '',
			$this->from,
			$this->tell,
			$this->seen,
			$this->note,
			$this->answered
		);
	}

	/** Whether the change implies that the owner has seen the application. */
	public function is_look(): bool {
		return $this->seen || null !== $this->stage || null !== $this->note || true === $this->answered;
	}
}
