<?php
/** The signed address in an email that leads to a page with one button: for one mission and one action. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Moments;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Link_Proof;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use WP_Post;
use WP_User;

/** It needs no login, and is valid for some days, as long as the company has the same email address and password. */
final class Job_Link {

	public const PARAMETER = 'design_marketplace_job';

	/** The actions a link can have. */
	public const RENEW  = 'renew';
	public const REOPEN = 'reopen';

	/** The address, whose page is in the language of the email. */
	public static function url( WP_Post $mission, string $action ): string {
		$until = Clock::now() + Contract::limit( 'job_link_days' ) * DAY_IN_SECONDS;
		$token = implode(
			'.',
			array( $mission->ID, $action, $until, self::proof( get_userdata( Ownership::of( $mission ) ), $mission->ID, $action, $until ) )
		);
		return Link_Page::url( self::PARAMETER, $token );
	}

	/**
	 * The mission and the action of a token; null for one that is forged or expired, or whose company is off or no longer a company.
	 * @return array{WP_Post,string}|null
	 */
	public static function read( string $token ): ?array {
		if ( ! preg_match( '/^(\d{1,18})\.(renew|reopen)\.(\d{1,12})\.([a-f0-9]{64})$/D', $token, $parts ) ) {
			return null;
		}
		[ , $id, $action, $until, $proof ] = $parts;

		$mission = get_post( (int) $id );
		$owner   = $mission instanceof WP_Post && Item_Types::MISSION === $mission->post_type
			? get_userdata( Ownership::of( $mission ) )
			: false;
		$is_good = hash_equals( self::proof( $owner, (int) $id, $action, (int) $until ), $proof ) && (int) $until >= Clock::now();
		return $is_good
			&& $mission instanceof WP_Post
			&& $owner
			&& Roles::CONTRACTOR === Roles::of( $owner )
			&& ! State::is_off( $owner->ID )
			? array( $mission, $action )
			: null;
	}

	private static function proof( WP_User|false $owner, int $mission, string $action, int $until ): string {
		$credentials = $owner ? "{$owner->ID}|{$owner->user_email}|{$owner->user_pass}" : '';
		return Link_Proof::of( "job|{$mission}|{$action}|{$until}|{$credentials}" );
	}
}
