<?php
/**
 * How its owner says a mission ends.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions;

use DesignMarketplace\Accounts\Ownership;
use DesignMarketplace\Content\Mission_Outcome;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Rest\Errors;
use WP_Error;
use WP_Post;
use WP_REST_Request;

final class Ending {

	/**
	 * @param Mission_Outcome|null $outcome Outcome, null for a close without a word about it.
	 * @param list<int>|null       $chosen  Applications that are chosen; null to leave those that are.
	 * @param string               $words   What those read who are not.
	 */
	public function __construct( public readonly ?Mission_Outcome $outcome = null, public readonly ?array $chosen = null, public readonly string $words = '' ) {}

	/**
	 * How a mission ends. Its owner alone says so: to others who may close it the candidates are none of their business.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 * @param WP_Post                              $post    Mission.
	 * @return array{self,WP_Error|null}
	 */
	public static function asked( WP_REST_Request $request, WP_Post $post ): array {
		$form     = Contract::form( 'application', 'close' );
		$values   = array_filter( $form->clean( $request->get_params() ), static fn( mixed $value ): bool => null !== $value && '' !== $value );
		$messages = $form->errors( $values );
		$outcome  = is_string( $values['outcome'] ?? null ) ? Mission_Outcome::tryFrom( $values['outcome'] ) : null;
		if ( ! $messages && ! empty( $values['chosen'] ) && Mission_Outcome::Here !== $outcome ) {
			$messages = array( 'chosen' => Contract::message( 'chosen_elsewhere' ) );
		}
		$error = $messages ? Errors::fields( $messages ) : ( $values && ! Ownership::is_mine( $post ) ? Errors::of( 'forbidden' ) : null );
		return array( $error ? new self() : new self( $outcome, $values['chosen'] ?? null, (string) ( $values['words'] ?? '' ) ), $error );
	}
}
