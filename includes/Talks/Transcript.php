<?php
/** All messages of a member's conversations, for the member's own download. Callers check before that the member requests it. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Talks\Files\Message_Files;

final class Transcript {

	private const BATCH = 500;

	public static function number( int $user_id ): int {
		return (int) Sql::value( 'SELECT COUNT(*) FROM ' . self::from( $user_id ) );
	}

	/** @return list<array{with:string|null,messages:list<array<string,mixed>>}> All of them, the oldest first. */
	public static function of( int $user_id ): array {
		$conversations = array_map( Conversation::of( ... ), Sql::rows( 'SELECT * FROM ' . self::from( $user_id ) . ' ORDER BY id' ) );
		cache_users( array_map( static fn( Conversation $conversation ): int => self::other( $conversation, $user_id ), $conversations ) );
		return array_map(
			static function ( Conversation $conversation ) use ( $user_id ): array {
				$other = get_userdata( self::other( $conversation, $user_id ) );
				return array(
					'with'     => $other ? Member_Fields::display_name( $other ) : null,
					'messages' => self::messages( $conversation, $user_id ),
				);
			},
			$conversations
		);
	}

	/** @return list<array<string,mixed>> The messages of a conversation, the oldest first. */
	private static function messages( Conversation $conversation, int $user_id ): array {
		$items  = array();
		$before = 0;
		do {
			$page   = Message_Rows::page( $conversation->id, $before, self::BATCH );
			$number = count( $page );
			$before = $page[0]->id ?? 0;
			$files  = Message_Files::of( array_column( $page, 'id' ), $user_id );
			$items  = array_merge(
				array_map(
					static fn( Message $message ): array => array(
						'mine'    => $conversation->seat( $user_id ) === $message->sender,
						'date'    => str_replace( ' ', 'T', $message->created ) . 'Z',
						'text'    => $message->text,
						'files'   => array_column( $files[ $message->id ] ?? array(), 'name' ),
						'deleted' => '' !== $message->deleted,
					),
					$page
				),
				$items
			);
		} while ( self::BATCH === $number );
		return $items;
	}

	private static function from( int $user_id ): string {
		return '{conversation} WHERE ' . implode(
			' OR ',
			array_map( static fn( Seat $seat ): string => "{$seat->column( 'id' )} = {$user_id}", Seat::cases() )
		);
	}

	private static function other( Conversation $conversation, int $user_id ): int {
		$seat = $conversation->seat( $user_id );
		return $seat ? $conversation->member( $seat->other() ) : 0;
	}
}
