<?php
/** What a named member says: yes or no, by REST or by the page behind the link. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Credits;

use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Lock;
use WP_Error;

final class Credit_Answers {

	/**
	 * Stores the answer. A no ends it for good, also after a yes: then it does not exist for them any more.
	 * @param string $answer YES or NO.
	 * @return Credit|WP_Error As it is now.
	 */
	public function give( int $user_id, int $id, string $answer ): Credit|WP_Error {
		return Transaction::run(
			static function () use ( $user_id, $id, $answer ): Credit|WP_Error {
				$gone   = Account_Lock::hold( $user_id );
				$credit = $gone ? null : Credit_Rows::lock( $user_id, $id );
				if ( ! $credit ) {
					return $gone ?? Errors::of( 'post_not_found' );
				}
				if ( $credit->state !== $answer ) {
					Credit_Rows::answer( $id, $answer );
				}
				return new Credit( $id, $credit->kind, $answer, $credit->asked, $credit->work, $credit->owner );
			}
		);
	}
}
