<?php
/**
 * Notices when a member's account loses its role or gets it back, however that happens.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\Account_Lock;
use DesignMarketplace\Accounts\Decision_Kind;
use DesignMarketplace\Accounts\Decision_Reason;
use DesignMarketplace\Accounts\Decisions;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Accounts\Thing;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Declares\Erases_People;
use DesignMarketplace\Module;

/**
 * The state depends on the role alone. The mark is for SQL, the record for the log.
 */
final class Role_Watch implements Module, Erases_People {

	public function register(): void {
		foreach ( array( 'added', 'updated', 'deleted' ) as $change ) {
			add_action( "{$change}_user_meta", array( $this, 'meta_changed' ), 10, 3 );
		}
	}

	/**
	 * @param int|list<int> $meta_ids Meta ids.
	 */
	public function meta_changed( int|array $meta_ids, int $user_id, string $key ): void {
		global $wpdb;
		if ( $wpdb->get_blog_prefix() . 'capabilities' === $key ) {
			self::follow( $user_id );
		}
	}

	/**
	 * Sets or removes the mark according to the role.
	 */
	public static function follow( int $user_id ): void {
		$user = '' === State::since( $user_id ) ? false : get_userdata( $user_id );
		if ( ! $user ) {
			return;
		}
		$roleless = State::is_roleless( $user );
		if ( $roleless && ! State::is_marked( $user_id ) ) {
			self::record(
				$user_id,
				Decision_Kind::Off,
				static function ( int $decision ) use ( $user_id ): void {
					State::mark( $user_id, $decision, true );
					do_action( 'design_marketplace_member_off', $user_id, $decision );
				}
			);
		} elseif ( ! $roleless && State::is_marked_by_role( $user_id ) ) {
			self::record(
				$user_id,
				Decision_Kind::On,
				static function ( int $decision ) use ( $user_id ): void {
					State::unmark( $user_id );
					do_action( 'design_marketplace_member_on', $user_id, $decision );
				}
			);
		}
	}

	/**
	 * Logs a decision by the role and calls a function with its id, in one transaction.
	 *
	 * @param callable(int):void $work
	 */
	private static function record( int $user_id, Decision_Kind $decision, callable $work ): void {
		Transaction::run(
			static function () use ( $user_id, $decision, $work ): void {
				Account_Lock::hold_existing( array( $user_id ) );
				if ( ! get_userdata( $user_id ) ) {
					return;
				}
				$work(
					Decisions::add(
						Thing::member( $user_id ),
						$decision,
						Decision_Reason::Role->value,
						'',
						get_current_user_id(),
						State::decision( $user_id )
					)
				);
			}
		);
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		State::forget( $user_id );
	}
}
