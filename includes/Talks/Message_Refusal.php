<?php
/** The reasons why somebody cannot write in a conversation. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Errors;
use WP_Error;

enum Message_Refusal: string {

	/** One has blocked the other. The blocked member must not learn it: this value is in nothing they get. */
	case Blocked = 'refused';

	/** The other's account is off or erased; the error does not say which. */
	case Gone = 'gone';

	/** They have sent the most that is allowed to somebody who has not answered yet. */
	case Unanswered = 'unanswered';

	public function error(): WP_Error {
		return match ( $this ) {
			self::Blocked    => Errors::of( 'message_blocked' ),
			self::Gone       => Errors::of( 'message_gone' ),
			self::Unanswered => Errors::of( 'message_unanswered', Contract::limit( 'messages_unanswered_max' ) ),
		};
	}
}
