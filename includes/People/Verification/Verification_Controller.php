<?php
/**
 * /design-marketplace/v1/members/{id}/verified: the state of a startup's confirmation, the proof by email, and the administrator's
 * decision.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Verified;
use WP_Error;
use WP_REST_Request;

final class Verification_Controller {

	/** Startups may read their own state, administrators all. */
	public function may_read( WP_REST_Request $request ): bool|WP_Error {
		return $this->may( $request, current_user_can( 'manage_options' ) || Ownership::is_mine( (int) $request['id'] ) );
	}

	public function may_ask( WP_REST_Request $request ): bool|WP_Error {
		return $this->may( $request, Ownership::is_mine( (int) $request['id'] ) );
	}

	public function may_decide( WP_REST_Request $request ): bool|WP_Error {
		return $this->may( $request, current_user_can( 'manage_options' ) && ! Ownership::is_mine( (int) $request['id'] ) );
	}

	/** @return array<string,mixed> */
	public function read( WP_REST_Request $request ): array {
		return self::answer( (int) $request['id'] );
	}

	/**
	 * Sends the link to an address of the university. The answer is the same whether the mailbox exists or not.
	 * @return array<string,mixed>|WP_Error
	 */
	public function ask( WP_REST_Request $request ): array|WP_Error {
		$id      = (int) $request['id'];
		$code    = Verification::code( $id );
		$domains = Verification_Domains::of( $code );
		if ( ! $domains ) {
			return Errors::of( '' === $code ? 'affiliation_none' : 'affiliation_unknown' );
		}
		$rule    = Contract::fields( 'member' )['email'];
		$address = $rule->clean( $request['address'] );
		$message = $rule->error( $address, array( 'email' => $address ) );
		if ( null === $message && '' === Verification_Domains::match( (string) $address, $code ) ) {
			$message = Contract::message( 'affiliation_domain', implode( ', ', $domains ) );
		}
		if ( null !== $message ) {
			return Errors::fields( array( 'address' => $message ) );
		}
		return Limits::write( 'verify', $id )
			?? Limits::hit( 'verify_mailbox', Verification::mailbox( (string) $address ) )
			?? ( new Verification() )->ask( $id, (string) $address )
			?? self::answer( $id );
	}

	/** @return array<string,mixed>|WP_Error Confirms the university, or revokes that. */
	public function decide( WP_REST_Request $request ): array|WP_Error {
		$id         = (int) $request['id'];
		$verified   = Value::boolean( $request['verified'] ?? null );
		$university = $request['university'] ?? '';
		$wrong      = array_filter(
			array(
				'verified'   => ! is_bool( $verified ) || null === $request['verified'],
				'university' => ! is_string( $university ),
			)
		);
		if ( $wrong || ! is_string( $university ) ) {
			return Errors::fields( array_map( static fn(): string => Contract::message( 'value_invalid' ), $wrong ) );
		}
		$result = $verified
			? ( new Verification() )->tick(
				$id,
				get_current_user_id(),
				Text::plain( substr( $university, 0, 16 * Contract::limit( 'single_line_max' ) ), false )
			)
			: ( new Verification() )->untick( $id, get_current_user_id() );
		return $result instanceof WP_Error ? $result : self::answer( $id );
	}

	/** Checks in this order: logged in, the caller may, the account exists, it is a startup. */
	private function may( WP_REST_Request $request, bool $allowed ): bool|WP_Error {
		if ( ! is_user_logged_in() ) {
			return Errors::of( 'login_required' );
		}
		if ( ! $allowed ) {
			return Errors::of( 'forbidden' );
		}
		if ( ! get_userdata( (int) $request['id'] ) ) {
			return Errors::of( 'user_not_found' );
		}
		return Roles::CONTRACTOR === Roles::of( (int) $request['id'] ) ? true : Errors::of( 'forbidden' );
	}

	/** @return array<string,mixed> The state of a startup. */
	private static function answer( int $id ): array {
		$university = Verification::university( $id );
		$mark       = '' === $university ? null : Verified::of( $id );
		$note       = Verification_Note::of( $id );
		return array(
			'university' => $university,
			'domains'    => Verification_Domains::of( Verification::code( $id ) ),
			'verified'   => $mark?->answer( $university ),
			'until'      => $mark ? Verified::until( $mark->day ) : null,
			'sent'       => $note ? array(
				'domain' => $note->domain,
				'until'  => gmdate( 'Y-m-d\TH:i:s\Z', $note->until ),
			) : null,
			'ended'      => Verification_End::of( $id ),
		);
	}
}
