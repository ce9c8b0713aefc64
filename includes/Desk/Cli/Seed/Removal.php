<?php
/** Removes the demo content and what depends on it. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Alerts\News;
use DesignMarketplace\Alerts\Search_Kind;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\People\Accounts\Gone_Missions;
use DesignMarketplace\People\Accounts\Slugs;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Talks\Conversation_Erasure;
use DesignMarketplace\Trust\Report_Writer;

/** Deletes members like any other, and then what others keep of them. No emails are sent, as the addresses are made up. */
final class Removal {

	public function __construct( private readonly Marks $marks ) {}

	/** @return int Number of things removed. */
	public function run(): int {
		$count = Pages::remove();
		foreach ( $this->marks->users() as $id ) {
			$count += self::remove_member( $id ) ? 1 : 0;
		}
		foreach ( $this->marks->posts() as $id ) {
			// It is also for attachments.
			$count += wp_delete_post( $id, true ) ? 1 : 0;
		}
		foreach ( Marks::skills() as $id ) {
			$count += true === wp_delete_term( $id, Skills::TAXONOMY ) ? 1 : 0;
		}
		( new Indexer() )->rebuild();
		return $count;
	}

	/** Removes a member with all that has come to them since. */
	private static function remove_member( int $id ): bool {
		$slug    = (string) get_the_author_meta( 'user_nicename', $id );
		$jobs    = Sql::ids( 'SELECT ID FROM {posts} WHERE post_type = %s AND post_author = %d', Item_Types::MISSION, $id );
		$reports = Transaction::run(
			static function () use ( $id ): array {
				( new Conversation_Erasure() )->whole_of( $id );
				return Report_Writer::forget_account( $id );
			}
		);
		News::forget( Search_Kind::Designers, array( $id ) );
		if ( true !== ( new Deletion() )->delete( $id, is_slow: true ) ) {
			return false;
		}
		Slugs::release( array( $slug ) );
		Gone_Missions::release( $jobs );
		News::forget( Search_Kind::Jobs, $jobs );
		// The farewell, and what others were told of design jobs and reports.
		Outbox_Entries::forget_recipient( "user:{$id}" );
		foreach ( $jobs as $job ) {
			Outbox_Entries::forget_event( "mission_closed:{$job}" );
		}
		foreach ( $reports as $report ) {
			Outbox_Entries::forget_event( "report_received:{$report}" );
			Outbox_Entries::forget_event( "report_decided:{$report}" );
		}
		return true;
	}
}
