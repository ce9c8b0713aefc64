<?php
/** The page of the link in the email that asks whether a designer is still free, with a button to confirm it. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Link_Proof;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use WP_User;

/**
 * Opening it changes nothing; only a POST does. Needs no login: the address carries its proof, which ends with the email address and the
 * password it was made for.
 */
final class Availability_Link {

	public const PARAMETER = 'design_marketplace_free';

	public static function url( int $user_id ): string {
		$until = Clock::now() + Contract::limit( 'availability_link_days' ) * DAY_IN_SECONDS;
		return Link_Page::url( self::PARAMETER, "{$user_id}.{$until}." . self::proof( get_userdata( $user_id ), $user_id, $until ) );
	}

	public function answer(): void {
		Link_Page::answer( self::PARAMETER, 'Link that says a designer is free', $this->handle( ... ) );
	}

	/**
	 * Does what was asked for.
	 * @return array{int,string} Status and page.
	 */
	public function handle( string $token, bool $post ): array {
		$refusal = Limits::hit( 'availability_link' );
		if ( $refusal ) {
			return Link_Page::too_many( $refusal );
		}
		$user = self::read( $token );
		$free = $user && Account_State::Active === State::of( $user ) ? Availability::renewable( $user->ID ) : null;
		if ( ! $user || ! $free ) {
			return Link_Page::over( 410, __( 'In the settings you can say at any time whether you are free.', 'design-marketplace' ) );
		}
		if ( ! $post ) {
			$days = Contract::limit( 'availability_days' );
			return array(
				200,
				Link_Page::html(
					__( 'Are you still free to work?', 'design-marketplace' ),
					array(
						sprintf(
							/* translators: %d: number of days. */
							_n(
								'Then your profile says so for another %d day.',
								'Then your profile says so for another %d days.',
								$days,
								'design-marketplace'
							),
							$days
						),
					),
					__( 'I am still free', 'design-marketplace' )
				),
			);
		}
		$until = $this->renew( $user->ID );
		return null === $until ? $this->handle( '', false ) : array(
			200,
			Link_Page::html(
				__( 'Thank you.', 'design-marketplace' ),
				/* translators: %s: a day. */
				array( sprintf( __( 'Your profile says that you are free, until %s.', 'design-marketplace' ), self::day( $until ) ) )
			),
		);
	}

	/** @param string $day Such as 2026-11-29. */
	public static function day( string $day ): string {
		/* translators: a day as PHP's date() writes it, such as 29 November 2026. */
		return (string) wp_date( _x( 'j F Y', 'day in a mail', 'design-marketplace' ), (int) strtotime( "{$day} 12:00 UTC" ) );
	}

	/** @return string|null Last day on which it counts; null where they have said something else meanwhile. */
	private function renew( int $user_id ): ?string {
		return Transaction::run(
			static function () use ( $user_id ): ?string {
				if ( ! Account_Lock::hold_existing( array( $user_id ) ) || ! Availability::renewable( $user_id ) ) {
					return null;
				}
				update_user_meta( $user_id, Availability::SAID, Clock::gmt() );
				return Availability::renewable( $user_id )['until'] ?? null;
			}
		);
	}

	private static function read( string $token ): ?WP_User {
		if ( ! preg_match( '/^(\d{1,18})\.(\d{1,12})\.([a-f0-9]{64})$/D', $token, $parts ) ) {
			return null;
		}
		$user = get_userdata( (int) $parts[1] );
		return $user && hash_equals( self::proof( $user, $user->ID, (int) $parts[2] ), $parts[3] ) && (int) $parts[2] >= Clock::now()
			? $user
			: null;
	}

	private static function proof( WP_User|false $user, int $user_id, int $until ): string {
		$credentials = $user ? "{$user->user_email}|{$user->user_pass}" : '';
		return Link_Proof::of( "availability|{$user_id}|{$until}|{$credentials}" );
	}
}
