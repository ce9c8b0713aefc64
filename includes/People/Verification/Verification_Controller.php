<?php
/**
 * /design-marketplace/v1/members/{id}/verified and …/confirmed: the state of a confirmation, the proof by email, and the administrator's
 * decision.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Verified;
use WP_Error;
use WP_REST_Request;

final class Verification_Controller {

	/** Members may read their own state, administrators all. */
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
		return self::answer( self::claim( $request ), (int) $request['id'] );
	}

	/**
	 * Sends the link. The answer is the same whether the mailbox exists or not.
	 * @return array<string,mixed>|WP_Error
	 */
	public function ask( WP_REST_Request $request ): array|WP_Error {
		$id    = (int) $request['id'];
		$claim = self::claim( $request );
		if ( Claim::School === $claim && ! $claim->domains( $id ) ) {
			return Errors::of( '' === $claim->code( $id ) ? 'affiliation_none' : 'affiliation_unknown' );
		}
		$rule    = Contract::fields( 'member' )['email'];
		$address = $rule->clean( $request['address'] );
		$message = $rule->error( $address, array( 'email' => $address ) ) ?? $claim->complaint( $id, (string) $address );
		if ( null !== $message ) {
			return Errors::fields( array( 'address' => $message ) );
		}
		$service = new Verification( $claim );
		$refusal = $service->is_proven( $id, (string) $address )
			? Limits::change( $id, true )
			: Limits::write( 'verify', $id ) ?? Limits::hit( 'verify_mailbox', Verification::mailbox( (string) $address ) );
		return $refusal ?? $service->ask( $id, (string) $address ) ?? self::answer( $claim, $id );
	}

	/** @return array<string,mixed>|WP_Error Confirms, or revokes that. */
	public function decide( WP_REST_Request $request ): array|WP_Error {
		$id    = (int) $request['id'];
		$claim = self::claim( $request );
		$yes   = Value::boolean( $request[ $claim->value ] ?? null );
		$seen  = $request[ $claim->word() ] ?? '';
		$wrong = array_filter(
			array(
				$claim->value  => ! is_bool( $yes ) || null === $request[ $claim->value ],
				$claim->word() => ! is_string( $seen ),
			)
		);
		if ( $wrong || ! is_string( $seen ) ) {
			return Errors::fields( array_map( static fn(): string => Contract::message( 'value_invalid' ), $wrong ) );
		}
		$service = new Verification( $claim );
		$seen    = Text::plain( substr( $seen, 0, 16 * Contract::limit( 'single_line_max' ) ), false );
		$result  = $yes ? $service->tick( $id, get_current_user_id(), $seen ) : $service->untick( $id, get_current_user_id() );
		return $result instanceof WP_Error ? $result : self::answer( $claim, $id );
	}

	private static function claim( WP_REST_Request $request ): Claim {
		return Claim::from( strtolower( explode( '/', $request->get_route() )[5] ?? '' ) );
	}

	/** Checks in this order: logged in, the caller may, the account exists, it can have this. */
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
		return self::claim( $request )->is_for( Roles::of( (int) $request['id'] ) ) ? true : Errors::of( 'forbidden' );
	}

	/** @return array<string,mixed> The state of a member. */
	private static function answer( Claim $claim, int $id ): array {
		$subject = $claim->subject( $id );
		$mark    = '' === $subject && Claim::School === $claim ? null : Verified::of( $id, $claim );
		$note    = Verification_Note::of( $id, $claim );
		return array(
			$claim->word() => $subject,
			'domains'      => $claim->domains( $id ),
			$claim->value  => $mark?->answer( $claim, $subject ),
			'until'        => $mark ? Verified::until( $mark->day ) : null,
			'sent'         => $note ? array( 'domain' => $note->domain, 'until' => gmdate( 'Y-m-d\TH:i:s\Z', $note->until ) ) : null,
			'ended'        => Verification_End::of( $id, $claim ),
		) + ( Claim::School === $claim ? array() : array( 'needed' => Site_Settings::get( 'confirmed_companies' ) ) );
	}
}
