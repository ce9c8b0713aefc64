<?php
/** Checks what is sent for a design job together with what is stored. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Settings\Site_Settings;

final class Job_Rules {

	/** The pay may have to be said when one of these is sent. */
	private const PAY = array( 'engagement', 'paid', 'budget_from', 'budget_to', 'budget_currency', 'budget_unit', 'budget' );

	/** Kinds of work that may be unpaid. */
	private const MAY_BE_UNPAID = array( 'internship', 'student_project' );

	/**
	 * @param array<string,mixed> $values
	 * @param int $id 0 for a new one, for which all required fields must be sent.
	 * @param string|null $status Post status that is asked for, null for none.
	 * @return array<string,string> Messages in the form's order.
	 */
	public static function errors( array $values, int $id = 0, ?string $status = null ): array {
		$form     = Contract::form( 'mission', 'mission' );
		$said     = self::settled( $values, $id ) + self::known( $id );
		$messages = $form->errors( $said, $id > 0 );
		if ( self::must_say_pay( $values, $id, $status ) && self::lacks_pay( $said ) ) {
			$messages += array( 'budget_from' => Contract::message( 'pay_required' ) );
		}
		return $form->in_order( $messages );
	}

	/**
	 * The values, without engagement and pay if those are as stored: some forms always send them.
	 * @param array<string,mixed> $values Cleaned.
	 * @return array<string,mixed>
	 */
	public static function changed( array $values, int $id ): array {
		$sent   = Job_Facts::columns( array_intersect_key( $values, array_flip( self::PAY ) ) );
		$stored = Job_Facts::columns( self::known( $id ) );
		return array_intersect_key( $stored, $sent ) == $sent ? array_diff_key( $values, array_flip( self::PAY ) ) : $values; // phpcs:ignore WordPress.PHP.StrictComparisons -- in any order.
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

	/**
	 * Whether a job is made, published, or sent with its engagement or pay. A draft is asked when it is published.
	 * @param array<string,mixed> $values
	 */
	private static function must_say_pay( array $values, int $id, ?string $status ): bool {
		$post = $id > 0 ? get_post( $id ) : null;
		// Core publishes scheduled posts without another check.
		$due = array( Mission_State::Open->value, Mission_State::Held->value, 'future' );
		if ( ! $post ) {
			return Mission_State::Draft->value !== $status;
		}
		$out = array( ...Mission_State::PUBLISHED, Mission_State::Held, Mission_State::Hidden );
		return in_array( Mission_State::of( $post ), $out, true )
			? (bool) array_intersect_key( $values, array_flip( self::PAY ) )
			: in_array( $status, $due, true );
	}

	/** @param array<string,mixed> $said */
	private static function lacks_pay( array $said ): bool {
		$engagement = $said['engagement'] ?? '';
		$is_unpaid  = false === ( $said['paid'] ?? null ) && in_array( $engagement, self::MAY_BE_UNPAID, true );
		return in_array( $engagement, (array) Site_Settings::get( 'pay_required' ), true )
			&& ! is_int( $said['budget_from'] ?? null )
			&& ! is_int( $said['budget_to'] ?? null )
			&& ! $is_unpaid;
	}

	/** @return array<string,mixed> */
	private static function known( int $id ): array {
		return $id > 0 ? Job_Facts::of( $id ) : array();
	}
}
