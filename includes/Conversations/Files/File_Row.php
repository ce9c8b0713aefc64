<?php
/**
 * A file of a message, as its row tells of it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

use stdClass;

/**
 * @phpstan-import-type Told from Message_Files
 */
final class File_Row {

	/**
	 * @param string $public_id What addresses have.
	 * @param string $name      What its sender calls it.
	 * @param string $type      Media type.
	 * @param int    $bytes     How large it is.
	 * @param string $place     Its name on the disk.
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $public_id,
		public readonly int $message,
		public readonly string $name,
		public readonly string $type,
		public readonly int $bytes,
		public readonly string $place
	) {}

	/**
	 * Of a row.
	 */
	public static function of( stdClass $row ): self {
		return new self( (int) $row->id, (string) $row->public_id, (int) $row->message_id, (string) $row->name, (string) $row->type, (int) $row->bytes, (string) $row->place );
	}

	/**
	 * What its reader is told of it.
	 *
	 * @param int $viewer Who reads it; the address is theirs.
	 * @return Told
	 */
	public function told( int $viewer ): array {
		return array(
			'id'   => $this->public_id,
			'name' => $this->name,
			'type' => $this->type,
			'size' => $this->bytes,
			'url'  => File_Link::url( $this->public_id, $viewer ),
		);
	}
}
