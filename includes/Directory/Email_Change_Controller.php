<?php
/** Sends the confirmation of a new address again, or drops the address. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Email_Change;
use DesignMarketplace\People\Members\Policy;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Email_Change_Controller {

	/** Own account or `edit_users`; only members' accounts. */
	public function may_edit( WP_REST_Request $request ): bool|WP_Error {
		$id = (int) $request['id'];
		if ( ! is_user_logged_in() ) {
			return Errors::of( 'login_required' );
		}
		if ( ! get_userdata( $id ) ) {
			return Errors::of( 'user_not_found' );
		}
		return Users_Controller::member( $id ) && Policy::can_edit( get_current_user_id(), $id ) ? true : Errors::of( 'forbidden' );
	}

	/** @return array{code:int,message:string}|WP_Error */
	public function send_again( WP_REST_Request $request ): array|WP_Error {
		$id = (int) $request['id'];
		if ( ! Email_Notes::pending( $id ) ) {
			return Errors::of( 'email_settled' );
		}
		return Limits::write( 'email_again', $id ) ?? ( new Email_Change() )->send_again( $id ) ?? array(
			'code'    => 200,
			'message' => Contract::message( 'email_sent_again' ),
		);
	}

	/** Drops the new address, if there is one, and answers with the member. */
	public function cancel( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id = (int) $request['id'];
		return ( new Email_Change() )->cancel( $id ) ?? ( new Profile() )->answer( $id, Policy::PRIVATE );
	}
}
