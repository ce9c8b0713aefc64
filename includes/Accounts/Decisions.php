<?php
/**
 * The log of decisions about members: who decided what, when and why, and what the member answered.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Declares\Erases_People;
use DesignMarketplace\Declares\Has_Tables;
use DesignMarketplace\Declares\Retains;
use DesignMarketplace\Module;

/**
 * Records are added, never changed. They go with the account, or some months after they have ceased to apply.
 *
 * @phpstan-type Decision array{id:int,decision:string,reason:string,words:string,about:int,by:int,date:string}
 */
final class Decisions implements Module, Has_Tables, Erases_People, Retains {

	public const OFF = 'off';
	public const ON  = 'on';

	/**
	 * A startup's university was confirmed by an administrator, or that was taken back.
	 */
	public const VERIFY   = 'verify';
	public const UNVERIFY = 'unverify';

	/**
	 * The member's answer to a decision.
	 */
	public const OBJECTION = 'objection';

	/**
	 * The kind of thing a decision is about. So far only accounts.
	 */
	private const MEMBER = 'member';

	/**
	 * Months a record is kept once its account is not off any more.
	 */
	private const MONTHS = 6;

	/**
	 * Needs no hooks.
	 */
	public function register(): void {}

	public function tables(): array {
		return array(
			'decision' => 'user_id',
		);
	}

	/**
	 * Adds a record.
	 *
	 * @param int    $user_id  Member concerned.
	 * @param string $decision OFF, ON, OBJECTION, VERIFY or UNVERIFY.
	 * @param string $reason   Key of the reason.
	 * @param string $words    Plain text.
	 * @param int    $by       Who decided or objected, 0 when nobody was logged in.
	 * @param int    $about    For an objection the decision it is about.
	 * @return int Its id.
	 * @throws Lost_Transaction When it could not be stored: then nothing may be decided.
	 */
	public static function add( int $user_id, string $decision, string $reason, string $words, int $by, int $about = 0 ): int {
		global $wpdb;
		$added = $wpdb->insert(
			Tables::name( 'decision' ),
			array(
				'kind'        => self::MEMBER,
				'item_id'     => $user_id,
				'user_id'     => $user_id,
				'decision'    => $decision,
				'reason'      => $reason,
				'words'       => $words,
				'about_id'    => $about,
				'decided_by'  => $by,
				'created_gmt' => Clock::gmt(),
			)
		);
		return 1 === $added ? (int) $wpdb->insert_id : throw Lost_Transaction::by_last_error( 'The decision could not be stored.' );
	}

	/**
	 * All records about a member, oldest first.
	 *
	 * @param int $user_id Member.
	 * @return list<Decision>
	 */
	public static function of( int $user_id ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM ' . Tables::name( 'decision' ) . ' WHERE user_id = %d ORDER BY created_gmt, id', $user_id ), ARRAY_A );
		return array_map( array( self::class, 'read' ), array_values( $rows ) );
	}

	/**
	 * One record about a member.
	 *
	 * @param int $user_id Member.
	 * @param int $id      Record.
	 * @return Decision|null
	 */
	public static function find( int $user_id, int $id ): ?array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		$row = $id > 0 ? $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM ' . Tables::name( 'decision' ) . ' WHERE id = %d AND user_id = %d', $id, $user_id ), ARRAY_A ) : null;
		return is_array( $row ) ? self::read( $row ) : null;
	}

	/**
	 * The objection to a decision.
	 *
	 * @param int $user_id  Member.
	 * @param int $decision Decision.
	 * @return Decision|null
	 */
	public static function objection( int $user_id, int $decision ): ?array {
		$found = array_filter( self::of( $user_id ), static fn( array $record ): bool => self::OBJECTION === $record['decision'] && $record['about'] === $decision );
		return array_values( $found )[0] ?? null;
	}

	/**
	 * Members who are off by a decision they have objected to, who objected first.
	 *
	 * @return list<int>
	 */
	public static function waiting_objectors(): array {
		global $wpdb;
		$table = Tables::name( 'decision' );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT d.user_id FROM {$wpdb->usermeta} o INNER JOIN {$table} d ON d.user_id = o.user_id AND d.decision = %s
				WHERE o.meta_key = %s AND o.meta_value IN ( CONCAT( '', d.about_id ), CONCAT( %s, d.about_id ) ) ORDER BY d.created_gmt, d.id",
				self::OBJECTION,
				State::key( State::OFF ),
				State::BY_ROLE
			)
		);
		// phpcs:enable
		return array_values( array_map( 'intval', $ids ) );
	}

	/**
	 * A decision as the member reads it: the reason, then what was added to it.
	 *
	 * @param Decision|null $decision Decision, null where none was recorded.
	 * @return string Plain text in the current language.
	 */
	public static function reason( ?array $decision ): string {
		$reason = $decision ? Decision_Reason::tryFrom( $decision['reason'] ) ?? Decision_Reason::Other : Decision_Reason::Role;
		$words  = $decision['words'] ?? '';
		if ( '' === $words ) {
			return $reason->label();
		}
		/* translators: 1: a reason, 2: what an administrator added to it. */
		return Decision_Reason::Other === $reason ? $words : sprintf( __( '%1$s: %2$s', 'design-marketplace' ), $reason->label(), $words );
	}

	/**
	 * Erases the records about somebody, and their name from those about others: who was never a member may have decided.
	 *
	 * @param int  $user_id   Account being deleted.
	 * @param bool $is_member Whether it is a member's.
	 */
	public function erase_person( int $user_id, bool $is_member ): void {
		global $wpdb;
		$wpdb->delete( Tables::name( 'decision' ), array( 'user_id' => $user_id ) );
		$wpdb->update( Tables::name( 'decision' ), array( 'decided_by' => 0 ), array( 'decided_by' => $user_id ) );
	}

	/**
	 * Erases old records about accounts that are not off.
	 */
	public function expire(): void {
		global $wpdb;
		$before = gmdate( 'Y-m-d H:i:s', (int) strtotime( '-' . self::MONTHS . ' months', Clock::now() ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM ' . Tables::name( 'decision' ) . ' WHERE created_gmt < %s AND ' . State::sql_not_off( 'user_id' ), $before ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name, prepared condition.
	}

	/**
	 * A row as a record.
	 *
	 * @param array<string,mixed> $row Row.
	 * @return Decision
	 */
	private static function read( array $row ): array {
		return array(
			'id'       => (int) $row['id'],
			'decision' => (string) $row['decision'],
			'reason'   => (string) $row['reason'],
			'words'    => (string) $row['words'],
			'about'    => (int) $row['about_id'],
			'by'       => (int) $row['decided_by'],
			'date'     => (string) $row['created_gmt'],
		);
	}
}
