<?php
/** Changes a member's own fields: only the ones sent, and all of them or none. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Contract\Rule;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Quota;
use DesignMarketplace\Media\Uploads;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reservations;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Auth\Passwords;
use WP_Error;
use WP_REST_Request;
use WP_User;

/** Role, slug, activation and consent to the terms are not in its forms, so they are ignored when sent. */
final class Member_Settings {

	public function change( WP_User $user, WP_REST_Request $request ): ?WP_Error {
		$role    = Roles::of( $user );
		$form    = self::form( $role );
		$values  = self::without_same_address( $user, self::sent( $form, $request ) );
		$uploads = Uploads::of( $request, $form, $role );
		$error   = Uploads::error( $this->messages( $user, $form, $values, $uploads ), $uploads->refusals(), $form );
		if ( $error || ( ! $values && ! $uploads->files() ) ) {
			return $error;
		}
		$refusal = self::asks_for_proof( $user, $values ) ? Limits::write( 'email_change', $user->ID ) : null;
		if ( $refusal ) {
			return $refusal;
		}
		$leaving = $this->current_images( $user->ID, array_keys( $values + $uploads->files() ) );
		$error   = $uploads->files() ? $this->decode( $user, $uploads, $leaving ) : null;
		return $error ?? $this->claim_and_write( $user, $values, $uploads );
	}

	/**
	 * Checks the limits and the storage quota, then decodes the images.
	 * @param list<int> $leaving Ids of the images that these replace.
	 */
	private function decode( WP_User $user, Uploads $uploads, array $leaving ): ?WP_Error {
		$fields = array_keys( $uploads->files() );
		return Limits::write( 'picture', get_current_user_id(), count( $fields ) )
			?? Quota::of_members()->refusal( $user->ID, $fields, $leaving )
			?? $uploads->decode();
	}

	/**
	 * Writes the change while the new address is claimed.
	 * @param array<string,mixed> $values Checked fields.
	 */
	private function claim_and_write( WP_User $user, array $values, Uploads $uploads ): ?WP_Error {
		$claims = new Reservations();
		$email  = $values['email'] ?? $user->user_email;
		try {
			// A member's own new address waits for confirmation, and several members may enter the same one. Only an immediate change needs
			// the claim.
			$is_claimed = Ownership::is_mine( $user->ID ) || $email === $user->user_email || $claims->take( 'email', $email );
			if ( $email !== $user->user_email && ( ! $is_claimed || ! Account::is_available( $email, $user->ID ) ) ) {
				return Errors::fields( array( 'email' => Contract::message( 'email_taken' ) ) );
			}
			$replaced = array();
			$result   = Transaction::run(
				function () use ( $user, $values, $uploads, &$replaced ): ?WP_Error {
					$gone     = Account_Lock::hold( $user->ID );
					$replaced = $gone ? array() : $this->current_images( $user->ID, array_keys( $values + $uploads->files() ) );
					return $gone ?? $this->write( new WP_User( $user->ID ), $values, $uploads, $replaced );
				}
			);
			if ( null === $result ) {
				// After the commit: a rollback does not restore files.
				array_map( array( new Images(), 'delete' ), $replaced );
			}
			return $result;
		} finally {
			$claims->release();
		}
	}

	/**
	 * Drops the address if it is the one the member sees already.
	 * @param array<string,mixed> $values Checked fields.
	 * @return array<string,mixed>
	 */
	private static function without_same_address( WP_User $user, array $values ): array {
		$pending = Email_Notes::pending( $user->ID );
		$shown   = Ownership::is_mine( $user->ID ) && $pending ? $pending->address : $user->user_email;
		return ( $values['email'] ?? null ) === $shown ? array_diff_key( $values, array( 'email' => true ) ) : $values;
	}

	/**
	 * Whether the new address has to be confirmed first. One set by an administrator does not.
	 * @param array<string,mixed> $values Checked fields.
	 */
	private static function asks_for_proof( WP_User $user, array $values ): bool {
		return isset( $values['email'] ) && $values['email'] !== $user->user_email && Ownership::is_mine( $user->ID );
	}

	public static function form( string $role ): Form {
		$rules = Contract::form( 'member', "settings_{$role}" )->rules();
		if ( Roles::CONTRACTOR === $role ) {
			$rules += Contract::form( 'member', 'settings_challenge' )->rules();
		}
		return new Form( array_filter( $rules, static fn( Rule $rule ): bool => $rule->is_for( $role ) ) );
	}

	/** @return array<string,mixed> The cleaned fields that were sent. An empty new password means no change. */
	private static function sent( Form $form, WP_REST_Request $request ): array {
		$values = $form->clean( $request->get_params() );
		if ( '' === ( $values['password'] ?? '' ) && '' === ( $values['password_verify'] ?? '' ) ) {
			unset( $values['password'], $values['password_verify'], $values['password_old'] );
		}
		// "Not affiliated" clears the university.
		if ( false === ( $values['affiliated'] ?? null ) && ! isset( $values['ecosystem'] ) ) {
			$values['ecosystem'] = '';
		}
		// Without a school there is no programme.
		if ( '' === ( $values['school'] ?? null ) ) {
			$values += array( 'school_other' => '', 'programme' => '', 'graduation' => null );
		}
		return $values;
	}

