<?php
/**
 * Two members who write to each other, by the calls the site makes.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Accounts\Account_Lock;
use DesignMarketplace\Conversations\Conversation;
use DesignMarketplace\Conversations\Conversation_Rows;
use DesignMarketplace\Conversations\Letters;
use DesignMarketplace\Database\Transaction;
use RuntimeException;

final class Talk {

	public const BASE = '/design-marketplace/v1/conversations';

	/**
	 * A conversation that a letter of the designer's has begun.
	 *
	 * @param int    $designer   Designer.
	 * @param int    $contractor Contractor.
	 * @param string $text       The letter.
	 * @return string Its id.
	 */
	public static function begin( int $designer, int $contractor, string $text = 'I <3 bells' ): string {
		Transaction::run(
			static function () use ( $designer, $contractor, $text ): void {
				Account_Lock::hold( $designer, $contractor );
				( new Letters() )->keep( $designer, $contractor, $designer, $text, 0 );
			}
		);
		return self::between( $designer, $contractor )->public_id;
	}

	/**
	 * The conversation of two.
	 *
	 * @param int $designer   Designer.
	 * @param int $contractor Contractor.
	 */
	public static function between( int $designer, int $contractor ): Conversation {
		return Conversation_Rows::between( $designer, $contractor ) ?? throw new RuntimeException( 'The two have no conversation.' );
	}
}
