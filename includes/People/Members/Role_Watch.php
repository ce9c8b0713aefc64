<?php
/** Notices when an account gets a member's role, loses it or gets it back, however that happens. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\Slugs;
use DesignMarketplace\People\Accounts\State;

/** The state depends on the role alone. The mark is for SQL, the record for the log. */
final class Role_Watch {

	/** @var array<int,bool> Accounts that get a role at this moment: whether they had one of ours before. */
	private array $had_role = array();

	/** Login of the account that is being made. */
	private string $new = '';

	/** @param int|list<int> $meta_ids Meta ids. */
	public function meta_changed( int|array $meta_ids, int $user_id, string $key ): void {
		if ( self::is_of_roles( $key ) ) {
			$this->adopt( $user_id );
			self::follow( $user_id );
		}
	}

	/**
	 * Whether a role comes with an account that is being made: such an account waits for its activation.
	 * @param array<string,mixed> $data Row of the account.
	 * @return array<string,mixed>
	 */
	public function note_new( array $data, bool $update ): array {
		$this->new = $update ? $this->new : (string) ( $data['user_login'] ?? '' );
		return $data;
	}

	public function forget_new(): void {
		$this->new = '';
	}

	public function before_first_role( int $user_id, string $key ): void {
		if ( self::is_of_roles( $key ) ) {
			$this->had_role[ $user_id ] = false;
		}
	}

	public function before_role( int $meta_id, int $user_id, string $key ): void {
		if ( self::is_of_roles( $key ) ) {
			$before                     = get_user_meta( $user_id, $key, true );
			$this->had_role[ $user_id ] = is_array( $before ) && array_intersect_key( $before, array_flip( Roles::ALL ) );
		}
	}

	private function adopt( int $user_id ): void {
		$had_role = $this->had_role[ $user_id ] ?? true;
		unset( $this->had_role[ $user_id ] );
		$user = $had_role ? false : get_userdata( $user_id );
		if ( $user && $this->new !== $user->user_login && '' !== Roles::of( $user ) ) {
			State::adopt( $user_id );
			Slugs::free( $user );
		}
	}

	private static function is_of_roles( string $key ): bool {
		global $wpdb;
		return $wpdb->get_blog_prefix() . 'capabilities' === $key;
	}

	public static function follow( int $user_id ): void {
		$user        = '' === State::since( $user_id ) ? false : get_userdata( $user_id );
		$is_roleless = $user && State::is_roleless( $user );
		if ( ! $user || ( $is_roleless ? State::is_marked( $user_id ) : ! State::is_marked_by_role( $user_id ) ) ) {
			return;
		}
		Transaction::run(
			static function () use ( $user_id, $is_roleless ): void {
				Account_Lock::hold_existing( array( $user_id ) );
				if ( ! get_userdata( $user_id ) ) {
					return;
				}
				$kind     = $is_roleless ? Decision_Kind::Off : Decision_Kind::On;
				$reason   = Decision_Reason::Role->value;
				$member   = Reported_Item::member( $user_id );
				$decision = Decisions::add( $member, $kind, $reason, '', get_current_user_id(), State::decision( $user_id ) );
				if ( $is_roleless ) {
					State::mark( $user_id, $decision, true );
					do_action( 'design_marketplace_member_off', $user_id, $decision );
				} else {
					State::unmark( $user_id );
					do_action( 'design_marketplace_member_on', $user_id, $decision );
				}
			}
		);
	}
}
