<?php
/** A conversation between a designer and a company: its row. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\People\Accounts\Ownership;

final class Conversation {

	/**
	 * @param int                                                      $version Incremented by each change.
	 * @param string                                                   $updated GMT time of the last message.
	 * @param int                                                      $last    Id of the last message, 0 for none.
	 * @param array<string,array{id:int,read:int,unread:int,sent:int}> $seats   By seat: user id (0 once erased), id of the last message
	 *                                                                          read, number of unread messages, number of messages written.
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $public_id,
		public readonly int $version,
		public readonly string $updated,
		public readonly int $last,
		private readonly array $seats
	) {}

	/** @param array<string,string|null> $row */
	public static function of( array $row ): self {
		$seats = array();
		foreach ( Seat::cases() as $seat ) {
			$seats[ $seat->value ] = array(
				'id'     => (int) $row[ $seat->column( 'id' ) ],
				'read'   => (int) $row[ $seat->column( 'read' ) ],
				'unread' => (int) $row[ $seat->column( 'unread' ) ],
				'sent'   => (int) $row[ $seat->column( 'sent' ) ],
			);
		}
		return new self(
			(int) $row['id'],
			(string) $row['public_id'],
			(int) $row['version'],
			(string) $row['updated_gmt'],
			(int) $row['last_message_id'],
			$seats
		);
	}

	public function url(): string {
		return home_url( "/messages/{$this->public_id}" );
	}

	/** User id of the member on a seat, 0 after erasure. */
	public function member( Seat $seat ): int {
		return $this->seats[ $seat->value ]['id'];
	}

	/** Id of the last message they have read, 0 for none. */
	public function read( Seat $seat ): int {
		return $this->seats[ $seat->value ]['read'];
	}

	public function unread( Seat $seat ): int {
		return $this->seats[ $seat->value ]['unread'];
	}

	/** Number of messages they have written, including deleted ones. */
	public function sent( Seat $seat ): int {
		return $this->seats[ $seat->value ]['sent'];
	}

	public function seat( int $user_id ): ?Seat {
		foreach ( Seat::cases() as $seat ) {
			if ( Ownership::is_of( $user_id, $this->member( $seat ) ) ) {
				return $seat;
			}
		}
		return null;
	}
}
