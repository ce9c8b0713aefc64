<?php
/** Presents conversations in the shape of the contract, for one of the two members. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Directory\Query as Directory;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\Talks\Files\Message_Files;

final class Conversation_Presenter {

	/**
	 * Conversations of a list, in four queries.
	 * @param list<Conversation> $conversations
	 * @return list<array<string,mixed>>
	 */
	public static function items( array $conversations, Seat $seat ): array {
		$others = array_values(
			array_filter(
				array_map( static fn( Conversation $conversation ): int => $conversation->member( $seat->other() ), $conversations )
			)
		);
		$cards  = ( new Directory() )->faces( $others );
		$blocks = $conversations ? Blocks::of( $conversations[0]->member( $seat ), $others ) : array();
		$last   = Message_Rows::by_ids( array_column( $conversations, 'last' ) );
		$jobs   = self::jobs()->latest( $conversations, array_keys( $cards ), $seat );
		return array_map(
			static fn( Conversation $conversation ): array => self::head(
				$conversation,
				$seat,
				$cards[ $conversation->member( $seat->other() ) ] ?? null,
				$blocks[ $conversation->member( $seat->other() ) ] ?? null
			) + array(
				'job'    => $jobs[ $conversation->id ] ?? null,
				'last'   => isset( $last[ $conversation->last ] ) ? self::last( $last[ $conversation->last ], $seat ) : null,
				'unread' => $conversation->unread( $seat ),
			),
			$conversations
		);
	}

	/**
	 * The head of a thread, with the cursor of all that can change. Without changes it needs one small query.
	 * @param string $since Cursor the client has, '' for none.
	 * @return array<string,mixed>|null Null if the cursor is still the same.
	 */
	public static function thread( Conversation $conversation, Seat $seat, Other_Member $other, string $since = '' ): ?array {
		$head   = self::head( $conversation, $seat, $other->face, $other->block ) + array(
			'unread' => $conversation->unread( $seat ),
			'read'   => $conversation->read( $seat->other() ),
		);
		$cursor = static fn( string $jobs ): string => (string) new Cursor(
			$conversation->version,
			Cursor::fingerprint( $head + compact( 'jobs' ) )
		);
		if (
			Cursor::of( $since )->version === $conversation->version
				&& $cursor( self::jobs()->state_now( $conversation, $seat ) ) === $since
		) {
			return null;
		}
		[ $jobs, $state ] = self::jobs()->of( $conversation, $seat, null !== $other->block );
		return $head + compact( 'jobs' ) + array( 'cursor' => $cursor( $state ) );
	}

	/**
	 * Messages with their files, and the design jobs they invite to, in one query each; in none if there are none.
	 * @param list<Message> $messages
	 * @return list<array<string,mixed>>
	 */
	public static function messages( array $messages, Seat $seat, int $viewer ): array {
		$files  = Message_Files::of(
			array_values(
				array_map(
					static fn( Message $message ): int => $message->id,
					array_filter( $messages, static fn( Message $message ): bool => $message->has_files && '' === $message->deleted )
				)
			),
			$viewer
		);
		$invite = static fn( Message $message ): bool => $message->is_invitation && '' === $message->deleted;
		$ids    = array_column( array_filter( $messages, $invite ), 'id' );
		$jobs   = $ids ? self::jobs()->invitations( $ids, $viewer ) : array();
		return array_map(
			static fn( Message $message ): array => array(
				'id'      => $message->id,
				'mine'    => $message->sender === $seat,
				'text'    => $message->text,
				'date'    => mysql_to_rfc3339( $message->created ),
				'files'   => $files[ $message->id ] ?? array(),
				'deleted' => '' !== $message->deleted,
				'removed' => $message->removed,
				'can'     => array( 'delete' => Conversation_Policy::can_delete( $message, $seat ) ),
			) + ( isset( $jobs[ $message->id ] ) ? array( 'invitation' => $jobs[ $message->id ] ) : array() ),
			$messages
		);
	}

	/**
	 * Fields that lists and threads have in common. Members see only their own blocks.
	 * @param array<string,mixed>|null $card  Face of the other, if they are there.
	 * @param bool|null                $block See Other.
	 * @return array<string,mixed>
	 */
	private static function head( Conversation $conversation, Seat $seat, ?array $card, ?bool $block ): array {
		// The same as Conversation_Policy::are_there(), without a query: faces exist only for members whose accounts are on.
		$is_there = $seat->other()->value === ( $card['role'] ?? '' )
			&& Conversation_Policy::seat( $conversation->member( $seat ) ) === $seat;
		$refusal  = Conversation_Policy::refusal( $conversation, $seat, $is_there, null !== $block );
		return array(
			'id'   => $conversation->public_id,
			'with' => $card ? self::with( $card ) : null,
		) + ( $card && $block ? array( 'blocked' => true ) : array() ) + array(
			'why' => $refusal?->value,
			'can' => Conversation_Policy::abilities( $conversation, $seat, $refusal ),
		);
	}

	/**
	 * The other as a conversation shows them.
	 * @param array<string,mixed> $card Face.
	 * @return array<string,mixed>
	 */
	private static function with( array $card ): array {
		return array(
			'slug'   => $card['slug'],
			'name'   => (string) ( Roles::CONTRACTOR === $card['role'] ? $card['company'] : $card['name'] ),
			'role'   => $card['role'],
			'avatar' => $card['avatar'],
			'locale' => $card['locale'],
		);
	}

	/** @return array{excerpt:string,date:string,mine:bool,deleted:bool} The last message in one line, for lists. */
	private static function last( Message $message, Seat $seat ): array {
		return array(
			'excerpt' => mb_substr(
				trim( (string) preg_replace( '/\s+/u', ' ', $message->text ) ),
				0,
				Contract::limit( 'conversation_excerpt_max' )
			),
			'date'    => mysql_to_rfc3339( $message->created ),
			'mine'    => $message->sender === $seat,
			'deleted' => '' !== $message->deleted,
		);
	}

	private static function jobs(): Pair_Jobs {
		return Declared::by( Pair_Jobs::class )[0];
	}
}
