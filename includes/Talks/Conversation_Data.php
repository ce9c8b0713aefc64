<?php
/**
 * Personal data of the room: erasure and export.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Leftovers;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Private_Data;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Members\Member_Fields;
use WP_User;

/**
 * Members who download their own data get the messages. If somebody else exports it for them, it has only the number of conversations.
 */
final class Conversation_Data implements Erases_People, Has_Personal_Data, Has_Private_Data, Has_Leftovers {

	private const GROUP = 'conversations';

	/**
	 * Removes the member's own messages. Those of others stay for their authors.
	 */
	public function erase_person( int $user_id, bool $is_member ): void {
		( new Conversation_Erasure() )->of_user( $user_id );
	}

	/**
	 * The number of conversations, where the member can download them, and whom the member has blocked.
	 */
	public function export( WP_User $user ): array {
		$number = ( new Transcript() )->number( $user->ID );
		$told   = array(
			'number' => $number,
			'where'  => sprintf(
				/* translators: %s: address of the member's settings. */
				__( 'Nobody else can read them. Log in and download them with your data: %s', 'design-marketplace' ),
				home_url( '/settings' )
			),
		);
		return array(
			self::GROUP => $number > 0 ? $told : array(),
			'blocked'   => self::blocked( $user->ID ),
		);
	}

	/**
	 * The messages.
	 */
	public function private_export( WP_User $user ): array {
		return array( self::GROUP => ( new Transcript() )->of( $user->ID ) );
	}

	public function groups(): array {
		return array(
			self::GROUP => __( 'Conversations', 'design-marketplace' ),
			'blocked'   => __( 'Blocked members', 'design-marketplace' ),
		);
	}

	public function policy(): array {
		$months = (int) Site_Settings::get( 'conversation_months' );
		$kept   = 0 === $months
			? __( 'They are kept as long as one of the two has an account.', 'design-marketplace' )
			: sprintf(
				/* translators: %s: number of months. */
				_n(
					'A conversation in which nobody has written for %s month is erased.',
					'A conversation in which nobody has written for %s months is erased.',
					$months,
					'design-marketplace'
				),
				number_format_i18n( $months )
			);
		return array(
			__( 'Messages', 'design-marketplace' ) => __(
				'What two members write to each other, and the files they send, is read by these two alone, and not by administrators. If one of them reports a message, that message is kept with the report, and the five before it if the member who reports says so.',
				'design-marketplace'
			)
				. ' ' . $kept . ' ' . __(
					'When one of the two deletes the account, their words and files go at once; what the other wrote stays with the other. Ten minutes after a message that was not read we tell its reader by email, which one click ends. We also keep who has blocked whom.',
					'design-marketplace'
				),
		);
	}

	/**
	 * Conversations with users who no longer exist.
	 */
	public function leftovers( callable $nobody, ?int $user_id ): array {
		$found = array();
		foreach ( Seat::cases() as $seat ) {
			$column                           = 't.' . $seat->column( 'id' );
			$found[ $seat->column( 'seat' ) ] = array(
				$column,
				Tables::name( 'conversation' ) . " t WHERE {$column} IS NOT NULL AND " . $nobody( $column, $user_id ),
			);
		}
		return $found;
	}

	public function remove_leftovers( string $kind, array $ids ): void {
		array_map( array( new Conversation_Erasure(), 'of_user' ), array_unique( $ids ) );
	}

	/**
	 * @return list<array{name:string,date:string}>
	 */
	private static function blocked( int $user_id ): array {
		$blocked = array();
		foreach ( Blocks::by( $user_id ) as $id => $date ) {
			$user      = get_userdata( $id );
			$blocked[] = array(
				'name' => $user ? Member_Fields::display_name( $user ) : '',
				'date' => str_replace( ' ', 'T', $date ) . 'Z',
			);
		}
		return $blocked;
	}
}
