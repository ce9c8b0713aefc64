<?php
/** Checks what is sent for a design job together with what is stored. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Job_Facts;

final class Job_Rules {

	/**
	 * @param array<string,mixed> $values
	 * @param int $id 0 for a new one, for which all required fields must be sent.
	 * @return array<string,string> Messages in the form's order.
	 */
	public static function errors( array $values, int $id = 0 ): array {
		return Contract::form( 'mission', 'mission' )->errors( self::settled( $values, $id ) + self::known( $id ), $id > 0 );
	}

	/**
	 * Adds null for stored facts that no longer apply, such as the workload when the engagement changes.
	 * @param array<string,mixed> $values
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

	/** @return array<string,mixed> */
	private static function known( int $id ): array {
		return $id > 0 ? Job_Facts::of( $id ) : array();
	}
}
