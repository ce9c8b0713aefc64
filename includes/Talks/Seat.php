<?php
/** The two seats of a conversation, and their columns in the tables. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\People\Accounts\Roles;

enum Seat: string {

	case Designer   = Roles::DESIGNER;
	case Contractor = Roles::CONTRACTOR;

	public function other(): self {
		return self::Designer === $this ? self::Contractor : self::Designer;
	}

	/**
	 * This seat's column in the conversation's row, or its index.
	 * @param string $column `id`, `read`, `unread` or `sent`; `newest` or `waiting` for its indexes.
	 */
	public function column( string $column ): string {
		return "{$this->value}_{$column}";
	}

	public function letter(): string {
		return $this->value[0];
	}

	public static function of_letter( string $letter ): self {
		return self::Designer->letter() === $letter ? self::Designer : self::Contractor;
	}
}
