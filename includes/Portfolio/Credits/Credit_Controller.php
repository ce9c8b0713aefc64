<?php
/** /design-marketplace/v1/credits: the works that name a member. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Credits;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Credit_Controller {

	/** Checks in this order: logged in, a member. */
	public function may_enter(): bool|WP_Error {
		if ( ! is_user_logged_in() ) {
			return Errors::of( 'login_required' );
		}
		return '' === Roles::of( get_current_user_id() ) ? Errors::of( 'forbidden' ) : true;
	}

	/** @return list<array<string,mixed>> */
	public function list_all(): array {
		return Credit_Presenter::received( Credit_Rows::of( get_current_user_id() ) );
	}

	public function answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$answer = $request['answer'];
		if ( ! in_array( $answer, array( Credit::YES, Credit::NO ), true ) ) {
			return Errors::fields( array( 'answer' => Contract::message( 'value_invalid' ) ) );
		}
		$user_id = get_current_user_id();
		$credit  = Limits::write( 'credit_answer', $user_id )
			?? ( new Credit_Answers() )->give( $user_id, (int) $request->get_url_params()['id'], $answer );
		return $credit instanceof WP_Error ? $credit : new WP_REST_Response( Credit_Presenter::received( array( $credit ) )[0] );
	}
}
