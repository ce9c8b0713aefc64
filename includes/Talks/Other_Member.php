<?php
/** The other member of a conversation, as a thread shows them. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Directory\Card;
final class Other_Member {

	/**
	 * @param array<string,mixed>|null $face  See Card::face(); null for people who are not there.
	 * @param bool|null                $block True if the member blocked them, false if they blocked the member, null for no block.
	 */
	private function __construct( public readonly ?array $face, public readonly ?bool $block ) {}

	/** @param array<string,string|null> $row Of Conversation_Rows::opened(). */
	public static function of( array $row ): self {
		return new self(
			null === $row['dm_doc'] ? null : Card::face( $row['dm_doc'] ),
			null === $row['dm_block'] ? null : 1 === (int) $row['dm_block']
		);
	}
}
