<?php
/** The reason why a startup's university is not confirmed any more, for its settings. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Verification;

use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Verified;

enum Verification_End: string {

	case Lapsed        = 'lapsed';
	case Company       = 'company';
	case University    = 'university';
	case Administrator = 'administrator';
	case Domain        = 'domain';

	/** Meta key of a startup, see key(). */
	public const META = 'design_marketplace_verify_ended';

	public static function key(): string {
		return State::key( self::META );
	}

	/** Notes the end, today. The day stands first, so that the database can compare it. */
	public function note( int $user_id ): void {
		update_user_meta( $user_id, self::key(), Verified::today() . "|{$this->value}" );
	}

	/** @return array{why:string,date:string}|null The reason and the day it ended, null if it did not. */
	public static function of( int $user_id ): ?array {
		[ $day, $why ] = explode( '|', (string) get_user_meta( $user_id, self::key(), true ) ) + array( '', '' );
		return self::tryFrom( $why ) ? array( 'why' => $why, 'date' => $day ) : null;
	}
}
