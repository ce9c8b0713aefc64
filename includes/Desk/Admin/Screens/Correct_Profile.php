<?php
/** Corrects a member's profile by the same rules and service as the member's own settings. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Profile_Fields;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Member_Settings;
use DesignMarketplace\Site\Front\Html;
use WP_Error;
use WP_REST_Request;
use WP_User;

final class Correct_Profile extends Hidden_Page {

	public const SLUG       = 'design-marketplace-profile';
	public const OF         = 'user';
	public const CAPABILITY = 'edit_users';

	private const VERSION = 'dm_profile_version';

	public function title(): string {
		return __( 'Correct a profile', 'design-marketplace' );
	}

	/** @return array<string,string> */
	public static function links( WP_User $user ): array {
		$link = Ui::link( self::url( $user->ID ), __( 'Correct the profile', 'design-marketplace' ) );
		return self::may( $user ) ? array( 'dm_correct' => $link ) : array();
	}

	/** @phpstan-assert-if-true =WP_User $user */
	public static function may( WP_User|false $user ): bool {
		return $user
			&& '' !== Roles::of( $user )
			&& ! Ownership::is_mine( $user->ID )
			&& current_user_can( self::CAPABILITY )
			&& current_user_can( 'edit_user', $user->ID );
	}

	/** @param array<string,mixed> $request */
	public function save( array $request ): string|WP_Error {
		$user = get_userdata( self::sent( $request, 'user' ) );
		if ( ! self::may( $user ) ) {
			return new WP_Error( 'forbidden', __( 'Sorry, you are not allowed to do this.', 'design-marketplace' ) );
		}
		$sent = is_array( $request[ Profile_Fields::NAME ] ?? null ) ? $request[ Profile_Fields::NAME ] : array();
		if ( is_array( $sent['skill'] ?? null ) ) {
			$sent['skill'] = array_values( array_filter( $sent['skill'] ) );
		}
		$removed = is_array( $request[ Profile_Fields::REMOVE ] ?? null )
			? array_fill_keys( array_keys( $request[ Profile_Fields::REMOVE ] ), '' )
			: array();
		$error   = Profile_Fields::version( $user ) === ( $request[ self::VERSION ] ?? '' )
			? Action::attempt( fn(): ?WP_Error => $this->change( $user, $removed + $sent ) )
			: new WP_Error(
				'stale',
				__( 'The profile has been changed since you opened it. Save once more to replace the newer values with yours.', 'design-marketplace' )
			);
		if ( $error ) {
			self::keep( $user->ID, $sent, $error );
			return '';
		}
		return Site_Settings::get( 'tell_corrections' )
			? __( 'Saved. The member gets an email that names what was changed.', 'design-marketplace' )
			: __( 'Saved.', 'design-marketplace' );
	}

	public function show(): void {
		$user = get_userdata( self::number() );
		if ( ! self::may( $user ) ) {
			$this->nothing( __( 'There is no such member.', 'design-marketplace' ), Member_List::url() );
			return;
		}
		$images = array_intersect_key( Profile_Fields::stored( $user ), array_flip( Member_Fields::images() ) );
		/* translators: %s: name of a member or company. */
		self::open( sprintf( __( 'Profile of %s', 'design-marketplace' ), People::name( $user->ID ) ) );
		[ $values, $errors ] = self::refused( $user->ID );
		$more                = __( 'State, password, consents and decisions', 'design-marketplace' );
		Ui::p( Html::of( 'a', $more, href: get_edit_user_link( $user->ID ) ) );
		$hidden = array( 'user' => $user->ID, self::VERSION => Profile_Fields::version( $user ) );
		Action::open( 'correct_profile', $hidden, '', ' enctype="multipart/form-data" class="dm-user"' );
		echo '<table class="form-table" role="presentation"><tbody>';
		( new Profile_Fields( $images + $values + Profile_Fields::stored( $user ), $errors ) )->show( $user );
		echo '</tbody></table>';
		submit_button( __( 'Save the profile', 'design-marketplace' ) );
		echo '</form></div>';
	}

	/** @param array<string,mixed> $sent Fields, of which those that differ are changed. */
	private function change( WP_User $user, array $sent ): ?WP_Error {
		$request = new WP_REST_Request( 'POST' );
		$request->set_body_params( Profile_Fields::changes( $user, $sent ) );
		$request->set_file_params( $_FILES ); // phpcs:ignore WordPress.Security.NonceVerification -- Action has checked it.
		return ( new Member_Settings() )->change( $user, $request );
	}
}
