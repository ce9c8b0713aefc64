<?php
/** The states of an account, and the events that lead from one to another. State writes them; docs/states.md shows them. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Kernel\Items\Graph;

final class Account_Graph {

	public const SIGN_UP    = 'sign up';
	public const ADOPT      = 'adopt';
	public const ACTIVATE   = 'activate';
	public const SWITCH_OFF = 'switch off';
	public const SWITCH_ON  = 'switch on';
	public const TAKE_ROLE  = 'take the role';
	public const GIVE_ROLE  = 'give the role back';
	public const ERASE      = 'erase';

	public const MEMBER        = 'member';
	public const ADMINISTRATOR = 'administrator';
	public const SITE          = 'site';

	/** No account, or one of WordPress' own that never was a member's. */
	public const NONE = Graph::NONE;

	/** Off as well, because the account has no role of ours any more, whatever was decided about it. */
	public const ROLELESS = 'off, without a role';

	/** Off as well, for a minute: what the account has thousands of is erased in batches. */
	public const LEAVING = 'off, being erased';

	/**
	 * Event, who causes it, from which states, to which. Where several follow, it is what the account was before.
	 * @return list<array{string,list<string>,list<string>,string}>
	 */
	public static function moves(): array {
		$waiting = Account_State::Waiting->value;
		$active  = Account_State::Active->value;
		$off     = Account_State::Off->value;
		$erased  = Account_State::Erased->value;
		$admin   = array( self::ADMINISTRATOR );
		$either  = array( self::MEMBER, self::ADMINISTRATOR );
		return array(
			array( self::SIGN_UP, array( 'stranger', self::ADMINISTRATOR ), array( self::NONE ), $waiting ),
			array( self::ADOPT, $admin, array( self::NONE ), $active ),
			array( self::ACTIVATE, $either, array( $waiting ), $active ),
			array( self::SWITCH_OFF, $admin, array( $waiting, $active ), $off ),
			array( self::SWITCH_OFF, $admin, array( self::ROLELESS ), Graph::SAME ),
			array( self::SWITCH_ON, $admin, array( $off ), "{$waiting} or {$active}" ),
			array( self::TAKE_ROLE, $admin, array( $waiting, $active, $off ), self::ROLELESS ),
			array( self::GIVE_ROLE, $admin, array( self::ROLELESS ), "{$waiting} or {$active} or {$off}" ),
			array( self::ERASE, $either, array( $waiting, $active, $off, self::ROLELESS ), self::LEAVING . " or {$erased}" ),
			array( self::ERASE, array( self::SITE ), array( self::LEAVING ), $erased ),
		);
	}

	public static function allows( string $event, int $user_id ): bool {
		return null !== Graph::to( self::moves(), $event, self::of( $user_id ) );
	}

	/** Whether somebody with the permission may do it to the account, or to their own. */
	public static function is_open_to( string $event, bool $is_own ): bool {
		$who = $is_own ? self::MEMBER : self::ADMINISTRATOR;
		return array() !== array_filter(
			self::moves(),
			static fn( array $move ): bool => $move[0] === $event && in_array( $who, $move[1], true )
		);
	}

	public static function of( int $user_id ): string {
		$user = get_userdata( $user_id );
		if ( $user && State::is_leaving( $user_id ) ) {
			return self::LEAVING;
		}
		if ( $user && ! State::is_members( $user ) ) {
			return self::NONE;
		}
		return $user && State::is_roleless( $user ) ? self::ROLELESS : State::of( $user_id )->value;
	}
}
