<?php
/**
 * Core's users routes, which know members: lists and views for them, core's own behaviour for everybody else.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\Ownership;
use DesignMarketplace\Accounts\Roles;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Auth\Limits;
use DesignMarketplace\Rest\Errors;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Users_Controller;
use WP_User;

/**
 * Takes the place of core's controller on its routes; see Users_Routes.
 */
final class Users_Controller extends WP_REST_Users_Controller {

	/**
	 * @param Member_Lists $lists    Lists and look-ups.
	 * @param Profile      $profile  Presenter.
	 * @param Settings     $settings Changes.
	 * @param Limits       $limits   How often what may be written.
	 */
	public function __construct( private readonly Member_Lists $lists, private readonly Profile $profile, private readonly Settings $settings, private readonly Limits $limits ) {
		parent::__construct();
	}

	/**
	 * Lists of members are for anyone; the rest is core's to decide.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return $this->lists->is_asked_for( $request ) ? true : parent::get_items_permissions_check( $request );
	}

	/**
	 * Members by role, slug or id; otherwise core's list.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( $request ) {
		return $this->lists->is_asked_for( $request ) ? $this->lists->answer( $request ) : parent::get_items( $request );
	}

	/**
	 * Whoever has a view of the member may read it.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 * @return true|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		$member = self::is_cores( $request ) ? null : self::member( (int) $request['id'] );
		if ( ! $member ) {
			return self::is_hidden( (int) $request['id'], 'edit' === $request['context'] ) ? Errors::of( 'user_not_found' ) : parent::get_item_permissions_check( $request );
		}
		return '' === $this->lists->view_of( $member->ID ) ? Errors::of( 'user_not_found' ) : true;
	}

	/**
	 * A member, in the view the caller has.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( $request ) {
		$member = self::is_cores( $request ) ? null : self::member( (int) $request['id'] );
		return $member
			? new WP_REST_Response( $this->profile->present( $member->ID, $this->lists->view_of( $member->ID ) ) )
			: parent::get_item( $request );
	}

	/**
	 * Members read their private view here.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_current_item( $request ) {
		$member = self::member( get_current_user_id() );
		return $member ? new WP_REST_Response( $this->profile->present( $member->ID, Policy::PRIVATE ) ) : parent::get_current_item( $request );
	}

	/**
	 * One's own account, or `edit_users`.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 * @return true|WP_Error
	 */
	public function update_item_permissions_check( $request ) {
		$viewer = get_current_user_id();
		if ( 0 === $viewer ) {
			return Errors::of( 'login_required' );
		}
		$member = self::member( (int) $request['id'] );
		if ( $member ) {
			return Policy::can_edit( $viewer, $member->ID ) ? true : Errors::of( 'forbidden' );
		}
		// Core lets anybody change their own account: also a member whose role went a moment ago, with the rest of the account.
		if ( ! current_user_can( 'read' ) ) {
			return Errors::of( 'token_invalid' );
		}
		// A member at somebody else's account: core would say the same in other words.
		return self::member( $viewer ) && get_userdata( (int) $request['id'] ) ? Errors::of( 'forbidden' ) : parent::update_item_permissions_check( $request );
	}

	/**
	 * Changes a member by the contract's rules, anybody else by core's.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_item( $request ) {
		$member = self::member( (int) $request['id'] );
		if ( ! $member ) {
			return parent::update_item( $request );
		}
		return $this->limits->change( get_current_user_id(), Ownership::is_mine( $member->ID ) ) ?? $this->settings->change( $member, $request ) ?? new WP_REST_Response( $this->profile->present( $member->ID, Policy::PRIVATE ) );
	}

	/**
	 * The editor's own reads, by people who are no members: they need core's fields.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	private static function is_cores( WP_REST_Request $request ): bool {
		return 'edit' === $request['context'] && ! self::member( get_current_user_id() );
	}

	/**
	 * Whether an account is kept from the current user: the site's own people from strangers and members, and who is off
	 * from all but those who edit users.
	 *
	 * @param int  $id      User id.
	 * @param bool $to_edit Whether the edit context is asked for, which core checks by itself.
	 */
	private static function is_hidden( int $id, bool $to_edit ): bool {
		if ( current_user_can( 'edit_users' ) || Ownership::is_mine( $id ) ) {
			return false;
		}
		return State::is_off( $id ) || ( ! $to_edit && ! current_user_can( 'edit_posts' ) && ! current_user_can( 'list_users' ) );
	}

	/**
	 * The member with this id, null for anybody else.
	 *
	 * @param int $id User id.
	 */
	public static function member( int $id ): ?WP_User {
		$user = $id > 0 ? get_userdata( $id ) : false;
		return $user && '' !== Roles::of( $user ) ? $user : null;
	}
}
