<?php
/** Takes objections: of the author to a decision, and of the reporter to a dismissal. Each is possible once. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Objections;
use DesignMarketplace\People\Accounts\Reported_Item;
use WP_Error;

/** The link proves before who is asking. */
final class Objecting {

	/** Cleans words. Text that is far too long is cut first. */
	public static function words( mixed $sent ): string {
		return is_string( $sent ) ? Text::plain( substr( $sent, 0, 16 * Contract::limit( 'objection_max' ) ), true ) : '';
	}

	/**
	 * Stores a member's objection to a decision about them or their item.
	 * @param int $decision Decision, 0 if the account is off without a recorded decision.
	 */
	public function by_author( int $user_id, int $decision, string $words ): ?WP_Error {
		return self::complaint( $words ) ?? Transaction::run(
			static function () use ( $user_id, $decision, $words ): ?WP_Error {
				if ( ! Account_Lock::hold_existing( array( $user_id ) ) ) {
					return Errors::of( 'user_not_found' );
				}
				$record = Decisions::find( $user_id, $decision );
				if ( Objections::to( $user_id, $decision ) || Objections::outcome( $user_id, $decision ) ) {
					return Errors::of( 'objection_made' );
				}
				Decisions::add(
					$record ? Decisions::thing( $record ) : Reported_Item::member( $user_id ),
					Decision_Kind::Objection,
					'',
					$words,
					$user_id,
					$decision
				);
				Open_Reports::announce();
				return null;
			}
		);
	}

	/** Stores a reporter's objection to a dismissal: the report waits again. */
	public function by_reporter( int $report, string $words ): ?WP_Error {
		return self::complaint( $words ) ?? Transaction::run(
			static function () use ( $report, $words ): ?WP_Error {
				$found = Report_Query::find( $report );
				if ( ! $found ) {
					return Errors::of( 'post_not_found' );
				}
				// Deciding locks the author, too.
				$there = Account_Lock::hold_existing( array_values( array_filter( array( $found->thing->owner, $found->reporter ) ) ) );
				if ( $found->reporter > 0 && ! in_array( $found->reporter, $there, true ) ) {
					return Errors::of( 'user_not_found' );
				}
				if ( ! Report_Writer::object( $report, $words ) ) {
					return Errors::of( 'objection_made' );
				}
				Open_Reports::announce();
				return null;
			}
		);
	}

	private static function complaint( string $words ): ?WP_Error {
		$max = Contract::limit( 'objection_max' );
		if ( '' !== $words && mb_strlen( $words ) <= $max ) {
			return null;
		}
		return Errors::fields(
			array( 'words' => '' === $words ? Contract::message( 'objection_required' ) : Contract::message( 'too_long', $max ) )
		);
	}
}
