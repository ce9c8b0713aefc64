<?php
/** The jobs two members have in common. The jobs room, which stands above this one, implements it. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

interface Pair_Jobs {

	/**
	 * The jobs of a conversation, the newest application first; and what state_now() gives as long as they do not change.
	 * @return array{list<array<string,mixed>>,string} Of the shape `shared_job`; the state.
	 */
	public function of( Conversation $conversation, Seat $seat, bool $is_blocked ): array;

	/**
	 * The newest job of each conversation, in one query.
	 * @param list<Conversation> $conversations All of one member.
	 * @param list<int>          $others        Whose accounts are on; the conversations with anybody else get none.
	 * @return array<int,array{title:string,stage:string}> By conversation.
	 */
	public function latest( array $conversations, array $others, Seat $seat ): array;

	/**
	 * The design jobs that messages invite to, in one query and what their posts need.
	 * @param list<int> $messages
	 * @return array<int,array<string,mixed>> By message.
	 */
	public function invitations( array $messages, int $viewer ): array;

	/** The state of the jobs now, in one small query. */
	public function state_now( Conversation $conversation, Seat $seat ): string;

	/** The job of the newest application that both can see, '' for none. Works without a current user. */
	public function title( Conversation $conversation ): string;

	/**
	 * Marks the designer's applications as answered when the company writes. Must run inside a transaction with the locks of both accounts.
	 */
	public function answer( Conversation $conversation ): void;
}
