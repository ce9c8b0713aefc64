<?php
/** The applicant's actions on their own application: withdraw it, and apply again. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Application_Writer;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Recall;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\State;
use WP_Error;

/** The caller checks the policy. The company sees the change at once and gets an email ten minutes later. */
final class Own_Application {

	/**
	 * Withdraws it, and drops what was not told yet. If the company's email about the application was not sent yet, it is cancelled
	 * instead of sending another one.
	 */
	public function withdraw( Application $application, ?Stage $from = null ): ?WP_Error {
		return $this->holding(
			$application,
			function ( Locked_Application $row ) use ( $application, $from ): ?WP_Error {
				if ( Stage::Withdrawn === $row->told ) {
					return null;
				}
				if ( ( $from && $from !== $row->told ) || ! Application_Writer::withdraw( $row ) ) {
					return Errors::of( 'stage_changed' );
				}
				$company = "user:{$application->owner}";
				if ( ! ( new Recall() )->item( Application_Service::topic( $row->user_id ), $company, 'applications', $row->post_id ) ) {
					$payload = array( 'application' => $row->post_id, 'reapplied' => $row->reapplied );
					( new Outbox() )->enqueue( self::event( $row ), $company, 'application_withdrawn', $payload );
				}
				return null;
			}
		);
	}

	/**
	 * Applies again with the same letter. If the company's email about the withdrawal was not sent yet, it is cancelled instead of
	 * sending another one.
	 */
	public function reapply( Application $application, ?Stage $from = null ): ?WP_Error {
		return $this->holding(
			$application,
			function ( Locked_Application $row ) use ( $application, $from ): ?WP_Error {
				if ( Stage::Fresh === $row->told ) {
					return null;
				}
				if ( Stage::Withdrawn !== $row->told || ( $from && $from !== $row->told ) ) {
					return Errors::of( 'stage_changed' );
				}
				if ( Blocks::between( $row->user_id, $application->owner ) ) {
					return Errors::of( 'message_blocked' );
				}
				$was_told = $this->again( $row );
				if ( is_bool( $was_told ) && $was_told ) {
					( new Outbox() )->enqueue(
						Application_Service::event( $row->user_id, $row->post_id, $row->reapplied + 1 ),
						"user:{$application->owner}",
						'new_application',
						array( 'applicant' => $row->user_id, 'applications' => array( $row->post_id ) )
					);
				}
				return $was_told instanceof WP_Error ? $was_told : null;
			}
		);
	}

	/** Asks the company what has become of it, which it reads on the board and in the weekly reminder. */
	public function nudge( Application $application ): ?WP_Error {
		return $this->holding(
			$application,
			static function ( Locked_Application $row ) use ( $application ): ?WP_Error {
				if ( Blocks::between( $row->user_id, $application->owner ) ) {
					return Errors::of( 'message_blocked' );
				}
				$now = ( new Application_Query() )->one( $row->post_id );
				if ( ! $now || ! Application_Abilities::can_nudge( $now ) ) {
					return Errors::of( 'nudge_over' );
				}
				Application_Writer::decide( $row, null, array( 'nudged_gmt' => Clock::gmt() ) );
				return null;
			}
		);
	}

	/**
	 * Call within a transaction that has locked both accounts.
	 * @param string|null $comment  New letter; null for the same one.
	 * @param Enclosed    $enclosed What is sent along with a new one.
	 * @return bool|WP_Error Whether the company may have been told of the withdrawal.
	 */
	public function again( Locked_Application $row, ?string $comment = null, Enclosed $enclosed = new Enclosed() ): bool|WP_Error {
		$mission = Posts::lock( $row->mission_id, Mission_Type::NAME );
		$refusal = $mission && State::is_off( (int) $mission->post_author )
			? Errors::of( 'mission_closed' )
			: Application_Service::closed( $mission );
		if ( $refusal ) {
			return $refusal;
		}
		if ( $row->reapplied >= Contract::limit( 'reapplied_max' ) ) {
			return Errors::of( 'reapplied' );
		}
		$post = null === $comment ? null : Posts::lock( $row->post_id, Application_Post_Type::NAME );
		if ( $post ) {
			Posts::update( $post, array( 'post_content' => $comment ) );
			Application_Table::name_post( $row->mission_id, $row->user_id, $row->post_id, $enclosed->columns( $row->mission_id ) );
		}
		Application_Writer::reapply( $row );
		return 0 === ( new Recall() )->event( self::event( $row ) );
	}

	/**
	 * Locks the accounts of both sides, then the application.
	 * @param callable(Locked_Application): ?WP_Error $work
	 */
	private function holding( Application $application, callable $work ): ?WP_Error {
		return Transaction::run(
			static function () use ( $application, $work ): ?WP_Error {
				$gone = Account_Lock::hold( (int) $application->post->post_author, $application->owner );
				$row  = $gone ? null : Locked_Application::by_posts( array( $application->post->ID ) )[0] ?? null;
				return $gone ?? ( $row ? $work( $row ) : Errors::of( 'post_not_found' ) );
			}
		);
	}

	private static function event( Locked_Application $row ): string {
		return "withdrawn:{$row->user_id}:{$row->id}:{$row->reapplied}";
	}
}
