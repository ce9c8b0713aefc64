<?php
/** Declares the room's tables, limits and personal data, with retention, erasure and export. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Declares\Erases_Ahead;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Leftovers;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Private_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Declares\Retains;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Members\Member_Fields;
use WP_User;

/** Members who download their own data get the messages. If somebody else exports it for them, it has only the number of conversations. */
final class Conversation_Data implements
	Has_Tables, Has_Limits, Retains, Erases_Ahead, Erases_People, Has_Personal_Data, Has_Private_Data, Has_Leftovers {

	private const GROUP = 'conversations';

	/** Of the daily job. */
	private const SECONDS = 20;

	/** Rows are not deleted with a member: Conversation_Erasure empties the columns. */
	public function tables(): array {
		return array(
			'conversation' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				public_id varchar(32) NOT NULL,
				designer_id bigint(20) unsigned DEFAULT NULL,
				contractor_id bigint(20) unsigned DEFAULT NULL,
				version bigint(20) unsigned NOT NULL DEFAULT 1,
				created_gmt datetime NOT NULL,
				updated_gmt datetime NOT NULL,
				last_message_id bigint(20) unsigned NOT NULL DEFAULT 0,
				designer_read bigint(20) unsigned NOT NULL DEFAULT 0,
				contractor_read bigint(20) unsigned NOT NULL DEFAULT 0,
				designer_unread int(10) unsigned NOT NULL DEFAULT 0,
				contractor_unread int(10) unsigned NOT NULL DEFAULT 0,
				designer_sent int(10) unsigned NOT NULL DEFAULT 0,
				contractor_sent int(10) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY public_id (public_id),
				UNIQUE KEY pair (designer_id,contractor_id),
				KEY designer_newest (designer_id,updated_gmt,id),
				KEY contractor_newest (contractor_id,updated_gmt,id),
				KEY designer_waiting (designer_id,designer_unread),
				KEY contractor_waiting (contractor_id,contractor_unread)
			',
			'message'      => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				conversation_id bigint(20) unsigned NOT NULL,
				version bigint(20) unsigned NOT NULL,
				sender varchar(1) NOT NULL,
				words text NOT NULL,
				created_gmt datetime NOT NULL,
				deleted_gmt datetime DEFAULT NULL,
				removed tinyint(1) NOT NULL DEFAULT 0,
				letter tinyint(1) NOT NULL DEFAULT 0,
				application_id bigint(20) unsigned DEFAULT NULL,
				request_id varchar(64) DEFAULT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY application_id (application_id),
				UNIQUE KEY once (conversation_id,sender,request_id),
				KEY thread (conversation_id,id),
				KEY changes (conversation_id,version)
			',
			'message_file' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				public_id varchar(32) NOT NULL,
				message_id bigint(20) unsigned NOT NULL,
				conversation_id bigint(20) unsigned NOT NULL,
				owner_id bigint(20) unsigned NOT NULL,
				name varchar(255) NOT NULL,
				type varchar(40) NOT NULL,
				bytes bigint(20) unsigned NOT NULL,
				place varchar(120) NOT NULL,
				created_gmt datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY public_id (public_id),
				KEY message_id (message_id),
				KEY conversation_id (conversation_id),
				KEY owner_id (owner_id,created_gmt),
				KEY place (place)
			',
		);
	}

	/** Messages of a member; and, separately, read marks, blocks and deletions. */
	public function limits(): array {
		return array(
			'message'      => array( 'account' => array( 60, HOUR_IN_SECONDS ) ),
			'conversation' => array( 'account' => array( 2000, HOUR_IN_SECONDS ) ),
		);
	}

	/** Erases conversations without messages for a long time, in batches; the next run continues where one stops. */
	public function expire(): void {
		$months = (int) Site_Settings::get( 'conversation_months' );
		if ( 0 === $months ) {
			return;
		}
		$before = gmdate( 'Y-m-d H:i:s', (int) strtotime( "-{$months} months", Clock::now() ) );
		$until  = Clock::now() + self::SECONDS;
		try {
			do {
				$erased = Transaction::run( static fn(): int => ( new Conversation_Erasure() )->of_idle( $before ) );
			} while ( $erased > 0 && Clock::now() < $until );
		} catch ( Lost_Transaction ) {
			// The lock is taken: the next run does it.
			return;
		}
	}

	/** Removes the member's own messages. Those of others stay for their authors. */
	public function erase_person( int $user_id, bool $is_member ): void {
		( new Conversation_Erasure() )->of_user( $user_id );
	}

	public function has_many( int $user_id ): bool {
		return ( new Conversation_Erasure() )->has_many( $user_id );
	}

	public function erase_some( int $user_id ): bool {
		return ( new Conversation_Erasure() )->some_of( $user_id );
	}

	/** The number of conversations, where the member can download them, and whom the member has blocked. */
	public function export( WP_User $user ): array {
		$number = Transcript::number( $user->ID );
		$told   = array(
			'number' => $number,
			'where'  => sprintf(
				/* translators: %s: address of the member's settings. */
				__( 'Nobody else can read them. Log in and download them with your data: %s', 'design-marketplace' ),
				home_url( '/settings' )
			),
		);
		return array( self::GROUP => $number > 0 ? $told : array(), 'blocked' => self::blocked( $user->ID ) );
	}

	public function private_export( WP_User $user ): array {
		return array( self::GROUP => Transcript::of( $user->ID ) );
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

	/** @return list<array{name:string,date:string}> */
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
