<?php
/** A file of a message: its row. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

/** @phpstan-import-type File_Item from Message_Files */
final class File_Row {

	private function __construct(
		public readonly int $id,
		public readonly string $public_id,
		public readonly int $message,
		public readonly string $name,
		public readonly string $type,
		public readonly int $bytes,
		public readonly string $place
	) {}

	/** @param array<string,string|null> $row */
	public static function of( array $row ): self {
		return new self(
			(int) $row['id'],
			(string) $row['public_id'],
			(int) $row['message_id'],
			(string) $row['name'],
			(string) $row['type'],
			(int) $row['bytes'],
			(string) $row['place']
		);
	}

	/** @return File_Item A file for its reader. */
	public function present( int $viewer ): array {
		return array(
			'id'   => $this->public_id,
			'name' => $this->name,
			'type' => $this->type,
			'size' => $this->bytes,
			'url'  => File_Link::url( $this->public_id, $viewer ),
		);
	}
}
