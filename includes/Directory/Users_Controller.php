<?php
/** Core's users routes, with the contract's lists and views for members and core's behaviour for other users. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Member_Settings;
use DesignMarketplace\People\Members\Policy;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Users_Controller;
use WP_User;

/** Replaces core's controller, see Users_Routes. */
final class Users_Controller extends WP_REST_Users_Controller {

	private readonly Member_Lists $lists;

	public function __construct() {
		parent::__construct();
		$this->lists = new Member_Lists();
	}

	/** @return true|WP_Error Lists of members are public; core decides about the rest. */
	public function get_items_permissions_check( $request ) {
		return $this->lists->is_asked_for( $request ) ? true : parent::get_items_permissions_check( $request );
	}

	/** @return WP_REST_Response|WP_Error Members by role, slug or id; otherwise core's list. */
	public function get_items( $request ) {
		return $this->lists->is_asked_for( $request ) ? $this->lists->answer( $request ) : parent::get_items( $request );
	}

	/** @return true|WP_Error For everybody who has a view of the member. */
	public function get_item_permissions_check( $request ) {
		$member = self::is_cores( $request ) ? null : self::member( (int) $request['id'] );
		if ( ! $member ) {
			return self::is_hidden( (int) $request['id'], 'edit' === $request['context'] )
				? Errors::of( 'user_not_found' )
				: parent::get_item_permissions_check( $request );
		}
		return '' === $this->lists->view_of( $member->ID ) ? Errors::of( 'user_not_found' ) : true;
	}

	/** @return WP_REST_Response|WP_Error The member, in the current user's view. */
	public function get_item( $request ) {
		$member = self::is_cores( $request ) ? null : self::member( (int) $request['id'] );
		return $member
			? ( new Profile() )->answer( $member->ID, $this->lists->view_of( $member->ID ) )
			: parent::get_item( $request );
	}

	/** @return WP_REST_Response|WP_Error Members get their private view. */
	public function get_current_item( $request ) {
		$member = self::member( get_current_user_id() );
		return $member
			? ( new Profile() )->answer( $member->ID, Policy::PRIVATE )
			: parent::get_current_item( $request );
	}

	/** @return true|WP_Error Own account or `edit_users`. */
	public function update_item_permissions_check( $request ) {
		$viewer = get_current_user_id();
		if ( 0 === $viewer ) {
			return Errors::of( 'login_required' );
		}
		$member = self::member( (int) $request['id'] );
		if ( $member ) {
			return Policy::can_edit( $viewer, $member->ID ) ? true : Errors::of( 'forbidden' );
		}
		// Core lets users change their own account, even one whose role and account were removed a moment ago.
		if ( ! current_user_can( 'read' ) ) {
			return Errors::of( 'token_invalid' );
		}
		// A member and another user's account: core would refuse with another error.
		return self::member( $viewer ) && get_userdata( (int) $request['id'] )
			? Errors::of( 'forbidden' )
			: parent::update_item_permissions_check( $request );
	}

	/** @return WP_REST_Response|WP_Error Changes members by the contract's rules, other users by core's. */
	public function update_item( $request ) {
		$member = self::member( (int) $request['id'] );
		if ( ! $member ) {
			return parent::update_item( $request );
		}
		return Limits::change( get_current_user_id(), Ownership::is_mine( $member->ID ) )
			?? ( new Member_Settings() )->change( $member, $request )
			?? ( new Profile() )->answer( $member->ID, Policy::PRIVATE );
	}

	/** Reads of the editor, by users who are no members: they need core's fields. */
	private static function is_cores( WP_REST_Request $request ): bool {
		return 'edit' === $request['context'] && ! self::member( get_current_user_id() );
	}

	/**
	 * Whether the current user may not know of an account: administrators and editors are hidden from strangers and members, accounts
	 * that are off from all who cannot edit users.
	 */
	private static function is_hidden( int $id, bool $to_edit ): bool {
		if ( current_user_can( 'edit_users' ) || Ownership::is_mine( $id ) ) {
			return false;
		}
		return State::is_off( $id ) || ( ! $to_edit && ! current_user_can( 'edit_posts' ) && ! current_user_can( 'list_users' ) );
	}

	/** The member with this id, null for other users. */
	public static function member( int $id ): ?WP_User {
		$user = $id > 0 ? get_userdata( $id ) : false;
		return $user && '' !== Roles::of( $user ) ? $user : null;
	}
}
