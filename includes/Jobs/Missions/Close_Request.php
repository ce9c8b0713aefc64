<?php
/** The end of a mission, as its owner states it. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Ownership;
use WP_Error;
use WP_Post;
use WP_REST_Request;

final class Close_Request {

	/**
	 * @param list<int>|null $chosen Post ids of the chosen applications; null for no change.
	 * @param string $words To the candidates who are not chosen.
	 */
	public function __construct(
		public readonly ?Mission_Outcome $outcome = null,
		public readonly ?array $chosen = null,
		public readonly string $words = ''
	) {}

	/**
	 * Only the owner may send an outcome: administrators can close a mission, but do not decide about candidates.
	 * @return array{self,WP_Error|null}
	 */
	public static function asked( WP_REST_Request $request, WP_Post $post ): array {
		$form     = Contract::form( 'application', 'close' );
		$values   = array_filter(
			$form->clean( $request->get_params() ),
			static fn( mixed $value ): bool => null !== $value && '' !== $value
		);
		$messages = $form->errors( $values );
		$outcome  = is_string( $values['outcome'] ?? null ) ? Mission_Outcome::tryFrom( $values['outcome'] ) : null;
		if ( ! $messages && ! empty( $values['chosen'] ) && Mission_Outcome::Here !== $outcome ) {
			$messages = array( 'chosen' => Contract::message( 'chosen_elsewhere' ) );
		}
		$error = match ( true ) {
			(bool) $messages                            => Errors::fields( $messages ),
			$values && ! Ownership::is_mine( $post ) => Errors::of( 'forbidden' ),
			default                                     => null,
		};
		return array( $error ? new self() : new self( $outcome, $values['chosen'] ?? null, (string) ( $values['words'] ?? '' ) ), $error );
	}
}
