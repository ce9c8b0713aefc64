<?php
/**
 * Why somebody cannot write in a conversation.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Rest\Errors;
use WP_Error;

enum Refusal: string {

	/**
	 * One has blocked the other; which of the two it was is not said.
	 */
	case Blocked = 'blocked';

	/**
	 * The other's account is off, or erased; which of the two it is is not said either.
	 */
	case Gone = 'gone';

	/**
	 * They have written a lot to somebody who has not answered yet.
	 */
	case Unanswered = 'unanswered';

	/**
	 * As an error.
	 */
	public function error(): WP_Error {
		return self::Unanswered === $this ? Errors::of( 'message_unanswered', Contract::limit( 'messages_unanswered_max' ) ) : Errors::of( "message_{$this->value}" );
	}
}
