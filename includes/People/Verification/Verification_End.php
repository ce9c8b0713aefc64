<?php
/** The reason why something is not confirmed any more, for the member's settings. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\People\Members\Verified;

enum Verification_End: string {

	case Lapsed        = 'lapsed';
	case Company       = 'company';
	case University    = 'university';
	case Administrator = 'administrator';
	case Domain        = 'domain';
	case Website       = 'website';

	/** Notes the end, today. The day stands first, so that the database can compare it. */
	public function note( int $user_id, Claim $claim ): void {
		update_user_meta( $user_id, $claim->end_key(), Verified::today() . "|{$this->value}" );
	}

	/** @return array{why:string,date:string}|null The reason and the day it ended, null if it did not. */
	public static function of( int $user_id, Claim $claim ): ?array {
		[ $day, $why ] = explode( '|', (string) get_user_meta( $user_id, $claim->end_key(), true ) ) + array( '', '' );
		return self::tryFrom( $why ) ? array( 'why' => $why, 'date' => $day ) : null;
	}
}
