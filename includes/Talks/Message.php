<?php
/** A message of a conversation: its row. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

final class Message {

	/** Stored as the letter of an invitation to a design job. */
	public const INVITATION = 2;

	/**
	 * @param int    $version   Version of the conversation that changed it last.
	 * @param string $text      Plain text, '' after deletion.
	 * @param string $deleted   GMT time, '' for not deleted.
	 * @param bool   $removed   Whether a decision of the site has removed it.
	 * @param bool   $is_letter Whether it had an email of its own: the letter of an application, or to a designer.
	 */
	private function __construct(
		public readonly int $id,
		public readonly int $conversation,
		public readonly int $version,
		public readonly Seat $sender,
		public readonly string $text,
		public readonly string $created,
		public readonly string $deleted,
		public readonly bool $removed,
		public readonly bool $is_letter,
		public readonly bool $is_invitation,
		public readonly bool $has_files
	) {}

	/** @param array<string,string|null> $row */
	public static function of( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['conversation_id'],
			(int) $row['version'],
			Seat::of_letter( (string) $row['sender'] ),
			(string) $row['words'],
			(string) $row['created_gmt'],
			(string) $row['deleted_gmt'],
			(bool) $row['removed'],
			(bool) $row['letter'],
			self::INVITATION === (int) $row['letter'],
			(bool) $row['has_files']
		);
	}
}
