<?php
/** POST /design-marketplace/v1/missions/{id}/approve: approves a design job that waits, or a change of it, or rejects it with a reason. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Members\Switching;
use WP_Error;
use WP_Post;
use WP_REST_Request;

/** For `manage_options`. */
final class Approval_Controller {

	/** Checks in this order: logged in, `manage_options`, the job exists. */
	public function may_decide( WP_REST_Request $request ): bool|WP_Error {
		if ( ! is_user_logged_in() ) {
			return Errors::of( 'login_required' );
		}
		if ( ! current_user_can( 'manage_options' ) ) {
			return Errors::of( 'forbidden' );
		}
		return Mission_State::of( self::mission( $request ) ) ? true : Errors::of( 'mission_unknown' );
	}

	/** @return array{id:int,status:string,held:bool}|WP_Error */
	public function decide( WP_REST_Request $request ): array|WP_Error {
		$approve = Value::boolean( $request['approve'] ?? null );
		if ( ! is_bool( $approve ) || null === $request['approve'] ) {
			return Errors::fields( array( 'approve' => Contract::message( 'value_invalid' ) ) );
		}
		$id     = (int) $request['id'];
		$read   = is_string( $request['read'] ) ? $request['read'] : '';
		$judged = $approve ? null : Switching::judged( $request['reason'], $request['words'] );
		$error  = match ( true ) {
			null === $judged            => ( new Approving() )->approve( $id, get_current_user_id(), $read ),
			$judged instanceof WP_Error => $judged,
			default                     => ( new Approving() )->reject( $id, get_current_user_id(), $judged[0], $judged[1], $read ),
		};
		$post = self::mission( $request );
		return $error ?? array(
			'id'     => $id,
			'status' => (string) $post?->post_status,
			'held'   => $post && Approval_Hold::waits( $post ),
		);
	}

	private static function mission( WP_REST_Request $request ): ?WP_Post {
		$id   = (int) $request['id'];
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post ? $post : null;
	}
}
