<?php
/** /wp/v2/mail/workwith: contacts a designer, or applies to missions of a contractor. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Policy;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_User;

/** The recipient's role decides which of the two it is. The recipient is a member, never an email address. */
final class Workwith_Controller {

	public function create_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$viewer    = get_current_user_id();
		$recipient = $this->recipient( $request['to'] );
		$role      = $recipient ? Roles::of( $recipient ) : '';
		$form      = Contract::form( 'mail', Roles::CONTRACTOR === $role || ! empty( $request['missions'] ) ? 'apply' : 'contact' );
		$values    = $form->clean( $request->get_params() );
		$error     = $this->invalid( $form, $values, $recipient );
		if ( $error || ! $recipient ) {
			return $error ?? Errors::of( 'user_not_found' );
		}
		$applies = Roles::CONTRACTOR === $role;
		$may     = $applies
			? Policy::can_apply( $viewer, $recipient->ID, $role, true )
			: Policy::can_contact( $viewer, $recipient->ID, $role );
		if ( ! $may ) {
			return Errors::of( 'forbidden' );
		}
		if ( ! $applies && ! Policy::may_begin( $viewer ) ) {
			return Errors::of( 'confirmation_needed' );
		}
		[ 'comment' => $comment ] = $values;
		$copy                     = ! empty( $values['copy'] );
		$enclosed                 = new Enclosed( $values['answers'] ?? null, $values['works'] ?? array() );
		$result                   = $applies
			? ( new Application_Service() )->apply( $viewer, $recipient->ID, $values['missions'], $comment, $copy, $enclosed )
			: ( new Contacting() )->contact( $viewer, $recipient->ID, $comment, $copy );
		return $result instanceof WP_Error ? $result : new WP_REST_Response(
			array( 'code' => 200, 'message' => Contract::message( 'message_sent' ) )
		);
	}

	/** @param array<string,mixed> $values */
	private function invalid( Form $form, array $values, ?WP_User $recipient ): ?WP_Error {
		$messages = $form->errors( $values );
		if ( ! $recipient ) {
			$messages['to'] = Contract::message( 'recipient_unknown' );
		} elseif ( Roles::DESIGNER === Roles::of( $recipient ) && ! empty( $values['missions'] ) && ! isset( $messages['missions'] ) ) {
			$messages['missions'] = Contract::message( 'mission_foreign' );
		}
		return $messages ? Errors::fields( $form->in_order( $messages ) ) : null;
	}

	/** An active member by id or slug. */
	private function recipient( mixed $to ): ?WP_User {
		if ( ! is_int( $to ) && ( ! is_string( $to ) || '' === trim( $to ) || strlen( $to ) > 100 ) ) {
			return null;
		}
		$to   = trim( (string) $to );
		$user = preg_match( '/^\d{1,19}$/D', $to ) ? get_user_by( 'id', (int) $to ) : false;
		$user = $user ? $user : get_user_by( 'slug', $to );
		return $user && '' !== Roles::of( $user ) && Account_State::Active === State::of( $user ) ? $user : null;
	}
}
