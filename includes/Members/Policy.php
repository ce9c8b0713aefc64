<?php
/**
 * Who may see and do what with a member: the one place that decides, and that fills `can`.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\Ownership;
use DesignMarketplace\Accounts\Roles;

/**
 * Denied by default. A viewer of 0 is a stranger.
 */
final class Policy {

	public const CARD    = 'card';
	public const MEMBER  = 'member';
	public const PRIVATE = 'private';

	/**
	 * The view of a member this viewer gets; '' for none.
	 *
	 * @param int  $viewer  User id.
	 * @param int  $member  Member's id.
	 * @param bool $listed  Whether the member is listed.
	 * @param bool $waiting Whether the account still waits for its activation.
	 */
	public static function view( int $viewer, int $member, bool $listed, bool $waiting = false ): string {
		if ( $viewer > 0 && self::can_edit( $viewer, $member ) ) {
			return self::PRIVATE;
		}
		if ( $waiting ) {
			return '';
		}
		if ( $viewer > 0 ) {
			return self::MEMBER;
		}
		return $listed ? self::CARD : '';
	}

	/**
	 * Own account, or `edit_users`.
	 *
	 * @param int $viewer User id.
	 * @param int $member Member's id.
	 */
	public static function can_edit( int $viewer, int $member ): bool {
		return $viewer > 0 && ( Ownership::is_of( $viewer, $member ) || user_can( $viewer, 'edit_users' ) );
	}

	/**
	 * Own account, or `delete_users`.
	 *
	 * @param int $viewer User id.
	 * @param int $member Member's id.
	 */
	public static function can_delete( int $viewer, int $member ): bool {
		return $viewer > 0 && ( Ownership::is_of( $viewer, $member ) || user_can( $viewer, 'delete_users' ) );
	}

	/**
	 * Designers are contacted by anyone logged in who is no designer.
	 *
	 * @param int    $viewer User id.
	 * @param int    $member Member's id.
	 * @param string $role   Member's role.
	 */
	public static function can_contact( int $viewer, int $member, string $role ): bool {
		return $viewer > 0 && ! Ownership::is_of( $viewer, $member ) && Roles::DESIGNER === $role && Roles::DESIGNER !== Roles::of( $viewer );
	}

	/**
	 * Open missions are applied to by anyone logged in who is no contractor.
	 *
	 * @param int    $viewer   User id.
	 * @param int    $member   Member's id.
	 * @param string $role     Member's role.
	 * @param bool   $has_open Whether the member has open missions.
	 */
	public static function can_apply( int $viewer, int $member, string $role, bool $has_open ): bool {
		return $viewer > 0 && ! Ownership::is_of( $viewer, $member ) && Roles::CONTRACTOR === $role && $has_open && Roles::CONTRACTOR !== Roles::of( $viewer );
	}

	/**
	 * The `can` of a member, as a logged-in viewer reads it. Asks the database nothing about the member.
	 *
	 * @param int                 $viewer User id.
	 * @param array<string,mixed> $card   Member's card.
	 * @return array<string,bool>
	 */
	public static function abilities( int $viewer, array $card ): array {
		$id   = (int) $card['id'];
		$role = (string) $card['role'];
		$open = (int) ( $card['missions_count'] ?? 0 ) > (int) ( $card['closed_missions_count'] ?? 0 );
		$can  = array(
			'edit'   => self::can_edit( $viewer, $id ),
			'delete' => self::can_delete( $viewer, $id ),
		);
		return Roles::DESIGNER === $role
			? $can + array( 'contact' => self::can_contact( $viewer, $id, $role ) )
			: $can + array( 'apply' => self::can_apply( $viewer, $id, $role, $open ) );
	}
}
