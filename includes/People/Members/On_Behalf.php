<?php
/** Logs what administrators do for members, and emails the members. Call within the transaction of the change, after the policy. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reported_Item;

final class On_Behalf {

	/**
	 * Logs changes to a profile that somebody else than the member has made.
	 * @param list<string> $fields Fields that have changed.
	 */
	public function profile_changed( int $user_id, array $fields ): void {
		if ( $fields && is_user_logged_in() && ! Ownership::is_mine( $user_id ) ) {
			$this->corrected( Reported_Item::member( $user_id ), $fields );
		}
	}

	/** @param list<string> $fields Fields that have changed. */
	public function corrected( Reported_Item $thing, array $fields ): void {
		$this->done( $thing, Decision_Kind::Correct, implode( ',', $fields ), (bool) Site_Settings::get( 'tell_corrections' ) );
	}

	/** @param string $words Field names or a note. */
	public function done( Reported_Item $thing, Decision_Kind $decision, string $words = '', bool $is_told = true ): void {
		$record = Decisions::add( $thing, $decision, '', $words, get_current_user_id() );
		if ( $is_told ) {
			Outbox::tell( $thing->owner, 'done_for_you', $record, array( 'decision' => $record ) );
		}
	}
}
