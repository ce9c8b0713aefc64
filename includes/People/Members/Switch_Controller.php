<?php
/** POST /design-marketplace/v1/members/{id}: switches an account off with a reason, or on again. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use WP_Error;
use WP_REST_Request;

final class Switch_Controller {

	/** Checks in this order: logged in, `manage_options`, account exists, account can be switched. */
	public function may_change( WP_REST_Request $request ): bool|WP_Error {
		if ( ! is_user_logged_in() ) {
			return Errors::of( 'login_required' );
		}
		if ( ! current_user_can( 'manage_options' ) ) {
			return Errors::of( 'forbidden' );
		}
		if ( ! get_userdata( (int) $request['id'] ) ) {
			return Errors::of( 'user_not_found' );
		}
		return Switching::is_decided_about( (int) $request['id'], get_current_user_id() ) || State::is_marked( (int) $request['id'] )
			? true
			: Errors::of( 'forbidden' );
	}

	/** @return array<string,mixed>|WP_Error */
	public function change( WP_REST_Request $request ): array|WP_Error {
		$id  = (int) $request['id'];
		$off = Value::boolean( $request['off'] ?? null );
		if ( ! is_bool( $off ) || null === $request['off'] ) {
			return Errors::fields( array( 'off' => Contract::message( 'value_invalid' ) ) );
		}
		if ( ! $off ) {
			$result = ( new Switching() )->on( $id, get_current_user_id() );
			return $result instanceof WP_Error ? $result : self::answer( $id );
		}
		$judged = Switching::judged( $request['reason'], $request['words'] );
		$result = $judged instanceof WP_Error ? $judged : ( new Switching() )->off( $id, get_current_user_id(), ...$judged );
		return $result instanceof WP_Error ? $result : self::answer( $id );
	}

	/**
	 * The state of the account.
	 * @return array{id:int,slug:string,role:string,state:string,off:array{date_gmt:string,reason:string,words:string,by:int}|null}
	 */
	private static function answer( int $id ): array {
		$user     = get_userdata( $id );
		$state    = State::of( $id );
		$decision = Account_State::Off === $state ? Decisions::find( $id, State::decision( $id ) ) : null;
		return array(
			'id'    => $id,
			'slug'  => $user ? $user->user_nicename : '',
			'role'  => Roles::of( $id ),
			'state' => $state->value,
			'off'   => $decision ? array(
				'date_gmt' => str_replace( ' ', 'T', $decision['date'] ),
				'reason'   => $decision['reason'],
				'words'    => $decision['words'],
				'by'       => $decision['by'],
			) : null,
		);
	}
}