	/**
	 * Messages for the fields that were sent, and for missing fields that these require.
	 * @param array<string,mixed> $values Cleaned fields.
	 * @return array<string,string>
	 */
	private function messages( WP_User $user, Form $form, array $values, Uploads $uploads ): array {
		// Stored values complete the form: a lab given at sign-up need not be sent again.
		$whole    = $values + array_filter( Member_Fields::read( $user->ID ), static fn( mixed $value ): bool => is_string( $value ) );
		$messages = array_filter(
			$form->errors( $whole, false, $uploads->fields() ),
			static fn( string $name ): bool => array_key_exists( $name, $values ) || self::is_asked_for( $form->rules()[ $name ], $values ),
			ARRAY_FILTER_USE_KEY
		);
		$old      = $values['password_old'] ?? '';
		if ( isset( $values['password'] ) && is_string( $old ) && '' !== $old && ! Passwords::match( $old, $user ) ) {
			$messages += array( 'password_old' => Contract::message( 'password_old_wrong' ) );
		}
		return $messages + Account::messages( $values, $user->ID );
	}

	/**
	 * Whether a sent field makes this one required or invalid. The design challenge is required only at sign-up.
	 * @param array<string,mixed> $values Cleaned fields.
	 */
	private static function is_asked_for( Rule $rule, array $values ): bool {
		$first = $rule->get( 'not_below' );
		if ( is_string( $first ) && array_key_exists( $first, $values ) ) {
			return true;
		}
		$required = $rule->get( 'required' );
		return is_array( $required )
			&& ! in_array( $rule->name, array( 'need_design', 'need', 'design_outcomes' ), true )
			&& array_intersect_key( $required, $values );
	}

	/**
	 * @param array<string,mixed> $values  Checked fields.
	 * @param list<int>           $leaving Ids of the images that the new ones replace.
	 */
	private function write( WP_User $user, array $values, Uploads $uploads, array $leaving ): ?WP_Error {
		$role   = Roles::of( $user );
		$images = $uploads->store( $user->ID );
		if ( $images instanceof WP_Error ) {
			return $images;
		}
		$values  = $images + $values;
		$failure = $images ? Quota::of_members()->refusal_of_stored( $user->ID, array_keys( $images ), $leaving ) : null;
		if ( $failure ) {
			return $failure;
		}
		$is_own  = Ownership::is_mine( $user->ID );
		$email   = $values['email'] ?? $user->user_email;
		$changed = Member_Fields::write( $user->ID, Availability::completed( $values ) );
		Availability::note( $user->ID, $values );
		$name    = Member_Fields::name_field( $role );
		$failure = Account::change(
			$user->ID,
			array_filter(
				array(
					'user_email'   => $is_own || $email === $user->user_email ? null : $email,
					'display_name' => in_array( $name, $changed, true ) ? $values[ $name ] : null,
				)
			)
		);
		if ( $failure ) {
			return $failure;
		}
		if ( $is_own && isset( $values['email'] ) ) {
			( new Email_Change() )->request( $user, $email );
		}
		if ( isset( $values['password'] ) ) {
			wp_set_password( Passwords::stored( $values['password'] ), $user->ID );
		}
		$this->finish( $user->ID, $values, $changed );
		return null;
	}

	/**
	 * Logs consents, stores the time, and fires the hook for other rooms.
	 * @param array<string,mixed> $values  Checked fields.
	 * @param list<string>        $changed Fields that have changed.
	 */
	private function finish( int $user_id, array $values, array $changed ): void {
		$answers = array_intersect_key( $values, array_flip( $changed ) );
		// "I'm not interested" only records that the question was answered.
		if ( ! empty( $answers['newsletter_optin'] ) ) {
			$answers['newsletter'] = Member_Fields::read( $user_id )['newsletter'];
		}
		Consent::log( $user_id, $answers, 'settings' );
		$private = array_keys(
			array_filter( Member_Fields::rules(), static fn( Rule $rule ): bool => Policy::PRIVATE === $rule->get( 'view' ) )
		);
		// Others see the language, but it does not count as news of the profile.
		if ( array_diff( $changed, $private, array( 'locale' ) ) ) {
			update_user_meta( $user_id, State::UPDATED, Clock::gmt() );
		}
		if ( $changed ) {
			do_action( 'design_marketplace_member_updated', $user_id, $changed );
		}
	}

	/**
	 * Images that will be replaced or removed.
	 * @param list<string> $fields Fields that change.
	 * @return list<int> Attachment ids.
	 */
	private function current_images( int $user_id, array $fields ): array {
		$images = array_intersect( Member_Fields::images(), $fields );
		$ids    = array_map(
			static fn( string $field ): int => (int) get_user_meta( $user_id, Member_Fields::key( $field ), true ),
			$images
		);
		return array_values( array_filter( $ids ) );
	}
}
