<?php
/** The page behind the link in the email that asks a member whether they may be named in a work. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Credits;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;

/**
 * Opening it changes nothing; only its buttons do. Needs no login: the address carries its proof, which ends with the email address and the
 * password it was made for.
 */
final class Credit_Link {

	public const PARAMETER = 'design_marketplace_credit';

	/** Names of the buttons. */
	public const YES = 'design_marketplace_yes';
	public const NO  = 'design_marketplace_no';

	public static function url( int $user_id, int $credit ): string {
		$until = Clock::now() + Contract::limit( 'credit_link_days' ) * DAY_IN_SECONDS;
		return Link_Page::url( self::PARAMETER, Account_Link::token( 'credit', $user_id, $credit, $until ) );
	}

	public function answer(): void {
		Link_Page::answer(
			self::PARAMETER,
			'Link that answers a credit',
			// phpcs:ignore WordPress.Security.NonceVerification -- the token is the proof.
			fn( string $token, bool $post ): array => $this->handle( $token, $post ? array_keys( $_POST ) : array() )
		);
	}

	/**
	 * Does what the pressed button says, or shows the page.
	 * @param array<mixed> $pressed What was sent by POST; nothing for a GET.
	 * @return array{int,string} Status and page.
	 */
	public function handle( string $token, array $pressed = array() ): array {
		$refusal = Limits::hit( 'credit_link' );
		if ( $refusal ) {
			return Link_Page::too_many( $refusal );
		}
		[ $user_id, $id ] = Account_Link::numbers( 'credit', $token ) + array( 0, 0 );

		$answer = in_array( self::YES, $pressed, true ) ? Credit::YES : ( in_array( self::NO, $pressed, true ) ? Credit::NO : '' );
		$credit = Account_State::Active === State::of( $user_id ) ? Credit_Rows::find( $user_id, $id ) : null;
		if ( $credit && '' !== $answer ) {
			$credit = ( new Credit_Answers() )->give( $user_id, $id, $answer );
		}
		return ! $credit || $credit instanceof WP_Error
			? Link_Page::over(
				410,
				__( 'You have said no, its designer has taken the question back, or the project is not there at the moment.', 'design-marketplace' )
			)
			: array( 200, self::page( $user_id, $credit ) );
	}

	private static function page( int $user_id, Credit $credit ): string {
		$title = sprintf( self::title( $credit ), $credit->work->post_title, $credit->owner_name() );
		$no    = Link_Page::button( __( 'No', 'design-marketplace' ), self::NO );
		return match ( $credit->state ) {
			Credit::ASKED => Link_Page::html(
				$title,
				array(
					__( 'Your name stands under the project only if you say yes, and the project then also stands on your own page.', 'design-marketplace' ),
					__( 'If you say no, you are not asked about this project again, and nobody is told.', 'design-marketplace' ),
				),
				__( 'Yes', 'design-marketplace' ),
				self::YES,
				$no
			),
			Credit::YES   => Link_Page::html(
				__( 'You have said yes.', 'design-marketplace' ),
				array(
					$title,
					__( 'Your name stands under the project. You can take it out at any time, for good: press No.', 'design-marketplace' ),
				),
				more: $no,
				ways: self::next( $user_id )
			),
			default       => Link_Page::html(
				__( 'You have said no.', 'design-marketplace' ),
				array( $title, __( 'Your name does not stand under the project.', 'design-marketplace' ) ),
				ways: self::next( $user_id )
			),
		};
	}

	private static function title( Credit $credit ): string {
		return Credit::WITH === $credit->kind
			/* translators: 1: title of a portfolio project, 2: its designer. */
			? __( 'Did you work on “%1$s” with %2$s?', 'design-marketplace' )
			/* translators: 1: title of a portfolio project, 2: its designer. */
			: __( 'Was “%1$s” made for you by %2$s?', 'design-marketplace' );
	}

	/** @return array<string,string> The next question, where there is one. */
	private static function next( int $user_id ): array {
		foreach ( Credit_Rows::of( $user_id ) as $credit ) {
			if ( Credit::ASKED === $credit->state ) {
				/* translators: %s: title of a portfolio project. */
				return array( sprintf( __( 'Next: %s', 'design-marketplace' ), $credit->work->post_title ) => self::url( $user_id, $credit->id ) );
			}
		}
		return array();
	}
}
