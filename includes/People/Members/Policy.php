<?php
/** Decides who may see and do what with a member, and fills `can`. Nothing else decides this. Denied by default. Viewer 0 is a stranger. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Account_Graph;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use WP_User;

final class Policy {

	public const CARD    = 'card';
	public const MEMBER  = 'member';
	public const PRIVATE = 'private';

	/** What a designer lets strangers read beyond the card: nothing, everything to who has the address, or that and to be found. */
	public const CLOSED  = 'off';
	public const LINKED  = 'link';
	public const INDEXED = 'index';

	/**
	 * The view this viewer gets of a member; '' for none.
	 * @param bool   $waiting Whether the account is not activated yet.
	 * @param string $open    How far the portfolio is open, see openness().
	 */
	public static function view(
		int $viewer,
		int $member,
		bool $listed,
		bool $waiting = false,
		string $open = self::CLOSED
	): string {
		if ( $viewer > 0 && self::can_edit( $viewer, $member ) ) {
			return self::PRIVATE;
		}
		if ( $waiting ) {
			return '';
		}
		if ( $viewer > 0 || self::CLOSED !== $open ) {
			return self::MEMBER;
		}
		return $listed ? self::CARD : '';
	}

	/**
	 * How far a designer's portfolio is open to strangers, and with it what members read of them.
	 * @param array<string,mixed> $stored Fields of the member.
	 */
	public static function openness( array $stored ): string {
		$open = $stored['portfolio_open'] ?? self::CLOSED;
		return in_array( $open, array( self::LINKED, self::INDEXED ), true ) ? $open : self::CLOSED;
	}

	/**
	 * Whether somebody reads what designers show of their school and languages.
	 * @param bool $open Whether the designer's portfolio is open.
	 */
	public static function reads_line( int $viewer, bool $open ): bool {
		return $viewer > 0 || $open;
	}

	/** Own account or `edit_users`. */
	public static function can_edit( int $viewer, int $member ): bool {
		return $viewer > 0 && ( Ownership::is_of( $viewer, $member ) || user_can( $viewer, 'edit_users' ) );
	}

	/** Own account or `delete_users`. */
	public static function can_delete( int $viewer, int $member ): bool {
		$is_own = Ownership::is_of( $viewer, $member );
		return $viewer > 0
			&& Account_Graph::is_open_to( Account_Graph::ERASE, $is_own )
			&& ( $is_own || user_can( $viewer, 'delete_users' ) );
	}

	/** Everybody logged in can contact a designer, except designers. */
	public static function can_contact( int $viewer, int $member, string $role ): bool {
		return $viewer > 0
			&& ! Ownership::is_of( $viewer, $member )
			&& Roles::DESIGNER === $role
			&& Roles::DESIGNER !== Roles::of( $viewer );
	}

	/** Companies can invite designers who have not switched it off. Reads the designer's meta. */
	public static function can_invite( int $viewer, int $designer ): bool {
		return Roles::CONTRACTOR === Roles::of( $viewer ) && self::may_begin( $viewer ) && self::wants_invitations( $designer );
	}

	public static function wants_invitations( int $designer ): bool {
		return false !== ( Member_Fields::read( $designer )['invitations'] ?? false );
	}

	/** Whether somebody may write to designers first. The site may want companies to be confirmed for that; answering needs nothing. */
	public static function may_begin( int $viewer ): bool {
		return Roles::CONTRACTOR !== Roles::of( $viewer )
			|| 'badge' === Site_Settings::get( 'confirmed_companies' )
			|| Verified::is_known( $viewer );
	}

	/** Everybody logged in can apply for open missions, except contractors. */
	public static function can_apply( int $viewer, int $member, string $role, bool $has_open ): bool {
		return $viewer > 0
			&& ! Ownership::is_of( $viewer, $member )
			&& Roles::CONTRACTOR === $role
			&& $has_open
			&& Roles::CONTRACTOR !== Roles::of( $viewer );
	}

	/**
	 * The `can` of a member for a logged-in viewer. Runs no query about the member.
	 * @param array<string,mixed> $card
	 * @return array<string,bool>
	 */
	public static function abilities( int $viewer, array $card ): array {
		$id   = (int) $card['id'];
		$role = (string) $card['role'];
		$open = (int) ( $card['missions_count'] ?? 0 ) > (int) ( $card['closed_missions_count'] ?? 0 );
		$can  = array( 'edit' => self::can_edit( $viewer, $id ), 'delete' => self::can_delete( $viewer, $id ) );
		return Roles::DESIGNER === $role
			? $can + array( 'contact' => self::can_contact( $viewer, $id, $role ) && self::may_begin( $viewer ) )
			: $can + array( 'apply' => self::can_apply( $viewer, $id, $role, $open ) );
	}
}
