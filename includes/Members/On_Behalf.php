<?php
/**
 * What administrators do for members is logged, and the members are told of it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\Decision;
use DesignMarketplace\Accounts\Decisions;
use DesignMarketplace\Accounts\Ownership;
use DesignMarketplace\Accounts\Thing;
use DesignMarketplace\Content\Settings as Site_Settings;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Module;

/**
 * Called within the transaction of what is done. Whether the administrator may do it is asked before.
 */
final class On_Behalf implements Module {

	/**
	 * @param Outbox $outbox Queue of mails.
	 */
	public function __construct( private readonly Outbox $outbox = new Outbox() ) {}

	public function register(): void {
		add_action( 'design_marketplace_member_updated', array( $this, 'profile_changed' ), 10, 2 );
	}

	/**
	 * A profile that somebody else than the member has changed was corrected.
	 *
	 * @param int          $user_id Member.
	 * @param list<string> $fields  Fields that are different now.
	 */
	public function profile_changed( int $user_id, array $fields ): void {
		if ( $fields && is_user_logged_in() && ! Ownership::is_mine( $user_id ) ) {
			$this->corrected( Thing::member( $user_id ), $fields );
		}
	}

	/**
	 * Something of a member's was corrected.
	 *
	 * @param Thing        $thing  What.
	 * @param list<string> $fields Fields that are different now.
	 */
	public function corrected( Thing $thing, array $fields ): void {
		$this->done( $thing, Decision::Correct, implode( ',', $fields ), (bool) Site_Settings::get( 'tell_corrections' ) );
	}

	/**
	 * Something was done for a member.
	 *
	 * @param Thing    $thing   With what.
	 * @param Decision $what    What was done.
	 * @param string   $words   More about it.
	 * @param bool     $is_told Whether the member gets an email.
	 */
	public function done( Thing $thing, Decision $what, string $words = '', bool $is_told = true ): void {
		$record = Decisions::add( $thing, $what, '', $words, get_current_user_id() );
		if ( $is_told ) {
			$this->outbox->enqueue( "done_for_you:{$thing->owner}:{$record}", "user:{$thing->owner}", Mails\Done_For_You::class, array( 'decision' => $record ) );
		}
	}
}
