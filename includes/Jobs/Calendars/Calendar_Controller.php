<?php
/** /design-marketplace/v1/calendar: the address of one's own calendar. Only the answer that makes it names it. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Calendars;

use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;

final class Calendar_Controller {

	private const KEY_LENGTH = 40;

	/** @return array{since:string|null} */
	public function read(): array {
		$since = (string) get_user_meta( get_current_user_id(), State::key( Calendar_Data::SINCE ), true );
		return array( 'since' => '' === $since ? null : $since );
	}

	/**
	 * The address from before ends.
	 * @return array{url:string,since:string}|WP_Error
	 */
	public function make(): array|WP_Error {
		$user_id = get_current_user_id();
		$key     = wp_generate_password( self::KEY_LENGTH, false );
		$since   = str_replace( '/', '-', Deadline::today() );
		$refusal = Limits::write( 'calendar', $user_id ) ?? Account_Lock::with(
			$user_id,
			static function () use ( $user_id, $key, $since ): void {
				update_user_meta( $user_id, State::key( Calendar_Data::HASH ), hash( 'sha256', $key ) );
				update_user_meta( $user_id, State::key( Calendar_Data::SINCE ), $since );
			}
		);
		return $refusal ?? array( 'url' => home_url( "/calendar/{$user_id}-{$key}.ics" ), 'since' => $since );
	}

	/** @return array{since:null}|WP_Error */
	public function end(): array|WP_Error {
		$user_id = get_current_user_id();
		$refusal = Limits::change( $user_id, true ) ?? Account_Lock::with(
			$user_id,
			static function () use ( $user_id ): void {
				delete_user_meta( $user_id, State::key( Calendar_Data::HASH ) );
				delete_user_meta( $user_id, State::key( Calendar_Data::SINCE ) );
			}
		);
		return $refusal ?? array( 'since' => null );
	}
}
