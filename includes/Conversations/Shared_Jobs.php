<?php
/**
 * The jobs two people share: those of the company the designer applied to, with their stages.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

final class Shared_Jobs {

	/**
	 * The jobs of a conversation, the newest application first: to the designer with what they were told, to the company with what it decided.
	 *
	 * @param Conversation $conversation Conversation.
	 * @return list<array<string,mixed>> Of the shape `shared_job`.
	 */
	public function of( Conversation $conversation ): array {
		return array();
	}
}
