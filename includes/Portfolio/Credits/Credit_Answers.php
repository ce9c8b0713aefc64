<?php
/** Members who are named in works see what they are asked, and say yes or no: by REST, or by the page behind the link in the email. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Credits;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;
use WP_REST_Request;

/**
 * Opening the page changes nothing; only its buttons do. Needs no login: the address carries its proof, which ends with the email address
 * and the password it was made for.
 * @phpstan-import-type Row from Credit
 */
final class Credit_Answers {

	public const PARAMETER = 'design_marketplace_credit';

	/** Names of the buttons. */
	public const YES = 'design_marketplace_yes';
	public const NO  = 'design_marketplace_no';

	private const BUTTONS = array( Credit::YES => self::YES, Credit::NO => self::NO );

	/** Checks in this order: logged in, a member. */
	public function may_enter(): bool|WP_Error {
		return '' !== Roles::of( get_current_user_id() ) ? true : Errors::of( is_user_logged_in() ? 'forbidden' : 'login_required' );
	}

	/** @return list<array<string,mixed>> */
	public function received(): array {
		return Credit::of( get_current_user_id() );
	}

	/** @return array<string,mixed>|WP_Error */
	public function answer( WP_REST_Request $request ): array|WP_Error {
		$user_id = get_current_user_id();
		$answer  = $request['answer'];
		return in_array( $answer, array_keys( self::BUTTONS ), true )
			? Limits::write( 'credit_answer', $user_id ) ?? self::store( $user_id, (int) $request->get_url_params()['id'], $answer )
			: Errors::fields( array( 'answer' => Contract::message( 'value_invalid' ) ) );
	}

	/**
	 * A no ends it for good, also after a yes: then it does not exist for them any more.
	 * @return Row|WP_Error As it is now.
	 */
	private static function store( int $user_id, int $id, string $answer ): array|WP_Error {
		return Transaction::run(
			static function () use ( $user_id, $id, $answer ): array|WP_Error {
				$gone   = Account_Lock::hold( $user_id );
				$credit = $gone ? null : Credit::of( $user_id, $id )[0] ?? null;
				if ( ! $credit ) {
					return $gone ?? Errors::of( 'post_not_found' );
				}
				$set = 'UPDATE {credit} SET state = %s, answered_gmt = %s WHERE id = %d AND state <> %s';
				Sql::write( $set, $answer, Clock::gmt(), $id, $answer );
				return array_replace( $credit, array( 'state' => $answer ) );
			}
		);
	}

	public static function url( int $user_id, int $credit ): string {
		$until = Clock::now() + Contract::limit( 'credit_link_days' ) * DAY_IN_SECONDS;
		return Link_Page::url( self::PARAMETER, Account_Link::token( 'credit', $user_id, $credit, $until ) );
	}

	public function open(): void {
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

		$is_on  = Account_State::Active === State::of( $user_id );
		$credit = $is_on ? Credit::of( $user_id, $id )[0] ?? null : null;
		foreach ( $is_on ? array_intersect( self::BUTTONS, $pressed ) : array() as $answer => $button ) {
			$credit = self::store( $user_id, $id, $answer );
		}
		return is_array( $credit ) ? array( 200, self::page( $credit ) ) : Link_Page::over(
			410,
			__( 'You have said no, its designer has taken the question back, or the project is not there at the moment.', 'design-marketplace' )
		);
	}

	/** @param Row $credit */
	private static function page( array $credit ): string {
		$title = Credit::WITH === $credit['as']
			/* translators: 1: title of a portfolio project, 2: its designer. */
			? __( 'Did you work on “%1$s” with %2$s?', 'design-marketplace' )
			/* translators: 1: title of a portfolio project, 2: its designer. */
			: __( 'Was “%1$s” made for you by %2$s?', 'design-marketplace' );
		$title = sprintf( $title, $credit['work']['title'], $credit['by']['name'] ?? '' );
		$no    = Link_Page::button( __( 'No', 'design-marketplace' ), self::NO );
		return match ( $credit['state'] ) {
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
				array( $title, __( 'Your name stands under the project. You can take it out at any time, for good: press No.', 'design-marketplace' ) ),
				more: $no
			),
			default       => Link_Page::html(
				__( 'You have said no.', 'design-marketplace' ),
				array( $title, __( 'Your name does not stand under the project.', 'design-marketplace' ) )
			),
		};
	}
}
