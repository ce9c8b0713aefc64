<?php
/** Presents a member in one of three views: card, member, private. Fields outside the view are absent. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Media\File_Object;
use DesignMarketplace\Media\Images;
use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Answer_Share;
use DesignMarketplace\People\Members\Availability;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Policy;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Oidc\Links;
use DesignMarketplace\People\Schools\School_Line;
use WP_Error;
use WP_REST_Response;
use WP_User;

/** Fields computed from works and missions come from the directory; the member's own fields come from meta, which is never stale. */
final class Profile {

	/** Filter that returns the projects of others on a member's page, by the member's id. The portfolio room adds them. */
	public const CREDITED = 'design_marketplace_credited';

	/** By view, the views it includes. */
	private const INCLUDES = array(
		Policy::CARD    => array( Policy::CARD ),
		Policy::MEMBER  => array( Policy::CARD, Policy::MEMBER ),
		Policy::PRIVATE => array( Policy::CARD, Policy::MEMBER, Policy::PRIVATE ),
	);

	/** Fields whose readers School_Line knows. */
	private const LINE = array( 'languages' => true, 'school' => true, 'programme' => true, 'graduation' => true );

	/** Card fields about works and missions while there is no card. */
	private const NOTHING_YET = array(
		Roles::DESIGNER   => array( 'latest_works' => array(), 'works_count' => 0 ),
		Roles::CONTRACTOR => array(
			'skill'                    => array(),
			'missions_count'           => 0,
			'closed_missions_count'    => 0,
			'most_recent_mission_date' => null,
			'open_skills'              => array(),
			'open_engagements'         => array(),
			'open_places'              => array(),
			'open_languages'           => array(),
			'answers_in_days'          => null,
			'verified'                 => null,
			'confirmed'                => null,
		),
	);

	/** The answer to who reads or has changed a member. Somebody may have deleted the account meanwhile. */
	public function answer( int $user_id, string $view ): WP_REST_Response|WP_Error {
		$shown = $this->present( $user_id, $view );
		return $shown ? new WP_REST_Response( $shown ) : Errors::of( Ownership::is_mine( $user_id ) ? 'token_invalid' : 'user_not_found' );
	}

	/** @return array<string,mixed> A member as the current user may see them: card, member or private. */
	public function present( int $user_id, string $view ): array {
		$row = ( new Query() )->by_id( $user_id );
		return $this->with_card( $user_id, $row['card'] ?? array(), $view );
	}

	/**
	 * @param array<string,mixed> $card Empty when there is none.
	 * @return array<string,mixed>
	 */
	public function with_card( int $user_id, array $card, string $view ): array {
		$viewer = get_current_user_id();
		$user   = Policy::CARD === $view && $card ? false : get_userdata( $user_id );
		if ( ! $user ) {
			return $viewer > 0 && $card ? $card + array( 'can' => Policy::abilities( $viewer, $card ) ) : $card;
		}
		$member        = $this->fields( $user, $card, $view );
		$member['can'] = Policy::abilities( $viewer, $member );
		if ( 0 === $viewer ) {
			unset( $member['can'] );
		}
		return $member;
	}

	/**
	 * @param array<string,mixed> $card Empty when there is none.
	 * @return array<string,mixed>
	 */
	private function fields( WP_User $user, array $card, string $view ): array {
		$role   = Roles::of( $user );
		$stored = Member_Fields::read( $user->ID );
		$member = array(
			'id'            => $user->ID,
			'slug'          => $user->user_nicename,
			'user_nicename' => $user->user_nicename,
			'role'          => $role,
		);
		foreach ( Member_Fields::rules( $role ) as $name => $rule ) {
			if ( in_array( $rule->get( 'view' ), self::INCLUDES[ $view ], true ) ) {
				$member[ $name ] = $rule->is_image() ? $this->image( (int) $stored[ $name ], $card[ $name ] ?? null ) : $stored[ $name ];
			}
		}
		$member = Member_Fields::with_worded_images( $member );
		$free   = Roles::DESIGNER === $role ? Availability::of( $user->ID, $stored ) : null;
		if ( Roles::DESIGNER === $role ) {
			$member = Availability::for_reader( $free, get_current_user_id() ) + array_diff_key( $member, self::LINE );
			$member = ( Policy::PRIVATE === $view
				? School_Line::whole( $user->ID, $stored ) + array( 'languages' => $stored['languages'] )
				: School_Line::for_reader( School_Line::of( $user->ID, $stored ), get_current_user_id() ) ) + $member;
		}
		if ( Policy::MEMBER === $view && 0 === get_current_user_id() ) {
			$member['open'] = Policy::openness( $stored );
		}
		foreach ( self::NOTHING_YET[ $role ] ?? array() as $name => $nothing ) {
			$member[ $name ] = $card[ $name ] ?? $nothing;
		}
		if ( Roles::CONTRACTOR === $role ) {
			$member['ecosystem'] = Verified::university( $stored );
			$member['verified']  = Verified::shown( $user->ID, $stored );
			$member             += Answer_Share::field( $card['answer_share'] ?? null );
			$member             += $card ? array_intersect_key( $card, Open_Jobs::FIELDS ) : Open_Jobs::for_reader( $member, null );
			$member['confirmed'] = Verified::company( $user->ID );
			if ( Policy::CARD !== $view ) {
				$member['last_update'] = self::last_update( $user );
			}
		}
		if ( Policy::CARD !== $view ) {
			$member['credited'] = apply_filters( self::CREDITED, array(), $user->ID ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- it has our prefix.
		}
		if ( Policy::PRIVATE === $view && Roles::DESIGNER === $role ) {
			$member['available_until'] = empty( $free['until'] ) ? null : $free['until'];
		}
		return Policy::PRIVATE === $view ? $this->with_private( $member, $stored, $user ) : $member;
	}

	/**
	 * Adds what only the member sees and the rules do not cover.
	 * @param array<string,mixed> $member
	 * @param array<string,mixed> $stored
	 * @return array<string,mixed>
	 */
	private function with_private( array $member, array $stored, WP_User $user ): array {
		$pending                = Email_Notes::pending( $user->ID );
		$member['email']        = $pending->address ?? $user->user_email;
		$member['email_proven'] = null === $pending;
		$member['proven_email'] = $user->user_email;
		$member['oidc']         = array( 'linked' => Links::of( $user->ID )['day'] ?? null );
		if ( isset( $member['notification_enabled'] ) ) {
			$member['notification_enabled'] = $member['notification_enabled'] ? 1 : 0;
			$member['notification_rhythm']  = '' === $member['notification_rhythm'] ? 'instant' : $member['notification_rhythm'];
		}
		if ( Roles::CONTRACTOR === $member['role'] ) {
			$member['ecosystem_code']  = (string) $stored['ecosystem'];
			$member['ecosystem_other'] = (string) $stored['ecosystem_other'];
			$member['design_brief']    = '' === $member['ecosystem'] ? null : File_Object::of( (int) Site_Settings::get( 'design_brief' ) );
		}
		return $member;
	}

	/**
	 * @param array<string,mixed>|null $cached The card's image, which may be outdated.
	 * @return array<string,mixed>|null
	 */
	private function image( int $id, ?array $cached ): ?array {
		if ( 0 === $id ) {
			return null;
		}
		return ( $cached['id'] ?? 0 ) === $id ? $cached : ( new Images() )->object( $id );
	}

	private static function last_update( WP_User $user ): string {
		$changed = (string) get_user_meta( $user->ID, State::UPDATED, true );
		return str_replace( ' ', 'T', '' === $changed ? $user->user_registered : $changed ) . 'Z';
	}
}
