<?php
/**
 * Judges what is sent of a design job together with what it says already.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions;

use DesignMarketplace\Content\Job_Facts;
use DesignMarketplace\Contract\Contract;

final class Job_Rules {

	/**
	 * Messages of all failing fields, in form order.
	 *
	 * @param array<string,mixed> $values Cleaned values.
	 * @param int                 $id     The mission they change; 0 for a new one, which needs all that is required.
	 * @return array<string,string>
	 */
	public static function errors( array $values, int $id = 0 ): array {
		return Contract::form( 'mission', 'mission' )->errors( self::settled( $values, $id ) + self::known( $id ), $id > 0 );
	}

	/**
	 * What was sent, and that a fact ends which has no place any more: a workload goes with the employment it was of.
	 *
	 * @param array<string,mixed> $values Cleaned values.
	 * @param int                 $id     Mission, 0 for a new one.
	 * @return array<string,mixed>
	 */
	public static function settled( array $values, int $id ): array {
		$known = self::known( $id );
		$ended = array();
		foreach ( Contract::form( 'mission', 'facts' )->rules() as $field => $rule ) {
			if ( isset( $known[ $field ] ) && ! $rule->has_place( $values + $known ) ) {
				$ended[ $field ] = null;
			}
		}
		return $values + $ended;
	}

	/**
	 * What a mission says already.
	 *
	 * @param int $id Mission, 0 for a new one.
	 * @return array<string,mixed>
	 */
	private static function known( int $id ): array {
		return $id > 0 ? Job_Facts::of( $id ) : array();
	}
}
