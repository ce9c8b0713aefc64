<?php
/** POST /design-marketplace/v1/newsletter: another system says that somebody has left the newsletter there. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Webhooks;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\State;
use WP_Error;
use WP_REST_Request;
use WP_User;

final class Newsletter_Controller {

	public function may_end(): bool|WP_Error {
		return current_user_can( 'manage_options' ) ? true : Errors::of( is_user_logged_in() ? 'forbidden' : 'login_required' );
	}

	/** @return array{code:int}|WP_Error Only members begin the newsletter. */
	public function end( WP_REST_Request $request ): array|WP_Error {
		if ( ! isset( $request['newsletter'] ) || false !== Value::boolean( $request['newsletter'] ) ) {
			return Errors::fields( array( 'newsletter' => Contract::message( 'value_invalid' ) ) );
		}
		$user = is_string( $request['email'] ) ? get_user_by( 'email', $request['email'] ) : false;
		if ( ! $user instanceof WP_User || ! State::is_members( $user ) ) {
			return Errors::of( 'user_not_found' );
		}
		if ( Recipient::book()->find( $user->ID )?->wants( Message::NEWSLETTER ) ) {
			$by = get_current_user_id();
			// The member has decided so, there: no email says that an administrator did.
			wp_set_current_user( $user->ID );
			try {
				Recipient::book()->unsubscribe( $user->ID, Message::NEWSLETTER );
			} finally {
				wp_set_current_user( $by );
			}
			Decisions::add( Reported_Item::member( $user->ID ), Decision_Kind::Correct, '', 'newsletter', $by );
		}
		return array( 'code' => 200 );
	}
}
