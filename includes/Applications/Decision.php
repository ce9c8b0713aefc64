<?php
/**
 * What an owner changes of applications in one call.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

final class Decision {

	/**
	 * Null is left as it is.
	 *
	 * @param Stage|null  $stage    The stage they get.
	 * @param string|null $words    The company's words about it.
	 * @param Stage|null  $from     The stage the owner saw.
	 * @param bool        $tell     Whether they are told at once.
	 * @param bool        $seen     Whether they were looked at.
	 * @param string|null $note     The owner's own note.
	 * @param bool|null   $answered Whether the owner has answered them by email.
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
	 * Of the cleaned and checked values of a form. An empty stage is none.
	 *
	 * @param array<string,mixed> $values Values.
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

	/**
	 * The same, with nothing said about it.
	 */
	public function without_words(): self {
		return new self( $this->stage, null === $this->words ? null : '', $this->from, $this->tell, $this->seen, $this->note, $this->answered );
	}

	/**
	 * Whether somebody has looked at what they decide on.
	 */
	public function is_look(): bool {
		return $this->seen || null !== $this->stage || null !== $this->note || true === $this->answered;
	}
}
