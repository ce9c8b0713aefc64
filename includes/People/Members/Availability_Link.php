<?php
/** The page of the link in the email that asks whether a designer is still free, with a button to confirm it. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;

/**
 * Opening it changes nothing; only a POST does. Needs no login: the address carries its proof, which ends with the email address and the
 * password it was made for.
 */
final class Availability_Link {

	public const PARAMETER = 'design_marketplace_free';

	public static function url( int $user_id ): string {
		$until = Clock::now() + Contract::limit( 'availability_link_days' ) * DAY_IN_SECONDS;
		return Link_Page::url( self::PARAMETER, Account_Link::token( 'availability', $user_id, $until ) );
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
		$user = get_userdata( Account_Link::numbers( 'availability', $token )[0] ?? 0 );
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
				array( sprintf( __( 'Your profile says that you are free, until %s.', 'design-marketplace' ), Deadline::words( $until ) ) )
			),
		);
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
}
