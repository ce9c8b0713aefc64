<?php
/** Declares the personal data of the members room. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Declares\Has_User_Meta;
use DesignMarketplace\Kernel\Declares\Installs;
use DesignMarketplace\Kernel\Declares\Retains;
use DesignMarketplace\Media\Withheld_Link;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Email_Note;
use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\People\Accounts\Last_Login;
use DesignMarketplace\People\Accounts\Last_Seen;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\People\Privacy\Inventory;
use WP_User;

final class Member_Data implements Installs, Has_Tables, Erases_People, Has_Limits, Has_User_Meta, Has_Personal_Data, Retains {

	public function install(): void {
		Roles::add();
	}

	public function limits(): array {
		return array(
			'register'           => array( 'address' => array( 60, 3600 ) ),
			'register_unchecked' => array( 'address' => array( 5, 3600 ) ),
			'availability'       => array( 'address' => array( 30, 300 ) ),
			'activation'         => array( 'address' => array( 15, 900 ), 'account' => array( 3, 900 ) ),
			'availability_link'  => array( 'address' => array( 60, 900 ) ),
			'own_data'           => array( 'account' => array( 3, DAY_IN_SECONDS ) ),
		);
	}

	/** True means exported. Of other addresses an export has no hashes of keys, see account(). */
	public function user_meta(): array {
		return array(
			Tokens::VERSION            => false,
			Last_Login::META           => true,
			Last_Seen::META            => true,
			State::ACTIVATED           => true,
			State::UNPROVEN            => false,
			State::SINCE               => true,
			State::OFF                 => false,
			State::UPDATED             => true,
			Activation::HASH           => false,
			Activation::EXPIRES        => false,
			Joining::META              => true,
			Email_Notes::PENDING       => false,
			Email_Notes::UNDO          => false,
			Own_Data::META             => false,
			Availability::SAID         => true,
			Availability_Upkeep::ASKED => false,
			Account_Lock::META         => false,
		) + array_fill_keys( Member_Book::ENDED, true );
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		Consent::forget( $user_id );
		State::forget( $user_id );
	}

	public function expire(): void {
		Email_Notes::tidy();
	}

	public function tables(): array {
		return array(
			'consent' => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				user_id bigint(20) unsigned NOT NULL,
				purpose varchar(40) NOT NULL,
				granted tinyint(1) NOT NULL,
				wording varchar(64) NOT NULL DEFAULT '',
				locale varchar(10) NOT NULL DEFAULT '',
				source varchar(40) NOT NULL DEFAULT '',
				created_gmt datetime NOT NULL,
				PRIMARY KEY  (id),
				KEY user_id (user_id)
			",
		);
	}

	public function export( WP_User $user ): array {
		return State::is_members( $user ) ? array(
			'account'   => $this->account( $user ),
			'profile'   => $this->profile( $user->ID ),
			'consents'  => Consent::of( $user->ID ),
			'decisions' => $this->decisions( $user->ID ),
		) : array();
	}

	public function groups(): array {
		return array(
			'account'   => __( 'Marketplace account', 'design-marketplace' ),
			'profile'   => __( 'Marketplace profile', 'design-marketplace' ),
			'consents'  => __( 'Consents', 'design-marketplace' ),
			'decisions' => __( 'Decisions', 'design-marketplace' ),
			'addresses' => __( 'Other email addresses of an account', 'design-marketplace' ),
		);
	}

	public function policy(): array {
		return array(
			__( 'Security', 'design-marketplace' )      => __(
				'To fend off attacks we count attempts by a keyed hash of the network address for a few minutes; the address itself is not kept.',
				'design-marketplace'
			),
			__( 'Accounts', 'design-marketplace' )      => __(
				'Members give us their name or company, email address, city and country, and what they choose to add: biography, skills, links, pictures. We keep the time of the last login and the day of the last visit; only administrators see them. Everything is erased with the account, which members can delete themselves at any time in their settings; there they can also download their data.',
				'design-marketplace'
			),
			__( 'Who sees what', 'design-marketplace' ) => __(
				"Visitors see the lists: name, job, city, experience, skills and pictures of designers; name, headline, skills and pictures of projects. Whole profiles are for members who are logged in. Email addresses are not shown, except a candidate's to the company they applied to, so that it can answer.",
				'design-marketplace'
			),
			__( 'Consents', 'design-marketplace' )      => __(
				'We log which wording of terms and privacy policy a member has agreed to, and each answer about newsletter and notifications, with time, language and place.',
				'design-marketplace'
			),
			__( 'Availability', 'design-marketplace' )  => __(
				'Members see whether a designer is free to work; visitors see it only if the designer says so. It counts for 90 days from the day it was said; before they end we ask once by email.',
				'design-marketplace'
			),
			__( 'School and languages', 'design-marketplace' ) => __(
				'Designers can say which languages they speak, where they study or have studied, what, and until which year. Members read it; the school only as long as the designer shows it.',
				'design-marketplace'
			),
			__( 'Changes of address', 'design-marketplace' ) => __(
				'A new email address waits up to seven days for its confirmation. The address it is to replace is kept for seven days from the change, so that its owner can take the account back. Both are then erased.',
				'design-marketplace'
			),
		);
	}

	/** @return array<string,mixed> The data WordPress stores of the account, and its state. */
	private function account( WP_User $user ): array {
		$account                  = array(
			'id'         => $user->ID,
			'login'      => $user->user_login,
			'slug'       => $user->user_nicename,
			'email'      => $user->user_email,
			'role'       => Roles::of( $user ),
			'registered' => str_replace( ' ', 'T', $user->user_registered ) . 'Z',
		);
		$pending                  = Email_Notes::pending( $user->ID );
		$account['new_email']     = $pending ? self::address( $pending ) : null;
		$account['former_emails'] = array_map( array( self::class, 'address' ), Email_Notes::former( $user->ID ) );
		foreach ( array_keys( array_filter( Inventory::user_meta() ) ) as $key ) {
			$account[ substr( ltrim( $key, '_' ), strlen( 'design_marketplace_' ) ) ] = get_user_meta(
				$user->ID,
				State::SINCE === $key ? State::key( $key ) : $key,
				true
			);
		}
		return $account;
	}

	/** @return array{address:string,until:string} Another address of the account, and until when it is stored. */
	private static function address( Email_Note $note ): array {
		return array( 'address' => $note->address, 'until' => gmdate( 'Y-m-d\TH:i:s\Z', $note->until ) );
	}

	/**
	 * The decisions about the member and their items, and the objections. The administrator's name is not the member's data.
	 * @return list<array<string,string>>
	 */
	private function decisions( int $user_id ): array {
		$is_exported = static fn( array $record ): bool => Decision_Kind::tryFrom( $record['decision'] )?->is_exported() ?? true;
		return array_map(
			static fn( array $record ): array => array(
				'about'    => $record['kind'],
				'decision' => $record['decision'],
				'reason'   => $record['reason'],
				'words'    => $record['words'],
				'date'     => str_replace( ' ', 'T', $record['date'] ) . 'Z',
			),
			array_values( array_filter( Decisions::of( $user_id ), $is_exported ) )
		);
	}

	/** @return array<string,mixed> The profile's fields, images as URLs. */
	private function profile( int $user_id ): array {
		$profile = Member_Fields::read( $user_id );
		foreach ( Member_Fields::rules( Roles::of( $user_id ) ) as $name => $rule ) {
			if ( $rule->is_image() ) {
				$profile[ $name ] = $profile[ $name ] > 0 ? Withheld_Link::for_export( (int) $profile[ $name ] ) : null;
			}
		}
		return $profile;
	}
}
