<?php
/** The page behind the link in the email to a university: shows the startup and asks whether it belongs there. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Member_Fields;

/** Opening it changes nothing; only a POST does. Needs no login: the mailbox's owner need not be a member. */
final class Verification_Link {

	public const PARAMETER = 'design_marketplace_verify';

	public static function url( int $user_id, string $key ): string {
		return Link_Page::url( self::PARAMETER, "{$user_id}.{$key}" );
	}

	public function answer(): void {
		Link_Page::answer( self::PARAMETER, 'Link that confirms a university', $this->handle( ... ) );
	}

	/** @return array{int,string} Status and page. */
	public function handle( string $token, bool $post ): array {
		$refusal = Limits::hit( 'verify_link' );
		if ( $refusal ) {
			return Link_Page::too_many( $refusal );
		}
		[ $user_id, $key ] = preg_match( '/^(\d{1,18})\.([A-Za-z0-9]{32,64})$/D', $token, $parts )
			? array( (int) $parts[1], $parts[2] )
			: array( 0, '' );
		$user              = $user_id > 0 && ( new Verification() )->proven_by( $user_id, $key ) ? get_userdata( $user_id ) : false;
		if ( ! $user ) {
			return $this->over();
		}
		$company    = Member_Fields::display_name( $user );
		$university = Verification::university( $user_id );
		if ( ! $post ) {
			return array(
				200,
				Link_Page::html(
					/* translators: 1: company, 2: university. */
					sprintf( __( 'Does %1$s belong to %2$s?', 'design-marketplace' ), $company, $university ),
					array(
						__(
							'Confirm it only if you know this startup. Its page will say that a university address has confirmed it; your own address is not kept.',
							'design-marketplace'
						),
						__( 'If you do not know it, just close this page.', 'design-marketplace' ),
					),
					__( 'I confirm', 'design-marketplace' )
				),
			);
		}
		return ( new Verification() )->confirm( $user_id, $key ) ? array(
			200,
			Link_Page::html(
				__( 'Confirmed.', 'design-marketplace' ),
				/* translators: 1: company, 2: university. */
				array( sprintf( __( '%1$s now shows that it belongs to %2$s.', 'design-marketplace' ), $company, $university ) )
			),
		) : $this->over();
	}

	/** @return array{int,string} */
	private function over(): array {
		return Link_Page::over(
			410,
			__(
				'It has already been used, a newer one has replaced it, the startup has changed what it says, or its seven days are over.',
				'design-marketplace'
			)
		);
	}
}
