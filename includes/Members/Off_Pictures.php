<?php
/**
 * Takes the pictures of accounts that are off away from their addresses, and brings them back with the account.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\Account_Lock;
use DesignMarketplace\Accounts\Account_State;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Declares\Has_Jobs;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Withheld;
use DesignMarketplace\Module;
use Throwable;

/**
 * Files don't come back with a rollback, so they follow once the switch is stored. The daily job finishes what failed.
 */
final class Off_Pictures implements Module {

	/**
	 * Accounts switched in the transaction that is under way, by id.
	 *
	 * @var array<int,true>
	 */
	private static array $switched = array();

	public function register(): void {
		add_action( 'design_marketplace_member_off', array( $this, 'note' ) );
		add_action( 'design_marketplace_member_on', array( $this, 'note' ) );
		add_action( 'design_marketplace_transaction_done', array( $this, 'follow_switched' ) );
		add_action( Has_Jobs::DAILY, array( $this, 'catch_up' ), 5 );
	}

	/**
	 * Notes an account that is switched.
	 *
	 * @param int $user_id Member.
	 */
	public function note( int $user_id ): void {
		self::$switched[ $user_id ] = true;
	}

	/**
	 * Moves the pictures of the accounts that were switched.
	 */
	public function follow_switched(): void {
		$user_ids       = array_keys( self::$switched );
		self::$switched = array();
		array_map( array( $this, 'follow' ), $user_ids );
	}

	/**
	 * Moves the pictures that are not where they should be.
	 */
	public function catch_up(): void {
		array_map( array( $this, 'follow' ), self::due() );
	}

	/**
	 * Accounts with pictures that are not where they should be.
	 *
	 * @return list<int>
	 */
	public static function due(): array {
		global $wpdb;
		$shown  = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT p.post_author FROM {$wpdb->posts} p
				INNER JOIN {$wpdb->postmeta} k ON k.post_id = p.ID AND k.meta_key = %s
				INNER JOIN {$wpdb->postmeta} f ON f.post_id = p.ID AND f.meta_key = '_wp_attached_file' AND f.meta_value NOT LIKE %s
				WHERE p.post_type = 'attachment' AND ",
				Images::KIND,
				$wpdb->esc_like( Withheld::FOLDER . '/' ) . '%'
			) . State::sql( Account_State::Off, 'p.post_author' ) // phpcs:ignore WordPress.DB.PreparedSQL -- prepared there.
		);
		$hidden = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT p.post_author FROM {$wpdb->postmeta} w INNER JOIN {$wpdb->posts} p ON p.ID = w.post_id
				INNER JOIN {$wpdb->users} u ON u.ID = p.post_author
				WHERE w.meta_key = %s AND ",
				Withheld::PLACE
			) . State::sql_not_off( 'p.post_author' ) // phpcs:ignore WordPress.DB.PreparedSQL -- prepared there.
		);
		return array_values( array_map( 'intval', array_merge( $shown, $hidden ) ) );
	}

	/**
	 * Moves the pictures of an account to where its state wants them. The mark is read again in each step: two switches may meet.
	 *
	 * @param int $user_id Member.
	 */
	private function follow( int $user_id ): void {
		try {
			$this->each( $user_id, array( Withheld::class, 'choose_place' ), array( Withheld::class, 'recall' ) );
			$this->each( $user_id, array( Withheld::class, 'hide' ), array( Withheld::class, 'show' ) );
		} catch ( Throwable ) {
			// The switch is stored already; the daily job tries again.
			return;
		}
	}

	/**
	 * Does one step with every picture of an account.
	 *
	 * @param int                $user_id Member.
	 * @param callable(int):void $off     Step while the account is off.
	 * @param callable(int):void $on      Step while it is not.
	 */
	private function each( int $user_id, callable $off, callable $on ): void {
		Transaction::run(
			static function () use ( $user_id, $off, $on ): void {
				Account_Lock::hold_existing( array( $user_id ) );
				if ( get_userdata( $user_id ) ) {
					array_map( State::is_marked( $user_id ) ? $off : $on, Deletion::images( $user_id ) );
				}
			}
		);
	}
}
