<?php
/** The account routes beside core's users routes: sign up, look up an address, send the activation again, sign out, delete, export. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Account_Names;
use DesignMarketplace\People\Auth\Bot_Check;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\People\Oidc\Linking;
use DesignMarketplace\People\Oidc\Ticket;
use DesignMarketplace\People\Privacy\Inventory;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Account_Controller {

	/** Own account or `delete_users`; only members' accounts. */
	public function may_delete( WP_REST_Request $request ): bool|WP_Error {
		return $this->may( 'can_delete', (int) $request['id'] );
	}

	/** Own account or `edit_users`. */
	public function may_export( WP_REST_Request $request ): bool|WP_Error {
		return $this->may( 'can_edit', (int) $request['id'] );
	}

	/** @return array<string,mixed>|WP_Error */
	public function sign_up( WP_REST_Request $request ): array|WP_Error {
		$ticket  = Ticket::of( $request['oidc'] );
		$refusal = Limits::hit( 'register' ) ?? match ( true ) {
			null !== $ticket                                        => null,
			! in_array( $request['oidc'], array( null, '' ), true ) => Errors::of( 'oidc_expired' ),
			default                                                 => Bot_Check::refusal( $request ),
		};
		if ( $refusal ) {
			return $refusal;
		}
		$has_password = ! $ticket || array_filter( array( $request['password'], $request['password_verify'] ) );
		if ( ! $has_password ) {
			$password = wp_generate_password( 64 );
			$request->set_param( 'password', $password );
			$request->set_param( 'password_verify', $password );
		}
		$form = ( new Registration() )->check( $request );
		if ( $form instanceof WP_Error ) {
			return $form;
		}
		$refusal = $ticket || Bot_Check::has_passed( $request, 'signup' ) ? null : Limits::hit( 'register_unchecked' );
		// Decoding images is the most expensive step.
		$refusal = $refusal ?? $form['uploads']->decode();
		$linked  = $ticket ? static fn( int $user_id ): ?WP_Error => Linking::sign_up( $user_id, $ticket, (bool) $has_password ) : null;
		$user_id = $refusal ?? ( new Registration() )->create( $form['values'], $form['uploads'], $linked );
		if ( $user_id instanceof WP_Error ) {
			return $user_id;
		}
		return array(
			'code'    => 200,
			'message' => Contract::message( 'registered' ),
			'user'    => array(
				'id'   => $user_id,
				'slug' => get_userdata( $user_id )->user_nicename ?? '',
				'role' => $form['values']['role'],
			),
		) + ( $ticket ? array( 'activated' => State::is_activated( $user_id ) ) : array() );
	}

	/** @return array<string,array{email:bool}>|WP_Error Whether an address is free. The misspelt key is the contract's. */
	public function look_up( WP_REST_Request $request ): array|WP_Error {
		$refusal = Limits::hit( 'availability' );
		if ( $refusal ) {
			return $refusal;
		}
		$email = self::email( $request );
		if ( null === $email ) {
			$rule  = Contract::fields( 'member' )['email'];
			$typed = $rule->clean( $request['email'] );
			return Errors::fields( array( 'email' => $rule->error( $typed, array() ) ?? Contract::message( 'email_invalid' ) ) );
		}
		$answer = array( 'email' => Account::is_available( $email, get_current_user_id() ) );
		return array( 'availabilty' => $answer, 'availability' => $answer );
	}

	/**
	 * Sends the activation email again. The answer does not reveal whether there was an account.
	 * @return array{success:bool,message:string}|WP_Error
	 */
	public function activate_again( WP_REST_Request $request ): array|WP_Error {
		$email   = self::email( $request );
		$refusal = Limits::hit( 'activation', ...( null === $email ? array() : Account_Names::keys_of_email( $email ) ) );
		if ( $refusal ) {
			return $refusal;
		}
		if ( null !== $email ) {
			( new Activation() )->request_again( $email );
		}
		return array(
			'success' => null !== $email,
			'message' => Contract::message( null === $email ? 'email_invalid' : 'activation_resent' ),
		);
	}

	/** @return array{code:int,message:string}|WP_Error Ends all sessions of the current user. */
	public function sign_out(): array|WP_Error {
		$gone = Account_Lock::with( get_current_user_id(), static fn() => Tokens::end_sessions( get_current_user_id() ) );
		return $gone ?? array( 'code' => 200, 'message' => Contract::message( 'signed_out' ) );
	}

	/** @return array{code:int,message:string}|WP_Error */
	public function delete( WP_REST_Request $request ): array|WP_Error {
		$result = ( new Deletion() )->delete( (int) $request['id'] );
		return $result instanceof WP_Error ? $result : array(
			'code'    => 200,
			'message' => Contract::message( 'account_deleted' ),
		);
	}

	/** All data the site has about a member. Private data is included only if the member requests it. */
	public function export( WP_REST_Request $request ): WP_REST_Response {
		$id = (int) $request['id'];
		return new WP_REST_Response(
			Ownership::is_mine( $id ) ? ( new Inventory() )->own( $id ) : ( new Inventory() )->export( $id ),
			200,
			array(
				'Content-Disposition' => 'attachment; filename="'
					. sanitize_file_name( get_userdata( $id )->user_nicename ?? 'member' )
					. '.json"',
			)
		);
	}

	/** Checks in this order: logged in, account exists, allowed, account is a member's. */
	private function may( string $ability, int $id ): bool|WP_Error {
		if ( ! is_user_logged_in() ) {
			return Errors::of( 'login_required' );
		}
		if ( ! get_userdata( $id ) ) {
			return Errors::of( 'user_not_found' );
		}
		return State::is_members( $id ) && Policy::$ability( get_current_user_id(), $id ) ? true : Errors::of( 'forbidden' );
	}

	private static function email( WP_REST_Request $request ): ?string {
		$rule  = Contract::fields( 'member' )['email'];
		$email = $rule->clean( $request['email'] );
		return is_string( $email ) && null === $rule->error( $email, array() ) ? $email : null;
	}
}
