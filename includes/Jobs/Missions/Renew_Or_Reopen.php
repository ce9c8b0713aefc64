<?php
/** Lets contractors ask that a mission goes on, or is opened again, beside changes of its fields. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Jobs\Applications\Reopening;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Rest\Errors;
use WP_Error;
use WP_Post;
use WP_REST_Request;

final class Renew_Or_Reopen {

	/** Fields, and the acts they ask for. */
	public const CALLS = array( 'renew' => 'Keeps the design job open.', 'reopen' => 'Opens it again.' );

	/** @return array<string,string> Messages for values that are neither true nor false. */
	public static function check( WP_REST_Request $request ): array {
		$wrong = array_filter(
			array( 'close', ...array_keys( self::CALLS ) ),
			static fn( string $name ): bool => ! is_bool( Value::boolean( $request[ $name ] ) )
		);
		return array_fill_keys( $wrong, Contract::message( 'value_invalid' ) );
	}

	/** The error if the current user may not request it. */
	public static function refusal( WP_REST_Request $request, WP_Post $post ): ?WP_Error {
		return self::asked( $request ) && ! Mission_Policy::is_contractors( $post ) ? Errors::of( 'forbidden' ) : null;
	}

	/** Does what is asked for, within the transaction of the change. */
	public static function follow( WP_REST_Request $request ): ?WP_Error {
		foreach ( self::asked( $request ) as $call ) {
			$id   = (int) $request['id'];
			$done = 'renew' === $call ? ( new Mission_Service() )->renew( $id ) : ( new Reopening() )->by_company( $id );
			if ( $done instanceof WP_Error ) {
				return $done;
			}
		}
		return null;
	}

	/** @return list<string> The requested calls. None if the request closes the mission. */
	private static function asked( WP_REST_Request $request ): array {
		$is_on = static fn( string $name ): bool => true === Value::boolean( $request[ $name ] );
		return $is_on( 'close' ) ? array() : array_values( array_filter( array_keys( self::CALLS ), $is_on ) );
	}
}
