<?php
/** Creates a member from a sign-up form, completely or not at all. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Uploads;
use DesignMarketplace\People\Accounts\Reservations;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\Slugs;
use DesignMarketplace\People\Accounts\State;
use WP_Error;
use WP_REST_Request;

final class Registration {

	/**
	 * Checks the whole form and returns all errors at once. Images are inspected, but not decoded yet.
	 * @return array{values:array<string,mixed>,uploads:Uploads}|WP_Error
	 */
	public function check( WP_REST_Request $request ): array|WP_Error {
		$form    = $this->form( $request );
		$values  = $form->clean( $request->get_params() );
		$uploads = Uploads::of( $request, $form, is_string( $values['role'] ?? null ) ? $values['role'] : '' );
		$error   = Uploads::error(
			$form->errors( $values, false, $uploads->fields() ) + Account::messages( $values ),
			$uploads->refusals(),
			$form
		);
		return $error ?? array( 'values' => $values, 'uploads' => $uploads );
	}

	/**
	 * @param array<string,mixed>                  $values Checked fields.
	 * @param (callable(int):(WP_Error|null))|null $then   What else belongs to the account, in the same transaction.
	 * @return int|WP_Error User id.
	 */
	public function create( array $values, Uploads $uploads, ?callable $then = null ): int|WP_Error {
		$name   = (string) $values[ Member_Fields::name_field( $values['role'] ) ];
		$claims = new Reservations();
		try {
			if ( ! $claims->take( 'email', $values['email'] ) || ! Account::is_available( $values['email'] ) ) {
				return Errors::fields( array( 'email' => Contract::message( 'email_taken' ) ) );
			}
			$slug = ( new Slugs() )->claim( $name, $claims );
			return Account::counted_afterwards(
				fn(): int|WP_Error => Transaction::run(
					function () use ( $values, $uploads, $name, $slug, $then ): int|WP_Error {
						$user_id = Account::create( $values['role'], $values['email'], $values['password'], $name, $slug );
						if ( $user_id instanceof WP_Error ) {
							return $user_id;
						}
						$failure = $this->fill( $user_id, $values, $uploads ) ?? ( $then ? $then( $user_id ) : null );
						if ( ! $failure && ! State::is_activated( $user_id ) ) {
							( new Activation() )->request( $user_id );
						}
						return $failure ?? $user_id;
					}
				)
			);
		} finally {
			$claims->release();
		}
	}

	/**
	 * Adds fields, images and consents to a new account.
	 * @param array<string,mixed> $values Checked fields.
	 */
	private function fill( int $user_id, array $values, Uploads $uploads ): ?WP_Error {
		$images = $uploads->store( $user_id );
		if ( $images instanceof WP_Error ) {
			return $images;
		}
		$values = $images + $values;
		// Empty fields get a row, too, so that exports have them all.
		Member_Fields::write(
			$user_id,
			array( 'locale' => Languages::code( determine_locale() ) ) + $values + array_fill_keys(
				array_keys( Member_Fields::rules( $values['role'] ) ),
				null
			)
		);
		State::wait( $user_id );
		update_user_meta( $user_id, State::UPDATED, Clock::gmt() );
		Consent::log( $user_id, $values, 'signup' );
		do_action( 'design_marketplace_member_registered', $user_id );
		return null;
	}

	/** The role's form. Without a valid role only the account step, which has the role. */
	private function form( WP_REST_Request $request ): Form {
		$role = is_string( $request['role'] ) ? trim( $request['role'] ) : '';
		return Contract::form( 'member', in_array( $role, Roles::ALL, true ) ? "register_{$role}" : 'account' );
	}
}
