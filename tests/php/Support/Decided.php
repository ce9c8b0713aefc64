<?php
/** Works and design jobs that were decided about, by the services and into the directory. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\Trust\Hiding;
use RuntimeException;
use WP_Post;

final class Decided {

	public const WORDS = 'It rings <3 at night';

	/**
	 * Hides an item.
	 * @param int $id Work or mission.
	 * @return int The decision.
	 */
	public static function hide( int $id ): int {
		return self::with(
			$id,
			static function ( WP_Post $post ): int {
				$decision = Decisions::add( Reported_Item::item( $post ), Decision_Kind::Hide, Decision_Reason::Offensive->value, self::WORDS, People::administrator() );
				Hiding::hide( $post, $decision );
				return $decision;
			}
		);
	}

	/**
	 * Shows it again.
	 * @param int $id Work or mission.
	 */
	public static function show( int $id ): void {
		self::with(
			$id,
			static function ( WP_Post $post ): int {
				Hiding::show( $post );
				return 0;
			}
		);
	}

	/**
	 * Holds design jobs from now on.
	 * @param string $which See Site_Settings.
	 */
	public static function hold( string $which ): void {
		update_option( Site_Settings::PREFIX . 'hold_jobs', $which );
	}

	/**
	 * Does something with an item and its author held.
	 * @param int                   $id   Work or mission.
	 * @param callable(WP_Post):int $work What is done.
	 */
	private static function with( int $id, callable $work ): int {
		$done = Transaction::run(
			static function () use ( $id, $work ): int {
				Account_Lock::hold_existing( array( (int) get_post_field( 'post_author', $id ) ) );
				return $work( Posts::lock( $id, (string) get_post_type( $id ) ) ?? throw new RuntimeException( 'There is no such item.' ) );
			}
		);
		( new Indexer() )->flush();
		return $done;
	}
}
