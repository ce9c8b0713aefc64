<?php
/** Finds members for the mail room. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Mail\Address_Book;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use WP_User;

final class Member_Book implements Address_Book {

	/** Meta key by category; the value is the GMT time. Each site of a network has its own, see key(). */
	public const ENDED = array(
		Message::REMINDERS => 'design_marketplace_reminders_off_gmt',
		Message::MESSAGES  => 'design_marketplace_messages_off_gmt',
		Message::SITE      => 'design_marketplace_site_off_gmt',
	);

	/** The field of the settings by category: these emails are opt-in. */
	private const FIELDS = array( Message::ALERTS => 'notification_enabled', Message::NEWSLETTER => 'newsletter' );

	public function find( int $user_id ): ?Recipient {
		$user = get_userdata( $user_id );
		return $user ? new Recipient(
			$user->ID,
			$user->user_email,
			self::addressed( $user ),
			array_values( array_intersect( Roles::ALL, $user->roles ) )[0] ?? '',
			Recipient::locale( Member_Language::of( $user->ID ) ),
			State::is_off( $user->ID ),
			array_values( array_filter( Message::CATEGORIES, static fn( string $category ): bool => self::wants( $user->ID, $category ) ) )
		) : null;
	}

	/** The name in the greeting: of a company its contact person's. */
	private static function addressed( WP_User $user ): string {
		$person = Roles::CONTRACTOR === Roles::of( $user ) ? get_user_meta( $user->ID, Member_Fields::key( 'contact_name' ), true ) : '';
		return is_string( $person ) && '' !== $person ? $person : Member_Fields::display_name( $user );
	}

	public function unsubscribe( int $user_id, string $category ): void {
		Account_Lock::with( $user_id, static fn() => self::end( $user_id, $category ) );
	}

	public function unsubscribe_all( int $user_id ): void {
		Account_Lock::with(
			$user_id,
			static function () use ( $user_id ): void {
				foreach ( Message::CATEGORIES as $category ) {
					if ( self::wants( $user_id, $category ) ) {
						self::end( $user_id, $category );
					}
				}
				do_action( 'design_marketplace_mails_ended', $user_id );
			}
		);
	}

	public function begin_again( int $user_id, string $category ): void {
		Account_Lock::with( $user_id, static fn() => delete_user_meta( $user_id, self::ended_key( $category ) ) );
	}

	/** Stores that a member wants no more emails of a category. The account must be locked. */
	private static function end( int $user_id, string $category ): void {
		if ( ! isset( self::FIELDS[ $category ] ) ) {
			update_user_meta( $user_id, self::ended_key( $category ), Clock::gmt() );
			return;
		}
		$answer = array( self::FIELDS[ $category ] => false );
		Consent::log( $user_id, $answer, 'mail' );
		do_action( 'design_marketplace_member_updated', $user_id, Member_Fields::write( $user_id, $answer ) );
	}

	/** Whether a member wants emails of a category. Without a field they are opt-out; those of the site need the newsletter's, too. */
	private static function wants( int $user_id, string $category ): bool {
		$has = static fn( string $field ): bool => '1' === (string) get_user_meta( $user_id, Member_Fields::key( $field ), true );
		return isset( self::FIELDS[ $category ] )
			? $has( self::FIELDS[ $category ] )
			: ( Message::SITE !== $category || $has( 'newsletter' ) )
				&& '' === (string) get_user_meta( $user_id, self::ended_key( $category ), true );
	}

	public static function ended_key( string $category ): string {
		return State::key( self::ENDED[ $category ] );
	}
}
