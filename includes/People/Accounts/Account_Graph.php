<?php
/** The states of an account, and the events that lead from one to another. State writes them; docs/states.md shows them. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

final class Account_Graph {

	public const SIGN_UP    = 'sign up';
	public const ADOPT      = 'adopt';
	public const ACTIVATE   = 'activate';
	public const SWITCH_OFF = 'switch off';
	public const SWITCH_ON  = 'switch on';
	public const TAKE_ROLE  = 'take the role';
	public const GIVE_ROLE  = 'give the role back';
	public const ERASE      = 'erase';

	public const STRANGER      = 'stranger';
	public const MEMBER        = 'member';
	public const ADMINISTRATOR = 'administrator';

	/** No account, or one of WordPress' own that never was a member's. */
	public const NONE = 'none';

	/** Off as well, because the account has no role of ours any more, whatever was decided about it. */
	public const ROLELESS = 'off, without a role';

	/**
	 * By event: who, and what becomes of an account in each state in which it can happen.
	 * @return array<string,array{list<string>,array<string,list<string>>}>
	 */
	public static function events(): array {
		$waiting = Account_State::Waiting->value;
		$active  = Account_State::Active->value;
		$off     = Account_State::Off->value;
		return array(
			self::SIGN_UP    => array( array( self::STRANGER, self::ADMINISTRATOR ), array( self::NONE => array( $waiting ) ) ),
			self::ADOPT      => array( array( self::ADMINISTRATOR ), array( self::NONE => array( $active ) ) ),
			self::ACTIVATE   => array( array( self::MEMBER, self::ADMINISTRATOR ), array( $waiting => array( $active ) ) ),
			self::SWITCH_OFF => array(
				array( self::ADMINISTRATOR ),
				array(
					$waiting       => array( $off ),
					$active        => array( $off ),
					self::ROLELESS => array( self::ROLELESS ),
				),
			),
			// Back to what it was.
			self::SWITCH_ON  => array( array( self::ADMINISTRATOR ), array( $off => array( $waiting, $active ) ) ),
			self::TAKE_ROLE  => array(
				array( self::ADMINISTRATOR ),
				array_fill_keys( array( $waiting, $active, $off ), array( self::ROLELESS ) ),
			),
			self::GIVE_ROLE  => array( array( self::ADMINISTRATOR ), array( self::ROLELESS => array( $waiting, $active, $off ) ) ),
			self::ERASE      => array(
				array( self::MEMBER, self::ADMINISTRATOR ),
				array_fill_keys( array( $waiting, $active, $off, self::ROLELESS ), array( Account_State::Erased->value ) ),
			),
		);
	}

	public static function allows( string $event, int $user_id ): bool {
		return isset( self::events()[ $event ][1][ self::of( $user_id ) ] );
	}

	/** Whether somebody with the permission may do it to the account, or to their own. */
	public static function is_open_to( string $event, bool $is_own ): bool {
		return in_array( $is_own ? self::MEMBER : self::ADMINISTRATOR, self::events()[ $event ][0], true );
	}

	public static function of( int $user_id ): string {
		$user = get_userdata( $user_id );
		if ( $user && ! State::is_members( $user ) ) {
			return self::NONE;
		}
		return $user && State::is_roleless( $user ) ? self::ROLELESS : State::of( $user_id )->value;
	}
}
