<?php
/** A position in a list that changes while it is read: the last entry of a page. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

final class List_Cursor {

	/** @param string $updated GMT time of the conversation's last message. */
	private function __construct( public readonly string $updated, public readonly int $id ) {}

	public static function of( Conversation $conversation ): self {
		return new self( $conversation->updated, $conversation->id );
	}

	/**
	 * Reads a place sent by a client.
	 * @param string $text Result of __toString(), in form.
	 */
	public static function read( string $text ): self {
		return new self(
			(string) preg_replace( '/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)-.*$/', '$1-$2-$3 $4:$5:$6', $text ),
			(int) substr( $text, 15 )
		);
	}

	public function __toString(): string {
		return preg_replace( '/\D/', '', $this->updated ) . "-{$this->id}";
	}
}
