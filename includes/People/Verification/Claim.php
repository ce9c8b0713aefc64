<?php
/** The two things that can be confirmed of a member, and how they differ: meta keys, who may have it, what proves it. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Schools\Schools;

/** The value is the last part of the routes. Each site of a network confirms for itself, by its own domains and administrators. */
enum Claim: string {

	/** A designer or a startup belongs to its university. */
	case School = 'verified';

	/** A company is the one of its website. */
	case Company = 'confirmed';

	/** Meta: the mark (Verified), the proof that is waited for (Verification_Note), why there is no mark any more (Verification_End). */
	public const META = array(
		'verified'  => array( 'design_marketplace_verified', 'design_marketplace_verify_link', 'design_marketplace_verify_ended' ),
		'confirmed' => array( 'design_marketplace_confirmed', 'design_marketplace_confirm_link', 'design_marketplace_confirm_ended' ),
	);

	public function mark_key(): string {
		return State::key( self::META[ $this->value ][0] );
	}

	public function note_key(): string {
		return State::key( self::META[ $this->value ][1] );
	}

	public function end_key(): string {
		return State::key( self::META[ $this->value ][2] );
	}

	/** Whether accounts of this role can have it. */
	public function is_for( string $role ): bool {
		return in_array( $role, self::School === $this ? Roles::ALL : array( Roles::CONTRACTOR ), true );
	}

	public function is_open_to( int $user_id ): bool {
		return $this->is_for( Roles::of( $user_id ) ) && Account_State::Active === State::of( $user_id );
	}

	/** Name of the university, or the company's domain; '' for none. */
	public function subject( int $user_id ): string {
		return self::School === $this ? Verified::university( Member_Fields::read( $user_id ) ) : Company_Domain::of( $user_id );
	}

	/** Code of the member's university, '' for none. */
	public function code( int $user_id ): string {
		$stored = self::School === $this ? Member_Fields::read( $user_id ) : array();
		return (string) ( $stored['ecosystem'] ?? $stored['school'] ?? '' );
	}

	/** The subject's name in answers. */
	public function word(): string {
		return self::School === $this ? 'university' : 'domain';
	}

	/** @return list<string> The domains whose addresses prove it; none where only an administrator can say so. */
	public function domains( int $user_id ): array {
		if ( self::School === $this ) {
			return Schools::domains( $this->code( $user_id ) );
		}
		return '' === Company_Domain::refusal( $user_id ) ? array( Company_Domain::of( $user_id ) ) : array();
	}

	/** The domain of an address if it proves it, otherwise ''. Subdomains do not. */
	public function match( int $user_id, string $address ): string {
		$domain = strtolower( substr( (string) strrchr( $address, '@' ), 1 ) );
		return in_array( $domain, $this->domains( $user_id ), true ) ? $domain : '';
	}

	/** Says why an address is refused, null for a good one. */
	public function complaint( int $user_id, string $address ): ?string {
		$refusal = self::School === $this ? '' : Company_Domain::refusal( $user_id );
		if ( '' !== $refusal ) {
			return Contract::message( $refusal, $this->subject( $user_id ) );
		}
		$message = self::School === $this ? 'affiliation_domain' : 'confirmation_domain';
		$domains = implode( ', ', $this->domains( $user_id ) );
		return '' === $this->match( $user_id, $address ) ? Contract::message( $message, $domains ) : null;
	}
}
