<?php
/** The page behind the link in the email that confirms something: shows the member and asks whether it is true. */

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
		Link_Page::answer( self::PARAMETER, 'Link that confirms a member', $this->handle( ... ) );
	}

	/** @return array{int,string} Status and page. */
	public function handle( string $token, bool $post ): array {
		$refusal = Limits::hit( 'verify_link' );
		if ( $refusal ) {
			return Link_Page::too_many( $refusal );
		}
		[ , $id, $key ] = preg_match( '/^(\d{1,18})\.([A-Za-z0-9]{32,64})$/D', $token, $parts ) ? $parts : array( '', '0', '' );
		$user_id        = (int) $id;
		$user           = get_userdata( $user_id );
		foreach ( Claim::cases() as $claim ) {
			$service = new Verification( $claim );
			if ( $user && $service->proven_by( $user_id, $key ) ) {
				$page = self::page( $claim, Member_Fields::display_name( $user ), $claim->subject( $user_id ), $post );
				return ! $post || $service->confirm( $user_id, $key ) ? array( 200, $page ) : $this->over();
			}
		}
		return $this->over();
	}

	/** The question, or that it was answered. */
	private static function page( Claim $claim, string $member, string $subject, bool $is_done ): string {
		[ $question, $advice, $done ] = Claim::School === $claim
			? array(
				/* translators: 1: member, 2: university. */
				__( 'Does %1$s belong to %2$s?', 'design-marketplace' ),
				__(
					'Confirm it only if you know who this is. Their page will say that a university address has confirmed it; your own address is not kept.',
					'design-marketplace'
				),
				/* translators: 1: member, 2: university. */
				__( '%1$s now shows that it belongs to %2$s.', 'design-marketplace' ),
			)
			: array(
				/* translators: 1: company, 2: domain, such as firm.ch. */
				__( 'Is %1$s the company of %2$s?', 'design-marketplace' ),
				__(
					'Confirm it only if this company has its account here with your knowledge. Its page will name the domain of your address; your own address is not kept.',
					'design-marketplace'
				),
				/* translators: 1: company, 2: domain, such as firm.ch. */
				__( '%1$s now shows that an address at %2$s has confirmed it.', 'design-marketplace' ),
			);
		if ( $is_done ) {
			return Link_Page::html( __( 'Confirmed.', 'design-marketplace' ), array( sprintf( $done, $member, $subject ) ) );
		}
		$texts = array( $advice, __( 'If you do not know them, just close this page.', 'design-marketplace' ) );
		return Link_Page::html( sprintf( $question, $member, $subject ), $texts, __( 'I confirm', 'design-marketplace' ) );
	}

	/** @return array{int,string} */
	private function over(): array {
		return Link_Page::over(
			410,
			__(
				'It has already been used, a newer one has replaced it, the member has changed what it confirms, or its seven days are over.',
				'design-marketplace'
			)
		);
	}
}
