<?php
/** Gives a work and its pictures to another designer, for administrators who find it under the wrong account. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Media\Quota;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Members\On_Behalf;
use WP_Error;
use WP_Post;

/** The caller checks permissions before. The pictures then count towards the new owner's storage. */
final class Giving {

	/** Whether works can be given to somebody: only to active designers. */
	public static function is_open_to( int $user_id ): bool {
		return Roles::DESIGNER === Roles::of( $user_id ) && Account_State::Active === State::of( $user_id );
	}

	public function give( int $work_id, int $to ): ?WP_Error {
		return Transaction::run( fn(): ?WP_Error => $this->give_row( $work_id, $to ) );
	}

	private function give_row( int $work_id, int $to ): ?WP_Error {
		$from = (int) get_post_field( 'post_author', $work_id );
		$gone = Account_Lock::hold( $from, $to );
		$work = $gone ? null : Posts::lock( $work_id, Work_Post_Type::NAME );
		if ( ! $work || Ownership::of( $work ) !== $from ) {
			return $gone ?? Errors::of( 'post_not_found' );
		}
		if (
			$from === $to
				|| ! self::is_open_to( $to )
				|| ! Work_State::is_chosen( $work )
		) {
			return Errors::of( 'forbidden' );
		}
		$before = Reported_Item::item( $work );
		Posts::update( $work, array( 'post_author' => $to, 'menu_order' => 0 ) );
		Work_Address::move( $work, $to );
		// Nobody is named in a work of their own.
		Sql::write( 'DELETE FROM {credit} WHERE work_id = %d AND user_id = %d', $work_id, $to );
		$images  = array_filter( Work_Post_Type::pictures( $work ), static fn( int $image ): bool => self::give_image( $image, $to ) );
		$refusal = Quota::of_members()->refusal_of_stored( $to, $images ? array( 'pictures' ) : array() );
		if ( $refusal ) {
			return $refusal;
		}
		( new On_Behalf() )->done( $before, Decision_Kind::Give );
		( new On_Behalf() )->done( new Reported_Item( $before->kind, $before->id, $to ), Decision_Kind::Receive );
		return null;
	}

	/** @return bool Whether there is a picture. */
	private static function give_image( int $image, int $to ): bool {
		global $wpdb;
		if ( ! get_post( $image ) instanceof WP_Post || 0 === $image ) {
			return false;
		}
		$wpdb->update( $wpdb->posts, array( 'post_author' => $to ), array( 'ID' => $image ) );
		clean_post_cache( $image );
		return true;
	}
}
