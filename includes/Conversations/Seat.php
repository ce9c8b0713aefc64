<?php
/**
 * The two seats of a conversation, and the columns each has in the tables.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

use DesignMarketplace\Accounts\Roles;

enum Seat: string {

	case Designer   = Roles::DESIGNER;
	case Contractor = Roles::CONTRACTOR;

	/**
	 * The one across the table.
	 */
	public function other(): self {
		return self::Designer === $this ? self::Contractor : self::Designer;
	}

	/**
	 * A column of the conversation's row that is this seat's.
	 *
	 * @param string $what `id`, `read`, `unread` or `sent`; `newest` or `waiting` for its keys.
	 */
	public function column( string $what ): string {
		return "{$this->value}_{$what}";
	}

	/**
	 * How messages name it as their sender.
	 */
	public function letter(): string {
		return $this->value[0];
	}

	/**
	 * The seat messages name.
	 *
	 * @param string $letter Result of letter().
	 */
	public static function of_letter( string $letter ): self {
		return self::Designer->letter() === $letter ? self::Designer : self::Contractor;
	}
}
