<?php
/** Approves or rejects design jobs that wait, and changes of them: the one service for wp-admin, REST and WP-CLI. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Job_Event;
use DesignMarketplace\Jobs\Job_Graph;
use DesignMarketplace\Jobs\Job_Writer;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use WP_Error;
use WP_Post;

/** The caller checks permissions before. */
final class Approving {

	public function __construct( private readonly Outbox $outbox = new Outbox() ) {}

	/**
	 * Publishes a mission that waits, or its change.
	 * @param int    $by   User id of the administrator, 0 for WP-CLI without a user.
	 * @param string $read Version the administrator has read, see Approval_Hold::version(); '' if unknown.
	 */
	public function approve( int $id, int $by, string $read = '' ): ?WP_Error {
		return $this->decide(
			$id,
			$read,
			function ( WP_Post $post ) use ( $by ): void {
				$rejected = (int) get_post_meta( $post->ID, Approval_Hold::REJECTED, true );
				self::release( $post );
				Decisions::add( Reported_Item::item( $post ), Decision_Kind::Approve, '', '', $by, $rejected );
				$this->outbox->enqueue(
					"job_approved:{$post->ID}:" . Clock::gmt(),
					"user:{$post->post_author}",
					'job_approved',
					array( 'mission' => $post->ID )
				);
			}
		);
	}

	/**
	 * Makes a waiting mission a draft again, or drops its change. The company is told why.
	 * @param int    $by    User id of the administrator, 0 for WP-CLI without a user.
	 * @param string $words More about the reason, plain text, for the company.
	 * @param string $read  Version the administrator has read, see Approval_Hold::version(); '' if unknown.
	 */
	public function reject( int $id, int $by, Decision_Reason $reason, string $words = '', string $read = '' ): ?WP_Error {
		return $this->decide(
			$id,
			$read,
			function ( WP_Post $post ) use ( $by, $reason, $words ): void {
				$decision = Decisions::add( Reported_Item::item( $post ), Decision_Kind::Reject, $reason->value, $words, $by );
				Held_Change::reject( $post );
				update_post_meta( $post->ID, Approval_Hold::REJECTED, $decision );
				if ( Mission_State::Held === Mission_State::of( $post ) ) {
					delete_post_meta( $post->ID, Approval_Hold::SINCE );
					Job_Writer::move( $post, Job_Event::Reject );
				}
				$this->outbox->enqueue(
					"job_rejected:{$post->ID}:{$decision}",
					"user:{$post->post_author}",
					'job_rejected',
					array( 'mission' => $post->ID, 'decision' => $decision )
				);
			}
		);
	}

	/** Publishes what waits or was rejected. Must run inside a transaction with the locks of company and mission; may be called again. */
	public static function release( WP_Post $post ): void {
		update_post_meta( $post->ID, Approval_Hold::APPROVED, Clock::gmt() );
		self::free( $post );
	}

	/**
	 * Publishes the jobs of a company that is confirmed now, but for those that have to be approved all the same. Called in a
	 * transaction that holds the account.
	 */
	public function let_go( int $user_id ): void {
		foreach ( Approval_Hold::waiting_of( $user_id ) as $id ) {
			$post = Posts::lock( $id, Item_Types::MISSION );
			if ( Mission_State::Held === Mission_State::of( $post ) && $post && ! Approval_Hold::holds_next_of( $user_id, $id ) ) {
				self::free( $post );
			}
		}
	}

	private static function free( WP_Post $post ): void {
		Approval_Hold::forget_rejection( $post->ID );
		delete_post_meta( $post->ID, Approval_Hold::SINCE );
		if ( Job_Graph::allows( Job_Event::Approve, Mission_State::of( $post ) ) ) {
			self::publish( $post );
		} else {
			$words = Held_Change::of( $post->ID );
			Held_Change::drop( $post->ID );
			Posts::update( $post, Job_Facts::write( $post->ID, $words ) );
		}
	}

	/**
	 * Runs a decision inside a transaction with the locks of company and mission.
	 * @param callable(WP_Post): void $work Writes the decision.
	 */
	private function decide( int $id, string $read, callable $work ): ?WP_Error {
		return Transaction::run(
			static function () use ( $id, $read, $work ): ?WP_Error {
				$post = Account_Lock::hold_item( $id, Item_Types::MISSION, 'mission_unknown' );
				if ( $post instanceof WP_Error ) {
					return $post;
				}
				if ( ! Approval_Hold::waits( $post ) ) {
					return Errors::of( 'nothing_held' );
				}
				if ( '' !== $read && Approval_Hold::version( $post ) !== $read ) {
					return Errors::of( 'held_changed' );
				}
				$work( $post );
				return null;
			}
		);
	}

	private static function publish( WP_Post $post ): void {
		$today  = Deadline::today();
		$posted = Posts::text( $post->ID, Item_Types::POSTING_DATE );
		if ( '' !== $posted && $posted < $today ) {
			update_post_meta( $post->ID, Item_Types::POSTING_DATE, $today );
		}
		Job_Writer::move(
			$post,
			Job_Event::Approve,
			array(
				// Empty, so that core sets it.
				'post_date'     => '',
				'post_date_gmt' => '',
				'edit_date'     => true,
			)
		);
	}
}
